#pragma once
// The nets by which computer players judge, one for each game: they belong to the program (data/nets/), or are handed
// over by a page. Who has none plays by what is written by hand.
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ai/agents.hpp"
#include "table/match.hpp"

namespace rattus::codec {

using NetPointer = std::shared_ptr<const ai::Net>;

/// The program's nets, at most one of each game that it knows. Threads may ask at any time.
const std::vector<NetPointer>& program_nets();
/// Puts others in their place for players that are made from now on; before others ask.
void set_program_nets(std::vector<NetPointer> nets);
/// The program's net for a game; null if there is none.
template <class Kit>
NetPointer program_net() {
  return ai::net_among<Kit>(program_nets());
}

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
/// The sentences on the program's nets, and on those that it carries but refuses; none if all is well.
std::vector<std::string> notes_on_program_nets();

/// Takes it into the program's nets, in place of the one for the same game; the reason if it does not fit.
std::string take_net(std::span<const std::byte> bytes);

/// Whether he judges by the program's nets: greedy players and the strongest searches do, unless they play by hand.
bool judges_by_nets(const ai::Agent& agent);
/// Gives the program's nets to those who judge by them.
void equip(ai::Agent& agent);
/// The computer player of a seat, equipped.
ai::Agent agent_of(const table::Chair& chair);

}  // namespace rattus::codec
