#pragma once
// A session with the answers that it has given, and a client that hears them: what tests of sessions begin with.
#include <gtest/gtest.h>

#include "host/session.hpp"
#include "tests/codec/clients.hpp"

namespace rattus::test {

class OneSession : public testing::Test {
 protected:
  using Json = codec::Json;

  /// The answers to a message.
  Json send(const Json& message) { return heard(session.send(message.dump())); }
  Json step() { return heard(session.step(std::chrono::milliseconds(50))); }
  Json heard(const std::string& text) {
    Json list = Json::parse(text);
    for (const Json& message : list) {
      // those of a record begin anew and have no table
      if (message["type"] == "update" && (message["base"] != 0 || message.contains("table"))) client.hear(message);
      if (message["type"] == "store") stores.push_back(message);
    }
    return list;
  }
  /// The only answer, or the first of several.
  Json ask(const Json& message) { return send(message).at(0); }
  /// The code of a refusal, which says why in words, too.
  std::string refused(const Json& message) {
    const Json answer = ask(message);
    EXPECT_EQ(answer["type"], "refused") << answer;
    EXPECT_FALSE(answer.value("reason", "").empty());
    return answer.value("code", "");
  }
  static Json person(const std::string& name) { return {{"kind", "me"}, {"name", name}}; }
  static Json computer() {
    return {{"kind", "computer"}, {"name", "Cosima"}, {"player", "random"}, {"level", "novice"}};
  }
  Json choice(std::size_t option) {
    return {{"type", "act"},
            {"id", "m" + std::to_string(++sent)},
            {"version", client.decision["version"]},
            {"option", option}};
  }
  void play_out() {
    while (!client.view["waiting"].is_null()) {
      if (client.decision.is_null())
        step();
      else
        send(choice(sent * 7 % client.decision["options"].size()));
    }
  }

  unsigned fresh = 0;
  host::Nets nets = host::carried_nets();
  host::Session session{codec::game_data(), nets, [this] { return Seed{++fresh, 5}; }};
  Client client{"me"};
  std::vector<Json> stores;
  unsigned sent = 0;
};

}  // namespace rattus::test
