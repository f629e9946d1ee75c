// The computer players of Rattus Cartus.
#include "ai/agents.hpp"
#include "engine/core/hash.hpp"

namespace rattus::ai {
namespace {

using cartus::Kit;

class RandomPlayer final : public PlayerOf<Kit> {
 public:
  explicit RandomPlayer(Seed seed) : seed_(seed) {}
  void begin(const View& view, const ActionList& options) override {
    Rng rng({seed_.high ^ hash_bytes(view.known()), seed_.low});
    choice_ = options[rng.below(static_cast<std::uint32_t>(options.size()))];
  }
  bool think(Budget) override { return true; }
  [[nodiscard]] Action choice() const override { return choice_; }

 private:
  Seed seed_;
  Action choice_;
};

}  // namespace

template <>
std::unique_ptr<PlayerOf<Kit>> make_player<Kit>(const Agent&, Seed seed, Clock) {
  return std::make_unique<RandomPlayer>(seed);
}

}  // namespace rattus::ai
