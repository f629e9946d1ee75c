// rattus review: a teacher looks at a record: everybody's chances, what was luck, what was a mistake.
#include "host/review.hpp"

#include <iostream>

#include "cli/command.hpp"
#include "cli/nets.hpp"
#include "cli/progress.hpp"
#include "cli/screens/narrator.hpp"
#include "cli/setup_choice.hpp"

namespace rattus::cli {
namespace {

struct Options {
  std::string file, language = "en";
  table::ReviewStyle style;
  bool json = false, printed_names = false;
};

/// Of thousandths, in whole per cent.
std::string percent(const Json& thousandths, const Narrator& narrator) {
  const int hundredths = (thousandths.get<int>() + 5) / 10;
  return narrator.figures().per_cent(hundredths / 100.0, 0);
}

std::string percents(const Json& list, const Narrator& narrator) {
  std::string text;
  for (const Json& one : list) text += (text.empty() ? "" : ", ") + percent(one, narrator);
  return text;
}

/// One line for each reason: what it says in words, and its figures.
std::string reasons(const Json& list, const Narrator& narrator) {
  std::string text;
  for (const Json& one : list) {
    Json fields = one;
    if (one.contains("tenths")) fields["figure"] = narrator.figures().number(one["tenths"].get<int>() / 10.0, 1);
    text += (text.empty() ? "" : "; ") + narrator.sentence("review", one["what"].get<std::string>(), fields);
  }
  return text;
}

void show_option(const char* mark, const Json& option, const Narrator& narrator) {
  std::cout << "   " << mark << " " << percent(option["chance"], narrator) << "  " << narrator.option(option["choice"]);
  if (const auto why = reasons(option["reasons"], narrator); !why.empty()) std::cout << " (" << why << ")";
  std::cout << "\n";
}

/// What a decision asks, or its name where the question needs more than that.
std::string question(const std::string& decision, const Narrator& narrator) {
  const std::string asked = narrator.sentence("decisions", decision);
  return asked.find('{') == std::string::npos ? asked : decision + ",";
}

void show(const Json& review, const Narrator& narrator) {
  std::cout << narrator.text("review", "curve") << "\n";
  std::size_t place = 0;
  for (const Json& point : review["curve"])
    if (place++ % 10 == 0 || place == review["curve"].size())
      std::cout << "   " << point["step"] << ": " << percents(point["chances"], narrator) << "\n";
  std::cout << narrator.text("review", "luck") << "\n";
  for (const Json& one : review["luck"])
    std::cout << "   " << one["step"] << ": " << narrator.event(one["event"]) << " "
              << percents(one["before"], narrator) << " -> " << percents(one["after"], narrator) << "\n";
  std::cout << narrator.text("review", "costly") << "\n";
  for (const Json& one : review["costly"]) {
    std::cout << " " << one["step"] << ": " << narrator.seat(one["seat"].get<int>()) << ", "
              << question(one["decision"].get<std::string>(), narrator) << " -" << percent(one["loss"], narrator)
              << "\n";
    show_option("-", one["chosen"], narrator);
    for (const Json& better : one["best"])
      if (better["chance"] > one["chosen"]["chance"]) show_option("+", better, narrator);
  }
}

int run(const Options& options) {
  tell_of_program_nets();
  auto checked = codec::check_record(read_file(options.file), game_data());
  if (const auto* fault = std::get_if<codec::RecordFault>(&checked)) {
    std::cerr << options.file << ": step " << fault->step << ": " << fault->reason << "\n";
    return 1;
  }
  auto& record = std::get<codec::Record>(checked);
  std::vector<std::string> players;
  for (int seat = 1; seat <= table::players_of(record.setup); ++seat) players.push_back("P" + std::to_string(seat));
  const Narrator narrator(options.language, game_data().tables(record.setup), players, options.printed_names);
  auto review = host::RecordReview::of(std::move(record), game_data(), host::carried_nets(), options.style, {});
  {
    Progress progress("choices", review.review().all());
    while (!review.work({1000, {}})) progress.show(review.review().done());
  }
  const Json message = Json::parse(review.message({}));
  if (options.json)
    std::cout << message.dump(1) << "\n";
  else
    show(message, narrator);
  return 0;
}

void add_review(CLI::App& app) {
  auto* command = subcommand(app, "review", "Review a record: winning chances, luck and the costliest mistakes.",
                             "rattus review tests/games/classic-2-rats.json --iterations 1000");
  auto options = std::make_shared<Options>();
  command->add_option("file", options->file, "the record (docs/reference/record-format.md)")->required();
  command->add_option("--iterations", options->style.iterations, "search iterations per decision")
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--worlds", options->style.worlds, "sampled worlds used to measure luck")
      ->check(CLI::Range(1, 100'000));
  command->add_option("--language", options->language, "language of the output: en or de");
  command->add_flag("--printed-names", options->printed_names, "region names as printed on the Big Box board");
  command->add_flag("--json", options->json, "print the review as one JSON object (docs/reference/protocol.md)");
  command->callback([options] { finish(run(*options)); });
}

const Registered registered(add_review);

}  // namespace
}  // namespace rattus::cli
