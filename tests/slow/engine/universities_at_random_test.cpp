// Universities in random games (UNI-1 to -19, UPG-43 to -45): every event, every use of the cards 23 to 25 and each
// decision, with and without other modules, on both boards, with every number of players.
#include <string>
#include <vector>

#include "engine/board/cards/all.hpp"
#include "tests/slow/engine/effects.hpp"

namespace rattus::board::test {
namespace {

class UniversityCounter {
 public:
  static constexpr bool enabled = true;
  UniversityCounter(Effects& effects, const Rules& rules) : effects_(effects), rules_(rules) {}

  void laid_out(State& s) {
    Rng rng(Seed{effects_.games, 5});
    if (rng.below(4) != 0) deal_cards(rules_, s, rng);
    block_one(rules_, s, rng);
    state_ = &s;
    effects_.count("games of " + std::to_string(rules_.players));
    for (const unsigned slot : rules_.parts& modules)
      effects_.count("games with " + std::string(rules_.cards[slot]->module));
  }
  void is_over() const {}
  Action chooses(const ActionList& options, Rng& choices) {
    Action action = any_of(options, choices);
    const bool may_end = state_->asked == Decision::action || state_->asked == Decision::final;
    if (may_end && action == options[options.size() - 1]) action = any_of(options, choices);
    if (rules_.row_of(state_->asked)->clause.part == Part::uni || of_cards(state_->asked))
      effects_.count(std::string(rules_.name_of(state_->asked)) + (action.kind == Choice::none   ? " none"
                                                                   : action.kind == Choice::stop ? " stop"
                                                                                                 : ""));
    return action;
  }
  void operator()(const Event& e) {
    if (!state_) return;
    const std::string word(e.type->word);
    const bool final = state_->last != no_seat;
    if (e.type == Universities::event_drawn)
      effects_.count((final ? "final event " : "event ") + std::string(event_words[number_of(e.event_card)]));
    else if (std::find(Universities::events.begin(), Universities::events.end(), &*e.type) !=
             Universities::events.end())
      effects_.count(word);
    if (e.type == Universities::events_looked) effects_.count("looks at " + std::to_string(e.count));
    if (e.type == Universities::event_chosen)
      effects_.count("chosen " + std::string(event_words[number_of(e.event_card)]));
    if (e.type == EventType::card_used) {
      const unsigned number = rules_.cards[Query{rules_, *state_}.ability_of(e.slot)]->number;
      if (number >= 23 && number <= 25)
        effects_.count((final ? "final use " : "use ") + std::to_string(number) + " at level " +
                       std::to_string(Query{rules_, *state_}.level(rules_.slot_of(number), e.seat)));
    }
  }

 private:
  bool of_cards(Decision asked) const {
    const std::string_view name = rules_.name_of(asked);
    return name.starts_with("D-STUDENT") || name.starts_with("D-PROF") || name.starts_with("D-LIBRARIAN");
  }
  Effects& effects_;
  const Rules& rules_;
  const State* state_ = nullptr;
};

Wanted wanted() {
  Wanted all;
  add(all, "games of", {2, 3, 4, 5, 6});
  add(all, "games with", {"universities", "upgrades", "region-cards", "mercatus"});
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

/// Any subset of the modules that go together; the cards of universities often.
SetUp university_setup(Rng& rng) {
  SetUp setup;
  const bool big = rng.below(2) != 0;
  setup.board = big ? "big-box" : "classic";
  setup.players = 2 + static_cast<int>(rng.below(big ? 5 : 3));
  setup.modules = {"universities"};
  if (rng.below(3) != 0) setup.modules.emplace_back("upgrades");
  if (big && rng.below(2) != 0) setup.modules.emplace_back("region-cards");
  const bool mercatus = !big && rng.below(2) != 0;
  if (mercatus) setup.modules.emplace_back("mercatus");
  setup.card_choice = CardChoice::listed;
  std::vector<unsigned> pool{1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17,
                             18, 23, 23, 23, 23, 24, 24, 24, 24, 24, 25, 25, 25, 25, 26, 31, 32};
  if (big) pool.insert(pool.end(), {21, 22});
  if (mercatus) pool.insert(pool.end(), {34, 36, 39, 43});
  std::vector<unsigned> cards;
  while (cards.size() < (setup.players > 4 ? 8U : 6U))
    if (const unsigned card = pool[rng.below(static_cast<std::uint32_t>(pool.size()))];
        std::find(cards.begin(), cards.end(), card) == cards.end())
      cards.push_back(card);
  for (const unsigned card : cards) setup.cards.push_back(std::to_string(card));
  setup.options = {{"require_chivalry", "off"}};
  if (rng.below(4)) setup.options.emplace_back("max_rounds", std::to_string(1 + rng.below(6)));
  return setup;
}

TEST(UniversitiesAtRandom, UNI_5_EveryEventAndEveryUseAThousandTimes) {
  constexpr std::uint64_t seed = 8;
  const Effects effects = play_until_all_came<UniversityCounter>(wanted(), seed, university_setup);
  std::cout << effects.games << " games, seed " << seed << "\n";
}

}  // namespace
}  // namespace rattus::board::test
