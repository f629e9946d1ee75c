#include <algorithm>
#include <set>

#include "codec/board/options.hpp"
#include "codec/record/parts.hpp"
#include "codec/setup_json.hpp"
#include "codec/shares.hpp"
#include "codec/text/reader.hpp"
#include "codec/text/sha256.hpp"

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
  std::string text = text_of(json);
  constexpr std::size_t most = 300;
  if (text.size() > most) text = text.substr(0, most) + "...";
  return text;
}

/// A member that must be there, of this kind.
const Json& need(const Json& object, const char* key, Json::value_t kind, const char* what) {
  const auto found = object.find(key);
  if (found == object.end()) throw Differs{std::string("\"") + key + "\" is missing: add it"};
  const bool number = kind == Json::value_t::number_unsigned && found->is_number_unsigned();
  if (found->type() != kind && !number)
    throw Differs{std::string("\"") + key + "\" is " + shown(*found) + ": make it " + what};
  return *found;
}

void only(const Json& object, const std::set<std::string>& known) {
  for (const auto& [key, value] : object.items())
    if (!known.contains(key)) throw Differs{"\"" + key + "\" is not a field here: remove it or correct its name"};
}

/// Goes down to the first difference between what is told and what is true, and says where it is.
[[noreturn]] void differs(const Json& told, const Json& truth, const std::string& path) {
  static const Json nothing;
  if (told.is_object() && truth.is_object()) {
    for (const Json* side : {&truth, &told})
      for (const auto& [key, value] : side->items()) {
        const Json& mine = told.contains(key) ? told[key] : nothing;
        const Json& right = truth.contains(key) ? truth[key] : nothing;
        if (!equal(mine, right)) differs(mine, right, std::string(path).append(".").append(key));
      }
  }
  if (told.is_array() && truth.is_array())
    for (std::size_t i = 0; i < std::max(told.size(), truth.size()); ++i) {
      const Json& mine = i < told.size() ? told[i] : nothing;
      const Json& right = i < truth.size() ? truth[i] : nothing;
      if (!equal(mine, right)) differs(mine, right, path + "[" + std::to_string(i) + "]");
    }
  throw Differs{path + " is " + shown(told) + "; replayed, it is " + shown(truth)};
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

/// True if `told` says nothing but what `truth` says, which may say more.
bool within(const Json& told, const Json& truth) {
  if (told.is_object() && truth.is_object())
    return std::all_of(told.items().begin(), told.items().end(), [&](const auto& member) {
      const auto found = truth.find(member.key());
      return found != truth.end() && within(member.value(), *found);
    });
  if (told.is_array() && truth.is_array())
    return told.size() == truth.size() && std::equal(told.begin(), told.end(), truth.begin(), within);
  return told == truth;
}

/// What a record of version 1 lists has happened in this order; other things may have happened between.
void happened_among(const Json& given, const Json& played, const char* key) {
  const auto told = given.find(key);
  if (told == given.end()) return;
  if (!told->is_array()) throw Differs{std::string("\"") + key + "\" must be a list"};
  const Json truth = played.value(key, Json::array());
  auto next = truth.begin();
  for (std::size_t i = 0; i < told->size(); ++i) {
    next = std::find_if(next, truth.end(), [&](const Json& one) { return within((*told)[i], one); });
    if (next == truth.end())
      throw Differs{std::string(key) + "[" + std::to_string(i) + "] is " + shown((*told)[i]) +
                    "; replayed, nothing like it happens there"};
    ++next;
  }
}

void same_happened(const Json& given, const Json& played, int version) {
  for (const char* key : {"chance", "events"})
    if (version == 1)
      happened_among(given, played, key);
    else
      same(given, played, key);
  for (const char* key : {"state", "hash"}) same(given, played, key);
}

/// What version 1 said of the starting tokens: their faces, without the regions.
void take_regions_out(Json& opened) {
  if (!opened.is_object()) return;
  for (Json& token : opened["starting"]) token = Json(token["face"]);
}

/// How much the record traces here, so that no more is made than is compared.
Trace trace_of(const Json& given) {
  return given.contains("state") || given.contains("options") ? Trace::full
         : given.contains("hash")                             ? Trace::hashes
                                                              : Trace::none;
}

std::vector<RecordSeat> read_seats(const Json& json, std::size_t players) {
  std::vector<RecordSeat> seats;
  if (!json.is_array() || json.size() != players) throw Differs{"\"seats\" must have one entry for each player"};
  for (const Json& one : json) {
    if (!one.is_object()) throw Differs{"every entry of \"seats\" must be an object"};
    only(one, {"kind", "name", "player", "level"});
    RecordSeat seat;
    const auto text = [&](const char* key, std::string& out) {
      if (one.contains(key)) out = need(one, key, Json::value_t::string, "a string").get<std::string>();
    };
    std::string kind;
    text("kind", kind);
    if (kind != "person" && kind != "computer") throw Differs{"\"kind\" of a seat must be \"person\" or \"computer\""};
    seat.computer = kind == "computer";
    text("name", seat.name);
    text("player", seat.player);
    text("level", seat.level);
    seats.push_back(std::move(seat));
  }
  return seats;
}

/// What people's devices have added: each value must be the one that was promised.
table::Round read_shares(const Json& json, std::size_t players) {
  table::Round shares;
  if (!json.is_array()) throw Differs{"\"shares\" must be a list"};
  for (const Json& one : json) {
    if (!one.is_object()) throw Differs{"every entry of \"shares\" must be an object"};
    only(one, {"seats", "hash", "value"});
    table::Share share;
    for (const Json& seat : need(one, "seats", Json::value_t::array, "a list")) {
      if (!seat.is_number_unsigned() || seat < 1 || seat > players)
        throw Differs{"a share names seat " + shown(seat) + ", which is not in play"};
      share.seats.push_back(static_cast<table::Seat>(seat.get<unsigned>() - 1));
    }
    share.hash = need(one, "hash", Json::value_t::string, "a string").get<std::string>();
    if (!table::is_share_hash(share.hash)) throw Differs{"\"hash\" of a share must be 64 hexadecimal digits"};
    if (one.contains("value")) {
      share.value = need(one, "value", Json::value_t::string, "a string").get<std::string>();
      if (!table::share_fits(share.hash, share.value))
        throw Differs{"\"hash\" of a share is not the SHA-256 of its value, which is " + sha256_hex(share.value)};
    }
    shares.push_back(std::move(share));
  }
  return shares;
}

/// Each ended because somebody did not open his share, else it would be the round that counts.
std::vector<table::Round> read_earlier_rounds(const Json& json, std::size_t players) {
  std::vector<table::Round> rounds;
  if (!json.is_array()) throw Differs{"\"earlier_rounds\" must be a list"};
  const auto closed = [](const table::Share& share) { return share.value.empty(); };
  for (const Json& one : json) {
    const table::Round& round = rounds.emplace_back(read_shares(one, players));
    if (std::none_of(round.begin(), round.end(), closed))
      throw Differs{"a round of \"earlier_rounds\" must have a share without a value, which ended it"};
  }
  return rounds;
}

/// What a record of whichever game says first: its form, its set-up. Returns its version.
int read_head(const Json& json, const GameData& data, Record& record) {
  if (!json.is_object() || json.value("format", Json()) != "rattus-record")
    throw Differs{"this is not a record: \"format\" must be \"rattus-record\""};
  const Json version = json.value("version", Json());
  if (version != 1 && version != record_version)
    throw Differs{"this version of records is unknown: this program reads versions 1 and " +
                  std::to_string(record_version)};
  only(json, {"format", "version", "setup", "seed", "seed_hash", "stream", "shares", "earlier_rounds", "seats", "cards",
              "start", "steps", "ended", "result", "opened"});
  Faults faults;
  record.setup = read_any_setup(Value(need(json, "setup", Json::value_t::object, "an object"), "setup", faults));
  std::string reasons;
  for (const Refusal& reason : refusals(faults)) reasons += "\n  " + data.text().sentence(reason);
  if (!reasons.empty()) throw Differs{"the set-up is not valid:" + reasons};
  return version.get<int>();
}

template <class Kit>
class Check {
 public:
  Check(Record record, int version, const GameData& data, const StepSeen& seen)
      : data_(&data),
        tables_(data.tables(record.setup).as<Kit>()),
        seen_(&seen),
        version_(version),
        record_(std::move(record)) {}

  std::variant<Record, RecordFault> run(const Json& json) {
    try {
      read(json);
      return std::move(record_);
    } catch (const nlohmann::json::exception& error) {
      return RecordFault{step_, std::string("this is not a record: ") + error.what()};
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
    const auto seed = read_seed(need(json, "seed", Json::value_t::string, "a string").get<std::string>());
    if (!seed) throw Differs{"\"seed\" must be 32 hexadecimal digits"};
    record_.seed = *seed;
    if (json.contains("seed_hash")) {
      record_.seed_hash = need(json, "seed_hash", Json::value_t::string, "a string").get<std::string>();
      if (record_.seed_hash != seed_hash(*seed))
        throw Differs{"\"seed_hash\" is not the SHA-256 of this seed, which is " + seed_hash(*seed)};
    }
    if (json.contains("stream")) {
      if (json["stream"] != chacha20_name) throw Differs{"\"stream\" must be \"chacha20\" or left out"};
      record_.stream = table::Stream::chacha20;
    }
    if (json.contains("shares")) {
      if (record_.stream != table::Stream::chacha20) throw Differs{"\"shares\" need \"stream\": \"chacha20\""};
      record_.shares = read_shares(json["shares"], static_cast<std::size_t>(table::players_of(record_.setup)));
    }
    if (json.contains("earlier_rounds")) {
      if (record_.stream != table::Stream::chacha20) throw Differs{"\"earlier_rounds\" need \"stream\": \"chacha20\""};
      record_.earlier_rounds =
          read_earlier_rounds(json["earlier_rounds"], static_cast<std::size_t>(table::players_of(record_.setup)));
    }
    events_.emplace_back();
    const auto& setup = std::get<typename Kit::SetUp>(record_.setup);
    auto started = table::GameOf<Kit>::start(setup, *tables_, record_.origin(), events_[0]);
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
    same_happened(given, played, version_);
    (*seen_)(0, *game_, events_[0]);
  }

  void check_step(const Json& given) {
    if (!given.is_object()) throw Differs{"a step must be an object, not " + shown(given)};
    only(given, {"seat", "decision", "choice", "option", "options", "chance", "events", "hash", "state"});
    need(given, "seat", Json::value_t::number_unsigned, "a number");
    need(given, "decision", Json::value_t::string, "a string");
    need(given, "choice", Json::value_t::object, "an object");
    need(given, "events", Json::value_t::array, "a list");
    if (game_->over()) throw Differs{"the game was over before this step: remove it"};

    const Json asked = parts_->choice(*game_, 0, Trace::full);
    same(given, asked, "seat");
    same(given, asked, "decision");
    same(given, asked, "options");
    const std::size_t option = chosen(given, asked["options"]);
    game_->choose(option, events_.emplace_back());
    record_.choices.push_back(static_cast<std::uint8_t>(option));
    Json played = Json::object();
    parts_->add_happened(played, *game_, events_.back(), trace_of(given));
    same_happened(given, played, version_);
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
    throw Differs{"the choice " + shown(given["choice"]) + " is not legal here; legal are " + shown(options)};
  }

  void finish(const Json& json) {
    if (json.contains("ended")) {
      if (json["ended"] != "agreement") throw Differs{"\"ended\" must be \"agreement\" or left out"};
      if (game_->over()) throw Differs{"\"ended\" is only for games that the players ended early: leave it out"};
      record_.agreed = true;
    }
    Json played = game_->over() ? Json{{"result", parts_->result(*game_)}, {"opened", parts_->opened(*game_, events_)}}
                                : Json{{"result", nullptr}, {"opened", nullptr}};
    if (version_ == 1) take_regions_out(played["opened"]);
    same(json, played, "result");
    same(json, played, "opened");
  }

  const GameData* data_;
  const typename Kit::Tables* tables_;
  const StepSeen* seen_;
  int version_;
  std::size_t step_ = 0;
  Record record_;
  std::vector<table::EventsOf<Kit>> events_;
  std::optional<table::GameOf<Kit>> game_;
  std::optional<RecordParts<Kit>> parts_;
};

}  // namespace

std::variant<Record, RecordFault> check_parsed_record(const Json& json, const GameData& data, const StepSeen& seen) {
  Record record;
  int version = record_version;
  try {
    version = read_head(json, data, record);
  } catch (const nlohmann::json::exception& error) {
    return RecordFault{0, std::string("this is not a record: ") + error.what()};
  } catch (const Differs& differs) {
    return RecordFault{0, differs.reason};
  }
  return table::with_kit(record.setup,
                         [&]<class Kit>(Kit) { return Check<Kit>(std::move(record), version, data, seen).run(json); });
}

std::variant<Record, RecordFault> check_record(std::string_view text, const GameData& data, const StepSeen& seen) {
  Faults faults;
  const auto json = parse_json(text, "record", faults);
  if (!json) return RecordFault{0, "this is not a record: " + data.text().sentence(refusals(faults).front())};
  return check_parsed_record(*json, data, seen);
}

}  // namespace rattus::codec
