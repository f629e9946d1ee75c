#include "codec/hint.hpp"

#include "codec/teaching.hpp"

namespace rattus::codec {

std::unique_ptr<Hint> hint_for(const table::AnyTable& table, const GameData& data, ai::Clock clock) {
  return table.visit([&]<class Kit>(const table::TableOf<Kit>& one) -> std::unique_ptr<Hint> {
    const auto tables = data.tables(table::AnySetUp(one.setup()));
    return std::make_unique<HintOf<Kit>>(one.game(), *tables.template as<Kit>(), std::move(clock));
  });
}

}  // namespace rattus::codec
