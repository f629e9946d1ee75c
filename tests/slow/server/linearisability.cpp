#include "tests/slow/server/linearisability.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace rattus::server::test {
namespace {

using Outcome = Sent::Outcome;

class Check {
 public:
  Check(const MatchLog& log, const std::vector<History>& clients) : log_(&log), clients_(&clients) {}

  std::vector<std::string> run() {
    each_id_once();
    for (const History& client : *clients_)
      for (const Sent& sent : client.sent) outcome(sent);
    order_in_time();
    for (const History& client : *clients_) reading(client);
    return std::move(found_);
  }

 private:
  using Number = std::uint64_t;

  [[nodiscard]] Number last() const { return MatchLog::first + log_->entries.size() - 1; }
  [[nodiscard]] const Logged& entry(Number number) const { return log_->entries[number - MatchLog::first]; }
  [[nodiscard]] std::optional<Number> number_of(const std::string& id) const {
    const auto found = numbers_.find(id);
    return found == numbers_.end() ? std::nullopt : std::optional(found->second);
  }
  void say(const std::string& id, const std::string& what) { found_.push_back(id + " " + what); }

  void each_id_once() {
    for (Number number = MatchLog::first; number <= last(); ++number) {
      const std::string& id = entry(number).id;
      if (!id.empty() && !numbers_.emplace(id, number).second) say(id, "was carried out twice");
    }
    for (const History& client : *clients_)
      for (const Sent& sent : client.sent) {
        const auto number = number_of(sent.id);
        if (number) sent_.emplace(*number, &sent);
        if (number && sent.may_be_shared) shared_ = true;
      }
  }

  void outcome(const Sent& sent) {
    const auto number = number_of(sent.id);
    if (sent.outcome == Outcome::refused) {
      if (number) say(sent.id, "was refused and is there");
      if (sent.code == "stale-version" && !was_stale(sent)) say(sent.id, "was not stale");
    } else if (sent.outcome == Outcome::accepted && !number) {
      if (!sent.may_be_shared || !shared_) say(sent.id, "was acknowledged and is lost");
    } else if (sent.outcome == Outcome::accepted && sent.told < *number) {
      say(sent.id, "was acknowledged before its entry");
    }
    if (number && sent.named > 0 && sent.outcome != Outcome::refused) follows_decision(sent, *number);
  }

  void follows_decision(const Sent& sent, Number number) {
    if (sent.named >= number) say(sent.id, "names a decision that was not there");
    for (Number between = std::max(sent.named + 1, MatchLog::first); between < number; ++between)
      if (entry(between).is_choice) return say(sent.id, "was accepted although another choice came before");
  }

  /// True if something but talk may have come between the decision and the answer.
  [[nodiscard]] bool was_stale(const Sent& refused) const {
    for (Number later = std::max(refused.named + 1, MatchLog::first); later <= last(); ++later) {
      const auto by = sent_.find(later);
      if (!entry(later).is_chat && (by == sent_.end() || by->second->sent < refused.answered)) return true;
    }
    return false;
  }

  /// Whatever was answered before something with a smaller number was sent is out of order.
  void order_in_time() {
    const Sent* latest = nullptr;  // sent, of those with smaller numbers
    for (const auto& [number, sent] : sent_) {
      if (latest && sent->outcome == Outcome::accepted && sent->answered < latest->sent)
        say(sent->id, "was acknowledged before " + latest->id + " was sent, and stands behind it");
      if (!latest || sent->sent > latest->sent) latest = sent;
    }
  }

  void reading(const History& client) {
    std::uint64_t before = 0;
    for (const Heard& heard : client.heard) {
      const std::string version = "version " + std::to_string(heard.version);
      if (heard.version < before) say(version, "was heard after version " + std::to_string(before));
      before = heard.version;
      if (heard.version > last()) say(version, "was heard and is not there");
      for (const Sent& sent : client.sent) {
        const bool known = sent.outcome == Outcome::accepted && sent.answered < heard.asked;
        if (const auto number = number_of(sent.id); known && number && *number > heard.version)
          say(version, "was heard after " + sent.id + " had been acknowledged");
      }
      for (auto by = sent_.begin(); by != sent_.end() && by->first <= heard.version; ++by)
        if (by->second->sent > heard.heard) say(version, "was heard before " + by->second->id + " was sent");
    }
  }

  const MatchLog* log_;
  const std::vector<History>* clients_;
  std::map<std::string, Number> numbers_;
  std::map<Number, const Sent*> sent_;  ///< entries of clients
  bool shared_ = false;
  std::vector<std::string> found_;
};

}  // namespace

std::vector<std::string> contradictions(const MatchLog& log, const std::vector<History>& clients) {
  return Check(log, clients).run();
}

}  // namespace rattus::server::test
