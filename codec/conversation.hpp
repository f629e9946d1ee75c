#pragma once
// The conversation of `rattus ask` (docs/ask.md): one line of JSON in, one line of JSON out. No input or output of its
// own, so that tests and fuzzers can hold it too.
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "codec/game_data.hpp"
#include "codec/reader.hpp"
#include "codec/study.hpp"

namespace rattus::codec {

class Conversation {
 public:
  /// How to read a file that a line names; nothing if it cannot be read.
  using Files = std::function<std::optional<std::string>(const std::string& name)>;

  explicit Conversation(const GameData& data, std::string_view language = "en", Files files = {});

  /// The answer to a line, without a line end. A line that is refused changes nothing.
  [[nodiscard]] std::string answer(std::string_view line);

 private:
  using Reply = std::variant<Json, Reasons>;
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

  /// Takes up a game, or passes the reasons on.
  Reply opened(std::variant<Study, Reasons> made, board::Script script);
  /// Where the game stands now, and what has happened since the answer before.
  [[nodiscard]] Json standing() const;
  /// The script with the regions that it names, as the board has them.
  std::optional<Reasons> resolve(const board::Tables& tables, board::Script& out) const;

  const GameData* data_;
  const Texts* texts_;
  Files files_;
  std::optional<Study> study_;
  board::Script script_;
  std::string plague_start_;  ///< prescribed for the next new game
};

}  // namespace rattus::codec
