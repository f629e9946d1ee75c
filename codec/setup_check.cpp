#include "codec/setup_check.hpp"

#include "codec/setup_json.hpp"
#include "engine/board/game.hpp"

namespace rattus::codec {

SetUpCheck check_setup(const table::AnySetUp& setup, const GameData& data) {
  std::vector<Refusal> reasons, warnings;
  if (const auto* cartus = std::get_if<cartus::SetUp>(&setup)) {
    cartus::CheckedSetUp checked;
    reasons = cartus::check_setup(*cartus, checked);
    warnings = std::move(checked.warnings);
  } else {
    const auto& board = std::get<board::SetUp>(setup);
    board::CheckedSetUp checked;
    reasons = board::check_setup(board, data.tables(board.board), board::card_numbers(board::AllCards{}), checked);
    warnings = std::move(checked.warnings);
  }
  return {std::move(reasons), std::move(warnings)};
}

Json setup_check_json(const table::AnySetUp& setup, const GameData& data, std::string_view language) {
  const auto [reasons, warnings] = check_setup(setup, data);
  const Texts& texts = data.text(language);
  return {{"refusals", to_json(reasons, texts)}, {"warnings", to_json(warnings, texts)}};
}

}  // namespace rattus::codec
