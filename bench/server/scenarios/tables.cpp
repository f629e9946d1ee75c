// Opens tables, ends the games at once and goes on to their rematches.
#include "bench/server/scenario.hpp"

namespace rattus::bench {
namespace {

constexpr unsigned players = 10;
std::vector<std::string> cookies;

/// The next message that has these words; the text between them and the next quotation mark.
Attacker::Task<std::string> until(Wire& wire, std::string words) {
  for (;;) {
    const std::string_view heard = co_await wire.hear();
    const std::size_t at = heard.find(words);
    if (at == std::string_view::npos) continue;
    const std::string_view rest = heard.substr(at + words.size());
    co_return std::string(rest.substr(0, rest.find('"')));
  }
}

Attacker::Task<> open_and_end(Attacker& attacker, std::string cookie) {
  const std::string body = R"({"setup":{"board":"classic","players":2},"seats":[{"kind":"me"},{"kind":"me"}]})";
  co_await attacker.turn();
  std::string opened;
  co_await attacker.ask("POST", "/api/tables", body, cookie, &opened);
  const std::string_view words = R"("id":")";
  std::string table = opened.substr(opened.find(words) + words.size());
  table.resize(table.find('"'));
  for (;;) {
    co_await attacker.turn();
    Wire wire(co_await attacker.connect());
    co_await wire.open(table, cookie);
    co_await wire.say(R"({"type":"hello","after":0})");
    co_await wire.say(R"({"type":"propose","id":"end","what":"resign"})");
    co_await until(wire, R"("ended":")");
    co_await wire.say(R"({"type":"rematch","id":"again"})");
    table = co_await until(wire, R"("rematch":")");
    attacker.count("rematches");
  }
}

const Entered entered({"tables", "tables opened, ended and opened again as rematches",
                       [](Prepared& prepared) {
                         for (unsigned i = 0; i < players; ++i)
                           cookies.push_back(prepared.add_guest("attacker-" + std::to_string(i)));
                       },
                       [](Attacker& attacker) {
                         for (const std::string& cookie : cookies) attacker.start(open_and_end(attacker, cookie));
                       }});

}  // namespace
}  // namespace rattus::bench
