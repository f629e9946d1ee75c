#include "ai/board/inputs.hpp"

#include <algorithm>
#include <bit>

#include "ai/board/input_places.hpp"

namespace rattus::ai {
namespace {

using Cell = std::int16_t;

/// What is asked, as far as a net tells it apart.
unsigned asked_kind(const State& s) {
  using board::Decision;
  if (s.top().kind == board::FrameKind::card) return 7;
  switch (number_of(s.asked)) {
    case number_of(Decision::place): return 0;
    case number_of(Decision::action): return 1;
    case number_of(Decision::inc_region):
    case number_of(Decision::inc_extra): return 2;
    case number_of(Decision::plague): return 3;
    case number_of(Decision::spread): return 4;
    case number_of(Decision::final): return 5;
    default: return 6;
  }
}

Cell sixteenths(Points value) { return static_cast<Cell>(value / (point / 16)); }
template <class Number>
Cell cell(Number number) {
  return static_cast<Cell>(number);
}

}  // namespace

void Inputs::reset(const Rules& rules, const State& known, Seat observer) {
  evaluation_.reset(rules, known, observer);
  observer_ = observer;
  const InputLayout& layout = input_layout();
  seat_size_ = layout.seat.size();
  game_size_ = layout.game.size();
  parts_ = {};
  for (const unsigned slot : rules.parts)
    for (const InputPart& part : input_parts())
      if (part.number == rules.cards[slot]->number && part.module == rules.cards[slot]->module) parts_[slot] = &part;
}

void Inputs::read(const Query& q) {
  std::fill_n(game_.begin(), game_size_, Cell{0});
  for (Seat seat = 0; seat < q.rules.players; ++seat) std::fill_n(seats_[seat].begin(), seat_size_, Cell{0});
  evaluation_.points(q, points_);
  read_game(q);
  for (Seat seat = 0; seat < q.rules.players; ++seat) read_seat(q, seat);
  read_map(q);
  read_parts(q);
}

void Inputs::read_game(const Query& q) {
  using namespace of_game;
  const State& s = q.s;
  game_[players + q.rules.players - 2U] = 1;
  game_[big_box] = q.rules.big_box;
  game_[phase + static_cast<unsigned>(s.phase)] = 1;
  game_[asked + asked_kind(s)] = 1;
  game_[card_taken] = s.card_taken;
  game_[increased] = s.increased;
  game_[rats] = s.rats;
  game_[round] = s.round;
  if (s.plague < max_regions) game_[plague + s.plague] = 1;
  for (const unsigned region : s.with_tokens& q.rules.in_use) {
    game_[tokens + region] = s.token_count[region];
    game_[tokens_down] += cell(s.token_count[region]);
  }
  if (s.last == board::no_seat) return;
  game_[ending] = 1;
  if (s.active < q.rules.players) game_[turns_left] = cell((s.last + q.rules.players - s.active) % q.rules.players);
}

void Inputs::read_seat(const Query& q, Seat seat) {
  using namespace of_seat;
  const State& s = q.s;
  auto& in = seats_[seat];
  const Seat turn = q.first_in_order();
  in[observes] = seat == observer_;
  in[active] = seat == s.active;
  in[order] = cell((seat + q.rules.players - turn) % q.rules.players);
  in[first] = seat == s.first;
  in[acts_on] = seat == s.active && s.phase == board::Phase::action && !s.increased;
  in[supply] = s.supply[seat];
  in[haven] = s.haven[seat];
  in[cards] = cell(std::popcount(unsigned{s.held[seat]}));
  in[of_seat::points] = sixteenths(points_[seat]);
}

void Inputs::read_map(const Query& q) {
  using namespace of_seat;
  const State& s = q.s;
  const unsigned plague = s.plague;
  const Mask near = plague < max_regions ? q.rules.within[plague][1] : Mask{};
  const Mask second = plague < max_regions ? q.rules.within[plague][2] : Mask{};
  for (const unsigned region : q.rules.in_use) {
    const auto& row = s.citizens[region];
    const unsigned most = *std::max_element(row.begin(), row.end());
    if (most == 0) continue;
    const bool tied = std::count(row.begin(), row.end(), most) > 1;
    const unsigned distance = region == plague ? 0U : near.has(region) ? 1U : second.has(region) ? 2U : 3U;
    const SeatPoints& losses = evaluation_.lost(region);
    for (Seat seat = 0; seat < q.rules.players; ++seat) {
      if (row[seat] == 0) continue;
      auto& in = seats_[seat];
      const Cell gone = sixteenths(losses[seat]);
      in[on_map] += cell(row[seat]);
      ++in[of_seat::regions];
      in[lost_here + distance] += gone;
      if (row[seat] == most) ++in[tied ? ties : leads];
      in[by_tokens + std::min<unsigned>(s.token_count[region], 3)] += cell(row[seat]);
      in[by_distance + distance] += cell(row[seat]);
      in[citizens + region] = cell(row[seat]);
      in[lost + region] = gone;
    }
  }
}

void Inputs::read_pieces(const Query& q, unsigned slot, unsigned seat_at, unsigned game_at) {
  board::PieceList pieces;
  q.rules.cards[slot]->pieces(q, static_cast<board::Slot>(slot), pieces);
  for (const board::Piece& piece : pieces) {
    if (piece.type->lies != board::Lies::in_region || piece.region >= max_regions) continue;
    game_[game_at] += cell(piece.count);
    for (Seat seat = 0; seat < q.rules.players; ++seat) seats_[seat][seat_at] += cell(q.s.citizens[piece.region][seat]);
  }
}

void Inputs::read_loads(const Query& q, unsigned slot, unsigned seat_at) {
  for (unsigned i = 0; i < q.s.carrier_count; ++i)
    for (const board::LoadType* type : q.rules.cards[slot]->loads)
      if (const board::Carrier carrier = q.s.carriers[i]; carrier.load().has(*type))
        seats_[carrier.seat()][seat_at] += cell(carrier.load().of(*type));
}

void Inputs::read_parts(const Query& q) {
  const bool raised = q.rules.asks<board::question::Level>();
  for (const unsigned slot : q.rules.parts) {
    const InputPart* part = parts_[slot];
    if (!part) continue;
    unsigned seat_at = part->seat, game_at = part->game;
    if (part->sight.holder) {
      if (const Seat holder = q.holder(static_cast<board::Slot>(slot)); holder != board::no_seat) {
        auto* in = &seats_[holder][seat_at];
        in[0] = 1;
        in[1] = q.s.blocked >> slot & 1;
        if (raised) in[2] = cell(q.level(static_cast<board::Slot>(slot), holder) - 1);
      } else {
        game_[game_at] = 1;
      }
      seat_at += 3, ++game_at;
    }
    if (part->sight.pieces) read_pieces(q, slot, seat_at++, game_at);
    if (part->sight.loads) read_loads(q, slot, seat_at++);
    if (q.rules.cards[slot]->look)
      q.rules.cards[slot]->look(q, static_cast<board::Slot>(slot), {&seats_[0][seat_at], max_inputs});
  }
}

}  // namespace rattus::ai
