// rattus admin: tables, people and bans, for whoever runs a server.
#include <algorithm>
#include <chrono>
#include <functional>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <memory>

#include "cli/command.hpp"
#include "cli/serving/store.hpp"
#include "codec/match/messages.hpp"
#include "codec/text/plain_text.hpp"
#include "server/limits/bans.hpp"
#include "server/limits/limits.hpp"
#include "server/store/whole.hpp"
#include "server/thinking/work.hpp"

namespace rattus::cli {
namespace {

using server::date_text;
using server::StoreFault;
using server::UnixTime;
using server::Whole;

constexpr unsigned page = 500;
constexpr UnixTime one_day = 86'400;

struct Options {
  std::string data, store, bus, stage, guest, whom, reason;
  unsigned days = 0;

  [[nodiscard]] std::string where() const {
    if (!store.empty() && !data.empty())
      throw Usage("games are kept either in a folder, --data, or in a database, --store: name one of them");
    if (!store.empty() && !server::is_database(store))
      throw Usage("--store is the address of a PostgreSQL database, for example postgresql://rattus@host/rattus");
    if (!store.empty()) return store;
    std::string folder = data.empty() ? server::default_data_folder() : data;
    if (folder.empty()) throw Usage("no folder of games: name one with --data");
    return folder;
  }
};

int fail(const std::string& why) {
  std::cerr << "rattus: " << why << "\n";
  return 1;
}

/// Opens the store and does something with it; the exit status.
int with_store(const Options& options, const std::function<int(Whole&)>& work) {
  auto opened = server::open_whole(options.where());
  if (const auto* why = std::get_if<std::string>(&opened)) return fail(*why);
  return work(*std::get<std::unique_ptr<Whole>>(opened));
}

/// All lines of a list that comes in pages.
template <class Line, class Next>
server::Stored<std::vector<Line>> all(const Next& next) {
  std::vector<Line> lines;
  for (;;) {
    auto read = next(lines.empty() ? std::string() : lines.back().id);
    if (auto* why = std::get_if<StoreFault>(&read)) return std::move(*why);
    auto& more = std::get<std::vector<Line>>(read);
    if (more.empty()) return lines;
    std::move(more.begin(), more.end(), std::back_inserter(lines));
  }
}

std::string_view word_of(server::MatchStage stage) {
  switch (stage) {
    case server::MatchStage::gathering: return "gathering";
    case server::MatchStage::playing: return "playing";
    case server::MatchStage::over: return "over";
  }
  return "";
}

std::optional<server::MatchStage> stage_of(const std::string& word) {
  using enum server::MatchStage;
  for (const auto stage : {gathering, playing, over})
    if (word == word_of(stage)) return stage;
  return std::nullopt;
}

std::string named(const std::string& name, const std::string& id) {
  return (name.empty() ? "(no name)" : name) + " [" + id + "]";
}

std::string players_of(const std::string& face) {
  const auto plan = codec::read_stored_plan(face);
  if (!plan) return "(cannot be read)";
  std::string list;
  for (const table::Chair& chair : plan->seats) {
    list += list.empty() ? "" : ", ";
    if (chair.kind == table::SeatKind::person)
      list += named(chair.name, chair.guest);
    else
      list += chair.kind == table::SeatKind::open ? "(open)" : "(computer)";
  }
  return list;
}

std::string date_or_dash(UnixTime time) { return time == 0 ? "-" : date_text(time); }

std::ostream& column(int width) { return std::cout << std::left << std::setw(width); }

int tables(Whole& whole, const Options& options) {
  const server::TableFilter filter{stage_of(options.stage), options.guest};
  auto read = all<server::TableLine>([&](const std::string& after) { return whole.tables_after(after, filter, page); });
  if (const auto* why = std::get_if<StoreFault>(&read)) return fail(why->reason);
  auto& lines = std::get<std::vector<server::TableLine>>(read);
  std::sort(lines.begin(), lines.end(),
            [](const auto& a, const auto& b) { return std::pair(a.opened, a.id) < std::pair(b.opened, b.id); });
  std::cout << "table       stage      opened            entry    written           host; players\n";
  for (const server::TableLine& line : lines) {
    column(12) << line.id;
    column(11) << word_of(line.stage);
    column(18) << date_text(line.opened);
    column(9) << line.last_number;
    column(18) << date_or_dash(line.last_time);
    std::cout << named(line.host_name, line.host) << "; " << players_of(line.face) << "\n";
  }
  return 0;
}

int people(Whole& whole) {
  const auto read = all<server::PersonLine>([&](const std::string& after) { return whole.people_after(after, page); });
  if (const auto* why = std::get_if<StoreFault>(&read)) return fail(why->reason);
  std::cout << "guest            first visit       last visit        tables  name\n";
  for (const server::PersonLine& line : std::get<std::vector<server::PersonLine>>(read)) {
    column(17) << line.id;
    column(18) << date_text(line.created);
    column(18) << date_text(line.seen);
    column(8) << line.tables;
    std::cout << (line.name.empty() ? "(no name)" : line.name) << "\n";
  }
  return 0;
}

UnixTime now() {
  return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()).time_since_epoch().count();
}

int ban(Whole& whole, const Options& options) {
  server::Ban ban{server::banned_by(options.whom), now(), 0, options.reason};
  if (options.days > 0) ban.until = ban.since + options.days * one_day;
  if (!ban.reason.empty() && !codec::is_speech(ban.reason)) throw Usage("--reason: at most 300 characters on one line");
  std::string whom = ban.whom;
  if (!server::is_address(ban.whom)) {
    const auto read = whole.person(ban.whom);
    if (const auto* why = std::get_if<StoreFault>(&read)) return fail(why->reason);
    const auto& person = std::get<std::optional<server::PersonLine>>(read);
    if (!person) return fail(ban.whom + " is neither a guest of this server nor an address: see rattus admin people");
    whom = named(person->name, person->id);
  }
  if (const auto why = whole.put(ban)) return fail(why->reason);
  std::cout << whom << " is banned " << (ban.until == 0 ? "for good" : "until " + date_text(ban.until) + " UTC")
            << ". Servers that run follow within "
            << std::chrono::ceil<std::chrono::seconds>(server::Patience().bans).count() << " seconds.\n";
  return 0;
}

int unban(Whole& whole, const Options& options) {
  const std::string whom = server::banned_by(options.whom);
  const auto lifted = whole.lift(whom);
  if (const auto* why = std::get_if<StoreFault>(&lifted)) return fail(why->reason);
  if (!std::get<bool>(lifted)) return fail("there is no ban of " + whom + ": see rattus admin bans");
  std::cout << whom << " is banned no more\n";
  return 0;
}

int bans(Whole& whole) {
  const auto read = whole.bans();
  if (const auto* why = std::get_if<StoreFault>(&read)) return fail(why->reason);
  std::cout << "guest or address         since             until             reason\n";
  for (const server::Ban& ban : std::get<std::vector<server::Ban>>(read)) {
    column(25) << ban.whom;
    column(18) << date_text(ban.since);
    column(18) << (ban.until == 0 ? "for good" : date_text(ban.until));
    std::cout << (ban.until != 0 && ban.until <= now() ? "(ended) " : "") << ban.reason << "\n";
  }
  return 0;
}

int queues(const Options& options) {
  if (!server::is_database(options.store))
    throw Usage("name the database of the servers with --store postgresql://...");
  if (options.bus.empty()) throw Usage("name the NATS server of the servers with --bus nats://host:4222");
  const auto counted = server::count_thoughts(options.store, options.bus);
  if (const auto* why = std::get_if<std::string>(&counted)) return fail(*why);
  const auto& counts = std::get<server::ThoughtCounts>(counted);
  std::cout << "thoughts of computer players: " << counts.waiting << " waiting, " << counts.in_hand << " in hand\n";
  return 0;
}

/// A command below `rattus admin`.
CLI::App* add(CLI::App& admin, const std::shared_ptr<Options>& options, const std::string& name,
              const std::string& purpose, int (*work)(Whole&, const Options&), const std::string& more = {}) {
  auto* command = subcommand(admin, name, purpose, "rattus admin " + name + more + " --data /var/lib/rattus");
  command->footer(command->get_footer() + "\nGames: --data DIR or --store URL (rattus admin --help)");
  command->callback([options, work] { finish(with_store(*options, [&](Whole& w) { return work(w, *options); })); });
  return command;
}

void add_admin(CLI::App& app) {
  auto options = std::make_shared<Options>();
  auto* admin =
      subcommand(app, "admin", "See who and what is on a server, check it, ban and unban. It may keep running.",
                 "rattus admin tables --stage playing --data /var/lib/rattus");
  admin->require_subcommand(1);
  admin->add_option("--data", options->data, "the server's folder of games (default: as rattus serve)");
  admin->add_option("--store", options->store, "or its database: postgresql://...")->type_name("URL");

  auto* list = add(*admin, options, "tables", "List tables, oldest first; times are UTC.", tables, " --stage playing");
  list->add_option("--stage", options->stage, "only these: gathering, playing or over")
      ->check(CLI::IsMember({"gathering", "playing", "over"}));
  list->add_option("--guest", options->guest, "only tables of this guest, as host or player");
  add(*admin, options, "people", "List guests; times are UTC.",
      [](Whole& whole, const Options&) { return people(whole); });
  auto* integrity =
      subcommand(*admin, "integrity", "Play every game again and name damaged tables (rattus store check).",
                 "rattus admin integrity --data /var/lib/rattus");
  integrity->callback([options] { finish(check_store(options->where())); });

  auto* banning = add(*admin, options, "ban", "Turn a guest or an address away.", ban, " 192.0.2.7 --days 7");
  banning->add_option("WHOM", options->whom, "id of a guest, or an address; IPv6: its network of 64 bits")->required();
  banning->add_option("--days", options->days, "for so many days; default: for good")->check(CLI::Range(1U, 36'500U));
  banning->add_option("--reason", options->reason, "what the person is told");
  auto* lifting = add(*admin, options, "unban", "Let them come back.", unban, " 192.0.2.7");
  lifting->add_option("WHOM", options->whom, "as it was banned")->required();
  add(*admin, options, "bans", "List bans; times are UTC.", [](Whole& whole, const Options&) { return bans(whole); });

  auto* waiting = subcommand(*admin, "queues", "Say how many thoughts wait for rattus work, and how many are in hand.",
                             "rattus admin queues --store postgresql://rattus@host/rattus --bus nats://host:4222");
  waiting->add_option("--bus", options->bus, "NATS server of the servers")->type_name("URL");
  waiting->callback([options] { finish(queues(*options)); });
}

const Registered registered(add_admin);

}  // namespace
}  // namespace rattus::cli
