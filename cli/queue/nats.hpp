#pragma once
// What the queue needs of NATS and its JetStream (libnats-dev): owners and exceptions around an interface of C.
#include <chrono>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <nats/nats.h>

namespace rattus::cli::nats {

using std::chrono::milliseconds;

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
  /// It is done with, and leaves the stream.
  void done() const { natsMsg_Ack(msg_.get(), nullptr); }
  /// It is being worked on: for another while it comes to nobody else.
  void working() const { natsMsg_InProgress(msg_.get(), nullptr); }
  /// Somebody else may have it, after a while.
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

/// A connection that mends itself. Everything may be called by several threads at a time and throws Fault.
class Server {
 public:
  /// Usage if there is none, or one without JetStream.
  explicit Server(const std::string& url);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  /// Opens a stream whose messages leave it when they are done with, if it is not there. For `twice` it keeps in mind
  /// which messages have come.
  void open_stream(const std::string& name, const std::string& subjects, milliseconds twice) const;
  void remove_stream(const std::string& name) const;
  [[nodiscard]] bool has_stream(const std::string& name) const;
  /// Those that messages stand in line for.
  [[nodiscard]] std::vector<std::string> subjects(const std::string& stream, const std::string& pattern) const;
  void purge(const std::string& stream, const std::string& subjects) const;
  /// Opens a consumer, if it is not there, and takes part in it.
  [[nodiscard]] Pull pull(const Consumer& consumer) const;

  /// Hands a message to the stream that is for it; it has it when this returns. One of the same `id` is kept once.
  void publish(const std::string& subject, std::string_view text, const std::string& id) const;
  /// The same of many, which the streams have once settle() returns.
  void publish_soon(const std::string& subject, std::string_view text) const;
  void settle() const;
  /// The latest message of a subject.
  [[nodiscard]] std::string latest(const std::string& stream, const std::string& subject) const;

 private:
  Owned<natsConnection, natsConnection_Destroy> connection_;
  Owned<jsCtx, jsCtx_Destroy> jet_;
};

}  // namespace rattus::cli::nats
