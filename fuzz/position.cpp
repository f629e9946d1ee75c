// Any text as a position: it is refused, or it is sound, can be played to its end and saved again on the way. Inputs
// that are positions are changed field by field more often than byte by byte.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "codec/board/full_state.hpp"
#include "codec/positions.hpp"
#include "engine/board/game.hpp"
#include "engine/board/positions/sound.hpp"
#include "engine/cartus/game.hpp"
#include "engine/cartus/sound.hpp"
#include "tests/codec/position_mutator.hpp"

using namespace rattus;

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

constexpr int longest_game = 5000, steps_between_saves = 60;

void check(bool good, std::string_view why) {
  if (good) return;
  std::fprintf(stderr, "%.*s\n", static_cast<int>(why.size()), why.data());
  std::abort();
}

/// Random play to the end. Every state on the way is sound; `save(state)` is shown some of them.
template <class Kit, class Save>
void play_on(const typename Kit::Rules& rules, typename Kit::State state, Save save) {
  typename Machine<Kit>::SeededChance chance;
  NullSink nobody;
  typename Kit::ActionList options;
  Machine<Kit>::resume(rules, state, chance, nobody, options);
  Rng player(Seed{1, 2});
  for (int step = 0; !state.over() && step < longest_game; ++step) {
    const std::string broken = what_is_broken(rules, state);
    check(broken.empty(), broken);
    if (step % steps_between_saves == 0) save(state);
    Machine<Kit>::apply(rules, state, options[player.below(static_cast<std::uint32_t>(options.size()))], chance, nobody,
                        options);
  }
}

template <class Kit, class Opened>
void play_saved(const Opened& opened) {
  const auto& rules = opened.built.rules;
  play_on<Kit>(rules, opened.built.state, [&](const typename Kit::State& state) {
    const auto saved =
        codec::open_position(Kit{}, codec::full_state_json(rules, state, *opened.tables), codec::game_data());
    check(std::holds_alternative<Opened>(saved), "its own position is refused");
    check(std::get<Opened>(saved).built.state == state, "saved, it is another position");
  });
}

void check_reasons(const std::vector<Refusal>& reasons) {
  check(!reasons.empty(), "refused without a reason");
  for (const auto& reason : reasons)
    for (const char* language : {"en", "de"})
      check(codec::game_data().text(language).refusals.contains(reason.code), reason.code);
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  codec::Faults faults;
  const auto json = codec::parse_json({reinterpret_cast<const char*>(data), size}, "", faults);
  if (!json || !json->is_object() || seed % 8 == 0) return LLVMFuzzerMutate(data, size, most);
  const std::string text =
      test::PositionMutator(seed).mutate(*json).dump(-1, ' ', false, codec::Json::error_handler_t::replace);
  if (text.size() > most) return LLVMFuzzerMutate(data, size, most);
  std::memcpy(data, text.data(), text.size());
  return text.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  codec::Faults faults;
  const auto json = codec::parse_json({reinterpret_cast<const char*>(data), size}, "", faults);
  if (!json) return 0;
  table::with_game(codec::game_of(*json), [&]<class Kit>(Kit kit) {
    const auto opened = codec::open_position(kit, *json, codec::game_data());
    if (const auto* reasons = std::get_if<std::vector<Refusal>>(&opened)) return check_reasons(*reasons);
    play_saved<Kit>(std::get<0>(opened));
  });
  return 0;
}
