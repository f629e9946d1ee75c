#include "engine/cartus/positions/position_check.hpp"

#include <algorithm>
#include <utility>

namespace rattus::cartus {
namespace {

constexpr int most_rats = 255, most_cards = 255;  // what a state can hold; there are fewer cards

class Check {
 public:
  Check(const Position& position, const Rules& rules, Reasons& reasons)
      : p_(position), rules_(rules), reasons_(reasons) {}

  Said run() {
    round();
    for (unsigned seat = 0; seat < max_seats; ++seat) player(seat);
    supplies();
    entries();
    markers();
    nuns();
    tokens();
    named_cards();
    return said_;
  }

 private:
  void refuse(std::string_view code, std::uint16_t clause, std::string subject) {
    reasons_.add(code, cart_clause(clause), std::move(subject));
  }
  /// True if a player has the seat.
  bool seat(unsigned seat, std::uint16_t clause = 15) {
    if (seat < rules_.players) return true;
    refuse("no-such-seat", clause, seat_name(seat));
    return false;
  }
  bool place(int position) {
    if (position >= 0 && position < rules_.row_size) return true;
    refuse("no-such-position", 31, std::to_string(position + 1));
    return false;
  }
  [[nodiscard]] bool entering() const { return p_.stage == Stage::enter || p_.stage == Stage::resolve; }

  void round() {
    const auto refuse_round = [&](std::string_view code, std::string subject) {
      refuse(code, 23, std::move(subject));
      said_.round = false;
    };
    if (p_.round < 1 || p_.round > rules_.rounds) refuse_round("no-such-round", std::to_string(p_.round));
    (void)seat(p_.start);
    const bool no_row = p_.stage == Stage::draw || p_.stage == Stage::over;
    if (p_.row.size() > (no_row ? 0U : rules_.row_size)) refuse_round("row-size", std::to_string(p_.row.size()));
    if (said_.round && p_.row.size() == rules_.row_size) {
      const Building first = p_.row.front().building;
      if (std::all_of(p_.row.begin(), p_.row.end(), [&](const auto& card) { return card.building == first; }))
        refuse("row-alike", 32, std::string(id_of(first)));
    }
  }

  void player(unsigned which) {
    const PositionPlayer& player = p_.players[which];
    if (player.hand.empty() && !player.hand_size && !player.rats && player.tokens.empty() && !player.supply) return;
    if (!seat(which)) return;
    if (player.supply) (void)place(*player.supply);
    if (player.hand_size &&
        (*player.hand_size < static_cast<int>(player.hand.size()) || *player.hand_size > most_cards))
      refuse("hand-size", 14, seat_name(which));
    if (player.rats && (*player.rats < 0 || *player.rats > most_rats)) refuse("rats", 10, seat_name(which));
  }

  /// CART-35: in turn order; the engine knows of nobody who has chosen before those in front of him.
  void supplies() {
    bool all = true;
    if (p_.stage != Stage::supplies || p_.start >= rules_.players) return;
    for (unsigned i = 0; i < rules_.players; ++i) {
      const unsigned seat = (p_.start + i) % rules_.players;
      if (p_.players[seat].supply && !all) refuse("supply-order", 35, seat_name(seat));
      all &= p_.players[seat].supply.has_value();
    }
  }

  void entries() {
    if (!p_.entries.empty() && !entering()) {
      refuse("entries", 38, "");
      said_.entries = false;
    }
    std::array<bool, max_seats> entered{};
    for (const PositionEntry& entry : p_.entries) {
      const bool known = seat(entry.seat), in_row = place(entry.position);
      said_.entries &= known && in_row;
      if (known && std::exchange(entered[entry.seat], true)) {
        refuse("entered-twice", 38, seat_name(entry.seat));
        said_.entries = false;
      }
      for (const Kind kind : entry.cards)
        if (kind == pass || kind == gold) refuse("never-played", 41, std::string(id_of_kind(kind)));
    }
    if (p_.line)
      for (const Seat waiting : *p_.line) said_.entries &= seat(waiting);
  }

  /// CART-12: every marker stands on one space.
  void markers() {
    std::array<std::array<bool, max_seats>, class_count> stands{};
    for (const PositionStack& stack : p_.influence) {
      if (stack.space < 0 || stack.space > static_cast<int>(last_space))
        refuse("no-such-space", 12, std::to_string(stack.space));
      for (const Seat owner : stack.seats)
        if (seat(owner) && std::exchange(stands[static_cast<std::size_t>(stack.cls)][owner], true))
          refuse("marker-twice", 12, std::string(id_of(stack.cls)) + " " + seat_name(owner));
    }
  }

  void nuns() {
    for (const std::uint8_t lookers : p_.seen)
      for (unsigned looker = 0; looker < 8; ++looker)
        if (lookers >> looker & 1) (void)seat(looker, 26);
  }

  void tokens() {
    std::vector<std::uint8_t> rest = rules_.tables.vp;
    const auto take = [&](const std::vector<std::uint8_t>& values) {
      for (const std::uint8_t value : values)
        if (const auto found = std::find(rest.begin(), rest.end(), value); found != rest.end())
          rest.erase(found);
        else
          refuse("no-token-left", 11, std::to_string(value));
    };
    for (const PositionPlayer& player : p_.players) take(player.tokens);
    take(p_.tokens);
  }

  /// CART-6, -14, -21: population cards alone lie in deck, pile and nun row, and of each kind there are only so many.
  void named_cards() {
    const auto add = [&](Kind kind, bool population_only) {
      if (population_only && !is_population(kind)) return refuse("not-population", 6, std::string(id_of_kind(kind)));
      ++said_.cards[kind];
    };
    for (const PositionPlayer& player : p_.players)
      for (const Kind kind : player.hand) add(kind, false);
    for (const PositionEntry& entry : p_.entries)
      for (const Kind kind : entry.cards)
        if (kind != pass && kind != gold) add(kind, false);
    for (const auto& nun : p_.nuns)
      if (nun) add(*nun, true);
    for (const auto* list : {&p_.deck, &p_.pile})
      for (const Kind kind : *list) add(kind, true);
    for (Kind kind = 0; kind < population_kinds; ++kind)
      if (said_.cards[kind] > rules_.tables.population[nuns_of(kind)])
        refuse("no-card-left", 6, std::string(id_of_kind(kind)));
  }

  const Position& p_;
  const Rules& rules_;
  Reasons& reasons_;
  Said said_;
};

}  // namespace

std::string seat_name(unsigned seat) { return "seat-" + std::to_string(seat + 1); }

Said check_said(const Position& position, const Rules& rules, Reasons& reasons) {
  return Check(position, rules, reasons).run();
}

}  // namespace rattus::cartus
