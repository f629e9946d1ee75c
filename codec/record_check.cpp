#include <algorithm>
#include <set>

#include "codec/options.hpp"
#include "codec/reader.hpp"
#include "codec/record_parts.hpp"
#include "codec/setup_json.hpp"
#include "codec/sha256.hpp"

namespace rattus::codec {
namespace {

/// Equal without regard to the order of members.
bool equal(const Json& x, const Json& y) {
  if (x.is_object() && y.is_object()) {
    if (x.size() != y.size()) return false;
    return std::all_of(x.items().begin(), x.items().end(), [&](const auto& member) {
      const auto other = y.find(member.key());
      return other != y.end() && equal(member.value(), *other);
    });
  }
  if (x.is_array() && y.is_array()) return x.size() == y.size() && std::equal(x.begin(), x.end(), y.begin(), equal);
  return x == y;
}

/// Thrown inside this file alone.
struct Differs {
  std::string reason;
};

std::string shown(const Json& json) {
  std::string text = json.dump(-1, ' ', false, Json::error_handler_t::replace);
  constexpr std::size_t most = 300;
  if (text.size() > most) text = text.substr(0, most) + "...";
  return text;
}

/// A member that must be there, of this kind.
const Json& need(const Json& object, const char* key, Json::value_t kind, const char* what) {
  const auto found = object.find(key);
  if (found == object.end()) throw Differs{std::string("\"") + key + "\" is missing"};
  const bool number = kind == Json::value_t::number_unsigned && found->is_number_unsigned();
  if (found->type() != kind && !number)
    throw Differs{std::string("\"") + key + "\" is " + shown(*found) + " and should be " + what};
  return *found;
}

void only(const Json& object, const std::set<std::string>& known) {
  for (const auto& [key, value] : object.items())
    if (!known.contains(key)) throw Differs{"\"" + key + "\" is unknown here"};
}

/// Goes down to the first difference between what is told and what is true, and says where it is.
[[noreturn]] void differs(const Json& told, const Json& truth, const std::string& path) {
  static const Json nothing;
  if (told.is_object() && truth.is_object()) {
    for (const Json* side : {&truth, &told})
      for (const auto& [key, value] : side->items()) {
        const Json& mine = told.contains(key) ? told[key] : nothing;
        const Json& right = truth.contains(key) ? truth[key] : nothing;
        if (!equal(mine, right)) differs(mine, right, path + "." + key);
      }
  }
  if (told.is_array() && truth.is_array())
    for (std::size_t i = 0; i < std::max(told.size(), truth.size()); ++i) {
      const Json& mine = i < told.size() ? told[i] : nothing;
      const Json& right = i < truth.size() ? truth[i] : nothing;
      if (!equal(mine, right)) differs(mine, right, path + "[" + std::to_string(i) + "]");
    }
  throw Differs{path + " is " + shown(told) + "; played again it is " + shown(truth)};
}

/// If the record gives `key`, it must be what the game gives.
void same(const Json& given, const Json& played, const char* key) {
  const auto told = given.find(key);
  if (told == given.end()) return;
  const auto found = played.find(key);
  const Json nothing;
  const Json& truth = found == played.end() ? nothing : *found;
  if (!equal(*told, truth)) differs(*told, truth, key);
}

void same_happened(const Json& given, const Json& played) {
  for (const char* key : {"chance", "events", "state", "hash"}) same(given, played, key);
}

/// How much the record traces here, so that no more is made than is compared.
Trace trace_of(const Json& given) {
  return given.contains("state") || given.contains("options") ? Trace::full
         : given.contains("hash")                             ? Trace::hashes
                                                              : Trace::none;
}

std::vector<table::SeatPlan> read_seats(const Json& json, std::size_t players) {
  std::vector<table::SeatPlan> seats;
  if (!json.is_array() || json.size() != players) throw Differs{"\"seats\" should list one entry for each player"};
  for (const Json& one : json) {
    if (!one.is_object()) throw Differs{"\"seats\" should hold objects"};
    only(one, {"kind", "name", "player", "level"});
    table::SeatPlan seat;
    const auto text = [&](const char* key, std::string& out) {
      if (one.contains(key)) out = need(one, key, Json::value_t::string, "a text").get<std::string>();
    };
    std::string kind;
    text("kind", kind);
    if (kind != "person" && kind != "computer")
      throw Differs{"\"kind\" of a seat should be \"person\" or \"computer\""};
    seat.computer = kind == "computer";
    text("name", seat.name);
    text("player", seat.player);
    text("level", seat.level);
    seats.push_back(std::move(seat));
  }
  return seats;
}

/// What a record of whichever game says first: its form, its set-up.
void read_head(const Json& json, const GameData& data, Record& record) {
  if (!json.is_object() || json.value("format", Json()) != "rattus-record")
    throw Differs{"this is no record: \"format\" should be \"rattus-record\""};
  if (json.value("version", Json()) != 1)
    throw Differs{"records of this version cannot be read; this program reads version 1"};
  only(json, {"format", "version", "setup", "seed", "seed_hash", "seats", "cards", "start", "steps", "ended",
              "result", "opened"});
  Faults faults;
  record.setup = read_any_setup(Value(need(json, "setup", Json::value_t::object, "an object"), "setup", faults));
  std::string reasons;
  for (const FormatFault& fault : faults) reasons += "\n  " + data.text().sentence(fault.refusal());
  if (!reasons.empty()) throw Differs{"the set-up cannot be read:" + reasons};
}

template <class Kit>
class Check {
 public:
  Check(Record record, const GameData& data, const StepSeen& seen)
      : data_(&data), tables_(data.tables(record.setup).as<Kit>()), seen_(&seen), record_(std::move(record)) {}

