#pragma once
// Who hears of events is a compile-time policy: a sink is called with each event, unless it says that it is not there.

namespace rattus {

/// Receives nothing; calls to it compile to nothing.
struct NullSink {
  static constexpr bool enabled = false;
  template <class Event>
  void operator()(const Event&) {}
};

}  // namespace rattus
