// Asks for the lobby and the tables of a guest who has sat down at many, as fast as an address may.
#include "bench/server/scenario.hpp"

namespace rattus::bench {
namespace {

constexpr unsigned connections = 20, tables = 400;
std::string cookie;

Attacker::Task<> ask(Attacker& attacker) {
  for (;;) {
    co_await attacker.turn();
    co_await attacker.ask("GET", "/api/tables", {}, cookie);
  }
}

const Entered entered({"lists", "lists of tables, those of a guest with many among them, asked for without end",
                       [](Prepared& prepared) {
                         cookie = prepared.add_guest("guest-1");
                         for (unsigned i = 0; i < tables; ++i)
                           prepared.add("listed-" + std::to_string(i), two_persons());
                       },
                       [](Attacker& attacker) {
                         for (unsigned i = 0; i < connections; ++i) attacker.start(ask(attacker));
                       }});

}  // namespace
}  // namespace rattus::bench
