// Refusals and the answers to questions.
#include "ai/board/odds.hpp"
#include "codec/match/parts.hpp"
#include "codec/record/record.hpp"
#include "codec/setup_json.hpp"

namespace rattus::codec {

Json refused_message(const std::string& id, const table::Refused& refused) {
  Json json{{"type", "refused"}};
  if (!id.empty()) json["id"] = id;
  json["code"] = refused.code;
  if (refused.clause.part != Part::none) json["clause"] = to_string(refused.clause);
  json["reason"] = refused.reason;
  return json;
}

Json refused_message(const std::string& id, const std::vector<board::Refusal>& reasons, const Texts& texts) {
  std::string all;
  for (const board::Refusal& reason : reasons) all += (all.empty() ? "" : "\n") + texts.sentence(reason);
  const board::Refusal& first = reasons.front();
  Json json = refused_message(id, {first.code, first.clause, all});
  json["reasons"] = to_json(reasons, texts);
  return json;
}

Json bad_message(const std::string& id, const Faults& faults, const Texts& texts) {
  Json json = refused_message(id, refusals(faults), texts);
  json["code"] = "bad-message";
  return json;
}

Json odds_message(const board::View& view, const Names& names) {
  const board::State& s = view.known();
  Json regions = Json::object();
  const auto of = [&](const ai::RegionOdds& one) -> Json {
    Json losses = Json::array();
    for (board::Seat seat = 0; seat < view.rules().players; ++seat) losses.push_back(one.losses[seat]);
    return {{"outbreak", one.outbreak}, {"losses", std::move(losses)}};
  };
  if (!s.over())
    for (const ai::RegionOdds& one : ai::all_odds(view)) regions[names.region(one.region)] = of(one);
  Json json{{"type", "odds"}, {"regions", std::move(regions)}};
  // BASE-65: what the Knight's holder weighs against the region's usual odds
  if (view.rules().name_of(s.asked) == "D-NEUTRAL") json["as_two"] = of(ai::region_odds(view, s.plague, 2));
  return json;
}

Json odds_message(const cartus::View&, const NoNames&) { return {{"type", "odds"}, {"regions", Json::object()}}; }

std::function<Json()> odds_message(const table::Match& match, const table::Guest& guest, const GameData& data) {
  if (!match.course().open()) return {};
  return match.course().visit([&]<class Kit>(const table::CourseOf<Kit>& course) -> std::function<Json()> {
    return [view = course.game().view(match.eyes(guest)), names = names_at(course, data)] {
      return odds_message(view, names);
    };
  });
}

Json not_over_message(const table::AnySetUp& setup) {
  // BASE-101: the seed says what nobody may know before
  return refused_message({}, table::Refused{"not-over", table::opened_at_end(setup),
                                            "the game is not over: ask for the record when it is"});
}

Json record_message(const table::Match& match, const GameData& data, const std::string& seed_hash) {
  if (match.stage() != table::Stage::over) return not_over_message(match.plan().setup);
  const std::string text = write_record(record_of(match, seed_hash), data, Trace::none);
  return {{"type", "record"}, {"record", parse_own(text)}};
}

}  // namespace rattus::codec
