#include "host/session.hpp"

#include <algorithm>
#include <array>

#include "codec/chair_json.hpp"
#include "codec/record/record.hpp"
#include "codec/setup_check.hpp"
#include "codec/setup_json.hpp"
#include "codec/text/sha256.hpp"

namespace rattus::host {
namespace {

const table::Guest& guest = Session::own_guest();

const table::Refused no_teacher{
    "no-teacher", {}, "this program gives no advice and opens no records: use one that does"};

bool here(const table::Guest& who) { return who == guest; }

std::optional<Seed> need_seed(const Value& field) {
  const auto text = field.text();
  const auto seed = text ? read_seed(*text) : std::nullopt;
  if (text && !seed) field.fault("unknown-value", "32 hexadecimal digits");
  return seed;
}

}  // namespace

Session::Session(const GameData& data, const Nets& nets, std::function<Seed()> fresh_seed, ai::Clock clock,
                 const Teacher* teacher)
    : data_(&data), nets_(&nets), fresh_seed_(std::move(fresh_seed)), clock_(std::move(clock)), teacher_(teacher) {}

std::string Session::send(std::string_view text) {
  Answers answers;
  Faults faults;
  const auto json = parse_json(text, "message", faults);
  if (json) {
    const Value message(*json, "message", faults);
    if (!handle_own(message, answers)) {
      ToMatch to;
      read_to_match(message, to);
      if (faults.empty()) handle(to, answers);
    }
  }
  if (!faults.empty()) answers.add(bad_message(json ? id_of(*json) : std::string(), faults, data_->text()));
  return answers.text();
}

bool Session::handle_own(const Value& message, Answers& answers) {
  struct Row {
    std::string_view type;
    void (Session::*handle)(const Value&, Answers&);
  };
  static constexpr std::array<Row, 3> rows{
      {{"new", &Session::open}, {"resume", &Session::resume}, {"check-setup", &Session::check_setup}}};
  struct Taught {
    std::string_view type;
    void (Session::*Teacher::*handle)(const Value&, Answers&);
  };
  static constexpr std::array<Taught, 5> taught{{{"open-record", &Teacher::open_record},
                                                 {"at", &Teacher::show_step},
                                                 {"review", &Teacher::review},
                                                 {"stop-review", &Teacher::stop_review},
                                                 {"play-on", &Teacher::play_on}}};
  if (!message.json().is_object()) return false;
  const auto type = message.json().find("type");
  if (type == message.json().end() || !type->is_string()) return false;
  for (const Row& row : rows) {
    if (row.type != type->get_ref<const std::string&>()) continue;
    (this->*row.handle)(message, answers);
    return true;
  }
  for (const Taught& row : taught) {
    if (row.type != type->get_ref<const std::string&>()) continue;
    if (teacher_)
      (this->*(teacher_->*row.handle))(message, answers);
    else
      answers.add(refused_message(id_of(message.json()), no_teacher));
    return true;
  }
  return false;
}

void Session::open(const Value& message, Answers& answers) {
  message.fields({"type", "id", "setup", "seats", "seed"});
  table::Plan plan;
  plan.host = guest;
  if (const auto setup = message.need("setup")) plan.setup = read_any_setup(*setup);
  if (const auto seats = message.need("seats"))
    for (const Value& seat : seats->list()) plan.seats.push_back(read_chair(seat, guest, {}));
  const auto given = message.find("seed");
  const auto seed = given ? need_seed(*given) : std::nullopt;
  // With a seed that is given, the game that belongs to it is wanted: there is nothing left to guess.
  plan.stream = given ? table::Stream::xoroshiro : table::Stream::chacha20;
  if (!message.clean()) return;
  take_up(std::move(plan), seed ? *seed : fresh_seed_(), id_of(message.json()), answers);
}

bool Session::take_up(table::Plan plan, Seed seed, const std::string& id, Answers& answers) {
  if (!sit_down(std::move(plan), seed, id, answers)) return false;
  tell_update(0, id, answers);
  tell_store(answers);
  return true;
}

bool Session::sit_down(table::Plan plan, Seed seed, const std::string& id, Answers& answers) {
  const auto tables = data_->tables(plan.setup);
  auto opened = table::Match::open(std::move(plan), tables, seed);
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&opened)) {
    answers.add(refused_message(id, *reasons, data_->text()));
    return false;
  }
  computers_.reset();
  hint_.reset();
  review_.reset();
  record_.reset();
  match_ = std::get<table::Match>(std::move(opened));
  computers_.emplace([this, seed](const table::AnyCourse& course, table::Seat seat, const table::Chair& chair) {
    return table::make_mind(course, nets_->agent_of(chair), table::derive(seed, seat + 1U), clock_);
  });
  used_nets_ = nets_->all();
  ++opened_;
  told_ = stored_ = thought_ = 0;
  return true;
}

void Session::resume(const Value& message, Answers& answers) {
  message.fields({"type", "id", "plan", "seed", "inputs"});
  const auto given_plan = message.need("plan"), given_seed = message.need("seed"), inputs = message.need("inputs");
  if (!given_plan || !given_seed || !inputs) return;
  const std::string id = id_of(message.json());
  const auto plan = read_stored_plan(given_plan->text().value_or(""));
  const auto seed = need_seed(*given_seed);
  std::vector<table::Input> log;
  bool good = plan.has_value();
  for (const Value& one : inputs->list()) {
    auto input = read_stored_input(one.text().value_or(""));
    good &= input.has_value();
    if (input) log.push_back(std::move(*input));
  }
  if (!message.clean()) return;
  const auto bad = [&] {
    answers.add(refused_message(
        id, table::Refused{"bad-store", {}, "the stored data of this game is damaged: start a new game"}));
  };
  if (!good) return bad();
  auto opened = table::Match::open(*plan, data_->tables(plan->setup), *seed);
  if (auto* match = std::get_if<table::Match>(&opened)) {
    for (const table::Input& input : log) good &= match->replay(input);
  } else {
    good = false;
  }
  if (!good) return bad();
  Answers unheard;
  sit_down(*plan, *seed, id, unheard);
  for (const table::Input& input : log) match_->replay(input);
  stored_ = match_->version();
  tell_update(0, id, answers);
}

