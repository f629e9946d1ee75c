#pragma once
// Regions by what people call them. Formats that programs write have ids alone.
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/board/setup/tables.hpp"

namespace rattus::board {

/// Equal but for capitals, accented ones of western Europe (in UTF-8) among them.
bool same_name(std::string_view one, std::string_view other);

/// A name that two regions share, whichever names of theirs it is; empty if there is none.
std::string_view shared_name(const RegionRow& one, const RegionRow& other);

/// The region that is called so: by its id, its name or the name printed on the board, in capitals or not.
std::optional<Region> find_region(std::span<const RegionRow> regions, std::string_view name);

/// A text with the ids of the regions that it calls by a name: "gallia-germania" for "France-Germania",
/// "egypt:any" for "Egypt:any". Only whole words are names.
std::string with_region_ids(std::span<const RegionRow> regions, std::string_view text);

}  // namespace rattus::board
