#pragma once
// A bus between simulated worlds: what is said waits until it is made to arrive, in any order, or is lost.
#include <functional>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "server/cluster/bus.hpp"

namespace rattus::server::test {

/// What lies between all servers of a simulation.
class SimulatedAir {
 public:
  explicit SimulatedAir(std::mt19937_64& random) : random_(&random) {}

  /// One of so many messages is lost; 0: none.
  unsigned loss = 0;
  /// Carries out how one message arrives, after its time; none: it waits for arrive().
  std::function<void(std::function<void()>)> carry;
  /// What the servers believe of it.
  bool up = true;

  /// An end of it for one server.
  std::unique_ptr<Bus> bus() { return std::make_unique<End>(*this); }
  /// Lets one message arrive; false if none is under way.
  bool arrive() {
    if (messages_.empty()) return false;
    const auto place = static_cast<std::ptrdiff_t>((*random_)() % messages_.size());
    const Message message = messages_[static_cast<std::size_t>(place)];
    messages_.erase(messages_.begin() + place);
    if (loss == 0 || (*random_)() % loss != 0) deliver(message);
    return true;
  }

 private:
  struct End final : Bus {
    explicit End(SimulatedAir& air) : air_(&air) { air_->ends_.insert(this); }
    ~End() override { air_->ends_.erase(this); }
    void hear(Heard what) override { heard = std::move(what); }
    void listen(const std::string& subject) override { subjects.insert(subject); }
    void ignore(const std::string& subject) override { subjects.erase(subject); }
    void say(const std::string& subject, const std::string& text) override {
      for (End* end : air_->ends_)
        if (end != this) air_->send({end, subject, text});
    }
    void hand_in(const std::string&, const std::string&, const std::string&) override {}  // no queue: it is lost
    [[nodiscard]] bool up() const override { return air_->up; }

    Heard heard = [](const auto&, const auto&) {};
    std::set<std::string> subjects;

   private:
    SimulatedAir* air_;
  };
  struct Message {
    End* to;
    std::string subject, text;
  };
  void deliver(const Message& message) {
    if (ends_.contains(message.to) && message.to->subjects.contains(message.subject))
      message.to->heard(message.subject, message.text);
  }
  void send(Message message) {
    if (!carry) return messages_.push_back(std::move(message));
    carry([this, message = std::move(message)] { deliver(message); });
  }

  std::mt19937_64* random_;
  std::set<End*> ends_;
  std::vector<Message> messages_;
};

}  // namespace rattus::server::test
