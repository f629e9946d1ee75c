#pragma once
// The files of data/, carried inside the program (made by cmake/data.cmake at build time).
#include <cstddef>
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

/// The file in data/nets/ for the game of this name; empty where none is carried: the browser fetches it by itself.
std::span<const std::byte> net_file(std::string_view game);

}  // namespace rattus::codec
