#pragma once
// What updates of a match are put together from.
#include "codec/match_messages.hpp"

namespace rattus::codec {

/// `Table` as a guest is shown it.
Json table_json(const table::Match& match, const table::Guest& guest, const Surroundings& around);

/// What happened beside the game, as an event; `version` as the viewer counts.
Json note_json(const table::Match& match, const table::Note& note, std::uint64_t version);

/// What the ids of the game at a table are told with.
template <class Kit>
NamesOf<Kit> names_at(const table::TableOf<Kit>& table, const GameData& data) {
  return {table.game().rules(), data.tables(table.setup())};
}

}  // namespace rattus::codec
