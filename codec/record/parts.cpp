#include "codec/record/parts.hpp"

#include "codec/board/face.hpp"
#include "codec/board/record_starting.hpp"
#include "codec/told.hpp"

namespace rattus::codec {
namespace {

using board::Event;
using board::EventType;

/// A chance point with those of the event's fields that it has.
Json chance_point(std::string_view name, const Json& told, std::initializer_list<const char*> fields) {
  Json point{{"name", std::string(name)}};
  for (const char* key : fields)
    if (told.contains(key)) point[key] = told[key];
  return point;
}

/// Adds the chance points that an event tells of (BASE-106).
void add_chance(Json& to, const board::Rules& rules, const Event& event, const Json&, const Names& names) {
  if (event.type == EventType::first_player && rules.options.first_player != 0)
    return;  // the set-up says who (BASE-14)
  for (const board::ChancePoint& point : event.type->chance)
    if (!point.name.empty())
      to.push_back(as_json([&](Writer& json) { write_chance_point(json, point, rules, event, names); }));
}

/// What chance decided in Cartus (CART-24): the order of piles, which of them, who starts.
void add_chance(Json& to, const cartus::Rules& rules, const cartus::Event& event, const Json& told, const NoNames&) {
  using cartus::EventType;
  if (event.type == EventType::starting_player && rules.options.starting_player == 0)
    to.push_back(chance_point("starting-player", told, {"seat"}));
  if (event.type == EventType::pile_order)
    to.push_back(chance_point(word(event.point), told, {"seat", "card", "value", "building", "copy"}));
}

Json score_json(board::Seat seat, const board::Score& own) {
  return {{"seat", seat + 1},   {"regions", own.regions}, {"haven", own.haven},
          {"other", own.other}, {"points", own.points},   {"rank", own.rank}};
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

}  // namespace

Json cards_json(const Names& names) { return names.cards; }

template <class Kit>
Json RecordParts<Kit>::setup(const table::AnySetUp& setup, const Game& game) const {
  Json json = to_json(setup);
  json["options"] = options_json(game.rules().options);
  return json;
}

template <class Kit>
Json RecordParts<Kit>::choice(const Game& game, std::size_t option, Trace trace) const {
  static_assert(Recorded<Kit>);
  const auto view = game.view(game.decider());
  Json json{{"seat", game.decider() + 1},
            {"decision", std::string(word(game.rules(), game.state().asked))},
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
    told.push_back(full_event_json(game.rules(), event, names_));
    add_chance(chance, game.rules(), event, told.back(), names_);
  }
  if (!chance.empty()) to["chance"] = std::move(chance);
  to["events"] = std::move(told);
  if (trace != Trace::none) to["hash"] = hex(game.hash());
  if (trace == Trace::full) to["state"] = full_state_json(game.rules(), game.state(), *tables_);
}

template <class Kit>
Json RecordParts<Kit>::result(const Game& game) const {
  const auto scores = score(typename Kit::Query{game.rules(), game.state()});
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
  Json starting = Json::array();
  for (const StartingToken& one : starting_tokens(rules, events))
    starting.push_back({{"region", names_.region(one.region)}, {"face", to_json(rules.faces[one.token])}});
  const table::Remainder rest = table::remainder(game);
  return {{"starting", starting}, {"regular-removed", faces(rest.removed)}, {"supply", faces(rest.supply)}};
}
template <>
Json RecordParts<cartus::Kit>::opened(const Game&, const std::vector<Events>&) const {
  return nullptr;
}

template class RecordParts<board::Kit>;
template class RecordParts<cartus::Kit>;

Json seats_json(const std::vector<RecordSeat>& seats) {
  Json list = Json::array();
  for (const RecordSeat& seat : seats) {
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
