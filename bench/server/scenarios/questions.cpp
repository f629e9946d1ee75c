// Asks why, and for the odds, over as many connections as an address may have, each as fast as it may.
#include "bench/server/scenario.hpp"

namespace rattus::bench {
namespace {

constexpr unsigned sockets = 190;
std::string cookie;

Attacker::Task<> ask(Attacker& attacker, unsigned which) {
  co_await attacker.turn();
  Wire wire(co_await attacker.connect());
  co_await wire.open("asked", cookie);
  co_await wire.say(R"({"type":"hello","after":0})");
  co_await wire.hear();
  for (unsigned question = 0;; ++question) {
    co_await attacker.rest(std::chrono::milliseconds(200));  // the allowance of a connection
    const std::string id = std::to_string(question);
    if ((which + question) % 2 == 0)
      co_await wire.say(R"({"type":"odds","id":")" + id + "\"}");
    else
      co_await wire.say(R"({"type":"why","id":")" + id + R"(","region":"gallia"})");
    co_await wire.hear();
    attacker.count("answered");
  }
}

const Entered entered({"questions", "why and odds, asked over all connections of the address",
                       [](Prepared& prepared) {
                         cookie = prepared.add_guest("guest-1");
                         table::Match match = two_persons();
                         play_long(match, 20);
                         prepared.add("asked", match);
                       },
                       [](Attacker& attacker) {
                         for (unsigned i = 0; i < sockets; ++i) attacker.start(ask(attacker, i));
                       }});

}  // namespace
}  // namespace rattus::bench
