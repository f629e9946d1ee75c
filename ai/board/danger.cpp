#include "ai/board/danger.hpp"

#include <algorithm>

#include "engine/board/chance.hpp"

namespace rattus::ai {

void Danger::reset(const board::Rules& rules, const board::State& known) {
  rules_ = &rules;
  made_.reset();
  tables_.resize(std::size_t{1} << rules.slots);
  unseen_ = known.undealt;
  for (const bool drawn : {false, true}) {
    const board::FacePool pool = board::face_pool(rules, known, drawn);
    const std::uint32_t whole = pool.starting_weight + pool.regular_weight + pool.back.count();
    const std::uint32_t starting = pool.starting.count(), regular = pool.regular.count();
    const auto share = [&](std::uint32_t weight, std::uint32_t count) -> std::uint32_t {
      return whole == 0 || count == 0 ? 0 : (std::uint32_t{1} << 16) * weight / whole / count;
    };
    const std::uint32_t of_starting = share(pool.starting_weight, starting);
    const std::uint32_t of_regular = share(pool.regular_weight, regular);
    const std::uint32_t of_back = share(pool.back.count(), pool.back.count());
    for (unsigned i = 0; i < board::max_tokens; ++i)
      weights_[drawn][i] = pool.starting.has(i)  ? of_starting
                           : pool.regular.has(i) ? of_regular
                           : pool.back.has(i)    ? of_back
                                                 : 0;
  }
}

void Danger::make(unsigned held) {
  made_.set(held);
  Table& table = tables_[held];
  table = {};
  const unsigned count = unseen_.count();
  for (unsigned n = 0; n < count; ++n) {
    const unsigned i = unseen_.nth(n);
    const board::Face& face = rules_->faces[i];
    const unsigned limit = std::min<unsigned>(face.limit, max_population);
    const unsigned fixed = face.all + class_hits(*rules_, i, held);
    for (unsigned drawn = 0; drawn < 2; ++drawn)
      for (unsigned majority = 0; majority < 2; ++majority)
        for (unsigned citizens = 1; citizens <= max_citizens; ++citizens) {
          const unsigned hits = fixed + (majority ? face.majority : 0U);
          table[drawn][limit][majority][citizens] += static_cast<Points>(weights_[drawn][i] * std::min(hits, citizens));
        }
  }
  // A token breaks out at its limit and at every larger population (BASE-48).
  for (auto& by_tag : table) {
    for (unsigned population = 1; population <= max_population; ++population)
      for (unsigned majority = 0; majority < 2; ++majority)
        for (unsigned citizens = 1; citizens <= max_citizens; ++citizens)
          by_tag[population][majority][citizens] += by_tag[population - 1][majority][citizens];
    for (auto& by_population : by_tag)
      for (auto& by_majority : by_population)
        for (Points& loss : by_majority) loss >>= 6;  // of 1 << 16 to `point`
  }
}

}  // namespace rattus::ai
