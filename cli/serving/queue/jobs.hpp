#pragma once
// What programs say to each other of games that one wants and others play: docs/learning.md, "On many machines".
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/research/kept_games.hpp"
#include "server/cluster/nats.hpp"

namespace rattus::cli {

namespace nats = server::nats;

/// The server at this address; Usage if there is none.
nats::Server connect_queue(const std::string& url);

/// Games for one worker.
struct Job {
  SelfPlayAsked asked;  ///< the agent without the file of its net
  std::string net;      ///< the hash of its net; empty: none
  std::uint32_t from = 0, below = 0;
  SelfPlayRun run{};  ///< what is asked for, but for its net
};
std::string text_of(const Job& job);
/// Nothing if the text is no job, or one that nobody may ask of somebody else's machine.
std::optional<Job> read_job(std::string_view text);

/// Jobs for the missing games, each of a few that follow each other.
std::vector<Job> jobs_of(const Job& whole, const std::vector<std::uint32_t>& missing);

/// A net as its hash is written.
std::string hash_of(const ai::Net& net);

/// All jobs of all who want games, by program and run.
inline constexpr const char* jobs_stream = "rattus-jobs";
void open_jobs(const nats::Server& server);
std::string job_subject(const std::string& program, const std::string& run);
/// The worker's part: those of this program.
nats::Consumer workers_of_this_program();
/// A job that its worker says nothing of for so long goes to another.
inline constexpr std::chrono::seconds silence{10};

/// The parts of the subject of a message of that stream.
struct JobName {
  std::string program, run;
};
JobName read_job_subject(const std::string& subject);

/// What belongs to one run: its results and its net.
std::string run_stream(const std::string& run);
void open_run(const nats::Server& server, const std::string& run);
std::string result_subject(const std::string& run);
std::string net_subject(const std::string& run);

}  // namespace rattus::cli
