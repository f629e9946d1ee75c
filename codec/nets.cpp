#include "codec/nets.hpp"

#include "ai/inputs.hpp"
#include "codec/data_files.hpp"
#include "table/games.hpp"

namespace rattus::codec {
namespace {

/// Those that the program carries; a module for browsers is handed its net.
std::vector<NetPointer> carried_nets() {
  std::vector<NetPointer> nets;
#ifndef RATTUS_GAME
  table::Games::each([&]<class Kit>(Kit) {
    const auto bytes = net_file(Kit::name);
    if (bytes.empty()) return;
    auto read = read_net(bytes);
    if (auto* net = std::get_if<NetPointer>(&read)) nets.push_back(std::move(*net));
  });
#endif
  return nets;
}

std::vector<NetPointer>& nets() {
  static std::vector<NetPointer> nets = carried_nets();
  return nets;
}

}  // namespace

const std::vector<NetPointer>& program_nets() { return nets(); }
void set_program_nets(std::vector<NetPointer> given) { nets() = std::move(given); }

std::variant<NetPointer, std::string> read_net(std::span<const std::byte> bytes) {
  // that of the first game says what is wrong with a file that is of none
  const ai::InputLayout* layout = nullptr;
  table::Games::each([&]<class Kit>(Kit) {
    const ai::InputLayout& own = ai::input_layout<Kit>();
    if (!layout || ai::Net::inputs_of(bytes) == own.hash) layout = &own;
  });
  return ai::Net::read(bytes, layout->hash, layout->seat.size(), layout->game.size(), layout->policy);
}

std::string take_net(std::span<const std::byte> bytes) {
  auto read = read_net(bytes);
  if (auto* why = std::get_if<std::string>(&read)) return std::move(*why);
  NetPointer net = std::get<0>(std::move(read));
  std::erase_if(nets(), [&](const NetPointer& other) { return other->inputs() == net->inputs(); });
  nets().push_back(std::move(net));
  return {};
}

bool judges_by_nets(const ai::Agent& agent) {
  if (agent.by_hand) return false;
  return agent.kind == ai::Kind::greedy || (agent.kind == ai::Kind::search && ai::levels()[agent.level].learned);
}

void equip(ai::Agent& agent) {
  if (judges_by_nets(agent)) agent.nets = program_nets();
}

ai::Agent agent_of(const table::Chair& chair) {
  std::string error;
  auto agent = ai::parse_agent(chair.player + ":" + chair.level, error);
  if (!agent) agent.emplace();
  equip(*agent);
  return std::move(*agent);
}

}  // namespace rattus::codec
