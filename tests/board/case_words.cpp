// What a case calls something and what the engine calls it.
#include <algorithm>

#include "tests/board/case_play.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/board/case_text.hpp"
#include "tests/engine/test_cards.hpp"

namespace rattus::cases {

using board::Choice;
using board::Decision;
using board::EventType;

namespace {

// The words of docs/reference/messages.md and of the catalogue, written out once more: a case would not notice a wrong
// word if it took it from the program.
constexpr std::pair<Decision, std::string_view> decisions[] = {
    {Decision::place, "D-PLACE"},
    {Decision::action, "D-ACTION"},
    {Decision::inc_region, "D-INC-REGION"},
    {Decision::inc_extra, "D-INC-EXTRA"},
    {board::Monk::asks_from, "D-MONK-FROM"},
    {board::Monk::asks_to, "D-MONK-TO"},
    {Decision::pick_token, "D-PICK-TOKEN"},
    {board::Merchant::asks_from, "D-MERCHANT-FROM"},
    {board::Merchant::asks_to, "D-MERCHANT-TO"},
    {board::Merchant::asks_count, "D-MERCHANT-COUNT"},
    {Decision::pick_citizen, "D-PICK-CITIZEN"},
    {Decision::loss, "D-LOSS"},
    {board::Witch::asks_first, "D-WITCH-1"},
    {board::Witch::asks_second, "D-WITCH-2"},
    {board::Witch::asks_swap, "D-WITCH-SWAP"},
    {board::King::asks_region, "D-KING"},
    {Decision::plague, "D-PLAGUE"},
    {Decision::spread, "D-SPREAD"},
    {board::Knight::asks_neutral, "D-NEUTRAL"},
    {Decision::final, "D-FINAL"},
    {board::Peasant::asks_region, "D-FINAL-PEASANT"},
    {Decision::final_plague, "D-FINAL-PLAGUE"},
    {Decision::final_ravage, "D-FINAL-RAVAGE"},
    {board::Caravanner::asks_start, "D-CARAVAN-START"},
    {board::Sultan::asks_region, "D-SULTAN-REGION"},
    {Decision::crusader_next, "D-CRUSADER-NEXT"},
    {board::Caravanner::asks_first, "D-CARAVAN-1"},
    {board::Caravanner::asks_second, "D-CARAVAN-2"},
    {board::Caravanner::asks_place, "D-CARAVAN-PLACE"},
    {board::Baker::asks_place, "D-BAKER-PLACE"},
    {board::Serf::asks_region, "D-SERF"},
    {board::Nun::asks_region, "D-NUN"},
    {board::Bishop::asks_which, "D-BISHOP"},
    {board::Bishop::asks_where, "D-BISHOP-TO"},
    {board::Courier::asks_region_1, "D-COURIER-1"},
    {board::Courier::asks_owner_1, "D-COURIER-WHO-1"},
    {board::Courier::asks_region_2, "D-COURIER-2"},
    {board::Courier::asks_owner_2, "D-COURIER-WHO-2"},
    {board::Mayor::asks_region, "D-MAYOR"},
    {board::Mayor::asks_extra, "D-MAYOR-EXTRA"},
    {board::Mayor::asks_final_region, "D-FINAL-MAYOR"},
    {board::Wizard::asks_region, "D-WIZARD-REGION"},
    {board::PiedPiper::asks_from, "D-PIPER-FROM"},
    {board::PiedPiper::asks_to, "D-PIPER-TO"},
    {board::Emperor::asks_edge, "D-WALL"},
    {board::Queen::asks_region, "D-FINAL-QUEEN"},
    {board::Soldier::asks_region, "D-SOLDIER-REGION"},
    {board::Crusader::asks_all_at_once, "D-CRUSADER"},
    {board::Inquisitor::asks_block, "D-BLOCK"},
    {board::Boccaccio::asks_region, "D-BOCCACCIO"},
    {board::Judge::asks_region, "D-JUDGE-REGION"},
    {board::Judge::asks_haven, "D-JUDGE-HAVEN"},
    {board::Jester::asks_place, "D-JESTER-PLACE"},
    {board::Jester::asks_point, "D-JESTER-POINT"},
    {board::Jester::asks_landing, "D-JESTER-LAND"},
    {board::Jester::asks_push, "D-JESTER-PUSH"},
    {board::Landowner::asks_region, "D-LANDOWNER-REGION"},
    {board::Landowner::asks_count, "D-LANDOWNER-COUNT"},
    {board::Brewer::asks_good, "D-BREWER"},
    {board::HanseaticTrader::asks_from, "D-TRADER-FROM"},
    {board::HanseaticTrader::asks_to, "D-TRADER-TO"},
    {board::HanseaticTrader::asks_count, "D-TRADER-COUNT"},
    {board::Swindler::asks_region, "D-SWINDLER-REGION"},
    {board::Swindler::asks_good, "D-SWINDLER-GOOD"},
    {board::Deacon::asks_payment, "D-DEACON"},
    {board::Raider::asks_good, "D-RAIDER-GOOD"},
    {board::GraveRobber::asks_good, "D-ROBBER"},
    {board::Shaman::asks_lift, "D-SHAMAN-LIFT"},
    {board::Shaman::asks_hand, "D-SHAMAN-HAND"},
    {board::Shaman::asks_set, "D-SHAMAN-SET"},
    {board::Stadtholder::asks_region, "D-STADTHOLDER-REGION"},
    {board::Stadtholder::asks_count, "D-STADTHOLDER-COUNT"},
    {board::Astronomer::asks_card, "D-ASTRONOMER"},
    {board::Explorer::asks_region, "D-EXPLORER"},
    {board::UpgradeTiles::asks_part, "D-PARTS"},
    {board::Peasant::asks_tile_region, "D-PEASANT-REGION"},
    {board::Peasant::asks_count, "D-PEASANT-COUNT"},
    {board::Witch::asks_look, "D-WITCH-LOOK"},
    {board::Witch::asks_place, "D-WITCH-PLACE"},
    {board::King::asks_count, "D-KING-COUNT"},
    {board::Knight::asks_zero, "D-ZERO"},
    {board::Baker::asks_board, "D-BAKER-BOARD"},
    {board::Bishop::asks_from, "D-BISHOP-FROM"},
    {board::Bishop::asks_goal, "D-BISHOP-GOAL"},
    {board::Bishop::asks_again, "D-BISHOP-AGAIN"},
    {board::Courier::asks_again, "D-COURIER-AGAIN"},
    {board::Wizard::asks_again, "D-WIZARD-AGAIN"},
    {board::PiedPiper::asks_other, "D-PIPER-OTHER"},
    {board::PiedPiper::asks_third, "D-PIPER-THIRD"},
    {board::Emperor::asks_border, "D-EMPEROR-BORDER"},
    {board::Emperor::asks_side, "D-EMPEROR-SIDE"},
    {board::Emperor::asks_who, "D-EMPEROR-WHO"},
    {board::Queen::asks_count, "D-QUEEN-COUNT"},
    {board::Crusader::asks_draw, "D-CRUSADER-DRAW"},
    {board::Crusader::asks_replace, "D-CRUSADER-REPLACE"},
    {board::Explorer::asks_keep, "D-EXPLORER-KEEP"},
    {board::Caravanner::asks_third, "D-CARAVAN-3"},
    {board::Sultan::asks_effect, "D-SULTAN"},
    {board::Philosopher::asks_place, "D-PHIL-PLACE"},
    {board::Philosopher::asks_haven, "D-PHIL-HAVEN"},
    {board::Student::asks_region, "D-STUDENT"},
    {board::Student::asks_from, "D-STUDENT-FROM"},
    {board::Student::asks_to, "D-STUDENT-TO"},
    {board::Student::asks_count, "D-STUDENT-COUNT"},
    {board::Professor::asks_order, "D-PROF-ORDER"},
    {board::Professor::asks_discard, "D-PROF-DISCARD"},
    {board::RoyalLibrarian::asks_piece, "D-LIBRARIAN-PIECE"},
    {board::RoyalLibrarian::asks_region, "D-LIBRARIAN-REGION"},
    {board::Universities::asks_final, "D-PROF-FINAL"},
    {board::Universities::asks_discard, "D-EVENT-DISCARD"},
    {board::Universities::asks_bonus, "D-EVENT-BONUS"},
    {board::Universities::asks_move, "D-UNI-MOVE"},
    {board::RegionCards::asks_protection, "D-REG-PROTECT"},
    {board::RegionCards::asks_card, "D-REG-CARD"},
    {board::Mercatus::asks_take_back, "D-TAKE-BACK"},
    {board::HanseaticTrader::asks_again, "D-TRADER-AGAIN"},
    {board::Swindler::asks_citizens, "D-SWINDLER-CITIZENS"},
    {board::Shaman::asks_rat, "D-SHAMAN-RAT"},
    {board::Shaman::asks_rat_region, "D-SHAMAN-RAT-REGION"},
    {board::Mercatus::asks_free_good, "D-FREE-GOOD"},
    {board::Mercatus::asks_put_good, "D-PUT-GOOD"},
    {board::GuildMaster::asks_space, "D-GUILD-SPACE"},
    {board::InnKeeper::asks_city, "D-INN-CITY"},
};

constexpr std::pair<Choice, std::string_view> choices[] = {
    {Choice::take, "take"},
    {Choice::increase, "increase"},
    {Choice::use, "use"},
    {Choice::extra, "extra"},
    {Choice::remove, "remove"},
    {Choice::give, "potion"},
    {Choice::swap, "swap"},
    {Choice::yes, "yes"},
    {Choice::ravage, "ravage"},
    {Choice::other, "place"},
    {Choice::final_plague, "final-plague"},
    {Choice::leave, "leave"},
    {Choice::no, "no"},
    {Choice::rest, "rest"},
    {Choice::none, "none"},
    {Choice::stop, "stop"},
    {Choice::finish, "finish"},
    {Choice::done, "done"},
    {Choice::end_actions, "end"},
    {Choice::haven, "haven"},
    {Choice::card, "card"},
    {Choice::again, "again"},
};

constexpr std::pair<board::TypeOfEvent, std::string_view> event_words[] = {
    {EventType::citizens_placed, "citizens-placed"},
    {EventType::turn_started, "turn-started"},
    {EventType::card_taken, "card-taken"},
    {EventType::card_used, "card-used"},
    {EventType::token_picked, "token-picked"},
    {EventType::token_moved, "token-moved"},
    {EventType::citizens_moved, "citizens-moved"},
    {EventType::token_looked, "token-looked"},
    {board::Witch::tokens_swapped, "tokens-swapped"},
    {board::Witch::token_set, "token-set"},
    {EventType::citizen_saved, "citizen-saved"},
    {EventType::actions_ended, "actions-ended"},
    {EventType::plague_moved, "plague-moved"},
    {EventType::token_spread, "token-spread"},
    {EventType::spread_lapsed, "spread-lapsed"},
    {board::Knight::neutral_declared, "neutral-declared"},
    {EventType::token_revealed, "token-revealed"},
    {EventType::no_outbreak, "no-outbreak"},
    {EventType::outbreak, "outbreak"},
    {EventType::citizens_killed, "citizens-killed"},
    {EventType::end_triggered, "end-triggered"},
    {EventType::final_round, "final-round"},
    {EventType::final_ravage, "final-ravage"},
    {EventType::opened, "opened"},
    {EventType::turn_ended, "turn-ended"},
    {board::Baker::citizen_to_card, "citizen-to-card"},
    {board::Nun::nun_set, "nun-set"},
    {board::Bishop::bishop_set, "bishop-set"},
    {board::Emperor::wall_set, "wall-set"},
    {board::Wizard::potion_laid, "potion-laid"},
    {board::Wizard::potion_given, "potion-given"},
    {board::Courier::citizens_swapped, "citizens-swapped"},
    {EventType::citizen_returned, "citizen-returned"},
    {board::Crusader::all_at_once, "all-at-once"},
    {board::Inquisitor::card_blocked, "card-blocked"},
    {EventType::token_redrawn, "token-redrawn"},
    {board::Jester::jester_aimed, "jester-aimed"},
    {board::Jester::jester_landed, "jester-landed"},
    {board::Jester::citizen_dropped, "citizen-dropped"},
    {board::Jester::push_drawn, "jester-push"},
    {board::Jester::jester_shift, "jester-shift"},
    {board::Jester::citizen_pushed, "citizen-pushed"},
    {board::Sultan::diplomat_made, "diplomat-made"},
    {board::Caravanner::caravan_moved, "caravan-moved"},
    {board::Pope::citizen_to_haven, "citizen-to-haven"},
    {board::Deacon::token_ignored, "token-ignored"},
    {board::Shaman::token_lifted, "token-lifted"},
    {board::RegionCards::cards_drawn, "region-cards-drawn"},
    {board::RegionCards::card_seen, "region-card-seen"},
    {board::RegionCards::card_laid_open, "region-card-laid-open"},
    {board::RegionCards::cards_kept, "region-cards-kept"},
    {board::RegionCards::card_played, "region-card-played"},
    {board::RegionCards::card_discarded, "region-card-discarded"},
    {board::RegionCards::deck_shuffled, "region-deck-shuffled"},
    {board::RegionCards::hand_opened, "region-card-opened"},
    {board::RegionCards::card_scored, "region-card-scored"},
    {board::Upgrades::card_upgraded, "card-upgraded"},
    {board::Upgrades::tile_put, "tile-put"},
    {board::Upgrades::tile_returned, "tile-returned"},
    {board::Knight::limits_zero, "limits-zero"},
    {board::Baker::citizen_boarded, "citizen-boarded"},
    {board::Philosopher::citizen_havened, "citizen-havened"},
    {board::Crusader::token_drawn, "token-drawn"},
    {board::Crusader::token_replaced, "token-replaced"},
    {board::Crusader::drawn_used, "drawn-token-used"},
    {board::point_taken, "point-taken"},
    {board::Universities::placed, "university-placed"},
    {board::Universities::moved, "university-moved"},
    {board::Universities::won, "university-won"},
    {board::Universities::not_won, "university-not-won"},
    {board::Universities::token_put, "university-token-put"},
    {board::Universities::tokens_back, "university-tokens-returned"},
    {board::Universities::event_drawn, "event-drawn"},
    {board::Universities::event_seen, "event-seen"},
    {board::Universities::events_looked, "events-looked"},
    {board::Universities::events_put_back, "events-put-back"},
    {board::Universities::event_discarded, "event-discarded"},
    {board::Universities::event_chosen, "event-chosen"},
    {board::Universities::deck_shuffled, "event-deck-shuffled"},
    {board::Universities::pile_under, "event-pile-under"},
    {board::Universities::card_discarded, "card-discarded"},
    {board::RegionCards::card_taken, "region-card-taken"},
    {board::Mercatus::goods_removed, "goods-removed"},
    {board::Mercatus::good_laid, "good-laid"},
    {board::Mercatus::good_flipped, "good-flipped"},
    {board::Mercatus::good_taken, "good-taken"},
    {board::Mercatus::good_taken_back, "good-taken-back"},
    {EventType::token_returned, "token-returned"},
    {board::Mercatus::good_put, "good-put"},
    {board::Mercatus::good_returned, "good-returned"},
    {board::Mercatus::coins_paid, "coins-paid"},
    {board::Mercatus::coins_received, "coins-received"},
    {board::Mercatus::type_sold, "type-sold"},
    {board::Mercatus::goods_sold, "goods-sold"},
    {board::Guilds::space_entered, "guild-entered"},
    {board::Guilds::space_left, "guild-left"},
    {board::Guilds::ability_used, "guild-used"},
    {board::Guilds::spaces_scored, "guilds-scored"},
    {board::Inns::city_entered, "city-entered"},
    {board::Inns::city_left, "city-left"},
    {board::Inns::cities_scored, "cities-scored"},
};

template <class Table, class Value>
std::string word(const Table& table, Value value) {
  for (const auto& [known, text] : table)
    if (known == value) return std::string(text);
  return "?";
}

}  // namespace

std::string Play::decision_word(board::Decision decision) const { return word(decisions, decision); }

std::string Play::event_word(const board::Event& event) const { return word(event_words, event.type); }

board::Seat Play::seat(const Who& who) const {
  const bool one = who.kind == Who::Kind::seat || who.kind == Who::Kind::player;
  if (one && (who.number < 1 || who.number > rules().players))
    throw Mistake((who.kind == Who::Kind::seat ? "seat " : "P") + std::to_string(who.number) +
                  " does not sit at a table of " + std::to_string(rules().players));
  if (who.kind == Who::Kind::seat) return static_cast<board::Seat>(who.number - 1);
  if (who.kind != Who::Kind::player) return board::no_seat;
  return static_cast<board::Seat>((state().first + who.number - 1) % rules().players);
}

std::string Play::seat_text(board::Seat seat) const {
  if (seat >= rules().players) return "nobody";
  return "P" + std::to_string((seat + rules().players - state().first) % rules().players + 1);
}

bool Play::matches(const Answer& answer, const Option& option) const {
  if (answer.text == "any") return true;
  if (option.token)
    return answer.token && cases::matches(*answer.token, option.token->shown, rules(), *this) &&
           answer.token->face.has_value() == option.token->shown.dealt() &&
           (answer.from.empty() || answer.from == region_name(option.token->from));
  const bool any_card = answer.text == "take" || answer.text == "use" || answer.text == "extra" ||
                        answer.text == "upgrade" || answer.text == "tile" || answer.text == "guild";
  return any_card ? text(option).starts_with(answer.text + " ") : text(option) == answer.text;
}

std::string Play::text(const Option& option) const {
  const board::Action action = option.action;
  const std::string kind = word(choices, action.kind);
  const auto card = [&](unsigned slot) { return " " + card_text(rules().cards[slot]->number); };
  if (action.is_of_module() && rules().cards[action.module()]->module == board::Mercatus::module)
    return action.row() == board::Mercatus::free_row  ? "free-good"
           : action.row() == board::Mercatus::put_row ? "put-good" + card(action.a)
                                                      : "take-back-good" + card(action.a);
  if (action.is_of_module() && rules().cards[action.module()]->module == board::Upgrades::module)
    return (action.row() == board::Upgrades::upgrade_row ? "upgrade" : "tile") + card(action.a);
  if (action.is_of_module() && rules().cards[action.module()]->module == board::Guilds::module) {
    const std::uint8_t number = rules().cards[action.a]->number;
    return action.row() == board::Guilds::use_row ? "guild" + card(action.a) : std::string(space_names[number - 1U]);
  }
  if (action.kind == Choice::extra && action.a >= board::first_module)
    return action.b == board::no_region ? "extra guild" : "extra city " + region_name(action.b);
  switch (action.kind) {
    case Choice::region: return region_name(action.a);
    case Choice::edge: return region_name(action.a) + "-" + region_name(action.b);
    case Choice::seat: return seat_text(action.a);
    case Choice::part: return action.a == 0 ? "part a" : "part b";
    case Choice::count: return std::to_string(action.a);
    case Choice::region_card: return region_card_text(rules().region_cards[action.a]);
    case Choice::event_card: return event_text(static_cast<board::EventKind>(action.a));
    case Choice::university: return action.a == 0 ? "green" : "white";
    case Choice::good: return std::string(good_text(action.a));
    case Choice::cell: return "cell " + std::to_string(action.a) + "," + std::to_string(action.b);
    case Choice::increase: {
      if (action.a == 0) return kind;
      const std::string by = card(action.a - 1U);
      return kind + (by == " 12" ? " mayor" : " of card" + by);
    }
    case Choice::take:
    case Choice::use:
    case Choice::extra:
    case Choice::card: return kind + card(action.a);
    case Choice::citizen: return citizen_text(citizen_of(action.load()));
    case Choice::remove:
    case Choice::give: return kind + " " + citizen_text(citizen_of(action.load()));
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
