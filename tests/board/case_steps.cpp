#include "tests/board/case_steps.hpp"

#include <utility>

namespace rattus::cases {

namespace {

using Steps = std::vector<Step>;

Step choice(std::vector<std::string> decisions, Answer answer) {
  Step step;
  step.decisions = std::move(decisions);
  step.answer = std::move(answer);
  return step;
}

Step choice(const char* decision, const char* kind) { return choice({decision}, Answer{kind, "", {}, {}}); }
Step region_step(const char* decision, Cursor& cursor) {
  return choice({decision}, Answer{"region", cursor.region(), {}, {}});
}
/// Abilities are used in D-ACTION, in the final round in D-FINAL.
Step use(const char* card) { return choice({"D-ACTION", "D-FINAL"}, Answer{"use", card, {}, {}}); }

Steps monk(Cursor& cursor) {
  Steps steps{use("2"), region_step("D-MONK-FROM", cursor)};
  cursor.need(">");
  steps.push_back(region_step("D-MONK-TO", cursor));
  return steps;
}

Steps merchant(Cursor& cursor) {
  Steps steps{use("3"), region_step("D-MERCHANT-FROM", cursor)};
  cursor.need(">");
  steps.push_back(region_step("D-MERCHANT-TO", cursor));
  steps.push_back(choice({"D-MERCHANT-COUNT"}, Answer{"count", std::to_string(cursor.number()), {}, {}}));
  return steps;
}

Steps witch(Cursor& cursor) {
  Steps steps{use("4"), region_step("D-WITCH-1", cursor)};
  if (cursor.eat("stop")) {
    steps.push_back(choice("D-WITCH-2", "stop"));
    return steps;
  }
  steps.push_back(region_step("D-WITCH-2", cursor));
  if (cursor.eat("swap"))
    steps.push_back(choice("D-WITCH-SWAP", "swap"));
  else if (cursor.eat("leave"))
    steps.push_back(choice("D-WITCH-SWAP", "leave"));
  return steps;
}

Steps spread(Cursor& cursor) {
  if (cursor.eat("any")) {
    Step step = choice("D-SPREAD", "any");
    step.repeat = true;
    return {step};
  }
  Steps steps;
  do steps.push_back(region_step("D-SPREAD", cursor));
  while (!cursor.done());
  return steps;
}

Steps increase(Cursor& cursor) {
  if (cursor.eat("mayor")) return {choice({"D-ACTION"}, Answer{"increase", "12", {}, {}})};
  Steps steps{choice("D-ACTION", "increase")};
  if (!cursor.done()) steps.push_back(region_step("D-INC-REGION", cursor));
  return steps;
}

Steps extra(Cursor& cursor) {
  if (cursor.eat("finish")) return {choice("D-INC-EXTRA", "finish")};
  return {choice({"D-INC-EXTRA"}, Answer{"extra", cursor.card(), {}, {}})};
}

Steps rest(Cursor& cursor) {
  Step step;
  if (cursor.eat("turn"))
    step.kind = Step::Kind::rest_of_turn;
  else if (cursor.eat("placement"))
    step.kind = Step::Kind::rest_of_placement;
  else if (cursor.eat("game"))
    step.kind = Step::Kind::rest_of_game;
  else
    throw Mistake("rest of what? (turn, placement, game)");
  return {step};
}

Steps steps_of(Cursor& cursor) {
  if (cursor.peek().starts_with("D-")) {
    const std::string decision = cursor.decision();
    return {choice({decision}, cursor.answer())};
  }
  const std::string verb(cursor.word("a step"));
  if (verb == "nothing") return {};
  if (verb == "take") return {choice({"D-ACTION"}, Answer{"take", cursor.card(), {}, {}})};
  if (verb == "use") return {use(cursor.card().c_str())};
  if (verb == "increase") return increase(cursor);
  if (verb == "extra") return extra(cursor);
  if (verb == "end") return {choice("D-ACTION", "end-actions")};
  if (verb == "done") return {choice("D-FINAL", "done")};
  if (verb == "place") return {region_step("D-PLACE", cursor)};
  if (verb == "monk") return monk(cursor);
  if (verb == "merchant") return merchant(cursor);
  if (verb == "witch") return witch(cursor);
  if (verb == "king") return {use("5"), region_step("D-KING", cursor)};
  if (verb == "peasant") return {use("1"), region_step("D-FINAL-PEASANT", cursor)};
  if (verb == "plague") return {region_step("D-PLAGUE", cursor)};
  if (verb == "final-plague") return {choice("D-FINAL", "final-plague"), region_step("D-FINAL-PLAGUE", cursor)};
  if (verb == "spread") return spread(cursor);
  if (verb == "neutral") return {choice({"D-NEUTRAL"}, cursor.answer())};
  if (verb == "rest") return rest(cursor);
  throw Mistake("no step is called '" + verb + "'");
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
