#include "engine/cartus/positions/position.hpp"

#include <algorithm>
#include <numeric>

#include "engine/cartus/game.hpp"
#include "engine/cartus/positions/position_check.hpp"
#include "engine/cartus/sound.hpp"

namespace rattus::cartus {
namespace {

constexpr std::uint8_t byte(std::size_t value) { return static_cast<std::uint8_t>(value); }

class Builder {
 public:
  Builder(const Position& position, const Rules& rules) : p_(position), rules_(rules), s_(rules.initial) {
    s_.rng = position.random.value_or(Rng(Seed{}));
  }

  std::variant<BuiltPosition, std::vector<Refusal>> run() {
    said_ = check_said(p_, rules_, reasons_);
    round();
    if (said_.round) buildings();
    if (said_.entries) entries();
    influence();
    if (said_.round) kinds_left();
    if (!reasons_.empty()) return reasons_.take();
    tokens();
    stocks();
    population();
    if (!reasons_.empty()) return reasons_.take();
    frame();
    if (const std::string broken = broken_at_next_decision(); !broken.empty()) refuse("unsound", 14, broken);
    if (!reasons_.empty()) return reasons_.take();
    return BuiltPosition{rules_, s_};
  }

 private:
  void refuse(std::string_view code, std::uint16_t clause, std::string subject) {
    reasons_.add(code, cart_clause(clause), std::move(subject));
  }

  void round() {
    const bool over = p_.stage == Stage::over;
    s_.round = byte(over ? rules_.rounds : p_.stage == Stage::draw ? p_.round - 1U : static_cast<unsigned>(p_.round));
    s_.start = p_.start;
    for (Seat seat = 0; seat < rules_.players; ++seat)
      if (const auto rats = p_.players[seat].rats) s_.rats[seat] = byte(static_cast<unsigned>(*rats));
  }

  // --- building cards ---

  /// The named cards first, copies left to chance; then cards of the set that nobody has named.
  void buildings() {
    const std::size_t row = p_.stage == Stage::draw || p_.stage == Stage::over ? 0 : rules_.row_size;
    const std::size_t used = s_.round * std::size_t{rules_.row_size} - row;
    const std::size_t replacement = rules_.replacements;
    struct Pile {
      const std::vector<PositionBuilding>& named;
      const std::vector<PositionBuilding>& lowest;
      std::size_t size;
      std::vector<BuildingCard> cards{};
    };
    const std::vector<PositionBuilding> none;
    std::array<Pile, 4> piles{{{p_.row, none, row},
                               {p_.used, none, used},
                               {p_.replacement, p_.under, replacement},
                               {p_.buildings, none, building_cards - row - used - replacement}}};
    for (const Pile& pile : piles)
      if (pile.named.size() + pile.lowest.size() > pile.size)
        return refuse("building-count", 23, std::to_string(pile.named.size() + pile.lowest.size()));
    for (const bool with_copy : {true, false})
      for (Pile& pile : piles) {
        pile.cards.resize(pile.size, no_card);
        const auto put = [&](const PositionBuilding& named, BuildingCard& place) {
          if (named.copy.has_value() == with_copy) place = name(named);
        };
        for (std::size_t i = 0; i < pile.named.size(); ++i) put(pile.named[i], pile.cards[i]);
        for (std::size_t i = 0; i < pile.lowest.size(); ++i) put(pile.lowest[i], pile.cards[pile.size - 1 - i]);
      }
    s_.put_under = byte(p_.under.size());
    std::vector<BuildingCard> rest = others();
    if (!reasons_.empty()) return;
    shuffle(s_.rng, rest);
    mix_row(piles[0].cards, rest);
    for (Pile& pile : piles)
      for (BuildingCard& card : pile.cards)
        if (card == no_card) card = rest.back(), rest.pop_back();
    std::copy(piles[0].cards.begin(), piles[0].cards.end(), s_.row.begin());
    for (const BuildingCard card : piles[1].cards) s_.used[card / 8] |= byte(1U << card % 8);
    std::reverse_copy(piles[2].cards.begin(), piles[2].cards.end(), s_.replacement.begin());
    std::reverse_copy(piles[3].cards.begin(), piles[3].cards.end(), s_.buildings.begin());
    s_.replacement_size = byte(replacement);
    s_.buildings_size = byte(piles[3].size);
  }

