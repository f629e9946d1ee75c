#pragma once
// Programs whose clock on the wall is wrong (preload/wrong_clock.cpp).
#include <chrono>
#include <string>
#include <vector>

#include "server/store/store.hpp"
#include "tests/server/client.hpp"

namespace rattus::server::test {

/// For the environment of a program whose clock is so much fast.
std::vector<std::string> with_clock_fast_by(std::chrono::seconds error);

/// What its server's clock said when it answered.
UnixTime date_of(const HttpAnswer& answer);

/// "+300 s"
std::string clock_text(std::chrono::seconds error);

}  // namespace rattus::server::test
