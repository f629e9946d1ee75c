#pragma once
// How much anybody may ask for, so that one cannot spoil it for others.
#include <chrono>
#include <cstdint>
#include <string>
#include <unordered_map>

namespace rattus::server {

/// `rattus serve --help` says what each is for.
struct Limits {
  unsigned connections = 20'000;  ///< in all
  unsigned connections_per_address = 200;
  unsigned tables_per_guest = 20;                 ///< opened by him and not over
  double message_burst = 20, message_rate = 5;    ///< of one WebSocket; per second
  double request_burst = 100, request_rate = 20;  ///< of /api/ from one address; per second
  double guest_burst = 300, guest_rate = 0.05;    ///< new guests of one address: a school; per second
  double bad_burst = 20, bad_rate = 0.1;          ///< messages of one WebSocket that cannot be read; per second
  double work_burst = 200, work_rate = 50;        ///< milliseconds of each room thread for long answers to one address
  /// Messages of each room thread to one address that leave at once; per second; others in turn.
  double send_burst = 32, send_rate = 200;
  std::size_t queue_bytes = 1 << 20;  ///< that may wait behind what a slow reader is being sent
};

/// How long the server waits for the other end of a connection. There are no options for these: the values are wide
/// enough for any line on which one could play; tests make them short.
struct Patience {
  using Time = std::chrono::milliseconds;
  Time request{20'000};    ///< for a whole request header to arrive, counted from when it may; then for its body
  Time answer{60'000};     ///< for a whole answer to be taken
  Time handshake{10'000};  ///< for a WebSocket's opening answer to be taken
  Time silence{90'000};    ///< of a WebSocket; it is asked (ping) every half of this, and may be silent for one half
  Time progress{30'000};   ///< for a WebSocket to take one message
  Time goodbye{1'000};     ///< for a WebSocket to end after a goodbye, or to take what comes before it
  Time stop{10'000};       ///< for everything that is under way when the server stops
  Time sweep{10'000};      ///< between two looks at who is slow or no longer there
  Time health{30'000};     ///< between two tries whether the disk can be written to, if nothing else is written
  Time tidy{60'000};       ///< between two looks at what need not be kept
  Time bans{5'000};        ///< between two looks at who is turned away
  Time rooms{60'000};      ///< for which a table stays in memory that nobody looks at
};

/// How long things are kept that nothing happens to.
struct Keep {
  using Days = std::chrono::days;
  Days unbegun_tables{30};  ///< in which a server ran and nobody was there
  Days guests{90};          ///< the same, without a table
  Days lobby{1};            ///< a table is listed, since its host was here
};

using Moment = std::chrono::nanoseconds;

/// Lets a burst through, and then so many a second.
class TokenBucket {
 public:
  TokenBucket(double burst, double rate) : burst_(burst), rate_(rate), tokens_(burst) {}
  /// True if one more is allowed now.
  bool take(Moment now);
  /// Takes so many, allowed or not; what is owed has to come back first.
  void spend(double tokens, Moment now);
  /// Whole seconds until one more will be; at least 1.
  [[nodiscard]] unsigned wait() const;
  [[nodiscard]] bool owes() const { return tokens_ < 0; }
  [[nodiscard]] bool full(Moment now) const;

 private:
  void refill(Moment now);
  double burst_, rate_, tokens_;
  Moment filled_{};
};

/// What comes from each address. An IPv6 address counts as its network of 64 bits.
class Addresses {
 public:
  explicit Addresses(const Limits& limits) : limits_(&limits) {}

  bool connect(const std::string& address);
  void disconnect(const std::string& address);
  /// One more request; else the seconds to wait.
  unsigned request(const std::string& address, Moment now);
  /// One more guest who has never been here; else the seconds to wait.
  unsigned new_guest(const std::string& address, Moment now);
  /// Forgets addresses that have nothing to be remembered for.
  void sweep(Moment now);

 private:
  struct Entry {
    unsigned connections = 0;
    TokenBucket requests, guests;
  };
  Entry& entry(const std::string& address);

  const Limits* limits_;
  std::unordered_map<std::string, Entry> entries_;
};

/// What a room thread does for each address.
class AddressWork {
 public:
  explicit AddressWork(const Limits& limits) : limits_(&limits) {}

  /// Puts down what a long answer took.
  void worked(const std::string& address, Moment time, std::size_t bytes, Moment now);
  /// True if one more message to this address may leave at once; else it leaves when it is the address's turn.
  bool prompt(const std::string& address, Moment now);
  /// The seconds to wait until the address may ask for a long answer again; 0: now.
  unsigned exhausted(const std::string& address, Moment now);
  /// Forgets addresses that have nothing to be remembered for.
  void sweep(Moment now);

 private:
  struct Entry {
    TokenBucket time;   ///< milliseconds
    TokenBucket sends;  ///< that leave at once
  };
  Entry& entry(const std::string& address);

  const Limits* limits_;
  std::unordered_map<std::string, Entry> entries_;
};

/// The part of a textual address that is counted; the text itself if it is no address.
std::string counted_address(const std::string& address);

}  // namespace rattus::server
