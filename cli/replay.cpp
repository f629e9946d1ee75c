// rattus replay: plays a record again and checks everything that it says.
#include <iostream>

#include "cli/command.hpp"
#include "cli/nets.hpp"
#include "cli/screens/narrator.hpp"
#include "cli/screens/screen.hpp"
#include "cli/setup_choice.hpp"
#include "codec/board/events.hpp"
#include "codec/board/view.hpp"
#include "codec/cartus/events.hpp"
#include "codec/cartus/view.hpp"
#include "codec/record/record.hpp"
#include "host/replayed.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::string file, language = "en";
  std::optional<std::size_t> at;
  bool json = false, printed_names = false;
};

/// Shows the table after one step, as a spectator sees it, and what the step did.
class Shower {
 public:
  Shower(const Options& options, const Paint& paint) : options_(&options), paint_(paint) {}

  template <class Kit>
  void see(std::size_t step, const table::GameOf<Kit>& game, const table::EventsOf<Kit>& events) {
    if (!options_->at || step != *options_->at) return;
    const auto& tables = tables_of(game.rules());
    const codec::NamesOf<Kit> names(game.rules(), tables);
    std::vector<std::string> players;
    for (int seat = 1; seat <= game.rules().players; ++seat) players.push_back("P" + std::to_string(seat));
    const Narrator narrator(options_->language, tables, players, options_->printed_names);
    const Json view = codec::as_json([&](codec::Writer& to) { write_view(to, game.view(table::no_seat), names); });
    const Screen& screen = screen_of(view);
    std::cout << screen.table(view, narrator, paint_);
    if (game.over()) std::cout << screen.end(view, narrator, paint_) << "\n";
    Json told = Json::array();
    for (const auto& event : events)
      if (codec::heard(event, table::no_seat))
        told.push_back(
            codec::as_json([&](codec::Writer& to) { write_event(to, game.rules(), event, table::no_seat, names); }));
    for (const Json& event : narrator.gathered(told))
      if (const auto line = narrator.event(event); !line.empty())
        std::cout << " " << line << paint_.dim(" [" + event.value("clause", "") + "]") << "\n";
    std::cout << " " << paint_.dim("hash " + codec::hex(game.hash())) << "\n";
    shown_ = true;
  }
  [[nodiscard]] bool shown() const { return shown_; }

 private:
  const Options* options_;
  Paint paint_;
  bool shown_ = false;
};

int tell_numbers(const std::string& record) {
  tell_of_program_nets();
  const Json numbers = host::replayed(record, game_data(), host::carried_nets());
  std::cout << codec::text_of(numbers) << "\n";
  return numbers.contains("reason") ? 1 : 0;
}

int run(const Options& options) {
  const std::string text = read_file(options.file);
  if (options.json) return tell_numbers(text);
  Shower shower(options, Paint::automatic());
  std::size_t steps = 0;
  bool over = false;
  std::uint64_t hash = 0;
  const auto see = [&]<class Kit>(std::size_t step, const table::GameOf<Kit>& game,
                                  const table::EventsOf<Kit>& events) {
    shower.see<Kit>(step, game, events);
    steps = step;
    over = game.over();
    hash = game.hash();
  };
  const auto checked = codec::check_record(text, game_data(), see);
  if (const auto* fault = std::get_if<codec::RecordFault>(&checked)) {
    std::cerr << options.file << ": step " << fault->step << ": " << fault->reason << "\n";
    return 1;
  }
  if (options.at && !shower.shown())
    throw Usage("--at " + std::to_string(*options.at) + ": the record has steps 0 to " + std::to_string(steps));
  std::cout << options.file << ": " << steps << " steps, " << (over ? "to the end" : "not finished")
            << ", everything as recorded; state " << codec::hex(hash) << "\n";
  return 0;
}

void add_replay(CLI::App& app) {
  auto* command = subcommand(app, "replay", "Replay a record of either game and check every step and the result.",
                             "rattus replay tests/games/classic-2-rats.json --at 12");
  auto options = std::make_shared<Options>();
  command->add_option("file", options->file, "the record (docs/reference/record-format.md)")->required();
  command->add_option("--at", options->at, "show the table after this step; 0 is the set-up");
  command->add_flag("--json", options->json,
                    "print JSON for each step: the state's hash and each seat's predicted share of the win");
  command->add_option("--language", options->language, "language of the output: en or de");
  command->add_flag("--printed-names", options->printed_names, "region names as printed on the Big Box board");
  command->callback([options] { finish(run(*options)); });
}

const Registered registered(add_replay);

}  // namespace
}  // namespace rattus::cli
