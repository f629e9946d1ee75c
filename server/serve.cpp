#include "server/serve.hpp"

#include <csignal>
#include <optional>
#include <ostream>

#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <sys/resource.h>

#include "host/nets.hpp"
#include "server/cluster/nats_bus.hpp"
#include "server/http/asset.hpp"
#include "server/http/base_path.hpp"
#include "server/http/shown_url.hpp"
#include "server/http/web_folder.hpp"
#include "server/postgres/store.hpp"
#include "server/server.hpp"
#include "server/sqlite/integrity_check.hpp"
#include "server/sqlite/store.hpp"
#include "server/store/data_folder.hpp"
#include "server/store/private_files.hpp"

namespace rattus::server {
namespace {

using Level = Log::Level;

/// Each connection is an open file.
void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

/// Writing to a log that nobody reads, or past a limit of file size, is a fault of that writing and not the end.
void survive_writing() {
  std::signal(SIGPIPE, SIG_IGN);
  std::signal(SIGXFSZ, SIG_IGN);
}

int fail(Log& log, std::string_view event, const std::string& why) {
  log.line(Level::error, event, why);
  return 1;
}
int fail(Log& log, const std::string& why) { return fail(log, "cannot-start", why); }

struct Served {
  int status = 0;
  bool sound = true;  ///< nothing is known against the database file, and no check of it is due
  bool lost = false;  ///< a file of the database was removed or replaced
};

/// What a server works over.
struct Ground {
  std::unique_ptr<Store> store;
  std::optional<DatabaseFiles> files;  ///< of the database, if it has some of its own
  std::string to_check;                ///< the database file to be checked meanwhile; empty: none
  std::string shared{};                ///< the name of a store that other servers use, too; empty: it is this one's
};

/// Makes the server one of several. Empty, or why it cannot be one.
std::string meet(Server& server, boost::asio::io_context& context, const ServeOptions& options,
                 const std::string& store, Log& log) {
  if (options.bus.empty()) {
    log.line(Level::note, "no-bus", "No --bus: what other servers write is seen half a second later");
    server.meet(nullptr);
    return {};
  }
  const Post post = post_to(context);
  auto bus = open_nats_bus(options.bus, store, post, [&log](bool works) {
    log.line(works ? Level::note : Level::warning, "bus",
             works ? "NATS answers again"
                   : "NATS does not answer: what other servers write is seen half a second later, until it does");
  });
  if (auto* why = std::get_if<std::string>(&bus)) return std::move(*why);
  server.meet(std::get<std::unique_ptr<Bus>>(std::move(bus)));
  if (!options.workers) return {};
  for (std::size_t i = 0; i < server.room_threads(); ++i) {
    auto other = open_nats_bus(options.bus, store, server.post_to(i), [&server, i](bool works) {
      if (!works) server.lose_workers(i);
    });
    if (auto* why = std::get_if<std::string>(&other)) return std::move(*why);
    server.hire(i, std::get<std::unique_ptr<Bus>>(std::move(other)));
  }
  log.line(Level::note, "workers",
           "Workers (rattus work) think for computer players; as long as none is there, or one "
           "does not answer in time, this server does");
  return {};
}

/// Serves until it is stopped.
Served run(const ServeOptions& options, const codec::GameData& data, std::span<const Asset> assets, Ground ground,
           Log& log) {
  Served served{0, ground.to_check.empty()};
  boost::asio::io_context context(1);
  std::optional<Server> server;
  try {
    server.emplace(context, options, data, assets, std::move(ground.store), log);
  } catch (const CannotListen& error) {
    served.status = fail(log, error.what());
    return served;
  }
  if (!ground.shared.empty())
    if (const std::string why = meet(*server, context, options, ground.shared, log); !why.empty()) {
      served.status = fail(log, why);
      return served;
    }
  for (const std::string& note : host::notes_on_carried_nets()) log.line(Level::warning, "nets", note);
  // Before it says that it has started: from then on it may be ended.
  boost::asio::signal_set signals(context, SIGINT, SIGTERM);
  log.line(Level::note, "admin", "/metrics and /healthz: " + server->admin().address());
  log.line(Level::note, "started", "Rattus is at " + server->address());

  signals.async_wait([&](boost::system::error_code error, int) {
    if (error) return;
    log.line(Level::note, "stopping", "Stopping: finishing requests in progress");
    server->stop([&] { context.stop(); });
    signals.async_wait([](boost::system::error_code again, int signal) {
      if (again) return;
      std::signal(signal, SIG_DFL);
      std::raise(signal);  // at once: what was answered is on disk
    });
  });
  std::optional<IntegrityCheck> check;
  if (!ground.to_check.empty()) {
    log.line(Level::note, "checking", "Checking the database file in the background");
    check.emplace(ground.to_check, [&](const std::string& complaint) {
      boost::asio::post(context, [&, complaint] {
        server->checked(complaint);
        served.sound = complaint.empty();
      });
    });
  }
  context.run();
  if (const std::string why = ground.files ? ground.files->changed() : std::string(); !why.empty()) {
    served.status = fail(log, "lost", why);
    served.lost = true;
  }
  return served;
}

/// Over a folder of its own.
int serve_alone(const ServeOptions& options, const codec::GameData& data, std::span<const Asset> assets, Log& log) {
  const std::string folder = options.data.empty() ? default_data_folder() : options.data;
  if (folder.empty()) return fail(log, "no folder for the games: choose one with --data");
  auto lock = FolderLock::take(folder);
  if (const auto* why = std::get_if<std::string>(&lock)) return fail(log, *why);
  if (std::string mode; open_to_others(folder, mode))
    log.line(Level::warning, "open-folder",
             "other accounts of this machine may look into the folder " + folder + " (mode " + mode +
                 "); its files are closed to them. `chmod 700 " + folder + "` closes the folder, too");
  Notes notes;
  const std::string path = folder + "/rattus.sqlite";
  auto& held = std::get<FolderLock>(lock);
  const LastEnd last = held.last_end();
  auto opened = SqliteStore::open(path, notes, last);
  for (const std::string& note : notes) log.line(Level::warning, "recovered", note);
  if (const auto* why = std::get_if<std::string>(&opened)) return fail(log, *why);
  log.line(Level::note, "store", "Games are stored in " + folder);

  const bool to_check =
      last == LastEnd::broken || last == LastEnd::unchecked || (last == LastEnd::unknown && !notes.empty());
  if (const auto why = held.mark(LastEnd::broken))
    return fail(log, "the folder " + folder + " cannot be written to: " + *why);
  auto store = std::get<std::unique_ptr<SqliteStore>>(std::move(opened));
  const DatabaseFiles files = store->files();
  const auto [status, sound, lost] =
      run(options, data, assets, {std::move(store), files, to_check ? path : std::string()}, log);
  // The database is closed by now.
  if (lost) return status;  // the mark stays: the next start looks at everything
  if (const auto why = held.mark(sound ? LastEnd::in_order : LastEnd::unchecked))
    log.line(Level::warning, "no-mark", "the folder " + folder + " cannot be written to: " + *why);
  if (status == 0) log.line(Level::note, "stopped", "Stopped cleanly");
  return status;
}

/// Over a database that other servers may use, too.
int serve_shared(const ServeOptions& options, const codec::GameData& data, std::span<const Asset> assets, Log& log) {
  Notes notes;
  auto opened = postgres::PostgresStore::open(options.store, notes);
  for (const std::string& note : notes) log.line(Level::warning, "careless", note);
  if (const auto* why = std::get_if<std::string>(&opened)) return fail(log, *why);
  auto store = std::get<std::unique_ptr<postgres::PostgresStore>>(std::move(opened));
  log.line(Level::note, "store", "Games are stored in " + without_password(options.store));
  std::string name = store->name();
  const int status = run(options, data, assets, {std::move(store), std::nullopt, {}, std::move(name)}, log).status;
  if (status == 0) log.line(Level::note, "stopped", "Stopped cleanly");
  return status;
}

/// Empty, or what is wrong with what was asked for.
std::string contradiction(const ServeOptions& options) {
  const bool postgres = options.store.starts_with("postgresql://") || options.store.starts_with("postgres://");
  if (options.workers && options.bus.empty()) return "--workers are asked by way of NATS: give --bus nats://..., too";
  if (options.store.empty())
    return options.bus.empty() ? "" : "--bus is for servers that share a database: give --store postgresql://..., too";
  if (!postgres) return "--store is the address of a PostgreSQL database, for example postgresql://rattus@host/rattus";
  return options.data.empty() ? "" : "the games are kept either in a folder, --data, or in a database, --store";
}

}  // namespace

int serve(ServeOptions options, const codec::GameData& data, std::ostream& out) {
  Log log(out, options.json_log, options.verbose ? Level::detail : Level::note);
  if (const std::string wrong = settle_base(options.base_path, options.public_url); !wrong.empty())
    return fail(log, wrong);
  allow_many_files();
  survive_writing();

  if (const std::string wrong = contradiction(options); !wrong.empty()) return fail(log, wrong);
  std::optional<WebFolder> web;
  if (!options.web.empty()) {
    auto read = WebFolder::read(options.web);
    if (const auto* why = std::get_if<std::string>(&read)) return fail(log, *why);
    web = std::get<WebFolder>(std::move(read));
  }
  const auto assets = web ? web->assets() : embedded_assets();
  return options.store.empty() ? serve_alone(options, data, assets, log) : serve_shared(options, data, assets, log);
}

}  // namespace rattus::server
