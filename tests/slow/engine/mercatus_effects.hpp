#pragma once
// Counts by name what comes in a game of Mercatus, and says where a clause is broken that soundness alone cannot see:
// it follows the events of every turn.
#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "engine/board/cards/all.hpp"
#include "tests/slow/engine/beginnings.hpp"
#include "tests/slow/engine/effects.hpp"

namespace rattus::board::test {

/// Names start with "final" for what comes in the final round.
class MercatusCounter {
 public:
  static constexpr bool enabled = true;
  MercatusCounter(Effects& effects, const Rules& rules) : effects_(effects), rules_(rules) {}

  /// One table in four has a bank that soon runs short (MERC-32), another hardly a coin; at every other one cards have
  /// been handed out. One in eight waits for a great sale, one in four for its end.
  void laid_out(State& s) {
    Rng rng(Seed{effects_.games, 30});
    if (rng.below(2)) deal_cards(rules_, s, rng), block_one(rules_, s, rng);
    state_ = &s;
    auto& memory = *reinterpret_cast<Mercatus::Memory*>(memory_of(rules_, s, mercatus_slot));
    board_ = memory.board;
    if (effects_.games % 4 == 0) {
      const unsigned left = effects_.games / 4 % 8;
      for (Seat seat = 0; seat < rules_.players; ++seat)
        memory.coins[seat] = static_cast<std::uint8_t>((all_coins - left) / rules_.players);
    }
    if (effects_.games % 4 == 1)
      for (Seat seat = 0; seat < rules_.players; ++seat) memory.coins[seat] = static_cast<std::uint8_t>(rng.below(3));
    if (rng.below(8) == 0) prepare_sale(s, memory, rng);
    if (rng.below(4) == 0) play_ahead(rules_, s, rng);
    before_ = memory;
  }
  void is_over() const {
    for (const auto& own : now().goods) EXPECT_EQ(own, GoodCounts{}) << "MERC-125";
  }
  /// Who could end his turn thinks twice about it; Deacons seek what they can pay for.
  Action chooses(const ActionList& options, Rng& choices) {
    EXPECT_EQ(now().board, board_) << "MERC-13";
    if (state_->asked == Decision::action && std::exchange(turn_.fresh, false)) {
      EXPECT_EQ(now().open, (GoodCounts{1, 1, 1, 1})) << "MERC-16, -20";
    }
    const bool may_end = state_->asked == Decision::action || state_->asked == Decision::final;
    Action action = any_of(options, choices);
    if (may_end && action == options[options.size() - 1]) action = any_of(options, choices);
    if (works(Deacon::number) && choices.below(4) != 0)
      if (const auto better = preferred(options)) action = *better;
    decides(state_->asked, action);
    before_ = now();
    return action;
  }
  void operator()(const Event& e) {
    if (!state_) return set_up(e);
    if (e.clause.part == Part::merc && e.type != EventType::forced)
      count("clause MERC", std::to_string(e.clause.number));
    turns(e);
    cards(e);
    goods(e);
    sales(e);
    before_ = now();
  }

 private:
  [[nodiscard]] Query query() const { return {rules_, *state_}; }
  [[nodiscard]] const Mercatus::Memory& now() const { return mercatus(query()); }
  [[nodiscard]] bool final() const { return state_->last != no_seat; }
  void count(const char* what, std::string_view which = {}, unsigned times = 1) {
    if (times == 0) return;
    std::string name = state_ && final() ? state_->active == no_seat ? "at last " : "final " : "";
    name += what;
    if (!which.empty()) name.append(" ").append(which);
    effects_.count(name, times);
  }
  void count(const char* what, unsigned which) { count(what, std::to_string(which)); }
  [[nodiscard]] unsigned number(unsigned slot) const { return rules_.cards[slot]->number; }
  /// The card is the active player's, and works.
  [[nodiscard]] bool works(unsigned card) const {
    for (const unsigned slot : Mask{state_->active == no_seat ? 0U : query().ready(state_->active)})
      if (number(slot) == card) return true;
    return false;
  }

  /// Somebody has three tokens of a type and many citizens in its regions; the last one is to be had.
  void prepare_sale(State& s, Mercatus::Memory& memory, Rng& rng) const {
    constexpr std::uint8_t tokens = goods_of_a_type - 1;
    constexpr unsigned to_be_placed = 4;
    const unsigned type = rng.below(good_types);
    const auto seat = static_cast<Seat>(rng.below(rules_.players));
    memory.supply[type] = 1;
    memory.goods[seat][type] = tokens;
    for (const unsigned region : rules_.in_use)
      for (unsigned i = 0; memory.board[region] == type + 1 && i < 3 && s.supply[seat] > to_be_placed; ++i)
        lay_citizen(s, region, seat);
  }
  /// A Deacon pays, and in his final turn goes where he has most to pay for.
  [[nodiscard]] std::optional<Action> preferred(const ActionList& options) const {
    if (options[0].kind == Choice::final_plague) return options[0];
    if (state_->asked == Deacon::asks_payment) return options[0];
    if (state_->asked != Decision::final_plague) return std::nullopt;
    const auto worth = [this](Action option) {
      if (option.kind != Choice::region) return 0U;
      const unsigned own = state_->citizens[option.a][state_->active];
      return state_->token_count[option.a] * std::min(own, 3U);
    };
    return *std::max_element(options.begin(), options.end(), [&](Action x, Action y) { return worth(x) < worth(y); });
  }

