#include "ai/arena/sprt.hpp"

#include <algorithm>
#include <cmath>

namespace rattus::ai {
namespace {

/// So many blocks of independent games are counted with those played when the variance is estimated: a few blocks that
/// happened to end alike would be taken for certainty otherwise.
constexpr double blocks_before = 8;

}  // namespace

double share_of_elo(double elo, double fair) {
  const double odds = fair / (1 - fair) * std::pow(10.0, elo / 400);
  return odds / (1 + odds);
}

double elo_of_share(double share, double fair) { return 400 * std::log10(share / (1 - share) * ((1 - fair) / fair)); }

Sprt::Sprt(const SprtTerms& terms, double fair, unsigned games) : terms_(terms), fair_(fair), games_(games) {}

void Sprt::add(double share) {
  ++blocks_;
  sum_ += share;
  squares_ += share * share;
}

double Sprt::share() const { return blocks_ == 0 ? fair_ : sum_ / blocks_; }

double Sprt::dispersion() const {
  const double mean = share(), independent = mean * (1 - mean) / games_;
  const double deviations = std::max(0.0, squares_ - blocks_ * mean * mean);
  const double played = independent > 0 ? deviations / independent : blocks_;
  return (played + blocks_before) / (blocks_ + blocks_before);
}

double Sprt::llr() const {
  const double s0 = share_of_elo(terms_.elo0, fair_), s1 = share_of_elo(terms_.elo1, fair_), mean = share();
  const double of_game = mean * std::log(s1 / s0) + (1 - mean) * std::log((1 - s1) / (1 - s0));
  return blocks_ * games_ / dispersion() * of_game;
}

double Sprt::lower() const { return std::log(terms_.beta / (1 - terms_.alpha)); }
double Sprt::upper() const { return std::log((1 - terms_.beta) / terms_.alpha); }

Sprt::Verdict Sprt::verdict() const {
  const double ratio = llr();
  if (ratio >= upper()) return Verdict::h1;
  return ratio <= lower() ? Verdict::h0 : Verdict::undecided;
}

}  // namespace rattus::ai
