#include "table/any_course.hpp"

#include <cassert>

namespace rattus::table {

AnyCourse::Opened AnyCourse::open(const AnySetUp& setup, AnyTables tables, Origin origin) {
  return with_kit(setup, [&]<class Kit>(Kit) -> Opened {
    assert(tables.as<Kit>());
    auto opened = CourseOf<Kit>::open(std::get<typename Kit::SetUp>(setup), *tables.as<Kit>(), std::move(origin));
    if (auto* reasons = std::get_if<std::vector<Refusal>>(&opened)) return std::move(*reasons);
    AnyCourse course;
    course.is_ = std::get<CourseOf<Kit>>(std::move(opened));
    return course;
  });
}

std::vector<Refusal> AnyCourse::reasons_against(const AnySetUp& setup, AnyTables tables) {
  return with_kit(setup, [&]<class Kit>(Kit) -> std::vector<Refusal> {
    assert(tables.as<Kit>());
    EventsOf<Kit> unheard;
    auto game = GameOf<Kit>::start(std::get<typename Kit::SetUp>(setup), *tables.as<Kit>(), Seed{}, unheard);
    if (auto* reasons = std::get_if<std::vector<Refusal>>(&game)) return std::move(*reasons);
    return {};
  });
}

bool AnyCourse::over() const {
  return visit([](const auto& course) { return course.game().over(); });
}
Seat AnyCourse::decider() const {
  return visit([](const auto& course) { return course.game().decider(); });
}
std::uint64_t AnyCourse::hash() const {
  return visit([](const auto& course) { return course.game().hash(); });
}
std::size_t AnyCourse::options() const {
  return visit([](const auto& course) { return course.game().options().size(); });
}
std::uint64_t AnyCourse::version() const {
  return visit([](const auto& course) { return course.version(); });
}
bool AnyCourse::unasked() const {
  return visit([](const auto& course) { return course.unasked(); });
}
Seat AnyCourse::decider_in(std::uint64_t version) const {
  return visit([version](const auto& course) { return course.decider_in(version); });
}
const std::vector<Step>& AnyCourse::steps() const {
  return visit([](const auto& course) -> const std::vector<Step>& { return course.steps(); });
}
Clause AnyCourse::over_clause() const {
  return visit([]<class Kit>(const CourseOf<Kit>&) { return Kit::game_over; });
}

std::optional<Refused> AnyCourse::choose(std::size_t option) {
  return visit([option](auto& course) { return course.choose(option); });
}
std::optional<Refused> AnyCourse::take_back() {
  return visit([](auto& course) { return course.take_back(); });
}

void AnyCourse::go_on() {
  visit([](auto& course) { course.go_on(); });
}

}  // namespace rattus::table
