#pragma once
// What servers over one store say to each other. It may be lost, and nothing depends on it but how soon something is
// known: the store decides what is so.
#include <functional>
#include <string>

namespace rattus::server {

/// Used by one thread at a time; tells what it hears on the thread that it was made for.
class Bus {
 public:
  using Heard = std::function<void(const std::string& subject, const std::string& text)>;

  Bus() = default;
  Bus(const Bus&) = delete;
  Bus& operator=(const Bus&) = delete;
  virtual ~Bus() = default;

  /// From now on `heard` is called for what others say on the subjects that are listened to.
  virtual void hear(Heard heard) = 0;
  virtual void listen(const std::string& subject) = 0;
  virtual void ignore(const std::string& subject) = 0;
  /// Says something to all others who listen.
  virtual void say(const std::string& subject, const std::string& text) = 0;
  /// Hands something to a queue, for one of those who take from it. One of the same `id` is kept once.
  virtual void hand_in(const std::string& subject, const std::string& text, const std::string& id) = 0;
  /// True as long as nothing is known to be lost.
  [[nodiscard]] virtual bool up() const = 0;
};

}  // namespace rattus::server
