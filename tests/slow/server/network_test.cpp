// Lines between machines, as the test of clusters cuts them.
#include "tests/slow/server/network.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <gtest/gtest.h>
#include <poll.h>
#include <unistd.h>

namespace rattus::server::test {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

/// A connection of machine 0 to what listens where NATS would be.
class NetworkTest : public ::testing::Test {
 protected:
  NetworkTest() {
    {
      const Visit visit(*network_, Hub::nats);
      const tcp::endpoint where{asio::ip::make_address(network_->address(Hub::nats)), 0};
      acceptor_.open(tcp::v4());
      acceptor_.bind(where);
      acceptor_.listen();
    }
    network_->join("/nowhere", acceptor_.local_endpoint().port());
    const std::string way = network_->way(0, Hub::nats);
    const std::size_t colon = way.find(':');
    {
      const Visit visit(*network_, 0);
      near_.open(tcp::v4());
      near_.connect({asio::ip::make_address(way.substr(0, colon)),
                     static_cast<std::uint16_t>(std::stoul(way.substr(colon + 1)))});
    }
    acceptor_.accept(far_);
  }

  static void say(tcp::socket& from, char what) { asio::write(from, asio::buffer(&what, 1)); }
  static char hear(tcp::socket& at) {
    char heard = 0;
    asio::read(at, asio::buffer(&heard, 1));
    return heard;
  }
  static bool silent(tcp::socket& at) {
    pollfd one{at.native_handle(), POLLIN, 0};
    return ::poll(&one, 1, 200) == 0;
  }

  std::unique_ptr<Network> network_ = Network::make(2);
  asio::io_context context_;
  tcp::acceptor acceptor_{context_};
  tcp::socket near_{context_}, far_{context_};
};

TEST_F(NetworkTest, WhatIsSaidWhileALineIsCutArrivesLater) {
  say(near_, 'a');
  EXPECT_EQ(hear(far_), 'a');
  network_->cut(0, Hub::nats, false);
  say(near_, 'b');
  say(far_, 'c');
  EXPECT_TRUE(silent(far_));
  EXPECT_TRUE(silent(near_));
  network_->mend(0, Hub::nats);
  EXPECT_EQ(hear(far_), 'b');
  EXPECT_EQ(hear(near_), 'c');
}

TEST_F(NetworkTest, AHubThatHearsDoesNotAnswer) {
  network_->cut(0, Hub::nats, true);
  say(near_, 'b');
  if (network_->name() == "network namespaces") {
    EXPECT_EQ(hear(far_), 'b');
  }
  say(far_, 'c');
  EXPECT_TRUE(silent(near_));
  network_->mend(0, Hub::nats);
  EXPECT_EQ(hear(near_), 'c');
}

TEST_F(NetworkTest, AnUnpluggedMachineIsAlone) {
  network_->unplug(0);
  say(near_, 'b');
  say(far_, 'c');
  EXPECT_TRUE(silent(far_));
  EXPECT_TRUE(silent(near_));
  network_->plug(0);
  EXPECT_EQ(hear(far_), 'b');
  EXPECT_EQ(hear(near_), 'c');
}

}  // namespace
}  // namespace rattus::server::test
