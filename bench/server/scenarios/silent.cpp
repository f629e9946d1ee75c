// Opens more connections than an address may have, says nothing, and opens another for each that is closed.
#include <array>

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "bench/server/scenario.hpp"

namespace rattus::bench {
namespace {

constexpr unsigned sockets = 320;

Attacker::Task<> be_silent(Attacker& attacker) {
  for (;;) {
    auto socket = co_await attacker.connect();
    attacker.count("connections");
    std::array<char, 512> heard{};
    boost::system::error_code closed;
    while (!closed)
      co_await socket.async_read_some(boost::asio::buffer(heard),
                                      boost::asio::redirect_error(boost::asio::use_awaitable, closed));
    attacker.count("closed");
    co_await attacker.rest(std::chrono::seconds(1));
  }
}

const Entered entered({"silent",
                       "more connections than an address may have, all of them silent",
                       [](Prepared&) {},
                       [](Attacker& attacker) {
                         for (unsigned i = 0; i < sockets; ++i) attacker.start(be_silent(attacker));
                       },
                       {"--max-connections", "300"}});

}  // namespace
}  // namespace rattus::bench
