// Reading what a client says to a match.
#include <array>

#include "codec/chair_json.hpp"
#include "codec/match/messages.hpp"
#include "codec/setup_json.hpp"
#include "codec/text/plain_text.hpp"

namespace rattus::codec {
namespace {

using table::Act;
using table::Input;

constexpr int most = 1'000'000'000;
constexpr std::size_t longest_id = 64;

std::uint64_t number(const Value& message, std::string_view key) {
  const auto field = message.need(key);
  return static_cast<std::uint64_t>(field ? field->whole(0, most).value_or(0) : 0);
}

/// Seats beyond the table's are the match's to refuse.
board::Seat seat(const Value& message) {
  const auto field = message.need("seat");
  const auto value = field ? field->whole(1, board::max_seats) : std::nullopt;
  return value ? static_cast<board::Seat>(*value - 1) : board::no_seat;
}

void read_name(const Value& message, std::string& name) {
  const auto field = message.find("name");
  if (!field) return;
  name = field->text().value_or("");
  if (message.clean() && !is_name(name)) field->fault("bad-name");
}

void read_speech(const Value& message, std::string& text) {
  const auto field = message.need("text");
  if (!field) return;
  text = field->text().value_or("");
  if (message.clean() && !is_speech(text)) field->fault("bad-speech");
}

void read_subject(const Value& message, Input& to) {
  const auto what = message.need("what");
  const auto which = what ? what->among({word(table::Subject::stand_in), word(table::Subject::resign)}) : std::nullopt;
  if (!which) return;
  to.what = static_cast<table::Subject>(*which);
  if (to.what == table::Subject::stand_in) to.seat = seat(message);
}

void read_version(const Value& message, Input& to) { to.version = number(message, "version"); }
void read_choice(const Value& message, Input& to) {
  read_version(message, to);
  to.option = static_cast<std::uint32_t>(number(message, "option"));
}
void read_seat(const Value& message, Input& to) { to.seat = seat(message); }
void read_sitting(const Value& message, Input& to) {
  read_seat(message, to);
  read_name(message, to.text);
}
void read_chat(const Value& message, Input& to) { read_speech(message, to.text); }
void read_nothing(const Value&, Input&) {}

void read_share(const Value& field, bool good(std::string_view), const char* expected, std::string& share) {
  share = field.text().value_or("");
  if (!share.empty() && !good(share)) field.fault("unknown-value", expected);
}
void read_hash(const Value& field, std::string& hash) {
  read_share(field, table::is_share_hash, "64 hexadecimal digits", hash);
}
void read_commit(const Value& message, Input& to) {
  if (const auto hash = message.need("hash")) read_hash(*hash, to.share);
}
void read_rematch(const Value& message, Input& to) {
  if (const auto hash = message.find("commit")) read_hash(*hash, to.share);
}
void read_reveal(const Value& message, Input& to) {
  if (const auto value = message.need("value"))
    read_share(*value, table::is_share_value, "32 hexadecimal digits", to.share);
}

/// Exactly one of the three says what is meant.
void read_pointed(const Value& message, Pointed& at) {
  message.text("region", at.region);
  message.text("card", at.card);
  bool increase = false;
  message.flag("increase", increase);
  if (message.clean() && !at.region.empty() + !at.card.empty() + increase != 1)
    message.fault("unknown-value", "region, card or increase");
}

/// A message type: what it asks, and how the fields that it has beside `type` and `id` are read.
struct Row {
  std::string_view type;
  ToMatch::Kind kind;
  Act act = Act::choose;
  void (*read)(const Value& message, Input& to) = read_nothing;
};

constexpr auto input = ToMatch::Kind::input;
constexpr std::array<Row, 19> rows{{
    {"hello", ToMatch::Kind::hello},
    {"earlier", ToMatch::Kind::earlier},
    {"act", input, Act::choose, read_choice},
    {"take-back", input, Act::take_back, read_version},
    {"sit", input, Act::sit, read_sitting},
    {"rise", input, Act::rise, read_seat},
    {"start", input, Act::start},
    {"propose", input, Act::propose, read_subject},
    {"agree", input, Act::agree, read_subject},
    {"object", input, Act::object, read_subject},
    {"return", input, Act::give_back, read_seat},
    {"commit", input, Act::commit, read_commit},
    {"reveal", input, Act::reveal, read_reveal},
    {"rematch", input, Act::rematch, read_rematch},
    {"chat", input, Act::chat, read_chat},
    {"odds", ToMatch::Kind::odds},
    {"record", ToMatch::Kind::record},
    {"why", ToMatch::Kind::why},
    {"hint", ToMatch::Kind::hint},
}};

void read_id(const Value& message, bool needed, std::string& id) {
  const auto field = needed ? message.need("id") : message.find("id");
  if (!field) return;
  id = field->text().value_or("");
  if (message.clean() && (id.empty() || id.size() > longest_id)) field->fault("bad-id");
}

}  // namespace

void read_to_match(const Value& message, ToMatch& to) {
  if (!message.fields({"type", "id", "after", "before", "version", "option", "seat", "name", "what", "text", "region",
                       "card", "increase", "hash", "value", "commit"}))
    return;
  static const std::vector<std::string_view> types = [] {
    std::vector<std::string_view> list;
    list.reserve(rows.size());
    for (const Row& row : rows) list.push_back(row.type);
    return list;
  }();
  const auto type = message.need("type");
  const auto which = type ? type->among(types) : std::nullopt;
  if (!which) return;
  const Row& row = rows[*which];
  to.kind = row.kind;
  to.input.act = row.act;
  read_id(message, row.kind == input, to.id);
  to.input.move_id = to.id;
  if (to.kind == ToMatch::Kind::hello) to.after = number(message, "after");
  if (to.kind == ToMatch::Kind::earlier) to.before = number(message, "before");
  row.read(message, to.input);
  if (to.kind == ToMatch::Kind::why) read_pointed(message, to.at);
}

std::variant<ToMatch, Json> read_to_match(std::string_view text, const GameData& data) {
  Faults faults;
  ToMatch to;
  const auto json = parse_json(text, "message", faults);
  if (json) read_to_match(Value(*json, "message", faults), to);
  if (faults.empty()) return to;
  return bad_message(json ? id_of(*json) : std::string(), faults, data.text());
}

std::string id_in(std::string_view text) {
  constexpr std::string_view key = "\"id\"", blanks = " \t\r\n";
  const auto skip = [&](char wanted) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const bool there = text.starts_with(wanted);
    if (there) text.remove_prefix(1);
    return there;
  };
  const std::size_t at = text.find(key);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + key.size());
  if (!skip(':') || !skip('"')) return {};
  const std::string_view id = text.substr(0, text.find_first_of("\"\\"));
  const bool plain = id.size() < text.size() && text[id.size()] == '"' && id.size() <= longest_id;
  return plain ? std::string(id) : std::string();
}

std::string id_of(const Json& message) {
  if (!message.is_object() || !message.contains("id") || !message["id"].is_string()) return {};
  const auto& id = message["id"].get_ref<const std::string&>();
  return id.size() <= longest_id ? id : std::string();
}

}  // namespace rattus::codec
