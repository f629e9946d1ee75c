#include "codec/setup_check.hpp"

#include "codec/setup_json.hpp"
#include "engine/board/setup/catalogue.hpp"

namespace rattus::codec {

namespace {

[[maybe_unused]] std::vector<Refusal> reasons_against(const board::SetUp& setup, const GameData& data,
                                                      board::CheckedSetUp& checked) {
  return board::check_setup(setup, data.tables(setup.board), board::available_of(board::card_facts()), checked);
}
[[maybe_unused]] std::vector<Refusal> reasons_against(const cartus::SetUp& setup, const GameData&,
                                                      cartus::CheckedSetUp& checked) {
  return cartus::check_setup(setup, checked);
}

}  // namespace

SetUpCheck check_setup(const table::AnySetUp& setup, const GameData& data) {
  return table::with_kit(setup, [&]<class Kit>(Kit) -> SetUpCheck {
    typename Kit::CheckedSetUp checked;
    std::vector<Refusal> reasons = reasons_against(std::get<typename Kit::SetUp>(setup), data, checked);
    return {std::move(reasons), std::move(checked.warnings)};
  });
}

Json setup_check_json(const table::AnySetUp& setup, const GameData& data, std::string_view language) {
  const auto [reasons, warnings] = check_setup(setup, data);
  const Texts& texts = data.text(language);
  return {{"refusals", to_json(reasons, texts)}, {"warnings", to_json(warnings, texts)}};
}

}  // namespace rattus::codec
