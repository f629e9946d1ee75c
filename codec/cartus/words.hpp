#pragma once
// The words of Rattus Cartus, as docs/reference/messages-cartus.md prints them.
#include <optional>
#include <string>
#include <string_view>

#include "codec/text/writer.hpp"
#include "engine/cartus/event.hpp"
#include "engine/cartus/rules.hpp"
#include "engine/cartus/setup.hpp"

namespace rattus::codec {

std::string_view word(cartus::Class c);
std::string_view word(cartus::Building building);
std::string_view word(cartus::Decision decision);  ///< "play-card"
std::string_view word(cartus::Choice choice);
std::string_view word(cartus::Phase phase);
std::string_view word(cartus::EventType type);
std::string_view word(cartus::ChancePoint point);
std::string_view word(cartus::Item item);
/// "church-4", "joker", "gold"; empty for a card nobody knows.
std::string_view kind_word(cartus::Kind kind);
/// Reads "church-4", "joker" and, as the worked cases write them, "C4", "J", "Sw".
std::optional<cartus::Kind> read_kind(std::string_view text);
/// "C4", "J", "Sw"
std::string short_kind(cartus::Kind kind);

/// The clause that says what the decision is about.
Clause clause_of(cartus::Decision decision);

/// The same for whoever speaks of any game: here a decision is called alike in every game.
inline std::string_view word(const cartus::Rules&, cartus::Decision decision) { return word(decision); }
inline Clause clause_of(const cartus::Rules&, cartus::Decision decision) { return clause_of(decision); }

/// `"building": "monastery", "copy": 2`, the fields of a building card.
void add_building(Writer& to, cartus::BuildingCard card);

/// `{"church-0": 2, "joker": 1}`, in canonical order.
template <class Counts>
void write_cards(Writer& to, const Counts& cards, std::size_t kinds = cartus::kind_count) {
  to.open('{');
  for (std::size_t kind = 0; kind < kinds && kind < cards.size(); ++kind)
    if (cards[kind] > 0) to.field(kind_word(static_cast<cartus::Kind>(kind)), cards[kind]);
  to.close('}');
}

}  // namespace rattus::codec
