#include "table/computers.hpp"

#include <cassert>
#include <optional>

namespace rattus::table {
namespace {

static_assert(board::max_seats >= cartus::max_seats);

template <class Kit>
class MindOf final : public Mind {
 public:
  explicit MindOf(std::unique_ptr<ai::PlayerOf<Kit>> player) : player_(std::move(player)) {}

  void begin(const AnyCourse& course, Seat seat) override {
    const GameOf<Kit>& game = course.as<Kit>()->game();
    begin(game.view(seat), game.options());
  }
  void begin(const typename Kit::View& view, const typename Kit::ActionList& options) {
    view_.emplace(view);
    options_ = options;
    player_->begin(view, options_);
  }
  bool think(ai::Budget slice) override { return player_->think(slice); }
  [[nodiscard]] std::size_t option() const override { return option_of(options_, player_->choice()); }
  [[nodiscard]] bool several() const override { return Kit::takes_several(view_->known().asked); }
  bool next() override {
    const auto action = player_->choice();
    if (!Kit::stays_open(view_->known(), action)) return false;
    typename Kit::State after = view_->known();  // a pick concerns nothing that its chooser does not see
    go_ahead<Kit>(view_->rules(), after, action, options_);
    view_.emplace(view_->rules(), after, view_->viewer());
    player_->begin(*view_, options_);
    return true;
  }

 private:
  std::unique_ptr<ai::PlayerOf<Kit>> player_;
  std::optional<typename Kit::View> view_;
  typename Kit::ActionList options_;
};

template <class Kit>
class PosedOf final : public Posed {
 public:
  explicit PosedOf(const GameOf<Kit>& game) : view_(game.view(game.decider())), options_(game.options()) {}

  [[nodiscard]] std::unique_ptr<Mind> take_up(const ai::Agent& agent, Seed seed, ai::Clock clock) const override {
    auto mind = std::make_unique<MindOf<Kit>>(ai::make_player<Kit>(agent, seed, std::move(clock)));
    mind->begin(view_, options_);
    return mind;
  }

 private:
  typename Kit::View view_;
  typename Kit::ActionList options_;
};

}  // namespace

std::unique_ptr<Posed> pose(const AnyCourse& course) {
  return course.visit([]<class Kit>(const CourseOf<Kit>& one) -> std::unique_ptr<Posed> {
    return std::make_unique<PosedOf<Kit>>(one.game());
  });
}

template <class Kit>
std::unique_ptr<Mind> mind_of(std::unique_ptr<ai::PlayerOf<Kit>> player) {
  return std::make_unique<MindOf<Kit>>(std::move(player));
}
template std::unique_ptr<Mind> mind_of(std::unique_ptr<ai::PlayerOf<board::Kit>>);
template std::unique_ptr<Mind> mind_of(std::unique_ptr<ai::PlayerOf<cartus::Kit>>);

std::unique_ptr<Mind> make_mind(const AnyCourse& course, const ai::Agent& agent, Seed seed, ai::Clock clock) {
  return course.visit(
      [&]<class Kit>(const CourseOf<Kit>&) { return mind_of(ai::make_player<Kit>(agent, seed, std::move(clock))); });
}

bool Computers::think(Match& match, ai::Budget slice) {
  if (!match.waits_for_computer()) return false;
  const AnyCourse& course = match.course();
  const Seat seat = course.decider();
  Input choice;
  choice.seat = seat;
  choice.version = match.decision_version();
  if (course.unasked()) {
    choice.act = Act::unasked;
    [[maybe_unused]] const Answer answer = match.apply(choice, {});
    assert(answer.accepted());
    return true;
  }
  if (outdated_ && begun_ != match.decision_version()) {
    minds_ = {};
    outdated_ = false;
  }
  if (!minds_[seat]) minds_[seat] = make_(course, seat, match.seats()[seat]);
  Mind& mind = *minds_[seat];
  if (begun_ != match.decision_version()) {
    mind.begin(course, seat);
    begun_ = match.decision_version();
  }
  if (!mind.think(slice)) return false;
  choice.option = static_cast<std::uint32_t>(mind.option());
  [[maybe_unused]] const Answer answer = match.apply(choice, {});
  assert(answer.accepted());
  return true;
}

}  // namespace rattus::table
