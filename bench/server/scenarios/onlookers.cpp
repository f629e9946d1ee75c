// Looks on at tables of others: some connections stay and greet, ask why and for the odds, others come and go.
#include "bench/server/scenario.hpp"

namespace rattus::bench {
namespace {

constexpr unsigned sockets = 190, visitors = 40;  ///< of the sockets
std::string cookie;

Attacker::Task<> listen(Attacker& attacker, std::shared_ptr<Wire> wire) {
  for (;;) {
    co_await wire->hear();
    attacker.count("heard");
  }
}

Attacker::Task<> stay(Attacker& attacker, std::string table) {
  co_await attacker.turn();
  auto wire = std::make_shared<Wire>(co_await attacker.connect());
  co_await wire->open(table, cookie);
  attacker.start(listen(attacker, wire));
  for (unsigned said = 0;; ++said) {
    const std::string id = std::to_string(said);
    if (said % 3 == 0)
      co_await wire->say(R"({"type":"hello","after":0})");
    else if (said % 3 == 1)
      co_await wire->say(R"({"type":"odds","id":")" + id + "\"}");
    else
      co_await wire->say(R"({"type":"why","id":")" + id + R"(","region":"gallia"})");
    attacker.count("said");
    co_await attacker.rest(std::chrono::milliseconds(200));  // the allowance of a connection
  }
}

Attacker::Task<> come_and_go(Attacker& attacker, std::string table) {
  for (;;) {
    co_await attacker.turn();
    Wire wire(co_await attacker.connect());
    co_await wire.open(table, cookie);
    co_await wire.say(R"({"type":"hello","after":0})");
    co_await wire.hear();
    attacker.count("visits");
  }
}

const Entered entered({"onlookers", "greetings, questions, comings and goings at tables at which others play",
                       [](Prepared& prepared) { cookie = prepared.add_guest("onlooker"); },
                       [](Attacker& attacker) {
                         const std::vector<std::string>& tables = attacker.tables();
                         for (unsigned i = 0; i < sockets; ++i) {
                           const std::string& table = tables[i % tables.size()];
                           attacker.start(i < visitors ? come_and_go(attacker, table) : stay(attacker, table));
                         }
                       }});

}  // namespace
}  // namespace rattus::bench
