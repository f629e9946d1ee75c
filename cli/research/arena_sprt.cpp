#include "cli/research/arena_sprt.hpp"

#include <charconv>
#include <cmath>
#include <iostream>

#include "cli/command.hpp"
#include "cli/screens/sentence.hpp"

namespace rattus::cli {
namespace {

using Verdict = ai::Sprt::Verdict;

const char* word(Verdict verdict) {
  switch (verdict) {
    case Verdict::h0: return "H0";
    case Verdict::h1: return "H1";
    case Verdict::undecided: break;
  }
  return "undecided";
}

/// JSON has no infinity: a share of 0 or 1 has no Elo.
codec::Json finite(double value) { return std::isfinite(value) ? codec::Json(value) : codec::Json(); }

/// A number at the start of a text, which is cut off it.
bool take_number(std::string_view& text, double& value) {
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return fault == std::errc{} && std::isfinite(value);
}

}  // namespace

ai::SprtTerms read_sprt(const std::string& text) {
  ai::SprtTerms terms;
  std::string_view rest = text;
  const bool first = take_number(rest, terms.elo0) && rest.starts_with(",");
  if (first) rest.remove_prefix(1);
  if (!first || !take_number(rest, terms.elo1) || !rest.empty() || terms.elo0 >= terms.elo1)
    throw Usage("--sprt " + text + ": write two Elo differences, the smaller first, for example --sprt 0,20");
  return terms;
}

std::string sprt_help() {
  return "E0,E1: sequential test whether the first computer player is E1 rather than E0 Elo better than the others; "
         "stops when that is clear, and is wrong at most 1 time in 20 either way. A player that is E better wins with "
         "odds 10^(E/400) times those of its fair share of seats. Exit status: 0 E1 accepted, 1 E0 accepted, 3 more "
         "--games are needed";
}

std::string sprt_note(const ai::Sprt& sprt) {
  return "LLR " + number(sprt.llr(), 2) + " of " + number(sprt.lower(), 2) + ", " + number(sprt.upper(), 2);
}

codec::Json sprt_json(const ai::Sprt& sprt, const std::string& agent) {
  const ai::SprtTerms& terms = sprt.terms();
  return {{"agent", agent},
          {"elo0", terms.elo0},
          {"elo1", terms.elo1},
          {"alpha", terms.alpha},
          {"beta", terms.beta},
          {"blocks", sprt.blocks()},
          {"share", sprt.share()},
          {"fair_share", sprt.fair()},
          {"elo", finite(sprt.elo())},
          {"llr", sprt.llr()},
          {"lower", sprt.lower()},
          {"upper", sprt.upper()},
          {"verdict", word(sprt.verdict())}};
}

void print_sprt(const ai::Sprt& sprt, const std::string& agent, const Paint& paint) {
  const ai::SprtTerms& terms = sprt.terms();
  const auto elo = [](double value) { return number(value, std::floor(value) == value ? 0 : 1) + " Elo"; };
  const std::string of = agent + " is ";
  const std::string says = sprt.verdict() == Verdict::h1   ? "H1 accepted: " + of + elo(terms.elo1) + " better, not "
                           : sprt.verdict() == Verdict::h0 ? "H0 accepted: " + of + elo(terms.elo0) + " better, not "
                                                           : "undecided: more games are needed between ";
  const std::string other = sprt.verdict() == Verdict::h1   ? elo(terms.elo0)
                            : sprt.verdict() == Verdict::h0 ? elo(terms.elo1)
                                                            : elo(terms.elo0) + " and " + elo(terms.elo1);
  std::cout << "  " << paint.bold(says + other) << "\n  LLR " << number(sprt.llr(), 2)
            << paint.dim("  (bounds " + number(sprt.lower(), 2) + " and " + number(sprt.upper(), 2) + ")") << ", "
            << sprt.blocks() << " blocks, estimate " << number(sprt.elo(), 1) << " Elo"
            << paint.dim("  (a fair share is " + percent(sprt.fair(), 1) + ")") << "\n";
}

int sprt_status(const ai::Sprt& sprt) {
  switch (sprt.verdict()) {
    case Verdict::h1: return 0;
    case Verdict::h0: return sprt_h0_status;
    case Verdict::undecided: break;
  }
  return sprt_undecided_status;
}

}  // namespace rattus::cli
