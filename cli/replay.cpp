// rattus replay: plays a record again and checks everything that it says.
#include <iostream>

#include "cli/command.hpp"
#include "cli/narrator.hpp"
#include "cli/screen.hpp"
#include "cli/setup_choice.hpp"
#include "codec/events.hpp"
#include "codec/record.hpp"
#include "codec/view_json.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::string file, language = "en";
  std::optional<std::size_t> at;
};

/// Shows the board after one step, as a spectator sees it, and what the step did.
class Shower {
 public:
  Shower(const Options& options, const Paint& paint) : options_(&options), paint_(paint) {}

  void see(std::size_t step, const table::Game& game, const table::EventList& events) {
    if (!options_->at || step != *options_->at) return;
    const auto& tables = game_data().tables(game.rules().big_box ? "big-box" : "classic");
    const codec::Names names(game.rules(), tables);
    std::vector<std::string> players;
    for (int seat = 1; seat <= game.rules().players; ++seat) players.push_back("P" + std::to_string(seat));
    const Narrator narrator(terminal_texts(options_->language), tables, game_data().text(options_->language), players);
    std::cout << draw_board(to_json(game.view(board::no_seat), names), narrator, paint_);
    for (const board::Event& event : events) {
      const Json json = event_json(game.rules(), event, board::no_seat, names);
      if (const auto line = narrator.event(json); !line.empty())
        std::cout << " " << line << paint_.dim(" [" + json.value("clause", "") + "]") << "\n";
    }
    std::cout << " " << paint_.dim("hash " + codec::hex(game.hash())) << "\n";
    shown_ = true;
  }
  [[nodiscard]] bool shown() const { return shown_; }

 private:
  const Options* options_;
  Paint paint_;
  bool shown_ = false;
};

int run(const Options& options) {
  const std::string text = read_file(options.file);
  Shower shower(options, Paint::automatic());
  std::size_t steps = 0;
  bool over = false;
  std::uint64_t hash = 0;
  const auto checked = codec::check_record(
      text, game_data(), [&](std::size_t step, const table::Game& game, const table::EventList& events) {
        shower.see(step, game, events);
        steps = step;
        over = game.over();
        hash = game.hash();
      });
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
  auto* command = subcommand(app, "replay", "Plays a record again and checks every step and the result.",
                             "rattus replay tests/games/classic-2-rats.json --at 12");
  auto options = std::make_shared<Options>();
  command->add_option("file", options->file, "the record (docs/record-format.md)")->required();
  command->add_option("--at", options->at, "show the board after this step; 0 is the set-up");
  command->add_option("--language", options->language, "of what is shown: en or de");
  command->callback([options] { finish(run(*options)); });
}

const Registered registered(add_replay);

}  // namespace
}  // namespace rattus::cli
