// Asks for the records of unfinished games of 10,000 entries, and of one that is over, without a cookie.
#include "bench/server/scenario.hpp"

namespace rattus::bench {
namespace {

constexpr unsigned tables = 4;
constexpr std::size_t entries = 10'000;
constexpr unsigned askers = 20;

void prepare(Prepared& prepared) {
  table::Match match = two_persons();
  play_long(match, entries);
  for (unsigned i = 0; i < tables; ++i) prepared.add("long-" + std::to_string(i), match);
  play_out(match);
  prepared.add("over", match);
}

Attacker::Task<> ask(Attacker& attacker, unsigned first) {
  for (unsigned i = first;; ++i) {
    co_await attacker.turn();
    const std::string table = i % 2 == 0 ? "over" : "long-" + std::to_string(i / 2 % tables);
    const std::string path = "/api/tables/" + table + "/record";
    co_await attacker.ask("GET", path);
  }
}

const Entered entered({"record", "records of long games, asked for again and again", prepare, [](Attacker& attacker) {
                         for (unsigned i = 0; i < askers; ++i) attacker.start(ask(attacker, i));
                       }});

}  // namespace
}  // namespace rattus::bench
