#include "codec/chair_json.hpp"

#include <array>

#include "ai/agents.hpp"
#include "codec/plain_text.hpp"

namespace rattus::codec {
namespace {

using table::Chair;
using table::SeatKind;

constexpr std::array<std::string_view, 3> kinds{"open", "person", "computer"};
constexpr std::array<std::string_view, 3> stages{"gathering", "playing", "over"};
constexpr std::array<std::string_view, 2> subjects{"stand-in", "resign"};

}  // namespace

std::string_view word(SeatKind kind) { return kinds[static_cast<std::size_t>(kind)]; }
std::string_view word(table::Stage stage) { return stages[static_cast<std::size_t>(stage)]; }
std::string_view word(table::Subject what) { return subjects[static_cast<std::size_t>(what)]; }

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
