#pragma once
// Nets for computer players that are named on the command line.
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/agents.hpp"
#include "codec/text/json.hpp"

namespace rattus::cli {

/// A net of the bytes of its file, which errors call `name`; the file decides for which game. Throws Usage with the
/// reason if it fits none. Tells on standard error, once, what the net has not learned.
std::shared_ptr<const ai::Net> read_net(std::string_view bytes, const std::string& name);
/// Tells on standard error, once, what the program's nets have not learned, and which are refused. For commands whose
/// computer players do not come from equip().
void tell_of_program_nets();
/// Gives an agent the net of the file that it names, or the program's nets. Throws Usage with the reason if the file
/// does not fit.
void equip(ai::Agent& agent);
/// The bytes that the net of an equipped agent, its only one, was read from.
std::string file_of_net(const ai::Agent& agent);
/// What tells the nets of an agent from others, for the first line of a file of results; null without one.
codec::Json mark_of_net(const ai::Agent& agent);
/// Throws Usage if one of them has a net of another game. The program's are no reason: players of other games leave
/// them.
template <class Kit>
void refuse_other_nets(const std::vector<ai::Agent>& agents);
/// Throws Usage if any of them names a file; `who` cannot do anything with one.
void refuse_nets(const std::vector<ai::Agent>& agents, const std::string& who);

}  // namespace rattus::cli
