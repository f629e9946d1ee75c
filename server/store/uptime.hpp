#pragma once
// What stores have in common when they are opened.
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace rattus::server {

/// What opening found that whoever runs the server should know, a sentence each.
using Notes = std::vector<std::string>;

/// Seconds of a clock that is never set.
using Uptime = std::function<std::int64_t()>;
std::int64_t steady_seconds();

/// Seconds: how exactly it is put down when something happened to a table, so that not every move writes it.
inline constexpr std::int64_t uptime_exact_to = 3'600;

}  // namespace rattus::server
