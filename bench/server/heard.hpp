#pragma once
// What a seat of the load needs to know of a server's message, by a scan of its text: a document of it would cost the
// client more than the server spends on writing it.
#include <cstdint>
#include <string>
#include <string_view>

namespace rattus::bench {

struct Heard {
  std::string_view type, id;
  std::uint64_t version = 0;
  std::string_view stage, rematch;  ///< empty if the message says nothing of the table
  bool open = false, host = false;  ///< the table has an open seat; the guest is its host
  bool decides = false;             ///< the seat is asked for a choice, and the next two are of it
  std::uint64_t decision_version = 0;
  std::size_t options = 0;

  /// The views are into the text.
  static Heard scan(std::string_view text);
};

/// What is different if the text is read as a document; empty if nothing is.
std::string misheard(std::string_view text);

}  // namespace rattus::bench
