#include "tests/server/simulated_world.hpp"

#include <algorithm>

namespace rattus::server::test {
namespace {

/// Takes one out of a list, wherever it stands.
template <class T>
T take(std::vector<T>& list, std::size_t place) {
  T one = std::move(list[place]);
  list.erase(list.begin() + static_cast<std::ptrdiff_t>(place));
  return one;
}

}  // namespace

bool SimulatedWorld::think(const Owner&, Thought thought) {
  if (too_much > 0 && below(too_much) == 0) return false;
  thoughts_.push_back(std::move(thought));
  return true;
}

void SimulatedWorld::at(std::chrono::nanoseconds moment, std::function<void()> what) {
  timers_.push_back({moment, std::move(what)});
}

ai::Clock SimulatedWorld::thinking_clock() {
  if (thinking_time) return [this] { return now_; };
  return [this] {
    ++looks;
    return now_ += std::chrono::milliseconds(1);
  };
}

void SimulatedWorld::commit() {
  std::vector<Unit> batch;
  const std::size_t count = 1 + below(units_.size());
  for (std::size_t i = 0; i < count; ++i) batch.push_back(take(units_, 0));
  const auto results = write_together(*disk_, batch);
  for (std::size_t i = 0; i < batch.size(); ++i) batch[i].done(results[i]);
}

void SimulatedWorld::commit_slowly() {
  writing_ = true;
  auto batch = std::make_shared<std::vector<Unit>>(std::move(units_));
  units_.clear();
  at(now_ + disk_time(), [this, batch] {
    const auto results = write_together(*disk_, *batch);
    writing_ = false;
    for (std::size_t i = 0; i < batch->size(); ++i) (*batch)[i].done(results[i]);
  });
}

bool SimulatedWorld::happen() {
  now_ += std::chrono::milliseconds(1);
  const std::size_t kinds = !units_.empty() + !asks_.empty() + !thoughts_.empty() + !timers_.empty();
  if (kinds == 0) return false;
  std::size_t which = below(kinds);
  if (!units_.empty() && which-- == 0) return commit(), true;
  if (!asks_.empty() && which-- == 0) return take(asks_, 0)(*disk_)(), true;
  if (!thoughts_.empty() && which-- == 0) {
    const std::size_t place = below(thoughts_.size());
    if (const auto found = thoughts_[place]()) {
      take(thoughts_, place);
      found();
    }
    return true;
  }
  return ring(), true;
}

void SimulatedWorld::ring() {
  const auto next =
      std::min_element(timers_.begin(), timers_.end(), [](const Timer& a, const Timer& b) { return a.due < b.due; });
  now_ = std::max(now_, next->due);
  take(timers_, static_cast<std::size_t>(next - timers_.begin())).what();
}

bool SimulatedWorld::proceed() {
  if (!units_.empty() && !disk_time) return commit(), true;
  if (!units_.empty() && !writing_) return commit_slowly(), true;
  if (!asks_.empty()) return take(asks_, 0)(*disk_)(), true;
  if (!thoughts_.empty()) {
    const auto begun = now_;
    const Thought thought = take(thoughts_, 0);
    now_ += turn;
    std::function<void()> found;
    while (!found) found = thought();
    timers_.push_back({thinking_time ? begun + thinking_time() : now_, std::move(found)});
    now_ = begun;  // others go on meanwhile
    return true;
  }
  if (timers_.empty()) return false;
  return ring(), true;
}

void SimulatedWorld::crash() {
  if (!units_.empty() && below(2) == 0) {
    std::vector<Unit> batch(units_.begin(), units_.begin() + static_cast<std::ptrdiff_t>(1 + below(units_.size())));
    write_together(*disk_, batch);
  }
  units_.clear();
  asks_.clear();
  thoughts_.clear();
  timers_.clear();
}

}  // namespace rattus::server::test
