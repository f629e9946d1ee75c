// Sends what is wrong in thousands of places: set-ups of 2,300 unknown fields, tables of 5,300 empty seats.
#include "bench/server/scenario.hpp"

namespace rattus::bench {
namespace {

constexpr unsigned senders = 20;
std::string cookie;

std::string many_fields() {
  std::string body = R"({"setup":{)";
  for (unsigned i = 0; i < 2'300; ++i) {
    const auto letter = [](unsigned n) { return static_cast<char>(n < 26 ? 'a' + n : 'A' + n - 26); };
    body += {i == 0 ? ' ' : ',', '"', letter(i / 52), letter(i % 52), '"', ':', '1'};
  }
  return body + "}}";
}

std::string many_seats() {
  std::string body = R"({"setup":{"board":"classic","players":2},"seats":[{})";
  for (unsigned i = 1; i < 5'300; ++i) body += ",{}";
  return body + "]}";
}

Attacker::Task<> send(Attacker& attacker, unsigned first) {
  const std::string fields = many_fields(), seats = many_seats();
  for (unsigned i = first;; ++i) {
    co_await attacker.turn();
    const std::string path = i % 2 == 0 ? "/api/setups/check" : "/api/tables";
    co_await attacker.ask("POST", path, i % 2 == 0 ? fields : seats, cookie);
  }
}

const Entered entered({"faults", "messages that are wrong in thousands of places",
                       [](Prepared& prepared) { cookie = prepared.add_guest("attacker"); },
                       [](Attacker& attacker) {
                         for (unsigned i = 0; i < senders; ++i) attacker.start(send(attacker, i));
                       }});

}  // namespace
}  // namespace rattus::bench
