#include "host/conversation.hpp"

#include <array>
#include <utility>

#include "ai/board/odds.hpp"
#include "ai/cartus/survival.hpp"
#include "codec/setup_check.hpp"
#include "codec/text/hex.hpp"
#include "codec/told.hpp"
#include "engine/board/setup/region_names.hpp"
#include "host/studied.hpp"

namespace rattus::host {
namespace {

using table::Seat;

/// A line longer than this is refused: no position or record comes near it.
constexpr std::size_t longest_line = std::size_t{1} << 24;

/// The seat that a line names; a spectator if it names none.
Seat viewer(const Value& line, unsigned players) {
  const auto value = line.find("seat");
  const auto number = value ? value->whole(1, static_cast<int>(players)) : std::nullopt;
  return number ? static_cast<Seat>(*number - 1) : table::no_seat;
}

/// 32 hexadecimal digits, or a whole number for people.
Seed read_seed(const Value& value) {
  if (value.json().is_number_unsigned()) return {0, value.json().get<std::uint64_t>()};
  const std::string text = value.json().is_number() ? "" : value.text().value_or("");
  const auto high = text.size() == 32 ? parse_hex(std::string_view(text).substr(0, 16)) : std::nullopt;
  const auto low = text.size() == 32 ? parse_hex(std::string_view(text).substr(16)) : std::nullopt;
  if (!high || !low) value.fault("unknown-value", "32 hexadecimal digits or a whole number");
  return {high.value_or(0), low.value_or(0)};
}

template <class Kit>
Json options_with_text(const StudyOf<Kit>& study) {
  static_assert(Studied<Kit>);
  const auto& s = study.state();
  Json json = decision_json(study.view(s.decider), study.options(), study.names(), study.steps() > 0);
  if (json.is_null()) return json;
  std::size_t i = 0;
  for (Json& option : json["options"])
    option["text"] = option_text(study.view(s.decider), study.options()[i++], study.names());
  return json;
}

template <class Kit>
Json standing_of(const StudyOf<Kit>& study) {
  Json json{{"ok", true}, {"waiting", nullptr}, {"decision", options_with_text(study)}};
  if (study.state().asked != Kit::Decision::none)
    json["waiting"] = {{"seat", study.state().decider + 1},
                       {"decision", std::string(word(study.rules(), study.state().asked))}};
  json["barrier"] = study.steps() == 0;
  json["take_back"] = study.steps();
  json["events"] = Json::array();
  for (const auto& event : study.events())
    json["events"].push_back(full_event_json(study.rules(), event, study.names()));
  json["position"] = full_state_json(study.rules(), study.state(), study.tables());
  return json;
}

/// What each region's plague would do, as the viewer must expect it.
Json odds_of(const StudyOf<board::Kit>& study, Seat seat) {
  Json json{{"ok", true}, {"regions", Json::object()}};
  for (const ai::RegionOdds& one : ai::all_odds(study.view(seat))) {
    Json losses = Json::array();
    for (Seat owner = 0; owner < study.rules().players; ++owner) losses.push_back(one.losses[owner]);
    json["regions"][study.names().region(one.region)] = {{"outbreak", one.outbreak}, {"losses", std::move(losses)}};
  }
  return json;
}
/// How likely a player survives the plague with so many rats, as the viewer must expect it: exact shares.
Json odds_of(const StudyOf<cartus::Kit>& study, Seat seat) {
  const ai::NunRow row(study.view(seat));
  Json json{{"ok", true}, {"certain", row.certain}, {"survival", Json::array()}};
  for (unsigned rats = 0; rats <= ai::most_nuns; ++rats) json["survival"].push_back(row.survival(rats));
  return json;
}

}  // namespace

Conversation::Conversation(const GameData& data, std::string_view language, Files files)
    : data_(&data), texts_(&data.text(language)), files_(std::move(files)) {}

std::string Conversation::answer(std::string_view line) {
  Faults faults;
  Reply result = Refusals{};  // a command that finds the line faulty returns none of its own
  const auto json = line.size() > longest_line ? std::nullopt : parse_json(line, "the line", faults);
  if (json) {
    const Value value(*json, "", faults);
    if (value.json().is_object())
      result = reply(value);
    else
      value.fault("not-an-object");
  } else if (faults.empty()) {
    faults.add({"the line", "too-many", std::to_string(longest_line)});
  }
  if (!faults.empty()) result = refusals(faults);
  if (auto* good = std::get_if<Json>(&result)) return text_of(*good);
  const Json refused{{"ok", false}, {"reasons", to_json(std::get<Refusals>(result), *texts_)}};
  return text_of(refused);
}

Conversation::Reply Conversation::reply(const Value& line) {
  using Member = Reply (Conversation::*)(const Value&);
  struct Command {
    std::string_view word;
    Member member;
    bool needs_game;
  };
  static constexpr std::array<Command, 10> commands{{
      {"position", &Conversation::open_position, false},
      {"record", &Conversation::open_record, false},
      {"new", &Conversation::new_game, false},
      {"script", &Conversation::script, false},
      {"choose", &Conversation::choose, true},
      {"take-back", &Conversation::take_back, true},
      {"view", &Conversation::view, true},
      {"state", &Conversation::state, true},
      {"odds", &Conversation::odds, true},
      {"sample", &Conversation::sample, true},
  }};
  const auto word = line.need("do");
  const auto name = word ? word->text() : std::nullopt;
  if (!name) return Refusals{};
  for (const Command& command : commands) {
    if (command.word != *name) continue;
    if (command.needs_game && std::holds_alternative<std::monostate>(study_)) return Refusals{{"no-game", {}, *name}};
    return (this->*command.member)(line);
  }
  return Refusals{{"unknown-command", {}, *name}};
}

template <class F>
Conversation::Reply Conversation::with_study(F f) {
  auto on = [&]<class Kit>(Kit) -> Reply { return f(std::get<StudyOf<Kit>>(study_), prescribed<Kit>()); };
  return table::Games::find([&]<class Kit>(Kit) { return std::holds_alternative<StudyOf<Kit>>(study_); }, on);
}

Json Conversation::standing() {
  return std::get<Json>(with_study([](auto& study, auto&) { return standing_of(study); }));
}

template <class Kit>
Conversation::Reply Conversation::opened(std::variant<StudyOf<Kit>, Refusals> made, ScriptOf<Kit> script) {
  if (auto* reasons = std::get_if<Refusals>(&made)) return std::move(*reasons);
  study_ = std::get<StudyOf<Kit>>(std::move(made));
  prescribed<Kit>() = std::move(script);
  starts_ = {};
  return standing();
}

template <class Kit>
Conversation::Reply Conversation::resume(const typename Kit::Rules& rules, const typename Kit::State& state,
                                         const typename Kit::Tables& tables) {
  auto script = prescribed<Kit>();
  auto study = StudyOf<Kit>::resume(rules, state, tables, script);
  return opened<Kit>(std::move(study), std::move(script));
}
template Conversation::Reply Conversation::resume<board::Kit>(const board::Rules&, const board::State&,
                                                              const board::Tables&);
template Conversation::Reply Conversation::resume<cartus::Kit>(const cartus::Rules&, const cartus::State&,
                                                               const cartus::Tables&);

Conversation::Reply Conversation::open_position(const Value& line) {
  line.fields({"do", "position"});
  const auto position = line.need("position");
  if (!position || !line.clean()) return Refusals{};
  const Json& json = position->json();
  Faults told_below;
  table::AnySetUp setup;
  if (const auto given = Value(json, "", told_below).find("setup")) setup = read_any_setup(*given);
  return table::with_game(game_of(json), [&]<class Kit>(Kit kit) -> Reply {
    auto made = codec::open_position(kit, json, *data_);
    if (auto* reasons = std::get_if<Refusals>(&made)) return std::move(*reasons);
    const auto& opened = std::get<0>(made);
    return warned(setup, resume<Kit>(opened.built.rules, opened.built.state, *opened.tables));
  });
}

template <class Kit>
Conversation::Reply Conversation::start(const typename Kit::SetUp& setup, Seed seed) {
  const auto& tables = data_->tables(setup);
  auto script = prescribed<Kit>();
  if (auto reasons = resolve(tables, script)) return std::move(*reasons);
  auto study = StudyOf<Kit>::start(setup, tables, seed, script);
  return opened<Kit>(std::move(study), std::move(script));
}

Conversation::Reply Conversation::new_game(const Value& line) {
  line.fields({"do", "setup", "seed"});
  table::AnySetUp setup;
  Seed seed;
  if (const auto value = line.find("setup")) setup = read_any_setup(*value);
  if (const auto value = line.find("seed")) seed = read_seed(*value);
  if (!line.clean()) return Refusals{};
  return warned(setup, table::with_kit(setup, [&]<class Kit>(Kit) {
                  return start<Kit>(std::get<typename Kit::SetUp>(setup), seed);
                }));
}

Conversation::Reply Conversation::warned(const table::AnySetUp& setup, Reply reply) const {
  if (auto* good = std::get_if<Json>(&reply))
    if (const auto warnings = check_setup(setup, *data_).warnings; !warnings.empty())
      (*good)["warnings"] = to_json(warnings, *texts_);
  return reply;
}

std::optional<Refusals> Conversation::resolve(const board::Tables& tables, board::Script& out) const {
  out.universities.clear();
  const auto find = [&tables](const std::string& id) { return board::find_region(tables.board.regions, id); };
  if (!starts_.plague.empty()) {
    const auto region = find(starts_.plague);
    if (!region) return Refusals{{"unknown-region", base_clause(1), starts_.plague}};
    out.regions = {*region};
  }
  for (const std::string& id : starts_.universities) {
    const auto region = find(id);
    if (!region) return Refusals{{"unknown-region", base_clause(1), id}};
    out.universities.push_back(*region);
  }
  return std::nullopt;
}

Conversation::Reply Conversation::script(const Value& line) {
  line.fields({"do", "reveals", "looks", "picks", "numbers", "region_cards", "events", "plague_start", "universities",
               "first_player", "starting_player", "building", "copies", "mixed", "population", "buildings", "vp",
               "reshuffle"});
  auto next = scripts_;
  StartRegions starts = starts_;
  read_script(line, *data_, std::get<board::Script>(next), starts);
  read_script(line, std::get<cartus::Script>(next));
  if (!line.clean()) return Refusals{};
  scripts_ = std::move(next);
  starts_ = std::move(starts);
  return Json{{"ok", true}};
}

Conversation::Reply Conversation::choose(const Value& line) {
  line.fields({"do", "option", "seat"});
  const auto choice = line.need("option");
  const auto by = line.find("seat");
  const int seat = by ? by->whole(1, board::max_seats).value_or(0) : 0;
  if (!choice || !line.clean()) return Refusals{};
  return with_study([&]<class Kit>(StudyOf<Kit>& study, auto& script) -> Reply {
    const auto& s = study.state();
    if (s.asked == Kit::Decision::none) return Refusals{{"game-over", Kit::game_over, ""}};
    const Clause clause = clause_of(study.rules(), s.asked);
    if (seat != 0 && seat != s.decider + 1)
      return Refusals{{"not-your-decision", clause, std::to_string(s.decider + 1)}};
    Json wanted = choice->json();
    if (wanted.is_object()) wanted.erase("text");  // as our own answers show it
    const auto place = find_option(wanted, study.view(s.decider), study.options(), study.names());
    if (!place) return Refusals{{"not-legal", clause, text_of(wanted)}};
    if (auto fault = study.choose(*place, script)) return Refusals{std::move(*fault)};
    return standing();
  });
}

Conversation::Reply Conversation::take_back(const Value& line) {
  line.fields({"do", "steps"});
  int steps = 1;
  line.whole("steps", 1, 1000, steps);
  if (!line.clean()) return Refusals{};
  return with_study([&]<class Kit>(StudyOf<Kit>& study, auto& script) -> Reply {
    if (static_cast<std::size_t>(steps) > study.steps())
      return Refusals{{"nothing-to-take-back", Kit::take_back, std::to_string(study.steps())}};
    study.take_back(static_cast<std::size_t>(steps), script);
    return standing();
  });
}

Conversation::Reply Conversation::view(const Value& line) {
  line.fields({"do", "seat"});
  return with_study([&]<class Kit>(StudyOf<Kit>& study, auto&) -> Reply {
    const Seat seat = viewer(line, study.rules().players);
    if (!line.clean()) return Refusals{};
    const auto view = study.view(seat);
    Json json{{"ok", true},
              {"view", as_json([&](Writer& to) { write_view(to, view, study.names()); })},
              {"decision", decision_json(view, study.options(), study.names(), study.steps() > 0)},
              {"events", Json::array()}};
    for (const auto& event : study.events())
      if (heard(event, seat))
        json["events"].push_back(
            as_json([&](Writer& to) { write_event(to, study.rules(), event, seat, study.names()); }));
    return json;
  });
}

Conversation::Reply Conversation::odds(const Value& line) {
  line.fields({"do", "seat"});
  return with_study([&](auto& study, auto&) -> Reply {
    const Seat seat = viewer(line, study.rules().players);
    if (!line.clean()) return Refusals{};
    return odds_of(study, seat);
  });
}

Conversation::Reply Conversation::sample(const Value& line) {
  line.fields({"do", "seat", "seed"});
  Seed seed;
  if (const auto value = line.find("seed")) seed = read_seed(*value);
  return with_study([&]<class Kit>(StudyOf<Kit>& study, auto&) -> Reply {
    const Seat seat = viewer(line, study.rules().players);
    if (!line.clean()) return Refusals{};
    return Json{{"ok", true}, {"position", full_state_json(study.rules(), study.sample(seat, seed), study.tables())}};
  });
}

Conversation::Reply Conversation::state(const Value& line) {
  line.fields({"do"});
  return standing();
}

}  // namespace rattus::host
