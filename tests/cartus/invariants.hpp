#pragma once
// What is true of every state of Cartus that can be reached (CART-14), by clauses.
#include <algorithm>
#include <numeric>
#include <string>

#include "engine/cartus/query.hpp"

namespace rattus::cartus::test {

class Invariants {
 public:
  Invariants(const Rules& rules, const State& s) : rules_(rules), s_(s) {}

  /// Empty, or what is wrong with the state.
  std::string broken() {
    population();
    specials();
    sizes();
    buildings();
    tokens();
    influence();
    entering();
    decision();
    return wrong_;
  }

 private:
  void need(bool holds, const std::string& what) {
    if (!holds) wrong_ += (wrong_.empty() ? "" : "; ") + what;
  }
  template <class Cards>
  static unsigned sum(const Cards& cards) {
    return std::accumulate(cards.begin(), cards.end(), 0U);
  }

  /// CART-6, -14: 84 population cards, of every kind as many as there are.
  void population() {
    std::array<unsigned, population_kinds> found{};
    const auto add = [&](unsigned kind, unsigned n) {
      if (kind < population_kinds)
        found[kind] += n;
      else
        need(n == 0, "CART-6: no such card");
    };
    for (unsigned i = 0; i < s_.deck_size; ++i) add(s_.deck[i], 1);
    for (const Kind kind : s_.nuns) add(kind, 1);
    for (unsigned kind = 0; kind < population_kinds; ++kind) {
      add(kind, s_.discard[kind] + s_.picked[kind]);
      for (unsigned seat = 0; seat < max_seats; ++seat) add(kind, s_.hand[seat][kind] + s_.played[seat][kind]);
      need(found[kind] == rules_.tables.population[nuns_of(static_cast<Kind>(kind))],
           "CART-14: population cards of kind " + std::to_string(kind));
    }
    for (std::size_t i = s_.deck_size; i < s_.deck.size(); ++i) need(s_.deck[i] == 0, "bytes above the deck");
    need(s_.discard_size == sum(s_.discard), "CART-25: size of the discard pile");
  }

  /// CART-9, -14, -20: stock + hands + table.
  void specials() {
    for (Kind kind = joker; kind < kind_count; ++kind) {
      unsigned found = s_.stock[kind - joker] + s_.picked[kind];
      for (unsigned seat = 0; seat < max_seats; ++seat)
        found += s_.hand[seat][kind] + (kind < 36 ? s_.played[seat][kind] : 0U);
      const unsigned all = Query{rules_, s_}.put_out(kind) ? rules_.tables.stock[kind - joker] : 0;
      need(found == all, "CART-14: " + std::to_string(found) + " cards of kind " + std::to_string(kind));
    }
    for (const auto& played : s_.played) need(played[pass] + played[gold] == 0, "CART-41: a Pass or Gold on the table");
  }

  /// CART-25: what all see of hands and of the table; as before an open choice.
  void sizes() {
    for (Seat seat = 0; seat < max_seats; ++seat) {
      const unsigned picked = seat == s_.decider ? sum(s_.picked) : 0;
      need(s_.hand_size[seat] == sum(s_.hand[seat]) + picked, "CART-25: hand size of seat " + std::to_string(seat));
      need(s_.face_down[seat] == sum(s_.played[seat]), "CART-25: cards before seat " + std::to_string(seat));
      if (seat >= rules_.players)
        need(s_.hand_size[seat] + s_.rats[seat] + s_.chosen[seat] == 0, "a seat without a player");
      need((s_.turned >> seat & 1) == 0 || s_.phase == Phase::resolve, "CART-44: turned over outside of phase D");
    }
    const bool open = s_.asked == Decision::play_card || s_.asked == Decision::hospital_card ||
                      s_.asked == Decision::sword_give || s_.asked == Decision::tower_give;
    need(open || sum(s_.picked) == 0, "CART-42: picked outside of a choice");
    if (s_.phase == Phase::over || s_.phase == Phase::supplies)
      need(sum(s_.face_down) == 0, "CART-74: cards left on the table");
  }

