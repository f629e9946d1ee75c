// rattus odds: what the plague would do in each region, or how likely it is to survive it in Cartus, exactly, as one
// seat must expect it.
#include "ai/board/odds.hpp"

#include <algorithm>
#include <iostream>

#include "ai/cartus/survival.hpp"
#include "cli/command.hpp"
#include "cli/screens/screen.hpp"
#include "cli/screens/sentence.hpp"
#include "cli/setup_choice.hpp"
#include "codec/names.hpp"
#include "codec/positions.hpp"
#include "codec/record/record.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::string file;
  std::optional<std::size_t> at;
  unsigned seat = 0;  ///< 0: a spectator
  bool knight = false, json = false, printed_names = false;
};

/// The odds and the names to print them with.
struct Found {
  codec::Names names;
  unsigned players;
  std::vector<ai::RegionOdds> odds;
};

/// What the command says: as JSON, and as people read it.
struct Told {
  codec::Json json;
  std::string text;
};

/// The seat whose eyes are asked for.
table::Seat seat_of(const Options& options, unsigned players) {
  if (options.seat > players)
    throw Usage("--seat " + std::to_string(options.seat) + ": choose a seat from 1 to " + std::to_string(players));
  return options.seat == 0 ? table::no_seat : static_cast<table::Seat>(options.seat - 1);
}

Found find_regions(const board::Rules& rules, const board::State& state, const Options& options) {
  const board::View view(rules, state, seat_of(options, rules.players));
  Found found{codec::Names(rules, game_data().tables(rules.big_box ? "big-box" : "classic")), rules.players, {}};
  for (const unsigned region : rules.in_use)
    found.odds.push_back(ai::region_odds(view, static_cast<board::Region>(region), options.knight ? 2 : 0));
  return found;
}

Told find(const board::Rules& rules, const board::State& state, const Options& options);
Told find(const cartus::Rules& rules, const cartus::State& state, const Options& options);

Told from_record(const std::string& text, const Options& options) {
  std::optional<Told> found;
  std::size_t steps = 0;
  const auto look = [&](std::size_t step, const auto& game, const auto&) {
    steps = step;
    if (!options.at || step == *options.at) found = find(game.rules(), game.state(), options);
  };
  const auto checked = codec::check_record(text, game_data(), look);
  if (const auto* fault = std::get_if<codec::RecordFault>(&checked))
    throw Usage(options.file + ": step " + std::to_string(fault->step) + ": " + fault->reason);
  if (!found)
    throw Usage("--at " + std::to_string(options.at.value_or(0)) + ": the record has steps 0 to " +
                std::to_string(steps));
  return *found;
}

/// Of a position that was opened, or why it could not be.
template <class Opened>
Told of_opened(const std::variant<Opened, std::vector<Refusal>>& opened, const Options& options) {
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&opened)) {
    std::string message = options.file + " is not a valid position:";
    for (const auto& reason : *reasons) message += "\n  " + game_data().text().sentence(reason);
    throw Usage(message);
  }
  const auto& built = std::get<Opened>(opened).built;
  return find(built.rules, built.state, options);
}

Told from_position(const codec::Json& json, const Options& options) {
  if (options.at) throw Usage("--at is for records, but " + options.file + " is a position: leave --at out");
  return table::with_game(codec::game_of(json),
                          [&](auto kit) { return of_opened(codec::open_position(kit, json, game_data()), options); });
}

codec::Json to_json(const Found& found, const Options& options) {
  codec::Json regions = codec::Json::array();
  for (const ai::RegionOdds& odds : found.odds) {
    codec::Json losses = codec::Json::array();
    for (unsigned seat = 0; seat < found.players; ++seat) losses.push_back(odds.losses[seat]);
    regions.push_back({{"region", found.names.region(odds.region)},
                       {"tokens", odds.tokens},
                       {"citizens", odds.citizens},
                       {"outbreak", odds.outbreak},
                       {"losses", std::move(losses)}});
  }
  return {{"seat", codec::seat_json<codec::Json>(options.seat == 0 ? board::no_seat
                                                                   : static_cast<board::Seat>(options.seat - 1))},
          {"neutral", options.knight ? 2 : 0},
          {"regions", std::move(regions)}};
}

