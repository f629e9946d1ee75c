#include "host/review.hpp"

#include <algorithm>
#include <cassert>

#include "codec/record/parts.hpp"
#include "host/teaching.hpp"

namespace rattus::host {

struct RecordReview::Work {
  virtual ~Work() = default;
  [[nodiscard]] virtual table::Review& review() const = 0;
  [[nodiscard]] virtual std::string message(const std::string& id) const = 0;
};

namespace {

/// What is told at most, and how much it must have mattered.
constexpr std::size_t most_costly = 3, most_luck = 12;
constexpr ai::Value least_costly = ai::win / 50, least_luck = ai::win / 50;

template <class Kit>
class WorkOf final : public RecordReview::Work {
 public:
  using Game = table::GameOf<Kit>;
  using Events = table::EventsOf<Kit>;

  WorkOf(Record record, const typename Kit::Tables& tables, const table::ReviewStyle& style, ai::Clock clock)
      : record_(std::move(record)),
        start_(begin(record_, tables)),
        parts_(start_, tables),
        review_(table::review_of(start_, record_.choices, style, std::move(clock))) {}

  [[nodiscard]] table::Review& review() const override { return *review_; }
  [[nodiscard]] std::string message(const std::string& id) const override;

 private:
  static Game begin(const Record& record, const typename Kit::Tables& tables) {
    Events unheard;
    auto started = Game::start(std::get<typename Kit::SetUp>(record.setup), tables, record.origin(), unheard);
    assert(std::holds_alternative<Game>(started));
    return std::get<Game>(std::move(started));
  }
  [[nodiscard]] unsigned players() const { return start_.rules().players; }
  void write_costly(Writer& to, const table::Judgement& one, const Game& game) const;
  void write_luck(Writer& to, const table::Stroke& one, const Events& events) const;
  void write_curve(Writer& to, const Game& end) const;
  [[nodiscard]] std::vector<const table::Judgement*> costly() const;
  [[nodiscard]] std::vector<const table::Stroke*> luck() const;

  Record record_;
  Game start_;
  RecordParts<Kit> parts_;
  std::unique_ptr<table::Review> review_;
};

/// The costliest of every seat, in the order of the game.
template <class Kit>
std::vector<const table::Judgement*> WorkOf<Kit>::costly() const {
  std::vector<const table::Judgement*> list;
  for (unsigned seat = 0; seat < players(); ++seat) {
    const auto own = review_->costliest(static_cast<table::Seat>(seat), most_costly, least_costly);
    list.insert(list.end(), own.begin(), own.end());
  }
  std::sort(list.begin(), list.end(), [](const auto* x, const auto* y) { return x->step < y->step; });
  return list;
}

/// The heaviest strokes of chance, in the order of the game.
template <class Kit>
std::vector<const table::Stroke*> WorkOf<Kit>::luck() const {
  std::vector<const table::Stroke*> list;
  for (const auto& one : review_->strokes())
    if (one.weight() >= least_luck) list.push_back(&one);
  std::stable_sort(list.begin(), list.end(), [](const auto* x, const auto* y) { return x->weight() > y->weight(); });
  if (list.size() > most_luck) list.resize(most_luck);
  std::sort(list.begin(), list.end());  // they lie in the order of the game
  return list;
}

template <class Kit>
void WorkOf<Kit>::write_costly(Writer& to, const table::Judgement& one, const Game& game) const {
  const auto view = game.view(one.advice.seat);
  const Telling<Kit> telling{view, game.options(), parts_.names()};
  to.open('{').field("step", one.step).field("seat", one.advice.seat + 1);
  to.field("decision", word(game.rules(), game.state().asked)).field("loss", thousandths(one.advice.loss));
  write_view(to.key("view"), view, parts_.names());
  telling.write(to.key("chosen"), one.advice.chosen);
  telling.write(to.key("best"), one.advice.best);
  to.close('}');
}

template <class Kit>
void WorkOf<Kit>::write_luck(Writer& to, const table::Stroke& one, const Events& events) const {
  to.open('{').field("step", one.step + 1).field("seat", one.seat + 1);
  write_event(to.key("event"), start_.rules(), events[one.event], table::no_seat, parts_.names());
  write_chances(to, "before", one.before, players());
  write_chances(to, "after", one.after, players());
  to.close('}');
}

template <class Kit>
void WorkOf<Kit>::write_curve(Writer& to, const Game& end) const {
  const auto add = [&](std::size_t step, const table::Chances& chances) {
    to.open('{').field("step", step);
    write_chances(to, "chances", chances, players());
    to.close('}');
  };
  to.key("curve").open('[');
  for (const auto& one : review_->judgements()) add(one.step, one.advice.chances);
  if (end.over()) add(review_->all(), table::come_to(end.result()));
  to.close(']');
}

template <class Kit>
std::string WorkOf<Kit>::message(const std::string& id) const {
  const auto costly = this->costly();
  const auto luck = this->luck();
  Writer mistakes, strokes, to;  // both go through the game once
  mistakes.open('[');
  strokes.open('[');
  Game game = start_;
  Events events;
  std::size_t a = 0, b = 0;
  for (std::size_t step = 0; step < record_.choices.size(); ++step) {
    for (; a < costly.size() && costly[a]->step == step; ++a) write_costly(mistakes, *costly[a], game);
    events.clear();
    game.choose(record_.choices[step], events);
    for (; b < luck.size() && luck[b]->step == step; ++b) write_luck(strokes, *luck[b], events);
  }
  to.open('{').field("type", "review");
  if (!id.empty()) to.key("id").raw(quoted_text(id));
  to.key("costly").raw(mistakes.close(']').text()).key("luck").raw(strokes.close(']').text());
  write_curve(to, game);
  to.close('}');
  return to.take();
}

}  // namespace

RecordReview::RecordReview(std::unique_ptr<Work> work) : work_(std::move(work)) {}
RecordReview::RecordReview(RecordReview&&) noexcept = default;
RecordReview& RecordReview::operator=(RecordReview&&) noexcept = default;
RecordReview::~RecordReview() = default;

RecordReview RecordReview::of(Record record, const GameData& data, const Nets& nets, table::ReviewStyle style,
                              ai::Clock clock) {
  if (style.nets.empty()) style.nets = nets.all();
  const auto tables = data.tables(record.setup);
  return RecordReview(table::with_kit(record.setup, [&]<class Kit>(Kit) -> std::unique_ptr<Work> {
    return std::make_unique<WorkOf<Kit>>(std::move(record), *tables.template as<Kit>(), style, std::move(clock));
  }));
}

bool RecordReview::work(ai::Budget slice) { return work_->review().work(slice); }
const table::Review& RecordReview::review() const { return work_->review(); }
std::string RecordReview::progress_message() const {
  Writer to;
  to.open('{').field("type", "reviewing").field("done", review().done()).field("all", review().all()).close('}');
  return to.take();
}
std::string RecordReview::message(const std::string& id) const { return work_->message(id); }

}  // namespace rattus::host
