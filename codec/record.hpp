#pragma once
// Records: whole games as files (docs/record-format.md). A record is written by playing the game again from its set-up,
// seed and choices, and checked the same way, so that writer and checker cannot disagree.
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "codec/game_data.hpp"
#include "codec/json.hpp"
#include "engine/core/hex.hpp"
#include "table/match.hpp"

namespace rattus::codec {

/// What a game follows from.
struct Record {
  table::AnySetUp setup;
  Seed seed;
  std::vector<table::SeatPlan> seats;  ///< may be empty: nobody said who played
  std::vector<std::uint8_t> choices;   ///< places among the legal options, first to last
  std::string seed_hash{};             ///< shown before the game (docs/protocol.md); empty if nobody was shown one
  bool agreed = false;                 ///< the players ended the game after the last choice, without a winner
  table::Stream stream = table::Stream::xoroshiro;
  std::vector<table::Share> shares{};  ///< what people's devices have added to chance

  [[nodiscard]] table::Origin origin() const { return table::Origin(seed, stream, shares); }
};

/// The choices of a table that still stand.
template <class Kit>
Record record_of(const table::TableOf<Kit>& table);
extern template Record record_of(const table::TableOf<board::Kit>&);
extern template Record record_of(const table::TableOf<cartus::Kit>&);
/// The same of a hosted match whose game has begun.
Record record_of(const table::Match& match, const std::string& seed_hash);

/// The version that is written. Records of version 1 told less of what happened; they are read, too.
inline constexpr int record_version = 2;

/// What a record carries beside events and chance.
enum class Trace : std::uint8_t { none, hashes, full };

/// The text of a record. Set-up and choices must be legal, as those of a table are.
std::string write_record(const Record& record, const GameData& data, Trace trace);

/// Where and why a record cannot be followed: the first step that differs (0: before the first), and what is wrong.
struct RecordFault {
  std::size_t step = 0;
  std::string reason;
};

/// Told of each step of a record that is being checked, as f(step, game, events); `step` 0 is the set-up. Made of
/// something that takes the games of one kind or of several: of the others it is told nothing.
class StepSeen {
 public:
  StepSeen() = default;
  template <class F>
  requires(!std::same_as<std::remove_cvref_t<F>, StepSeen>) StepSeen(F f) {  // NOLINT: a function is meant
    std::apply([&](auto&... seen) { (take(seen, f), ...); }, seen_);
  }
  template <class Kit>
  void operator()(std::size_t step, const table::GameOf<Kit>& game, const table::EventsOf<Kit>& events) const {
    const auto& seen = std::get<Seen<Kit>>(seen_);
    if (seen) seen(step, game, events);
  }

 private:
  template <class Kit>
  using Seen = std::function<void(std::size_t, const table::GameOf<Kit>&, const table::EventsOf<Kit>&)>;
  template <class Told, class F>
  static void take(Told& seen, F& f) {
    if constexpr (std::is_constructible_v<Told, F>) seen = f;
  }

  table::Games::EachOf<Seen> seen_;
};

/// Reads a record and plays it again: every decision, seat, option, event, hash and state that it gives, then the
/// result. Any text may be given; it is never trusted.
std::variant<Record, RecordFault> check_record(std::string_view text, const GameData& data, const StepSeen& seen = {});
/// The same of a text that has been parsed.
std::variant<Record, RecordFault> check_parsed_record(const Json& json, const GameData& data,
                                                      const StepSeen& seen = {});

using rattus::hex;
/// From 32 hexadecimal digits.
std::optional<Seed> read_seed(std::string_view text);

}  // namespace rattus::codec
