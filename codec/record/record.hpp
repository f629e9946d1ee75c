#pragma once
// Records: files that hold a whole game (docs/reference/record-format.md). Writing and checking both replay the game
// from set-up, seed and choices, so that they cannot disagree. A record shows every face: never send it to a player
// before the game is over.
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "codec/game_data.hpp"
#include "codec/text/json.hpp"
#include "engine/core/hex.hpp"
#include "table/match.hpp"

namespace rattus::codec {

/// Who played a seat. `player` and `level` choose among the computer players of ai/.
struct RecordSeat {
  bool computer = false;
  std::string name;
  std::string player = "search";
  std::string level = "normal";
};

/// All that determines a game, and who played it.
struct Record {
  table::AnySetUp setup;
  Seed seed;
  std::vector<RecordSeat> seats;      ///< one per seat; empty if unknown
  std::vector<std::uint8_t> choices;  ///< index among the legal options (from 0), one per decision in order
  std::string seed_hash{};            ///< SHA-256 shown before the game (docs/reference/protocol.md); empty if none was
  bool agreed = false;  ///< true if the players agreed to end the game after the last choice, without a winner
  table::Stream stream = table::Stream::xoroshiro;
  table::Round shares{};                       ///< random values contributed by players' devices
  std::vector<table::Round> earlier_rounds{};  ///< that ended because a device did not open its share

  [[nodiscard]] table::Origin origin() const { return table::Origin(seed, stream, shares, earlier_rounds); }
};

/// The record of a game so far, without seats; choices that were undone are left out.
template <class Kit>
Record record_of(const table::CourseOf<Kit>& course);
extern template Record record_of(const table::CourseOf<board::Kit>&);
extern template Record record_of(const table::CourseOf<cartus::Kit>&);
/// The record of a match. Its game must have begun.
Record record_of(const table::Match& match, const std::string& seed_hash);

/// The format version that write_record() writes. check_record() also accepts version 1, which has fewer event fields.
inline constexpr int record_version = 2;

/// What each step of a record contains beside events and chance points: nothing more; a state hash; or hash,
/// legal options and full state.
enum class Trace : std::uint8_t { none, hashes, full };

/// Returns the text of a record. Set-up and choices must be legal, as those of a table always are.
std::string write_record(const Record& record, const GameData& data, Trace trace);

/// The first error in a record: the step that differs (from 1; 0: before the first step) and the reason.
struct RecordFault {
  std::size_t step = 0;
  std::string reason;
};

/// Callback for each step of a record under check, called as f(step, game, events); step 0 is the set-up. `f` may
/// accept one kind of game or several; it is not called for kinds that it does not accept.
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

/// Parses a record, replays it, and compares every decision, seat, option, event, hash and state in it, then the
/// result. Accepts any text: nothing in it is trusted.
std::variant<Record, RecordFault> check_record(std::string_view text, const GameData& data, const StepSeen& seen = {});
/// Checks a record that has already been parsed.
std::variant<Record, RecordFault> check_parsed_record(const Json& json, const GameData& data,
                                                      const StepSeen& seen = {});

using rattus::hex;
/// Parses a seed of exactly 32 lower-case hexadecimal digits; nullopt for any other text.
std::optional<Seed> read_seed(std::string_view text);

}  // namespace rattus::codec
