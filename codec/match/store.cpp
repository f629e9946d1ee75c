// A match as it is stored: its plan, then its inputs, each a JSON object with what differs from the plain case.
#include "codec/chair_json.hpp"
#include "codec/match/messages.hpp"
#include "codec/setup_json.hpp"
#include "codec/shares.hpp"
#include "codec/text/writer.hpp"
#include "engine/core/enum_words.hpp"

namespace rattus::codec {
namespace {

using table::Act;
using table::Input;

constexpr auto acts = enum_words<Act>("choose", "take-back", "sit", "rise", "start", "propose", "agree", "object",
                                      "return", "rematch", "chat", "unasked", "commit", "reveal", "begin", "leave-out");
/// Of the log: a plan that does not say it was opened when picks were entries for all.
constexpr int form = 2;
constexpr std::uint64_t most_version = 0xffffffffffff;

Json stored_chair(const table::Chair& chair) {
  Json json{{"kind", word(chair.kind)}, {"name", chair.name}, {"player", chair.player}, {"level", chair.level}};
  if (!chair.guest.empty()) json["guest"] = chair.guest;
  return json;
}

table::Chair read_stored_chair(const Value& value) {
  table::Chair chair;
  value.fields({"kind", "name", "player", "level", "guest"});
  const auto kind = value.need("kind");
  if (const auto which = kind ? kind->among({"open", "person", "computer"}) : std::nullopt)
    chair.kind = static_cast<table::SeatKind>(*which);
  value.text("name", chair.name);
  value.text("player", chair.player);
  value.text("level", chair.level);
  value.text("guest", chair.guest);
  return chair;
}

table::Share read_stored_share(const Value& value) {
  table::Share share;
  value.fields({"seats", "hash", "value"});
  if (const auto seats = value.need("seats"))
    for (const Value& seat : seats->list())
      share.seats.push_back(static_cast<board::Seat>(seat.whole(1, board::max_seats).value_or(1) - 1));
  value.text("hash", share.hash);
  value.text("value", share.value);
  if (!share.value.empty() && !table::share_fits(share.hash, share.value)) value.fault("bad-share");
  return share;
}

/// Reads an object with `read`; nothing if anything is wrong with it.
template <class T, class Read>
std::optional<T> read_stored(std::string_view text, Read read) {
  Faults faults;
  const auto json = parse_json(text, "stored", faults);
  if (!json) return std::nullopt;
  T result = read(Value(*json, "stored", faults));
  if (!faults.empty()) return std::nullopt;
  return result;
}

std::uint64_t read_version(const Value& value) {
  if (value.json().is_number_unsigned() && value.json().get<std::uint64_t>() <= most_version)
    return value.json().get<std::uint64_t>();
  value.fault("not-a-number");
  return 0;
}

}  // namespace

std::string store_text(const table::Plan& plan) {
  Json seats = Json::array();
  for (const table::Chair& chair : plan.seats) seats.push_back(stored_chair(chair));
  Json json{{"setup", to_json(plan.setup)}, {"seats", std::move(seats)}, {"host", plan.host}, {"listed", plan.listed}};
  if (!plan.picks_told) json["form"] = form;
  if (plan.stream == table::Stream::chacha20) json["stream"] = chacha20_name;
  if (!plan.commit.empty()) json["commit"] = plan.commit;
  if (!plan.shares.empty()) json["shares"] = shares_json(plan.shares);
  return text_of(json);
}

std::optional<table::Plan> read_stored_plan(std::string_view text) {
  return read_stored<table::Plan>(text, [](const Value& value) {
    table::Plan plan;
    value.fields({"setup", "seats", "host", "listed", "form", "stream", "commit", "shares"});
    if (const auto setup = value.need("setup")) plan.setup = read_any_setup(*setup);
    if (const auto seats = value.need("seats"))
      for (const Value& seat : seats->list()) plan.seats.push_back(read_stored_chair(seat));
    value.text("host", plan.host);
    value.flag("listed", plan.listed);
    int written = 1;
    value.whole("form", form, form, written);
    plan.picks_told = written != form;
    if (const auto stream = value.find("stream"); stream && stream->among({chacha20_name}))
      plan.stream = table::Stream::chacha20;
    value.text("commit", plan.commit);
    if (const auto shares = value.find("shares"))
      for (const Value& share : shares->list()) plan.shares.push_back(read_stored_share(share));
    return plan;
  });
}

std::string_view word(Act act) { return acts[act]; }

std::string store_text(const Input& input) {
  Writer to;
  const auto add_text = [&](std::string_view key, const std::string& text) {
    if (!text.empty()) to.key(key).raw(quoted_text(text));
  };
  to.open('{').field("act", acts[input.act]);
  add_text("guest", input.guest);
  add_text("id", input.move_id);
  if (input.seat != board::no_seat) to.field("seat", input.seat + 1);
  if (input.version != 0) to.field("version", input.version);
  if (input.option != 0) to.field("option", input.option);
  if (input.what != table::Subject::resign) to.field("what", word(input.what));
  add_text("text", input.text);
  add_text("share", input.share);
  to.close('}');
  return to.take();
}

std::optional<Input> read_stored_input(std::string_view text) {
  return read_stored<Input>(text, [](const Value& value) {
    Input input;
    value.fields({"act", "guest", "id", "seat", "version", "option", "what", "text", "share"});
    const auto act = value.need("act");
    if (const auto which = act ? act->among({acts.begin(), acts.end()}) : std::nullopt)
      input.act = static_cast<Act>(*which);
    value.text("guest", input.guest);
    value.text("id", input.move_id);
    if (const auto seat = value.find("seat"))
      input.seat = static_cast<board::Seat>(seat->whole(1, board::max_seats).value_or(1) - 1);
    if (const auto version = value.find("version")) input.version = read_version(*version);
    value.whole("option", 0, 0x7fffffff, input.option);
    if (const auto what = value.find("what"))
      if (const auto which = what->among({"stand-in", "resign"})) input.what = static_cast<table::Subject>(*which);
    value.text("text", input.text);
    value.text("share", input.share);
    return input;
  });
}

}  // namespace rattus::codec
