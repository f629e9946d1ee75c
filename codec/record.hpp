#pragma once
// Records: whole games as files (docs/record-format.md). A record is written by playing the game again from its set-up,
// seed and choices, and checked the same way, so that writer and checker cannot disagree.
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "codec/game_data.hpp"
#include "codec/json.hpp"
#include "table/match.hpp"

namespace rattus::codec {

/// What a game follows from.
struct Record {
  board::SetUp setup;
  Seed seed;
  std::vector<table::SeatPlan> seats;  ///< may be empty: nobody said who played
  std::vector<std::uint8_t> choices;   ///< places among the legal options, first to last
  std::string seed_hash{};             ///< shown before the game (docs/protocol.md); empty if nobody was shown one
  bool agreed = false;                 ///< the players ended the game after the last choice, without a winner
};

/// The choices of a table that still stand.
Record record_of(const table::Table& table);
/// The same of a hosted match whose game has begun.
Record record_of(const table::Match& match, const std::string& seed_hash);

/// What a record carries beside events and chance.
enum class Trace : std::uint8_t { none, hashes, full };

/// The text of a record. Set-up and choices must be legal, as those of a table are.
std::string write_record(const Record& record, const GameData& data, Trace trace);

/// Where and why a record cannot be followed: the first step that differs (0: before the first), and what is wrong.
struct RecordFault {
  std::size_t step = 0;
  std::string reason;
};

/// Told of each step of a record that is being checked; `step` 0 is the set-up.
using StepSeen = std::function<void(std::size_t step, const table::Game& game, const table::EventList& events)>;

/// Reads a record and plays it again: every decision, seat, option, event, hash and state that it gives, then the
/// result. Any text may be given; it is never trusted.
std::variant<Record, RecordFault> check_record(std::string_view text, const GameData& data, const StepSeen& seen = {});
/// The same of a text that has been parsed.
std::variant<Record, RecordFault> check_parsed_record(const Json& json, const GameData& data,
                                                      const StepSeen& seen = {});

/// 32 hexadecimal digits, and back.
std::string hex(Seed seed);
std::optional<Seed> read_seed(std::string_view text);
/// 16 hexadecimal digits.
std::string hex(std::uint64_t hash);

}  // namespace rattus::codec
