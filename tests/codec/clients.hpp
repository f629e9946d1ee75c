#pragma once
// A client of a match that knows nothing but docs/reference/protocol.md.
#include <string>
#include <utility>

#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "codec/text/json.hpp"

namespace rattus::test {

struct Client {
  explicit Client(std::string name, unsigned hears_every = 1) : guest(std::move(name)), every(hears_every) {}

  std::string guest;
  unsigned every;  ///< hears of about one version in so many
  std::uint64_t version = 0;
  codec::Json view, decision, table, events = codec::Json::array();
  bool secret = false;

  void hear(const std::string& text) { hear(codec::Json::parse(text)); }
  void hear(const codec::Json& update) {
    EXPECT_EQ(update.at("type"), "update");
    const auto base = update.at("base").get<std::uint64_t>();
    if (base == 0)
      events = codec::Json::array();
    else
      EXPECT_EQ(base, version);
    version = update.at("version").get<std::uint64_t>();
    if (update.contains("table")) table = update["table"];
    if (update.contains("view")) {
      view = update["view"];
    } else if (update.contains("changes")) {
      for (const auto& [key, value] : update["changes"].items()) {
        if (key == "regions")
          for (const auto& [region, now] : value.items()) view["regions"][region] = now;
        else
          view[key] = value;
      }
      if (update.contains("gone"))
        for (const auto& key : update["gone"]) view.erase(key.get<std::string>());
    }
    if (update.contains("decision")) decision = update["decision"];
    if (update.contains("view") || update.contains("changes")) secret = update.value("private", false);
    for (const auto& event : update.at("events")) events.push_back(event);
  }
};

}  // namespace rattus::test
