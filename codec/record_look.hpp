#pragma once
// A record opened to be looked at, step by step (docs/protocol.md): for the time line of a replay.
#include <optional>
#include <variant>
#include <vector>

#include "codec/record.hpp"
#include "codec/record_parts.hpp"

namespace rattus::codec {

class RecordLook {
 public:
  /// Plays the record through and checks it; says at which step it is wrong.
  static std::variant<RecordLook, RecordFault> open(const Json& record, const GameData& data);
  /// A record that this program has made.
  static RecordLook open(Record record, const GameData& data);

  /// "record-opened": set-up, seats, number of steps, marks of the time line, how it ended.
  [[nodiscard]] Json opened_message() const;
  /// "update" of the position after so many steps, with what happened in the last of them. `viewer`: a seat, no_seat
  /// for a spectator, nothing for one who sees every face that anybody has looked at. `step` is at most steps(); `id`
  /// is repeated unless it is empty.
  std::string step_message(std::size_t step, std::optional<board::Seat> viewer, const std::string& id);

  [[nodiscard]] std::size_t steps() const { return record_.choices.size(); }
  [[nodiscard]] const board::Rules& rules() const { return start_.rules(); }
  [[nodiscard]] const Names& names() const { return parts_.names(); }
  /// The position shown last, as its viewer knew it; a spectator's for one who sees everything.
  [[nodiscard]] board::View view() const { return shown_.view(viewer_.value_or(board::no_seat)); }

 private:
  RecordLook(Record record, const GameData& data, table::Game start, table::EventList events);
  [[nodiscard]] Json marks() const;

  Record record_;
  table::Game start_;
  table::EventList laid_out_;  ///< what happened before the first choice
  RecordParts parts_;
  table::Game shown_;
  std::optional<board::Seat> viewer_ = board::no_seat;
};

}  // namespace rattus::codec
