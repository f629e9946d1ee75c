#include "codec/record_look.hpp"

#include <cassert>

#include "codec/events.hpp"
#include "codec/full_state.hpp"
#include "codec/view_json.hpp"

namespace rattus::codec {
namespace {

using board::EventType;

/// How the time line names what an event begins; null for one that is no mark.
const char* mark_of(EventType type) {
  switch (type) {
    case EventType::turn_started: return "turn";
    case EventType::final_turn_started: return "final-turn";
    case EventType::final_ravage: return "final-ravage";
    default: return nullptr;
  }
}

}  // namespace

RecordLook::RecordLook(Record record, const GameData& data, table::Game start, table::EventList events)
    : record_(std::move(record)),
      start_(std::move(start)),
      laid_out_(std::move(events)),
      parts_(start_, data, record_.setup.board),
      shown_(start_) {}

RecordLook RecordLook::open(Record record, const GameData& data) {
  table::EventList events;
  auto started = table::Game::start(record.setup, data.tables(record.setup.board), record.seed, events);
  assert(std::holds_alternative<table::Game>(started));
  return {std::move(record), data, std::get<table::Game>(std::move(started)), std::move(events)};
}

std::variant<RecordLook, RecordFault> RecordLook::open(const Json& json, const GameData& data) {
  auto checked = check_parsed_record(json, data);
  if (auto* fault = std::get_if<RecordFault>(&checked)) return std::move(*fault);
  return open(std::get<Record>(std::move(checked)), data);
}

Json RecordLook::marks() const {
  Json list = Json::array();
  table::EventList events = laid_out_;
  table::Game game = start_;
  int round = 0;
  for (std::size_t step = 0;; ++step) {
    for (const board::Event& event : events) {
      const char* what = mark_of(event.type);
      if (!what) continue;
      if (event.type == EventType::turn_started) round = event.count;
      Json mark{{"step", step}, {"what", what}, {"round", round}};
      if (event.seat != board::no_seat) mark["seat"] = event.seat + 1;
      list.push_back(std::move(mark));
    }
    if (step == steps()) break;
    events.clear();
    game.choose(record_.choices[step], events);
  }
  if (game.over() || record_.agreed) list.push_back({{"step", steps()}, {"what", "end"}, {"round", round}});
  return list;
}

Json RecordLook::opened_message() const {
  table::Game game = start_;
  for (const std::uint8_t choice : record_.choices) game.choose(choice);
  Json json{{"type", "record-opened"},
            {"setup", record_setup_json(record_.setup, rules())},
            {"seats", seats_json(record_.seats)},
            {"steps", steps()},
            {"marks", marks()},
            {"seed", hex(record_.seed)}};
  if (!record_.seed_hash.empty()) json["seed_hash"] = record_.seed_hash;
  if (game.over() || record_.agreed) json["ended"] = record_.agreed ? "agreement" : "result";
  json["result"] = game.over() ? parts_.result(game) : Json();
  return json;
}

std::string RecordLook::step_message(std::size_t step, std::optional<board::Seat> viewer, const std::string& id) {
  assert(step <= steps());
  table::EventList events = laid_out_;
  shown_ = start_;
  viewer_ = viewer;
  for (std::size_t i = 0; i < step; ++i) {
    events.clear();
    shown_.choose(record_.choices[i], events);
  }
  Writer to;
  to.open('{').field("type", "update");
  if (!id.empty()) to.key("id").raw(Json(id).dump());
  to.field("version", step).field("base", 0).key("view");
  if (viewer)
    write_view(to, view(), names());
  else
    write_open_view(to, rules(), shown_.state(), names());
  to.field("decision", nullptr).key("events").open('[');
  for (const board::Event& event : events)
    viewer ? write_event(to, rules(), event, *viewer, names()) : write_full_event(to, rules(), event, names());
  to.close(']');
  if (step < steps()) to.key("choice").raw(parts_.choice(shown_, record_.choices[step], Trace::none).dump());
  to.close('}');
  return std::move(to.text());
}

}  // namespace rattus::codec
