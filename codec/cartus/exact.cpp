#include "codec/cartus/exact.hpp"

#include <algorithm>

#include "codec/cartus/words.hpp"
#include "codec/find_place.hpp"
#include "codec/text/hex.hpp"
#include "engine/core/enum_words.hpp"

namespace rattus::codec {
namespace {

using namespace cartus;

constexpr auto frame_words =
    enum_words<FrameKind>("none", "game", "supply", "look", "turn", "give", "resolve", "action", "hospital", "tower");

std::string card_text(BuildingCard card) { return card == no_card ? std::string() : cartus::id_of_card(card); }

/// Every field of a state, in its order; `v` writes or reads them. Piles are lists from the bottom to the top.
template <class S, class V>
void each_field(S& s, V& v) {
  v.random(s.rng);
  v.words("phase", s.phase);
  v.words("decision", s.asked);
  v.number("seat", s.decider);
  v.number("round", s.round);
  v.number("start", s.start);
  v.pile("deck", s.deck, s.deck_size);
  v.cards("pile", s.discard);
  v.number("pile_size", s.discard_size);
  for (std::size_t seat = 0; seat < max_seats; ++seat) {
    v.cards("hand" + std::to_string(seat + 1), s.hand[seat]);
    v.cards("played" + std::to_string(seat + 1), s.played[seat]);
  }
  v.cards("picked", s.picked);
  v.building_pile("buildings", s.buildings, s.buildings_size);
  v.building_pile("replacement", s.replacement, s.replacement_size);
  v.number("put_under", s.put_under);
  v.building_list("row", s.row);
  v.numbers("used", s.used);
  v.numbers("nuns", s.nuns);
  v.numbers("seen", s.seen);
  v.numbers("vp", s.vp);
  v.numbers("vp_owner", s.vp_owner);
  v.number("vp_taken", s.vp_taken);
  v.numbers("stock", s.stock);
  v.numbers("rats", s.rats);
  v.numbers("hand_size", s.hand_size);
  v.numbers("face_down", s.face_down);
  v.numbers("chosen", s.chosen);
  for (std::size_t position = 0; position < max_row; ++position)
    v.numbers("entrants" + std::to_string(position + 1), s.entrants[position]);
  v.numbers("entrant_count", s.entrant_count);
  v.numbers("line", s.line);
  for (std::size_t c = 0; c < class_count; ++c) {
    const std::string cls(word(static_cast<Class>(c)));
    v.numbers("influence_" + cls, s.influence[c]);
    v.numbers("arrival_" + cls, s.arrival[c]);
  }
  v.numbers("first_copies", s.first_copies);
  v.number("first_in", s.first_in);
  v.number("best", s.best);
  v.number("turned", s.turned);
  v.frames(s.stack, s.depth);
}

struct Write {
  Json json = Json::object();

  void random(const Rng& rng) { json["random"] = random_text(rng); }
  template <class E>
  void words(const std::string& key, E value) {
    json[key] = std::string(word(value));
  }
  void number(const std::string& key, unsigned value) { json[key] = value; }
  template <class A>
  void numbers(const std::string& key, const A& values) {
    json[key] = Json::array();
    for (const unsigned value : values) json[key].push_back(value);
  }
  template <class A>
  void cards(const std::string& key, const A& counts) {
    json[key] = as_json([&](Writer& to) { write_cards(to, counts); });
  }
  template <class A>
  void pile(const std::string& key, const A& cards, unsigned size) {
    json[key] = Json::array();
    for (unsigned i = 0; i < size; ++i) json[key].push_back(std::string(kind_word(cards[i])));
  }
  template <class A>
  void building_pile(const std::string& key, const A& cards, unsigned size) {
    json[key] = Json::array();
    for (unsigned i = 0; i < size; ++i) json[key].push_back(card_text(cards[i]));
  }
  template <class A>
  void building_list(const std::string& key, const A& cards) {
    building_pile(key, cards, static_cast<unsigned>(cards.size()));
  }
  template <class A>
  void frames(const A& stack, unsigned depth) {
    json["frames"] = Json::array();
    for (unsigned i = 0; i < depth; ++i) {
      const Frame& f = stack[i];
      Json frame{std::string(frame_words[f.kind]), f.step, f.seat};
      for (const std::uint8_t byte : f.bytes) frame.push_back(byte);
      json["frames"].push_back(std::move(frame));
    }
  }
};

class Read {
 public:
  explicit Read(const Value& value) : value_(value) {}