  /// CART-7, -14, -16, -23: 30 different cards, 5 of each class, the replacement deck of its size.
  void buildings() {
    std::array<unsigned, building_count * copies_of_building> found{};
    const auto add = [&](BuildingCard card) {
      if (card < found.size())
        ++found[card];
      else
        need(false, "CART-7: no such building card");
    };
    for (unsigned i = 0; i < s_.buildings_size; ++i) add(s_.buildings[i]);
    for (unsigned i = 0; i < s_.replacement_size; ++i) add(s_.replacement[i]);
    unsigned in_row = 0;
    for (const BuildingCard card : s_.row)
      if (card != no_card) add(card), ++in_row;
    for (unsigned card = 0; card < found.size(); ++card)
      if (s_.used[card / 8] >> card % 8 & 1) ++found[card];
    need(std::all_of(found.begin(), found.end(), [](unsigned n) { return n <= 1; }), "CART-14: a building card twice");
    need(sum(found) == building_cards, "CART-14: building cards");
    need(s_.replacement_size == rules_.replacements, "CART-14: size of the replacement deck");
    need(s_.put_under <= s_.replacement_size, "CART-32: cards put under");
    need(in_row == (s_.over() ? 0U : rules_.row_size), "CART-31: size of the row");
    need(s_.buildings_size + s_.round * rules_.row_size + rules_.replacements == static_cast<int>(building_cards),
         "CART-30: rounds and building deck");
    for (unsigned pair = 0; pair < class_count; ++pair) {
      const auto first = found.begin() + pair * 2 * copies_of_building;
      const unsigned of_first = std::accumulate(first, first + copies_of_building, 0U),
                     of_second = std::accumulate(first + copies_of_building, first + 2 * copies_of_building, 0U);
      need(of_first + of_second == copies_of_building, "CART-16: cards of pair " + std::to_string(pair));
      const unsigned known = s_.first_copies[static_cast<std::size_t>(class_of(static_cast<Building>(2 * pair)))];
      need(known == 0 || known == of_first + 1, "CART-19: known copies of pair " + std::to_string(pair));
    }
    if (in_row == 0) return;
    bool alike = true;
    for (unsigned i = 1; i < rules_.row_size; ++i) alike &= building_of(s_.row[i]) == building_of(s_.row[0]);
    need(!alike, "CART-32: all cards of the row are alike");
  }

  /// CART-11, -14: the 20 tokens, held or in stock.
  void tokens() {
    auto there = std::vector<std::uint8_t>(s_.vp.begin(), s_.vp.end()), all = rules_.tables.vp;
    std::sort(there.begin(), there.end());
    std::sort(all.begin(), all.end());
    need(there == all, "CART-14: victory-point tokens");
    for (unsigned i = 0; i < vp_tokens; ++i)
      need((s_.vp_owner[i] < rules_.players) == (i < s_.vp_taken), "CART-11: owner of token " + std::to_string(i));
  }

  /// CART-12, -14: spaces 0 to 15, every marker once.
  void influence() {
    for (unsigned cls = 0; cls < class_count; ++cls) {
      auto order = s_.arrival[cls];
      std::sort(order.begin(), order.end());
      for (Seat seat = 0; seat < max_seats; ++seat) {
        need(s_.influence[cls][seat] <= last_space, "CART-14: influence");
        need(order[seat] == seat, "CART-12: markers of a class");
        if (seat >= rules_.players) need(s_.influence[cls][seat] == 0, "influence of a seat without a player");
      }
    }
  }

  /// CART-13, -38, -40: in phases C and D everybody waits in the line or has entered one card.
  void entering() {
    std::array<unsigned, max_seats> entered{}, waiting{};
    for (unsigned position = 0; position < max_row; ++position)
      for (unsigned i = 0; i < max_seats; ++i) {
        const Seat seat = s_.entrants[position][i];
        need((seat != no_seat) == (i < s_.entrant_count[position]), "CART-40: entry numbers");
        if (seat < max_seats) ++entered[seat];
      }
    bool end = false;
    for (const Seat seat : s_.line) {
      if (seat < max_seats) ++waiting[seat];
      need(!end || seat == no_seat, "CART-38: a gap in the line");
      end |= seat == no_seat;
    }
    for (Seat seat = 0; seat < rules_.players; ++seat) {
      const bool playing = seat == s_.decider && s_.asked == Decision::play_card;  // his disc is down, his turn goes on
      if (s_.phase == Phase::enter)
        need(entered[seat] + waiting[seat] == 1U + playing, "CART-38: seat " + std::to_string(seat) + " in the line");
      else if (s_.phase == Phase::resolve)
        need(entered[seat] == 1 && waiting[seat] == 0, "CART-38: all have entered");
      else
        need(entered[seat] + waiting[seat] == 0, "CART-76: discs are back");
      if (s_.phase == Phase::enter || s_.phase == Phase::resolve)
        need(s_.chosen[seat] >= 1 && s_.chosen[seat] <= rules_.row_size, "CART-33: everybody has chosen");
    }
    need((s_.first_in != no_seat) == (std::accumulate(entered.begin(), entered.end(), 0U) > 0),
         "CART-57: who entered first");
  }

  void decision() {
    need(s_.over() == (s_.asked == Decision::none), "CART-30: a decision until the end");
    need(s_.over() ? s_.decider == no_seat && s_.depth == 0 : s_.decider < rules_.players && s_.depth > 0,
         "CART-4: who decides");
    need(s_.round >= 1 && s_.round <= rules_.rounds, "CART-23: rounds");
    for (std::size_t i = s_.depth; i < s_.stack.size(); ++i)
      need(s_.stack[i].kind == FrameKind::none, "a frame above the stack");
  }

  const Rules& rules_;
  const State& s_;
  std::string wrong_;
};

inline std::string broken(const Rules& rules, const State& s) { return Invariants(rules, s).broken(); }

}  // namespace rattus::cartus::test
