#pragma once
// The parts of a record, made from a game that is being played: what writer and checker share.
#include "codec/names.hpp"
#include "codec/record.hpp"

namespace rattus::codec {

/// Tells one game in the words of docs/record-format.md.
class RecordParts {
 public:
  RecordParts(const table::Game& game, const GameData& data, const std::string& board)
      : tables_(&data.tables(board)), names_(game.rules(), *tables_) {}

  [[nodiscard]] const Names& names() const { return names_; }
  /// The class cards in play, by number.
  [[nodiscard]] Json cards() const;
  /// `seat`, `decision`, `choice`, `option`, and with a full trace `options`: before the choice is made.
  [[nodiscard]] Json choice(const table::Game& game, std::size_t option, Trace trace) const;
  /// Adds `chance`, `events` and the trace: after it.
  void add_happened(Json& to, const table::Game& game, const table::EventList& events, Trace trace) const;
  /// Of a game that is over.
  [[nodiscard]] Json result(const table::Game& game) const;
  /// Of a game that is over, with its events from first to last.
  [[nodiscard]] Json opened(const table::Game& game, const std::vector<table::EventList>& events) const;

 private:
  const board::Tables* tables_;
  Names names_;
};

/// The set-up with all house rules in force, and the seats.
Json record_setup_json(const board::SetUp& setup, const board::Rules& rules);
Json seats_json(const std::vector<table::SeatPlan>& seats);

}  // namespace rattus::codec