  void random(Rng& rng) {
    if (const auto field = value_.need("random"))
      if (const auto read = read_random(*field)) rng = *read;
  }
  void words(const std::string& key, Phase& out) { one_of(key, static_cast<std::size_t>(Phase::over) + 1, out); }
  void words(const std::string& key, Decision& out) { one_of(key, decision_count, out); }
  void number(const std::string& key, std::uint8_t& out) {
    if (const auto field = value_.need(key)) out = byte(*field);
  }
  template <class A>
  void numbers(const std::string& key, A& out) {
    if (const auto items = list(key, out.size(), out.size()))
      for (std::size_t i = 0; i < items->size(); ++i) out[i] = byte((*items)[i]);
  }
  template <class A>
  void cards(const std::string& key, A& counts) {
    const auto field = value_.need(key);
    if (!field) return;
    for (const Kind kind : read_kinds(*field))
      if (kind < counts.size())
        ++counts[kind];
      else
        field->fault("unknown-value");
  }
  template <class A>
  void pile(const std::string& key, A& cards, std::uint8_t& size) {
    const auto items = list(key, 0, cards.size());
    if (!items) return;
    for (const Value& item : *items) {
      const auto kind = read_kind(item.text().value_or(""));
      if (!kind) item.fault("unknown-value", "church-4");
      cards[size++] = kind.value_or(0);
    }
  }
  template <class A>
  void building_pile(const std::string& key, A& cards, std::uint8_t& size) {
    const auto items = list(key, 0, cards.size());
    if (!items) return;
    for (const Value& item : *items) cards[size++] = card(item);
  }
  template <class A>
  void building_list(const std::string& key, A& cards) {
    const auto items = list(key, cards.size(), cards.size());
    if (!items) return;
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = (*items)[i].json() == "" ? no_card : card((*items)[i]);
  }
  template <class A>
  void frames(A& stack, std::uint8_t& depth) {
    const auto items = list("frames", 0, stack.size());
    if (!items) return;
    for (const Value& item : *items) {
      const auto parts = item.list();
      if (parts.size() != 3 + frame_bytes) {
        item.fault("frame");
        continue;
      }
      const auto kind = parts[0].among({frame_words.begin(), frame_words.end()});
      Frame& frame = stack[depth++];
      frame = {static_cast<FrameKind>(kind.value_or(0)), byte(parts[1]), byte(parts[2]), {}};
      for (std::size_t i = 0; i < frame.bytes.size(); ++i) frame.bytes[i] = byte(parts[i + 3]);
    }
  }

 private:
  static std::uint8_t byte(const Value& value) { return static_cast<std::uint8_t>(value.whole(0, 255).value_or(0)); }
  static BuildingCard card(const Value& value) {
    const auto read = read_building(value);
    if (read && !read->copy) value.fault("unknown-value", "castle#0");
    return read ? static_cast<BuildingCard>(static_cast<int>(read->building) * static_cast<int>(copies_of_building) +
                                            read->copy.value_or(0))
                : no_card;
  }
  template <class E>
  void one_of(const std::string& key, std::size_t count, E& out) {
    const auto field = value_.need(key);
    std::vector<std::string_view> words;
    for (std::size_t i = 0; i < count; ++i) words.push_back(word(static_cast<E>(i)));
    if (const auto place = field ? field->among(words) : std::nullopt) out = static_cast<E>(*place);
  }
  std::optional<std::vector<Value>> list(const std::string& key, std::size_t least, std::size_t most) {
    const auto field = value_.need(key);
    if (!field) return std::nullopt;
    auto items = field->list();
    if (items.size() >= least && items.size() <= most) return items;
    field->fault(items.size() > most ? "too-many" : "too-few", std::to_string(items.size() > most ? most : least));
    return std::nullopt;
  }

  const Value& value_;
};

}  // namespace

Json exact_json(const State& state) {
  Write write;
  each_field(state, write);
  return std::move(write.json);
}

State read_exact_cartus(const Value& value) {
  State s;
  if (!value.json().is_object()) {
    value.fault("not-an-object");
    return s;
  }
  Read read(value);
  each_field(s, read);
  return s;
}

std::vector<Kind> read_kinds(const Value& value) {
  std::vector<Kind> cards;
  const auto add = [&](const Value& where, std::string_view text, int count) {
    const auto kind = read_kind(text);
    if (!kind) return where.fault("unknown-value", "church-4");
    cards.insert(cards.end(), static_cast<std::size_t>(count), *kind);
  };
  if (value.json().is_array())
    for (const Value& item : value.list()) add(item, item.text().value_or(""), 1);
  else
    for (const auto& [key, item] : value.entries()) add(item, key, item.whole(0, 84).value_or(0));
  return cards;
}

std::optional<ReadBuilding> read_building(const Value& value) {
  std::string name;
  ReadBuilding read;
  if (value.json().is_object()) {
    value.fields({"building", "copy"});
    if (const auto field = value.need("building")) name = field->text().value_or("");
    if (const auto field = value.find("copy")) read.copy = field->whole(0, static_cast<int>(copies_of_building) - 1);
  } else {
    name = value.text().value_or("");
    if (const auto at = name.find('#'); at != std::string::npos && at + 2 == name.size()) {
      read.copy = name[at + 1] - '0';
      name.resize(at);
    }
  }
  for (std::size_t b = 0; b < building_count; ++b)
    if (name == word(static_cast<Building>(b)) && read.copy.value_or(0) >= 0 &&
        read.copy.value_or(0) < static_cast<int>(copies_of_building)) {
      read.building = static_cast<Building>(b);
      return read;
    }
  value.fault("unknown-value", "castle#0");
  return std::nullopt;
}

}  // namespace rattus::codec
