#include "host/record_look.hpp"

#include <cassert>

#include "codec/board/events.hpp"
#include "codec/board/full_state.hpp"
#include "codec/board/view.hpp"
#include "codec/cartus/events.hpp"
#include "codec/cartus/view.hpp"
#include "codec/match/messages.hpp"
#include "codec/record/parts.hpp"
#include "codec/shares.hpp"

namespace rattus::host {

/// A record of whichever game.
struct RecordLook::Look {
  virtual ~Look() = default;
  [[nodiscard]] virtual Json opened_message() const = 0;
  virtual std::string step_message(std::size_t step, std::optional<table::Seat> viewer, const std::string& id) = 0;
  [[nodiscard]] virtual Json odds_message() const = 0;
  [[nodiscard]] virtual const Record& record() const = 0;
  [[nodiscard]] virtual std::size_t steps() const = 0;
  [[nodiscard]] virtual unsigned players() const = 0;
};

namespace {

/// How the time line names what an event begins; null for one that is no mark.
[[maybe_unused]] const char* mark_of(board::TypeOfEvent type) {
  using board::EventType;
  if (type == EventType::turn_started) return "turn";
  if (type == EventType::final_turn_started) return "final-turn";
  return type == EventType::final_ravage ? "final-ravage" : nullptr;
}
[[maybe_unused]] const char* mark_of(cartus::EventType type) {
  return type == cartus::EventType::round_started ? "round" : nullptr;
}

/// The round that an event says has begun.
[[maybe_unused]] bool starts_round(board::TypeOfEvent type) { return type == board::EventType::turn_started; }
[[maybe_unused]] bool starts_round(cartus::EventType type) { return type == cartus::EventType::round_started; }

template <class Kit>
class LookOf final : public RecordLook::Look {
 public:
  using Game = table::GameOf<Kit>;
  using Events = table::EventsOf<Kit>;

  LookOf(Record record, const typename Kit::Tables& tables)
      : record_(std::move(record)), start_(begin(record_, tables, laid_out_)), parts_(start_, tables), shown_(start_) {}

  [[nodiscard]] std::size_t steps() const override { return record_.choices.size(); }
  [[nodiscard]] unsigned players() const override { return start_.rules().players; }
  [[nodiscard]] Json odds_message() const override {
    return codec::odds_message(shown_.view(viewer_.value_or(table::no_seat)), parts_.names());
  }
  [[nodiscard]] const Record& record() const override { return record_; }
  [[nodiscard]] Json opened_message() const override;
  std::string step_message(std::size_t step, std::optional<table::Seat> viewer, const std::string& id) override;

 private:
  static Game begin(const Record& record, const typename Kit::Tables& tables, Events& events) {
    auto started = Game::start(std::get<typename Kit::SetUp>(record.setup), tables, record.origin(), events);
    assert(std::holds_alternative<Game>(started));
    return std::get<Game>(std::move(started));
  }
  [[nodiscard]] Json marks() const;
  void write_events(Writer& to, const Events& events, std::optional<table::Seat> viewer) const;

