#pragma once
// What queues need of NATS and its JetStream (libnats-dev): owners and exceptions around an interface of C.
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <nats/nats.h>

namespace rattus::server::nats {

using std::chrono::milliseconds;

/// At this address no NATS server is, or none that keeps streams; what() begins with the address and says what to do.
struct NoServer : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Something that cannot be done now; the library goes on looking for the server by itself.
struct Fault : std::runtime_error {
  Fault(const std::string& what, natsStatus status, jsErrCode code);
  /// What it was to be done with is not there: a stream, a consumer, or JetStream itself.
  bool absent;
};

template <auto destroy>
struct Destroy {
  template <class T>
  void operator()(T* it) const {
    destroy(it);
  }
};
template <class T, auto destroy>
using Owned = std::unique_ptr<T, Destroy<destroy>>;

/// A message of a stream. Nothing is heard of an answer that does not arrive: the message then comes once more.
class Message {
 public:
  explicit Message(natsMsg* msg) : msg_(msg) {}
  [[nodiscard]] std::string subject() const { return natsMsg_GetSubject(msg_.get()); }
  [[nodiscard]] std::string_view text() const;
  /// Takes the message out of the stream: what it asks for is done.
  void done() const { natsMsg_Ack(msg_.get(), nullptr); }
  /// Keeps the message from others for another while: work on it goes on.
  void working() const { natsMsg_InProgress(msg_.get(), nullptr); }
  /// Lets another program have the message, after a while.
  void hand_back(milliseconds after = {}) const;

 private:
  Owned<natsMsg, natsMsg_Destroy> msg_;
};

/// Takes messages of a consumer.
class Pull {
 public:
  explicit Pull(natsSubscription* subscription) : subscription_(subscription) {}
  /// So many at most. Waits for the first.
  [[nodiscard]] std::vector<Message> next(int most, milliseconds wait) const;

 private:
  Owned<natsSubscription, natsSubscription_Destroy> subscription_;
};

/// Who takes messages of a stream: one or many programs that share the work.
struct Consumer {
  std::string stream, name, subjects;
  milliseconds wait;  ///< a message that has not been answered so long comes to somebody else
};

/// How a stream keeps its messages.
struct Keeping {
  std::chrono::seconds longest = std::chrono::hours(24 * 7);  ///< what nobody has asked for so long is forgotten
  bool in_memory = false;                                     ///< the server may lose it when it ends
};

/// Messages of a consumer.
struct Counts {
  std::uint64_t waiting = 0, in_hand = 0;
};

/// A connection that mends itself. Everything may be called by several threads at a time and throws Fault.
class Server {
 public:
  /// NoServer if there is none, or one without JetStream.
  explicit Server(const std::string& url);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  /// Opens a stream whose messages leave it when they are done with, if it is not there. For `twice` it keeps in mind
  /// which messages have come.
  void open_stream(const std::string& name, const std::string& subjects, milliseconds twice,
                   const Keeping& keeping = {}) const;
  void remove_stream(const std::string& name) const;
  [[nodiscard]] bool has_stream(const std::string& name) const;
  /// Subjects for which messages stand in line.
  [[nodiscard]] std::vector<std::string> subjects(const std::string& stream, const std::string& pattern) const;
  void purge(const std::string& stream, const std::string& subjects) const;
  /// Opens a consumer, if it is not there, and takes part in it.
  [[nodiscard]] Pull pull(const Consumer& consumer) const;

  /// How much of a consumer's work is left; Fault if there is no such consumer.
  [[nodiscard]] Counts counts(const std::string& stream, const std::string& consumer) const;

  /// Says something to all who listen; nothing is kept, and what nobody hears is lost.
  void say(const std::string& subject, std::string_view text) const;
  /// Hands a message to the stream that is for it; it has it when this returns. One of the same `id` is kept once.
  void publish(const std::string& subject, std::string_view text, const std::string& id) const;
  /// As publish(), of many messages, which the streams have once settle() returns.
  void publish_soon(const std::string& subject, std::string_view text) const;
  void settle() const;
  /// The latest message of a subject.
  [[nodiscard]] std::string latest(const std::string& stream, const std::string& subject) const;

 private:
  Owned<natsConnection, natsConnection_Destroy> connection_;
  Owned<jsCtx, jsCtx_Destroy> jet_;
};

}  // namespace rattus::server::nats
