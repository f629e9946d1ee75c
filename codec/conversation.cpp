#include "codec/conversation.hpp"

#include <array>
#include <utility>

#include "ai/odds.hpp"
#include "codec/events.hpp"
#include "codec/exact.hpp"
#include "codec/face.hpp"
#include "codec/full_state.hpp"
#include "codec/options.hpp"
#include "codec/position.hpp"
#include "codec/setup_json.hpp"
#include "codec/view_json.hpp"
#include "codec/words.hpp"

namespace rattus::codec {
namespace {

using board::Seat;

/// A line longer than this is refused: no position or record comes near it.
constexpr std::size_t longest_line = std::size_t{1} << 24;

std::deque<board::Face> read_faces(const Value& list) {
  std::deque<board::Face> faces;
  for (const Value& item : list.list())
    if (const auto face = read_face(item)) faces.push_back(*face);
  return faces;
}

/// The seat that a line names; a spectator if it names none.
Seat viewer(const Value& line, const board::Rules& rules) {
  const auto value = line.find("seat");
  const auto number = value ? value->whole(1, rules.players) : std::nullopt;
  return number ? static_cast<Seat>(*number - 1) : board::no_seat;
}

/// 32 hexadecimal digits, or a whole number for people.
Seed read_seed(const Value& value) {
  if (value.json().is_number_integer()) return {0, static_cast<std::uint64_t>(value.whole(0, 0x7fffffff).value_or(0))};
  const std::string text = value.text().value_or("");
  const auto high = text.size() == 32 ? parse_hex(std::string_view(text).substr(0, 16)) : std::nullopt;
  const auto low = text.size() == 32 ? parse_hex(std::string_view(text).substr(16)) : std::nullopt;
  if (!high || !low) value.fault("unknown-value", "32 hexadecimal digits or a whole number");
  return {high.value_or(0), low.value_or(0)};
}

Json options_with_text(const Study& study) {
  const auto& s = study.state();
  Json json = decision_json(study.view(s.decider), study.options(), study.names(), study.steps() > 0);
  if (json.is_null()) return json;
  std::size_t i = 0;
  for (Json& option : json["options"])
    option["text"] = option_text(study.view(s.decider), study.options()[i++], study.names());
  return json;
}

}  // namespace

Conversation::Conversation(const GameData& data, std::string_view language, Files files)
    : data_(&data), texts_(&data.text(language)), files_(std::move(files)) {}

std::string Conversation::answer(std::string_view line) {
  Faults faults;
  Reply result = Reasons{};  // a command that finds the line faulty returns none of its own
  const auto json = line.size() > longest_line ? std::nullopt : parse_json(line, "the line", faults);
  if (json) {
    const Value value(*json, "", faults);
    if (value.json().is_object())
      result = reply(value);
    else
      value.fault("not-an-object");
  } else if (faults.empty()) {
    faults.push_back({"the line", "too-many", std::to_string(longest_line)});
  }
  if (!faults.empty()) result = refusals(faults);
  if (auto* good = std::get_if<Json>(&result)) return good->dump(-1, ' ', false, Json::error_handler_t::replace);
  const Json refused{{"ok", false}, {"reasons", to_json(std::get<Reasons>(result), *texts_)}};
  return refused.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Conversation::Reply Conversation::reply(const Value& line) {
  using Member = Reply (Conversation::*)(const Value&);
  struct Command {
    std::string_view word;
    Member member;
    bool needs_game;
  };
  static constexpr std::array<Command, 9> commands{{
      {"position", &Conversation::open_position, false},
      {"record", &Conversation::open_record, false},
      {"new", &Conversation::new_game, false},
      {"script", &Conversation::script, false},
      {"choose", &Conversation::choose, true},
      {"take-back", &Conversation::take_back, true},
      {"view", &Conversation::view, true},
      {"state", &Conversation::state, true},
      {"odds", &Conversation::odds, true},
  }};
  const auto word = line.need("do");
  const auto name = word ? word->text() : std::nullopt;
  if (!name) return Reasons{};
  for (const Command& command : commands) {
    if (command.word != *name) continue;
    if (command.needs_game && !study_) return Reasons{{"no-game", {}, *name}};
    return (this->*command.member)(line);
  }
  return Reasons{{"unknown-command", {}, *name}};
}

Json Conversation::standing() const {
  const Study& study = *study_;
  Json json{{"ok", true}, {"waiting", nullptr}, {"decision", options_with_text(study)}};
  if (study.state().asked != board::Decision::none)
    json["waiting"] = {{"seat", study.state().decider + 1}, {"decision", std::string(word(study.state().asked))}};
  json["barrier"] = study.barrier();
  json["take_back"] = study.steps();
  json["events"] = Json::array();
  for (const board::Event& event : study.events())
    json["events"].push_back(full_event_json(study.rules(), event, study.names()));
  json["position"] = full_state_json(study.rules(), study.state(), study.tables());
  return json;
}

Conversation::Reply Conversation::opened(std::variant<Study, Reasons> made, board::Script script) {
  if (auto* reasons = std::get_if<Reasons>(&made)) return std::move(*reasons);
  study_ = std::get<Study>(std::move(made));
  script_ = std::move(script);
  plague_start_.clear();
  return standing();
}

Conversation::Reply Conversation::open_position(const Value& line) {
  line.fields({"do", "position"});
  const auto position = line.need("position");
  if (!position || !line.clean()) return Reasons{};
  auto made = codec::open_position(position->json(), *data_);
  if (auto* reasons = std::get_if<Reasons>(&made)) return std::move(*reasons);
  auto& built = std::get<OpenedPosition>(made);
  board::Script script = script_;
  auto study = Study::resume(built.built.rules, built.built.state, *built.tables, script);
  return opened(std::move(study), std::move(script));
}

Conversation::Reply Conversation::new_game(const Value& line) {
  line.fields({"do", "setup", "seed"});
  board::SetUp setup;
  Seed seed;
  if (const auto value = line.find("setup")) setup = read_setup(*value);
  if (const auto value = line.find("seed")) seed = read_seed(*value);
  if (!line.clean()) return Reasons{};
  const board::Tables& tables = data_->tables(setup.board);
  board::Script script = script_;
  if (auto reasons = resolve(tables, script)) return std::move(*reasons);
  auto study = Study::start(setup, tables, seed, script);
  return opened(std::move(study), std::move(script));
}

std::optional<Reasons> Conversation::resolve(const board::Tables& tables, board::Script& out) const {
  if (plague_start_.empty()) return std::nullopt;
  for (std::size_t r = 0; r < tables.board.regions.size(); ++r)
    if (tables.board.regions[r].id == plague_start_) {
      out.regions = {static_cast<board::Region>(r)};
      return std::nullopt;
    }
  return Reasons{{"unknown-region", base_clause(1), plague_start_}};
}

Conversation::Reply Conversation::script(const Value& line) {
  line.fields({"do", "reveals", "looks", "picks", "numbers", "plague_start", "first_player"});
  board::Script next = script_;
  std::string start = plague_start_;
  if (const auto list = line.find("reveals")) next.reveals = read_faces(*list);
  if (const auto list = line.find("looks")) next.looks = read_faces(*list);
  if (const auto list = line.find("numbers")) {
    next.numbers.clear();
    for (const Value& item : list->list()) next.numbers.push_back(static_cast<unsigned>(item.whole(0, 255).value_or(0)));
  }
  if (const auto list = line.find("picks")) {
    next.picks.clear();
    for (const Value& item : list->list()) next.picks.push_back(static_cast<unsigned>(item.whole(0, 2).value_or(0)));
  }
  if (const auto seat = line.find("first_player"))
    next.seats = {static_cast<Seat>(seat->whole(1, board::max_seats).value_or(1) - 1)};
  line.text("plague_start", start);
  if (!line.clean()) return Reasons{};
  script_ = std::move(next);
  plague_start_ = std::move(start);
  return Json{{"ok", true}};
}

Conversation::Reply Conversation::choose(const Value& line) {
  line.fields({"do", "option", "seat"});
  const auto choice = line.need("option");
  const auto by = line.find("seat");
  const auto seat = by ? by->whole(1, board::max_seats) : std::nullopt;
  if (!choice || !line.clean()) return Reasons{};
  const board::State& s = study_->state();
  if (s.asked == board::Decision::none) return Reasons{{"game-over", base_clause(91), ""}};
  const Clause clause = clause_of(s.asked);
  if (seat && *seat != s.decider + 1) return Reasons{{"not-your-decision", clause, std::to_string(s.decider + 1)}};
  Json wanted = choice->json();
  if (wanted.is_object()) wanted.erase("text");  // as our own answers show it
  const auto place = find_option(wanted, study_->view(s.decider), study_->options(), study_->names());
  if (!place) return Reasons{{"not-legal", clause, wanted.dump(-1, ' ', false, Json::error_handler_t::replace)}};
  if (auto fault = study_->choose(*place, script_)) return Reasons{std::move(*fault)};
  return standing();
}

Conversation::Reply Conversation::take_back(const Value& line) {
  line.fields({"do", "steps"});
  int steps = 1;
  line.whole("steps", 1, 1000, steps);
  if (!line.clean()) return Reasons{};
  if (static_cast<std::size_t>(steps) > study_->steps())
    return Reasons{{"nothing-to-take-back", base_clause(111), std::to_string(study_->steps())}};
  study_->take_back(static_cast<std::size_t>(steps), script_);
  return standing();
}

Conversation::Reply Conversation::view(const Value& line) {
  line.fields({"do", "seat"});
  const Seat seat = viewer(line, study_->rules());
  if (!line.clean()) return Reasons{};
  const board::View view = study_->view(seat);
  Json json{{"ok", true},
            {"view", to_json(view, study_->names())},
            {"decision", decision_json(view, study_->options(), study_->names(), study_->steps() > 0)},
            {"events", Json::array()}};
  for (const board::Event& event : study_->events())
    json["events"].push_back(event_json(study_->rules(), event, seat, study_->names()));
  return json;
}

Conversation::Reply Conversation::odds(const Value& line) {
  line.fields({"do", "seat"});
  const Seat seat = viewer(line, study_->rules());
  if (!line.clean()) return Reasons{};
  Json json{{"ok", true}, {"regions", Json::object()}};
  for (const ai::RegionOdds& one : ai::all_odds(study_->view(seat))) {
    Json losses = Json::array();
    for (Seat owner = 0; owner < study_->rules().players; ++owner) losses.push_back(one.losses[owner]);
    json["regions"][study_->names().region(one.region)] = {{"outbreak", one.outbreak}, {"losses", std::move(losses)}};
  }
  return json;
}

Conversation::Reply Conversation::state(const Value& line) {
  line.fields({"do"});
  return standing();
}

}  // namespace rattus::codec
