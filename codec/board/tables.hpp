#pragma once
// Reading the component tables: data/board-*.json, data/tokens-*.json, data/cards.json,
// data/card-sets.json, data/jester-chart.json, data/region-cards.json.
#include "codec/text/reader.hpp"
#include "engine/board/setup/tables.hpp"

namespace rattus::codec {

board::BoardTable read_board(const Value& file, std::string id);
std::vector<board::TokenRow> read_tokens(const Value& file);
std::vector<board::CardRow> read_cards(const Value& file);
/// Suggested sets; they may name the cards that there are.
std::vector<board::CardSetRow> read_card_sets(const Value& file, const std::vector<board::CardRow>& cards);
/// Region cards, of regions of the board.
std::vector<board::RegionCardRow> read_region_cards(const Value& file, const board::BoardTable& board);
board::JesterChart read_jester_chart(const Value& file);

}  // namespace rattus::codec
