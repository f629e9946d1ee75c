#include <cassert>

#include "codec/record/parts.hpp"
#include "codec/shares.hpp"

namespace rattus::codec {

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
Record record_of(const table::CourseOf<Kit>& course) {
  Record record{course.setup(), course.seed(), {}, {}, {}};
  record.stream = course.origin().stream;
  record.shares = course.origin().shares;
  record.earlier_rounds = course.origin().earlier_rounds;
  for (const std::size_t place : course.line()) record.choices.push_back(course.steps()[place].option);
  return record;
}

template Record record_of(const table::CourseOf<board::Kit>&);
template Record record_of(const table::CourseOf<cartus::Kit>&);

Record record_of(const table::Match& match, const std::string& seed_hash) {
  Record record = match.course().visit([](const auto& course) { return record_of(course); });
  for (const table::Chair& chair : match.seats())
    record.seats.push_back({chair.kind == table::SeatKind::computer, chair.name, chair.player, chair.level});
  record.seed_hash = seed_hash;
  record.agreed = match.ended() == table::Ended::agreement;
  return record;
}

namespace {

template <class Kit>
std::string write_record_of(const Record& record, const typename Kit::Tables& tables, Trace trace) {
  std::vector<table::EventsOf<Kit>> events(1);
  const auto& setup = std::get<typename Kit::SetUp>(record.setup);
  auto started = table::GameOf<Kit>::start(setup, tables, record.origin(), events[0]);
  assert(std::holds_alternative<table::GameOf<Kit>>(started));
  auto& game = std::get<table::GameOf<Kit>>(started);
  const RecordParts<Kit> parts(game, tables);

  std::string text = "{\"format\": \"rattus-record\", \"version\": " + std::to_string(record_version);
  const auto add = [&](const char* key, const Json& json) {
    text += std::string(",\n\"") + key + "\": " + text_of(json);
  };
  add("setup", parts.setup(record.setup, game));
  add("seed", hex(record.seed));
  if (!record.seed_hash.empty()) add("seed_hash", record.seed_hash);
  if (record.stream == table::Stream::chacha20) add("stream", chacha20_name);
  if (!record.shares.empty()) add("shares", shares_json(record.shares));
  if (!record.earlier_rounds.empty()) add("earlier_rounds", rounds_json(record.earlier_rounds));
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
    text += (events.size() == 2 ? "\n" : ",\n") + text_of(step);
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
    return write_record_of<Kit>(record, data.tables(std::get<typename Kit::SetUp>(record.setup)), trace);
  });
}

}  // namespace rattus::codec
