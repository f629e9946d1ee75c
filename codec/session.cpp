#include "codec/session.hpp"

#include "ai/odds.hpp"
#include "codec/events.hpp"
#include "codec/options.hpp"
#include "codec/record.hpp"
#include "codec/setup_json.hpp"
#include "codec/view_json.hpp"

namespace rattus::codec {
namespace {

Json one(Json message) { return Json::array({std::move(message)}); }

Json refused(const std::string& id, const std::string& code, Clause clause, const std::string& reason) {
  Json json{{"type", "refused"}};
  if (!id.empty()) json["id"] = id;
  json["code"] = code;
  if (clause.part != Part::none) json["clause"] = to_string(clause);
  json["reason"] = reason;
  return one(std::move(json));
}

/// Several reasons at once (BASE-11); `reason` says them all.
Json refused(const std::string& id, const std::vector<board::Refusal>& reasons, const Texts& texts) {
  std::string all;
  for (const board::Refusal& reason : reasons) all += (all.empty() ? "" : "\n") + texts.sentence(reason);
  const board::Refusal& first = reasons.front();
  Json message = refused(id, first.code, first.clause, all);
  message[0]["reasons"] = to_json(reasons, texts);
  return message;
}

std::optional<table::SeatPlan> read_seat(const Value& value) {
  if (!value.fields({"kind", "name", "player", "level"})) return std::nullopt;
  table::SeatPlan plan;
  const auto kind = value.need("kind");
  const auto word = kind ? kind->among({"person", "computer"}) : std::nullopt;
  if (!word) return std::nullopt;
  plan.computer = *word == 1;
  value.text("name", plan.name);
  value.text("player", plan.player);
  value.text("level", plan.level);
  std::string error;
  if (plan.computer && !ai::parse_agent(plan.player + ":" + plan.level, error)) value.fault("unknown-value", error);
  return plan;
}

std::string id_of(const Value& message) {
  std::string id;
  message.text("id", id);
  return id;
}

}  // namespace

Session::Session(const GameData& data, std::function<Seed()> fresh_seed, ai::Clock clock)
    : data_(&data), fresh_seed_(std::move(fresh_seed)), clock_(std::move(clock)) {}

Json Session::send(std::string_view message) {
  Faults faults;
  const auto json = parse_json(message, "message", faults);
  if (!json) return refused("", refusals(faults), data_->text());
  const Value value(*json, "message", faults);
  Json answer = handle(value, faults);
  if (faults.empty()) return answer;
  const auto id =
      json->is_object() && json->contains("id") && (*json)["id"].is_string() ? (*json)["id"].get<std::string>() : "";
  return refused(id, refusals(faults), data_->text());
}

Json Session::handle(const Value& message, Faults& faults) {
  if (!message.fields({"type", "setup", "seats", "seed", "id", "version", "option"})) return Json::array();
  const auto type = message.need("type");
  const auto word = type ? type->among({"new", "act", "take-back", "record", "odds"}) : std::nullopt;
  if (!word) return Json::array();
  if (*word == 0) return open(message, faults);
  if (!table_) return refused(id_of(message), "no-table", {}, "no game has been opened here: send \"new\" first");
  switch (*word) {
    case 1: return act(message, faults, false);
    case 2: return act(message, faults, true);
    case 3:
      if (!table_->game().over())  // BASE-101: the seed says what nobody may know before
        return refused(id_of(message), "not-over", base_clause(103), "a record can be had when the game is over");
      return one({{"type", "record"}, {"record", Json::parse(write_record(record_of(*table_), *data_, Trace::none))}});
    default: return odds();
  }
}

Json Session::open(const Value& message, Faults& faults) {
  board::SetUp setup;
  if (const auto given = message.need("setup")) setup = read_setup(*given);
  std::vector<table::SeatPlan> seats;
  const auto given_seats = message.need("seats");
  if (given_seats)
    for (const Value& seat : given_seats->list())
      if (auto plan = read_seat(seat)) seats.push_back(std::move(*plan));
  std::string digits;
  message.text("seed", digits);
  const auto given_seed = read_seed(digits);
  if (!digits.empty() && !given_seed) message.fault("unknown-value", "seed: 32 hexadecimal digits");
  if (faults.empty() && seats.size() != static_cast<std::size_t>(setup.players))
    given_seats->fault("unknown-value", std::to_string(setup.players) + " seats");
  if (!faults.empty()) return Json::array();

  const Seed seed = given_seed ? *given_seed : fresh_seed_();
  auto opened = table::Table::open(setup, data_->tables(setup.board), seed, std::move(seats));
  if (const auto* reasons = std::get_if<std::vector<board::Refusal>>(&opened))
    return refused(id_of(message), *reasons, data_->text());
  table_ = std::get<table::Table>(std::move(opened));
  names_.emplace(table_->game().rules(), data_->tables(setup.board));
  computers_.emplace(*table_, [&](board::Seat seat, const table::SeatPlan& plan) {
    std::string error;
    return ai::make_player(*ai::parse_agent(plan.player + ":" + plan.level, error), table::derive(seed, seat + 1U),
                           clock_);
  });
  viewer_ = board::no_seat;
  for (board::Seat seat = 0; seat < table_->seats().size() && viewer_ == board::no_seat; ++seat)
    if (!table_->seats()[seat].computer) viewer_ = seat;
  told_ = thought_ = 0;
  return one(update());
}

Json Session::act(const Value& message, Faults& faults, bool take_back) {
  const std::string id = id_of(message);
  constexpr int most = 1'000'000'000;
  int version = 0, option = 0;
  if (const auto field = message.need("version")) version = field->whole(0, most).value_or(0);
  if (!take_back)
    if (const auto field = message.need("option")) option = field->whole(0, most).value_or(0);
  if (!faults.empty()) return Json::array();
  const auto before = static_cast<std::uint64_t>(version);
  const table::Answer answer = take_back ? table_->take_back(viewer_, before, id)
                                         : table_->act(viewer_, before, static_cast<std::size_t>(option), id);
  if (answer.refused) return refused(id, answer.refused->code, answer.refused->clause, answer.refused->reason);
  Json message_out = update();
  if (!id.empty()) message_out["id"] = id;
  return one(std::move(message_out));
}

Json Session::step(std::chrono::milliseconds slice) {
  if (!waits_for_computer()) return Json::array();
  const board::Seat seat = table_->game().decider();
  const std::uint64_t version = table_->version();
  if (computers_->think(*table_, {0, slice})) return one(update());
  if (thought_ == version) return Json::array();
  thought_ = version;
  return one({{"type", "thinking"}, {"seat", seat + 1}});
}

Json Session::odds() const {
  const board::View view = table_->view(viewer_);
  Json regions = Json::object();
  if (!table_->game().over())
    for (const ai::RegionOdds& one : ai::all_odds(view)) {
      Json losses = Json::array();
      for (board::Seat seat = 0; seat < table_->game().rules().players; ++seat) losses.push_back(one.losses[seat]);
      regions[names_->region(one.region)] = {{"outbreak", one.outbreak}, {"losses", std::move(losses)}};
    }
  return one({{"type", "odds"}, {"regions", std::move(regions)}});
}

void Session::choose_viewer() {
  const board::Seat decider = table_->game().decider();
  if (decider != board::no_seat && !table_->seats()[decider].computer) viewer_ = decider;
}

Json Session::update() {
  choose_viewer();
  const board::View view = table_->view(viewer_);
  const board::ActionList* options = table_->options_for(viewer_);
  Json json{{"type", "update"}, {"version", table_->version()}, {"view", to_json(view, *names_)}};
  json["decision"] = options ? decision_json(view, *options, *names_, table_->can_take_back(viewer_)) : Json();
  json["events"] = event_list(told_);
  told_ = table_->version();
  return json;
}

Json Session::event_list(std::uint64_t from) const {
  Json list = Json::array();
  for (std::uint64_t version = from + 1; version <= table_->version(); ++version) {
    const table::Entry& entry = table_->log()[version - 1];
    if (entry.kind == table::Entry::Kind::taken_back)
      list.push_back(
          {{"type", "taken-back"}, {"seat", entry.seat + 1}, {"steps", 1}, {"clause", to_string(base_clause(110))}});
    for (const board::Event& event : entry.events)
      list.push_back(event_json(table_->game().rules(), event, viewer_, *names_));
  }
  return list;
}

}  // namespace rattus::codec
