#include "ai/search_definition.hpp"

namespace rattus::ai {

template class SearchPlayerOf<board::Kit>;

}  // namespace rattus::ai
