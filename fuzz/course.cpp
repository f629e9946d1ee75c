// A course takes whatever comes: choices and take-backs, with any option. It carries out or refuses, versions grow
// without holes, and a refusal changes nothing.
#include "table/course.hpp"

#include <cstdint>
#include <cstdlib>

#include "codec/game_data.hpp"

namespace {

using namespace rattus;

template <class Kit>
void try_everything(const typename Kit::SetUp& setup, const std::uint8_t* data, std::size_t size) {
  const auto tables = codec::game_data().tables(table::AnySetUp(setup));
  auto opened = table::CourseOf<Kit>::open(setup, *tables.template as<Kit>(), table::Origin(Seed{data[2], data[3]}));
  auto& course = std::get<table::CourseOf<Kit>>(opened);
  for (std::size_t i = 4; i + 1 < size; i += 2) {
    const std::uint8_t what = data[i], option = data[i + 1];
    if (course.unasked() && !(what & 1)) course.go_on();
    const std::uint64_t version = course.version();
    const std::uint64_t hash = course.game().hash();
    const auto refused = what & 8 ? course.take_back() : course.choose(option);
    if (course.version() != version + (refused ? 0 : 1)) std::abort();
    if (refused && course.game().hash() != hash) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 4) return 0;
  if (data[0] & 2) {
    cartus::SetUp setup;
    setup.players = 2 + data[1] % 4;
    setup.options = {{"buildings", data[0] & 1 ? "mixed" : "random-per-class"},
                     {"supplies", data[0] & 4 ? "simultaneous" : "turn-order"}};
    try_everything<cartus::Kit>(setup, data, size);
    return 0;
  }
  board::SetUp setup;
  setup.board = data[0] & 1 ? "big-box" : "classic";
  setup.players = data[0] & 1 ? 2 + data[1] % 5 : 2 + data[1] % 3;
  setup.options = {{"citizens", "12"}};
  if ((data[0] & 5) == 4) setup.modules = {"mercatus"};
  if (data[0] & 8) setup.modules.emplace_back("upgrades");
  if (data[0] & 32) setup.modules.emplace_back("universities");
  if ((data[0] & 17) == 17) setup.modules.emplace_back("region-cards");
  if (data[0] & 128) setup.modules.emplace_back("guilds");
  if (data[0] & 64) setup.modules.emplace_back("inns");
  if ((data[0] & 13) == 12) setup.options.emplace_back("merc_upgrades", "on");
  if (data[0] & 4) setup.card_choice = board::CardChoice::random;
  try_everything<board::Kit>(setup, data, size);
  return 0;
}
