// rattus store: everything that a server keeps, from a folder to a database and back, or looked through.
#include "cli/serving/store.hpp"

#include <csignal>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>
#include <optional>

#include "cli/command.hpp"
#include "cli/progress.hpp"
#include "server/http/shown_url.hpp"
#include "server/store/whole_check.hpp"
#include "server/store/whole_copy.hpp"

namespace rattus::cli {
namespace {

using server::HeldStore;

volatile std::sig_atomic_t stopped = 0;

void stop_at_signals() {
  std::signal(SIGINT, [](int) { stopped = 1; });
  std::signal(SIGTERM, [](int) { stopped = 1; });
}

/// A bar for each part of the work, one after the other.
server::Watcher watcher() {
  struct Bar {
    std::string what;
    std::optional<Progress> progress;
  };
  auto bar = std::make_shared<Bar>();
  return {[bar](const std::string& what, std::size_t done, std::size_t all) {
            if (bar->what != what) {
              bar->what = what;
              bar->progress.reset();
              bar->progress.emplace(what, all);
            }
            bar->progress->show(done);
          },
          [] { return stopped != 0; }};
}

int fail(const std::string& why) {
  std::cerr << "rattus: " << why << "\n";
  return 1;
}

void print(const std::string& where, const server::Sums& sums) {
  std::cout << server::without_password(where) << "\n";
  const auto line = [](const char* what, const std::vector<server::Piece>& pieces) {
    std::cout << std::setw(9) << pieces.size() << " " << std::left << std::setw(6) << what << std::right << "  SHA-256 "
              << server::sum_of(pieces) << "\n";
  };
  line("tables", sums.matches);
  line("guests", sums.guests);
  line("bans", sums.bans);
}

bool the_same(const std::string& from, const std::string& to) {
  std::error_code ignored;
  return from == to || std::filesystem::equivalent(from, to, ignored);
}

int copy(const std::string& from, const std::string& to, const server::CopyOptions& options) {
  if (the_same(from, to)) throw Usage("FROM and TO are the same: a copy needs another folder or database");
  stop_at_signals();
  auto source = HeldStore::hold(from, false);
  if (const auto* why = std::get_if<std::string>(&source)) return fail(*why);
  const auto& held = std::get<HeldStore>(source);
  for (const std::string& note : held.notes()) std::cerr << from << ": " << note << "\n";
  auto target = HeldStore::hold(to, true);
  if (const auto* why = std::get_if<std::string>(&target)) return fail(*why);
  const auto& made = std::get<HeldStore>(target);

  std::cerr << "Copying the games of " << server::without_password(from) << " to " << server::without_password(to)
            << " ...\n";
  const auto done = server::copy(*held, *made, watcher(), options);
  if (const auto* why = std::get_if<server::Failure>(&done)) {
    if (!why->empty()) return fail(*why);
    return fail("interrupted; " + server::without_password(to) +
                " is incomplete: run the same command again, which continues, before a server uses it");
  }
  for (const HeldStore* one : {&held, &made})
    if (const std::string why = one->disturbed(); !why.empty()) return fail(why + ", then copy again");
  const auto& copied = std::get<server::Copied>(done);
  for (const std::string& reason : copied.left_out) std::cerr << "left out: " << reason << "\n";
  print(from, copied.from);
  print(to, copied.to);
  std::cout << "Both hold the same" << (copied.left_out.empty() ? "" : ", but for the tables left out");
  if (copied.already > 0) std::cout << "; an earlier copy had brought " << copied.already << " of the tables";
  std::cout << "\n";
  return 0;
}

void add_store(CLI::App& app) {
  struct Options {
    std::string from, to, where;
    server::CopyOptions copy;
  };
  auto options = std::make_shared<Options>();
  auto* command = subcommand(app, "store", "Move the games of a server between a folder and a database, or check them.",
                             "rattus store copy /var/lib/rattus postgresql://rattus@host/rattus");
  command->require_subcommand(1);
  auto* copying = subcommand(*command, "copy",
                             "Copy everything from one to the other, and prove that both hold the same. No server may "
                             "run over either.",
                             "rattus store copy /var/lib/rattus postgresql://rattus@host/rattus");
  copying->add_option("FROM", options->from, "a server's --data folder, or postgresql://...")->required();
  copying->add_option("TO", options->to, "another; empty, or what an interrupted copy left")->required();
  copying->add_flag("--without-damaged", options->copy.without_damaged,
                    "leave damaged tables out, instead of copying nothing");
  copying->callback([options] { finish(copy(options->from, options->to, options->copy)); });

  auto* checking = subcommand(*command, "check",
                              "Read everything and play every game again. Servers may keep running. Exit status 1 if "
                              "a table is damaged.",
                              "rattus store check /var/lib/rattus");
  checking->add_option("WHERE", options->where, "a server's --data folder, or postgresql://...")->required();
  checking->callback([options] { finish(check_store(options->where)); });
}

const Registered registered(add_store);

}  // namespace

int check_store(const std::string& where) {
  stop_at_signals();
  auto opened = server::open_whole(where);
  if (const auto* why = std::get_if<std::string>(&opened)) return fail(*why);
  const auto done = server::check(*std::get<0>(opened), game_data(), watcher());
  if (const auto* why = std::get_if<server::Failure>(&done)) return fail(why->empty() ? "interrupted" : *why);
  const auto& checked = std::get<server::Checked>(done);
  print(where, checked.sums);
  for (const std::string& damage : checked.damaged) std::cout << "damaged: " << damage << "\n";
  std::cout << checked.entries << " entries played again: ";
  if (checked.damaged.empty())
    std::cout << "every table is sound\n";
  else
    std::cout << checked.damaged.size() << (checked.damaged.size() == 1 ? " table is" : " tables are")
              << " damaged: restore a backup, or continue without\n";
  return checked.damaged.empty() ? 0 : 1;
}

}  // namespace rattus::cli
