#pragma once
// The ID of a clause of the rules catalogue, such as BASE-48: every event and every refusal cites one.
#include <compare>
#include <cstdint>
#include <string>

namespace rattus {

/// The parts of the catalogue.
enum class Part : std::uint8_t { none, ruling, base, card, upg, reg, uni, gld, inn, merc, cart };

/// A clause; `number` is the number printed after the prefix ("R11" is {ruling, 11}).
struct Clause {
  Part part = Part::none;
  std::uint16_t number = 0;
  friend constexpr auto operator<=>(const Clause&, const Clause&) = default;
};

constexpr Clause base_clause(std::uint16_t n) { return {Part::base, n}; }
constexpr Clause card_clause(std::uint16_t n) { return {Part::card, n}; }
constexpr Clause upg_clause(std::uint16_t n) { return {Part::upg, n}; }
constexpr Clause reg_clause(std::uint16_t n) { return {Part::reg, n}; }
constexpr Clause uni_clause(std::uint16_t n) { return {Part::uni, n}; }
constexpr Clause gld_clause(std::uint16_t n) { return {Part::gld, n}; }
constexpr Clause inn_clause(std::uint16_t n) { return {Part::inn, n}; }
constexpr Clause merc_clause(std::uint16_t n) { return {Part::merc, n}; }
constexpr Clause cart_clause(std::uint16_t n) { return {Part::cart, n}; }
constexpr Clause ruling(std::uint16_t n) { return {Part::ruling, n}; }

/// The clause as the catalogue prints it: "BASE-48", "R11"; empty for no clause.
inline std::string to_string(Clause clause) {
  constexpr const char* prefixes[] = {"",     "R",    "BASE-", "CARD-", "UPG-", "REG-",
                                      "UNI-", "GLD-", "INN-",  "MERC-", "CART-"};
  if (clause.part == Part::none) return {};
  return prefixes[static_cast<std::size_t>(clause.part)] + std::to_string(clause.number);
}

}  // namespace rattus
