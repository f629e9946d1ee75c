// Says hello from the beginning, again and again, at a table of 10,000 entries and all the talk that it takes: as a
// spectator, over as many connections as an address may have.
#include "bench/server/scenario.hpp"

namespace rattus::bench {
namespace {

constexpr std::size_t entries = 10'000;
constexpr unsigned said = 1'000, sockets = 200;  ///< said: all that one guest may say at a table

void prepare(Prepared& prepared) {
  table::Match match = two_persons();
  play_long(match, entries);
  for (unsigned i = 0; i < 2 * said; ++i) {
    table::Input line;
    line.act = table::Act::chat;
    line.guest = i % 2 == 0 ? "guest-1" : "guest-2";
    line.move_id = std::to_string(i);
    line.text = std::string(300, 'x');
    if (!match.replay(line)) throw std::logic_error("talk is refused");
  }
  prepared.add("talk", match);
}

Attacker::Task<> greet(Attacker& attacker, std::string cookie) {
  co_await attacker.turn();
  auto socket = co_await attacker.connect();
  Wire wire(std::move(socket));
  co_await wire.open("talk", cookie);
  for (;;) {
    co_await wire.say(R"({"type":"hello","after":0})");
    const std::string_view answer = co_await wire.hear();
    attacker.count("bytes", answer.size());
    attacker.count(answer.starts_with(R"({"type":"refused")") ? "refused" : "answered");
    co_await attacker.rest(std::chrono::milliseconds(200));  // the allowance of a connection
  }
}

std::string cookie;

const Entered entered({"hello", "a long log, asked for from the beginning again and again",
                       [](Prepared& prepared) {
                         prepare(prepared);
                         cookie = prepared.add_guest("watcher");
                       },
                       [](Attacker& attacker) {
                         for (unsigned i = 0; i < sockets; ++i) attacker.start(greet(attacker, cookie));
                       }});

}  // namespace
}  // namespace rattus::bench
