#include "engine/board/positions/sound.hpp"

#include <algorithm>
#include <cstring>

#include "engine/board/chance.hpp"
#include "engine/board/parts/hands.hpp"
#include "engine/board/positions/sound_frames.hpp"
#include "engine/board/query.hpp"

namespace rattus::board {
namespace {

class Invariants {
 public:
  Invariants(const Rules& rules, const State& s) : rules_(rules), s_(s) {}

  /// Empty, or what is wrong with the state.
  std::string broken() {
    bounds();
    if (!wrong_.empty()) return wrong_;  // what follows counts on them
    cards();
    pieces();
    if (!wrong_.empty()) return wrong_;
    citizens();
    loads();
    tokens();
    decision();
    if (wrong_.empty()) wrong_ = what_is_broken_in_frames(rules_, s_);
    return wrong_;
  }

 private:
  void need(bool holds, const char* what) {
    if (!holds) wrong_ += (wrong_.empty() ? std::string() : "; ") + what;
  }
  [[nodiscard]] bool seat(unsigned which) const { return which < rules_.players; }
  [[nodiscard]] bool region(unsigned which) const { return which < max_regions && rules_.in_use.has(which); }

  /// Sizes and places lie within what holds them.
  void bounds() {
    need(s_.module_words == rules_.initial.module_words, "another memory than that of the game's modules");
    need(std::all_of(reinterpret_cast<const std::uint8_t*>(&s_) + s_.used_size(),
                     reinterpret_cast<const std::uint8_t*>(&s_ + 1), [](auto byte) { return byte == 0; }),
         "bytes behind the memory of modules");
    need(s_.depth <= max_frames && s_.carrier_count <= max_carriers, "a size");
    for (const std::uint8_t count : s_.token_count)
      need(count <= tokens_per_region, "R10: more than three tokens in a region");
    for (const std::uint8_t open : s_.laid_open) need(open <= rules_.all_tokens.count(), "BASE-6: no such token");
    need(s_.revealed <= rules_.all_tokens.count() && s_.beside <= rules_.all_tokens.count(), "BASE-6: no such token");
    need(s_.zero_limits <= 1, "UPG-26: limits that are 0");
    need(seat(s_.first) || s_.phase == Phase::placement, "BASE-14: no first player");
    for (const Seat who : {s_.active, s_.last}) need(seat(who) || who == no_seat, "a seat");
    need(region(s_.plague), "BASE-8: the plague piece is not in a region in use");
    need(s_.phase <= Phase::over && s_.end_reason <= EndReason::rounds &&
             (s_.asked == Decision::none || rules_.row_of(s_.asked)),
         "a phase or decision");
    need(s_.rng.a != 0 || s_.rng.b != 0, "a stream of nothing but zeros");
  }

  void cards() {
    unsigned held = 0;
    for (Seat who = 0; who < s_.held.size(); ++who) {
      need((held & s_.held[who]) == 0, "BASE-24: a card with two holders");
      need(seat(who) || s_.held[who] == 0, "BASE-24: a card with a holder who does not play");
      held |= s_.held[who];
    }
    const unsigned all = held | s_.used_mark | s_.came | s_.blocked | s_.protected_slots;
    need((all >> rules_.slots) == 0, "BASE-9: a card that is not in play");
    need((s_.blocked & ~held) == 0, "CARD-263: a blocked card on the table");
  }

