#pragma once
// The sequential test of `rattus arena --sprt`: how it is asked for, told, and answered with an exit status.
#include <string>

#include "ai/arena/sprt.hpp"
#include "cli/screens/screen.hpp"
#include "codec/text/json.hpp"

namespace rattus::cli {

/// So many games at most, if nothing is said.
inline constexpr std::uint32_t sprt_games = 40'000;
/// Exit statuses beside 0, with which H1 is accepted.
inline constexpr int sprt_h0_status = 1, sprt_undecided_status = 3;

/// "0,20"
ai::SprtTerms read_sprt(const std::string& text);

/// The help of the option.
std::string sprt_help();

/// A few words while it goes on.
std::string sprt_note(const ai::Sprt& sprt);

codec::Json sprt_json(const ai::Sprt& sprt, const std::string& agent);
void print_sprt(const ai::Sprt& sprt, const std::string& agent, const Paint& paint);
int sprt_status(const ai::Sprt& sprt);

}  // namespace rattus::cli
