#include "bench/server/scenario.hpp"

#include <ctime>
#include <random>
#include <stdexcept>

#include "codec/match/messages.hpp"
#include "codec/text/sha256.hpp"
#include "server/rooms/load.hpp"

namespace rattus::bench {
namespace {

constexpr std::size_t written_at_once = 1'000;

/// One choice of whoever has to decide; false if nobody has.
bool choose(table::Match& match, std::mt19937_64& random) {
  if (match.stage() != table::Stage::playing) return false;
  table::Input input;
  input.act = table::Act::choose;
  input.seat = match.course().decider();
  input.guest = match.seats()[input.seat].guest;
  input.move_id = "m" + std::to_string(match.version());
  input.version = match.decision_version();
  input.option = static_cast<std::uint32_t>(random() % match.course().options());
  if (match.apply(input, [](const table::Guest&) { return true; }).refused) throw std::runtime_error("choice refused");
  return true;
}

bool take_back(table::Match& match) {
  table::Input input;
  input.act = table::Act::take_back;
  input.guest = match.seats()[match.course().decider()].guest;
  input.move_id = "m" + std::to_string(match.version());
  input.version = match.decision_version();
  return !match.apply(input, [](const table::Guest&) { return true; }).refused;
}

}  // namespace

std::vector<Scenario>& scenarios() {
  static std::vector<Scenario> all;
  return all;
}

void Prepared::write(std::vector<server::Write>& writes) {
  if (const auto fault = store_->write(writes)) throw std::runtime_error("the store is failing: " + fault->reason);
  writes.clear();
}

void Prepared::add(const std::string& id, const table::Match& match) {
  const server::UnixTime now = std::time(nullptr);
  std::vector<server::Write> writes{server::new_match(id, match, now)};
  for (std::size_t i = 0; i < match.log().size(); ++i) {
    writes.push_back(server::NewEntry{id, i + 2, codec::store_text(match.log()[i]), now, {}});
    if (writes.size() == written_at_once) write(writes);
  }
  write(writes);
}

std::string Prepared::add_guest(const std::string& id) {
  const std::string secret = codec::sha256_hex(id);
  std::vector<server::Write> writes{server::NewGuest{id, codec::sha256_hex(secret), std::time(nullptr)}};
  write(writes);
  return "rattus=" + secret;
}

table::Match persons(const std::string& board, unsigned players) {
  board::SetUp setup;
  setup.board = board;
  setup.players = static_cast<int>(players);
  table::Plan plan;
  plan.setup = setup;
  plan.host = "guest-1";
  for (unsigned seat = 1; seat <= players; ++seat) {
    table::Chair chair;
    chair.kind = table::SeatKind::person;
    chair.guest = chair.name = "guest-" + std::to_string(seat);
    plan.seats.push_back(chair);
  }
  auto opened = table::Match::open(plan, codec::game_data().tables(plan.setup), Seed{1, 2});
  return std::get<table::Match>(std::move(opened));
}

void play_long(table::Match& match, std::size_t entries) {
  std::mt19937_64 random(1);
  std::size_t played = 0;
  while (match.version() < entries && choose(match, random)) {
    // Early on a game goes forward a little, so that there is something to replay.
    if (++played > 60) take_back(match);
  }
}

void play_out(table::Match& match) {
  std::mt19937_64 random(1);
  while (choose(match, random)) {
  }
}

}  // namespace rattus::bench