  /// CARD-3, -4: every piece stands where its card can have put it.
  void pieces() {
    for (Slot slot = 0; slot < rules_.slots; ++slot) {
      const CardFacts& card = *rules_.cards[slot];
      if (!card.pieces) continue;
      const std::uint8_t* memory = Query{rules_, s_}.memory(slot);
      if (card.brings(PieceType::on_cards)) {
        need(memory[0] == 0 || seat(Query{rules_, s_}.holder(slot)), "CARD-73: citizens on a card that nobody holds");
        continue;
      }
      bool inside = true;
      for (unsigned i = 0; i < card.memory; ++i) inside &= memory[i] == 0 || region(memory[i] - 1U);
      need(inside, "CARD-4: a piece outside of the regions in use");
      if (inside) laid_again(card, slot, memory);
    }
    need(Query{rules_, s_}.neighbours(s_.plague).any(), "CARD-153: the plague piece is locked in");
  }
  /// Taken off and laid again in any order they are the same.
  void laid_again(const CardFacts& card, Slot slot, const std::uint8_t* memory) {
    PieceList list;
    card.pieces({rules_, s_}, slot, list);
    State bare = s_;
    std::uint8_t* again = memory_of(rules_, bare, slot);
    std::fill_n(again, card.memory, std::uint8_t{0});
    bool laid = true;
    for (const Piece& piece : list) laid = laid && card.put_piece({rules_, bare}, slot, again, piece);
    need(laid && std::equal(again, again + card.memory, memory), "CARD-4: pieces where they cannot be");
  }

  /// Citizens of the seat that lie on class cards (CARD-73).
  [[nodiscard]] unsigned on_cards(Seat who) const {
    unsigned citizens = 0;
    for (const unsigned slot : Mask{s_.held[who]})
      if (rules_.cards[slot]->brings(PieceType::on_cards))
        citizens += Query{rules_, s_}.memory(static_cast<Slot>(slot))[0];
    return citizens;
  }

  /// BASE-3, -5: every colour adds up, in regions in use.
  void citizens() {
    for (Seat who = 0; who < 8; ++who) {
      unsigned all = s_.supply[who] + s_.haven[who] + on_cards(who) + Query{rules_, s_}.aside(static_cast<Seat>(who));
      for (Region r = 0; r < max_regions; ++r) {
        const unsigned there = s_.citizens[r][who];
        all += there;
        need(there == 0 || region(r), "BASE-3: citizens in a region that is not in use");
        need(who >= max_seats || s_.presence[who].has(r) == (there > 0), "presence does not follow from citizens");
      }
      need(all == (seat(who) ? rules_.options.citizens : 0U), "BASE-5: citizens of a colour do not add up");
    }
  }

  /// CARD-4, -8, -221: what citizens carry.
  void loads() {
    std::array<std::array<unsigned, max_seats>, max_regions> carrying{};
    std::array<std::array<unsigned, max_seats>, max_regions> alone{};  // bits of what may be there once
    for (std::size_t i = 0; i < s_.carrier_count; ++i) {
      const Carrier& carrier = s_.carriers[i];
      if (!carrier.used() || !region(carrier.region()) || !seat(carrier.seat()))
        return need(false, "CARD-8: something is carried by nobody");
      need(carrier.load() != Load{}, "CARD-8: an empty load");
      need(++carrying[carrier.region()][carrier.seat()] <= s_.citizens[carrier.region()][carrier.seat()],
           "CARD-8: something is carried by nobody");
      need(i == 0 || !(carrier < s_.carriers[i - 1]), "carriers are not in order");
      const unsigned once = carrier.load().bits & rules_.loads_alone;
      need((alone[carrier.region()][carrier.seat()] & once) == 0,
           "CARD-221: two of one owner in a region that may have only one");
      alone[carrier.region()][carrier.seat()] |= once;
    }
    for (std::size_t i = s_.carrier_count; i < max_carriers; ++i)
      need(!s_.carriers[i].used(), "bytes behind the last carrier");
    unsigned known = 0;
    for (const LoadType* type : rules_.loads) {
      known |= type->mask();
      unsigned all = 0;
      for (std::size_t i = 0; i < s_.carrier_count; ++i) all += s_.carriers[i].load().of(*type);
      need(all <= type->supply, "CARD-4: more of a load than there are");
    }
    for (std::size_t i = 0; i < s_.carrier_count; ++i)
      need((s_.carriers[i].load().bits & ~known) == 0, "CARD-3: a load of a card that is not in play");
  }

