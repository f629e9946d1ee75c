#include "engine/cartus/sound.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>
#include <vector>

#include "engine/cartus/game.hpp"

namespace rattus::cartus {
namespace {

class Invariants {
 public:
  Invariants(const Rules& rules, const State& s) : rules_(rules), s_(s) {}

  /// Empty, or what is wrong with the state.
  std::string broken() {
    bounds();
    if (!wrong_.empty()) return wrong_;  // what follows counts on them
    population();
    specials();
    sizes();
    buildings();
    tokens();
    influence();
    entering();
    decision();
    frames();
    return wrong_;
  }

 private:
  static std::string text(std::string_view part) { return std::string(part); }
  static std::string text(unsigned number) { return std::to_string(number); }
  /// What is wrong is put into words where something is: most states are sound, and looked at at every step.
  template <class... Parts>
  void need(bool holds, const Parts&... what) {
    if (holds) return;
    if (!wrong_.empty()) wrong_ += "; ";
    ((wrong_ += text(what)), ...);
  }
  template <class Cards>
  static unsigned sum(const Cards& cards) {
    return std::accumulate(cards.begin(), cards.end(), 0U);
  }

  /// Sizes and places lie within what holds them.
  void bounds() {
    need(s_.deck_size <= s_.deck.size() && s_.buildings_size <= s_.buildings.size() &&
             s_.replacement_size <= s_.replacement.size() && s_.vp_taken <= vp_tokens && s_.depth <= max_frames,
         "a size");
    for (const unsigned count : s_.entrant_count) need(count <= max_seats, "a number of entrants");
    for (const auto& seats : s_.entrants)
      for (const Seat seat : seats) need(seat < rules_.players || seat == no_seat, "an entrant");
    for (const Seat seat : s_.line) need(seat < rules_.players || seat == no_seat, "the line");
    for (const Seat seat : {s_.start, s_.first_in, s_.best, s_.decider})
      need(seat < rules_.players || seat == no_seat, "a seat");
    need(s_.start != no_seat, "CART-15: no starting player");
    need(s_.phase <= Phase::over && s_.asked <= Decision::tower_give, "a phase or decision");
    for (const std::uint8_t lookers : s_.seen) need(lookers >> rules_.players == 0, "CART-26: who looked");
    need(s_.turned >> rules_.players == 0, "CART-44: who turned over");
    need(s_.rng.a != 0 || s_.rng.b != 0, "a stream of nothing but zeros");
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
           "CART-14: population cards of kind ", kind);
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
      need(found == all, "CART-14: ", found, " cards of kind ", kind);
    }
    for (const auto& played : s_.played) need(played[pass] + played[gold] == 0, "CART-41: a Pass or Gold on the table");
  }

  /// CART-25: what all see of hands and of the table; as before an open choice.
  void sizes() {
    for (Seat seat = 0; seat < max_seats; ++seat) {
      const unsigned picked = seat == s_.decider ? sum(s_.picked) : 0;
      need(s_.hand_size[seat] == sum(s_.hand[seat]) + picked, "CART-25: hand size of seat ", seat);
      need(s_.face_down[seat] == sum(s_.played[seat]), "CART-25: cards before seat ", seat);
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
    for (unsigned i = 0; i < max_row; ++i) {
      if (s_.row[i] == no_card) continue;
      add(s_.row[i]);
      ++in_row;
      need(in_row == i + 1, "CART-31: a gap in the row");
    }
    for (unsigned card = 0; card < found.size(); ++card)
      if (s_.used[card / 8] >> card % 8 & 1) ++found[card];
    need(s_.used.back() >> found.size() % 8 == 0, "CART-7: no such building card");
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
      need(of_first + of_second == copies_of_building, "CART-16: cards of pair ", pair);
      copies_known(class_of(static_cast<Building>(2 * pair)), of_first);
    }
    if (in_row == 0) return;
    bool alike = true;
    for (unsigned i = 1; i < rules_.row_size; ++i) alike &= building_of(s_.row[i]) == building_of(s_.row[0]);
    need(!alike, "CART-32: all cards of the row are alike");
  }

