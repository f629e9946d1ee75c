#pragma once
// The files of data/, carried inside the program (made by cmake/data.cmake at build time).
#include <iterator>
#include <span>
#include <string_view>

namespace rattus::codec {

struct DataFile {
  std::string_view name;  ///< below data/: "board-classic.json"
  std::string_view text;
};

/// Sorted by name.
std::span<const DataFile> data_files();

}  // namespace rattus::codec
