#include "table/any_table.hpp"

#include <cassert>

namespace rattus::table {

AnyTable::Opened AnyTable::open(const AnySetUp& setup, AnyTables tables, Origin origin, std::vector<SeatPlan> seats) {
  return with_kit(setup, [&]<class Kit>(Kit) -> Opened {
    assert(tables.as<Kit>());
    auto opened = TableOf<Kit>::open(std::get<typename Kit::SetUp>(setup), *tables.as<Kit>(), std::move(origin),
                                     std::move(seats));
    if (auto* reasons = std::get_if<std::vector<Refusal>>(&opened)) return std::move(*reasons);
    AnyTable table;
    table.is_ = std::get<TableOf<Kit>>(std::move(opened));
    return table;
  });
}

std::vector<Refusal> AnyTable::reasons_against(const AnySetUp& setup, AnyTables tables) {
  return with_kit(setup, [&]<class Kit>(Kit) -> std::vector<Refusal> {
    assert(tables.as<Kit>());
    EventsOf<Kit> unheard;
    auto game = GameOf<Kit>::start(std::get<typename Kit::SetUp>(setup), *tables.as<Kit>(), Seed{}, unheard);
    if (auto* reasons = std::get_if<std::vector<Refusal>>(&game)) return std::move(*reasons);
    return {};
  });
}

bool AnyTable::over() const {
  return visit([](const auto& table) { return table.game().over(); });
}
Seat AnyTable::decider() const {
  return visit([](const auto& table) { return table.game().decider(); });
}
std::uint64_t AnyTable::hash() const {
  return visit([](const auto& table) { return table.game().hash(); });
}
std::size_t AnyTable::options() const {
  return visit([](const auto& table) { return table.game().options().size(); });
}
std::uint64_t AnyTable::version() const {
  return visit([](const auto& table) { return table.version(); });
}
bool AnyTable::unasked() const {
  return visit([](const auto& table) { return table.unasked(); });
}
Seat AnyTable::decider_in(std::uint64_t version) const {
  return visit([version](const auto& table) { return table.decider_in(version); });
}
const std::vector<Entry>& AnyTable::log() const {
  return visit([](const auto& table) -> const std::vector<Entry>& { return table.log(); });
}
Clause AnyTable::over_clause() const {
  return visit([]<class Kit>(const TableOf<Kit>&) { return Kit::game_over; });
}

Answer AnyTable::act(std::size_t option) {
  return visit([option](auto& table) { return table.act(table.game().decider(), table.version(), option); });
}
Answer AnyTable::take_back() {
  return visit([](auto& table) { return table.take_back(table.game().decider(), table.version()); });
}

void AnyTable::go_on() {
  visit([](auto& table) { table.go_on(); });
}

}  // namespace rattus::table
