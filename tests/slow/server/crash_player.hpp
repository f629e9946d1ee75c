#pragma once
// A player who plays on whatever happens to servers and messages, and who loses, repeats and reorders messages as well.
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "tests/codec/clients.hpp"
#include "tests/server/client.hpp"
#include "tests/slow/server/linearisability.hpp"

namespace rattus::server::test {

/// What the players of a test share.
struct Weather {
  std::atomic<bool> ending{false};  ///< no new moves; wait for the answers that are missing, then go
  std::atomic<bool> over{false};    ///< go at once: the test has failed
  std::atomic<std::uint64_t> acknowledged{0};
  std::atomic<std::uint64_t> cuts{0}, repeats{0};
};

/// What he knows of one table.
struct Memory {
  explicit Memory(std::string table_id) : table(std::move(table_id)), seen("") {}
  std::string table;
  rattus::test::Client seen;
  std::map<std::string, std::string> waiting;         ///< sent and not answered, by id
  std::map<std::string, std::uint64_t> acknowledged;  ///< ids with the version of their answer
  std::set<std::string> refused;                      ///< ids of choices
  History history;                                    ///< of all that
};

class CrashPlayer {
 public:
  CrashPlayer(Person person, std::string name, const std::string& table, std::uint64_t seed, Weather& weather);
  /// Each connection goes to any of these ports; `reach` is called before, in the thread that plays.
  void may_go_to(std::vector<std::uint16_t> ports, std::function<void(std::uint16_t)> reach = {}) {
    ports_ = std::move(ports);
    reach_ = std::move(reach);
  }
  /// How many of the moves have been acknowledged so far; may be asked while somebody plays.
  [[nodiscard]] std::uint64_t acknowledged() const { return *acknowledged_; }
  /// Plays until the weather ends and all is answered.
  void play();
  [[nodiscard]] const std::vector<Memory>& memories() const { return memories_; }
  [[nodiscard]] const Person& person() const { return person_; }

 private:
  /// One connection; returns when it has ended, or when all is done.
  void session();
  void move(Wire& wire);
  void hear(const std::string& text);
  void send(Wire& wire, Json message);
  void put(Wire& wire, const std::string& text);
  void note_answer(const std::string& id, Sent::Outcome outcome, const std::string& code);
  [[nodiscard]] bool done() const { return weather_->over || (weather_->ending && now().waiting.empty() && heard_); }
  [[nodiscard]] Memory& now() { return memories_.back(); }
  [[nodiscard]] const Memory& now() const { return memories_.back(); }
  std::size_t below(std::size_t n) { return random_() % n; }

  Person person_;
  std::vector<std::uint16_t> ports_;
  std::function<void(std::uint16_t)> reach_;
  std::unique_ptr<std::atomic<std::uint64_t>> acknowledged_ = std::make_unique<std::atomic<std::uint64_t>>(0);
  std::string name_;
  std::mt19937_64 random_;
  Weather* weather_;
  std::vector<Memory> memories_;
  std::vector<std::string> sent_;             ///< to the present table
  std::map<std::string, std::size_t> noted_;  ///< places in the present history, by id
  Moment greeted_;                            ///< when the present connection said hello
  std::uint64_t count_ = 0, asked_for_ = 0;
  bool heard_ = false;  ///< an update on this connection
};

}  // namespace rattus::server::test
