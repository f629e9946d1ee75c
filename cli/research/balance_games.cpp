// The games of rattus balance, and their lines in a file.
#include <algorithm>

#include "cli/nets.hpp"
#include "cli/research/balance.hpp"
#include "cli/research/results_file.hpp"
#include "cli/setup_choice.hpp"
#include "codec/board/words.hpp"
#include "codec/record/record.hpp"
#include "codec/setup_json.hpp"
#include "table/computers.hpp"

namespace rattus::cli {
namespace {

using codec::Value;

Json card_json(const ai::CardCourse& card, const board::Tables& tables) {
  Json takes = Json::array();
  for (const ai::Take& take : card.takes) takes.push_back({take.turn, take.seat + 1});
  Json json{{"id", card_id(tables, card.number)}};
  if (card.holder != no_seat) json["holder"] = card.holder + 1;
  if (card.level > 1) json["level"] = card.level;
  json["takes"] = std::move(takes);
  return json;
}

/// A seat that must be there, written from 1.
template <class Place>
void read_seat(const Value& from, const char* key, int players, Place& place) {
  if (const auto field = from.need(key))
    if (const auto seat = field->whole(1, players)) place = static_cast<Seat>(*seat - 1);
}

template <class Number>
void read_number(const Value& from, const char* key, int least, int most, Number& place) {
  if (const auto field = from.need(key))
    if (const auto number = field->whole(least, most)) place = static_cast<Number>(*number);
}

void read_take(const Value& value, const ai::Course& course, std::vector<ai::Take>& takes) {
  const auto parts = value.list();
  if (parts.size() != 2) return value.fault("out-of-range");
  const auto turn = parts[0].whole(1, course.turns), seat = parts[1].whole(1, course.players);
  if (turn && seat) takes.push_back({static_cast<std::uint16_t>(*turn), static_cast<Seat>(*seat - 1)});
}

void read_card(const Value& value, const board::Tables& tables, ai::Course& course) {
  ai::CardCourse card;
  std::vector<std::string_view> ids;
  for (const board::CardRow& row : tables.cards) ids.push_back(row.id);
  if (const auto id = value.need("id"))
    if (const auto place = id->among(ids)) card.number = tables.cards[*place].number;
  if (value.find("holder")) read_seat(value, "holder", course.players, card.holder);
  value.whole("level", 2, 3, card.level);
  if (const auto takes = value.need("takes"))
    for (const Value& take : takes->list()) read_take(take, course, card.takes);
  course.cards.push_back(std::move(card));
}

void read_lists(const Value& value, const board::Tables& tables, ai::Course& course) {
  if (const auto points = value.need("points")) {
    for (const Value& one : points->list())
      course.points.push_back(static_cast<std::uint8_t>(one.whole(0, 255).value_or(0)));
    if (course.points.size() != course.players) points->fault("out-of-range");
  }
  if (const auto modules = value.need("modules"))
    for (const Value& one : modules->list()) course.modules.push_back(one.text().value_or(""));
  if (const auto cards = value.need("cards"))
    for (const Value& card : cards->list()) read_card(card, tables, course);
}

}  // namespace

const std::string& card_id(const board::Tables& tables, unsigned number) {
  const auto row = std::find_if(tables.cards.begin(), tables.cards.end(),
                                [&](const board::CardRow& r) { return r.number == number; });
  static const std::string none;
  return row == tables.cards.end() ? none : row->id;
}

board::SetUp setup_of(const BalanceRun& run, std::uint32_t game) {
  board::SetUp setup = run.setup;
  if (!run.vary) return setup;
  Rng chance(table::derive({run.seed.low, run.seed.high}, game));
  std::erase_if(setup.modules, [&](const std::string&) { return chance.below(2) == 0; });
  return setup;
}

NumberedCourse play_for_balance(const BalanceRun& run, std::uint32_t number) {
  const Seed seed = table::derive(run.seed, number);
  table::EventList events;
  const auto started = table::Game::start(setup_of(run, number), run.tables(), seed, events);
  auto game = std::get<table::Game>(started);  // every choice of modules has been checked
  const std::size_t players = run.agents.size();
  std::vector<std::unique_ptr<ai::Player>> seated;
  for (std::size_t seat = 0; seat < players; ++seat)
    seated.push_back(ai::make_player(run.agents[(seat + number) % players], table::derive(seed, seat + 1), clock()));
  ai::CourseHearer hearer;
  for (;;) {
    for (const board::Event& event : events) hearer(event);
    if (game.over()) return {number, hearer.end(game.rules(), game.state(), game.result())};
    const auto action = seated[game.decider()]->choose(game.view(game.decider()), game.options());
    events.clear();
    game.choose(table::option_of(game.options(), action), events);
  }
}

Json header_of(const BalanceRun& run) {
  Json agents = Json::array(), nets = Json::array();
  for (const ai::Agent& agent : run.agents) {
    agents.push_back(agent.name);
    nets.push_back(mark_of_net(agent));
  }
  return {{"results", "balance"},
          {"version", 1},
          {"setup", codec::to_json(run.setup)},
          {"vary_modules", run.vary},
          {"agents", std::move(agents)},
          {"nets", std::move(nets)},
          {"seed", codec::hex(run.seed)}};
}

Json to_json(const NumberedCourse& game, const board::Tables& tables) {
  const ai::Course& course = game.course;
  Json cards = Json::array();
  for (const ai::CardCourse& card : course.cards) cards.push_back(card_json(card, tables));
  return {{"game", game.game},         {"rounds", course.rounds},
          {"turns", course.turns},     {"end", codec::word(course.end)},
          {"first", course.first + 1}, {"winner", course.winner + 1},
          {"points", course.points},   {"modules", course.modules},
          {"cards", std::move(cards)}};
}

std::optional<NumberedCourse> read_course(const Json& json, const BalanceRun& run) {
  codec::Faults faults;
  const Value value(json, "", faults);
  NumberedCourse read;
  ai::Course& course = read.course;
  course.players = static_cast<std::uint8_t>(run.setup.players);
  read_number(value, "game", 0, most_games, read.game);
  read_number(value, "rounds", 1, 255, course.rounds);
  read_number(value, "turns", 1, 65'535, course.turns);
  read_seat(value, "first", course.players, course.first);
  read_seat(value, "winner", course.players, course.winner);
  auto ends = codec::words<board::EndReason>(4);
  ends.erase(ends.begin());  // none
  if (const auto end = value.need("end"))
    if (const auto reason = end->among(ends)) course.end = static_cast<board::EndReason>(*reason + 1);
  read_lists(value, run.tables(), course);
  if (!faults.empty()) return std::nullopt;
  return read;
}

}  // namespace rattus::cli
