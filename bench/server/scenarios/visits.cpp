// Connections come to a table and go again at which others of the address look on: who is here is told to all of them.
#include "bench/server/scenario.hpp"

namespace rattus::bench {
namespace {

constexpr unsigned watchers = 150, visitors = 40;
std::vector<std::string> cookies;

Attacker::Task<> visit(Attacker& attacker, std::string cookie, bool stays) {
  for (;;) {
    co_await attacker.turn();
    Wire wire(co_await attacker.connect());
    co_await wire.open("visited", cookie);
    co_await wire.say(R"({"type":"hello","after":0})");
    do {
      co_await wire.hear();
      attacker.count("heard");
    } while (stays);
    attacker.count("visits");
  }
}

const Entered entered({"visits", "connections that come and go at a table at which others of the address look on",
                       [](Prepared& prepared) {
                         cookies.clear();
                         for (unsigned i = 0; i < visitors; ++i)
                           cookies.push_back(prepared.add_guest("visitor-" + std::to_string(i)));
                         prepared.add("visited", two_persons());
                       },
                       [](Attacker& attacker) {
                         for (unsigned i = 0; i < watchers; ++i)
                           attacker.start(visit(attacker, cookies[i % visitors], true));
                         for (const std::string& cookie : cookies) attacker.start(visit(attacker, cookie, false));
                       }});

}  // namespace
}  // namespace rattus::bench
