#include "server/store/store.hpp"

#include <algorithm>
#include <iterator>

namespace rattus::server {

std::string_view to_string(StoreFault::Kind kind) {
  switch (kind) {
    case StoreFault::Kind::busy: return "busy";
    case StoreFault::Kind::full: return "full";
    case StoreFault::Kind::io: return "io";
    case StoreFault::Kind::damaged: return "damaged";
    case StoreFault::Kind::conflict: return "conflict";
    case StoreFault::Kind::stopping: return "stopping";
    case StoreFault::Kind::quota: return "quota";
  }
  return "";
}

std::optional<Tail> tail_of(std::optional<StoredMatch> match, std::uint64_t number) {
  if (!match) return std::nullopt;
  auto& all = match->entries;  // the first is entry 2
  const std::size_t known = std::min<std::size_t>(number < 1 ? 0 : number - 1, all.size());
  return Tail(std::make_move_iterator(all.begin() + static_cast<std::ptrdiff_t>(known)),
              std::make_move_iterator(all.end()));
}

}  // namespace rattus::server
