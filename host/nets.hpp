#pragma once
// The nets by which computer players judge, one for each game: the program carries them (data/nets/), or a page hands
// them over. A player without one plays by what is written by hand.
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "ai/agents.hpp"
#include "table/match.hpp"

namespace rattus::host {

using NetPointer = std::shared_ptr<const ai::Net>;

/// Reads the file of a net for one of the games, or says why it fits none.
std::variant<NetPointer, std::string> read_net(std::span<const std::byte> bytes);

/// Nets of files, at most one for each game, and a sentence for each file that is refused.
struct NetsRead {
  std::vector<NetPointer> nets;
  std::vector<std::string> refused;
};
/// Reads the file of each game that has one; `file_of(name)` is empty if it has none.
NetsRead read_nets(const std::function<std::span<const std::byte>(std::string_view game)>& file_of);

/// What a net has not learned of its game, in a sentence; empty if it has learned all.
std::string note_on(const ai::Net& net);

/// True if a player judges by nets: greedy players and the strongest searches do, unless they play by hand.
bool judges_by_nets(const ai::Agent& agent);

/// The nets of a program or a page, at most one for each game.
class Nets {
 public:
  Nets() = default;
  explicit Nets(std::vector<NetPointer> all) : all_(std::move(all)) {}

  [[nodiscard]] const std::vector<NetPointer>& all() const { return all_; }
  /// The net for a game; null if there is none.
  template <class Kit>
  [[nodiscard]] NetPointer of() const {
    return ai::net_among<Kit>(all_);
  }
  /// A sentence on each net that has not learned all of its game.
  [[nodiscard]] std::vector<std::string> notes() const;

  /// Takes the net of a file, in place of the one for the same game; returns the reason if it does not fit.
  std::string take(std::span<const std::byte> bytes);
  /// Gives the nets to a player that judges by them.
  void equip(ai::Agent& agent) const;
  /// The computer player of a seat, equipped.
  [[nodiscard]] ai::Agent agent_of(const table::Chair& chair) const;

 private:
  std::vector<NetPointer> all_;
};

/// The nets that the program carries: none in a module for browsers, which is handed its own.
const Nets& carried_nets();
/// The sentences on the nets that the program carries, and on those that it refuses; none if all is well.
std::vector<std::string> notes_on_carried_nets();

}  // namespace rattus::host
