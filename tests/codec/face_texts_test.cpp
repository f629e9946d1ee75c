#include "codec/board/face_texts.hpp"

#include <gtest/gtest.h>

#include "codec/board/face.hpp"
#include "codec/game_data.hpp"
#include "engine/board/picks.hpp"

namespace rattus::codec {
namespace {

TEST(FaceTexts, EveryTokenHasTheTextOfItsFaceAndEqualFacesOneRowInTheOrderOfFaces) {
  for (const char* board : {"classic", "big-box"}) {
    SCOPED_TRACE(board);
    const auto& tokens = game_data().tables(board).tokens;
    const FaceTexts texts(tokens);
    for (unsigned x = 0; x < tokens.size(); ++x) {
      EXPECT_EQ(parse_own(texts.of_token(x)), to_json(tokens[x].face));
      EXPECT_EQ(texts.of_row(texts.row_of(x)), texts.of_token(x));
      for (unsigned y = 0; y < tokens.size(); ++y)
        EXPECT_EQ(texts.row_of(x) < texts.row_of(y), board::face_before(tokens[x].face, tokens[y].face));
    }
  }
}

TEST(FaceTexts, TheTablesOfAGameHaveThoseOfTheirTokens) {
  for (const char* board : {"classic", "big-box"}) {
    board::SetUp setup;
    setup.board = board;
    const FaceTexts expected(game_data().tables(setup).tokens);
    ASSERT_EQ(game_data().faces(setup)->rows(), expected.rows());
    for (std::size_t row = 0; row < expected.rows(); ++row)
      EXPECT_EQ(game_data().faces(setup)->of_row(row), expected.of_row(row));
  }
}

}  // namespace
}  // namespace rattus::codec
