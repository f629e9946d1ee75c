// rattus_bench: the figures of `rattus bench --json`, measured inside WebAssembly with the same work.
#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "ai/arena/measure.hpp"
#include "codec/game_data.hpp"
#include "codec/text/json.hpp"
#include "engine/board/game.hpp"

namespace rattus {
namespace {

double seconds() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

std::string text;

}  // namespace

/// Medians of so many runs, as JSON.
extern "C" __attribute__((export_name("rattus_bench"), used)) const char* rattus_bench(int runs) {
  runs = std::clamp(runs, 1, 99);
  Rng rng({1, 2});
  const board::SetUp setup;  // classic, 4 players, cards 1 to 6
  const auto made = board::BoardGame::make(setup, codec::game_data().tables(setup.board), rng);
  const auto& rules = std::get<board::Rules>(made);
  const ai::Middle middle = ai::middle_position(rules, {1, 2});
  std::vector<ai::Figures> all;
  for (int i = 0; i < runs; ++i) all.push_back(ai::measure(rules, middle, seconds));
  codec::Json json = {{"runs", runs}};
  for (const auto& [name, value] : ai::medians(all))
    json[name] = name == "state_bytes" ? codec::Json(sizeof(board::State)) : codec::Json(value);
  text = codec::text_of(json);
  return text.c_str();
}

}  // namespace rattus
