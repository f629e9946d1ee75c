#pragma once
// One person's place at a table, in the messages of docs/messages.md: what browser, worker and terminal talk to. Sans
// input and output; computer players think when they are given a slice of time.
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>

#include "ai/agents.hpp"
#include "codec/game_data.hpp"
#include "codec/names.hpp"
#include "codec/reader.hpp"
#include "table/computers.hpp"

namespace rattus::codec {

/// The persons at the table share this place: it is shown to the one who has to decide, or had to last.
class Session {
 public:
  /// `fresh_seed` makes the seed of a game for which none is given.
  Session(const GameData& data, std::function<Seed()> fresh_seed, ai::Clock clock = {});

  /// Takes a message and answers with a list of messages. A message that cannot be carried out is answered with
  /// "refused" and changes nothing.
  Json send(std::string_view message);
  /// Lets the computer player whose turn it is think for a while. The list is empty while he thinks on, or holds the
  /// update that his choice brought.
  Json step(std::chrono::milliseconds slice);
  /// True if a computer player has to decide.
  [[nodiscard]] bool waits_for_computer() const { return table_ && computers_->to_decide(*table_); }
  /// The table; nothing before a game has been opened.
  [[nodiscard]] const table::Table* table() const { return table_ ? &*table_ : nullptr; }

 private:
  Json handle(const Value& message, Faults& faults);
  Json open(const Value& message, Faults& faults);
  Json act(const Value& message, Faults& faults, bool take_back);
  Json odds() const;
  /// What the viewer has not been told yet.
  Json update();
  [[nodiscard]] Json event_list(std::uint64_t from) const;
  void choose_viewer();

  const GameData* data_;
  std::function<Seed()> fresh_seed_;
  ai::Clock clock_;
  std::optional<table::Table> table_;
  std::optional<table::Computers> computers_;
  std::optional<Names> names_;
  board::Seat viewer_ = board::no_seat;
  std::uint64_t told_ = 0;     ///< version of the last update
  std::uint64_t thought_ = 0;  ///< version for which "thinking" has been sent
};

}  // namespace rattus::codec
