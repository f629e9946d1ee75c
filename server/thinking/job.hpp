#pragma once
// What servers and workers (`rattus work`) say to each other of a thought. Nothing of the match stands in it: the
// worker reads that from the store.
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/types.hpp"
#include "engine/core/rng.hpp"

namespace rattus::server {

// Subjects below the prefix of the store (bus_prefix).
inline constexpr const char* jobs_subject = "think";       ///< kept by the stream of thoughts
inline constexpr const char* workers_subject = "workers";  ///< workers' signs of life
std::string answer_subject(const std::string& table);

/// The stream in which jobs wait, and those who take them from it.
inline std::string thoughts_stream(const std::string& store) { return "rattus-thoughts-" + store; }
inline constexpr const char* takers = "workers";

/// Between two signs of life of a worker, and without one for so long it counts as gone.
inline constexpr std::chrono::milliseconds sign_of_life{500}, worker_dead{2'000};

/// One decision of a computer player.
struct Job {
  std::string table;
  std::uint64_t version = 0;  ///< in which the decision arose
  board::Seat seat = board::no_seat;
  Seed seed;
  std::chrono::microseconds most{0};  ///< how long it may be thought about
};
/// By which the same job of two servers is one.
std::string id_of(const Job& job);
std::string text_of(const Job& job);
/// Nothing if the text is no job.
std::optional<Job> read_job(std::string_view text);

/// What a worker has chosen.
struct WorkersChoice {
  std::string table;
  std::uint64_t version = 0;
  std::vector<std::uint32_t> options;  ///< one, or several cards one after the other
};
std::string text_of(const WorkersChoice& choice);
std::optional<WorkersChoice> read_choice(std::string_view text);

}  // namespace rattus::server
