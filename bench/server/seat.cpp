#include "bench/server/seat.hpp"

#include <charconv>
#include <iostream>

#include <boost/asio/buffer.hpp>
#include <boost/beast/http/field.hpp>

namespace rattus::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

namespace {

/// The text between `before` and the next quotation mark; empty if it is not there. Reading the JSON properly would
/// cost the client more than the server spends on writing it.
std::string_view after(std::string_view text, std::string_view before) {
  const std::size_t at = text.find(before);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + before.size());
  return text.substr(0, text.find('"'));
}

std::size_t count(std::string_view text, std::string_view word) {
  std::size_t found = 0;
  for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + word.size())) ++found;
  return found;
}

}  // namespace

void Seat::go_to(const std::string& table) {
  visit_ = std::make_shared<Visit>(run_->context);
  asked_ = false;
  awaited_.clear();
  visit_->stream.set_option(websocket::stream_base::decorator(
      [cookie = cookie_](websocket::request_type& request) { request.set(beast::http::field::cookie, cookie); }));
  leave_from(visit_->stream.next_layer(), from_);
  visit_->stream.next_layer().async_connect(run_->server, [self = shared_from_this(), visit = visit_,
                                                           table](beast::error_code error) {
    if (error) return self->fail("connect", error);
    visit->stream.next_layer().set_option(asio::ip::tcp::no_delay(true));
    visit->stream.async_handshake("127.0.0.1", "/tables/" + table + "/play", [self, visit](beast::error_code refused) {
      if (refused) return self->fail("handshake", refused);
      self->opened(visit);
    });
  });
}

void Seat::opened(const std::shared_ptr<Visit>& visit) {
  say(R"({"type":"hello","after":0})");
  read(visit);
}

void Seat::read(const std::shared_ptr<Visit>& visit) {
  visit->stream.async_read(visit->buffer,
                           [self = shared_from_this(), visit](beast::error_code error, std::size_t size) {
                             if (visit != self->visit_) return;  // he has gone on
                             if (error) return self->fail("read", error);
                             self->run_->bytes += size;
                             self->hear({static_cast<const char*>(visit->buffer.data().data()), size});
                             visit->buffer.consume(size);
                             if (visit == self->visit_) self->read(visit);
                           });
}

void Seat::hear(std::string_view text) {
  ++run_->updates;
  if (text.starts_with(R"({"type":"refused")")) {
    if (++run_->refused <= 5) std::cerr << text << "\n";
    awaited_.clear();
    return;
  }
  if (seat_ == 0) watch(text.substr(text.find(R"("version":)") + 10, 12));
  const std::string_view stage = after(text, R"("stage":")");
  const bool open = text.find(R"("kind":"open")") != std::string_view::npos;
  if (stage == "gathering" && open && seat_ > 0 && !asked_ && text.find(R"("host":true)") == std::string_view::npos) {
    asked_ = true;
    say(R"({"type":"sit","id":"sit","seat":)" + std::to_string(seat_) + R"(,"name":"P)" + std::to_string(seat_) +
        "\"}");
  } else if (stage == "gathering" && seat_ == 1 && !open) {
    say(R"({"type":"start","id":"start"})");
  } else if (seated_ && (seat_ == 0 || asked_ || stage == "gathering")) {
    std::exchange(seated_, nullptr)();
  }
  if (!awaited_.empty() && text.find(awaited_) != std::string_view::npos) {
    awaited_.clear();
    if (run_->measuring)
      run_->latencies.push_back(
          std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - sent_).count());
  }
  if (const std::string_view next = after(text, R"("rematch":")"); !next.empty()) {
    const std::string table(next);
    return go_to(table);
  }
  if (stage == "over") {
    if (seat_ == 1 && !std::exchange(asked_, true)) {
      ++run_->games;
      say(R"({"type":"rematch","id":"rematch"})");
    }
    return;
  }
  if (!awaited_.empty()) return;
  const std::size_t decision = text.find(R"("decision":{)");
  if (decision == std::string_view::npos) return;
  const std::string_view version = text.substr(text.find(R"("version":)") + 10, 12);
  const std::size_t end = text.find(R"("events":)", decision);  // events may speak of options, too
  const std::size_t options = count(text.substr(decision, end - decision), R"({"kind":")");
  const std::string id = "a" + std::to_string(++count_);
  awaited_ = "\"id\":\"" + id + "\"";
  move(R"({"type":"act","id":")" + id + R"(","version":)" +
       std::string(version.substr(0, version.find_first_not_of("0123456789"))) + R"(,"option":)" +
       std::to_string(run_->random() % std::max<std::size_t>(options, 1)) + "}");
}

void Seat::watch(std::string_view version) {
  version = version.substr(0, version.find_first_not_of("0123456789"));
  if (version == version_) return;  // somebody came or went
  const auto now = std::chrono::steady_clock::now();
  if (run_->measuring && !version_.empty())
    run_->choices.push_back(std::chrono::duration<float, std::milli>(now - sent_).count());
  version_ = version;
  sent_ = now;
}

void Seat::move(std::string text) {
  rest_.expires_at(sent_ + run_->pace);
  rest_.async_wait(
      [self = shared_from_this(), visit = visit_, text = std::move(text)](beast::error_code error) mutable {
        if (error || visit != self->visit_) return;
        self->sent_ = std::chrono::steady_clock::now();
        self->say(std::move(text));
      });
}

void Seat::say(std::string text) {
  visit_->queue.push_back(std::move(text));
  if (visit_->queue.size() == 1) write(visit_);
}

void Seat::write(const std::shared_ptr<Visit>& visit) {
  visit->stream.async_write(asio::buffer(visit->queue.front()),
                            [self = shared_from_this(), visit](beast::error_code error, std::size_t) {
                              if (error) return;
                              visit->queue.pop_front();
                              if (!visit->queue.empty()) self->write(visit);
                            });
}

void Seat::fail(const char* where, const boost::system::error_code& error) {
  if (++run_->lost <= 5) std::cerr << where << ": " << error.message() << "\n";
}

}  // namespace rattus::bench
