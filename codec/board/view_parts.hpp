#pragma once
// The top-level keys of a view, each written by itself, so that those that have not changed need not be written.
#include <span>

#include "codec/names.hpp"
#include "codec/text/writer.hpp"
#include "engine/board/view.hpp"

namespace rattus::codec {

/// What is shown, and to whom.
struct Shown {
  const board::Rules& rules;
  const board::State& s;
  board::Seat viewer;
  const Names& names;
};

struct Part {
  std::string_view key;
  /// Everybody is shown the same; else it depends on which faces the viewer knows.
  bool common;
  /// True only if the values are equal for sure; saves writing them.
  bool (*same)(const board::State& x, const board::State& y);
  void (*write)(Writer& to, const Shown& shown);
  /// Nothing: the key is always there.
  bool (*there)(const Shown& shown) = nullptr;
};

/// In the order of docs/reference/messages.md.
std::span<const Part> view_parts();

inline constexpr std::string_view regions_key = "regions";
void write_region(Writer& to, const Shown& shown, unsigned region);
/// The same kind of promise as Part::same, but for what citizens carry.
bool same_region(const board::State& x, const board::State& y, unsigned region);

}  // namespace rattus::codec
