#include "cli/nets.hpp"

#include "ai/board/inputs.hpp"
#include "cli/command.hpp"
#include "cli/setup_choice.hpp"

namespace rattus::cli {

void equip(ai::Agent& agent) {
  if (agent.net_file.empty()) return;
  const ai::InputLayout& layout = ai::input_layout();
  const std::string bytes = read_file(agent.net_file);
  auto net = ai::Net::read(std::as_bytes(std::span(bytes)), layout.hash, layout.seat.size(), layout.game.size());
  if (const auto* why = std::get_if<std::string>(&net)) throw Usage(agent.net_file + ": " + *why);
  agent.net = std::get<0>(net);
}

void refuse_nets(const std::vector<ai::Agent>& agents, const std::string& who) {
  for (const ai::Agent& agent : agents)
    if (agent.net) throw Usage(agent.name + ": " + who + " knows no nets; name a player without one");
}

}  // namespace rattus::cli
