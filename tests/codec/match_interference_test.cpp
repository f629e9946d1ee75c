// Every byte that a viewer is sent depends on nothing that he may not know (BASE-104): matches of different seeds,
// played alike, that show him the same events send him the same updates, from whatever version on.
#include <gtest/gtest.h>

#include "codec/match/messages.hpp"
#include "tests/table/matches.hpp"

namespace rattus::codec {
namespace {

using board::Choice;
using board::Event;
using board::EventType;
using board::Seat;
using table::Match;

/// Everything of an event that is not taken from the state of the set-up.
auto tied(const Event& e) {
  return std::tuple(e.type, e.clause, e.seat, e.other_seat, e.region, e.to, e.slot, e.count, e.limit, e.reason, e.token,
                    e.other, e.decision, e.action);
}

bool told_alike(const table::EventList& x, const table::EventList& y, Seat viewer) {
  return std::equal(x.begin(), x.end(), y.begin(), y.end(),
                    [&](const Event& a, const Event& b) { return tied(redact(a, viewer)) == tied(redact(b, viewer)); });
}

/// A choice of the decider: the Witch wherever she can be had, so that tokens are looked at early.
table::Input witches_choice(const Match& match, std::mt19937& random) {
  const table::Game& game = match.course_of()->game();
  const Seat witch = game.rules().slot_of(4);
  std::uint32_t place = 0, found = 0;
  bool any = false;
  for (const board::Action action : game.options()) {
    if ((action.kind == Choice::take || action.kind == Choice::use) && action.a == witch) {
      any = true;
      found = place;
    }
    ++place;
  }
  return test::chooses(match, *match.decider(), any ? found : static_cast<std::uint32_t>(random() % place));
}

/// What a match has shown so far, version by version.
std::vector<table::EventList> all_events(const Match& match) { return match.course_of()->since(0).events; }

/// The same inputs with another seed, as long as `viewer` is told the same; nothing if he is told anything else.
std::optional<Match> other_world(const Match& real, const std::vector<table::EventList>& told, Seed seed, Seat viewer) {
  Match other = test::open_match(real.plan().setup, seed, real.plan().seats);
  if (!told_alike(told[0], all_events(other)[0], viewer)) return std::nullopt;
  std::size_t version = 1;
  for (const auto& input : real.log()) {
    if (!other.replay(input)) return std::nullopt;
    if (other.course_of()->steps().back().option != real.course_of()->steps()[version].option) return std::nullopt;
    if (!told_alike(told[version], other.course_of()->since(version).events.at(0), viewer)) return std::nullopt;
    ++version;
  }
  return other;
}

void expect_equal_updates(const Match& real, const Match& other, const std::string& guest) {
  const Surroundings around{"T", "hash", test::everybody, 0, false};
  Updates mine(real, game_data(), around), theirs(other, game_data(), around);
  for (std::uint64_t base = 0; base <= real.version(); ++base)
    ASSERT_EQ(*mine.update(guest, base, {}, false), *theirs.update(guest, base, {}, false))
        << guest << " from " << base;
}

TEST(MatchInterference, WorldsThatAViewerCannotTellApartSendHimTheSameBytes_BASE_104) {
  int worlds = 0, hidden = 0;
  for (int players = 2; players <= 3; ++players) {
    std::vector<table::Chair> seats;
    for (int i = 0; i < players; ++i) seats.push_back(test::person(std::string(1, static_cast<char>('A' + i))));
    const auto setup = test::set_up("classic", players, {{"first_player", "seat-1"}});
    for (std::uint64_t game = 1; game <= 3; ++game) {
      SCOPED_TRACE("players " + std::to_string(players) + ", game " + std::to_string(game));
      Match real = test::open_match(setup, {game, 77}, seats);
      std::mt19937 random(static_cast<unsigned>(game));
      // Up to the end of the first turn: what the Witch saw is hidden from all others.
      while (real.course_of()->game().decider() == 0 ||
             real.course_of()->game().state().phase == board::Phase::placement)
        ASSERT_TRUE(real.apply(witches_choice(real, random), test::nobody).accepted());
      const auto told = all_events(real);
      for (std::uint64_t seed = 1; seed <= 4000; ++seed) {
        const auto other = other_world(real, told, {seed, 5}, 1);
        if (!other) continue;
        ++worlds;
        hidden += other->course_of()->game().hash() != real.course_of()->game().hash();
        expect_equal_updates(real, *other, "B");
        if (other_world(real, told, {seed, 5}, board::no_seat)) expect_equal_updates(real, *other, "W");
        if (HasFatalFailure()) return;
      }
    }
  }
  EXPECT_GT(worlds, 20);
  EXPECT_GT(hidden, 10);
}

}  // namespace
}  // namespace rattus::codec
