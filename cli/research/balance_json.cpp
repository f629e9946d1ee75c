// The figures of rattus balance as JSON.
#include "ai/arena/share.hpp"
#include "cli/research/balance.hpp"
#include "codec/board/words.hpp"

namespace rattus::cli {
namespace {

Json json_of(const ai::Count& count) {
  const ai::Share share = ai::wilson(count.games == 0 ? 0 : 1.0 * count.won / count.games, count.games);
  Json json{{"games", count.games}, {"won", count.won}};
  if (count.games == 0) return json;
  json["share"] = share.mean;
  json["ci95"] = {share.low, share.high};
  return json;
}

Json json_of(const ai::Numbers& numbers) {
  Json times = Json::array();
  for (const auto& [number, count] : numbers.times) times.push_back({number, count});
  return {{"mean", numbers.mean()}, {"times", std::move(times)}};
}

Json cards_json(const BalanceRun& run, const ai::Balance& balance) {
  Json cards = Json::object();
  for (const auto& [number, card] : balance.cards) {
    Json levels = Json::array();
    for (const ai::Count& level : card.by_level) levels.push_back(json_of(level));
    cards[card_id(run.tables(), number)] = {{"games", card.games},
                                            {"holder", json_of(card.holder)},
                                            {"first", json_of(card.first)},
                                            {"early", json_of(card.early)},
                                            {"by_level", std::move(levels)}};
  }
  return cards;
}

Json modules_json(const ai::Balance& balance) {
  const auto of = [](const ai::ModuleFigures& figures) -> Json {
    return {{"games", figures.games},
            {"rounds", figures.rounds.mean()},
            {"winning_points", figures.winning_points.mean()},
            {"margin", figures.margins.mean()}};
  };
  Json modules = Json::object();
  for (const auto& [name, figures] : balance.modules) modules[name] = {{"out", of(figures[0])}, {"in", of(figures[1])}};
  return modules;
}

}  // namespace

Json balance_json(const BalanceRun& run, const ai::Balance& balance) {
  Json pairs = Json::array(), seats = Json::array(), ends = Json::object();
  for (const auto& [pair, count] : balance.pairs) {
    Json json{{"cards", {card_id(run.tables(), pair.first), card_id(run.tables(), pair.second)}}};
    json.update(json_of(count));
    pairs.push_back(std::move(json));
  }
  for (const ai::SeatFigures& seat : balance.seats)
    seats.push_back({{"wins", json_of(seat.wins)}, {"points", seat.points.mean()}});
  for (const auto& [reason, count] : balance.ends) ends[std::string(codec::word(reason))] = count;
  Json json = header_of(run);
  json["results"] = "balance-report";
  json.update({{"games", balance.games},
               {"fair_share", balance.fair()},
               {"class_cards", cards_json(run, balance)},
               {"pairs", std::move(pairs)},
               {"modules_in_and_out", modules_json(balance)},
               {"seats", std::move(seats)},
               {"rounds", json_of(balance.rounds)},
               {"points", json_of(balance.points)},
               {"winning_points", json_of(balance.winning_points)},
               {"margins", json_of(balance.margins)},
               {"ends", std::move(ends)}});
  return json;
}

}  // namespace rattus::cli
