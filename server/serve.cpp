#include "server/serve.hpp"

#include <csignal>
#include <optional>
#include <ostream>

#include <boost/asio/signal_set.hpp>
#include <sys/resource.h>

#include "server/asset.hpp"
#include "server/data_folder.hpp"
#include "server/origin.hpp"
#include "server/server.hpp"
#include "server/sqlite_store.hpp"
#include "server/web_folder.hpp"

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

int fail(Log& log, const std::string& why) {
  log.line(Level::error, "cannot-start", why);
  return 1;
}

int run(const ServeOptions& options, const codec::GameData& data, std::span<const Asset> assets,
        std::unique_ptr<Store> store, Log& log) {
  boost::asio::io_context context(1);
  std::optional<Server> server;
  try {
    server.emplace(context, options, data, assets, std::move(store), log);
  } catch (const boost::system::system_error& error) {
    return fail(log, "cannot listen on " + options.bind + " port " + std::to_string(options.port) + ": " +
                         error.code().message() + "; choose another with --bind and --port");
  }
  log.line(Level::note, "started", "Rattus is at " + server->address());

  boost::asio::signal_set signals(context, SIGINT, SIGTERM);
  signals.async_wait([&](boost::system::error_code error, int) {
    if (error) return;
    log.line(Level::note, "stopping", "Stopping: what is under way is finished first");
    server->stop([&] { context.stop(); });
    signals.async_wait([&](boost::system::error_code again, int) {
      if (!again) context.stop();
    });
  });
  context.run();
  return 0;
}

}  // namespace

int serve(const ServeOptions& options, const codec::GameData& data, std::ostream& out) {
  Log log(out, options.json_log, options.verbose ? Level::detail : Level::note);
  if (!options.public_url.empty())
    if (const std::string wrong = wrong_public_url(options.public_url); !wrong.empty())
      return fail(log, "--public-url " + options.public_url + ": " + wrong);
  allow_many_files();

  const std::string folder = options.data.empty() ? default_data_folder() : options.data;
  if (folder.empty()) return fail(log, "no folder for the games is known: name one with --data");
  auto lock = FolderLock::take(folder);
  if (const auto* why = std::get_if<std::string>(&lock)) return fail(log, *why);
  Notes notes;
  auto opened = SqliteStore::open(folder + "/rattus.sqlite", notes);
  for (const std::string& note : notes) log.line(Level::warning, "recovered", note);
  if (const auto* why = std::get_if<std::string>(&opened)) return fail(log, *why);
  log.line(Level::note, "store", "The games are kept in " + folder);

  std::optional<WebFolder> web;
  if (!options.web.empty()) {
    auto read = WebFolder::read(options.web);
    if (const auto* why = std::get_if<std::string>(&read)) return fail(log, *why);
    web = std::get<WebFolder>(std::move(read));
  }
  const int status = run(options, data, web ? web->assets() : embedded_assets(),
                         std::get<std::unique_ptr<SqliteStore>>(std::move(opened)), log);
  if (status == 0) log.line(Level::note, "stopped", "Stopped in order");
  return status;
}

}  // namespace rattus::server
