#include "codec/words.hpp"

#include <array>

namespace rattus::codec {
namespace {

using board::Decision;

constexpr std::array<std::string_view, board::class_count> class_words{"peasantry", "bourgeoisie", "church", "chivalry",
                                                                       "magic",     "royalty",     "islamic"};

struct DecisionRow {
  Decision decision;
  std::string_view word;
  Clause clause;
};

constexpr DecisionRow decisions[] = {
    {Decision::place, "D-PLACE", base_clause(15)},
    {Decision::action, "D-ACTION", base_clause(21)},
    {Decision::inc_region, "D-INC-REGION", base_clause(28)},
    {Decision::inc_extra, "D-INC-EXTRA", base_clause(29)},
    {Decision::monk_from, "D-MONK-FROM", base_clause(61)},
    {Decision::monk_to, "D-MONK-TO", base_clause(61)},
    {Decision::pick_token, "D-PICK-TOKEN", base_clause(102)},
    {Decision::merchant_from, "D-MERCHANT-FROM", base_clause(62)},
    {Decision::merchant_to, "D-MERCHANT-TO", base_clause(62)},
    {Decision::merchant_count, "D-MERCHANT-COUNT", base_clause(62)},
    {Decision::pick_citizen, "D-PICK-CITIZEN", card_clause(9)},
    {Decision::loss, "D-LOSS", card_clause(132)},
    {Decision::witch_1, "D-WITCH-1", base_clause(63)},
    {Decision::witch_2, "D-WITCH-2", base_clause(63)},
    {Decision::witch_swap, "D-WITCH-SWAP", base_clause(63)},
    {Decision::king, "D-KING", base_clause(64)},
    {Decision::plague, "D-PLAGUE", base_clause(40)},
    {Decision::spread, "D-SPREAD", base_clause(43)},
    {Decision::neutral, "D-NEUTRAL", base_clause(65)},
    {Decision::final, "D-FINAL", base_clause(84)},
    {Decision::final_peasant, "D-FINAL-PEASANT", base_clause(60)},
    {Decision::final_plague, "D-FINAL-PLAGUE", base_clause(87)},
    {Decision::final_ravage, "D-FINAL-RAVAGE", card_clause(21)},
    {Decision::crusader_next, "D-CRUSADER-NEXT", card_clause(182)},
    {Decision::caravan_start, "D-CARAVAN-START", card_clause(210)},
    {Decision::caravan_1, "D-CARAVAN-1", card_clause(211)},
    {Decision::caravan_2, "D-CARAVAN-2", card_clause(211)},
    {Decision::caravan_place, "D-CARAVAN-PLACE", card_clause(212)},
    {Decision::sultan_region, "D-SULTAN-REGION", card_clause(220)},
    {Decision::baker_place, "D-BAKER-PLACE", card_clause(71)},
    {Decision::serf, "D-SERF", card_clause(80)},
    {Decision::nun, "D-NUN", card_clause(90)},
    {Decision::bishop, "D-BISHOP", card_clause(100)},
    {Decision::bishop_to, "D-BISHOP-TO", card_clause(100)},
    {Decision::courier_1, "D-COURIER-1", card_clause(110)},
    {Decision::courier_who_1, "D-COURIER-WHO-1", card_clause(110)},
    {Decision::courier_2, "D-COURIER-2", card_clause(110)},
    {Decision::courier_who_2, "D-COURIER-WHO-2", card_clause(110)},
    {Decision::mayor, "D-MAYOR", card_clause(120)},
    {Decision::mayor_extra, "D-MAYOR-EXTRA", card_clause(122)},
    {Decision::final_mayor, "D-FINAL-MAYOR", card_clause(123)},
    {Decision::wizard_region, "D-WIZARD-REGION", card_clause(130)},
    {Decision::piper_from, "D-PIPER-FROM", card_clause(140)},
    {Decision::piper_to, "D-PIPER-TO", card_clause(140)},
    {Decision::wall, "D-WALL", card_clause(150)},
    {Decision::final_queen, "D-FINAL-QUEEN", card_clause(163)},
    {Decision::soldier_region, "D-SOLDIER-REGION", card_clause(173)},
    {Decision::crusader, "D-CRUSADER", card_clause(181)},
    {Decision::block, "D-BLOCK", card_clause(261)},
    {Decision::boccaccio, "D-BOCCACCIO", card_clause(310)},
    {Decision::judge_region, "D-JUDGE-REGION", card_clause(320)},
    {Decision::judge_haven, "D-JUDGE-HAVEN", card_clause(320)},
    {Decision::jester_place, "D-JESTER-PLACE", card_clause(331)},
    {Decision::jester_point, "D-JESTER-POINT", card_clause(331)},
    {Decision::jester_land, "D-JESTER-LAND", card_clause(333)},
    {Decision::jester_push, "D-JESTER-PUSH", card_clause(337)},
    {Decision::other_1, "D-OTHER-1", {}},
    {Decision::other_2, "D-OTHER-2", {}},
    {Decision::other_3, "D-OTHER-3", {}},
};

const DecisionRow* row(Decision decision) {
  for (const DecisionRow& row : decisions)
    if (row.decision == decision) return &row;
  return nullptr;
}

constexpr std::array<std::string_view, board::choice_count> choice_words{
    "region", "take", "increase",     "use",    "extra", "token",  "count", "citizen",    "remove", "potion",
    "swap",   "yes",  "final-plague", "ravage", "edge",  "seat",   "card",  "haven",      "cell",   "other",
    "leave",  "no",   "rest",         "none",   "stop",  "finish", "done",  "end-actions"};
static_assert(choice_words.back() == "end-actions");

constexpr std::array<std::string_view, 7> phase_words{"placement",   "action",       "plague", "ravage",
                                                      "final-turns", "final-ravage", "over"};
constexpr std::array<std::string_view, 4> reason_words{"", "rats", "placed", "rounds"};

constexpr std::array<std::string_view, board::piece_kind_count> piece_words{"on_cards", "nuns", "bishops", "walls",
                                                                            "caravan"};
static_assert(piece_words.back() == "caravan");

constexpr std::array<std::string_view, 13> frame_words{
    "none", "game",       "turn",         "take",   "increase",   "ravage",      "moment",
    "card", "pick-token", "pick-citizen", "losses", "final-turn", "final-plague"};
static_assert(frame_words.size() == static_cast<std::size_t>(board::FrameKind::final_plague) + 1);

template <std::size_t N, class E>
std::string_view at(const std::array<std::string_view, N>& list, E value) {
  return list[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view word(board::Class c) { return at(class_words, c); }
std::string_view word(board::Choice choice) { return at(choice_words, choice); }
std::string_view word(board::Phase phase) { return at(phase_words, phase); }
std::string_view word(board::EndReason reason) { return at(reason_words, reason); }
std::string_view word(board::PieceKind kind) { return at(piece_words, kind); }
std::string_view word(board::FrameKind kind) { return at(frame_words, kind); }

std::string_view word(Decision decision) {
  const DecisionRow* found = row(decision);
  return found ? found->word : "";
}

Clause clause_of(Decision decision) {
  const DecisionRow* found = row(decision);
  return found ? found->clause : Clause{};
}

std::string_view color(board::Seat seat) {
  constexpr std::array<std::string_view, board::max_seats> colors{"red", "yellow", "green", "blue", "orange", "white"};
  return seat < colors.size() ? colors[seat] : "";
}

}  // namespace rattus::codec
