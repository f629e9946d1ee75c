#include <cassert>

#include "codec/record_parts.hpp"

namespace rattus::codec {
namespace {

template <class N>
std::string hex_digits(N value, int digits) {
  std::string text(static_cast<std::size_t>(digits), '0');
  for (auto place = text.rbegin(); place != text.rend(); ++place, value >>= 4) *place = "0123456789abcdef"[value & 15U];
  return text;
}

}  // namespace

std::string hex(std::uint64_t hash) { return hex_digits(hash, 16); }
std::string hex(Seed seed) { return hex(seed.high) + hex(seed.low); }

std::optional<Seed> read_seed(std::string_view text) {
  if (text.size() != 32) return std::nullopt;
  Seed seed;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto digit = std::string_view("0123456789abcdef").find(text[i]);
    if (digit == std::string_view::npos) return std::nullopt;
    std::uint64_t& half = i < 16 ? seed.high : seed.low;
    half = half << 4 | digit;
  }
  return seed;
}

template <class Kit>
Record record_of(const table::TableOf<Kit>& table) {
  Record record{table.setup(), table.seed(), table.seats(), {}, {}};
  for (const std::size_t place : table.line()) record.choices.push_back(table.log()[place].option);
  return record;
}

template Record record_of(const table::TableOf<board::Kit>&);
template Record record_of(const table::TableOf<cartus::Kit>&);

Record record_of(const table::Match& match, const std::string& seed_hash) {
  Record record = match.hosted().visit([](const auto& table) { return record_of(table); });
  record.seed_hash = seed_hash;
  record.agreed = match.ended() == table::Ended::agreement;
  return record;
}

namespace {

template <class Kit>
std::string write_record_of(const Record& record, const typename Kit::Tables& tables, Trace trace) {
  std::vector<table::EventsOf<Kit>> events(1);
  const auto& setup = std::get<typename Kit::SetUp>(record.setup);
  auto started = table::GameOf<Kit>::start(setup, tables, record.seed, events[0]);
  assert(std::holds_alternative<table::GameOf<Kit>>(started));
  auto& game = std::get<table::GameOf<Kit>>(started);
  const RecordParts<Kit> parts(game, tables);

  std::string text = "{\"format\": \"rattus-record\", \"version\": 1";
  const auto add = [&](const char* key, const Json& json) {
    text += std::string(",\n\"") + key + "\": " + json.dump();
  };
  add("setup", record_setup_json(record.setup, game.rules()));
  add("seed", hex(record.seed));
  if (!record.seed_hash.empty()) add("seed_hash", record.seed_hash);
  if (!record.seats.empty()) add("seats", seats_json(record.seats));
  if (const Json cards = cards_json(parts.names()); !cards.is_null()) add("cards", cards);
  Json start = Json::object();
  parts.add_happened(start, game, events[0], trace);
  add("start", start);

  text += ",\n\"steps\": [";
  for (const std::uint8_t choice : record.choices) {
    assert(choice < game.options().size());
    Json step = parts.choice(game, choice, trace);
    game.choose(choice, events.emplace_back());
    parts.add_happened(step, game, events.back(), trace);
    text += (events.size() == 2 ? "\n" : ",\n") + step.dump();
  }
  text += "]";
  if (record.agreed) add("ended", "agreement");
  add("result", game.over() ? parts.result(game) : Json());
  add("opened", game.over() ? parts.opened(game, events) : Json());
  return text + "}\n";
}

}  // namespace

std::string write_record(const Record& record, const GameData& data, Trace trace) {
  return table::with_kit(record.setup, [&]<class Kit>(Kit) {
    return write_record_of<Kit>(record, *data.tables(record.setup).as<Kit>(), trace);
  });
}

}  // namespace rattus::codec
