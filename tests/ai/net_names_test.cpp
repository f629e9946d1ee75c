// Nets for other inputs than the program's: those of the same name keep their weights, all others count as nothing.
#include <algorithm>
#include <array>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/ai/nets.hpp"

namespace rattus::ai {
namespace {

using test::layout_without;
using test::named_file;
using test::NetNumbers;
using test::read_net;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::shared_ptr<const Net> net_of(const std::string& bytes, const InputLayout& layout) {
  auto read = read_net(bytes, layout);
  if (const auto* why = std::get_if<std::string>(&read)) ADD_FAILURE() << *why;
  return std::get<0>(read);
}

/// The layout with a class card more than there are.
InputLayout with_card_46() {
  InputLayout more = layout_without({});
  const auto behind_card_1 = [](std::vector<std::string>& names) {
    return std::find_if(names.begin(), names.end(), [](const std::string& name) { return name.starts_with("2."); });
  };
  more.seat.insert(behind_card_1(more.seat), {"46.held", "46.blocked", "46.raised"});
  more.game.insert(behind_card_1(more.game), "46.free");
  complete(more);
  return more;
}

/// Numbers by name, by chance, as the same position gives them to any net.
class Position {
 public:
  explicit Position(Seed seed) : rng_(seed) {}
  /// One that all nets are told to be this much.
  void set(const std::string& name, std::int16_t number) { told_[name] = number; }
  std::vector<std::int16_t> row(const std::string& of, const std::vector<std::string>& names) {
    std::vector<std::int16_t> row;
    for (const std::string& name : names) {
      if (const auto set = told_.find(name); set != told_.end()) {
        row.push_back(set->second);
        continue;
      }
      const auto chance = static_cast<std::int16_t>(rng_.below(3) == 0 ? rng_.below(60) : 0);
      row.push_back(chances_.try_emplace(of + name, chance).first->second);
    }
    return row;
  }
  /// What a net says of it, for three players.
  std::vector<std::int32_t> scores(const Net& net, const InputLayout& layout) {
    const std::vector<std::int16_t> game = row("game ", layout.game);
    std::vector<std::vector<std::int16_t>> rows;
    for (const char* seat : {"0 ", "1 ", "2 "}) rows.push_back(row(seat, layout.seat));
    const std::vector<Net::Row> seats(rows.begin(), rows.end());
    std::vector<std::int32_t> scores(seats.size());
    net.scores(game, seats, scores);
    return scores;
  }

