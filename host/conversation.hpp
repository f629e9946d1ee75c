#pragma once
// The conversation of `rattus ask` (docs/ask.md): one line of JSON in, one line of JSON out. No input or output of its
// own, so that tests and fuzzers can hold it too.
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "codec/game_data.hpp"
#include "codec/text/reader.hpp"
#include "host/codec.hpp"
#include "host/study.hpp"

namespace rattus::host {

/// Where pieces start in the next new game, as prescribed: ids of regions, which some board must have.
struct StartRegions {
  std::string plague;                     ///< empty: by chance
  std::vector<std::string> universities;  ///< the green one, then the white one (UNI-3)
};

class Conversation {
 public:
  /// How to read a file that a line names; nothing if it cannot be read.
  using Files = std::function<std::optional<std::string>(const std::string& name)>;

  explicit Conversation(const GameData& data, std::string_view language = "en", Files files = {});

  /// The answer to a line, without a line end. A line that is refused changes nothing.
  [[nodiscard]] std::string answer(std::string_view line);

 private:
  using Reply = std::variant<Json, Refusals>;
  /// What is studied: one of the games, or nothing yet.
  using AnyStudy = table::Games::OneOrNone<StudyOf>;
  template <class Kit>
  using ScriptOf = typename Scripting<Kit>::Script;

  Reply reply(const Value& line);

  Reply open_position(const Value& line);
  Reply open_record(const Value& line);
  Reply new_game(const Value& line);
  Reply script(const Value& line);
  Reply choose(const Value& line);
  Reply take_back(const Value& line);
  Reply view(const Value& line);
  Reply state(const Value& line);
  Reply odds(const Value& line);
  Reply sample(const Value& line);

  /// Takes up a game, or passes the reasons on.
  template <class Kit>
  Reply opened(std::variant<StudyOf<Kit>, Refusals> made, ScriptOf<Kit> script);
  template <class Kit>
  Reply start(const typename Kit::SetUp& setup, Seed seed);
  template <class Kit>
  Reply resume(const typename Kit::Rules& rules, const typename Kit::State& state, const typename Kit::Tables& tables);
  /// The reply with what the set-up warns of.
  [[nodiscard]] Reply warned(const table::AnySetUp& setup, Reply reply) const;
  /// Where the game stands now, and what has happened since the answer before.
  [[nodiscard]] Json standing();
  /// Calls `f` with the study and its script; there must be one.
  template <class F>
  Reply with_study(F f);
  /// The script with the regions that it names, as the board has them.
  std::optional<Refusals> resolve(const board::Tables& tables, board::Script& out) const;
  static std::optional<Refusals> resolve(const cartus::Tables&, cartus::Script&) { return std::nullopt; }
  template <class Kit>
  ScriptOf<Kit>& prescribed() {
    return std::get<ScriptOf<Kit>>(scripts_);
  }

  const GameData* data_;
  const Texts* texts_;
  Files files_;
  AnyStudy study_;
  table::AllGames::EachOf<ScriptOf> scripts_;
  StartRegions starts_;
};

/// Reads what is prescribed for the board game, and for Cartus; the fields that a line does not have stay as they are.
void read_script(const Value& line, const GameData& data, board::Script& script, StartRegions& starts);
void read_script(const Value& line, cartus::Script& script);

}  // namespace rattus::host
