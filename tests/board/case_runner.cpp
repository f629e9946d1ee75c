#include "tests/board/case_runner.hpp"

#include <cmath>
#include <memory>

#include "tests/board/case_checks.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"

namespace rattus::cases {

namespace {

bool about_state(What what) {
  switch (what) {
    case What::place:
    case What::haven:
    case What::citizen_supply:
    case What::rat_supply:
    case What::tokens:
    case What::removed:
    case What::piece_at:
    case What::holds:
    case What::card:
    case What::cards:
    case What::hand:
    case What::coins:
    case What::baker:
    case What::pieces:
    case What::potions:
    case What::podiums:
    case What::regions:
    case What::neighbours:
    case What::adjacent:
    case What::marks_clear:
    case What::unseen:
    case What::starts:
    case What::last:
    case What::over:
    case What::end_order:
    case What::score:
    case What::base_score:
    case What::card_score:
    case What::ranking: return true;
    default: return false;
  }
}

bool about_setup(What what) { return what == What::accepted || what == What::refused || what == What::warned; }

/// A case in play, its second world beside it, and the failures so far.
class Run {
 public:
  explicit Run(const Case& c) : case_(c) {}

  std::vector<Failure> failures() {
    int line = case_.line;
    try {
      for (block_ = 0; block_ < case_.blocks.size(); ++block_) {
        for (const Step& step : case_.blocks[block_].steps) {
          line = step.line;
          play().step(step);
          if (other_) other_->step(step);
        }
        for (const Expect& e : case_.blocks[block_].expects) {
          line = e.line;
          expect(e);
        }
        if (play_) play_->new_stretch();
        if (other_) other_->new_stretch();
      }
    } catch (const Mistake& mistake) {
      fail(line, mistake.what());
    }
    return std::move(failures_);
  }

 private:
  /// Laid out when it is first needed: a set-up that is refused never is.
  Play& play() {
    if (!play_) {
      play_ = std::make_unique<Play>(case_, case_.given);
      if (case_.other) other_ = std::make_unique<Play>(case_, *case_.other);
    }
    return *play_;
  }

  void fail(int line, const std::string& text) { failures_.push_back({case_.file, line, case_.name() + ": " + text}); }

  void expect(const Expect& e) {
    if (const Found found = check(e)) fail(e.line, "expected '" + e.text + "', found: " + *found);
  }

  Found check(const Expect& e) {
    if (about_setup(e.what)) return check_setup_result(e, case_.given);
    if (e.what == What::odds) return check_odds(e);
    return check(e, play());
  }

  Found check(const Expect& e, Play& play) {
    if (about_state(e.what)) return check_state(e, play);
    switch (e.what) {
      case What::starting: {
        Rng rng(Seed{9, 10});
        return check_starting(e, play.state(), play, rng);
      }
      case What::sees:
      case What::heard:
      case What::every_world: return check_view(e, play);
      case What::chart_borders:
      case What::falls: return check_chart(e, case_.given, play.rules());
      case What::same: return other_ ? check_same(e, play, *other_) : Found("the case has no other world");
      default: return check_history(e, play);
    }
  }

  /// Plays the case from the start once for each outcome of chance and adds up the chances of those that fit.
  Found check_odds(const Expect& e) {
    board::EnumeratingChance every;
    double all = 0, fitting = 0;
    do {
      Play play(case_, case_.given, &every);
      for (std::size_t i = 0; i <= block_; ++i) {
        if (i > 0) play.new_stretch();
        for (const Step& step : case_.blocks[i].steps) play.step(step);
      }
      all += every.probability();
      if (!check(e.inner.at(0), play)) fitting += every.probability();
    } while (every.next());
    if (std::abs(all - 1) > 1e-9) return "the chances of all outcomes add up to " + std::to_string(all);
    return unless(std::abs(fitting - *e.number / static_cast<double>(e.denominator)) < 1e-9, std::to_string(fitting));
  }

  const Case& case_;
  std::size_t block_ = 0;
  std::unique_ptr<Play> play_, other_;
  std::vector<Failure> failures_;
};

}  // namespace

std::vector<Failure> run_case(const Case& c) { return Run(c).failures(); }

}  // namespace rattus::cases
