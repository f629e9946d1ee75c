#include "tests/slow/server/crash_checks.hpp"

#include <algorithm>
#include <iostream>
#include <memory>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "server/rooms/load.hpp"
#include "tests/server/player.hpp"

namespace rattus::server::test {

std::map<std::string, std::uint64_t> entered(Store& store, const std::string& table) {
  std::map<std::string, std::uint64_t> ids;
  const auto match = std::get<std::optional<StoredMatch>>(store.match(table));
  EXPECT_TRUE(match) << table;
  if (!match) return ids;
  std::uint64_t number = 1;
  for (const std::string& text : match->entries) {
    const auto input = codec::read_stored_input(text);
    EXPECT_TRUE(input);
    ++number;
    if (input && !input->move_id.empty()) {
      EXPECT_TRUE(ids.emplace(input->move_id, number).second) << input->move_id << " was carried out twice";
    }
  }
  return ids;
}

namespace {

StoredMatch stored(Store& store, const std::string& table) {
  return std::get<std::optional<StoredMatch>>(store.match(table)).value();
}

std::shared_ptr<table::Match> replayed(StoredMatch stored) {
  Replaying replaying(std::move(stored), codec::game_data());
  while (!replaying.go_on()) {
  }
  return std::get<LoadedMatch>(replaying.take()).match;
}

MatchLog log_of(const table::Match& match) {
  MatchLog log;
  for (const table::Input& input : match.log()) {
    const bool choice = input.act == table::Act::choose || input.act == table::Act::take_back;
    log.entries.push_back({input.move_id, choice || input.act == table::Act::unasked, input.act == table::Act::chat});
  }
  return log;
}

/// Numbers of entries for the versions of one guest, who counts without others' secret picks (CART-4).
class Numbers {
 public:
  Numbers(const table::Match& match, const History& history) : match_(&match) {
    for (const table::Input& input : match.log())
      for (const Sent& sent : history.sent)
        if (!input.guest.empty() && input.move_id == sent.id) counts_ = match.counts(input.guest);
  }

  /// The first entry with which the guest was at this version; a number that no entry has if there is none.
  [[nodiscard]] std::uint64_t first(std::uint64_t version) const {
    const std::uint64_t number = match_->numbered(counts_, version);
    return match_->number(counts_, number) < version ? match_->version() + 1 : number;
  }
  /// The last one.
  [[nodiscard]] std::uint64_t last(std::uint64_t version) const {
    return version >= match_->number(counts_, match_->version()) ? match_->version() : first(version + 1) - 1;
  }

 private:
  const table::Match* match_;
  unsigned counts_ = 0;
};

History numbered(const table::Match& match, History history) {
  const Numbers numbers(match, history);
  for (Sent& sent : history.sent) {
    sent.told = numbers.first(sent.told);
    // The decision may have come with the last of the secret picks that the version holds.
    if (sent.named > 0) sent.named = numbers.last(sent.named);
  }
  for (Heard& heard : history.heard) heard.version = numbers.first(heard.version);
  return history;
}

}  // namespace

void expect_linearisable(Store& store, const std::vector<CrashPlayer>& players) {
  std::map<std::string, std::vector<History>> matches;
  std::size_t sent = 0, heard = 0;
  for (const CrashPlayer& player : players)
    for (const Memory& memory : player.memories()) {
      matches[memory.table].push_back(memory.history);
      sent += memory.history.sent.size();
      heard += memory.history.heard.size();
    }
  for (auto& [table, histories] : matches) {
    const auto match = replayed(stored(store, table));
    for (History& history : histories) history = numbered(*match, std::move(history));
    EXPECT_THAT(contradictions(log_of(*match), histories), ::testing::IsEmpty()) << "table " << table;
  }
  std::cout << matches.size() << " matches, " << sent << " messages and " << heard
            << " updates compared with their logs" << std::endl;
}

void check_memory(Store& store, const Memory& memory) {
  SCOPED_TRACE("table " + memory.table);
  EXPECT_TRUE(memory.waiting.empty());
  const auto ids = entered(store, memory.table);
  const auto rematch = [](const auto& entry) { return entry.first.front() == 'r'; };
  for (const auto& [id, version] : memory.acknowledged) {
    const auto found = ids.find(id);
    // A rematch that another player has asked for already is answered without another entry.
    if (found == ids.end() && id.front() == 'r' && std::any_of(ids.begin(), ids.end(), rematch)) continue;
    ASSERT_NE(found, ids.end()) << id << " was acknowledged and is lost";
  }
  for (const std::string& id : memory.refused) EXPECT_FALSE(ids.contains(id)) << id << " was refused and is there";
}

void expect_like_fresh(const CrashPlayer& player) {
  const Memory& last = player.memories().back();
  Player fresh(player.person(), last.table);
  fresh.hello(0);
  Player same(player.person(), last.table);  // what came after the last answer
  same.seen = last.seen;
  same.hello();
  // A computer player may still move: they are compared where they have heard equally much.
  while (same.seen.version != fresh.seen.version) (same.seen.version < fresh.seen.version ? same : fresh).update();
  EXPECT_EQ(same.seen.view, fresh.seen.view);
  EXPECT_EQ(same.seen.events, fresh.seen.events);
  EXPECT_EQ(same.seen.decision, fresh.seen.decision);
}

}  // namespace rattus::server::test
