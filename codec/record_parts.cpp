#include "codec/record_parts.hpp"

#include "codec/face.hpp"
#include "codec/full_state.hpp"
#include "codec/options.hpp"
#include "codec/setup_json.hpp"
#include "codec/view_json.hpp"
#include "codec/words.hpp"
#include "engine/board/scoring.hpp"

namespace rattus::codec {
namespace {

using board::Event;
using board::EventType;

/// The chance point that an event tells of (BASE-106), or null.
Json chance_point(const board::Rules& rules, const Event& event, const Names& names) {
  const char* name = nullptr;
  switch (event.type) {
    case EventType::cards_drawn: name = "cards"; break;
    case EventType::plague_start: name = "plague-start"; break;
    case EventType::first_player:
      if (rules.options.first_player != 0) return nullptr;  // BASE-14: the first seat starts
      name = "first-player";
      break;
    case EventType::token_revealed: name = "reveal"; break;
    case EventType::token_looked: name = "look"; break;
    case EventType::token_picked: name = "pick"; break;
    default: return nullptr;
  }
  const Json told = full_event_json(rules, event, names);
  Json point{{"name", name}};
  for (const char* key : {"card", "seat", "region", "token"})
    if (told.contains(key)) point[key] = told[key];
  return point;
}

}  // namespace

Json RecordParts::cards() const { return names_.cards; }

Json RecordParts::choice(const table::Game& game, std::size_t option, Trace trace) const {
  const board::View view = game.view(game.decider());
  Json json{{"seat", game.decider() + 1},
            {"decision", std::string(word(game.state().asked))},
            {"choice", option_json(view, game.options()[option], names_)},
            {"option", option}};
  if (trace == Trace::full) {
    json["options"] = Json::array();
    for (const board::Action action : game.options()) json["options"].push_back(option_json(view, action, names_));
  }
  return json;
}

void RecordParts::add_happened(Json& to, const table::Game& game, const table::EventList& events, Trace trace) const {
  Json chance = Json::array(), told = Json::array();
  for (const Event& event : events) {
    if (Json point = chance_point(game.rules(), event, names_); !point.is_null()) chance.push_back(std::move(point));
    told.push_back(full_event_json(game.rules(), event, names_));
  }
  if (!chance.empty()) to["chance"] = std::move(chance);
  to["events"] = std::move(told);
  if (trace != Trace::none) to["hash"] = hex(game.hash());
  if (trace == Trace::full) to["state"] = full_state_json(game.rules(), game.state(), *tables_);
}

Json RecordParts::result(const table::Game& game) const {
  const board::State& s = game.state();
  const board::Scores scores = board::score({game.rules(), s});
  Json list = Json::array();
  for (board::Seat seat = 0; seat < game.rules().players; ++seat) {
    const board::Score& own = scores[seat];
    list.push_back({{"seat", seat + 1},
                    {"regions", own.regions},
                    {"haven", own.haven},
                    {"other", own.other},
                    {"points", own.points},
                    {"rank", own.rank}});
  }
  return {{"reason", std::string(word(s.end_reason))},
          {"last", seat_json<Json>(s.last)},
          {"scores", std::move(list)},
          {"hash", hex(game.hash())}};
}

Json RecordParts::opened(const table::Game& game, const std::vector<table::EventList>& events) const {
  const board::Rules& rules = game.rules();
  const auto faces = [&](const std::vector<unsigned>& tokens) {
    Json list = Json::array();
    for (const unsigned token : tokens) list.push_back(to_json(rules.faces[token]));
    return list;
  };
  std::vector<unsigned> starting;
  for (const auto& happened : events)
    for (const Event& event : happened)
      if (event.face_is_public() && !event.token.drawn()) starting.push_back(event.token.index());
  const table::Remainder rest = table::remainder(game);
  return {{"starting", faces(starting)}, {"regular-removed", faces(rest.removed)}, {"supply", faces(rest.supply)}};
}

Json record_setup_json(const board::SetUp& setup, const board::Rules& rules) {
  Json json = to_json(setup);
  json["options"] = options_json(rules.options);
  return json;
}

Json seats_json(const std::vector<table::SeatPlan>& seats) {
  Json list = Json::array();
  for (const table::SeatPlan& seat : seats) {
    Json json{{"kind", seat.computer ? "computer" : "person"}, {"name", seat.name}};
    if (seat.computer) {
      json["player"] = seat.player;
      json["level"] = seat.level;
    }
    list.push_back(std::move(json));
  }
  return list;
}

}  // namespace rattus::codec
