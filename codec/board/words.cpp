#include "codec/board/words.hpp"

#include <array>

#include "engine/board/parts/decision.hpp"
#include "engine/core/enum_words.hpp"

namespace rattus::codec {
namespace {

constexpr std::array<std::string_view, board::class_count> class_words{"peasantry", "bourgeoisie", "church", "chivalry",
                                                                       "magic",     "royalty",     "islamic"};

constexpr std::array<std::string_view, board::choice_count> choice_words{
    "region", "take", "increase",    "use",          "extra",      "token", "count",      "citizen", "remove",
    "give",   "swap", "yes",         "final-plague", "ravage",     "edge",  "seat",       "card",    "haven",
    "cell",   "good", "region-card", "event-card",   "university", "part",  "again",      "other",   "leave",
    "no",     "rest", "none",        "stop",         "finish",     "done",  "end-actions"};
static_assert(choice_words.back() == "end-actions");

constexpr auto phase_words =
    enum_words<board::Phase>("placement", "action", "plague", "ravage", "final-turns", "final-ravage", "over");
constexpr auto reason_words = enum_words<board::EndReason>("", "rats", "placed", "rounds");
constexpr auto frame_words =
    enum_words<board::FrameKind>("none", "game", "turn", "take", "increase", "ravage", "moment", "card", "pick-token",
                                 "pick-citizen", "losses", "final-turn", "final-plague");

template <std::size_t N, class E>
std::string_view at(const std::array<std::string_view, N>& list, E value) {
  return list[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view word(board::Class c) { return at(class_words, c); }
std::string_view word(board::Choice choice) { return at(choice_words, choice); }
std::string_view word(board::Phase phase) { return phase_words[phase]; }
std::string_view word(board::EndReason reason) { return reason_words[reason]; }
std::string_view word(board::FrameKind kind) { return frame_words[kind]; }

std::string region_card_id(std::string_view region, std::uint8_t classes) {
  std::string id = std::string(region) + ":";
  if (classes == board::any_class) return id + "any";
  for (const unsigned c : Mask{classes})
    id += (id.back() == ':' ? "" : "+") + std::string(word(static_cast<board::Class>(c)));
  return id;
}

std::string_view word(const board::Rules& rules, board::Decision decision) { return rules.name_of(decision); }

Clause clause_of(const board::Rules& rules, board::Decision decision) {
  const board::DecisionRow* row = rules.row_of(decision);
  return row ? row->clause : Clause{};
}

}  // namespace rattus::codec
