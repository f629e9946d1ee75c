#include "codec/lobby.hpp"

#include <array>
#include <ctime>

#include "ai/agents.hpp"
#include "codec/chair_json.hpp"
#include "codec/match/messages.hpp"
#include "codec/setup_check.hpp"
#include "codec/setup_json.hpp"
#include "codec/text/plain_text.hpp"
#include "codec/text/reader.hpp"

namespace rattus::codec {
namespace {

/// More seats than any game has are not looked at one by one.
constexpr std::size_t most_seats = 99;

/// Reads a document with `read`; everything wrong with it comes back at once.
template <class T, class Read>
std::variant<T, Json> read_document(std::string_view text, const Texts& texts, Read read) {
  Faults faults;
  if (const auto json = parse_json(text, "message", faults)) {
    T value = read(Value(*json, "message", faults));
    if (faults.empty()) return value;
  }
  return refused_message(std::string(), refusals(faults), texts);
}

}  // namespace

std::variant<table::Plan, Json> read_open_table(std::string_view text, const GameData& data, const table::Guest& host,
                                                const std::string& host_name) {
  return read_document<table::Plan>(text, data.text(), [&](const Value& message) {
    table::Plan plan;
    plan.host = host;
    plan.stream = table::Stream::chacha20;
    if (!message.fields({"setup", "seats", "listed", "commit"})) return plan;
    if (const auto setup = message.need("setup")) plan.setup = read_any_setup(*setup);
    message.flag("listed", plan.listed);
    message.text("commit", plan.commit);
    if (message.clean() && !plan.commit.empty() && !table::is_share_hash(plan.commit))
      message.fault("unknown-value", "64 hexadecimal digits");
    const auto seats = message.need("seats");
    if (!seats) return plan;
    if (seats->json().size() > most_seats) {
      seats->fault("too-many", std::to_string(most_seats));
      return plan;
    }
    for (const Value& seat : seats->list()) {
      plan.seats.push_back(read_chair(seat, host, host_name));
      // Levels are for everybody, budgets for whoever owns the processor.
      const table::Chair& chair = plan.seats.back();
      if (!ai::names_level_alone(chair.player + ":" + chair.level)) seat.fault("unknown-value", "level");
    }
    const int players = table::players_of(plan.setup);
    if (message.clean() && plan.seats.size() != static_cast<std::size_t>(players))
      seats->fault("unknown-value", std::to_string(players) + " seats");
    return plan;
  });
}

std::variant<std::string, Json> read_name(std::string_view text, const Texts& texts) {
  return read_document<std::string>(text, texts, [](const Value& message) {
    std::string name;
    if (!message.fields({"name"})) return name;
    const auto field = message.need("name");
    if (const auto given = field ? field->text() : std::nullopt) name = *given;
    if (message.clean() && !is_name(name)) field->fault("bad-name");
    return name;
  });
}

Json check_setup_message(std::string_view text, const GameData& data) {
  const auto read = read_document<table::AnySetUp>(text, data.text(), [](const Value& message) {
    table::AnySetUp setup;
    if (!message.fields({"setup"})) return setup;
    if (const auto given = message.need("setup")) setup = read_any_setup(*given);
    return setup;
  });
  if (const auto* refused = std::get_if<Json>(&read)) return *refused;
  return setup_check_json(std::get<table::AnySetUp>(read), data, "en");
}

Json summary(const TableFace& table, const table::Guest& asking, const table::IsPresent& present) {
  Json seats = Json::array();
  for (table::Seat seat = 0; seat < table.face.seats.size(); ++seat)
    seats.push_back(chair_json(table.face.seats[seat], seat, asking, present));
  return {{"id", table.id},
          {"setup", to_json(table.face.setup)},
          {"phase", word(table.stage)},
          {"seats", std::move(seats)},
          {"listed", table.face.listed},
          {"opened", utc_text(table.opened)},
          {"seed_hash", table.seed_hash}};
}

Json refused_message(std::string_view code, std::string_view reason) {
  return {{"type", "refused"}, {"code", code}, {"reason", reason}};
}

std::string utc_text(std::int64_t seconds) {
  const std::time_t time = static_cast<std::time_t>(seconds);
  std::tm parts{};
  gmtime_r(&time, &parts);
  std::array<char, 32> text{};
  const std::size_t size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), size};
}

}  // namespace rattus::codec
