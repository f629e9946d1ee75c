#include "codec/view_json.hpp"

#include <algorithm>
#include <map>

#include "codec/events.hpp"
#include "codec/face.hpp"
#include "codec/words.hpp"
#include "engine/board/picks.hpp"
#include "engine/board/scoring.hpp"

namespace rattus::codec {
namespace {

using board::Face;
using board::Rules;
using board::Seat;
using board::Slot;
using board::State;

struct FaceOrder {
  bool operator()(const Face& x, const Face& y) const { return board::face_before(x, y); }
};

Json used_json(const Rules& rules, const State& s) {
  std::vector<Face> faces;
  for (unsigned i = 0; i < rules.all_tokens.count(); ++i)
    if (s.used.has(i)) faces.push_back(rules.faces[i]);
  std::sort(faces.begin(), faces.end(), board::face_before);
  Json list = Json::array();
  for (const Face& face : faces) list.push_back(to_json(face));
  return list;
}

/// Faces whose place the viewer does not know: on the board, in the supply or removed.
Json unseen_json(const Rules& rules, const State& s) {
  struct Count {
    int all = 0, starting = 0;
  };
  std::map<Face, Count, FaceOrder> counts;
  for (unsigned i = 0; i < rules.all_tokens.count(); ++i) {
    if (!s.undealt.has(i)) continue;
    Count& count = counts[rules.faces[i]];
    ++count.all;
    count.starting += rules.starting.has(i);
  }
  Json list = Json::array();
  for (const auto& [face, count] : counts)
    list.push_back({{"face", to_json(face)}, {"count", count.all}, {"starting", count.starting}});
  return list;
}

Json region_json(const Rules& rules, const State& s, unsigned region) {
  Json json{{"tokens", Json::array()}, {"citizens", Json::array()}};
  for (unsigned i = 0; i < s.token_count[region]; ++i) json["tokens"].push_back(token_json(rules, s.tokens[region][i]));
  for (Seat seat = 0; seat < rules.players; ++seat) json["citizens"].push_back(s.citizens[region][seat]);
  Json carrying = Json::array();
  for (std::size_t i = 0; i < s.carrier_count; ++i) {
    const board::Carrier& carrier = s.carriers[i];
    if (carrier.region() != region) continue;
    carrying.push_back(
        {{"seat", carrier.seat() + 1}, {"potions", carrier.potions()}, {"diplomat", carrier.diplomat()}});
  }
  if (!carrying.empty()) json["carrying"] = std::move(carrying);
  return json;
}

Json seats_json(const Rules& rules, const State& s) {
  Json list = Json::array();
  for (Seat seat = 0; seat < rules.players; ++seat) {
    unsigned on_board = s.haven[seat];
    for (const unsigned region : s.presence[seat]) on_board += s.citizens[region][seat];
    list.push_back({{"seat", seat + 1},
                    {"color", std::string(color(seat))},
                    {"supply", s.supply[seat]},
                    {"haven", s.haven[seat]},
                    {"on_board", on_board}});
  }
  return list;
}

Json cards_json(const board::Query& q, const Names& names) {
  Json list = Json::array();
  for (Slot slot = 0; slot < q.rules.slots; ++slot) {
    const auto marked = [slot](unsigned slots) { return ((slots >> slot) & 1U) != 0; };
    list.push_back({{"number", q.rules.cards[slot]->number},
                    {"id", names.card(slot)},
                    {"class", std::string(word(q.rules.card_class[slot]))},
                    {"holder", seat_json<Json>(q.holder(slot))},
                    {"used", marked(q.s.used_mark)},
                    {"blocked", marked(q.s.blocked)},
                    {"came", marked(q.s.came)}});
  }
  return list;
}

Json pieces_json(const Rules& rules, const State& s, const Names& names) {
  Json json = Json::object();
  if (const Slot slot = rules.slot_of(21); slot != board::max_slots) {  // CARD-210
    const unsigned there = s.memory[rules.memory_at[slot]];
    json["caravan"] = there == 0 ? Json(nullptr) : Json(names.region(there - 1));
  }
  return json;
}

Json by_seat(const Rules& rules, const std::array<std::uint8_t, 8>& values) {
  Json list = Json::array();
  for (Seat seat = 0; seat < rules.players; ++seat) list.push_back(values[seat]);
  return list;
}

Json laid_open_json(const Rules& rules, const State& s) {
  Json list = Json::array();
  for (const auto token : s.laid_open)
    if (token != 0) list.push_back(to_json(rules.faces[token - 1U]));
  return list;
}

Json turn_json(const Rules& rules, const State& s) {
  return {{"round", s.round},
          {"phase", std::string(word(s.phase))},
          {"active", seat_json<Json>(s.active)},
          {"first", seat_json<Json>(s.first)},
          {"card_taken", s.card_taken != 0},
          {"increased", s.increased != 0},
          {"supply_was_empty", s.supply_was_empty != 0},
          {"neutral", s.neutral != 0},
          {"revealed", s.revealed == 0 ? Json(nullptr) : to_json(rules.faces[s.revealed - 1U])},
          {"laid_open", laid_open_json(rules, s)},
          {"losses", by_seat(rules, s.losses)},
          {"kills", {{"token", by_seat(rules, s.token_kills)}, {"phase", by_seat(rules, s.phase_kills)}}}};
}

Json score_json(const board::Query& q) {
  if (!q.s.over()) return nullptr;
  const board::Scores scores = score(q);
  Json list = Json::array();
  for (Seat seat = 0; seat < q.rules.players; ++seat) {
    const board::Score& own = scores[seat];
    list.push_back({{"seat", seat + 1},
                    {"regions", own.regions},
                    {"haven", own.haven},
                    {"other", own.other},
                    {"points", own.points},
                    {"rank", own.rank}});
  }
  return list;
}

}  // namespace

Json options_json(const board::Options& options) {
  Json json = Json::object();
  for (const board::OptionInfo& option : board::option_table) {
    const unsigned value = options.*option.field;
    json[std::string(option.key)] = option.names.empty() ? Json(value) : Json(std::string(option.names[value]));
  }
  return json;
}

Json to_json(const board::View& view, const Names& names) {
  const Rules& rules = view.rules();
  const State& s = view.known();
  const board::Query q{rules, s};
  Json json{
      {"board", rules.big_box ? "big-box" : "classic"},
      {"players", rules.players},
      {"viewer", seat_json<Json>(view.viewer())},
      {"options", options_json(rules.options)},
      {"plague", s.plague < rules.regions ? Json(names.region(s.plague)) : Json(nullptr)},
      {"rats", s.rats},
      {"removed", rules.removed},
      {"used", used_json(rules, s)},
      {"unseen", unseen_json(rules, s)},
      {"regions", Json::object()},
      {"seats", seats_json(rules, s)},
      {"cards", cards_json(q, names)},
      {"turn", turn_json(rules, s)},
      {"last", seat_json<Json>(s.last)},
      {"end_reason", s.end_reason == board::EndReason::none ? Json(nullptr) : Json(std::string(word(s.end_reason)))},
      {"action", action_json(rules, s, names)},
      {"waiting", nullptr},
      {"score", score_json(q)}};
  for (const unsigned region : rules.in_use) json["regions"][names.region(region)] = region_json(rules, s, region);
  if (s.asked != board::Decision::none)
    json["waiting"] = {{"seat", s.decider + 1}, {"decision", std::string(word(s.asked))}};
  if (Json pieces = pieces_json(rules, s, names); !pieces.empty()) json["pieces"] = std::move(pieces);
  return json;
}

}  // namespace rattus::codec
