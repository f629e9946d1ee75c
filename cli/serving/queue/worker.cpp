// Whoever plays games that others want.
#include <atomic>
#include <condition_variable>
#include <csignal>
#include <future>
#include <iostream>
#include <map>
#include <mutex>
#include <set>
#include <thread>

#include "cli/command.hpp"
#include "cli/nets.hpp"
#include "cli/serving/queue.hpp"
#include "cli/serving/queue/jobs.hpp"
#include "cli/serving/queue/source_hash.hpp"
#include "engine/core/sha256.hpp"

namespace rattus::cli {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds look{1'000}, glance{50}, before_others{5'000};
constexpr unsigned longest_in_vain = 10;
constexpr std::size_t most_nets = 16;

std::atomic<bool> stopping{false};

/// The first signal lets games in hand come to their end, a second one does not.
void stop(int signal) {
  stopping = true;
  std::signal(signal, SIG_DFL);
}

void pause(milliseconds time) {
  for (milliseconds waited{0}; waited < time && !stopping; waited += glance) std::this_thread::sleep_for(glance);
}

/// As long as it lives, the server hears that a message is being worked on.
class InHand {
 public:
  explicit InHand(const nats::Message& message)
      : telling_([this, &message](const std::stop_token& over) {
          std::unique_lock lock(mutex_);
          while (!over.stop_requested()) {
            message.working();
            woken_.wait_for(lock, over, silence / 3, [] { return false; });
          }
        }) {}

 private:
  std::mutex mutex_;
  std::condition_variable_any woken_;
  std::jthread telling_;
};

class Worker {
 public:
  explicit Worker(const std::string& url) : server_(connect_queue(url)) {}
  void run(unsigned threads);

 private:
  enum class Outcome : std::uint8_t { done, unwanted, stopped };

  void serve();
  void take(const nats::Message& message);
  Outcome play(const Job& job, const std::string& run);
  bool deliver(const std::string& run, const KeptGame& kept);
  std::shared_ptr<const ai::Net> net_of(const Job& job, const std::string& run);
  [[nodiscard]] bool unwanted(const std::string& run) const;
  void refuse(const nats::Message& message, const std::string& why);
  void look_for_others();
  void tell_once(const std::string& text);

  nats::Server server_;
  std::mutex telling_, fetching_;
  std::set<std::string> told_;
  std::map<std::string, std::shared_ptr<const ai::Net>> nets_;
  std::atomic<std::uint64_t> played_{0};
};

void Worker::run(unsigned threads) {
  std::cerr << "rattus: playing up to " << threads << " games at a time for rattus selfplay; program " << source_hash()
            << "\n";
  std::vector<std::future<void>> all;
  for (unsigned i = 0; i < threads; ++i) all.push_back(std::async(std::launch::async, [this] { serve(); }));
  while (!stopping) {
    look_for_others();
    pause(before_others);
  }
  for (auto& one : all) one.get();
  std::cerr << "rattus: stopped; games played: " << played_ << "\n";
}

void Worker::serve() try {
  std::optional<nats::Pull> jobs;
  for (unsigned in_vain = 0; !stopping; ++in_vain) {
    try {
      if (!jobs || in_vain == longest_in_vain) {  // somebody may have emptied the server
        open_jobs(server_);
        jobs = server_.pull(workers_of_this_program());
        in_vain = 0;
      }
      for (const nats::Message& message : jobs->next(1, look)) {
        take(message);
        in_vain = 0;
      }
    } catch (const nats::Fault& fault) {
      tell_once(fault.what());
      jobs.reset();
      pause(look);
    }
  }
} catch (...) {
  stopping = true;
  throw;
}

void Worker::take(const nats::Message& message) {
  const std::string run = read_job_subject(message.subject()).run;
  auto job = read_job(message.text());
  if (!job) {
    std::cerr << "rattus: dropped a message for " << run << " that is not a job\n";
    return message.done();
  }
  Outcome outcome{};
  try {
    const InHand in_hand(message);
    job->run.agent.nets.clear();
    if (!job->net.empty()) job->run.agent.nets.push_back(net_of(*job, run));
    refuse_unfit_net(job->run);
    outcome = play(*job, run);
  } catch (const Usage& why) {
    return refuse(message, why.what());
  } catch (const nats::Fault& fault) {
    if (unwanted(run)) {
      outcome = Outcome::unwanted;
    } else if (fault.absent) {
      return refuse(message, fault.what());
    } else {
      throw;
    }
  }
  if (outcome == Outcome::stopped) return message.hand_back();
  if (outcome == Outcome::unwanted) tell_once("the games of " + run + " are no longer wanted");
  message.done();
}

Worker::Outcome Worker::play(const Job& job, const std::string& run) {
  for (std::uint32_t game = job.from; game < job.below; ++game) {
    if (stopping) return Outcome::stopped;
    if (!deliver(run, play_to_learn(job.run, game))) return Outcome::unwanted;
    ++played_;
  }
  return Outcome::done;
}

/// Tries until the server has the game; false if nobody wants it any more.
bool Worker::deliver(const std::string& run, const KeptGame& kept) {
  const std::string text = codec::text_of(to_json(kept));
  for (;;) {
    try {
      server_.publish(result_subject(run), text, sha256_hex(text));
      return true;
    } catch (const nats::Fault& fault) {
      if (unwanted(run)) return false;
      if (stopping) throw;
      tell_once(fault.what());
      pause(look);
    }
  }
}

std::shared_ptr<const ai::Net> Worker::net_of(const Job& job, const std::string& run) {
  const std::lock_guard lock(fetching_);
  if (const auto known = nets_.find(job.net); known != nets_.end()) return known->second;
  auto net = read_net(server_.latest(run_stream(run), net_subject(run)), "the net for the games of " + run);
  if (hash_of(*net) != job.net) throw Usage("the net for the games of " + run + " is not the one that was asked for");
  if (nets_.size() == most_nets) nets_.clear();
  return nets_[job.net] = net;
}

bool Worker::unwanted(const std::string& run) const {
  try {
    return !server_.has_stream(run_stream(run));
  } catch (const nats::Fault&) {
    return false;
  }
}

void Worker::refuse(const nats::Message& message, const std::string& why) {
  tell_once(why);
  message.hand_back(before_others);
  pause(look);
}

/// Games for other versions of the program never come here; people are told why nothing happens.
void Worker::look_for_others() {
  try {
    for (const std::string& subject : server_.subjects(jobs_stream, job_subject("*", "*")))
      if (const auto [program, run] = read_job_subject(subject); program != source_hash())
        tell_once("the games of " + run + " are for another version of the program (" + program +
                  "): build that version here to play them");
  } catch (const nats::Fault&) {
    // Whoever takes jobs tells it.
  }
}

void Worker::tell_once(const std::string& text) {
  const std::lock_guard lock(telling_);
  if (told_.insert(text).second) std::cerr << "rattus: " << text << "\n";
}

}  // namespace

void work_for_queue(const std::string& url, unsigned threads) {
  Worker worker(url);
  std::signal(SIGINT, stop);
  std::signal(SIGTERM, stop);
  worker.run(threads);
}

}  // namespace rattus::cli
