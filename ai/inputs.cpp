#include "ai/inputs.hpp"

#include "ai/hash.hpp"

namespace rattus::ai {
namespace {

std::uint64_t hash_of(const std::vector<std::string>& names, std::uint64_t hash) {
  for (const std::string& name : names) {
    for (const char c : name) hash = hash_on(hash, static_cast<unsigned char>(c));
    hash = hash_on(hash, '\n');
  }
  return hash;
}

}  // namespace

void add_inputs(std::vector<std::string>& names, std::span<const InputName> more) {
  for (const InputName& one : more)
    for (unsigned i = 0; i < one.count; ++i) {
      names.emplace_back(one.name);
      if (one.count > 1) names.back().append("-").append(std::to_string(i));
    }
}

void add_input(std::vector<std::string>& names, std::string_view part, std::string_view what) {
  names.emplace_back(part);
  names.back().append(".").append(what);
}

void complete(InputLayout& layout) {
  for (auto* names : {&layout.seat, &layout.game})
    if (names->size() % 2 != 0) names->emplace_back("unused");
  layout.hash = hash_of(layout.game, hash_of(layout.seat, hash_of_nothing));
}

}  // namespace rattus::ai
