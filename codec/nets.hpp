#pragma once
// The net by which computer players of the board game judge: it belongs to the program (data/nets/board.net), or is
// handed over by a page. Who has none plays by what is written by hand.
#include <memory>
#include <span>
#include <string>
#include <variant>

#include "ai/agents.hpp"
#include "table/match.hpp"

namespace rattus::codec {

/// The program's net; null if there is none, or none that fits. Threads may ask at any time.
const std::shared_ptr<const ai::Net>& board_net();
/// Puts another in its place for players that are made from now on; before others ask.
void set_board_net(std::shared_ptr<const ai::Net> net);
/// Reads a file of a net for the board game, or says why it does not fit.
std::variant<std::shared_ptr<const ai::Net>, std::string> read_board_net(std::span<const std::byte> bytes);

/// Gives the program's net to an agent that is better for it and does not say by what it judges.
void equip(ai::Agent& agent);
/// The computer player of a seat, equipped.
ai::Agent agent_of(const table::Chair& chair);

}  // namespace rattus::codec
