// rattus play: a person at a terminal against computer players.
#include <iostream>

#include "cli/command.hpp"
#include "cli/nets.hpp"
#include "cli/output_file.hpp"
#include "cli/screens/cartus_screen.hpp"
#include "cli/screens/narrator.hpp"
#include "cli/screens/screen.hpp"
#include "cli/setup_choice.hpp"
#include "codec/board/options.hpp"
#include "codec/cartus/options.hpp"
#include "codec/record/record.hpp"
#include "codec/setup_json.hpp"
#include "host/session.hpp"

namespace rattus::cli {
namespace {

using codec::Json;

struct Options {
  std::string game = "rattus", seed, agents = "search:easy", language = "en", record, name;
  int seat = 1;
  bool printed_names = false;
};

/// The seats of the game: the person's and those of the computer players.
Json seats_of(const Options& options, int players) {
  if (options.seat < 1 || options.seat > players)
    throw Usage("--seat " + std::to_string(options.seat) + ": choose a seat from 1 to " + std::to_string(players));
  static constexpr const char* names[] = {"Agnes", "Bertram", "Cosima", "Dietrich", "Elsbeth"};
  const auto agents = read_agents(options.agents, players - 1);
  refuse_nets(agents, "rattus play");
  const Json texts = terminal_texts(options.language);
  for (const Json& pronoun : texts.at("no_names"))
    if (pronoun == options.name)
      throw Usage("--name " + options.name + ": the log calls you by your name; give one, for example --name Anna");
  Json seats = Json::array();
  for (int seat = 1, other = 0; seat <= players; ++seat) {
    if (seat == options.seat) {
      seats.push_back(
          {{"kind", "person"}, {"name", options.name.empty() ? texts.at("you").get<std::string>() : options.name}});
      continue;
    }
    const auto [player, level] = name_of(agents[static_cast<std::size_t>(other)]);
    seats.push_back({{"kind", "computer"}, {"name", names[other++]}, {"player", player}, {"level", level}});
  }
  return seats;
}

class Play {
 public:
  Play(const table::AnySetUp& setup, const Json& seats, const Options& options)
      : session_(game_data(), host::carried_nets(), fresh_seed, clock()),
        narrator_(options.language, game_data().tables(setup), names(seats), options.printed_names) {
    Json message{{"type", "new"}, {"setup", codec::to_json(setup)}, {"seats", seats}};
    if (!options.seed.empty()) message["seed"] = codec::hex(read_seed(options.seed));
    take(session_.send(codec::text_of(message)));
  }

  /// True if the game was played to its end.
  bool run() {
    for (;;) {
      while (session_.waits_for_computer()) {
        take(session_.step(std::chrono::milliseconds(200)));
        std::cout.flush();
      }
      if (session_.match()->stage() == table::Stage::over) return finish();
      if (!ask()) return false;
    }
  }
  [[nodiscard]] codec::Record record() const { return codec::record_of(*session_.match(), {}); }

 private:
  static std::vector<std::string> names(const Json& seats) {
    std::vector<std::string> list;
    for (const Json& seat : seats) list.push_back(seat.at("name").get<std::string>());
    return list;
  }

  void take(const std::string& messages) {
    for (const Json& message : Json::parse(messages)) {
      const auto type = message.at("type").get<std::string>();
      if (type == "update") {
        latest_ = message;
        for (const Json& event : narrator_.gathered(message.at("events"))) say(event);
      } else if (type == "thinking" && paint_.on) {
        const auto seat = narrator_.seat(message.at("seat").get<int>());
        std::cout << " " << paint_.dim(fill(narrator_.text("thinking"), {{"seat", seat}})) << "\r";
      } else if (type == "refused") {
        const auto code = message.value("code", "");
        const auto sentence = narrator_.text("refusals", code);
        std::cout << " " << (sentence == code ? message.at("reason").get<std::string>() : sentence)
                  << paint_.dim(" [" + message.value("clause", "") + "]") << "\n";
      }
    }
  }

  void say(const Json& event) {
    std::string line = narrator_.event(event);
    if (line.empty()) return;
    line = " " + line + paint_.dim(" [" + event.value("clause", "") + "]");
    log_.push_back(line);
    std::cout << (paint_.on ? "\r\x1b[K" : "") << line << "\n";
    for (const char* start : {"turn-started", "final-turn-started", "round-started"})
      board_due_ |= event.at("type") == start;
  }

  /// Asks the person once; false if he leaves.
  bool ask() {
    const Json decision = latest_.at("decision");
    const Json& options = decision.at("options");
    if (board_due_ || decision.at("name") == "D-PLACE" || decision.at("name") == "enter") show_board();
    show_options(decision);
    for (;;) {
      std::cout << " " << fill(narrator_.text("prompt"), {{"count", std::to_string(options.size())}}) << std::flush;
      std::string text;
      if (!std::getline(std::cin, text)) return false;
      text.erase(0, text.find_first_not_of(" \t\r"));
      text.erase(text.find_last_not_of(" \t\r") + 1);
      if (text == "q") return false;
      if (text == "u") return send("take-back"), true;
      if (text == "b") {
        show_board();
        show_options(decision);
        continue;
      }
      if (text == "?" || text == "l") {
        for (const auto& line : narrator_.lines("help"))
          if (text == "?") std::cout << "   " << line.get<std::string>() << "\n";
        for (const auto& line : log_)
          if (text == "l") std::cout << line << "\n";
        continue;
      }
      if (const auto option = chosen(text, options.size())) return send("act", *option), true;
      std::cout << " "
                << fill(narrator_.text("not_understood"), {{"text", text}, {"count", std::to_string(options.size())}})
                << "\n";
    }
  }

