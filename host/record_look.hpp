#pragma once
// A record opened to be looked at, step by step (docs/reference/protocol.md): for the time line of a replay.
#include <memory>
#include <optional>
#include <variant>

#include "codec/record/record.hpp"
#include "host/codec.hpp"

namespace rattus::host {

class RecordLook {
 public:
  /// Plays the record through and checks it; says at which step it is wrong.
  static std::variant<RecordLook, RecordFault> open(const Json& record, const GameData& data);
  /// A record that this program has made.
  static RecordLook open(Record record, const GameData& data);

  RecordLook(RecordLook&&) noexcept;
  RecordLook& operator=(RecordLook&&) noexcept;
  ~RecordLook();

  /// "record-opened": set-up, seats, number of steps, marks of the time line, how it ended.
  [[nodiscard]] Json opened_message() const;
  /// "update" of the position after so many steps, with what happened in the last of them. `viewer`: a seat, no_seat
  /// for a spectator, nothing for one who sees everything. `step` is at most steps(); `id` is repeated unless it is
  /// empty.
  std::string step_message(std::size_t step, std::optional<table::Seat> viewer, const std::string& id);
  /// The odds in the position shown last, as its viewer knew it; a spectator's for one who sees everything.
  [[nodiscard]] Json odds_message() const;
  [[nodiscard]] const Record& record() const;

  [[nodiscard]] std::size_t steps() const;
  [[nodiscard]] unsigned players() const;

  struct Look;

 private:
  explicit RecordLook(std::unique_ptr<Look> look);
  std::unique_ptr<Look> look_;
};

}  // namespace rattus::host
