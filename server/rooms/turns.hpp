#pragma once
// Turns on a thread. What arrives at once, over however many connections, is not dealt with at once: addresses
// take turns, so that nobody waits longer than one piece of work for each other address.
#include <deque>
#include <functional>
#include <list>
#include <memory>
#include <string>
#include <unordered_map>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>

namespace rattus::server {

class Turns : public std::enable_shared_from_this<Turns> {
 public:
  /// `together`: so many addresses have their turn before what is ready meanwhile.
  explicit Turns(boost::asio::io_context& context, unsigned together = 1) : context_(&context), together_(together) {}

  /// Calls `go` when it is the turn of this address, later and on the context's thread. What is ready there goes first.
  void wait(const std::string& address, std::function<void()> go);
  /// The same, awaited.
  boost::asio::awaitable<void> next(const std::string& address);
  /// True if something may be done without waiting for a turn: so many times, until what is ready meanwhile has been
  /// dealt with.
  bool at_once();
  static constexpr unsigned most_at_once = 64;

 private:
  void give();
  /// What is next.
  std::function<void()> take();

  boost::asio::io_context* context_;
  unsigned together_;
  std::unordered_map<std::string, std::list<std::function<void()>>> waiting_;  ///< by address; none is empty
  std::deque<std::string> order_;                                              ///< addresses of which something waits
  bool giving_ = false;
  unsigned at_once_ = 0;  ///< what has been done so
};

}  // namespace rattus::server
