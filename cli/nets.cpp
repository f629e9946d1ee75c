#include "cli/nets.hpp"

#include "ai/board/inputs.hpp"
#include "cli/command.hpp"
#include "cli/setup_choice.hpp"

namespace rattus::cli {

std::shared_ptr<const ai::Net> read_net(std::string_view bytes, const std::string& name) {
  const ai::InputLayout& layout = ai::input_layout();
  auto net = ai::Net::read(std::as_bytes(std::span(bytes)), layout.hash, layout.seat.size(), layout.game.size());
  if (const auto* why = std::get_if<std::string>(&net)) throw Usage(name + ": " + *why);
  return std::get<0>(net);
}

void equip(ai::Agent& agent) {
  if (!agent.net_file.empty()) agent.net = read_net(read_file(agent.net_file), agent.net_file);
}

void refuse_nets(const std::vector<ai::Agent>& agents, const std::string& who) {
  for (const ai::Agent& agent : agents)
    if (agent.net) throw Usage(agent.name + ": " + who + " knows no nets; name a player without one");
}

}  // namespace rattus::cli
