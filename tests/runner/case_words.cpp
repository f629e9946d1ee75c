// What a case calls something and what the engine calls it.
#include <algorithm>

#include "tests/engine/test_cards.hpp"
#include "tests/runner/case_play.hpp"
#include "tests/runner/case_tables.hpp"
#include "tests/runner/case_text.hpp"

namespace rattus::cases {

using board::Choice;
using board::Decision;
using board::EventType;

namespace {

// The words of docs/messages.md and of the catalogue, written out once more: a case would not notice a wrong word if
// it took it from the program.
constexpr std::pair<Decision, std::string_view> decisions[] = {
    {Decision::place, "D-PLACE"},
    {Decision::action, "D-ACTION"},
    {Decision::inc_region, "D-INC-REGION"},
    {Decision::inc_extra, "D-INC-EXTRA"},
    {Decision::monk_from, "D-MONK-FROM"},
    {Decision::monk_to, "D-MONK-TO"},
    {Decision::pick_token, "D-PICK-TOKEN"},
    {Decision::merchant_from, "D-MERCHANT-FROM"},
    {Decision::merchant_to, "D-MERCHANT-TO"},
    {Decision::merchant_count, "D-MERCHANT-COUNT"},
    {Decision::pick_citizen, "D-PICK-CITIZEN"},
    {Decision::loss, "D-LOSS"},
    {Decision::witch_1, "D-WITCH-1"},
    {Decision::witch_2, "D-WITCH-2"},
    {Decision::witch_swap, "D-WITCH-SWAP"},
    {Decision::king, "D-KING"},
    {Decision::plague, "D-PLAGUE"},
    {Decision::spread, "D-SPREAD"},
    {Decision::neutral, "D-NEUTRAL"},
    {Decision::final, "D-FINAL"},
    {Decision::final_peasant, "D-FINAL-PEASANT"},
    {Decision::final_plague, "D-FINAL-PLAGUE"},
    {Decision::final_ravage, "D-FINAL-RAVAGE"},
    {Decision::caravan_start, "D-CARAVAN-START"},
    {Decision::sultan_region, "D-SULTAN-REGION"},
    {Decision::crusader_next, "D-CRUSADER-NEXT"},
    {Decision::caravan_1, "D-CARAVAN-1"},
    {Decision::caravan_2, "D-CARAVAN-2"},
    {Decision::caravan_place, "D-CARAVAN-PLACE"},
    {Decision::baker_place, "D-BAKER-PLACE"},
    {Decision::serf, "D-SERF"},
    {Decision::nun, "D-NUN"},
    {Decision::bishop, "D-BISHOP"},
    {Decision::bishop_to, "D-BISHOP-TO"},
    {Decision::courier_1, "D-COURIER-1"},
    {Decision::courier_who_1, "D-COURIER-WHO-1"},
    {Decision::courier_2, "D-COURIER-2"},
    {Decision::courier_who_2, "D-COURIER-WHO-2"},
    {Decision::mayor, "D-MAYOR"},
    {Decision::mayor_extra, "D-MAYOR-EXTRA"},
    {Decision::final_mayor, "D-FINAL-MAYOR"},
    {Decision::wizard_region, "D-WIZARD-REGION"},
    {Decision::piper_from, "D-PIPER-FROM"},
    {Decision::piper_to, "D-PIPER-TO"},
    {Decision::wall, "D-WALL"},
    {Decision::final_queen, "D-FINAL-QUEEN"},
    {Decision::soldier_region, "D-SOLDIER-REGION"},
    {Decision::crusader, "D-CRUSADER"},
    {Decision::block, "D-BLOCK"},
    {Decision::boccaccio, "D-BOCCACCIO"},
    {Decision::judge_region, "D-JUDGE-REGION"},
    {Decision::judge_haven, "D-JUDGE-HAVEN"},
    {Decision::jester_place, "D-JESTER-PLACE"},
    {Decision::jester_point, "D-JESTER-POINT"},
    {Decision::jester_land, "D-JESTER-LAND"},
    {Decision::jester_push, "D-JESTER-PUSH"},
};

constexpr std::pair<Choice, std::string_view> choices[] = {
    {Choice::take, "take"},       {Choice::increase, "increase"},
    {Choice::use, "use"},         {Choice::extra, "extra"},
    {Choice::citizen, "citizen"}, {Choice::remove, "remove"},
    {Choice::potion, "potion"},   {Choice::swap, "swap"},
    {Choice::yes, "yes"},         {Choice::ravage, "ravage"},
    {Choice::other, "place"},     {Choice::final_plague, "final-plague"},
    {Choice::leave, "leave"},     {Choice::no, "no"},
    {Choice::rest, "rest"},       {Choice::none, "none"},
    {Choice::stop, "stop"},       {Choice::finish, "finish"},
    {Choice::done, "done"},       {Choice::end_actions, "end-actions"},
    {Choice::haven, "haven"},     {Choice::card, "card"},
};

constexpr std::pair<EventType, std::string_view> event_words[] = {
    {EventType::citizens_placed, "citizens-placed"},
    {EventType::turn_started, "turn-started"},
    {EventType::card_taken, "card-taken"},
    {EventType::card_used, "card-used"},
    {EventType::token_moved, "token-moved"},
    {EventType::citizens_moved, "citizens-moved"},
    {EventType::token_looked, "token-looked"},
    {EventType::tokens_swapped, "tokens-swapped"},
    {EventType::citizen_saved, "citizen-saved"},
    {EventType::actions_ended, "actions-ended"},
    {EventType::plague_moved, "plague-moved"},
    {EventType::token_spread, "token-spread"},
    {EventType::spread_lapsed, "spread-lapsed"},
    {EventType::neutral_declared, "neutral-declared"},
    {EventType::token_revealed, "token-revealed"},
    {EventType::no_outbreak, "no-outbreak"},
    {EventType::outbreak, "outbreak"},
    {EventType::citizens_killed, "citizens-killed"},
    {EventType::potion_given, "potion-given"},
    {EventType::end_triggered, "end-triggered"},
    {EventType::final_round, "final-round"},
    {EventType::final_ravage, "final-ravage"},
    {EventType::opened, "opened"},
    {EventType::turn_ended, "turn-ended"},
    {EventType::citizen_to_card, "citizen-to-card"},
    {EventType::nun_set, "nun-set"},
    {EventType::bishop_set, "bishop-set"},
    {EventType::wall_set, "wall-set"},
    {EventType::potion_laid, "potion-laid"},
    {EventType::citizens_swapped, "citizens-swapped"},
    {EventType::citizen_returned, "citizen-returned"},
    {EventType::all_at_once, "all-at-once"},
    {EventType::card_blocked, "card-blocked"},
    {EventType::token_redrawn, "token-redrawn"},
    {EventType::jester_aimed, "jester-aimed"},
    {EventType::jester_landed, "jester-landed"},
    {EventType::citizen_dropped, "citizen-dropped"},
    {EventType::jester_push, "jester-push"},
    {EventType::jester_shift, "jester-shift"},
    {EventType::citizen_pushed, "citizen-pushed"},
    {EventType::diplomat_made, "diplomat-made"},
    {EventType::caravan_moved, "caravan-moved"},
};

template <class Table, class Value>
std::string word(const Table& table, Value value) {
  for (const auto& [known, text] : table)
    if (known == value) return std::string(text);
  return "?";
}

}  // namespace

std::string Play::decision_word(board::Decision decision) const {
  if (decision < Decision::other_1 || state().depth == 0) return word(decisions, decision);
  return std::string(board::test::decision_name(rules().cards[state().top().a]->number));
}

std::string Play::event_word(const board::Event& event) const {
  if (event.type != EventType::card_event) return word(event_words, event.type);
  return std::string(board::test::event_name(rules().cards[event.slot]->number));
}

board::Seat Play::seat(const Who& who) const {
  if (who.kind == Who::Kind::seat) return static_cast<board::Seat>(who.number - 1);
  if (who.kind != Who::Kind::player) return board::no_seat;
  return static_cast<board::Seat>((state().first + who.number - 1) % rules().players);
}

std::string Play::seat_text(board::Seat seat) const {
  if (seat >= rules().players) return "nobody";
  return "P" + std::to_string((seat + rules().players - state().first) % rules().players + 1);
}

bool Play::matches(const Answer& answer, const Option& option) const {
  const board::Action action = option.action;
  const auto card = [&] {
    return answer.argument.empty() || rules().cards[action.a]->number == card_number(answer.argument);
  };
  const auto load = [&] { return answer.citizen && *answer.citizen == Citizen{action.a, action.b != 0}; };
  if (answer.kind == "any") return true;
  switch (action.kind) {
    case Choice::region: return answer.kind == "region" && region_number(answer.argument) == action.a;
    case Choice::take: return answer.kind == "take" && card();
    case Choice::increase:
      if (answer.kind != "increase" || answer.argument.empty()) return answer.kind == "increase" && action.a == 0;
      return action.a > 0 && rules().cards[action.a - 1U]->number == card_number(answer.argument);
    case Choice::edge: {
      if (answer.kind != "edge") return false;
      const auto [one, two] = edge(answer.argument);
      const auto a = region_number(one), b = region_number(two);
      return std::min(a, b) == action.a && std::max(a, b) == action.b;
    }
    case Choice::seat:
      return answer.kind == "seat" && seat({Who::Kind::player, std::stoi(answer.argument)}) == action.a;
    case Choice::card: return answer.kind == "card" && card();
    case Choice::cell:
      return answer.kind == "cell" && answer.argument == std::to_string(action.a) + "," + std::to_string(action.b);
    case Choice::use: return answer.kind == "use" && card();
    case Choice::extra: return answer.kind == "extra" && card();
    case Choice::count: return answer.kind == "count" && std::stoi(answer.argument) == action.a;
    case Choice::citizen: return answer.kind == "citizen" && load();
    case Choice::remove: return answer.kind == "remove" && load();
    case Choice::potion: return answer.kind == "potion" && load();
    case Choice::token:
      return answer.kind == "token" && cases::matches(*answer.token, option.token->shown, rules(), *this) &&
             answer.token->face.has_value() == option.token->shown.dealt();
    default: return answer.kind == word(choices, action.kind);
  }
}

std::string Play::text(const Option& option) const {
  const board::Action action = option.action;
  const std::string kind = word(choices, action.kind);
  switch (action.kind) {
    case Choice::region: return region_name(action.a);
    case Choice::increase:
      return action.a == 0 ? kind : kind + " of card " + card_text(rules().cards[action.a - 1U]->number);
    case Choice::edge: return region_name(action.a) + "-" + region_name(action.b);
    case Choice::seat: return seat_text(action.a);
    case Choice::cell: return std::to_string(action.a) + "," + std::to_string(action.b);
    case Choice::take:
    case Choice::use:
    case Choice::extra:
    case Choice::card: return kind + " " + card_text(rules().cards[action.a]->number);
    case Choice::count: return std::to_string(action.a);
    case Choice::citizen:
    case Choice::remove:
    case Choice::potion: return kind + " " + (action.b ? "d" : "") + "p" + std::to_string(action.a);
    case Choice::token: return "token/" + std::to_string(option.token ? option.token->shown.bits : 0);
    default: return kind;
  }
}

bool matches(const Token& wanted, const board::Token& token, const board::Rules& rules, const Play& play) {
  unsigned lookers = 0;
  for (const int player : wanted.lookers) lookers |= 1U << play.seat({Who::Kind::player, player});
  if (wanted.drawn != token.drawn() || wanted.marked != token.marked() || lookers != token.lookers()) return false;
  if (wanted.shown == Token::Shown::hidden && token.dealt()) return false;
  if (wanted.shown == Token::Shown::shown && !token.dealt()) return false;
  return !wanted.face || (token.dealt() && rules.faces[token.index()] == engine_face(*wanted.face));
}

}  // namespace rattus::cases
