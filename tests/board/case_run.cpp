#include "tests/board/case_run.hpp"

#include "tests/board/case_expect.hpp"
#include "tests/board/case_steps.hpp"

namespace rattus::cases {

/// Laid out when it is first needed: a set-up that is refused never is.
Play& Run::play() {
  if (!play_) {
    play_ = std::make_unique<Play>(scene_, scene_.given);
    if (scene_.other) other_ = std::make_unique<Play>(scene_, *scene_.other);
  }
  return *play_;
}

const Play& Run::other() const {
  if (!other_) throw Mistake("the case has no other world");
  return *other_;
}

void Run::step(const std::string& text) {
  for (const Step& step : read_step(text)) {
    play().step(step);
    if (other_) other_->step(step);
  }
}

void Run::expect(const std::string& text) {
  Found found;
  if (!check_setup(text, scene_.given, found)) {
    Rng rng(Seed{9, 10});
    found = check(text, {*this, play(), play().state(), rng});
  }
  if (found) throw Mistake("found " + *found);
}

void Run::end_block() {
  ++block_;
  if (play_) play_->new_stretch();
  if (other_) other_->new_stretch();
}

void Run::each_outcome(const std::function<void(const Play&, double chance)>& use) const {
  board::EnumeratingChance every;
  do {
    Play play(scene_, scene_.given, &every);
    for (std::size_t i = 0; i <= block_; ++i) {
      if (i > 0) play.new_stretch();
      for (const runner::Item& item : case_.blocks[i].steps)
        for (const Step& step : read_step(item.text)) play.step(step);
    }
    use(play, every.probability());
  } while (every.next());
}

std::unique_ptr<runner::Playing> begin_case(const runner::Case& c, runner::Report& report) {
  Scene scene = read_scene(c, report);
  if (!report.errors().empty()) return nullptr;
  return std::make_unique<Run>(c, std::move(scene));
}

}  // namespace rattus::cases
