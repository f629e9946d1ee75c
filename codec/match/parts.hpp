#pragma once
// What updates of a match are put together from.
#include "codec/match/messages.hpp"

namespace rattus::codec {

/// `Table` as a guest is shown it.
Json table_json(const table::Match& match, const table::Guest& guest, const Surroundings& around);

/// What happened beside the game, as an event; `version` as the viewer counts.
Json note_json(const table::Match& match, const table::Note& note, std::uint64_t version);

/// What the ids of the game at a table are told with.
inline Names names_at(const table::Course& course, const GameData& data) {
  return {course.game().rules(), data.tables(course.setup()), data.faces(course.setup())};
}
inline NoNames names_at(const table::CourseOf<cartus::Kit>&, const GameData&) { return {}; }

}  // namespace rattus::codec
