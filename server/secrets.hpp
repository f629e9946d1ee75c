#pragma once
// What nobody may guess, from the operating system's generator. Without one the program ends.
#include <cstddef>
#include <string>

#include "engine/core/rng.hpp"

namespace rattus::server {

/// Lower-case base32 without letters that are mistaken for digits: 5 random bits a character.
std::string random_name(std::size_t length);
Seed random_seed();
/// 256 bits in 64 hexadecimal digits.
std::string random_secret();

}  // namespace rattus::server