void Session::check_setup(const Value& message, Answers& answers) {
  message.fields({"type", "id", "setup", "language"});
  std::string language = "en";
  message.text("language", language);
  const auto given = message.need("setup");
  if (!given) return;
  const table::AnySetUp setup = read_any_setup(*given);
  if (!message.clean()) return;
  Json json{{"type", "setup-checked"}};
  if (const std::string id = id_of(message.json()); !id.empty()) json["id"] = id;
  json.update(setup_check_json(setup, *data_, language));
  answers.add(json);
}

void Session::answer_odds(const ToMatch& message, Answers& answers) {
  std::function<Json()> work;
  if (record_)
    work = [this] { return (this->*teacher_->odds_at_step)(); };
  else
    work = odds_message(*match_, guest, *data_);
  if (!work) {
    const table::Refused refused{"not-started", {}, "the game has not started: there are no odds yet"};
    return answers.add(refused_message(message.id, refused));
  }
  Json json = work();
  if (!message.id.empty()) json["id"] = message.id;
  answers.add(json);
}

void Session::answer_hint(const ToMatch& message, Answers& answers) {
  if (!teacher_) return answers.add(refused_message(message.id, no_teacher));
  (this->*teacher_->ask_hint)(message, answers);
}

void Session::handle(const ToMatch& message, Answers& answers) {
  if (record_ && message.kind == ToMatch::Kind::odds) return answer_odds(message, answers);
  if (record_ && message.kind == ToMatch::Kind::hint) return answer_hint(message, answers);
  if (!match_) {
    const table::Refused refused{"no-table", {}, "no game is open: send \"new\" first"};
    return answers.add(refused_message(message.id, refused));
  }
  switch (message.kind) {
    case ToMatch::Kind::hello: return tell_update(message.after, message.id, answers);
    case ToMatch::Kind::earlier: {
      Updates updates(*match_, *data_, {std::to_string(opened_), {}, here, 0, true});
      return answers.add_text(*updates.earlier(guest, message.before, message.id));
    }
    case ToMatch::Kind::odds: return answer_odds(message, answers);
    case ToMatch::Kind::record: {
      Json json = record_message(*match_, *data_, seed_hash(match_->seed()));
      if (!message.id.empty()) json["id"] = message.id;
      return answers.add(json);
    }
    case ToMatch::Kind::hint: return answer_hint(message, answers);
    case ToMatch::Kind::why: return answers.add(why_message(*match_, guest, message, *data_));
    case ToMatch::Kind::input: break;
  }
  table::Input input = message.input;
  input.guest = guest;
  const bool had_rematch = !match_->rematch().empty();
  if (input.act == table::Act::rematch && !had_rematch) input.text = std::to_string(opened_ + 1);
  hint_.reset();
  const table::Answer answer = match_->apply(input, here);
  if (answer.refused) return answers.add(refused_message(message.id, *answer.refused));
  tell_update(told_, message.id, answers);
  tell_store(answers);
  if (!had_rematch && !match_->rematch().empty()) open_rematch(answers);
}

void Session::open_rematch(Answers& answers) { take_up(match_->rematch_plan(), fresh_seed_(), {}, answers); }

bool Session::wants_net() const {
  if (!match_) return false;
  const bool has =
      table::with_kit(match_->plan().setup, [this]<class Kit>(Kit) { return nets_->of<Kit>() != nullptr; });
  const auto& seats = match_->seats();
  return !has && std::any_of(seats.begin(), seats.end(), [this](const table::Chair& chair) {
    return chair.kind == table::SeatKind::computer && judges_by_nets(nets_->agent_of(chair));
  });
}

std::string Session::step(std::chrono::milliseconds slice) {
  Answers answers;
  if (!waits_for_computer()) {
    if (teacher_) (this->*teacher_->teach)(slice, answers);
    return answers.text();
  }
  if (used_nets_ != nets_->all()) {
    used_nets_ = nets_->all();
    computers_->renew();
  }
  const table::Seat seat = match_->course().decider();
  const std::uint64_t version = match_->number(guest);
  if (computers_->think(*match_, {0, slice})) {
    if (match_->number(guest) != told_) tell_update(told_, {}, answers);
    tell_store(answers);
  } else if (thought_ != version) {
    thought_ = version;
    answers.add(Json{{"type", "thinking"}, {"seat", seat + 1}});
  }
  return answers.text();
}

void Session::tell_update(std::uint64_t base, const std::string& id, Answers& answers) {
  Surroundings around{std::to_string(opened_), seed_hash(match_->seed()), here, 0, true};
  Updates updates(*match_, *data_, std::move(around));
  answers.add_text(*updates.update(guest, base, id, false));
  told_ = match_->number(guest);
}

void Session::tell_store(Answers& answers) {
  if (stored_ == match_->version()) return;
  Json json{{"type", "store"}, {"version", match_->version()}};
  if (stored_ == 0) {
    json["plan"] = store_text(match_->plan());
    json["seed"] = hex(match_->seed());
    stored_ = 1;
  }
  json["inputs"] = Json::array();
  for (; stored_ < match_->version(); ++stored_) json["inputs"].push_back(store_text(match_->log()[stored_ - 1]));
  answers.add(json);
}

}  // namespace rattus::host
