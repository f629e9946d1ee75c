#include "codec/board/exact.hpp"

#include <algorithm>

#include "codec/board/words.hpp"
#include "codec/names.hpp"
#include "codec/text/hex.hpp"

namespace rattus::codec {
namespace {

using board::ExactPosition;
using board::Frame;
using board::max_seats;

/// A seat, or null for none.
void read_seat(const Value& value, std::string_view key, board::Seat& out) {
  if (const auto field = value.find(key))
    if (const auto seat = field->whole(1, max_seats)) out = static_cast<board::Seat>(*seat - 1);
}

template <std::size_t N>
void read_numbers(const Value& value, std::string_view key, std::array<int, N>& out) {
  const auto field = value.find(key);
  if (!field) return;
  const auto list = field->list();
  if (list.size() > N) return field->fault("too-many", std::to_string(N));
  for (std::size_t i = 0; i < list.size(); ++i) out[i] = list[i].whole(0, 255).value_or(0);
}

template <std::size_t N>
Json numbers(const std::array<int, N>& values) {
  std::size_t count = N;
  while (count > 0 && values[count - 1] == 0) --count;
  Json list = Json::array();
  for (std::size_t i = 0; i < count; ++i) list.push_back(values[i]);
  return list;
}

/// `["turn", step, seat, ...]`: then the bytes that it holds.
std::optional<Frame> read_frame(const Value& value) {
  const auto list = value.list();
  if (list.size() != 3 + frame_bytes) {
    value.fault("frame");
    return std::nullopt;
  }
  const auto kind =
      list[0].among(words<board::FrameKind>(static_cast<std::size_t>(board::FrameKind::final_plague) + 1));
  const auto byte = [&list](std::size_t i) { return static_cast<std::uint8_t>(list[i].whole(0, 255).value_or(0)); };
  Frame frame{static_cast<board::FrameKind>(kind.value_or(0)), byte(1), byte(2), {}};
  for (std::size_t i = 0; i < frame.bytes.size(); ++i) frame.bytes[i] = byte(i + 3);
  if (!kind) return std::nullopt;
  return frame;
}

Json frame_json(const Frame& f) {
  Json json{std::string(word(f.kind)), f.step, f.seat};
  for (const std::uint8_t byte : f.bytes) json.push_back(byte);
  return json;
}

std::vector<std::string_view> phase_words() {
  return words<board::Phase>(static_cast<std::size_t>(board::Phase::over) + 1);
}

}  // namespace

const std::vector<std::string_view>& stage_words() {
  static const std::vector<std::string_view> list{"placement",  "action",       "plague",
                                                  "final-turn", "final-ravage", "over"};
  return list;
}

std::optional<ExactPosition> read_exact(const Value& value) {
  if (!value.fields({"phase",       "active",      "decision",  "seat",      "neutral", "revealed", "reveal_all",
                     "zero_limits", "beside",      "laid_open", "redrawn",   "grown",   "picked",   "losses",
                     "token_kills", "phase_kills", "memory",    "protected", "frames",  "seal"}))
    return std::nullopt;
  ExactPosition e;
  if (const auto phase = value.need("phase"))
    if (const auto place = phase->among(phase_words())) e.phase = static_cast<board::Phase>(*place);
  read_seat(value, "active", e.active);
  if (const auto decision = value.find("decision")) e.asked = decision->text().value_or("");
  read_seat(value, "seat", e.decider);
  value.whole("neutral", 0, 255, e.neutral);
  value.whole("revealed", 0, board::max_tokens, e.revealed);
  value.flag("reveal_all", e.reveal_all);
  value.flag("zero_limits", e.zero_limits);
  value.whole("beside", 0, 255, e.beside);
  read_numbers(value, "laid_open", e.laid_open);
  for (const auto& [key, to] : {std::pair("redrawn", &e.redrawn), std::pair("grown", &e.grown)})
    if (const auto tokens = value.find(key))
      for (const Value& item : tokens->list()) to->push_back(item.whole(1, board::max_tokens).value_or(0));
  value.whole("picked", 0, 255, e.picked);
  read_numbers(value, "losses", e.losses);
  read_numbers(value, "token_kills", e.token_kills);
  read_numbers(value, "phase_kills", e.phase_kills);
  if (const auto memory = value.find("memory"))
    for (const Value& item : memory->list())
      e.memory.push_back(static_cast<std::uint8_t>(item.whole(0, 255).value_or(0)));
  if (const auto cards = value.find("protected"))
    for (const Value& item : cards->list())
      if (auto name = item.text()) e.protected_cards.push_back(std::move(*name));
  if (const auto frames = value.find("frames"))
    for (const Value& item : frames->list())
      if (const auto frame = read_frame(item)) e.frames.push_back(*frame);
  if (const auto seal = value.need("seal")) {
    const auto number = parse_hex(seal->text().value_or(""));
    if (!number) seal->fault("unknown-value", "16 hexadecimal digits");
    e.seal = number.value_or(0);
  }
  return e;
}

Json to_json(const ExactPosition& e) {
  Json json{{"phase", std::string(word(e.phase))}};
  if (e.active != board::no_seat) json["active"] = e.active + 1;
  if (!e.asked.empty()) {
    json["decision"] = e.asked;
    json["seat"] = e.decider + 1;
  }
  if (e.neutral != 0) json["neutral"] = e.neutral;
  if (e.revealed != 0) json["revealed"] = e.revealed;
  if (e.reveal_all) json["reveal_all"] = true;
  if (e.zero_limits) json["zero_limits"] = true;
  if (e.beside != 0) json["beside"] = e.beside;
  if (!e.redrawn.empty()) json["redrawn"] = e.redrawn;
  if (!e.grown.empty()) json["grown"] = e.grown;
  const auto add = [&json](const char* key, Json list) {
    if (!list.empty()) json[key] = std::move(list);
  };
  add("laid_open", numbers(e.laid_open));
  if (e.picked != 0) json["picked"] = e.picked;
  add("losses", numbers(e.losses));
  add("token_kills", numbers(e.token_kills));
  add("phase_kills", numbers(e.phase_kills));
  add("memory", Json(e.memory));
  add("protected", Json(e.protected_cards));
  json["frames"] = Json::array();
  for (const Frame& frame : e.frames) json["frames"].push_back(frame_json(frame));
  json["seal"] = hex_text(e.seal);
  return json;
}

}  // namespace rattus::codec
