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
/// something that takes the games of the board game, of Cartus, or of both: of the others it is told nothing.
class StepSeen {
 public:
  StepSeen() = default;
  template <class F>
  requires(!std::same_as<std::remove_cvref_t<F>, StepSeen>) StepSeen(F f) {  // NOLINT: a function is meant
    if constexpr (takes<board::Kit, F>) board_ = f;
    if constexpr (takes<cartus::Kit, F>) cartus_ = f;
  }
  template <class Kit>
  void operator()(std::size_t step, const table::GameOf<Kit>& game, const table::EventsOf<Kit>& events) const {
    const auto& seen = of<Kit>();
    if (seen) seen(step, game, events);
  }

 private:
  template <class Kit>
  using Seen = std::function<void(std::size_t, const table::GameOf<Kit>&, const table::EventsOf<Kit>&)>;
  template <class Kit, class F>
  static constexpr bool takes = table::is_known<Kit>&&
      std::is_invocable_v<F, std::size_t, const table::GameOf<Kit>&, const table::EventsOf<Kit>&>;
  template <class Kit>
  [[nodiscard]] const Seen<Kit>& of() const {
    if constexpr (std::is_same_v<Kit, board::Kit>)
      return board_;
    else
      return cartus_;
  }

  Seen<board::Kit> board_;
  Seen<cartus::Kit> cartus_;
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
