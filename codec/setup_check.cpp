#include "codec/setup_check.hpp"

#include "codec/setup_json.hpp"
#include "engine/board/game.hpp"

namespace rattus::codec {

Json setup_check_json(const board::SetUp& setup, const GameData& data, std::string_view language) {
  board::CheckedSetUp checked;
  const auto available = board::card_numbers(board::AllCards{});
  const auto reasons = board::check_setup(setup, data.tables(setup.board), available, checked);
  const Texts& texts = data.text(language);
  return {{"refusals", to_json(reasons, texts)}, {"warnings", to_json(checked.warnings, texts)}};
}

}  // namespace rattus::codec
