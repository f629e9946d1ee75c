// Any text as a position: it is refused, or it can be played on and saved again.
#include "codec/position.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "codec/cartus/position.hpp"
#include "codec/full_state.hpp"
#include "codec/game_data.hpp"
#include "engine/board/game.hpp"
#include "engine/cartus/game.hpp"

using namespace rattus;

namespace {

void check(bool good) {
  if (!good) std::abort();
}

/// Sixty random steps; the state after them.
template <class Kit>
typename Kit::State play_some(const typename Kit::Rules& rules, typename Kit::State state) {
  typename Machine<Kit>::SeededChance chance;
  NullSink nobody;
  typename Kit::ActionList options;
  Machine<Kit>::resume(rules, state, chance, nobody, options);
  Rng player(Seed{1, 2});
  for (int step = 0; step < 60 && !state.over(); ++step)
    Machine<Kit>::apply(rules, state, options[player.below(static_cast<std::uint32_t>(options.size()))], chance, nobody,
                        options);
  return state;
}

void play_on(const cartus::BuiltPosition& built, const cartus::Tables& tables) {
  const auto state = play_some<cartus::Kit>(built.rules, built.state);
  if (state.over()) return;  // a game that is over is saved as a record
  const auto saved = codec::open_cartus_position(codec::full_state_json(built.rules, state, tables), tables);
  check(std::holds_alternative<codec::OpenedCartus>(saved));
  check(std::get<codec::OpenedCartus>(saved).built.state == state);
}

void play_on(const board::BuiltPosition& built, const board::Tables& tables) {
  const auto state = play_some<board::Kit>(built.rules, built.state);
  const auto saved = codec::open_position(codec::full_state_json(built.rules, state, tables), codec::game_data());
  check(std::holds_alternative<codec::OpenedPosition>(saved));
  check(std::get<codec::OpenedPosition>(saved).built.state == state);
}

void check_reasons(const std::vector<Refusal>& reasons) {
  check(!reasons.empty());
  for (const auto& reason : reasons) check(codec::game_data().text().refusals.contains(reason.code));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  codec::Faults faults;
  const auto json = codec::parse_json({reinterpret_cast<const char*>(data), size}, "", faults);
  if (!json) return 0;
  if (codec::is_cartus(*json)) {
    const auto opened = codec::open_cartus_position(*json, codec::game_data().cartus);
    if (const auto* reasons = std::get_if<std::vector<Refusal>>(&opened))
      check_reasons(*reasons);
    else
      play_on(std::get<codec::OpenedCartus>(opened).built, codec::game_data().cartus);
    return 0;
  }
  const auto opened = codec::open_position(*json, codec::game_data());
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&opened)) {
    check_reasons(*reasons);
    return 0;
  }
  const auto& good = std::get<codec::OpenedPosition>(opened);
  play_on(good.built, *good.tables);
  return 0;
}
