#include "cli/nets.hpp"

#include <span>

#include "ai/inputs.hpp"
#include "cli/command.hpp"
#include "cli/setup_choice.hpp"
#include "codec/data_files.hpp"
#include "codec/nets.hpp"
#include "engine/core/hex.hpp"
#include "table/games.hpp"

namespace rattus::cli {

namespace {

/// What the net of a file is told: that of the board game if of none.
const ai::InputLayout& layout_for(std::span<const std::byte> file) {
  const ai::InputLayout* layout = &ai::input_layout();
  table::AllGames::each([&]<class Kit>(Kit) {
    if (ai::Net::inputs_of(file) == ai::input_layout<Kit>().hash) layout = &ai::input_layout<Kit>();
  });
  return *layout;
}

}  // namespace

std::shared_ptr<const ai::Net> read_net(std::string_view text, const std::string& name) {
  const auto bytes = std::as_bytes(std::span(text));
  const ai::InputLayout& layout = layout_for(bytes);
  auto net = ai::Net::read(bytes, layout.hash, layout.seat.size(), layout.game.size());
  if (const auto* why = std::get_if<std::string>(&net)) throw Usage(name + ": " + *why);
  return std::get<0>(net);
}

void equip(ai::Agent& agent) {
  if (agent.net_file.empty()) return codec::equip(agent);
  agent.net = read_net(read_file(agent.net_file), agent.net_file);
}

std::string file_of_net(const ai::Agent& agent) {
  if (!agent.net_file.empty()) return read_file(agent.net_file);
  const auto carried = codec::board_net_file();
  return {reinterpret_cast<const char*>(carried.data()), carried.size()};
}

codec::Json mark_of_net(const ai::Agent& agent) {
  return agent.net ? codec::Json(rattus::hex(agent.net->hash())) : codec::Json();
}

template <class Kit>
void refuse_other_nets(const std::vector<ai::Agent>& agents) {
  for (const ai::Agent& agent : agents)
    if (agent.net && agent.net != codec::board_net() && !ai::net_for<Kit>(agent))
      throw Usage(agent.name + ": its net is of another game than " + std::string(Kit::name) +
                  ", which is played here; name a player with a net of this game, or without one");
}
template void refuse_other_nets<board::Kit>(const std::vector<ai::Agent>&);
template void refuse_other_nets<cartus::Kit>(const std::vector<ai::Agent>&);

void refuse_nets(const std::vector<ai::Agent>& agents, const std::string& who) {
  for (const ai::Agent& agent : agents)
    if (!agent.net_file.empty()) throw Usage(agent.name + ": " + who + " takes no file of a net; leave it out");
}

}  // namespace rattus::cli
