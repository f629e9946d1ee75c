// The whole box in random games: any modules that go together, any class cards, every number of players, until each
// pair of modules has been together in two thousand games and each set of them in a hundred. Every event kind, space,
// city and whatever modules tell comes a thousand times.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "codec/game_data.hpp"
#include "engine/board/setup/catalogue.hpp"
#include "tests/slow/engine/module_effects.hpp"
#include "tests/slow/engine/module_setups.hpp"

namespace rattus::board::test {
namespace {

constexpr unsigned games_of_a_pair = 2000, games_of_a_set = 100;

class BoxCounter : public ModuleCounter {
 public:
  using ModuleCounter::ModuleCounter;

  void laid_out(State& s) {
    ModuleCounter::laid_out(s);
    std::string all = "set";
    for (const unsigned slot : rules_.parts& modules) {
      const std::string module(rules_.cards[slot]->module);
      all += " " + module;
      for (const unsigned other : rules_.parts& modules& Mask::first(slot))
        effects_.count("pair " + std::string(rules_.cards[other]->module) + " " + module);
    }
    effects_.count(all);
    for (Slot slot = 0; slot < rules_.slots; ++slot)
      effects_.count("card " + std::to_string(rules_.cards[slot]->number));
  }
  static Action chooses(const ActionList& options, Rng& choices) { return second_thought(options, choices); }
  void operator()(const Event& e) {
    if (told().contains(&*e.type)) effects_.count(std::string(e.type->word));
    if (!state_) return;
    if (e.type == Universities::event_drawn)
      effects_.count("event " + std::string(event_words[number_of(e.event_card)]));
    if (e.type == Guilds::space_entered) effects_.count("enters space " + std::to_string(rules_.cards[e.slot]->number));
    if (e.type == Guilds::ability_used) effects_.count("uses space " + std::to_string(rules_.cards[e.slot]->number));
    if (e.type == Inns::city_entered) effects_.count("city of region " + std::to_string(e.to));
  }

  /// What modules tell.
  static const std::set<const EventType*>& told() {
    static const std::set<const EventType*> types = [] {
      std::set<const EventType*> all;
      for (const CardFacts* part : card_facts())
        if (part->is_module()) all.insert(part->events.begin(), part->events.end());
      return all;
    }();
    return types;
  }
};

/// In the program's order.
std::vector<std::string> module_names() {
  std::vector<std::string> names;
  for (const CardFacts* part : card_facts())
    if (part->is_module()) names.emplace_back(part->module);
  return names;
}
/// MERC-2, REG-2: the one is for the classic board, the other for that of the big box.
bool go_together(const std::vector<std::string>& set) {
  const auto has = [&set](const char* module) { return std::find(set.begin(), set.end(), module) != set.end(); };
  return !has("mercatus") || !has("region-cards");
}

Wanted wanted() {
  Wanted all;
  const std::vector<std::string> names = module_names();
  for (unsigned bits = 0; bits < 1U << names.size(); ++bits) {
    std::vector<std::string> set;
    for (const unsigned i : Mask{bits}) set.push_back(names[i]);
    if (!go_together(set)) continue;
    std::string words;
    for (const std::string& name : set) words += " " + name;
    all["set" + words] = games_of_a_set;
    if (set.size() == 2) all["pair" + words] = games_of_a_pair;
  }
  add(all, "games of", {2, 3, 4, 5, 6});
  for (const auto& card : codec::game_data().big_box.cards) add(all, "card", {unsigned{card.number}});
  for (const EventType* type : BoxCounter::told()) all[std::string(type->word)] = due;
  for (const std::string_view kind : event_words) all["event " + std::string(kind)] = due;
  add(all, "enters space", {1, 2, 3, 4, 5, 6});
  add(all, "uses space", {1, 2, 3, 4, 5});
  for (unsigned region = 0; region < codec::game_data().big_box.board.regions.size(); ++region)
    add(all, "city of region", {region});
  return all;
}

TEST(BoxAtRandom, BASE_9_EveryPairOfModulesInTwoThousandGamesAndAllThatTheyTell) {
  constexpr std::uint64_t seed = 19;
  const Wanted all = wanted();
  const auto pairs =
      std::count_if(all.begin(), all.end(), [](const auto& one) { return one.first.starts_with("pair"); });
  EXPECT_EQ(pairs, 6 * 5 / 2 - 1) << "all but Mercatus with region cards";
  const Effects effects = play_until_all_came<BoxCounter>(all, seed, [](Rng& rng) {
    return module_setup(rng, {}, {19, 20});
  });
  std::cout << effects.games << " games, seed " << seed << "\n";
}

}  // namespace
}  // namespace rattus::board::test
