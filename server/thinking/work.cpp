#include "server/thinking/work.hpp"

#include <mutex>
#include <ostream>
#include <set>
#include <thread>
#include <vector>

#include "codec/text/json.hpp"
#include "host/nets.hpp"
#include "server/cluster/nats.hpp"
#include "server/cluster/nats_bus.hpp"
#include "server/postgres/store.hpp"
#include "server/secrets.hpp"
#include "server/thinking/thinker.hpp"
#include "server/thinking/thinking.hpp"

namespace rattus::server {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// What a worker says nothing of for so long goes to another.
constexpr milliseconds silence{1'000};
/// How long to wait for a job, and after a fault.
constexpr milliseconds look{500}, before_next_try{250};
/// After so many looks in vain the queue is opened again: somebody may have emptied the server.
constexpr unsigned longest_in_vain = 10;
/// What nobody has taken for so long no server waits for.
constexpr nats::Keeping kept{std::chrono::seconds(60), true};
constexpr std::size_t name_length = 10;

nats::Consumer consumer_of(const std::string& stream, const std::string& prefix) {
  return {stream, takers, prefix + jobs_subject, silence};
}

using Opened = std::variant<std::unique_ptr<postgres::PostgresStore>, std::string>;
Opened open_to_read(const std::string& url, Notes& notes) {
  // No time passes: whoever only reads does not watch over what nobody uses.
  return postgres::PostgresStore::open(url, notes, [] { return std::int64_t{0}; });
}

class Worker {
 public:
  Worker(const std::string& bus, postgres::PostgresStore& store, const codec::GameData& data,
         const std::atomic<bool>& stopping, std::ostream& log)
      : stopping_(&stopping),
        log_(&log),
        server_(bus),
        prefix_(bus_prefix(store.name())),
        stream_(thoughts_stream(store.name())),
        name_(random_name(name_length)),
        thinker_(store, data, processor_time) {}

  void run(unsigned threads);

 private:
  void serve();
  void take(const nats::Message& message);
  void give_sign(bool gone);
  void tell_once(const std::string& text);

  const std::atomic<bool>* stopping_;
  std::ostream* log_;
  nats::Server server_;
  std::string prefix_, stream_, name_;
  Thinker thinker_;
  std::mutex telling_;
  std::set<std::string> told_;
  std::atomic<unsigned> open_{0};  ///< threads that take jobs
  std::atomic<std::uint64_t> chosen_{0};
};

void Worker::tell_once(const std::string& text) {
  const std::scoped_lock lock(telling_);
  if (told_.insert(text).second) *log_ << "rattus: " << text << std::endl;
}

void Worker::run(unsigned threads) {
  for (const std::string& note : host::notes_on_carried_nets()) tell_once(note);
  std::vector<std::thread> all;
  for (unsigned i = 0; i < threads; ++i) all.emplace_back([this] { serve(); });
  constexpr milliseconds glance{50};
  for (auto next = steady_clock::now(); !*stopping_; std::this_thread::sleep_for(glance)) {
    if (open_ == 0 || steady_clock::now() < next) continue;
    next = steady_clock::now() + sign_of_life;
    give_sign(false);
    tell_once("thinking for computer players, up to " + std::to_string(threads) + " at a time");
  }
  give_sign(true);
  for (std::thread& thread : all) thread.join();
  tell_once("stopped; choices made: " + std::to_string(chosen_));
}

void Worker::give_sign(bool gone) {
  codec::Json sign{{"from", name_}};
  if (gone) sign["gone"] = true;
  try {
    server_.say(prefix_ + workers_subject, sign.dump());
  } catch (const nats::Fault& fault) {
    tell_once(fault.what());
  }
}

void Worker::serve() {
  std::optional<nats::Pull> jobs;
  const auto close = [&] {
    if (jobs) --open_;
    jobs.reset();
  };
  for (unsigned in_vain = 0; !*stopping_; ++in_vain) {
    try {
      if (in_vain == longest_in_vain) close();
      if (!jobs) {
        server_.open_stream(stream_, prefix_ + jobs_subject, kept.longest, kept);
        jobs = server_.pull(consumer_of(stream_, prefix_));
        ++open_;
        in_vain = 0;
      }
      for (const nats::Message& message : jobs->next(1, look)) {
        take(message);
        in_vain = 0;
      }
    } catch (const nats::Fault& fault) {
      tell_once(fault.what());
      close();
      std::this_thread::sleep_for(before_next_try);
    }
  }
  close();
}

void Worker::take(const nats::Message& message) {
  const auto job = read_job(message.text());
  if (!job) {
    tell_once("dropped a message that is not a job");
    return message.done();
  }
  auto posed = thinker_.pose(*job);
  if (const auto* fault = std::get_if<StoreFault>(&posed)) {
    tell_once("the database cannot be read: " + fault->reason);
    return message.hand_back(before_next_try);
  }
  const auto& problem = std::get<std::unique_ptr<Problem>>(posed);
  if (!problem) return message.done();  // decided meanwhile
  auto told = steady_clock::now();
  while (!problem->think()) {
    if (steady_clock::now() - told < silence / 4) continue;
    message.working();
    told = steady_clock::now();
  }
  server_.say(prefix_ + answer_subject(job->table),
              text_of(WorkersChoice{job->table, job->version, problem->options()}));
  message.done();
  ++chosen_;
}

}  // namespace

std::optional<std::string> work(const WorkOptions& options, const codec::GameData& data,
                                const std::atomic<bool>& stopping, std::ostream& log) {
  Notes notes;
  auto opened = open_to_read(options.store, notes);
  if (auto* why = std::get_if<std::string>(&opened)) return std::move(*why);
  try {
    Worker(options.bus, *std::get<std::unique_ptr<postgres::PostgresStore>>(opened), data, stopping, log)
        .run(options.threads);
  } catch (const nats::NoServer& why) {
    return std::string("--bus ") + why.what();
  } catch (const nats::Fault& why) {
    return std::string("--bus: ") + why.what();
  }
  return std::nullopt;
}

std::variant<ThoughtCounts, std::string> count_thoughts(const std::string& store, const std::string& bus) {
  Notes notes;
  auto opened = open_to_read(store, notes);
  if (auto* why = std::get_if<std::string>(&opened)) return std::move(*why);
  const std::string name = std::get<std::unique_ptr<postgres::PostgresStore>>(opened)->name();
  try {
    const nats::Server server(bus);
    const auto [waiting, in_hand] = server.counts(thoughts_stream(name), takers);
    return ThoughtCounts{waiting, in_hand};
  } catch (const nats::NoServer& why) {
    return std::string("--bus ") + why.what();
  } catch (const nats::Fault& why) {
    if (why.absent) return ThoughtCounts{};  // no worker has been there lately, or ever
    return std::string("--bus: ") + why.what();
  }
}

}  // namespace rattus::server
