#include "cli/serving/queue/jobs.hpp"

#include "cli/command.hpp"
#include "cli/research/results_file.hpp"
#include "cli/serving/queue/source_hash.hpp"
#include "cli/setup_choice.hpp"
#include "codec/text/reader.hpp"
#include "engine/core/hex.hpp"

namespace rattus::cli {
namespace {

using codec::Json;
using codec::Value;

/// There are about so many jobs, unless they would grow longer than `most_in_job`.
constexpr std::size_t about_jobs = 10'000;
constexpr std::size_t most_in_job = 20;
/// A message that comes again within this time is a double.
constexpr std::chrono::seconds twice{30};

std::optional<std::string> text_at(const Value& value, std::string_view key) {
  const auto field = value.need(key);
  return field ? field->text() : std::nullopt;
}

}  // namespace

nats::Server connect_queue(const std::string& url) try { return nats::Server(url); } catch (const nats::NoServer& why) {
  throw Usage(std::string("--queue ") + why.what());
}

std::string text_of(const Job& job) {
  return codec::text_of({{"agent", job.asked.agent},
                         {"net", job.net},
                         {"kinds", job.asked.kinds},
                         {"players", job.asked.players},
                         {"slips", job.asked.slips.decisions},
                         {"strays", job.asked.slips.turns},
                         {"seed", job.asked.seed},
                         {"from", job.from},
                         {"below", job.below}});
}

std::optional<Job> read_job(std::string_view text) {
  const auto parsed = codec::parse(text);
  if (!parsed) return std::nullopt;
  codec::Faults faults;
  const Value value(parsed->json, "", faults);
  Job job;
  const auto read = [&](std::string_view key, std::string& out) { out = text_at(value, key).value_or(""); };
  read("agent", job.asked.agent);
  read("net", job.net);
  read("kinds", job.asked.kinds);
  read("players", job.asked.players);
  read("seed", job.asked.seed);
  value.whole("slips", 0, ai::Slips::all, job.asked.slips.decisions);
  value.whole("strays", 0, ai::Slips::all, job.asked.slips.turns);
  value.whole("from", 0, most_games, job.from);
  value.whole("below", 0, most_games, job.below);
  // A name with a plus asks for a file of this machine.
  if (!faults.empty() || job.asked.agent.find('+') != std::string::npos) return std::nullopt;
  if (job.from >= job.below || job.below - job.from > most_in_job) return std::nullopt;
  try {
    job.run = read_run(job.asked);
  } catch (const Usage&) {
    return std::nullopt;
  }
  return job;
}

std::vector<Job> jobs_of(const Job& whole, const std::vector<std::uint32_t>& missing) {
  const std::size_t size = std::min(most_in_job, 1 + missing.size() / about_jobs);
  std::vector<Job> jobs;
  for (const std::uint32_t game : missing) {
    if (jobs.empty() || jobs.back().below != game || game - jobs.back().from == size) {
      jobs.push_back(whole);
      jobs.back().from = game;
    }
    jobs.back().below = game + 1;
  }
  return jobs;
}

std::string hash_of(const ai::Net& net) { return rattus::hex(net.hash()); }

void open_jobs(const nats::Server& server) { server.open_stream(jobs_stream, "rattus.jobs.*.*", twice); }

std::string job_subject(const std::string& program, const std::string& run) {
  return "rattus.jobs." + program + "." + run;
}

nats::Consumer workers_of_this_program() {
  return {jobs_stream, "workers-" + source_hash(), job_subject(source_hash(), "*"), silence};
}

JobName read_job_subject(const std::string& subject) {
  const auto parts = split_at(subject, '.');
  return {parts.at(2), parts.at(3)};
}

std::string run_stream(const std::string& run) { return "rattus-run-" + run; }

void open_run(const nats::Server& server, const std::string& run) {
  server.open_stream(run_stream(run), "rattus.run." + run + ".>", twice);
}

std::string result_subject(const std::string& run) { return "rattus.run." + run + ".games." + source_hash(); }

std::string net_subject(const std::string& run) { return "rattus.run." + run + ".net"; }

}  // namespace rattus::cli
