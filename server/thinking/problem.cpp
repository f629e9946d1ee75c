#include "server/thinking/problem.hpp"

#include <algorithm>
#include <utility>

namespace rattus::server {

using std::chrono::milliseconds;
using std::chrono::nanoseconds;

namespace {

/// How long a computer player thinks before it may be another one's turn.
constexpr milliseconds slice{10};

}  // namespace

Problem::Problem(std::shared_ptr<const table::Match> match, ai::Agent agent, Seed seed, nanoseconds most,
                 ai::Clock clock)
    : rules_owner_(std::move(match)),
      posed_(table::pose(rules_owner_->course())),
      agent_(std::move(agent)),
      seed_(seed),
      most_(most),
      clock_(std::move(clock)) {}

bool Problem::think() {
  if (!mind_) {
    mind_ = posed_->take_up(agent_, seed_, clock_);
    share();
  }
  const nanoseconds begun = clock_();
  const auto left = std::chrono::floor<milliseconds>(until_ - had_);
  const bool done = mind_->think({0, std::clamp(left, milliseconds(1), slice)});
  had_ += clock_() - begun;
  if (!done && had_ < until_) return false;
  options_.push_back(static_cast<std::uint32_t>(mind_->option()));
  if (!mind_->next()) return true;
  share();
  return false;
}

void Problem::share() { until_ = mind_->several() ? had_ + (most_ - had_) / 2 : most_; }

}  // namespace rattus::server
