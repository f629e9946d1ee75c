#include "host/hint.hpp"

#include <cassert>

#include "host/teaching.hpp"

namespace rattus::host {

std::unique_ptr<Hint> hint_for(const table::AnyCourse& course, const GameData& data, const Nets& nets,
                               ai::Clock clock) {
  return course.visit([&]<class Kit>(const table::CourseOf<Kit>& one) -> std::unique_ptr<Hint> {
    const auto tables = data.tables(table::AnySetUp(one.setup()));
    return std::make_unique<HintOf<Kit>>(one.game(), *tables.template as<Kit>(), nets, std::move(clock));
  });
}

std::unique_ptr<Hint> hint_at(const Record& record, std::size_t step, const GameData& data, const Nets& nets,
                              ai::Clock clock) {
  const auto tables = data.tables(record.setup);
  return table::with_kit(record.setup, [&]<class Kit>(Kit) -> std::unique_ptr<Hint> {
    using Game = table::GameOf<Kit>;
    const auto& own = *tables.template as<Kit>();
    table::EventsOf<Kit> unheard;
    auto started = Game::start(std::get<typename Kit::SetUp>(record.setup), own, record.origin(), unheard);
    assert(std::holds_alternative<Game>(started));
    auto& game = std::get<Game>(started);
    for (std::size_t i = 0; i < step; ++i) {
      unheard.clear();
      game.choose(record.choices[i], unheard);
    }
    if (game.over()) return nullptr;
    return std::make_unique<HintOf<Kit>>(game, own, nets, std::move(clock));
  });
}

}  // namespace rattus::host
