#include "codec/board/face_texts.hpp"

#include <algorithm>
#include <numeric>

#include "codec/board/face.hpp"
#include "engine/board/picks.hpp"

namespace rattus::codec {

FaceTexts::FaceTexts(const std::vector<board::TokenRow>& tokens) {
  std::vector<std::size_t> order(tokens.size());
  std::iota(order.begin(), order.end(), 0U);
  std::sort(order.begin(), order.end(),
            [&](std::size_t x, std::size_t y) { return board::face_before(tokens[x].face, tokens[y].face); });
  const board::Face* last = nullptr;
  for (const std::size_t token : order) {
    const board::Face& face = tokens[token].face;
    if (!last || *last != face) {
      Writer to;
      write(to, face);
      texts_.push_back(to.take());
    }
    row_of_[token] = static_cast<std::uint8_t>(texts_.size() - 1);
    last = &face;
  }
}

}  // namespace rattus::codec