  Record record_;
  Events laid_out_;  ///< what happened before the first choice
  Game start_;
  RecordParts<Kit> parts_;
  Game shown_;
  std::optional<table::Seat> viewer_ = table::no_seat;
};

template <class Kit>
Json LookOf<Kit>::marks() const {
  Json list = Json::array();
  Events events = laid_out_;
  Game game = start_;
  int round = 0;
  for (std::size_t step = 0;; ++step) {
    for (const auto& event : events) {
      const char* what = mark_of(event.type);
      if (!what) continue;
      if (starts_round(event.type)) round = event.count;
      Json mark{{"step", step}, {"what", what}, {"round", round}};
      if (event.seat != table::no_seat) mark["seat"] = event.seat + 1;
      list.push_back(std::move(mark));
    }
    if (step == steps()) break;
    events.clear();
    game.choose(record_.choices[step], events);
  }
  if (game.over() || record_.agreed) list.push_back({{"step", steps()}, {"what", "end"}, {"round", round}});
  return list;
}

template <class Kit>
Json LookOf<Kit>::opened_message() const {
  Game game = start_;
  Events unheard;  // choosing without any would be the rules once more, in a program that is to be small
  for (const std::uint8_t choice : record_.choices) {
    unheard.clear();
    game.choose(choice, unheard);
  }
  Json json{{"type", "record-opened"},
            {"setup", parts_.setup(record_.setup, start_)},
            {"seats", seats_json(record_.seats)},
            {"steps", steps()},
            {"marks", marks()},
            {"seed", hex(record_.seed)}};
  if (!record_.seed_hash.empty()) json["seed_hash"] = record_.seed_hash;
  if (!record_.shares.empty()) json["shares"] = shares_json(record_.shares);
  if (!record_.earlier_rounds.empty()) json["earlier_rounds"] = rounds_json(record_.earlier_rounds);
  if (game.over() || record_.agreed) json["ended"] = record_.agreed ? "agreement" : "result";
  json["result"] = game.over() ? parts_.result(game) : Json();
  return json;
}

template <class Kit>
void LookOf<Kit>::write_events(Writer& to, const Events& events, std::optional<table::Seat> viewer) const {
  to.open('[');
  for (const auto& event : events)
    if (!viewer)
      write_full_event(to, shown_.rules(), event, parts_.names());
    else if (heard(event, *viewer))
      write_event(to, shown_.rules(), event, *viewer, parts_.names());
  to.close(']');
}

template <class Kit>
std::string LookOf<Kit>::step_message(std::size_t step, std::optional<table::Seat> viewer, const std::string& id) {
  assert(step <= steps());
  Events events = laid_out_;
  shown_ = start_;
  viewer_ = viewer;
  for (std::size_t i = 0; i < step; ++i) {
    events.clear();
    shown_.choose(record_.choices[i], events);
  }
  Writer to;
  to.open('{').field("type", "update");
  if (!id.empty()) to.key("id").raw(quoted_text(id));
  to.field("version", step).field("base", 0).key("view");
  if (viewer)
    write_view(to, shown_.view(*viewer), parts_.names());
  else
    write_open_view(to, shown_.rules(), shown_.state(), parts_.names());
  to.field("decision", nullptr);
  write_events(to.key("events"), events, viewer);
  if (step < steps()) to.key("choice").raw(text_of(parts_.choice(shown_, record_.choices[step], Trace::none)));
  to.close('}');
  return to.take();
}

}  // namespace

RecordLook::RecordLook(std::unique_ptr<Look> look) : look_(std::move(look)) {}
RecordLook::RecordLook(RecordLook&&) noexcept = default;
RecordLook& RecordLook::operator=(RecordLook&&) noexcept = default;
RecordLook::~RecordLook() = default;

RecordLook RecordLook::open(Record record, const GameData& data) {
  const auto tables = data.tables(record.setup);
  return RecordLook(table::with_kit(record.setup, [&]<class Kit>(Kit) -> std::unique_ptr<Look> {
    return std::make_unique<LookOf<Kit>>(std::move(record), *tables.as<Kit>());
  }));
}

std::variant<RecordLook, RecordFault> RecordLook::open(const Json& json, const GameData& data) {
  auto checked = check_parsed_record(json, data);
  if (auto* fault = std::get_if<RecordFault>(&checked)) return std::move(*fault);
  return open(std::get<Record>(std::move(checked)), data);
}

Json RecordLook::opened_message() const { return look_->opened_message(); }
std::string RecordLook::step_message(std::size_t step, std::optional<table::Seat> viewer, const std::string& id) {
  return look_->step_message(step, viewer, id);
}
Json RecordLook::odds_message() const { return look_->odds_message(); }
const Record& RecordLook::record() const { return look_->record(); }
std::size_t RecordLook::steps() const { return look_->steps(); }
unsigned RecordLook::players() const { return look_->players(); }

}  // namespace rattus::host
