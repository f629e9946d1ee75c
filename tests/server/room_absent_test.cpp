// Whoever has a seat and does not look is told what waits for him: once, and only him.
#include <gmock/gmock.h>

#include "server/rooms/hall.hpp"
#include "server/rooms/load.hpp"
#include "tests/server/simulated_world.hpp"

namespace rattus::server::test {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// A person at the table "T" who looks as long as he is connected.
class Person final : public Client {
 public:
  using Client::Client;
  [[nodiscard]] std::string name() const override { return guest(); }
  void send(std::shared_ptr<const std::string> message) override {
    codec::Json update = codec::Json::parse(*message);
    if (update.contains("decision")) decision_ = update["decision"];
  }
  [[nodiscard]] bool asked() const { return decision_.is_object(); }
  [[nodiscard]] std::uint64_t version() const { return decision_["version"]; }

 private:
  codec::Json decision_;
};

class Absent : public testing::Test {
 protected:
  Absent() {
    world.too_much = 0;
    board::SetUp setup;
    setup.players = 2;
    setup.options = {{"first_player", "seat-1"}};
    table::Plan plan;
    plan.setup = setup;
    plan.host = "anna";
    for (const char* guest : {"anna", "bert"}) plan.seats.push_back({table::SeatKind::person, guest, guest});
    const auto opened = table::Match::open(plan, codec::game_data().tables(plan.setup), Seed{1, 2});
    EXPECT_FALSE(disk.write(std::vector<Write>{new_match("T", std::get<table::Match>(opened), 0)}));
  }
  void say(const std::shared_ptr<Person>& who, codec::ToMatch::Kind kind, table::Input input = {}) {
    codec::ToMatch message;
    message.kind = kind;
    message.id = input.move_id = "m" + std::to_string(++messages_);
    message.input = std::move(input);
    hall.room("T")->post(who, message);
    while (world.happen()) {
    }
  }
  std::shared_ptr<Person> arrives(const char* name) {
    auto person = std::make_shared<Person>(name);
    say(person, codec::ToMatch::Kind::hello);
    return person;
  }
  /// Decides as long as he is asked.
  void plays(const std::shared_ptr<Person>& who) {
    for (unsigned i = 0; who->asked() && i < 200; ++i) {
      table::Input choice;
      choice.act = table::Act::choose;
      choice.version = who->version();
      say(who, codec::ToMatch::Kind::input, choice);
    }
  }
  void chats(const std::shared_ptr<Person>& who) {
    table::Input line;
    line.act = table::Act::chat;
    line.text = "Hello?";
    say(who, codec::ToMatch::Kind::input, line);
  }

  std::mt19937_64 random{1};
  MemoryStore disk;
  SimulatedWorld world{disk, random};
  Hall hall{world};

 private:
  unsigned messages_ = 0;
};

const Notice bert_decides{"T", "bert", Notice::About::decision};

TEST_F(Absent, WhoIsAwayIsToldOfHisDecisionOnce) {
  const auto anna = arrives("anna");
  ASSERT_TRUE(anna->asked());
  EXPECT_THAT(world.notices, IsEmpty());
  plays(anna);
  EXPECT_THAT(world.notices, ElementsAre(bert_decides));
  chats(anna);
  EXPECT_THAT(world.notices, ElementsAre(bert_decides)) << "he has been told of it";
}

TEST_F(Absent, WhoLooksIsNotTold) {
  const auto anna = arrives("anna"), bert = arrives("bert");
  plays(anna);
  plays(bert);
  EXPECT_TRUE(anna->asked());
  EXPECT_THAT(world.notices, IsEmpty());
  hall.room("T")->leave(*bert);
  plays(anna);
  EXPECT_THAT(world.notices, ElementsAre(bert_decides));
}

TEST_F(Absent, WhatHeHasBeenToldOfIsNotToldAgainWhenTheTableComesBackFromTheDisk) {
  auto anna = arrives("anna");
  plays(anna);
  hall.room("T")->leave(*anna);
  anna.reset();
  SimulatedWorld after(disk, random);
  after.too_much = 0;
  Hall again(after);
  anna = std::make_shared<Person>("anna");
  codec::ToMatch hello;
  again.room("T")->post(anna, hello);
  codec::ToMatch chat;
  chat.kind = codec::ToMatch::Kind::input;
  chat.id = chat.input.move_id = "later";
  chat.input.act = table::Act::chat;
  chat.input.text = "Still there?";
  again.room("T")->post(anna, chat);
  while (after.happen()) {
  }
  EXPECT_EQ(after.metrics().inputs.size(), 1U) << "the line was taken";
  EXPECT_THAT(after.notices, IsEmpty());
}

TEST_F(Absent, WhoIsAwayIsToldThatTheGameIsOver) {
  const auto anna = arrives("anna");
  auto bert = arrives("bert");
  table::Input resign;
  resign.act = table::Act::propose;
  resign.what = table::Subject::resign;
  say(bert, codec::ToMatch::Kind::input, resign);
  hall.room("T")->leave(*bert);
  resign.act = table::Act::agree;
  say(anna, codec::ToMatch::Kind::input, resign);
  EXPECT_THAT(world.notices, ElementsAre(Notice{"T", "bert", Notice::About::end}));
}

}  // namespace
}  // namespace rattus::server::test