  /// CART-16, -18, -19: how many of a class's cards are of its first building, and whether all know it.
  void copies_known(Class cls, unsigned of_first) {
    const auto c = static_cast<std::size_t>(cls);
    const Buildings method = rules_.options.method();
    const bool no_tower = rules_.players == 2 && rules_.options.guard_tower_2p == 0 && method != Buildings::fixed;
    const std::string_view subject = id_of(cls);
    if (method == Buildings::fixed)
      need(of_first == rules_.first[c], "CART-16: the split of ", subject);
    else if (no_tower && cls == Class::chivalry)
      need(of_first == copies_of_building, "CART-18: a guard-tower");
    else if (method == Buildings::random_per_class)
      need(of_first % copies_of_building == 0, "CART-16: two buildings of ", subject);
    const bool known = method != Buildings::mixed || (no_tower && cls == Class::chivalry);
    need(s_.first_copies[c] == (known ? of_first + 1 : 0), "CART-19: known copies of ", subject);
  }

  /// CART-11, -14: the 20 tokens, held or in stock.
  void tokens() {
    auto there = std::vector<std::uint8_t>(s_.vp.begin(), s_.vp.end()), all = rules_.tables.vp;
    std::sort(there.begin(), there.end());
    std::sort(all.begin(), all.end());
    need(there == all, "CART-14: victory-point tokens");
    for (unsigned i = 0; i < vp_tokens; ++i)
      need(i < s_.vp_taken ? s_.vp_owner[i] < rules_.players : s_.vp_owner[i] == no_seat, "CART-11: owner of token ",
           i);
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
        need(seat == no_seat || position < rules_.row_size, "CART-31: a player on no building");
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
        need(entered[seat] + waiting[seat] == 1U + playing, "CART-38: seat ", seat, " in the line");
      else if (s_.phase == Phase::resolve)
        need(entered[seat] == 1 && waiting[seat] == 0, "CART-38: everyone has entered");
      else
        need(entered[seat] + waiting[seat] == 0, "CART-76: discs are back");
      if (s_.phase == Phase::enter || s_.phase == Phase::resolve)
        need(s_.chosen[seat] >= 1 && s_.chosen[seat] <= rules_.row_size, "CART-33: everyone has chosen");
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

  /// What the game is in the middle of: which frames stand on which, and that they ask what is asked.
  void frames() {
    if (s_.over() || s_.depth == 0 || !wrong_.empty()) return;
    if (s_.stack[0].kind != FrameKind::game) return need(false, "the game's frame");
    const auto& game = s_.stack[0].as<frames::Game>();
    need(s_.stack[0].holds_only<frames::Game>() && game.seat == 0 && game.step < flow::game_round_end &&
             game.players <= rules_.players && game.position <= rules_.row_size,
         "the game's frame");
    const unsigned chosen = game.step == flow::game_supplies ? game.players : rules_.players;
    for (unsigned i = 0; i < rules_.players; ++i) {
      const unsigned own = s_.chosen[Query{rules_, s_}.in_order(i)];
      need(i < chosen ? own >= 1 && own <= rules_.row_size : own == 0, "CART-33: who has chosen");
    }
    for (unsigned i = 1; i < s_.depth; ++i) need(may_stand_on(s_.stack[i], s_.stack[i - 1]), "a frame on another");
    if (!wrong_.empty()) return;
    need(asks_rightly(s_.top()), "CART-4: what is asked");
    if (!wrong_.empty()) return;
    ActionList options;
    legal(rules_, s_, options);
    need(!options.empty(), "CART-4: nothing to choose from");
  }

  [[nodiscard]] bool seat(unsigned which) const { return which < rules_.players; }

  /// The frame may stand on the one below; bytes that mean nothing are zero.
  [[nodiscard]] bool may_stand_on(const Frame& f, const Frame& below) const {
    switch (f.kind) {
      case FrameKind::look: return fits<frames::Look>(f, below);
      case FrameKind::turn: return fits<frames::Turn>(f, below);
      case FrameKind::resolve: return fits<frames::Resolve>(f, below);
      case FrameKind::hospital: return fits<frames::Hospital>(f, below);
      case FrameKind::tower: return fits<frames::Tower>(f, below);
      case FrameKind::give: return fits<frames::Give>(f, below);
      default: return false;
    }
  }
  template <class Holds>
  [[nodiscard]] bool fits(const Frame& f, const Frame& below) const {
    return f.holds_only<Holds>() && fits(f.as<Holds>(), below);
  }
  [[nodiscard]] bool fits(const flow::LookFrame& f, const Frame& below) const {
    if (f.step != 0 || !seat(f.seat) || f.left == 0 || f.named >= 1U << nun_row_size) return false;
    if (f.left + std::popcount(f.named) > 5) return false;
    return f.tent == 0 ? below.kind == FrameKind::game && s_.phase == Phase::supplies
                       : below.kind == FrameKind::resolve;
  }
  [[nodiscard]] bool fits(const flow::TurnFrame& f, const Frame& below) const {
    return below.kind == FrameKind::game && s_.phase == Phase::enter && seat(f.seat) && s_.line[0] == f.seat &&
           f.step <= 1 && f.picked == sum(s_.picked) && sum(f.zero) == 0;
  }
  [[nodiscard]] bool fits(const flow::ResolveFrame& f, const Frame& below) const {
    return below.kind == FrameKind::game && s_.phase == Phase::resolve && f.seat == no_seat &&
           f.position + 1 == below.as<frames::Game>().position && f.step > flow::resolve_cards &&
           f.step <= flow::resolve_discard && f.acted <= rules_.players && (seat(f.premium) || f.premium == no_seat);
  }
  [[nodiscard]] bool fits(const flow::HospitalFrame& f, const Frame& below) const {
    return below.kind == FrameKind::resolve && f.step == 0 && seat(f.seat) && f.most >= 2 && f.most <= 3 &&
           f.picked == sum(s_.picked) && f.zero == 0;
  }
  [[nodiscard]] bool fits(const flow::TowerFrame& f, const Frame& below) const {
    return below.kind == FrameKind::resolve && f.step == 0 && seat(f.seat) && seat(f.last) &&
           f.givers < 1U << rules_.players;
  }
  [[nodiscard]] bool fits(const flow::GiveFrame& f, const Frame& below) const {
    return below.kind == (f.tower ? FrameKind::tower : FrameKind::resolve) && f.step == 0 && seat(f.seat) &&
           seat(f.taker) && f.taker != f.seat && f.owed > 0 && f.owed <= s_.hand_size[f.seat] && f.picked < f.owed &&
           f.picked == sum(s_.picked) && f.chose <= 1;
  }

  [[nodiscard]] bool acts_now(const flow::ResolveFrame& f) const {
    return s_.decider == flow::actor(s_, f.position, f.premium, f.acted);
  }
  /// The frame on top asks what the state says is asked, of the seat that decides.
  [[nodiscard]] bool asks_rightly(const Frame& f) const {
    const bool his = f.seat == s_.decider;
    switch (s_.asked) {
      case Decision::supply:
        return f.kind == FrameKind::game && f.step == flow::game_supplies && s_.phase == Phase::supplies &&
               f.as<frames::Game>().players < rules_.players &&
               s_.decider == (Query{rules_, s_}).in_order(f.as<frames::Game>().players);
      case Decision::look: return f.kind == FrameKind::look && his;
      case Decision::enter: return f.kind == FrameKind::turn && f.step == 0 && his;
      case Decision::play_card: return f.kind == FrameKind::turn && f.step == 1 && his;
      case Decision::sword_victim: return f.kind == FrameKind::resolve && f.step == flow::resolve_swords;
      case Decision::flute_victim: return f.kind == FrameKind::resolve && f.step == flow::resolve_flutes;
      case Decision::action:
        return f.kind == FrameKind::resolve && f.step == flow::resolve_actions && acts_now(f.as<frames::Resolve>());
      case Decision::sword_give: return f.kind == FrameKind::give && f.as<frames::Give>().tower == 0 && his;
      case Decision::tower_give: return f.kind == FrameKind::give && f.as<frames::Give>().tower == 1 && his;
      case Decision::hospital_card: return f.kind == FrameKind::hospital && his;
      default: return false;
    }
  }

  const Rules& rules_;
  const State& s_;
  std::string wrong_;
};

}  // namespace

std::string what_is_broken(const Rules& rules, const State& s) { return Invariants(rules, s).broken(); }

}  // namespace rattus::cartus