std::string to_text(const Found& found, const Options& options) {
  const Paint paint = Paint::automatic();
  const auto name = [&](board::Region region) { return found.names.region_rows[region].shown(options.printed_names); };
  std::size_t widest = 12;
  for (const ai::RegionOdds& odds : found.odds) widest = std::max(widest, width_of(name(odds.region)));
  std::string head = pad("region", widest + 2) + pad("tokens", 8) + pad("citizens", 10) + pad("outbreak", 11);
  for (unsigned seat = 1; seat <= found.players; ++seat) head += pad("P" + std::to_string(seat), 8);
  std::string text = paint.bold(head) + "\n";
  for (const ai::RegionOdds& odds : found.odds) {
    std::string line = pad(name(odds.region), widest + 2) + pad(std::to_string(odds.tokens), 8) +
                       pad(std::to_string(odds.citizens), 10) + pad(percent(odds.outbreak, 1), 11);
    for (unsigned seat = 0; seat < found.players; ++seat)
      line += pad(odds.losses[seat] > 0 ? number(odds.losses[seat], 2) : "-", 8);
    text += (odds.outbreak > 0 ? line : paint.dim(line)) + "\n";
  }
  return text +
         paint.dim(
             "If the plague struck there now: the chance of an outbreak, and the losses of each player on average.") +
         "\n";
}

Told find(const board::Rules& rules, const board::State& state, const Options& options) {
  const Found found = find_regions(rules, state, options);
  return {to_json(found, options), to_text(found, options)};
}

/// CART-84, with what the seat has seen of the nun row (CART-26).
Told find(const cartus::Rules& rules, const cartus::State& state, const Options& options) {
  if (options.knight) throw Usage("--knight is only for the board game: leave it out");
  const table::Seat seat = seat_of(options, rules.players);
  const ai::NunRow row(cartus::View(rules, state, seat));
  const Paint paint = Paint::automatic();
  Told told{{{"game", "cartus"},
             {"seat", codec::seat_json<codec::Json>(seat)},
             {"certain", row.certain},
             {"survival", codec::Json::array()}},
            paint.bold(pad("rats", 8) + "survives") + "\n"};
  for (unsigned rats = 0; rats <= ai::most_nuns; ++rats) {
    told.json["survival"].push_back(row.survival(rats));
    told.text += pad(std::to_string(rats), 8) + percent(row.survival(rats), 1) + "\n";
  }
  told.text += paint.dim("If the game ended now: the chance to survive with that many rats; nuns seen: " +
                         std::to_string(row.certain) + ".") +
               "\n";
  return told;
}

int run(const Options& options) {
  const std::string text = read_file(options.file);
  codec::Faults faults;
  const auto json = codec::parse_json(text, options.file, faults);
  if (!json) throw Usage(options.file + " is not valid JSON: check the file");
  const bool record = json->is_object() && json->value("format", codec::Json()) == "rattus-record";
  const Told told = record ? from_record(text, options) : from_position(*json, options);
  std::cout << (options.json ? told.json.dump(1) + "\n" : told.text);
  return 0;
}

void add_odds(CLI::App& app) {
  auto* command =
      subcommand(app, "odds", "Print the exact odds of an outbreak in each region, or of survival in Cartus.",
                 "rattus odds tests/games/classic-2-rats.json --at 12 --seat 1\n"
                 "  rattus odds tests/games/cartus-3-fixed.json --at 40 --seat 2");
  auto options = std::make_shared<Options>();
  command
      ->add_option("file", options->file,
                   "a record or a position (docs/reference/record-format.md, docs/reference/position-format.md)")
      ->required();
  command->add_option("--at", options->at, "for a record: the step to look at (default: the last)");
  command->add_option("--seat", options->seat,
                      "from the knowledge of the player in this seat (default: open information only)");
  command->add_flag("--knight", options->knight, "count the plague as two citizens (Knight)");
  command->add_flag("--printed-names", options->printed_names, "region names as printed on the Big Box board");
  command->add_flag("--json", options->json, "print one JSON object");
  command->callback([options] { finish(run(*options)); });
}

const Registered registered(add_odds);

}  // namespace
}  // namespace rattus::cli
