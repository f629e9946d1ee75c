#include "codec/cartus/view.hpp"

#include <array>
#include <optional>

#include "ai/cartus/survival.hpp"
#include "codec/cartus/words.hpp"
#include "codec/house_rules.hpp"
#include "codec/names.hpp"

namespace rattus::codec {
namespace {

using namespace cartus;

/// What is shown, and to whom.
struct Shown {
  const Rules& rules;
  const State& s;
  const View* view;  ///< null: to one who sees everything

  [[nodiscard]] Seat viewer() const { return view ? view->viewer() : no_seat; }
  [[nodiscard]] bool own(Seat seat) const { return !view || s.over() || seat == view->viewer(); }
};

Shown shown_to(const View& view) { return {view.rules(), view.known(), &view}; }

void write_options(Writer& to, const Shown& shown) { write_house_rules(to, cartus::option_table, shown.rules.options); }

void write_supply(Writer& to, const Supply& supply) {
  to.open('{');
  if (supply.draw > 0) to.field("draw", supply.draw);
  if (supply.discard_rats > 0) to.field("discard_rats", supply.discard_rats);
  if (supply.look > 0) to.field("look", supply.look);
  to.close('}');
}

void write_row(Writer& to, const Shown& shown) {
  const State& s = shown.s;
  to.open('[');
  for (unsigned position = 0; position < shown.rules.row_size && !s.over(); ++position) {
    const BuildingCard card = s.row[position];
    if (card == no_card) continue;
    to.open('{');
    add_building(to, card);
    to.field("class", word(class_of(building_of(card))));
    write_supply(to.key("supply"), shown.rules.supply(card));
    to.key("entrants").open('[');
    for (unsigned i = 0; i < s.entrant_count[position]; ++i) to.value(s.entrants[position][i] + 1);
    to.close(']').close('}');
  }
  to.close(']');
}

/// The frame that resolves a building, if one is on the stack.
const Frame* resolving(const State& s) {
  for (unsigned i = 0; i < s.depth; ++i)
    if (s.stack[i].kind == FrameKind::resolve) return &s.stack[i];
  return nullptr;
}

void write_resolving(Writer& to, const Shown& shown) {
  if (const Frame* frame = resolving(shown.s))
    to.value(frame->as<frames::Resolve>().position + 1);
  else
    to.value(nullptr);
}

template <class Counts>
unsigned sum(const Counts& counts) {
  unsigned all = 0;
  for (const auto count : counts) all += count;
  return all;
}

void write_seats(Writer& to, const Shown& shown) {
  const State& s = shown.s;
  to.open('[');
  for (Seat seat = 0; seat < shown.rules.players; ++seat) {
    unsigned tokens = 0;
    for (unsigned i = 0; i < s.vp_taken; ++i) tokens += s.vp_owner[i] == seat;
    to.open('{').field("seat", seat + 1).field("color", color(seat)).field("cards", s.hand_size[seat]);
    to.field("face_down", s.face_down[seat]).field("tokens", tokens).key("supply");
    if (s.chosen[seat] == 0)
      to.value(nullptr);
    else if (s.chosen[seat] == secret_choice)
      to.value("secret");
    else
      to.value(+s.chosen[seat]);
    if (!shown.view || shown.view->shows_rats(seat)) to.field("rats", s.rats[seat]);
    if (shown.own(seat)) write_cards(to.key("hand"), s.hand[seat]);
    if (sum(s.played[seat]) > 0) write_cards(to.key("played"), s.played[seat]);
    if (shown.own(seat)) {
      to.key("values").open('[');
      for (unsigned i = 0; i < s.vp_taken; ++i)
        if (s.vp_owner[i] == seat) to.value(+s.vp[i]);
      to.close(']');
    }
    to.close('}');
  }
  to.close(']');
}

void write_picked(Writer& to, const Shown& shown) { write_cards(to, shown.s.picked); }
bool has_picked(const Shown& shown) { return sum(shown.s.picked) > 0; }

/// Markers by space, each stack from its lowest one.
void write_influence(Writer& to, const Shown& shown) {
  const State& s = shown.s;
  to.open('{');
  for (unsigned c = 0; c < class_count; ++c) {
    to.key(word(static_cast<Class>(c))).open('[');
    for (unsigned space = 0; space <= last_space; ++space) {
      bool any = false;
      for (const Seat seat : s.arrival[c]) {
        if (seat >= shown.rules.players || s.influence[c][seat] != space) continue;
        if (!any) to.open('{').field("space", space).key("seats").open('[');
        any = true;
        to.value(seat + 1);
      }
      if (any) to.close(']').close('}');
    }
    to.close(']');
  }
  to.close('}');
}

void write_ranks(Writer& to, const Shown& shown) {
  to.open('{');
  for (unsigned c = 0; c < class_count; ++c) {
    to.key(word(static_cast<Class>(c))).open('[');
    for (const Seat seat : ranking({shown.rules, shown.s}, static_cast<Class>(c)))
      if (seat != no_seat) to.value(seat + 1);
    to.close(']');
  }
  to.close('}');
}

void write_nuns(Writer& to, const Shown& shown) {
  to.open('[');
  for (unsigned i = 0; i < nun_row_size; ++i) {
    to.open('{').key("seen").open('[');
    for (Seat seat = 0; seat < shown.rules.players; ++seat)
      if (shown.s.seen[i] >> seat & 1) to.value(seat + 1);
    to.close(']');
    if (shown.s.nuns[i] != no_kind) to.field("card", kind_word(shown.s.nuns[i]));
    to.close('}');
  }
  to.close(']');
}

/// Of 10,000 nun rows; whole numbers, so that every platform writes the same.
void write_survival(Writer& to, const Shown& shown) {
  constexpr unsigned all = 10'000;
  const std::optional<ai::NunRow> row = shown.view ? std::optional<ai::NunRow>(*shown.view) : std::nullopt;
  unsigned certain = 0;
  for (const Kind kind : shown.s.nuns) certain += kind == no_kind ? 0 : nuns_of(kind);
  to.open('{').field("certain", certain).key("chances").open('[');
  for (unsigned rats = 0; rats <= ai::most_nuns; ++rats)
    to.value(row ? row->surviving(rats) * all / row->all : rats <= certain ? all : 0U);
  to.close(']').close('}');
}

void write_stock(Writer& to, const Shown& shown) {
  const Query q{shown.rules, shown.s};
  to.open('{');
  for (Kind kind = joker; kind < kind_count; ++kind)
    if (q.put_out(kind)) to.field(kind_word(kind), q.stock(kind));
  to.close('}');
}

void write_decks(Writer& to, const Shown& shown) {
  const State& s = shown.s;
  to.open('{').field("population", s.deck_size);
  write_cards(to.key("pile"), s.discard, population_kinds);
  to.field("buildings", s.buildings_size).field("replacement", s.replacement_size);
  to.field("tokens", vp_tokens - s.vp_taken).close('}');
}

void write_under(Writer& to, const Shown& shown) {
  to.open('[');
  for (unsigned i = 0; i < shown.s.put_under; ++i) {
    add_building(to.open('{'), shown.s.replacement[i]);
    to.close('}');
  }
  to.close(']');
}

void write_used(Writer& to, const Shown& shown) {
  to.open('[');
  for (unsigned card = 0; card < building_count * copies_of_building; ++card) {
    if ((shown.s.used[card / 8] >> card % 8 & 1) == 0) continue;
    add_building(to.open('{'), static_cast<BuildingCard>(card));
    to.close('}');
  }
  to.close(']');
}

void write_in_game(Writer& to, const Shown& shown) {
  to.open('{');
  for (unsigned b = 0; b < building_count; b += 2) {
    const Class cls = class_of(static_cast<Building>(b));
    const unsigned known = shown.s.first_copies[static_cast<std::size_t>(cls)];
    to.key(word(cls));
    if (known == 0) {
      to.value(nullptr);
      continue;
    }
    to.open('{').field(word(static_cast<Building>(b)), known - 1);
    to.field(word(static_cast<Building>(b + 1)), copies_of_building + 1 - known).close('}');
  }
  to.close('}');
}

void write_line(Writer& to, const Shown& shown) {
  to.open('[');
  for (const Seat seat : shown.s.line)
    if (seat != no_seat) to.value(seat + 1);
  to.close(']');
}

/// What is being asked about.
void write_action(Writer& to, const Shown& shown) {
  const State& s = shown.s;
  if (s.asked == Decision::none) {
    to.value(nullptr);
    return;
  }
  const Frame& f = s.top();
  switch (f.kind) {
    case FrameKind::look:
      to.open('{').field("name", "look").field("left", f.as<frames::Look>().left).close('}');
      return;
    case FrameKind::give: {
      const auto& give = f.as<frames::Give>();
      to.open('{').field("name", "give").field("to", give.taker + 1).field("count", give.owed).close('}');
      return;
    }
    case FrameKind::hospital: {  // never more than he has rats, which not everybody is shown (CART-27)
      const bool counted = !shown.view || shown.view->shows_rats(f.seat);
      to.open('{').field("name", "hospital");
      const std::uint8_t most = f.as<frames::Hospital>().most;
      to.field("most", counted ? std::min<unsigned>(most, s.rats[f.seat]) : most).close('}');
      return;
    }
    case FrameKind::resolve: {
      const auto& resolve = f.as<frames::Resolve>();
      to.open('{').field("name", "resolve").field("position", resolve.position + 1).key("premium");
      write_seat(to, resolve.premium);
      to.close('}');
      return;
    }
    default: to.value(nullptr);
  }
}

void write_waiting(Writer& to, const Shown& shown) {
  if (shown.s.asked == Decision::none) {
    to.value(nullptr);
    return;
  }
  to.open('{').field("seat", shown.s.decider + 1).field("decision", word(shown.s.asked)).close('}');
}

void write_scores(Writer& to, const Shown& shown) {
  if (!shown.s.over()) {
    to.value(nullptr);
    return;
  }
  const Scores scores = score({shown.rules, shown.s});
  to.open('[');
  for (Seat seat = 0; seat < shown.rules.players; ++seat) write_score(to, seat, scores[seat]);
  to.close(']');
}

/// What a part is written from is the same in both.
template <auto... fields>
bool same(const State& x, const State& y) {
  return ((x.*fields == y.*fields) && ...);
}

bool perhaps(const State&, const State&) { return false; }

using S = State;

struct Part {
  std::string_view key;
  /// True only if the values are equal for sure; saves writing them.
  bool (*same)(const State& before, const State& now);
  void (*write)(Writer& to, const Shown& shown);
  bool (*there)(const Shown& shown) = nullptr;  ///< nothing: always
};

constexpr std::array<Part, 26> parts{{
    {"game", same<>, [](Writer& to, const Shown&) { to.value("cartus"); }},
    {"players", same<>, [](Writer& to, const Shown& shown) { to.value(+shown.rules.players); }},
    {"viewer", same<>, [](Writer& to, const Shown& shown) { write_seat(to, shown.viewer()); }},
    {"options", same<>, write_options},
    {"round", same<&S::round>, [](Writer& to, const Shown& shown) { to.value(+shown.s.round); }},
    {"rounds", same<>, [](Writer& to, const Shown& shown) { to.value(+shown.rules.rounds); }},
    {"final", same<&S::buildings_size>, [](Writer& to, const Shown& shown) { to.value(shown.s.final_round()); }},
    {"start", same<&S::start>, [](Writer& to, const Shown& shown) { write_seat(to, shown.s.start); }},
    {"phase", same<&S::phase>, [](Writer& to, const Shown& shown) { to.value(word(shown.s.phase)); }},
    {"row", same<&S::phase, &S::row, &S::entrants, &S::entrant_count>, write_row},
    {"resolving", perhaps, write_resolving},
    {"seats",
     same<&S::phase, &S::hand_size, &S::face_down, &S::vp_taken, &S::vp_owner, &S::chosen, &S::rats, &S::hand,
          &S::played, &S::vp>,
     write_seats},
    {"influence", same<&S::influence, &S::arrival>, write_influence},
    {"ranks", same<&S::influence, &S::arrival>, write_ranks},
    {"nuns", same<&S::seen, &S::nuns>, write_nuns},
    {"survival", same<&S::nuns, &S::discard, &S::hand, &S::played, &S::picked>, write_survival},
    {"stock", same<&S::stock, &S::first_copies>, write_stock},
    {"decks", same<&S::deck_size, &S::discard, &S::buildings_size, &S::replacement_size, &S::vp_taken>, write_decks},
    {"under", same<&S::put_under, &S::replacement>, write_under},
    {"used", same<&S::used>, write_used},
    {"in_game", same<&S::first_copies>, write_in_game},
    {"line", same<&S::line>, write_line},
    {"action", perhaps, write_action},
    {"waiting", same<&S::asked, &S::decider>, write_waiting},
    {"score", [](const State& x, const State& y) { return !x.over() && !y.over(); }, write_scores},
    {"picked", same<&S::picked>, write_picked, has_picked},
}};

void write_parts(Writer& to, const Shown& shown) {
  to.open('{');
  for (const Part& part : parts)
    if (!part.there || part.there(shown)) part.write(to.key(part.key), shown);
  to.close('}');
}

}  // namespace

void write_score(Writer& to, Seat seat, const Score& score) {
  to.open('{').field("seat", seat + 1).key("influence").open('{');
  for (unsigned c = 0; c < class_count; ++c) to.field(word(static_cast<Class>(c)), score.influence[c]);
  to.close('}').field("hand", score.hand).key("specials").open('{');
  for (unsigned i = 0; i < score.specials.size(); ++i)
    to.field(kind_word(static_cast<Kind>(sword + i)), score.specials[i]);
  to.close('}').field("gold", score.gold).field("tokens", score.tokens).field("points", score.points());
  to.field("rats", score.rats).field("killed", score.killed).field("wins", score.wins).field("place", score.place);
  to.close('}');
}

void write_view(Writer& to, const View& view, const NoNames&) { write_parts(to, shown_to(view)); }

void write_open_view(Writer& to, const Rules& rules, const State& state, const NoNames&) {
  write_parts(to, {rules, state, nullptr});
}

std::string common_changes(const View&, const View&, const NoNames&) { return "{}"; }

std::vector<std::string_view> write_changes(Writer& to, const View& before, const View& now, const NoNames&,
                                            std::string_view) {
  const Shown old = shown_to(before), next = shown_to(now);
  std::vector<std::string_view> gone;
  to.open('{');
  for (const Part& part : parts) {
    if (part.same(old.s, next.s)) continue;
    const bool was = !part.there || part.there(old), is = !part.there || part.there(next);
    if (was && !is) gone.push_back(part.key);
    if (!is) continue;
    write_if_changed(
        to, part.key, [&] { part.write(to, next); },
        [&] {
          if (was) part.write(to, old);
        });
  }
  to.close('}');
  return gone;
}

}  // namespace rattus::codec
