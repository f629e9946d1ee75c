#pragma once
// Which program this is, for programs on other machines (made by cmake/source_hash.cmake at build time).
#include <string>

namespace rattus::cli {

/// 16 hexadecimal digits. Programs with the same ones play the same game, whatever compiler and processor they are for.
const std::string& source_hash();

}  // namespace rattus::cli