  void set_up(const Event& e) {
    if (e.type == Mercatus::goods_removed) {
      std::string pair;
      for (const unsigned type : e.several) pair.append(pair.empty() ? "" : " ").append(good_words[type]);
      count("removed", pair);
    }
    if (e.type == Mercatus::good_laid) count("laid", word_of(e.good));
  }

  void decides(Decision decision, Action action) {
    const DecisionRow& row = *rules_.row_of(decision);
    const std::string name(row.name);
    if (decision == Deacon::asks_payment) turn_.deacon_asked = true;
    if (row.clause.part == Part::merc || decision == Decision::final_ravage) {
      count(name.c_str());
      if (action.kind == Choice::count) count(name.c_str(), unsigned{action.a});
      if (action.kind == Choice::no || action.kind == Choice::none) count(name.c_str(), "declined");
      if (action.kind == Choice::stop || action.kind == Choice::rest) count(name.c_str(), "not");
      if (decision == Deacon::asks_payment && action.kind == Choice::yes) pays_deacon();
    }
    if (decision == Decision::pick_citizen && turn_.used == HanseaticTrader::number)
      count("Trader's choice of citizen");
    if (decision == Decision::pick_token && turn_.used == Shaman::number) count("Shaman's choice of token");
  }
  void pays_deacon() {
    const Region region = state_->top().as<frames::CardRegion>().region;
    if (query().carries(region, state_->active)) count("Deacon pays, with a potion");
    if (state_->reveal_all) count("Deacon pays, with the Crusader");
    bool others = false;
    for (Seat seat = 0; seat < rules_.players; ++seat) others |= seat != state_->active && state_->losses[seat] > 0;
    count(others ? "Deacon pays, others suffer" : "Deacon pays, nobody suffers");
  }

  // --- turns ---

  struct Turn {
    bool fresh = false;  ///< nobody has decided yet
    bool deacon_asked = false;
    unsigned used = 0;      ///< the last card used, by number
    unsigned robbed = 0;    ///< goods of the Grave robber
    unsigned lifted = 0;    ///< tokens of this Shaman's use
    Mask were_full;         ///< regions that were full before a token was lifted from them
    Mask taken;             ///< types
    Mask ran_out, sold;     ///< types
    Mask placed_by;         ///< cards that set citizens on the board, less 34
    bool last_rat = false;  ///< the Swindler took it
    bool replaced = false;  ///< a card good, by the one that is put next
    Good replaced_good = Good::fish;
    Region swindled = no_region;
    Mask sold_in;  ///< regions of the sale in progress
  };