  std::variant<Record, RecordFault> run(const Json& json) {
    try {
      read(json);
      return std::move(record_);
    } catch (const nlohmann::json::exception& error) {
      return RecordFault{step_, std::string("this is no record: ") + error.what()};
    } catch (const Differs& differs) {
      return RecordFault{step_, differs.reason};
    }
  }

 private:
  void read(const Json& json) {
    start(json);
    const Json& steps = need(json, "steps", Json::value_t::array, "a list");
    for (const Json& step : steps) {
      ++step_;
      check_step(step);
    }
    ++step_;
    finish(json);
  }

  void start(const Json& json) {
    const auto seed = read_seed(need(json, "seed", Json::value_t::string, "a text").get<std::string>());
    if (!seed) throw Differs{"\"seed\" should be 32 hexadecimal digits"};
    record_.seed = *seed;
    if (json.contains("seed_hash")) {
      record_.seed_hash = need(json, "seed_hash", Json::value_t::string, "a text").get<std::string>();
      if (record_.seed_hash != seed_hash(*seed))
        throw Differs{"\"seed_hash\" is not the SHA-256 of this seed, which is " + seed_hash(*seed)};
    }
    events_.emplace_back();
    const auto& setup = std::get<typename Kit::SetUp>(record_.setup);
    auto started = table::GameOf<Kit>::start(setup, *tables_, *seed, events_[0]);
    if (const auto* refusals = std::get_if<std::vector<Refusal>>(&started)) {
      std::string reasons;
      for (const auto& refusal : *refusals) reasons += "\n  " + data_->text().sentence(refusal);
      throw Differs{"the set-up cannot be played:" + reasons};
    }
    game_ = std::get<table::GameOf<Kit>>(std::move(started));
    parts_.emplace(*game_, *tables_);
    if (json.contains("seats")) record_.seats = read_seats(json["seats"], game_->rules().players);
    same(json, Json{{"cards", cards_json(parts_->names())}}, "cards");

    const Json& given = need(json, "start", Json::value_t::object, "an object");
    only(given, {"chance", "events", "hash", "state"});
    need(given, "events", Json::value_t::array, "a list");
    Json played = Json::object();
    parts_->add_happened(played, *game_, events_[0], trace_of(given));
    same_happened(given, played);
    (*seen_)(0, *game_, events_[0]);
  }

  void check_step(const Json& given) {
    if (!given.is_object()) throw Differs{"a step should be an object, not " + shown(given)};
    only(given, {"seat", "decision", "choice", "option", "options", "chance", "events", "hash", "state"});
    need(given, "seat", Json::value_t::number_unsigned, "a number");
    need(given, "decision", Json::value_t::string, "a text");
    need(given, "choice", Json::value_t::object, "an object");
    need(given, "events", Json::value_t::array, "a list");
    if (game_->over()) throw Differs{"the game was over before this step"};

    const Json asked = parts_->choice(*game_, 0, Trace::full);
    same(given, asked, "seat");
    same(given, asked, "decision");
    same(given, asked, "options");
    const std::size_t option = chosen(given, asked["options"]);
    game_->choose(option, events_.emplace_back());
    record_.choices.push_back(static_cast<std::uint8_t>(option));
    Json played = Json::object();
    parts_->add_happened(played, *game_, events_.back(), trace_of(given));
    same_happened(given, played);
    (*seen_)(step_, *game_, events_.back());
  }

  /// `option` tells apart what reads the same: two known tokens with equal faces (BASE-102).
  static std::size_t chosen(const Json& given, const Json& options) {
    const Json& choice = given["choice"];
    if (given.contains("option")) {
      const auto option = need(given, "option", Json::value_t::number_unsigned, "a number").get<std::uint64_t>();
      if (option < options.size() && equal(options[option], choice)) return option;
    } else {
      for (std::size_t i = 0; i < options.size(); ++i)
        if (equal(options[i], choice)) return i;
    }
    throw Differs{"the choice " + shown(given["choice"]) + " is not legal as given; legal are " + shown(options)};
  }

  void finish(const Json& json) {
    if (json.contains("ended")) {
      if (json["ended"] != "agreement") throw Differs{"\"ended\" is \"agreement\", or left out"};
      if (game_->over()) throw Differs{"\"ended\" is for a game that its players left before its end"};
      record_.agreed = true;
    }
    const Json played = game_->over()
                            ? Json{{"result", parts_->result(*game_)}, {"opened", parts_->opened(*game_, events_)}}
                            : Json{{"result", nullptr}, {"opened", nullptr}};
    same(json, played, "result");
    same(json, played, "opened");
  }

  const GameData* data_;
  const typename Kit::Tables* tables_;
  const StepSeen* seen_;
  std::size_t step_ = 0;
  Record record_;
  std::vector<table::EventsOf<Kit>> events_;
  std::optional<table::GameOf<Kit>> game_;
  std::optional<RecordParts<Kit>> parts_;
};

}  // namespace

std::variant<Record, RecordFault> check_parsed_record(const Json& json, const GameData& data, const StepSeen& seen) {
  Record record;
  try {
    read_head(json, data, record);
  } catch (const nlohmann::json::exception& error) {
    return RecordFault{0, std::string("this is no record: ") + error.what()};
  } catch (const Differs& differs) {
    return RecordFault{0, differs.reason};
  }
  return table::with_kit(record.setup,
                         [&]<class Kit>(Kit) { return Check<Kit>(std::move(record), data, seen).run(json); });
}

std::variant<Record, RecordFault> check_record(std::string_view text, const GameData& data, const StepSeen& seen) {
  Faults faults;
  const auto json = parse_json(text, "record", faults);
  if (!json) return RecordFault{0, "this is no record: " + data.text().sentence(faults.front().refusal())};
  return check_parsed_record(*json, data, seen);
}

}  // namespace rattus::codec