  /// CART-32: at least one card of the row is another building than the rest.
  void mix_row(std::vector<BuildingCard>& row, std::vector<BuildingCard>& rest) {
    const auto take = [&](auto card) {
      const BuildingCard taken = *card;
      rest.erase(card);
      return taken;
    };
    const auto other = [&](BuildingCard card) { return building_of(card) != building_of(row[0]); };
    if (row.empty()) return;
    if (row[0] == no_card) row[0] = take(rest.begin());
    const auto alike = [&] {
      return std::none_of(row.begin(), row.end(), [&](auto card) { return card != no_card && other(card); });
    };
    if (row.back() == no_card && alike()) {  // in between any card may lie
      for (std::size_t i = 1; i + 1 < row.size(); ++i)
        if (row[i] == no_card) row[i] = take(rest.begin());
      const auto last = alike() ? std::find_if(rest.begin(), rest.end(), other) : rest.end();
      if (last != rest.end()) row.back() = take(last);
    }
    if (alike()) refuse("row-alike", 32, std::string(id_of(building_of(row[0]))));
  }

  BuildingCard name(const PositionBuilding& named) {
    const unsigned from = static_cast<unsigned>(named.building) * copies_of_building;
    std::vector<BuildingCard> free;
    for (unsigned copy = 0; copy < copies_of_building; ++copy)
      if (!taken_[from + copy] && (!named.copy || *named.copy == static_cast<int>(copy)))
        free.push_back(byte(from + copy));
    if (free.empty()) {
      const auto card = byte(from + static_cast<unsigned>(named.copy.value_or(0)));
      refuse("no-card-left", 7, named.copy ? id_of_card(card) : std::string(id_of(named.building)));
      return 0;
    }
    const BuildingCard card = free[s_.rng.below(static_cast<std::uint32_t>(free.size()))];
    taken_[card] = true;
    return card;
  }

  /// CART-16: the cards of the set that are not named, of each class by the way to choose buildings.
  std::vector<BuildingCard> others() {
    std::vector<BuildingCard> all;
    const Buildings method = rules_.options.method();
    const bool no_tower = rules_.players == 2 && rules_.options.guard_tower_2p == 0 && method != Buildings::fixed;
    for (unsigned pair = 0; pair < class_count; ++pair) {
      const auto cls = class_of(static_cast<Building>(2 * pair));
      const unsigned from = pair * 2 * copies_of_building, middle = from + copies_of_building,
                     to = middle + copies_of_building;
      const auto named = [&](unsigned a, unsigned b) {
        return static_cast<unsigned>(std::count(taken_.begin() + a, taken_.begin() + b, true));
      };
      const auto add = [&](unsigned a, unsigned b, unsigned in_game) {
        if (named(a, b) > in_game)
          return refuse("not-in-set", 16, std::string(id_of(static_cast<Building>(a / copies_of_building))));
        std::vector<BuildingCard> rest;
        for (unsigned card = a; card < b; ++card)
          if (!taken_[card]) rest.push_back(byte(card));
        shuffle(s_.rng, rest);
        all.insert(all.end(), rest.begin(), rest.begin() + (in_game - named(a, b)));
      };
      unsigned of_first = rules_.first[static_cast<std::size_t>(cls)];
      if (no_tower && cls == Class::chivalry)
        of_first = copies_of_building;
      else if (method == Buildings::mixed) {
        add(from, to, copies_of_building);
        continue;
      } else if (method == Buildings::random_per_class) {
        const bool first = named(from, middle) > 0 || (named(middle, to) == 0 && s_.rng.below(2) == 0);
        of_first = first ? copies_of_building : 0;
      }
      s_.first_copies[static_cast<std::size_t>(cls)] = byte(1 + of_first);
      add(from, middle, of_first);
      add(middle, to, copies_of_building - of_first);
    }
    return all;
  }

  // --- what lies on the table ---

