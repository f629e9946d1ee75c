#include "codec/nets.hpp"

#include "ai/board/inputs.hpp"
#include "codec/data_files.hpp"

namespace rattus::codec {
namespace {

using NetPointer = std::shared_ptr<const ai::Net>;

#ifdef RATTUS_GAME
/// A module for browsers is handed its net.
NetPointer carried_net() { return {}; }
#else
NetPointer carried_net() {
  const auto bytes = board_net_file();
  if (bytes.empty()) return {};
  auto read = read_board_net(bytes);
  auto* net = std::get_if<NetPointer>(&read);
  return net ? std::move(*net) : NetPointer();
}
#endif

NetPointer& program_net() {
  static NetPointer net = carried_net();
  return net;
}

}  // namespace

const NetPointer& board_net() { return program_net(); }
void set_board_net(NetPointer net) { program_net() = std::move(net); }

std::variant<NetPointer, std::string> read_board_net(std::span<const std::byte> bytes) {
  const ai::InputLayout& layout = ai::input_layout();
  return ai::Net::read(bytes, layout.hash, layout.seat.size(), layout.game.size());
}

void equip(ai::Agent& agent) {
  // By the measure of docs/learning.md a search is no better for it where class cards are drawn by chance.
  if (agent.by_hand || agent.kind != ai::Kind::greedy) return;
  agent.net = board_net();
}

ai::Agent agent_of(const table::Chair& chair) {
  std::string error;
  auto agent = ai::parse_agent(chair.player + ":" + chair.level, error);
  if (!agent) agent.emplace();
  equip(*agent);
  return std::move(*agent);
}

}  // namespace rattus::codec
