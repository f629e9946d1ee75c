#include "ai/net/inputs.hpp"

#include "ai/hash.hpp"

namespace rattus::ai {
namespace {

std::uint64_t hash_on(std::uint64_t hash, const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    for (const char c : name) hash = ai::hash_on(hash, static_cast<unsigned char>(c));
    hash = ai::hash_on(hash, '\n');
  }
  return hash;
}

}  // namespace

std::uint64_t hash_of(const InputNames& names) { return hash_on(hash_on(hash_of_nothing, names.seat), names.game); }

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
    if (names->size() % 2 != 0) names->emplace_back(unused_input);
  layout.hash = hash_of(layout);
}

std::string_view part_of(std::string_view input) {
  if (const std::size_t dot = input.find('.'); dot != std::string_view::npos) return input.substr(0, dot);
  const std::size_t dash = input.rfind('-');
  const bool numbered = dash != std::string_view::npos && dash + 1 < input.size() &&
                        input.find_first_not_of("0123456789", dash + 1) == std::string_view::npos;
  return numbered ? input.substr(0, dash) : input;
}

}  // namespace rattus::ai
