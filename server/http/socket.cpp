#include "server/http/socket.hpp"

#include <algorithm>
#include <utility>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "codec/lobby.hpp"
#include "server/http/reply.hpp"

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
/// Whoever leaves so much unread, or a quarter of what may be queued, is not listened to until he has read it.
constexpr std::size_t least_unread = 256 * 1024;
constexpr std::size_t buffer_kept = 2 * 1024;

websocket::stream_base::timeout timeouts(const Patience& patience) {
  // Beast asks (ping) every half of idle_timeout, and closes if nothing has come since it asked.
  return {patience.handshake, patience.silence, true};
}

}  // namespace

Socket::Socket(Tcp socket, const Context& context, table::Guest guest, std::string address)
    : Client(std::move(guest), std::move(address)),
      context_(context),
      stream_(std::move(socket)),
      allowance_(context.options->limits.message_burst, context.options->limits.message_rate),
      forbearance_(context.options->limits.bad_burst, context.options->limits.bad_rate),
      taken_(stream_.get_executor(), asio::steady_timer::time_point::max()) {}

asio::awaitable<void> Socket::run(Request request, std::string table) {
  const auto self = shared_from_this();
  stream_.set_option(timeouts(context_.options->patience));
  stream_.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { response.set(beast::http::field::date, http_date_now()); }));
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
    co_await context_.turns->next(owner().address);
    if (dead_) co_return;
    const auto data = buffer_.cdata();
    hear({static_cast<const char*>(data.data()), data.size()});
    if (dead_) co_return;
    buffer_.consume(buffer_.size());
    if (buffer_.capacity() > buffer_kept) buffer_.shrink_to_fit();
    const std::size_t most_unread = std::max(least_unread, context_.options->limits.queue_bytes / 4);
    while (queued_bytes_ > most_unread && !dead_ && !leaving_) co_await taken_.async_wait(as_result);
  }
}

void Socket::hear(std::string_view frame) {
  if (leaving_ || context_.hall->stopping()) return;  // never answered, so it will come again
  if (!allowance_.take(context_.world->now())) {
    if (++in_a_row_ > most_in_a_row) return leave(websocket::close_code::policy_error);
    const bool plain = stream_.got_text() && frame.size() <= message_limit;
    return refuse("too-fast", "too fast: send this again later", plain ? codec::id_in(frame) : std::string(),
                  allowance_.wait());
  }
  in_a_row_ = 0;
  if (!stream_.got_text())
    refuse("bad-message", "send text frames");
  else if (frame.size() > message_limit)
    refuse("too-large", "a message may have at most 16 KiB");
  else if (take(frame))
    return;
  if (!forbearance_.take(context_.world->now())) leave(websocket::close_code::policy_error);
}

bool Socket::take(std::string_view text) {
  using Kind = codec::ToMatch::Kind;
  auto read = codec::read_to_match(text, context_.world->data());
  if (auto* message = std::get_if<codec::ToMatch>(&read)) {
    const bool long_answer = message->kind == Kind::hello || message->kind == Kind::earlier;
    if (const unsigned wait = long_answer ? context_.work->exhausted(owner().address, context_.world->now()) : 0)
      refuse("too-fast", "too many requests from your address: ask again later", message->id, wait);
    else
      room_->post(shared_from_this(), std::move(*message));
    return true;
  }
  const auto& refused = std::get<codec::Json>(read);
  context_.world->metrics().refused(refused.value("code", ""));
  send(std::make_shared<const std::string>(codec::text_of(refused)));
  return false;
}

void Socket::refuse(std::string_view code, std::string_view reason, const std::string& id, unsigned retry_after) {
  context_.world->metrics().refused(code);
  codec::Json refused = codec::refused_message(code, reason);
  if (!id.empty()) refused["id"] = id;
  if (retry_after > 0) refused["retry_after"] = retry_after;
  send(std::make_shared<const std::string>(codec::text_of(refused)));
}

void Socket::send(std::shared_ptr<const std::string> message) {
  if (dead_ || leaving_) return;
  queued_bytes_ += message->size();
  queue_.push_back(std::move(message));
  if (queued_bytes_ - queue_.front()->size() > context_.options->limits.queue_bytes) {
    ++context_.world->metrics().slow_closed;
    return abort();
  }
  begin_to_write();
}

void Socket::begin_to_write() {
  if (writing_ || in_turn_ || queue_.empty()) return;
  const std::string& address = owner().address;
  if (context_.work->prompt(address, context_.world->now()) && context_.sends->at_once()) return write();
  in_turn_ = true;
  context_.sends->wait(address, [self = shared_from_this()] { self->write_in_turn(); });
}

void Socket::write_in_turn() {
  in_turn_ = false;
  if (dead_) return;
  const unsigned wait = context_.work->exhausted(owner().address, context_.world->now());
  if (wait == 0) return write();
  in_turn_ = true;
  context_.world->later(std::chrono::seconds(wait), [self = shared_from_this()] { self->write_in_turn(); });
}

void Socket::write() {
  writing_ = true;
  const Moment begun = waiting_since_ = context_.world->now();
  const std::size_t bytes = queue_.front()->size();
  stream_.async_write(asio::buffer(*queue_.front()), [self = shared_from_this()](beast::error_code error, std::size_t) {
    self->writing_ = false;
    if (error || self->dead_) return;
    self->queued_bytes_ -= self->queue_.front()->size();
    self->queue_.pop_front();
    self->taken_.cancel();
    if (!self->queue_.empty()) return self->begin_to_write();
    if (self->leaving_ && !self->closing_) self->say_goodbye();
  });
  const Moment now = context_.world->now();
  context_.work->worked(owner().address, now - begun, bytes, now);
}

void Socket::charge(std::chrono::nanoseconds time) {
  context_.work->worked(owner().address, time, 0, context_.world->now());
}

void Socket::go_away() {
  if (!room_ && !dead_) return abort();  // not open yet
  leave(websocket::close_code::going_away);
}

void Socket::turn_out(std::string_view reason) {
  if (!room_ && !dead_) return abort();  // not open yet
  if (!leaving_) refuse("banned", reason);
  leave(websocket::close_code::policy_error);
}

void Socket::leave(websocket::close_code why) {
  if (dead_ || leaving_) return;
  goodbye_ = why;
  leaving_ = true;
  taken_.cancel();
  waiting_since_ = context_.world->now();
  if (queue_.empty()) say_goodbye();
}

void Socket::say_goodbye() {
  closing_ = true;
  waiting_since_ = context_.world->now();
  const char* const reason = goodbye_ == websocket::close_code::going_away ? "the server is shutting down"
                                                                           : "refused; the last message says why";
  stream_.async_close(websocket::close_reason(goodbye_, reason), [self = shared_from_this()](beast::error_code) {});
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
  taken_.cancel();
  queue_.resize(writing_ ? 1 : 0);  // what is being written stays until it is done
  beast::error_code ignored;
  stream_.next_layer().close(ignored);  // the reader ends with an error, and leaves the room
}

}  // namespace rattus::server
