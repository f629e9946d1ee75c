#include "ai/cartus/inputs.hpp"

#include <algorithm>

#include "ai/cartus/cues.hpp"
#include "engine/cartus/sight.hpp"

namespace rattus::ai {
namespace {

using namespace card_game;
using cartus::nun_row_size;
using Cell = std::int16_t;

/// How many rats more or less a seat's chance to live is told for.
constexpr std::array<int, 5> rats_apart{-6, -4, -2, 0, 2};
/// Nuns in the row, of which it is told how likely there are as many.
constexpr std::array<int, 7> nuns_at_least{4, 6, 8, 10, 12, 14, 16};

namespace of_seat {
enum At : unsigned {
  observes,
  decides,
  order,  ///< in the round
  waits,  ///< his place in the line
  has_chosen,
  hand,
  down,     ///< cards before him
  bid,      ///< of them, as far as they are known, what counts
  foreign,  ///< and what brings rats, ...
  swords,
  flutes,
  rivals,  ///< for premium player
  rivals_above,
  premium,
  acts,  ///< his action at the card that is being resolved is still to come
  rats,
  rats_behind,  ///< more than whoever else has fewest
  lives,
  points = lives + rats_apart.size(),
  share,
  influence,
  lead = influence + class_count,
  class_points = lead + class_count,
  cards = class_points + class_count,
  count = cards + class_count,
};
constexpr std::array named{
    InputName{"observes"},
    InputName{"decides"},
    InputName{"order"},
    InputName{"waits"},
    InputName{"has-chosen"},
    InputName{"hand"},
    InputName{"down"},
    InputName{"bid"},
    InputName{"foreign"},
    InputName{"swords"},
    InputName{"flutes"},
    InputName{"rivals"},
    InputName{"rivals-above"},
    InputName{"premium"},
    InputName{"acts"},
    InputName{"rats"},
    InputName{"rats-behind"},
    InputName{"lives", rats_apart.size()},
    InputName{"points"},
    InputName{"share"},
    InputName{"influence", class_count},
    InputName{"lead", class_count},
    InputName{"class-points", class_count},
    InputName{"cards", class_count},
};
}  // namespace of_seat

namespace of_game {
constexpr unsigned phases = 5;
enum At : unsigned {
  players,
  phase = players + max_seats - 1,
  asked = phase + phases,
  round = asked + cartus::decision_count,
  left,
  final_round,
  deck,
  discard,
  nuns_seen,
  nuns_open,
  nuns,
  to_come = nuns + nuns_at_least.size(),
  supply_draw = to_come + class_count,
  supply_look,
  supply_rats,
  fewest_rats_win,
  secret_supplies,
  count,
};
constexpr std::array named{
    InputName{"players", max_seats - 1},
    InputName{"phase", phases},
    InputName{"asked", cartus::decision_count},
    InputName{"round"},
    InputName{"left"},
    InputName{"final-round"},
    InputName{"deck"},
    InputName{"discard"},
    InputName{"nuns-seen"},
    InputName{"nuns-open"},
    InputName{"nuns", nuns_at_least.size()},
    InputName{"to-come", class_count},
    InputName{"supply-draw"},
    InputName{"supply-look"},
    InputName{"supply-rats"},
    InputName{"fewest-rats-win"},
    InputName{"secret-supplies"},
};
}  // namespace of_game

static_assert(count_of(of_seat::named) == of_seat::count && count_of(of_game::named) == of_game::count);
static_assert(static_cast<unsigned>(cartus::Phase::over) == of_game::phases);

InputLayout make_layout() {
  InputLayout layout;
  layout.of = cartus::Kit::name;
  add_inputs(layout.seat, of_seat::named);
  add_inputs(layout.game, of_game::named);
  for (const cartus::SightRow& row : cartus::sights()) {
    const std::string_view name = id_of(row.building);
    add_input(layout.game, name, "waits");
    add_input(layout.game, name, "to-come");
    add_input(layout.seat, name, "entered");
    if (row.sight.gives != cartus::no_kind) add_input(layout.game, name, "stock"), add_input(layout.seat, name, "has");
    for (const std::string_view what : row.sight.of_seat) add_input(layout.seat, name, what);
  }
  complete(layout);
  layout.policy = CuesOfDecision::shape();
  return layout;
}

Cell sixteenths(Points value) { return static_cast<Cell>(value / (point / 16)); }
template <class Number>
Cell cell(Number number) {
  return static_cast<Cell>(number);
}
/// 256 is certainty.
Cell chance(Share16 share) { return cell(share / (sure / 256)); }

}  // namespace

template <>
const InputLayout& input_layout<cartus::Kit>() {
  static const InputLayout layout = make_layout();
  return layout;
}

void InputsOf<cartus::Kit>::reset(const Rules& rules, const State& known, Seat observer) {
  evaluation_.reset(rules, known, observer);
  observer_ = observer;
  const InputLayout& layout = input_layout<cartus::Kit>();
  seat_size_ = layout.seat.size();
  game_size_ = layout.game.size();
}

void InputsOf<cartus::Kit>::read(const Query& q) {
  std::fill_n(game_.begin(), game_size_, Cell{0});
  for (Seat seat = 0; seat < q.rules.players; ++seat) std::fill_n(seats_[seat].begin(), seat_size_, Cell{0});
  // Whatever a world has where the observer knows nothing is taken out first, so nothing of it can be told.
  const cartus::View view(q.rules, q.s, observer_);
  const Query known{q.rules, view.known()};
  const Hands hands = expected_hands(view);
  const PlayedBySeat played = played_by_all(known);
  read_game(known);
  for (Seat seat = 0; seat < q.rules.players; ++seat) read_seat(known, seat), read_table(known, seat, played);
  // What lies face down counts as if it had been scored already.
  const State scored = with_bids_scored(known, played);
  points_ = {};
  read_classes({q.rules, scored}, hands);
  read_points({q.rules, scored}, hands);
  read_buildings(known, hands);
}

void InputsOf<cartus::Kit>::read_game(const Query& known) {
  using namespace of_game;
  const State& s = known.s;
  auto& in = game_;
  in[players + known.rules.players - 2U] = 1;
  if (!s.over()) in[phase + static_cast<unsigned>(s.phase)] = 1;
  in[asked + static_cast<unsigned>(s.asked)] = 1;
  in[round] = s.round;
  in[left] = cell(Evaluation::rounds_left(known));
  in[of_game::final_round] = s.final_round();
  in[deck] = s.deck_size;
  in[of_game::discard] = s.discard_size;
  for (unsigned i = 0; i < nun_row_size; ++i)
    if ((s.seen[i] >> observer_ & 1) != 0)
      in[nuns_seen] = cell(in[nuns_seen] + static_cast<int>(cartus::nuns_of(s.nuns[i])));
    else
      ++in[nuns_open];
  const auto survival = evaluation_.survival(s);
  for (unsigned i = 0; i < nuns_at_least.size(); ++i) in[nuns + i] = chance(survival(nuns_at_least[i]));
  for (unsigned cls = 0; cls < class_count; ++cls) in[to_come + cls] = cell(Evaluation::to_come(known, cls));
  for (unsigned i = 0; i < known.rules.row_size && s.phase == cartus::Phase::supplies; ++i) {
    const cartus::Supply& supply = known.rules.supply(s.row[i]);
    in[supply_draw] = std::max<Cell>(in[supply_draw], supply.draw);
    in[supply_look] = std::max<Cell>(in[supply_look], supply.look);
    in[supply_rats] = std::max<Cell>(in[supply_rats], supply.discard_rats);
  }
  in[fewest_rats_win] = known.rules.options.all_dead;
  in[secret_supplies] = known.rules.options.supplies;
}

void InputsOf<cartus::Kit>::read_seat(const Query& known, Seat seat) {
  using namespace of_seat;
  const State& s = known.s;
  const unsigned n = known.rules.players;
  auto& in = seats_[seat];
  in[observes] = seat == observer_;
  in[decides] = seat == s.decider;
  in[order] = cell((seat + n - s.start) % n);
  const auto* place = std::find(s.line.begin(), s.line.end(), seat);
  if (place != s.line.end()) in[waits] = cell(place - s.line.begin() + 1);
  in[has_chosen] = s.chosen[seat] != 0;
  in[hand] = s.hand_size[seat];
  in[of_seat::rats] = s.rats[seat];
  unsigned fewest = ~0U;
  for (Seat other = 0; other < n; ++other)
    if (other != seat) fewest = std::min<unsigned>(fewest, s.rats[other]);
  in[rats_behind] = cell(s.rats[seat] - static_cast<int>(fewest));
}

void InputsOf<cartus::Kit>::read_table(const Query& known, Seat seat, const PlayedBySeat& all) {
  using namespace of_seat;
  const State& s = known.s;
  auto& in = seats_[seat];
  const unsigned position = known.position_of(seat);
  if (position == cartus::max_row || is_resolved(s, position)) return;
  const Played& played = all[seat];
  in[down] = cell(played.cards);
  in[bid] = cell(played.bid);
  in[foreign] = cell(played.foreign);
  in[swords] = cell(played.swords);
  in[flutes] = cell(played.flutes);
  for (Seat other = 0; other < known.rules.players; ++other) {
    const unsigned at = known.position_of(other);
    if (other == seat || at == cartus::max_row || (at != position && known.rules.players > 2)) continue;
    ++in[rivals];
    in[rivals_above] = cell(in[rivals_above] + (all[other].cards > played.cards));
  }
  const Acts acting = acts_of(s, seat, position);
  in[of_seat::premium] = acting.premium;
  in[acts] = acting.to_come;
}

void InputsOf<cartus::Kit>::read_classes(const Query& known, const Hands& hands) {
  using namespace of_seat;
  const State& s = known.s;
  const unsigned n = known.rules.players;
  for (unsigned cls = 0; cls < class_count; ++cls) {
    SeatPoints worth{};
    evaluation_.add_class(known, cls, hands, worth);
    const auto& track = s.influence[cls];
    int first = 0, second = 0;
    for (Seat seat = 0; seat < n; ++seat) {
      second = std::max(second, std::min<int>(first, track[seat]));
      first = std::max<int>(first, track[seat]);
    }
    for (Seat seat = 0; seat < n; ++seat) {
      auto& in = seats_[seat];
      in[influence + cls] = track[seat];
      in[lead + cls] = cell(track[seat] - (track[seat] == first ? second : first));
      in[of_seat::class_points + cls] = sixteenths(worth[seat]);
      in[cards + cls] = cell(hands[seat].of_class[cls]);
      points_[seat] += worth[seat];
    }
  }
}

void InputsOf<cartus::Kit>::read_points(const Query& known, const Hands& hands) {
  using namespace of_seat;
  evaluation_.add_others(known, hands, points_);
  Shares shares{};
  evaluation_.rough_shares(known, points_, shares);
  const auto survival = evaluation_.survival(known.s);
  for (Seat seat = 0; seat < known.rules.players; ++seat) {
    auto& in = seats_[seat];
    in[of_seat::points] = sixteenths(points_[seat]);
    in[share] = cell(shares[seat] / (sure / 1024));
    for (unsigned i = 0; i < rats_apart.size(); ++i)
      in[lives + i] = chance(survival(known.s.rats[seat] + rats_apart[i]));
  }
}

void InputsOf<cartus::Kit>::read_buildings(const Query& known, const Hands& hands) {
  const State& s = known.s;
  const unsigned n = known.rules.players;
  const auto buildings_left = copies_to_come(known);
  unsigned game_at = of_game::count, seat_at = of_seat::count;
  for (const cartus::SightRow& row : cartus::sights()) {
    const auto building = static_cast<unsigned>(row.building);
    for (unsigned position = 0; position < known.rules.row_size; ++position) {
      if (s.row[position] == cartus::no_card || known.building_at(position) != row.building) continue;
      if (is_resolved(s, position)) continue;
      ++game_[game_at];
      for (unsigned i = 0; i < s.entrant_count[position]; ++i) seats_[s.entrants[position][i]][seat_at] = 1;
    }
    game_[game_at + 1] = buildings_left[building];
    game_at += 2, ++seat_at;
    if (row.sight.gives != cartus::no_kind) {
      game_[game_at++] = cell(known.stock(row.sight.gives));
      for (Seat seat = 0; seat < n; ++seat) seats_[seat][seat_at] = cell(hands[seat].special[row.sight.gives - joker]);
      ++seat_at;
    }
    const std::size_t own = row.sight.of_seat.size();
    if (row.look)
      for (Seat seat = 0; seat < n; ++seat) row.look(known, seat, {&seats_[seat][seat_at], own});
    seat_at += static_cast<unsigned>(own);
  }
}

}  // namespace rattus::ai
