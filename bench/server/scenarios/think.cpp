// Looks at 20 tables of six strong computer players and asks all the time how the odds stand.
#include "bench/server/scenario.hpp"
#include "codec/game_data.hpp"

namespace rattus::bench {
namespace {

constexpr unsigned tables = 20;  ///< as many as one guest may have
constexpr unsigned players = 6;
constexpr std::chrono::milliseconds between_questions{210};

std::string cookie;

void prepare(Prepared& prepared) {
  cookie = prepared.add_guest("thinker");
  board::SetUp setup;
  setup.board = "big-box";
  setup.players = players;
  table::Plan plan;
  plan.setup = setup;
  plan.host = "thinker";
  table::Chair chair;
  chair.kind = table::SeatKind::computer;
  chair.level = "strong";
  plan.seats.assign(players, chair);
  for (unsigned i = 0; i < tables; ++i) {
    auto opened = table::Match::open(plan, codec::game_data().tables(plan.setup), Seed{i, 1});
    prepared.add("think-" + std::to_string(i), std::get<table::Match>(std::move(opened)));
  }
}

Attacker::Task<> ask(Attacker& attacker, std::shared_ptr<Wire> wire) {
  for (;;) {
    co_await attacker.rest(between_questions);
    co_await wire->say(R"({"type":"odds"})");
  }
}

Attacker::Task<> look(Attacker& attacker, unsigned table) {
  co_await attacker.turn();
  const auto wire = std::make_shared<Wire>(co_await attacker.connect());
  co_await wire->open("think-" + std::to_string(table), cookie);
  co_await wire->say(R"({"type":"hello","after":0})");
  attacker.start(ask(attacker, wire));
  for (;;) {
    const std::string_view text = co_await wire->hear();
    attacker.count(text.starts_with(R"({"type":"update")") ? "updates" : "answers");
  }
}

const Entered entered({"think", "20 tables of six strong computer players, and questions", prepare,
                       [](Attacker& attacker) {
                         for (unsigned i = 0; i < tables; ++i) attacker.start(look(attacker, i));
                       }});

}  // namespace
}  // namespace rattus::bench
