#include "tests/slow/server/cable.hpp"

#include <array>
#include <functional>
#include <list>
#include <thread>
#include <utility>

#include <boost/asio/generic/stream_protocol.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>

namespace rattus::server::test {

namespace asio = boost::asio;
using Protocol = asio::generic::stream_protocol;
using Socket = Protocol::socket;

namespace {

/// One direction of a connection; what it has read waits while the cable is cut.
struct Pump : std::enable_shared_from_this<Pump> {
  Pump(std::shared_ptr<Socket> source, std::shared_ptr<Socket> sink, const bool& is_cut)
      : from(std::move(source)), to(std::move(sink)), cut(&is_cut) {}

  void read() {
    from->async_read_some(asio::buffer(piece), [self = shared_from_this()](boost::system::error_code error, auto size) {
      self->size = size;
      self->ended = static_cast<bool>(error);
      self->go_on();
    });
  }
  /// Called again when the cable is mended.
  void go_on() {
    if (waiting = *cut; waiting) return;
    if (size > 0)
      return asio::async_write(*to, asio::buffer(piece, std::exchange(size, 0)),
                               [self = shared_from_this()](boost::system::error_code error, auto) {
                                 self->ended = self->ended || error;
                                 self->go_on();
                               });
    if (!ended) return read();
    boost::system::error_code ignored;
    to->shutdown(Socket::shutdown_send, ignored);
    from->shutdown(Socket::shutdown_receive, ignored);
  }

  std::shared_ptr<Socket> from, to;
  const bool* cut;
  std::array<char, 16 * 1024> piece{};
  std::size_t size = 0;
  bool ended = false, waiting = false;
};

}  // namespace

struct Cable::Inside {
  explicit Inside(Protocol::endpoint far) : end(std::move(far)) {
    accept();
    thread = std::thread([this] { context.run(); });
  }
  ~Inside() {
    context.stop();
    thread.join();
  }

  void accept() {
    acceptor.async_accept([this](boost::system::error_code error, asio::ip::tcp::socket near) {
      if (error) return;
      near.set_option(asio::ip::tcp::no_delay(true));
      auto one = std::make_shared<Socket>(std::move(near)), other = std::make_shared<Socket>(context);
      if (cut)
        unconnected.emplace_back(one, other);
      else
        connect(one, other);
      accept();
    });
  }
  void connect(const std::shared_ptr<Socket>& one, const std::shared_ptr<Socket>& other) {
    boost::system::error_code error;
    other->connect(end, error);
    if (error) return;
    pumps.remove_if([](const auto& pump) { return pump.use_count() == 1 && !pump->waiting; });
    for (const auto& [from, to] : {std::pair{one, other}, std::pair{other, one}}) {
      const auto pump = std::make_shared<Pump>(from, to, cut);
      pumps.push_back(pump);
      pump->read();
    }
  }
  void mend() {
    cut = false;
    for (const auto& [one, other] : std::exchange(unconnected, {})) connect(one, other);
    for (const auto& pump : pumps)
      if (pump->waiting) pump->go_on();
  }

  Protocol::endpoint end;
  asio::io_context context{1};
  asio::ip::tcp::acceptor acceptor{context, {asio::ip::address_v4::loopback(), 0}};
  bool cut = false;
  std::list<std::shared_ptr<Pump>> pumps;
  std::list<std::pair<std::shared_ptr<Socket>, std::shared_ptr<Socket>>> unconnected;
  std::thread thread;
};

Cable::Cable(std::uint16_t port)
    : inside_(std::make_unique<Inside>(asio::ip::tcp::endpoint(asio::ip::address_v4::loopback(), port))) {}
Cable::Cable(const std::string& path)
    : inside_(std::make_unique<Inside>(asio::local::stream_protocol::endpoint(path))) {}
Cable::~Cable() = default;

std::uint16_t Cable::port() const { return inside_->acceptor.local_endpoint().port(); }
void Cable::cut() {
  asio::post(inside_->context, [this] { inside_->cut = true; });
}
void Cable::mend() {
  asio::post(inside_->context, [this] { inside_->mend(); });
}

}  // namespace rattus::server::test
