#include "cli/setup_choice.hpp"

#include <algorithm>
#include <chrono>
#include <fstream>
#include <random>
#include <sstream>

#include "cli/nets.hpp"
#include "codec/cartus/setup.hpp"
#include "codec/record/record.hpp"
#include "codec/setup_json.hpp"
#include "engine/board/setup/catalogue.hpp"
#include "engine/cartus/game.hpp"
#include "table/game.hpp"

namespace rattus::cli {

std::vector<std::string> split_at(const std::string& text, char by) {
  std::vector<std::string> parts;
  std::istringstream stream(text);
  for (std::string part; std::getline(stream, part, by);)
    if (!part.empty()) parts.push_back(part);
  return parts;
}

namespace {

[[noreturn]] void refuse(const std::string& what, const std::vector<board::Refusal>& reasons) {
  std::string message = what;
  for (const auto& reason : reasons) {
    message += "\n  " + game_data().text().sentence(reason);
    if (reason.clause.part != Part::none) message += " [" + to_string(reason.clause) + "]";
  }
  throw Usage(message);
}

/// Reads a file by `read`, which makes a set-up of a value.
template <class Read>
auto read_setup_file(const std::string& path, Read read) {
  codec::Faults faults;
  const auto json = codec::parse_json(read_file(path), path, faults);
  decltype(read(std::declval<codec::Value>())) setup;
  if (json) setup = read(codec::setup_in(codec::Value(*json, path, faults)));
  if (!faults.empty()) refuse("--setup " + path + " is not a valid set-up:", codec::refusals(faults));
  return setup;
}

/// The game that a set-up file names, if it is one.
std::optional<std::string> game_in(const std::string& path) {
  codec::Faults faults;
  const auto json = codec::parse_json(read_file(path), path, faults);
  if (!json) return std::nullopt;
  const codec::Json& setup = codec::setup_in(codec::Value(*json, path, faults)).json();
  const auto& games = table::AllGames::names;
  if (!setup.is_object() || !setup.contains("game")) return std::nullopt;
  const auto game = std::find(games.begin(), games.end(), setup["game"]);
  return game == games.end() ? std::nullopt : std::optional<std::string>(*game);
}

/// "peasantry:farm=3,peasantry:brewery=2"
std::vector<cartus::Part> read_split(const std::string& text) {
  std::vector<cartus::Part> parts;
  for (const std::string& part : split_at(text, ',')) {
    const auto colon = part.find(':'), equals = part.find('=');
    if (colon == std::string::npos || equals == std::string::npos || colon > equals)
      throw Usage("--split " + part +
                  ": write CLASS:BUILDING=NUMBER, for example --split peasantry:farm=3,peasantry:brewery=2");
    parts.push_back({part.substr(0, colon), part.substr(colon + 1, equals - colon - 1), part.substr(equals + 1)});
  }
  return parts;
}

cartus::MadeRules make_rules(const cartus::SetUp& setup) {
  Rng rng;
  return cartus::Cartus::make(setup, game_data().cartus, rng);
}

std::string module_names() {
  auto modules = board::available_of(board::card_facts()).modules;
  std::sort(modules.begin(), modules.end());
  std::string names;
  for (const std::string_view module : modules) names.append(names.empty() ? "" : ", ").append(module);
  return names;
}

}  // namespace

SetUpChoice::SetUpChoice(CLI::App& command, std::string cards) : command_(&command), cards_(std::move(cards)) {
  command.add_option("--setup", file_, "file with a set-up (docs/reference/messages.md, SetUp)");
  command.add_option("--board", board_, "board: classic (default) or big-box");
  command.add_option(
      "--players", players_,
      "number of players: 2 to 4 on the classic board, 2 to 6 on the Big Box board, 2 to 5 in Cartus (default 4)");
  command.add_option("--cards", cards_,
                     "class cards by id or number, comma-separated, or: random, one-of-each-class, or a suggested set");
  command.add_option("--modules", modules_, "modules, comma-separated: " + module_names());
  command.add_option("--split", split_,
                     "for Cartus: split of the five cards of a class between its two buildings: "
                     "CLASS:BUILDING=NUMBER, comma-separated (peasantry:farm=3,peasantry:brewery=2)");
  command.add_option("--option", options_, "house rule, KEY=VALUE; can be repeated (rattus catalogue lists them)");
}

void SetUpChoice::file_alone() const {
  for (const char* other : {"--board", "--cards", "--modules", "--option", "--players", "--split"})
    if (command_->count(other) > 0)
      throw Usage(std::string("--setup and ") + other +
                  " exclude each other: put everything in the file, or leave the file out");
}

void SetUpChoice::choose_cards(board::SetUp& setup) const {
  using board::CardChoice;
  const auto& sets = game_data().tables(setup.board).card_sets;
  const bool suggested = std::any_of(sets.begin(), sets.end(), [&](const auto& set) { return set.id == cards_; });
  setup.card_choice = cards_ == board::random_word              ? CardChoice::random
                      : cards_ == board::one_of_each_class_word ? CardChoice::one_of_each_class
                      : suggested                               ? CardChoice::named
                                                                : CardChoice::listed;
  if (!by_chance(setup.card_choice)) setup.cards = split_at(cards_, ',');
}

board::SetUp SetUpChoice::read(board::Kit) const {
  board::SetUp setup;
  if (!file_.empty()) {
    file_alone();
    setup = read_setup_file(file_, codec::read_setup);
  } else {
    if (!split_.empty()) throw Usage("--split is only for Cartus: leave it out, or add --game cartus");
    if (!board_.empty()) setup.board = board_;
    if (command_->count("--players") > 0) setup.players = players_;
    if (!cards_.empty()) choose_cards(setup);
    if (!modules_.empty()) setup.modules = split_at(modules_, ',');
    setup.options = house_rules();
  }
  table::EventList events;
  const auto started = table::Game::start(setup, game_data().tables(setup.board), Seed{}, events);
  if (const auto* reasons = std::get_if<std::vector<board::Refusal>>(&started))
    refuse("this set-up cannot be played:", *reasons);
  return setup;
}

std::vector<std::pair<std::string, std::string>> SetUpChoice::house_rules() const {
  std::vector<std::pair<std::string, std::string>> rules;
  for (const auto& option : options_) {
    const auto at = option.find('=');
    if (at == std::string::npos)
      throw Usage("--option " + option + ": write KEY=VALUE, for example --option citizens=12");
    rules.emplace_back(option.substr(0, at), option.substr(at + 1));
  }
  return rules;
}

cartus::SetUp SetUpChoice::read(cartus::Kit) const {
  cartus::SetUp setup;
  if (!file_.empty()) {
    file_alone();
    setup = read_setup_file(file_, codec::read_cartus_setup);
  } else {
    if (command_->count("--players") > 0) setup.players = players_;
    setup.options = house_rules();
    setup.split = read_split(split_);
    for (const std::string& named : {board_, cards_, modules_})
      if (!named.empty()) setup.board_game.push_back(named);
  }
  const auto made = make_rules(setup);
  if (const auto* reasons = std::get_if<std::vector<Refusal>>(&made)) refuse("this set-up cannot be played:", *reasons);
  return setup;
}

table::AnySetUp SetUpChoice::read(const std::string& game) const {
  const std::string named = file_.empty() || command_->count("--game") > 0 ? game : game_in(file_).value_or(game);
  return table::with_game(named, [this](auto kit) -> table::AnySetUp { return read(kit); });
}

cartus::Rules rules_of(const cartus::SetUp& setup) { return std::get<cartus::Rules>(make_rules(setup)); }

void add_game(CLI::App& command, std::string& game) {
  command.add_option("--game", game, "game: rattus (the board game, default) or cartus")
      ->check(CLI::IsMember(std::vector<std::string>(table::AllGames::names.begin(), table::AllGames::names.end())));
}

Seed read_seed(const std::string& text) {
  if (const auto seed = codec::read_seed(text)) return *seed;
  if (!text.empty() && text.size() <= 18 && text.find_first_not_of("0123456789") == std::string::npos)
    return table::derive({}, std::stoull(text));
  throw Usage("--seed " + text + ": give a whole number or 32 hexadecimal digits");
}

Seed fresh_seed() {
  std::random_device device;
  const auto word = [&] { return std::uint64_t{device()} << 32 | device(); };
  const std::uint64_t high = word();
  return {high, word()};
}

ai::Agent read_agent(const std::string& name) {
  std::string error;
  auto agent = ai::parse_agent(name, error);
  if (!agent) throw Usage(std::string("--agents ").append(name).append(": ").append(error));
  equip(*agent);
  return *agent;
}

std::vector<ai::Agent> read_agents(const std::string& text, int players) {
  std::vector<ai::Agent> agents;
  for (const auto& name : split_at(text, ',')) agents.push_back(read_agent(name));
  if (agents.size() == 1) agents.resize(static_cast<std::size_t>(players), agents[0]);
  if (agents.size() != static_cast<std::size_t>(players))
    throw Usage("--agents names " + std::to_string(agents.size()) + " computer players for " + std::to_string(players) +
                " seats: name one for all seats, or one for each");
  return agents;
}

std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  if (!file || !(text << file.rdbuf())) throw Usage(path + " cannot be read: check the name");
  return text.str();
}

ai::Clock clock() {
  return [] { return std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()); };
}

AgentName name_of(const ai::Agent& agent) {
  const auto colon = agent.name.find_first_of(":@");
  return {agent.name.substr(0, colon), std::string(ai::levels()[agent.level].name)};
}

}  // namespace rattus::cli
