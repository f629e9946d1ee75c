// What a turn remembers ends with it (BASE-130): in what everybody is shown at the first question of the next turn.
#include "tests/host/asking.hpp"

namespace rattus::codec {
namespace {

class TurnMarks : public test::Asking {
 protected:
  /// Two players; the first has entered a space and a city this turn and used the space, the second has the tile of the
  /// Baker on the Alchemist with two citizens.
  Json before_the_baker_settles() {
    const Json position{
        {"setup", {{"players", 2}, {"modules", {"upgrades", "guilds", "inns"}}, {"cards", {1, 6, 7, 28, 29, 30}}}},
        {"holders", {{"1", {29, 30}}, {"2", {28}}}},
        {"on_cards", {{"alchemist", 2}}},
        {"regions", {{"gallia", {{"tokens", 1}}}}},
        {"plague", "italia"},
        {"modules",
         {{"upgrades", {{"alchemist", "baker"}}},
          {"guilds", {{"spaces", {0, 1}}, {"came", 2}, {"used", 1}}},
          {"inns", {{"cities", {0, 0, 0, 1}}, {"came", "gallia"}}}}}};
    Json said = fine(Json{{"do", "position"}, {"position", position}}.dump());
    said = choose("end");
    return choose(said["decision"]["options"][0]["text"]);
  }
};

TEST_F(TurnMarks, BASE_130_ThoseOfSideBoardsAreClearedBeforeAnythingIsAsked_UPG_57) {
  const Json said = before_the_baker_settles();
  ASSERT_EQ(said["waiting"]["decision"], "D-BAKER-PLACE") << said;
  ASSERT_EQ(said["waiting"]["seat"], 2);
  const Json modules = fine(R"({"do":"state"})")["position"]["modules"];
  const auto nothing = [](const Json& json, const char* key) {
    return !json.contains(key) || json[key].is_null() || json[key] == 0;
  };
  EXPECT_TRUE(nothing(modules["guilds"], "came") && nothing(modules["guilds"], "used")) << modules["guilds"];
  EXPECT_TRUE(nothing(modules["inns"], "came")) << modules["inns"];
}

}  // namespace
}  // namespace rattus::codec
