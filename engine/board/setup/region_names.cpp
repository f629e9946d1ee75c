#include "engine/board/setup/region_names.hpp"

#include <algorithm>
#include <array>

namespace rattus::board {
namespace {

/// A byte of UTF-8 in small letters; `before`: the byte before it.
char small(char before, char c) {
  const auto byte = static_cast<unsigned char>(c);
  if (c >= 'A' && c <= 'Z') return static_cast<char>(c - 'A' + 'a');
  const bool capital = before == '\xc3' && byte >= 0x80 && byte <= 0x9e && byte != 0x97;  // from À to Þ, not ×
  return capital ? static_cast<char>(byte + 0x20) : c;
}

bool in_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || (c & 0x80) != 0;
}

std::array<std::string_view, 3> names_of(const RegionRow& row) { return {row.id, row.name, row.printed}; }

/// A region and how many letters of a text call it.
struct Called {
  const RegionRow* region = nullptr;
  std::size_t letters = 0;
};

/// The longest name that a text begins with.
Called called_first(std::span<const RegionRow> regions, std::string_view text) {
  Called longest;
  for (const RegionRow& row : regions)
    for (const std::string_view name : names_of(row)) {
      const bool whole = name.size() <= text.size() && (name.size() == text.size() || !in_word(text[name.size()]));
      if (whole && name.size() > longest.letters && same_name(name, text.substr(0, name.size())))
        longest = {&row, name.size()};
    }
  return longest;
}

}  // namespace

bool same_name(std::string_view one, std::string_view other) {
  if (one.size() != other.size()) return false;
  char before = 0, there = 0;
  for (std::size_t i = 0; i < one.size(); ++i) {
    if (small(before, one[i]) != small(there, other[i])) return false;
    before = one[i];
    there = other[i];
  }
  return true;
}

std::string_view shared_name(const RegionRow& one, const RegionRow& other) {
  for (const std::string_view name : names_of(one))
    for (const std::string_view there : names_of(other))
      if (!name.empty() && same_name(name, there)) return name;
  return {};
}

std::optional<Region> find_region(std::span<const RegionRow> regions, std::string_view name) {
  const Called called = called_first(regions, name);
  if (!called.region || called.letters != name.size()) return std::nullopt;
  return static_cast<Region>(called.region - regions.data());
}

std::string with_region_ids(std::span<const RegionRow> regions, std::string_view text) {
  std::string result;
  for (bool inside = false; !text.empty();) {
    const Called called = inside ? Called{} : called_first(regions, text);
    const std::size_t taken = called.region ? called.letters : 1;
    inside = in_word(text[taken - 1]);
    result += called.region ? std::string_view(called.region->id) : text.substr(0, taken);
    text.remove_prefix(taken);
  }
  return result;
}

}  // namespace rattus::board