  void turns(const Event& e) {
    if (e.type == EventType::turn_started) {
      turn_ = {};
      turn_.fresh = true;
      for (unsigned type = 0; type < good_types; ++type) EXPECT_GT(now().supply[type], 0) << "MERC-16";
      for (const unsigned slot : Mask{state_->held[e.seat]} & Mask{state_->blocked}) {
        if (number(slot) >= Landowner::number) count("blocked", number(slot));
        if (now().on_card[slot] > 0) count("card good on a blocked card");
      }
    }
    if (e.type == EventType::final_turn_started || e.type == EventType::final_ravage) turn_ = {};
    if (e.type == EventType::turn_ended) {
      for (const unsigned type : turn_.ran_out & ~turn_.sold) count("ran out, came back, not sold", good_words[type]);
      for (unsigned type = 0; type < good_types; ++type) EXPECT_GT(now().supply[type], 0) << "MERC-40";
    }
    if (e.type == EventType::end_triggered) {
      if (turn_.sold.any()) effects_.count("sale in the last regular turn");
      if (turn_.last_rat) effects_.count("end by the Swindler");
      if (e.reason == EndReason::placed)
        for (const unsigned card : turn_.placed_by)
          effects_.count("end with the help of " + std::to_string(card + Landowner::number));
    }
    if (e.type == EventType::scored)
      effects_.count(coins(query(), e.seat) >= coins_for_a_point ? "points for coins" : "no point for coins");
    if (e.type == EventType::plague_moved) plague(e);
    if (e.type == EventType::outbreak) turn_.deacon_asked = false;
    if (e.type == EventType::citizens_killed) kills(e);
  }
  void plague(const Event& e) {
    const Query q = query();
    const bool far = !q.within(e.region, 1).has(e.to);
    for (unsigned card = Deacon::number; card <= GraveRobber::number; ++card) {
      if (!works(card)) continue;
      if (final()) count("plague step with", card);
      if (far && (card == Raider::number || card == Assassin::number)) count("two steps with", card);
    }
    if (far && works(Raider::number) && works(Assassin::number)) count("two steps with both");
    if (works(Raider::number) && !available(q).has(number_of(good_of(q, e.to)))) count("no good for the Raider");
    if (final() && (q.s.token_count[e.to] == 0 || q.s.population(e.to) == 0)) count("plague step without a ravage");
  }
  void kills(const Event& e) {
    const Seat active = state_->active;
    for (const unsigned slot : Mask{state_->held[e.seat]})
      if (number(slot) == Deacon::number && e.seat != active) count("Deacon in nobody's or another's turn");
    if (e.seat == active && works(Deacon::number) && !turn_.deacon_asked) {
      count("Deacon cannot pay");
      EXPECT_LE(coins(query(), active), now().deacon_paid) << "MERC-84";
    }
    if (active != no_seat) return;
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{2}, Seat{3}})
      for (const unsigned slot : Mask{state_->held[seat]})
        if (seat != e.seat && (number(slot) == Assassin::number || number(slot) == GraveRobber::number))
          count("kills that bring nothing to", number(slot));
  }

  // --- cards ---

  void cards(const Event& e) {
    if (e.type == EventType::card_used) {
      turn_.used = number(e.slot);
      turn_.lifted = 0;
      turn_.were_full = {};
      if (turn_.used >= Landowner::number) count("use of card", turn_.used);
    }
    if (e.type == EventType::forced) decides(e.decision, e.action);
    if (e.type == EventType::citizens_placed && e.clause.part == Part::merc) {
      turn_.placed_by.add(turn_.used - Landowner::number);
      count(e.clause == merc_clause(70) ? "Landowner's citizens" : "Stadtholder's citizens", unsigned{e.count});
      if (e.clause == merc_clause(70) && e.count == 1 && state_->supply[e.seat] == 0) count("Landowner's last citizen");
    }
    if (e.type == Pope::citizen_to_haven) turn_.placed_by.add(Pope::number - Landowner::number);
    if (e.type == EventType::citizens_moved && e.clause == merc_clause(72)) {
      const Query q = query();
      if (good_of(q, e.region) == good_of(q, e.to)) count("Trader within a type");
      count(q.neighbours(e.region).has(e.to) ? "Trader to a neighbour" : "Trader far away");
    }
    if (e.type == Deacon::token_ignored) count(e.count > 1 ? "Deacon saves several" : "Deacon saves one");
    swindler(e);
    shaman(e);
  }
  void swindler(const Event& e) {
    if (e.clause != merc_clause(74) && e.clause != merc_clause(122)) return;
    if (e.type != EventType::token_spread && e.type != EventType::token_redrawn) return;
    const Query q = query();
    turn_.swindled = e.region;
    turn_.last_rat = !final() && q.s.rats == 0;
    if (turn_.last_rat) count("Swindler takes the last rat token");
    if (Swindler::goods(q, e.region).none()) count("no good for the Swindler");
  }
  void shaman(const Event& e) {
    const Query q = query();
    if (e.type == Shaman::token_lifted) {
      if (q.token_barred().has(e.region)) count("Shaman lifts under a bishop");
      if (q.s.token_count[e.region] + 1 == int{tokens_per_region}) turn_.were_full.add(e.region);
      count("Shaman lifts token", std::min(++turn_.lifted, 4U));
    }
    if (e.type != EventType::token_moved || e.clause != merc_clause(93)) return;
    count(e.region == e.to ? "Shaman sets back" : "Shaman sets elsewhere");
    if (e.region != e.to && turn_.were_full.has(e.to)) count("Shaman exchanges with a full region");
    if (e.token.lookers() != 0) count("Shaman moves a token that somebody knows");
  }

  // --- goods and coins ---

  void goods(const Event& e) {
    if (e.type == Mercatus::good_flipped) {
      EXPECT_FALSE(final()) << "MERC-113";
      count("flipped", word_of(e.good));
    }
    if (e.type == Mercatus::good_taken) taken(e);
    if (e.type == Mercatus::good_returned) {
      if (e.clause == merc_clause(62)) return count("leaves with its good", number(e.slot));
      turn_.replaced = true;
      turn_.replaced_good = e.good;
    }
    if (e.type == Mercatus::good_put) {
      count("put on", number(e.slot));
      if ((state_->used_mark >> e.slot & 1) != 0) count("put after the use");
      const bool replaces = std::exchange(turn_.replaced, false);
      const bool alike = e.good == turn_.replaced_good;
      count(!replaces ? "put on an empty" : alike ? "put on its like" : "put on another type", number(e.slot));
    }
    if (e.type == Mercatus::coins_paid) {
      EXPECT_EQ(before_.coins[e.seat], coins(query(), e.seat) + e.count) << "MERC-31";
      count(("pays " + std::to_string(e.count) + " by clause").c_str(), unsigned{e.clause.number});
    }
    if (e.type == Mercatus::coins_received) {
      count(("receives " + std::to_string(e.count) + " by clause").c_str(), unsigned{e.clause.number});
      if (e.clause == merc_clause(89) && killed_of_others(state_->token_kills, query(), e.seat) > 1)
        count("Assassin kills several for one coin");
    }
  }
  void taken(const Event& e) {
    const unsigned type = number_of(e.good);
    count(("takes by clause " + std::to_string(e.clause.number)).c_str(), word_of(e.good));
    if (final()) {
      EXPECT_NE(e.clause, merc_clause(22)) << "MERC-113";
      if (before_.open[type] == 0) count("takes a token face down");
      if (turn_.taken.has(type)) count("takes a type again");
      if (now().supply[type] == 0) count("takes the last of a type, which is not sold");
      if (e.clause == merc_clause(117) && e.good != good_of(query(), turn_.swindled))
        count("Swindler takes another type");
    } else {
      EXPECT_EQ(before_.open[type], 1) << "MERC-23";
      EXPECT_FALSE(turn_.taken.has(type)) << "MERC-23";
      if (now().supply[type] == 0) turn_.ran_out.add(type);
    }
    if (e.clause == merc_clause(90)) {
      if (++turn_.robbed == 2) count("Grave robber's second good");
      if (killed_of_others(state_->token_kills, query(), e.seat) > 1) count("Grave robber kills several for one good");
    }
    turn_.taken.add(type);
  }

  // --- sales ---

  void sales(const Event& e) {
    if (e.type == Mercatus::type_sold) {
      EXPECT_EQ(final(), e.clause == merc_clause(125)) << "MERC-113";
      if (!final()) {
        EXPECT_EQ(before_.supply[number_of(e.good)], 0) << "MERC-40";
      }
      if (final() && before_.supply[number_of(e.good)] > 0) count("sale of a type that the supply has");
      count("sale of", word_of(e.good));
      turn_.sold.add(number_of(e.good));
      count("sale of the turn", turn_.sold.count());
      for (const std::uint8_t there : now().on_card)
        if (there == number_of(e.good) + 1) count("sale past a card good");
      turn_.sold_in = {};
    }
    if (e.type == Mercatus::goods_sold) sold(e);
  }
  void sold(const Event& e) {
    const State& s = *state_;
    unsigned most_in = 0, tied = 0;
    for (const unsigned region : rules_.in_use) {  // MERC-43, counted anew
      if (now().board[region] != number_of(e.good) + 1 || s.citizens[region][e.seat] == 0) continue;
      unsigned more = 0, equal = 0;
      for (Seat other = 0; other < rules_.players; ++other) {
        more += s.citizens[region][other] > s.citizens[region][e.seat];
        equal += other != e.seat && s.citizens[region][other] == s.citizens[region][e.seat];
      }
      most_in += more == 0;
      tied += more == 0 && equal > 0 && e.several.has(region);
    }
    const unsigned sold = std::min<unsigned>(most_in, e.count);
    EXPECT_EQ(e.several.count(), sold) << "MERC-44";
    EXPECT_EQ(coins(query(), e.seat), before_.coins[e.seat] + e.limit) << "MERC-44";
    EXPECT_LE(e.limit, 3 * sold) << "MERC-32";
    EXPECT_EQ(now().goods[e.seat][number_of(e.good)], 0) << "MERC-42";
    if (e.limit < 3 * sold) {
      EXPECT_EQ(bank(query()), 0U) << "MERC-32";
      count("seller whom the bank owes");
    }
    count("seller of tokens", unsigned{e.count});
    count("seller gets coins for", sold);
    count(most_in == 0         ? "seller without majority"
          : most_in < e.count  ? "seller with too few majorities"
          : most_in == e.count ? "seller with as many majorities"
                               : "seller with more majorities than tokens");
    count("sold with a tie", {}, tied);
    count("sold in the same region", {}, (e.several & turn_.sold_in).count());
    turn_.sold_in |= e.several;
    count(e.seat == s.active ? "seller who is active" : e.seat == s.last ? "seller who is L" : "seller among others");
  }

  Effects& effects_;
  const Rules& rules_;
  const State* state_ = nullptr;
  std::array<std::uint8_t, max_regions> board_{};
  Mercatus::Memory before_{};  ///< as it was before what is being told
  Turn turn_{};
};

}  // namespace rattus::board::test