  /// BASE-12, -13, -55, -102, MERC-123: every token is in one place, and what is not dealt adds up.
  void tokens() {
    dealt_ = s_.used;
    const Mask lie = rules_.in_use | hand_rows(lifted_from({rules_, s_}));
    unsigned on_board = 0, setup_undealt = 0, redrawn = 0, earlier = 0;
    for (Region r = 0; r < max_regions; ++r) {
      const unsigned count = s_.token_count[r];
      need(s_.with_tokens.has(r) == (count > 0) && s_.full.has(r) == (count == tokens_per_region),
           "token masks do not follow from the counts");
      need(count == 0 || lie.has(r), "BASE-3: a token in a region that is not in use");
      on_board += count;
      for (unsigned i = 0; i < tokens_per_region; ++i) {
        const Token token = s_.tokens[r][i];
        if (i >= count) {
          need(token.bits == 0, "bytes behind the last token");
          continue;
        }
        need(i == 0 || !(token < s_.tokens[r][i - 1]), "tokens of a region are not in order");
        need(!token.marked() || token.drawn(), "BASE-101: a marked token that lies there since set-up");
        need(token.lookers() >> rules_.players == 0, "BASE-101: who looked");
        setup_undealt += !token.dealt() && !token.drawn();
        redrawn += !token.dealt() && token.marked();
        earlier += !token.dealt() && token.earlier();
        need(token.dealt() || token.lookers() == 0, "BASE-101: somebody has looked at a token without a face");
        if (token.dealt()) place(token.index());
        need(!token.dealt() || token.drawn() || rules_.starting.has(token.index()),
             "BASE-12: a token with tag set-up that is no starting token");
      }
    }
    unsigned open = s_.used.count();
    for (const unsigned token : {unsigned{s_.revealed}, unsigned{s_.beside}, unsigned{s_.laid_open[0]},
                                 unsigned{s_.laid_open[1]}, unsigned{s_.laid_open[2]}})
      if (token != 0) place(token - 1), ++open;
    need((s_.used & s_.undealt).count() == 0, "R10: a token in two places");
    need(setup_undealt == s_.setup_undealt, "BASE-105: undealt set-up tokens are counted wrong");
    need((dealt_ | s_.undealt) == rules_.all_tokens, "BASE-13: a token is missing");
    const auto all = static_cast<int>(rules_.all_tokens.count());
    const int marked = static_cast<int>(on_board - redrawn + s_.rats + rules_.removed + open) - all;
    need(marked == 0 || (marked > 0 && marked <= s_.rats && rules_.asks<question::WentBack>()),
         "BASE-13: tokens do not add up");  // of the supply some can be of the used pile (MERC-136)
    need(static_cast<int>(redrawn) + marked <= static_cast<int>((s_.redrawn & s_.used).count()),
         "MERC-123: a marked token that cannot be one of the used pile");
    need(earlier <= (s_.redrawn & s_.used & ~TokenSet(s_.grown)).count(),
         "MERC-123: a marked token that cannot be one of the pile as it was");
    const TokenSet unplaced = s_.undealt & ~known_in_supply(rules_, s_);
    need((unplaced & rules_.starting).count() >= s_.setup_undealt,
         "BASE-105: fewer starting tokens unseen than lie on the board");
    need((unplaced & ~rules_.starting).count() >= rules_.removed, "BASE-105: fewer regular tokens unseen than removed");
  }
  void place(unsigned token) {
    need(!dealt_.has(token) && !s_.undealt.has(token), "R10: a token in two places");
    dealt_.add(token);
  }

  void decision() {
    need((s_.asked == Decision::none) == s_.over(), "BASE-91: a decision until the end");
    need(s_.over() ? s_.depth == 0 : seat(s_.decider) && s_.depth > 0, "R1: who decides");
    for (std::size_t i = s_.depth; i < max_frames; ++i)
      need(std::memcmp(&s_.stack[i], &no_frame_, sizeof(Frame)) == 0, "bytes behind the last frame");
  }

  const Rules& rules_;
  const State& s_;
  const Frame no_frame_{};
  TokenSet dealt_{};
  std::string wrong_;
};

}  // namespace

std::string what_is_broken(const Rules& rules, const State& s) { return Invariants(rules, s).broken(); }

}  // namespace rattus::board
