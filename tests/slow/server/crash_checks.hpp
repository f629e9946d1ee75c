#pragma once
// What must be so after servers have been killed under players.
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "server/store/store.hpp"
#include "tests/slow/server/crash_player.hpp"

namespace rattus::server::test {

/// Every id that was entered at a table, with the number of its entry; an id that was entered twice fails the test.
std::map<std::string, std::uint64_t> entered(Store& store, const std::string& table);
/// What was acknowledged is stored once, and what was refused is not.
void check_memory(Store& store, const Memory& memory);
/// What all players were told of each match can have come from the log that is stored (linearisability.hpp).
void expect_linearisable(Store& store, const std::vector<CrashPlayer>& players);
/// The player has heard of the last table what somebody hears who comes anew.
void expect_like_fresh(const CrashPlayer& player);

}  // namespace rattus::server::test
