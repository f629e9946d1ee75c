#pragma once
// A conversation of `rattus ask` for tests.
#include <string>

#include <gtest/gtest.h>

#include "host/conversation.hpp"

namespace rattus::test {

class Asking : public ::testing::Test {
 protected:
  codec::Json say(const std::string& line) { return codec::Json::parse(conversation_.answer(line)); }
  codec::Json fine(const std::string& line) {
    codec::Json json = say(line);
    EXPECT_EQ(json["ok"], true) << line << "\n" << json;
    return json;
  }
  /// The code of the first reason against a line.
  std::string refused(const std::string& line) {
    const codec::Json json = say(line);
    EXPECT_EQ(json["ok"], false) << line;
    return json["ok"] == false && !json["reasons"].empty() ? json["reasons"][0]["code"].get<std::string>() : "";
  }
  codec::Json choose(const std::string& text) { return fine(codec::Json{{"do", "choose"}, {"option", text}}.dump()); }

  host::Conversation conversation_{codec::game_data()};
};

}  // namespace rattus::test
