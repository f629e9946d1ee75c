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

/// data/nets/board.net; empty where it is not carried: the browser fetches it by itself.
std::span<const std::byte> board_net_file();

}  // namespace rattus::codec
