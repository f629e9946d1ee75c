// Whoever wants games: hands out jobs and collects what comes of them.
#include <filesystem>
#include <iostream>
#include <set>
#include <thread>

#include <unistd.h>

#include "cli/command.hpp"
#include "cli/nets.hpp"
#include "cli/progress.hpp"
#include "cli/serving/queue.hpp"
#include "cli/serving/queue/jobs.hpp"
#include "cli/serving/queue/source_hash.hpp"
#include "cli/setup_choice.hpp"
#include "engine/core/sha256.hpp"

namespace rattus::cli {
namespace {

using std::chrono::milliseconds;
using Seen = std::function<void(const KeptGame&)>;

constexpr int most_at_once = 256;
constexpr milliseconds look{1'000}, short_look{100};
constexpr std::size_t name_digits = 16;

/// The same whenever the same games are asked for the same file of the same machine.
std::string name_of(const Wanted& wanted) {
  std::string host(256, '\0');
  gethostname(host.data(), host.size() - 1);
  host.resize(host.find('\0'));
  const std::string path = std::filesystem::weakly_canonical(wanted.file).string();
  return sha256_hex(codec::text_of(header_of(wanted.run)) + "\n" + host + "\n" + path).substr(0, name_digits);
}

Job job_of(const Wanted& wanted) {
  Job job{wanted.asked, {}};
  job.asked.agent = name_without_file(wanted.run.agent);
  if (!wanted.run.agent.nets.empty()) job.net = hash_of(*wanted.run.agent.nets.front());
  return job;
}

class Collector {
 public:
  Collector(const std::string& url, const Wanted& wanted, const Seen& seen)
      : server_(connect_queue(url)),
        wanted_(wanted),
        seen_(seen),
        name_(name_of(wanted)),
        missing_(wanted.missing.begin(), wanted.missing.end()),
        progress_("games", missing_.size()) {}

  void run();

 private:
  void offer();
  void look_after();
  bool collect(milliseconds wait);
  [[nodiscard]] std::optional<KeptGame> read(const nats::Message& message) const;
  void clean_up() const;

  nats::Server server_;
  const Wanted& wanted_;
  const Seen& seen_;
  std::string name_;
  std::set<std::uint32_t> missing_;
  std::optional<nats::Pull> results_;
  unsigned looked_in_vain_ = 0;
  Progress progress_;
};

void Collector::run() {
  std::string told;
  while (!missing_.empty()) {
    try {
      if (results_) {
        look_after();
      } else {
        offer();
      }
    } catch (const nats::Fault& fault) {
      if (fault.absent) results_.reset();
      if (told != fault.what()) std::cerr << "rattus: " << (told = fault.what()) << "; trying again\n";
      std::this_thread::sleep_for(look);
    }
  }
  clean_up();
}

/// Opens what is not there, takes what has been delivered meanwhile, and asks for the rest: jobs from before are
/// withdrawn; those that somebody has in hand come twice at worst.
void Collector::offer() {
  open_jobs(server_);
  open_run(server_, name_);
  results_ = server_.pull({run_stream(name_), "collector-" + source_hash(), result_subject(name_), silence});
  const std::string all = job_subject("*", name_);
  server_.purge(jobs_stream, all);
  while (collect(short_look)) {
  }
  const Job whole = job_of(wanted_);
  if (!whole.net.empty()) server_.publish(net_subject(name_), file_of_net(wanted_.run.agent), whole.net);
  const std::string subject = job_subject(source_hash(), name_);
  for (const Job& job : jobs_of(whole, {missing_.begin(), missing_.end()})) server_.publish_soon(subject, text_of(job));
  server_.settle();
}

/// Asks again if games are missing and nobody is to play them: somebody may have emptied the server.
void Collector::look_after() {
  looked_in_vain_ = collect(look) ? 0 : looked_in_vain_ + 1;
  if (looked_in_vain_ < 2 || !server_.subjects(jobs_stream, job_subject(source_hash(), name_)).empty()) return;
  looked_in_vain_ = 0;
  results_.reset();
}

bool Collector::collect(milliseconds wait) {
  const auto messages = results_->next(most_at_once, wait);
  for (const nats::Message& message : messages) {
    if (const auto kept = read(message); !kept) {
      std::cerr << "rattus: dropped a message that is not one of these games\n";
    } else if (missing_.contains(kept->game)) {
      seen_(*kept);
      missing_.erase(kept->game);
      progress_.show(wanted_.missing.size() - missing_.size());
    }
    message.done();
  }
  return !messages.empty();
}

std::optional<KeptGame> Collector::read(const nats::Message& message) const {
  const auto parsed = codec::parse(message.text());
  auto kept = parsed ? read_kept(parsed->json) : std::nullopt;
  if (kept && kept->seed != seed_of(wanted_.run, kept->game)) return std::nullopt;
  return kept;
}

void Collector::clean_up() const {
  const auto unless_absent = [](const auto& remove) {
    try {
      remove();
    } catch (const nats::Fault& fault) {
      if (!fault.absent) std::cerr << "rattus: " << fault.what() << "; the server forgets it in a week\n";
    }
  };
  unless_absent([&] { server_.purge(jobs_stream, job_subject("*", name_)); });
  unless_absent([&] { server_.remove_stream(run_stream(name_)); });
}

}  // namespace

void play_by_queue(const std::string& url, const Wanted& wanted, const Seen& seen) {
  std::cerr << "rattus: " << wanted.missing.size() << " games are waiting for rattus worker with the same --queue\n";
  Collector(url, wanted, seen).run();
}

}  // namespace rattus::cli
