#include "tests/board/case_steps.hpp"

#include <utility>

namespace rattus::cases {

namespace {

using Steps = std::vector<Step>;

/// What a line may do: its words, and the steps for which they and what follows stand.
struct StepRow {
  std::string_view words;
  Steps (*read)(Cursor& cursor);
};

Step choice(const std::string& decision, Answer answer) {
  Step step;
  step.decisions = {decision};
  step.answer = std::move(answer);
  return step;
}
Step choice(const char* decision, std::string answer) { return choice(decision, Answer{std::move(answer), {}}); }
Step region(const char* decision, Cursor& c) { return choice(decision, c.region()); }
Step next_region(const char* decision, Cursor& c) {
  c.need(">");
  return region(decision, c);
}
/// Abilities are used in D-ACTION, in the final round in D-FINAL.
Step use(const std::string& card) {
  Step step = choice("D-ACTION", "use " + card);
  step.decisions.emplace_back("D-FINAL");
  return step;
}

Steps merchant(Cursor& c) {
  Steps steps{use("3"), region("D-MERCHANT-FROM", c), next_region("D-MERCHANT-TO", c)};
  steps.push_back(choice("D-MERCHANT-COUNT", std::to_string(c.number())));
  return steps;
}

Steps witch(Cursor& c) {
  Steps steps{use("4"), region("D-WITCH-1", c)};
  const bool stop = c.eat("stop");
  steps.push_back(stop ? choice("D-WITCH-2", "stop") : region("D-WITCH-2", c));
  for (const char* swap : {"swap", "leave"})
    if (!stop && c.eat(swap)) steps.push_back(choice("D-WITCH-SWAP", swap));
  return steps;
}

Steps increase(Cursor& c) {
  Steps steps{choice("D-ACTION", "increase")};
  if (!c.done()) steps.push_back(region("D-INC-REGION", c));
  return steps;
}

Steps spread(Cursor& c) {
  Steps steps;
  do steps.push_back(region("D-SPREAD", c));
  while (!c.done());
  return steps;
}
Steps spread_any(Cursor&) {
  Step step = choice("D-SPREAD", "any");
  step.repeat = true;
  return {step};
}

/// Of Mercatus: `free fish`, `put M3 fish`.
Steps free_good(Cursor& c) { return {choice("D-ACTION", "free-good"), choice("D-FREE-GOOD", c.good())}; }
Steps put_good(Cursor& c) {
  Step put = choice("D-ACTION", "put-good " + c.card());
  put.decisions.emplace_back("D-FINAL");
  return {put, choice("D-PUT-GOOD", c.good())};
}

/// Of upgrades: `tile 5` in a turn or a final turn; `again` of whoever does something once more.
Steps tile(Cursor& c) {
  Step step = choice("D-ACTION", "tile " + c.card());
  step.decisions.emplace_back("D-FINAL");
  return {step};
}
Steps take_back(Cursor& c) {
  Step step = choice("D-ACTION", "take-back-good " + c.card());
  step.decisions.emplace_back("D-FINAL");
  return {step};
}
Steps part(Cursor& c) {
  Step step = choice("D-PARTS", "part " + c.part());
  for (const char* other : {"D-SULTAN", "D-SHAMAN-RAT"}) step.decisions.emplace_back(other);
  return {step};
}
Steps again(Cursor&) {
  Step step = choice("D-BISHOP-AGAIN", "again");
  for (const char* other : {"D-COURIER-AGAIN", "D-WIZARD-AGAIN", "D-TRADER-AGAIN"}) step.decisions.emplace_back(other);
  return {step};
}

template <Step::Kind kind>
Steps rest(Cursor&) {
  Step step;
  step.kind = kind;
  return {step};
}

constexpr StepRow rows[] = {
    {"nothing", [](Cursor&) { return Steps{}; }},
    {"take", [](Cursor& c) { return Steps{choice("D-ACTION", "take " + c.card())}; }},
    {"use", [](Cursor& c) { return Steps{use(c.card())}; }},
    {"increase", increase},
    {"increase mayor", [](Cursor&) { return Steps{choice("D-ACTION", "increase mayor")}; }},
    {"extra", [](Cursor& c) { return Steps{choice("D-INC-EXTRA", "extra " + c.card())}; }},
    {"extra guild", [](Cursor&) { return Steps{choice("D-INC-EXTRA", "extra guild")}; }},
    {"extra city", [](Cursor& c) { return Steps{choice("D-INC-EXTRA", "extra city " + c.region())}; }},
    {"extra finish", [](Cursor&) { return Steps{choice("D-INC-EXTRA", "finish")}; }},
    {"end", [](Cursor&) { return Steps{choice("D-ACTION", "end")}; }},
    {"done", [](Cursor&) { return Steps{choice("D-FINAL", "done")}; }},
    {"place", [](Cursor& c) { return Steps{region("D-PLACE", c)}; }},
    {"monk",
     [](Cursor& c) {
       return Steps{use("2"), region("D-MONK-FROM", c), next_region("D-MONK-TO", c)};
     }},
    {"merchant", merchant},
    {"witch", witch},
    {"king",
     [](Cursor& c) {
       return Steps{use("5"), region("D-KING", c)};
     }},
    {"peasant",
     [](Cursor& c) {
       return Steps{use("1"), region("D-FINAL-PEASANT", c)};
     }},
    {"plague", [](Cursor& c) { return Steps{region("D-PLAGUE", c)}; }},
    {"final-plague",
     [](Cursor& c) {
       return Steps{choice("D-FINAL", "final-plague"), region("D-FINAL-PLAGUE", c)};
     }},
    {"spread", spread},
    {"spread any", spread_any},
    {"free", free_good},
    {"put", put_good},
    {"neutral", [](Cursor& c) { return Steps{choice("D-NEUTRAL", c.answer())}; }},
    {"upgrade", [](Cursor& c) { return Steps{choice("D-ACTION", "upgrade " + c.card())}; }},
    {"tile", tile},
    {"guild", [](Cursor& c) { return Steps{choice("D-ACTION", "guild " + c.card())}; }},
    {"inn",
     [](Cursor& c) {
       return Steps{use("30"), region("D-INN-CITY", c)};
     }},
    {"take-back", take_back},
    {"part", part},
    {"again", again},
    {"rearrange", [](Cursor&) { return Steps{choice("D-WITCH-SWAP", "swap")}; }},
    {"zero", [](Cursor& c) { return Steps{choice("D-ZERO", c.answer())}; }},
    {"rest turn", rest<Step::Kind::rest_of_turn>},
    {"rest placement", rest<Step::Kind::rest_of_placement>},
    {"rest game", rest<Step::Kind::rest_of_game>},
};

Steps steps_of(Cursor& c) {
  if (c.peek().starts_with("D-")) {
    const std::string decision = c.decision();
    return {choice(decision, c.answer())};
  }
  if (const auto* row = runner::row_of<StepRow>({rows}, c)) return row->read(c);
  throw Mistake("no step is called '" + std::string(c.word("a step")) + "'");
}

}  // namespace

std::vector<Step> read_step(std::string_view item) {
  Cursor cursor(item);
  int player = 0;
  if (is_player(cursor.peek())) {
    player = cursor.player();
    cursor.need(":");
  }
  Steps steps = steps_of(cursor);
  cursor.finish();
  for (Step& step : steps) step.player = player;
  return steps;
}

}  // namespace rattus::cases