  void entries() {
    for (const PositionEntry& entry : p_.entries) {
      const auto at = static_cast<std::size_t>(entry.position);
      s_.entrants[at][s_.entrant_count[at]++] = entry.seat;
      if (s_.first_in == no_seat) s_.first_in = entry.seat;
      s_.face_down[entry.seat] = byte(entry.cards.size());
      for (const Kind kind : entry.cards)
        if (kind <= flute) ++s_.played[entry.seat][kind];
    }
    std::vector<Seat> waiting;
    for (unsigned i = 0; i < rules_.players; ++i) {
      const Seat seat = Query{rules_, s_}.in_order(i);
      if (Query{rules_, s_}.position_of(seat) == max_row) waiting.push_back(seat);
    }
    if (p_.stage == Stage::resolve && !waiting.empty()) refuse("not-entered", 38, seat_name(waiting.front()));
    if (p_.line) {
      if (p_.stage != Stage::enter ||
          !std::is_permutation(waiting.begin(), waiting.end(), p_.line->begin(), p_.line->end()))
        refuse("line", 38, "");
      else
        waiting = *p_.line;
    }
    if (p_.stage == Stage::enter) std::copy(waiting.begin(), waiting.end(), s_.line.begin());
  }

  void influence() {
    for (const PositionStack& stack : p_.influence) {
      const auto c = static_cast<std::size_t>(stack.cls);
      for (const Seat seat : stack.seats) {  // each on top of those before
        if (seat >= rules_.players) continue;
        s_.influence[c][seat] = byte(static_cast<unsigned>(stack.space));
        auto& order = s_.arrival[c];
        const auto at = std::find(order.begin(), order.end(), seat);
        std::rotate(at, at + 1, order.end());
      }
    }
  }

  void tokens() {
    std::vector<std::uint8_t> rest = rules_.tables.vp;
    for (Seat seat = 0; seat < rules_.players; ++seat)
      for (const std::uint8_t value : p_.players[seat].tokens) {
        rest.erase(std::find(rest.begin(), rest.end(), value));
        s_.vp_owner[s_.vp_taken] = seat;
        s_.vp[s_.vp_taken++] = value;
      }
    shuffle(s_.rng, rest);
    auto next = rest.begin();
    for (const std::uint8_t value : p_.tokens) {
      std::iter_swap(next, std::find(next, rest.end(), value));
      ++next;
    }
    std::copy(rest.begin(), rest.end(), s_.vp.begin() + s_.vp_taken);
  }

  // --- cards ---

  void into_hand(Seat seat, Kind kind) {
    ++s_.hand[seat][kind];
    if (hidden_[seat] > 0) --hidden_[seat];
  }
  /// Seats with hidden places in the hand, each as often as it has some, in random order.
  std::vector<Seat> places() {
    std::vector<Seat> all;
    for (Seat seat = 0; seat < rules_.players; ++seat) all.insert(all.end(), hidden_[seat], seat);
    shuffle(s_.rng, all);
    return all;
  }

  /// How many cards of a kind other than population cards are in the game (CART-20), and how many lie in the stock.
  [[nodiscard]] int all_of(Kind kind) const {
    return Query{rules_, s_}.put_out(kind) ? rules_.tables.stock[kind - joker] : 0;
  }
  [[nodiscard]] int stock_of(Kind kind) const {
    return p_.stock[kind - joker].value_or(std::max(0, all_of(kind) - static_cast<int>(said_.cards[kind])));
  }
  void kinds_left() {
    for (Kind kind = joker; kind < kind_count; ++kind)
      if (stock_of(kind) < 0 ||
          said_.cards[kind] + static_cast<std::size_t>(stock_of(kind)) > static_cast<std::size_t>(all_of(kind)))
        refuse("no-card-left", 14, std::string(id_of_kind(kind)));
  }

  /// Named cards, and the jokers and special cards that are neither named nor in a stock (CART-14).
  void stocks() {
    for (Seat seat = 0; seat < rules_.players; ++seat) {
      const PositionPlayer& player = p_.players[seat];
      for (const Kind kind : player.hand) ++s_.hand[seat][kind];
      s_.hand_size[seat] = byte(player.hand_size ? static_cast<unsigned>(*player.hand_size) : player.hand.size());
      hidden_[seat] = byte(s_.hand_size[seat] - player.hand.size());
    }
    std::vector<Seat> free = places();
    for (Kind kind = joker; kind < kind_count; ++kind) {
      const int stock = stock_of(kind);
      s_.stock[kind - joker] = byte(static_cast<unsigned>(stock));
      for (int missing = all_of(kind) - static_cast<int>(said_.cards[kind]) - stock; missing > 0; --missing) {
        if (free.empty()) {
          refuse("cards-missing", 14, std::string(id_of_kind(kind)));
          break;
        }
        into_hand(free.back(), kind);
        free.pop_back();
      }
    }
  }

