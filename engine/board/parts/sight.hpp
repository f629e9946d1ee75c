#pragma once
// What there is to see of a part, for a judge that learns (ai/board/inputs.hpp): numbers that whoever has the view
// knows. They are declared beside the part's rules, so that whatever can be played can be learned.
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/board/types.hpp"

namespace rattus::board {

/// What a part shows. Every part says it, if only that there is nothing: one that is silent does not compile.
struct Sight {
  bool holder = false;  ///< which seat holds it, at which level, and if it is blocked; or that it is for the taking
  bool pieces = false;  ///< how many of its pieces lie in regions, and how many citizens of each seat beside them
  bool loads = false;   ///< how many citizens of each seat carry something of it
  std::span<const std::string_view> of_seat{};  ///< numbers of each seat that its `look` tells, by name
};

/// What a part's `look` writes to: its own numbers of one seat, in the order of their names.
class Sightings {
 public:
  Sightings(std::int16_t* first, std::size_t stride) : first_(first), stride_(stride) {}
  /// Number `index` of a seat.
  [[nodiscard]] std::int16_t& at(Seat seat, std::size_t index) const { return first_[seat * stride_ + index]; }

 private:
  std::int16_t* first_;
  std::size_t stride_;
};

/// One row of what there is to see, for all parts of the program, in the order of its list.
struct SightRow {
  std::uint8_t number = 0;    ///< of a class card
  std::string_view module{};  ///< or the name of a module
  Sight sight;
};

/// Of every part that the whole program has, whether this build knows it or not: a net reads the same inputs
/// everywhere.
const std::vector<SightRow>& sights();

}  // namespace rattus::board
