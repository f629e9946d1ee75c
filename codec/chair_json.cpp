#include "codec/chair_json.hpp"

#include "ai/agents.hpp"
#include "codec/text/plain_text.hpp"
#include "engine/core/enum_words.hpp"

namespace rattus::codec {
namespace {

using table::Chair;
using table::SeatKind;

constexpr auto kinds = enum_words<SeatKind>("open", "person", "computer");
constexpr auto stages = enum_words<table::Stage>("gathering", "playing", "over");
constexpr auto subjects = enum_words<table::Subject>("stand-in", "resign");

}  // namespace

std::string_view word(SeatKind kind) { return kinds[kind]; }
std::string_view word(table::Stage stage) { return stages[stage]; }
std::string_view word(table::Subject what) { return subjects[what]; }

Chair read_chair(const Value& seat, const table::Guest& host, const std::string& host_name) {
  Chair chair;
  if (!seat.fields({"kind", "name", "player", "level"})) return chair;
  const auto kind = seat.need("kind");
  const auto which = kind ? kind->among({"open", "me", "computer", "person"}) : std::nullopt;
  if (!which) return chair;
  chair.kind = *which == 3 ? SeatKind::person : static_cast<SeatKind>(*which);
  if (chair.kind == SeatKind::person) {
    chair.guest = host;
    chair.name = host_name;
  }
  std::string name;
  seat.text("name", name);
  if (!name.empty()) chair.name = name;
  if (!name.empty() && !is_name(name)) seat.fault("bad-name", "name");
  seat.text("player", chair.player);
  seat.text("level", chair.level);
  std::string error;
  if (!ai::parse_agent(chair.player + ":" + chair.level, error)) seat.fault("unknown-value", error);
  return chair;
}

Json chair_json(const Chair& chair, board::Seat seat, const table::Guest& asking, const table::IsPresent& present) {
  const bool person = chair.kind == SeatKind::person, computer = chair.kind == SeatKind::computer;
  Json json{{"seat", seat + 1},
            {"kind", word(chair.kind)},
            {"name", chair.name},
            {"you", person && chair.guest == asking},
            {"present", computer || (person && present && present(chair.guest))},
            {"stand_in", chair.stand_in}};
  if (computer || chair.stand_in) {
    json["player"] = chair.player;
    json["level"] = chair.level;
  }
  return json;
}

}  // namespace rattus::codec
