#pragma once
// The hash by which nets, their inputs and their cues are told apart (FNV-1a, of numbers in place of bytes).
#include <cstdint>

namespace rattus::ai {

inline constexpr std::uint64_t hash_of_nothing = 0xcbf29ce484222325ULL;
constexpr std::uint64_t hash_on(std::uint64_t hash, std::uint64_t number) { return (hash ^ number) * 0x100000001b3ULL; }

}  // namespace rattus::ai
