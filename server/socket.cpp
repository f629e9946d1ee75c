#include "server/socket.hpp"

#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "codec/lobby.hpp"

namespace rattus::server {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

constexpr auto as_result = asio::as_tuple(asio::use_awaitable);

constexpr std::size_t message_limit = 16 * 1024;
/// Messages up to here are still read, to be answered with a refusal; longer ones end the connection (1009).
constexpr std::size_t frame_limit = 64 * 1024;
/// Whoever goes on after so many refusals in a row is no player.
constexpr unsigned most_in_a_row = 200;
constexpr std::size_t buffer_kept = 2 * 1024;

websocket::stream_base::timeout timeouts(const Patience& patience) {
  // Beast asks (ping) every half of idle_timeout, and closes if nothing has come since it asked.
  return {patience.handshake, patience.silence, true};
}

}  // namespace

Socket::Socket(asio::ip::tcp::socket socket, const Context& context, table::Guest guest)
    : Client(std::move(guest)),
      context_(context),
      stream_(std::move(socket)),
      allowance_(context.options->limits.message_burst, context.options->limits.message_rate) {}

asio::awaitable<void> Socket::run(Request request, std::string table) {
  const auto self = shared_from_this();
  stream_.set_option(timeouts(context_.options->patience));
  stream_.read_message_max(frame_limit);
  stream_.auto_fragment(false);  // no buffer for pieces
  stream_.next_layer().set_option(asio::ip::tcp::no_delay(true));
  const auto [error] = co_await stream_.async_accept(request, as_result);
  if (error) co_return;
  request = {};
  ++context_.world->metrics().sockets;
  room_ = context_.hall->room(table);
  co_await read();
  dead_ = true;
  room_->leave(*this);
  room_.reset();
  --context_.world->metrics().sockets;
}

asio::awaitable<void> Socket::read() {
  for (;;) {
    const auto [error, size] = co_await stream_.async_read(buffer_, as_result);
    if (error) co_return;
    const auto data = buffer_.cdata();
    if (!stream_.got_text())
      refuse("bad-message", "send text frames");
    else if (size > message_limit)
      refuse("too-large", "a message may have 16 KiB at most");
    else
      take({static_cast<const char*>(data.data()), data.size()});
    if (dead_) co_return;
    if (in_a_row_ > most_in_a_row) co_return abort();
    buffer_.consume(buffer_.size());
    if (buffer_.capacity() > buffer_kept) buffer_.shrink_to_fit();
  }
}

void Socket::take(std::string_view text) {
  if (leaving_ || context_.hall->stopping()) return;  // never answered, so it will come again
  auto read = codec::read_to_match(text, context_.world->data());
  if (!allowance_.take(context_.world->now())) {
    ++in_a_row_;
    const auto* message = std::get_if<codec::ToMatch>(&read);
    return refuse("too-fast", "slow down: send this again after a while", message ? message->id : std::string(),
                  allowance_.wait());
  }
  in_a_row_ = 0;
  if (auto* message = std::get_if<codec::ToMatch>(&read)) return room_->post(shared_from_this(), std::move(*message));
  const auto& refused = std::get<codec::Json>(read);
  context_.world->metrics().refused(refused.value("code", ""));
  send(std::make_shared<const std::string>(refused.dump(-1, ' ', false, codec::Json::error_handler_t::replace)));
}

void Socket::refuse(std::string_view code, std::string_view reason, const std::string& id, unsigned retry_after) {
  context_.world->metrics().refused(code);
  codec::Json refused = codec::refused_message(code, reason);
  if (!id.empty()) refused["id"] = id;
  if (retry_after > 0) refused["retry_after"] = retry_after;
  send(std::make_shared<const std::string>(refused.dump(-1, ' ', false, codec::Json::error_handler_t::replace)));
}

void Socket::send(std::shared_ptr<const std::string> message) {
  if (dead_ || leaving_) return;
  queued_bytes_ += message->size();
  queue_.push_back(std::move(message));
  if (queued_bytes_ > context_.options->limits.queue_bytes && queue_.size() > 1) {
    ++context_.world->metrics().slow_closed;
    return abort();
  }
  if (!writing_) write();
}

void Socket::write() {
  writing_ = true;
  waiting_since_ = context_.world->now();
  stream_.async_write(asio::buffer(*queue_.front()), [self = shared_from_this()](beast::error_code error, std::size_t) {
    self->writing_ = false;
    if (error || self->dead_) return;
    self->queued_bytes_ -= self->queue_.front()->size();
    self->queue_.pop_front();
    if (!self->queue_.empty()) return self->write();
    if (self->leaving_ && !self->closing_) self->say_goodbye();
  });
}

void Socket::go_away() {
  if (dead_ || leaving_) return;
  if (!room_) return abort();  // not open yet
  leaving_ = true;
  waiting_since_ = context_.world->now();
  if (!writing_) say_goodbye();
}

void Socket::say_goodbye() {
  closing_ = true;
  waiting_since_ = context_.world->now();
  stream_.async_close(websocket::close_reason(websocket::close_code::going_away, "the server goes"),
                      [self = shared_from_this()](beast::error_code) {});
}

void Socket::sweep(Moment now) {
  const Patience& patience = context_.options->patience;
  if (dead_) return;
  if (room_ && !closing_ && !stream_.is_open()) {  // Beast answers a goodbye or a broken frame, and waits for the end
    leaving_ = closing_ = true;
    waiting_since_ = now;
  }
  if (!writing_ && !leaving_) return;
  if (now - waiting_since_ <= (leaving_ ? patience.goodbye : patience.progress)) return;
  if (!leaving_) ++context_.world->metrics().slow_closed;
  abort();
}

void Socket::abort() {
  dead_ = true;
  queue_.resize(writing_ ? 1 : 0);  // what is being written stays until it is done
  beast::error_code ignored;
  stream_.next_layer().close(ignored);  // the reader ends with an error, and leaves the room
}

}  // namespace rattus::server
