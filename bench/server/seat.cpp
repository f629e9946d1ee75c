#include "bench/server/seat.hpp"

#include <algorithm>
#include <iostream>
#include <stdexcept>

namespace rattus::bench {

Seat::~Seat() {
  if (line_) line_->close();
}

void Seat::go_to(const std::string& table) {
  asked_ = false;
  awaited_.clear();
  version_ = 0;
  ++game_;
  if (line_) line_->close();
  line_ = Line::open(run_->lines, {server_, from_}, "/tables/" + table + "/play", cookie_);
  line_->heard = [this](std::string_view text) { hear(text); };
  line_->failed = [this](const std::string& why) {
    if (++run_->lost <= 5) std::cerr << why << "\n";
  };
  line_->say(R"({"type":"hello","after":0})");
}

void Seat::hear(std::string_view text) {
  run_->bytes += text.size();
  if (++run_->updates % run_->read_whole == 0)
    if (const std::string what = misheard(text); !what.empty())
      throw std::runtime_error("the load misread a message (" + what + "): " + std::string(text));
  const Heard heard = Heard::scan(text);
  if (heard.type == "refused") {
    if (++run_->refused <= 5) std::cerr << text << "\n";
    if (heard.id == awaited_) awaited_.clear();
    return;
  }
  hear(heard);
}

void Seat::hear(const Heard& heard) {
  if (seat_ == 0) watch(heard.version);
  settle(heard);
  if (!awaited_.empty() && heard.id == awaited_) {
    awaited_.clear();
    if (run_->measuring) {
      latencies_->push_back(std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - sent_).count());
      run_->moves.push_back({game_, heard.version, sent_});
    }
  }
  if (!heard.rematch.empty()) return go_to(std::string(heard.rematch));
  if (heard.stage == "over") {
    if (seat_ == 1 && !std::exchange(asked_, true)) {
      ++run_->games;
      line_->say(R"({"type":"rematch","id":"rematch"})");
    }
    return;
  }
  if (awaited_.empty() && heard.decides) decide(heard);
}

void Seat::settle(const Heard& heard) {
  const bool gathering = heard.stage == "gathering";
  if (gathering && heard.open && seat_ > 0 && !asked_ && !heard.host) {
    asked_ = true;
    const std::string seat = std::to_string(seat_);
    line_->say(R"({"type":"sit","id":"sit","seat":)" + seat + R"(,"name":"P)" + seat + "\"}");
  } else if (gathering && seat_ == 1 && !heard.open) {
    line_->say(R"({"type":"start","id":"start"})");
  } else if (seated_ && (seat_ == 0 || asked_ || gathering)) {
    std::exchange(seated_, nullptr)();
  }
}

void Seat::decide(const Heard& heard) {
  awaited_ = "a" + std::to_string(++count_);
  const std::uint64_t option = run_->random() % std::max<std::size_t>(heard.options, 1);
  move(R"({"type":"act","id":")" + awaited_ + R"(","version":)" + std::to_string(heard.decision_version) +
       R"(,"option":)" + std::to_string(option) + "}");
}

void Seat::watch(std::uint64_t version) {
  if (version == version_) return;  // somebody came or went
  const auto now = std::chrono::steady_clock::now();
  if (run_->measuring && version_ != 0) {
    run_->choices.push_back(std::chrono::duration<float, std::milli>(now - sent_).count());
    seen_.push_back({game_, version, now});
  }
  version_ = version;
  sent_ = now;
}

void Seat::move(std::string text) {
  if (run_->pace.count() == 0) {
    sent_ = std::chrono::steady_clock::now();
    return line_->say(text);
  }
  rest_.expires_at(sent_ + run_->pace);
  rest_.async_wait([self = shared_from_this(), line = line_, text = std::move(text)](boost::system::error_code error) {
    if (error || line != self->line_) return;
    self->sent_ = std::chrono::steady_clock::now();
    self->line_->say(text);
  });
}

}  // namespace rattus::bench
