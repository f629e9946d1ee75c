#pragma once
// Who hears of events is a compile-time policy: a sink is called with each event, unless it says that it is not there.

namespace rattus {

/// Receives nothing; calls to it compile to nothing.
struct NullSink {
  static constexpr bool enabled = false;
  template <class Event>
  void operator()(const Event&) {}
};

/// Tells somebody whose type does not matter, so that rules are compiled once for all who listen. He outlives it.
template <class Event>
class Listener {
 public:
  static constexpr bool enabled = true;
  template <class Hearer>
  explicit Listener(Hearer& hearer)
      : hearer_(&hearer),
        tell_([](const void* who, const Event& event) { (*static_cast<Hearer*>(const_cast<void*>(who)))(event); }) {}
  void operator()(const Event& event) { tell_(hearer_, event); }
  /// Tells nobody. With NullSink the rules would be faster, and there a second time: the browser has no room for them.
  static Listener deaf() {
    static constexpr auto nobody = [](const Event&) {};
    return Listener(nobody);
  }

 private:
  const void* hearer_;
  void (*tell_)(const void*, const Event&);
};

}  // namespace rattus
