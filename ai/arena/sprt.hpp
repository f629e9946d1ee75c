#pragma once
// Is a computer player better? A sequential probability ratio test asks after every block of games, and stops as soon
// as the answer is clear.
//
// Games of a block are played from the same seed and depend on each other, so one observation is the share m of a
// block's games that was won. Of its distribution nothing is assumed but mean and variance (as in fishtest's GSPRT on
// pairs of games), the variance as a multiple d of what independent games would have. Then the log likelihood ratio of
// share s1 against share s0 after N blocks of n games each is
//   N n / d (m ln(s1 / s0) + (1 - m) ln((1 - s1) / (1 - s0))).
// (The normal approximation with a variance that does not follow the mean errs too often on one side when a fair share
// is not a half.)
#include <cstdint>

namespace rattus::ai {

/// The share of games of a player who is `elo` better than the others, `fair` being the share of an equal one: a
/// difference of 400 makes the odds of winning ten times those of an equal. With two players this is the usual scale.
double share_of_elo(double elo, double fair);
/// The other way round; infinite for a share of 0 or 1.
double elo_of_share(double share, double fair);

/// What is asked: is the difference `elo1` rather than `elo0`? Wrong yes and wrong no at most so often.
struct SprtTerms {
  double elo0 = 0, elo1 = 20;
  double alpha = 0.05;  ///< H1 accepted although the difference is elo0
  double beta = 0.05;   ///< H0 accepted although the difference is elo1
};

class Sprt {
 public:
  enum class Verdict : std::uint8_t { undecided, h0, h1 };

  /// `fair`: the share of an equal player; `games`: of a block.
  Sprt(const SprtTerms& terms, double fair, unsigned games);

  /// One more block: the share of its games that were won.
  void add(double share);

  [[nodiscard]] Verdict verdict() const;
  [[nodiscard]] double llr() const;
  [[nodiscard]] double lower() const;  ///< H0 is accepted from here down
  [[nodiscard]] double upper() const;  ///< H1 is accepted from here up
  [[nodiscard]] std::uint32_t blocks() const { return blocks_; }
  [[nodiscard]] double share() const;  ///< the mean; the fair one before there is a block
  [[nodiscard]] double elo() const { return elo_of_share(share(), fair_); }
  [[nodiscard]] double fair() const { return fair_; }
  [[nodiscard]] const SprtTerms& terms() const { return terms_; }

 private:
  /// The variance of blocks as a multiple of that of independent games.
  [[nodiscard]] double dispersion() const;

  SprtTerms terms_;
  double fair_;
  unsigned games_;
  std::uint32_t blocks_ = 0;
  double sum_ = 0, squares_ = 0;
};

}  // namespace rattus::ai
