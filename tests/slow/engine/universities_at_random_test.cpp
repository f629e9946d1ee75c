// Universities in random games (UNI-1 to -19, UPG-43 to -45): every event, every use of the cards 23 to 25 and each
// decision, with and without other modules, on both boards, with every number of players.
#include <string>
#include <vector>

#include "tests/slow/engine/module_effects.hpp"
#include "tests/slow/engine/module_setups.hpp"

namespace rattus::board::test {
namespace {

class UniversityCounter : public ModuleCounter {
 public:
  using ModuleCounter::ModuleCounter;

  Action chooses(const ActionList& options, Rng& choices) {
    const Action action = second_thought(options, choices);
    if (rules_.row_of(state_->asked)->clause.part == Part::uni || of_cards(state_->asked))
      effects_.count(std::string(rules_.name_of(state_->asked)) + (action.kind == Choice::none   ? " none"
                                                                   : action.kind == Choice::stop ? " stop"
                                                                                                 : ""));
    return action;
  }
  void operator()(const Event& e) {
    if (!state_) return;
    const std::string word(e.type->word);
    if (e.type == Universities::event_drawn)
      count("event " + std::string(event_words[number_of(e.event_card)]));
    else if (std::find(Universities::events.begin(), Universities::events.end(), &*e.type) !=
             Universities::events.end())
      effects_.count(word);
    if (e.type == Universities::events_looked) effects_.count("looks at " + std::to_string(e.count));
    if (e.type == Universities::event_chosen)
      effects_.count("chosen " + std::string(event_words[number_of(e.event_card)]));
    if (e.type == EventType::card_used) {
      const Query q = query();
      const std::uint8_t number = rules_.cards[q.ability_of(e.slot)]->number;
      if (number >= 23 && number <= 25)
        count("use " + std::to_string(number) + " at level " + std::to_string(q.level(rules_.slot_of(number), e.seat)));
    }
  }

 private:
  [[nodiscard]] bool of_cards(Decision asked) const {
    const std::string_view name = rules_.name_of(asked);
    return name.starts_with("D-STUDENT") || name.starts_with("D-PROF") || name.starts_with("D-LIBRARIAN");
  }
};

Wanted wanted() {
  Wanted all;
  add(all, "games of", {2, 3, 4, 5, 6});
  add(all, "with", {"upgrades", "region-cards", "mercatus", "guilds", "inns"});
  for (const std::string_view kind : event_words) {
    all["event " + std::string(kind)] = due;
    all["final event " + std::string(kind)] = due;
    all["chosen " + std::string(kind)] = due;
  }
  for (const char* when : {"use", "final use"})
    for (const char* card : {"23", "24", "25"}) add(all, std::string(when) + " " + card + " at level", {1, 2, 3});
  add(all, "looks at", {4, 6});
  for (const EventType* type : Universities::events)
    if (type != &Universities::event_drawn && type != &Universities::placed) all[std::string(type->word)] = due;
  for (const char* name :
       {"D-STUDENT", "D-STUDENT-FROM", "D-STUDENT-TO", "D-STUDENT-COUNT", "D-PROF-ORDER", "D-PROF-DISCARD",
        "D-PROF-DISCARD stop", "D-PROF-FINAL", "D-LIBRARIAN-PIECE", "D-LIBRARIAN-REGION", "D-EVENT-DISCARD",
        "D-EVENT-DISCARD none", "D-EVENT-BONUS", "D-EVENT-BONUS none", "D-UNI-MOVE"})
    all[name] = due;
  return all;
}

TEST(UniversitiesAtRandom, UNI_5_EveryEventAndEveryUseAThousandTimes) {
  constexpr std::uint64_t seed = 8;
  const Effects effects = play_until_all_came<UniversityCounter>(wanted(), seed, [](Rng& rng) {
    return module_setup(rng, {"universities"}, {24, 23, 25});
  });
  std::cout << effects.games << " games, seed " << seed << "\n";
}

}  // namespace
}  // namespace rattus::board::test