  void show_options(const Json& decision) {
    const Json& options = decision.at("options");
    const Json& view = latest_.at("view");
    const Screen& screen = screen_of(view);
    std::cout << "\n " << paint_.bold(narrator_.prompt(decision, screen.about_decision(view, decision)))
              << paint_.dim(" [" + decision.value("clause", "") + "]") << "\n";
    if (view.contains("picked"))
      std::cout << "   " << narrator_.sentence("screen", "picked", {{"cards", view.at("picked")}}) << "\n";
    for (std::size_t i = 0; i < options.size(); ++i) {
      const Json option = screen.about_option(view, decision, options[i]);
      std::cout << pad("", i < 9 ? 3 : 2) << i + 1 << "  "
                << fill(narrator_.text("option_line"), {{"option", narrator_.option(option)}, {"text", typed(i)}})
                << "\n";
    }
  }

  /// Calls `f` with the game, its decider's view and the names of what is in it.
  template <class F>
  [[nodiscard]] auto with_game(F f) const {
    return session_.match()->course().visit([&]<class Kit>(const table::CourseOf<Kit>& course) {
      const auto& game = course.game();
      return f(game, game.view(game.decider()), codec::NamesOf<Kit>(game.rules(), tables_of(game.rules())));
    });
  }

  /// An option as a person may type it.
  [[nodiscard]] std::string typed(std::size_t option) const {
    return with_game([&](const auto& game, const auto& view, const auto& names) {
      return codec::option_text(view, game.options()[option], names);
    });
  }

  /// The option that a text names, by its number in the list or as it may be typed.
  [[nodiscard]] std::optional<std::size_t> chosen(const std::string& text, std::size_t options) const {
    if (text.empty()) return std::nullopt;
    if (text.find_first_not_of("0123456789") == std::string::npos) {
      const auto number = text.size() < 4 ? static_cast<std::size_t>(std::stoi(text)) : 0U;
      return number >= 1 && number <= options ? std::optional(number - 1) : std::nullopt;
    }
    // What the list shows counts first: "b2" is a place there, although it is a short name of a card as well.
    for (std::size_t i = 0; i < options; ++i)
      if (text == typed(i)) return i;
    return with_game([&](const auto& game, const auto& view, auto names) {
      std::vector<board::RegionRow> rows;  // the names of the language are known, too
      if constexpr (requires { names.region_rows; }) {
        rows.assign(names.region_rows.begin(), names.region_rows.end());
        for (board::RegionRow& row : rows)
          if (row.printed.empty()) row.printed = narrator_.region(row.id);
        names.region_rows = rows;
      }
      return codec::find_option(text, view, game.options(), names);
    });
  }

  void send(const char* type, std::size_t option = 0) {
    const Json& version = latest_.at("decision").at("version");
    Json message{{"type", type}, {"id", std::to_string(++sent_)}, {"version", version}};
    if (message["type"] == "act") message["option"] = option;
    take(session_.send(codec::text_of(message)));
  }

  void show_board() {
    std::cout << screen_of(latest_.at("view")).table(latest_.at("view"), narrator_, paint_);
    board_due_ = false;
  }

  bool finish() {
    const Json& view = latest_.at("view");
    const Screen& screen = screen_of(view);
    std::cout << screen.table(view, narrator_, paint_) << screen.end(view, narrator_, paint_);
    return true;
  }

  host::Session session_;
  Narrator narrator_;
  Paint paint_ = Paint::automatic();
  Json latest_;
  std::vector<std::string> log_;
  bool board_due_ = true;
  unsigned sent_ = 0;
};

int run(const Options& options, const SetUpChoice& choice) {
  const table::AnySetUp setup = choice.read(options.game);
  const Json seats = seats_of(options, table::players_of(setup));
  tell_of_program_nets();
  Play play(setup, seats, options);
  if (!play.run()) std::cout << "\n " << terminal_texts(options.language).at("bye").get<std::string>() << "\n";
  if (!options.record.empty())
    write_file(options.record, write_record(play.record(), game_data(), codec::Trace::hashes));
  return 0;
}

void add_play(CLI::App& app) {
  auto* command = subcommand(app, "play", "Play against computer players in the terminal.",
                             "rattus play --players 3 --agents search:easy,greedy --language de");
  auto options = std::make_shared<Options>();
  auto choice = std::make_shared<SetUpChoice>(*command);
  add_game(*command, options->game);
  command->add_option(
      "--agents", options->agents,
      "computer players: one for all other seats, or one for each, comma-separated (default search:easy)");
  command->add_option("--seat", options->seat, "your seat (default 1)");
  command->add_option("--name", options->name, "your name");
  command->add_option("--seed", options->seed,
                      "seed: a whole number or 32 hexadecimal digits (default: a new one each time)");
  command->add_option("--language", options->language, "language of the game: en or de");
  command->add_flag("--printed-names", options->printed_names, "region names as printed on the Big Box board");
  command->add_option("--record", options->record, "file to save the record to when you quit");
  command->callback([options, choice] { finish(run(*options, *choice)); });
}

const Registered registered(add_play);

}  // namespace
}  // namespace rattus::cli