  void population() {
    std::vector<Kind> rest;
    for (Kind kind = 0; kind < population_kinds; ++kind)
      rest.insert(rest.end(), rules_.tables.population[nuns_of(kind)] - said_.cards[kind], kind);
    const auto unnamed_nuns = static_cast<std::size_t>(std::count(p_.nuns.begin(), p_.nuns.end(), std::nullopt));
    const std::vector<Seat> free = places();
    const std::size_t taken = unnamed_nuns + free.size() + p_.deck.size() + p_.pile.size();
    const std::size_t all = rest.size() + p_.deck.size() + p_.pile.size();
    const std::size_t both = all - std::min(all, unnamed_nuns + free.size());
    const std::size_t pile = p_.pile_size ? static_cast<std::size_t>(std::max(0, *p_.pile_size))
                             : p_.deck_size
                                 ? both - std::min(both, static_cast<std::size_t>(std::max(0, *p_.deck_size)))
                                 : p_.pile.size();
    const std::size_t deck =
        p_.deck_size ? static_cast<std::size_t>(std::max(0, *p_.deck_size)) : both - std::min(both, pile);
    if (taken > all || pile < p_.pile.size() || deck < p_.deck.size() || deck + pile != both)
      refuse("population-count", 14, std::to_string(deck + pile) + "/" + std::to_string(both));
    if (!reasons_.empty()) return;
    shuffle(s_.rng, rest);
    const auto next = [&] {
      const Kind kind = rest.back();
      rest.pop_back();
      return kind;
    };
    for (std::size_t i = 0; i < nun_row_size; ++i) s_.nuns[i] = p_.nuns[i] ? *p_.nuns[i] : next();
    for (const Seat seat : free) into_hand(seat, next());
    for (const Kind kind : p_.pile) ++s_.discard[kind];
    for (std::size_t i = p_.pile.size(); i < pile; ++i) ++s_.discard[next()];
    for (std::size_t i = 0; i < deck; ++i) s_.deck[deck - 1 - i] = i < p_.deck.size() ? p_.deck[i] : next();
    s_.deck_size = byte(deck);
    s_.discard_size = byte(pile);
    s_.seen = p_.seen;
  }

  /// The one frame of a game that is in the middle of no action.
  void frame() {
    unsigned chosen = 0;
    const auto choose = [&](Seat seat, int position) {
      s_.chosen[seat] = byte(static_cast<unsigned>(position) + 1U), ++chosen;
    };
    flow::GameStep step = flow::game_round;
    switch (p_.stage) {
      case Stage::draw: s_.phase = p_.round == 1 ? Phase::draw : Phase::end; break;
      case Stage::supplies:
        s_.phase = Phase::supplies;
        step = flow::game_supplies;
        for (unsigned i = 0; i < rules_.players; ++i) {  // the others have not chosen yet
          const Seat seat = Query{rules_, s_}.in_order(i);
          if (!p_.players[seat].supply) break;
          choose(seat, *p_.players[seat].supply);
        }
        break;
      case Stage::enter:
      case Stage::resolve:
        s_.phase = Phase::enter;
        step = flow::game_entering;
        for (Seat seat = 0; seat < rules_.players; ++seat) choose(seat, p_.players[seat].supply.value_or(0));
        break;
      case Stage::over: s_.phase = Phase::end; step = flow::game_score;
    }
    Frame& game = s_.push(FrameKind::game, 0);
    game.step = step;
    game.as<frames::Game>().players = byte(chosen);
  }

  /// The invariants hold where the next player decides.
  [[nodiscard]] std::string broken_at_next_decision() const {
    State next = s_;
    SeededChance chance;
    NullSink nobody;
    ActionList options;
    Cartus::resume(rules_, next, chance, nobody, options);
    return what_is_broken(rules_, next);
  }

  const Position& p_;
  const Rules& rules_;
  State s_;
  Reasons reasons_;
  Said said_;
  std::array<bool, building_count * copies_of_building> taken_{};
  std::array<std::uint8_t, max_seats> hidden_{};  ///< cards of a hand that are not named
};

}  // namespace

std::variant<BuiltPosition, std::vector<Refusal>> build(const Position& position, const Tables& tables) {
  Rng none;
  MadeRules made = Cartus::make(position.setup, tables, none);
  if (auto* reasons = std::get_if<std::vector<Refusal>>(&made)) return std::move(*reasons);
  return Builder(position, std::get<Rules>(made)).run();
}

}  // namespace rattus::cartus
