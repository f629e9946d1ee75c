#pragma once
// The faces of a set of rat tokens as JSON: written once for all games with these tokens, since views of the board game
// list most of them again and again.
#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/board/setup/tables.hpp"

namespace rattus::codec {

/// Rows of equal faces in the catalogue's order of faces.
class FaceTexts {
 public:
  explicit FaceTexts(const std::vector<board::TokenRow>& tokens);

  [[nodiscard]] std::size_t rows() const { return texts_.size(); }
  [[nodiscard]] const std::string& of_row(std::size_t row) const { return texts_[row]; }
  [[nodiscard]] std::size_t row_of(unsigned token) const { return row_of_[token]; }
  [[nodiscard]] const std::string& of_token(unsigned token) const { return texts_[row_of_[token]]; }

 private:
  std::vector<std::string> texts_;  ///< by row
  std::array<std::uint8_t, board::max_tokens> row_of_{};
};

}  // namespace rattus::codec