 private:
  Rng rng_;
  std::map<std::string, std::int16_t> told_, chances_;
};

constexpr std::uint64_t positions = 40;

TEST(NetNames, OfTheSameInputsChangeNothing) {
  const NetNumbers numbers({4, 1});
  const auto plain = test::net_of(numbers), named = net_of(named_file(numbers), input_layout());
  EXPECT_EQ(named->hash(), plain->hash()) << "files of results were made by the same net";
  EXPECT_EQ(named->inputs(), input_layout().hash);
  EXPECT_THAT(named->unlearned(), IsEmpty());
  for (std::uint64_t i = 0; i < positions; ++i) {
    Position position({5, i});
    EXPECT_EQ(position.scores(*named, input_layout()), position.scores(*plain, input_layout()));
  }
}

TEST(NetNames, ACardThatTheNetHasNotSeenCountsAsNothing) {
  const InputLayout more = with_card_46();
  const NetNumbers numbers({4, 2});
  const auto plain = test::net_of(numbers), net = net_of(named_file(numbers), more);
  EXPECT_EQ(net->inputs(), more.hash);
  EXPECT_THAT(net->unlearned(), ElementsAre("46"));
  for (std::uint64_t i = 0; i < positions; ++i) {
    Position position({6, i});
    if (i % 2 == 0)
      for (const char* name : {"46.held", "46.blocked", "46.raised", "46.free"}) position.set(name, 0);
    EXPECT_EQ(position.scores(*net, more), position.scores(*plain, input_layout()));
  }
}

TEST(NetNames, APartThatTheProgramDoesNotHaveIsLeftOut) {
  const InputLayout less = layout_without({"9", "guilds"});
  const NetNumbers numbers({4, 3});
  const auto plain = test::net_of(numbers), net = net_of(named_file(numbers), less);
  EXPECT_THAT(net->unlearned(), IsEmpty());
  unsigned different = 0;
  for (std::uint64_t i = 0; i < positions; ++i) {
    Position position({7, i});
    const auto without = position.scores(*net, less);
    different += position.scores(*plain, input_layout()) != without;
    for (const auto* names : {&input_layout().seat, &input_layout().game})
      for (const std::string& name : *names)
        if (part_of(name) == "9" || part_of(name) == "guilds") position.set(name, 0);
    EXPECT_EQ(position.scores(*plain, input_layout()), without);
  }
  EXPECT_GT(different, positions / 2);
}

TEST(NetNames, TheOrderOfInputsDoesNotMatter) {
  InputLayout turned = input_layout();
  std::reverse(turned.seat.begin(), turned.seat.end());
  std::rotate(turned.game.begin(), turned.game.begin() + 7, turned.game.end());
  complete(turned);
  ASSERT_NE(turned.hash, input_layout().hash);
  const NetNumbers numbers({4, 4});
  const auto plain = test::net_of(numbers), net = net_of(named_file(numbers), turned);
  EXPECT_THAT(net->unlearned(), IsEmpty());
  for (std::uint64_t i = 0; i < positions; ++i) {
    Position position({8, i});
    EXPECT_EQ(position.scores(*net, turned), position.scores(*plain, input_layout()));
  }
}

TEST(NetNames, WhatIsNotLearnedIsToldOnceForEachPart) {
  InputLayout more = layout_without({});
  for (const char* name : {"wells.points", "wells.water", "citizens-17", "citizens-18", "by-candles"})
    more.seat.emplace_back(name);
  complete(more);
  EXPECT_THAT(more.seat, ::testing::Contains(unused_input));
  EXPECT_THAT(net_of(named_file(NetNumbers({4, 5})), more)->unlearned(),
              ElementsAre("wells", "citizens", "by-candles"));
}

TEST(NetNames, ASectionThatIsNotSoundIsRefusedWithTheReason) {
  const NetNumbers numbers({4, 6});
  const std::string net = numbers.file(numbers.layout->hash);
  const auto why = [&](const InputNames& names) {
    return std::get<std::string>(read_net(net + test::names_section(names)));
  };
  const InputNames& good = input_layout();
  InputNames names = good;
  names.of = "chess";
  EXPECT_THAT(why(names), HasSubstr("another game"));
  names = good, names.seat.pop_back();
  EXPECT_THAT(why(names), HasSubstr("not as many as its inputs"));
  names = good, names.game.emplace_back("more");
  EXPECT_THAT(why(names), HasSubstr("not as many as its inputs"));
  names = good, names.seat.emplace_back("more"), names.game.pop_back();
  EXPECT_THAT(why(names), HasSubstr("not as many as its inputs"));
  names = good, names.seat[3] = names.seat[5];
  EXPECT_THAT(why(names), HasSubstr("the same name"));
  names = good, std::swap(names.seat[3], names.seat[5]);
  EXPECT_THAT(why(names), HasSubstr("not those that its inputs had"));
  const std::string section = test::names_section(good);
  for (std::size_t size = 1; size < section.size(); size += 61)
    EXPECT_THAT(std::get<std::string>(read_net(net + section.substr(0, size))),
                HasSubstr("does not have the length that it gives"));
  EXPECT_THAT(std::get<std::string>(read_net(net + section + "x")), HasSubstr("does not have the length"));
  EXPECT_THAT(std::get<std::string>(read_net(net + section + section)), HasSubstr("does not have the length"));
}

TEST(NetNames, OfAnotherGameAreRefusedAlthoughSomeAreTheSame) {
  const NetNumbers cards({4, 7}, input_layout<cartus::Kit>());
  EXPECT_THAT(std::get<std::string>(read_net(named_file(cards))), HasSubstr("another game"));
  EXPECT_EQ(read_net(named_file(cards), *cards.layout).index(), 0U);
}

TEST(NetNames, APolicyForOtherCuesIsLeftOut) {
  const NetNumbers numbers({4, 8});
  const test::PolicyNumbers policy;
  const auto fits = net_of(named_file(numbers, policy.bytes()), with_card_46());
  EXPECT_NE(fits->policy(), nullptr);
  EXPECT_FALSE(fits->policy_left_out());
  const auto other = net_of(named_file(numbers, policy.bytes(input_layout().policy.hash + 1)), input_layout());
  EXPECT_EQ(other->policy(), nullptr);
  EXPECT_TRUE(other->policy_left_out());
}

TEST(NetNames, AnyByteMayBeWrong) {
  const std::string good = named_file(NetNumbers({4, 9}), test::PolicyNumbers().bytes());
  const std::size_t names = good.size() - test::names_section(input_layout()).size();
  Rng rng({4, 10});
  unsigned refused = 0;
  constexpr unsigned tries = 600;
  for (unsigned i = 0; i < tries; ++i) {
    std::string bytes = good;
    const std::array<std::size_t, 3> from{0, names, rng.below(static_cast<std::uint32_t>(good.size()))};
    for (unsigned k = 0; k <= i % 3; ++k)
      bytes[std::min(from.at(rng.below(3)) + rng.below(40), bytes.size() - 1)] = static_cast<char>(rng.below(256));
    if (i % 7 == 0) bytes.resize(rng.below(static_cast<std::uint32_t>(bytes.size())));
    const auto read = read_net(bytes);
    refused += static_cast<unsigned>(read.index());
    if (read.index() != 0) continue;
    EXPECT_EQ(std::get<0>(read)->inputs(), input_layout().hash);
  }
  EXPECT_GT(refused, tries / 4);
  EXPECT_LT(refused, tries);
}

}  // namespace
}  // namespace rattus::ai
