#include "codec/record_parts.hpp"

#include "codec/cartus/events.hpp"
#include "codec/cartus/options.hpp"
#include "codec/cartus/position.hpp"
#include "codec/cartus/setup.hpp"
#include "codec/cartus/view.hpp"
#include "codec/cartus/words.hpp"
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

/// What chance decided in Cartus (CART-24): the order of piles, which of them, who starts.
Json chance_point(const cartus::Rules& rules, const cartus::Event& event, const NoNames& names) {
  using cartus::EventType;
  const bool seat = event.type == EventType::starting_player && rules.options.starting_player == 0;
  const bool pile = event.type == EventType::pile_order;
  if (!seat && !pile) return nullptr;
  const Json told = full_event_json(rules, event, names);
  Json point{{"name", std::string(seat ? "starting-player" : word(event.point))}};
  for (const char* key : {"seat", "card", "value", "building", "copy"})
    if (told.contains(key)) point[key] = told[key];
  return point;
}

Json score_json(board::Seat seat, const board::Score& own) {
  return {{"seat", seat + 1},     {"regions", own.regions}, {"haven", own.haven},
          {"other", own.other},   {"points", own.points},   {"rank", own.rank}};
}
Json score_json(cartus::Seat seat, const cartus::Score& own) {
  return as_json([&](Writer& to) { write_score(to, seat, own); });
}

/// How the game ended, beside its scores.
void add_end(Json& to, const board::State& s) {
  to["reason"] = std::string(word(s.end_reason));
  to["last"] = seat_json<Json>(s.last);
}
void add_end(Json& to, const cartus::State& s) { to["rounds"] = s.round; }

template <class Kit>
using QueryOf = std::conditional_t<std::is_same_v<Kit, board::Kit>, board::Query, cartus::Query>;

}  // namespace

Json cards_json(const Names& names) { return names.cards; }

template <class Kit>
Json RecordParts<Kit>::choice(const Game& game, std::size_t option, Trace trace) const {
  const auto view = game.view(game.decider());
  Json json{{"seat", game.decider() + 1},
            {"decision", std::string(word(game.state().asked))},
            {"choice", option_json(view, game.options()[option], names_)},
            {"option", option}};
  if (trace == Trace::full) {
    json["options"] = Json::array();
    for (const auto action : game.options()) json["options"].push_back(option_json(view, action, names_));
  }
  return json;
}

template <class Kit>
void RecordParts<Kit>::add_happened(Json& to, const Game& game, const Events& events, Trace trace) const {
  Json chance = Json::array(), told = Json::array();
  for (const auto& event : events) {
    if (Json point = chance_point(game.rules(), event, names_); !point.is_null()) chance.push_back(std::move(point));
    told.push_back(full_event_json(game.rules(), event, names_));
  }
  if (!chance.empty()) to["chance"] = std::move(chance);
  to["events"] = std::move(told);
  if (trace != Trace::none) to["hash"] = hex(game.hash());
  if (trace == Trace::full) to["state"] = full_state_json(game.rules(), game.state(), *tables_);
}

template <class Kit>
Json RecordParts<Kit>::result(const Game& game) const {
  const auto scores = score(QueryOf<Kit>{game.rules(), game.state()});
  Json list = Json::array(), result = Json::object();
  for (table::Seat seat = 0; seat < game.rules().players; ++seat) list.push_back(score_json(seat, scores[seat]));
  add_end(result, game.state());
  result["scores"] = std::move(list);
  result["hash"] = hex(game.hash());
  return result;
}

template <>
Json RecordParts<board::Kit>::opened(const Game& game, const std::vector<Events>& events) const {
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
template <>
Json RecordParts<cartus::Kit>::opened(const Game&, const std::vector<Events>&) const {
  return nullptr;
}

template class RecordParts<board::Kit>;
template class RecordParts<cartus::Kit>;

Json record_setup_json(const table::AnySetUp& setup, const board::Rules& rules) {
  Json json = to_json(setup);
  json["options"] = options_json(rules.options);
  return json;
}
Json record_setup_json(const table::AnySetUp& setup, const cartus::Rules& rules) {
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
