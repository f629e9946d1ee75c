// Six guests of the address talk at one table, and all its other connections look on: each line is sent to all of them.
#include "bench/server/scenario.hpp"

namespace rattus::bench {
namespace {

constexpr unsigned talkers = 6, watchers = 190;
std::vector<std::string> cookies;

Attacker::Task<> listen(Attacker& attacker, std::shared_ptr<Wire> wire) {
  for (;;) {
    co_await wire->hear();
    attacker.count("heard");
  }
}

Attacker::Task<> look_on(Attacker& attacker, std::string cookie) {
  co_await attacker.turn();
  auto wire = std::make_shared<Wire>(co_await attacker.connect());
  co_await wire->open("talk", cookie);
  co_await wire->say(R"({"type":"hello","after":0})");
  co_await listen(attacker, wire);
}

Attacker::Task<> talk(Attacker& attacker, std::string cookie, std::string name) {
  co_await attacker.turn();
  auto wire = std::make_shared<Wire>(co_await attacker.connect());
  co_await wire->open("talk", cookie);
  co_await wire->say(R"({"type":"hello","after":0})");
  attacker.start(listen(attacker, wire));
  for (unsigned line = 0;; ++line) {
    co_await attacker.rest(std::chrono::milliseconds(200));  // the allowance of a connection
    co_await wire->say(R"({"type":"chat","id":")" + name + std::to_string(line) + R"(","text":"and so on"})");
    attacker.count("said");
  }
}

const Entered entered({"talk", "six guests talk at a table at which all connections of the address look on",
                       [](Prepared& prepared) {
                         cookies.clear();
                         for (unsigned i = 1; i <= talkers; ++i)
                           cookies.push_back(prepared.add_guest("guest-" + std::to_string(i)));
                         cookies.push_back(prepared.add_guest("watcher"));
                         prepared.add("talk", persons("big-box", talkers));
                       },
                       [](Attacker& attacker) {
                         const std::string run =
                             std::to_string(std::chrono::steady_clock::now().time_since_epoch().count());
                         for (unsigned i = 0; i < talkers; ++i)
                           attacker.start(talk(attacker, cookies[i], run + "-" + std::to_string(i) + "-"));
                         for (unsigned i = 0; i < watchers; ++i) attacker.start(look_on(attacker, cookies.back()));
                       }});

}  // namespace
}  // namespace rattus::bench
