#include "tests/engine/invariants.hpp"

#include "engine/board/query.hpp"

namespace rattus::board::test {
namespace {

/// Citizens of the seat that lie on class cards (CARD-73).
unsigned on_cards(const Rules& rules, const State& s, Seat seat) {
  unsigned citizens = 0;
  for (const unsigned slot : Mask{s.held[seat]}) {
    if (!rules.cards[slot]->pieces) continue;
    PieceList list;
    rules.cards[slot]->pieces({rules, s}, static_cast<Slot>(slot), list);
    for (const Piece& piece : list)
      if (piece.kind == PieceKind::on_card) citizens += piece.count;
  }
  return citizens;
}

std::string broken_citizens(const Rules& rules, const State& s) {
  for (Seat seat = 0; seat < 8; ++seat) {
    unsigned all = s.supply[seat] + s.haven[seat] + on_cards(rules, s, seat);
    for (Region region = 0; region < max_regions; ++region) {
      const unsigned there = s.citizens[region][seat];
      all += there;
      if (there > 0 && !rules.in_use.has(region)) return "citizens in a region that is not in use (BASE-3)";
      if (seat < max_seats && s.presence[seat].has(region) != (there > 0)) return "presence does not follow from citizens";
    }
    if (all != (seat < rules.players ? rules.options.citizens : 0)) return "citizens of a colour do not add up (BASE-5)";
  }
  return {};
}

std::string broken_tokens(const Rules& rules, const State& s) {
  TokenSet dealt = s.used;
  unsigned on_board = 0, setup_undealt = 0, redrawn = 0;
  const auto place = [&](unsigned index) {
    const bool twice = dealt.has(index) || s.undealt.has(index);
    dealt.add(index);
    return !twice;
  };
  for (Region region = 0; region < max_regions; ++region) {
    const unsigned count = s.token_count[region];
    if (count > tokens_per_region) return "more than three tokens in a region";
    if (s.with_tokens.has(region) != (count > 0) || s.full.has(region) != (count == tokens_per_region))
      return "token masks do not follow from the counts";
    if (count > 0 && !rules.in_use.has(region)) return "a token in a region that is not in use (BASE-3)";
    on_board += count;
    for (unsigned i = 0; i < tokens_per_region; ++i) {
      const Token token = s.tokens[region][i];
      if (i >= count) {
        if (token.bits != 0) return "bytes behind the last token";
        continue;
      }
      if (i > 0 && token < s.tokens[region][i - 1]) return "tokens of a region are not in order";
      if (!token.dealt() && !token.drawn()) ++setup_undealt;
      redrawn += !token.dealt() && token.marked();
      if (!token.dealt() && token.lookers() != 0) return "somebody has looked at a token without a face";
      if (token.dealt() && !place(token.index())) return "a token in two places";
      if (token.dealt() && !token.drawn() && !rules.starting.has(token.index()))
        return "a token with tag set-up that is not a starting token (BASE-12)";
    }
  }
  if (s.revealed != 0 && !place(s.revealed - 1U)) return "the revealed token is in another place too";
  for (const std::uint8_t token : s.laid_open)
    if (token != 0 && !place(token - 1U)) return "a token laid open is in another place too";
  if (setup_undealt != s.setup_undealt) return "undealt set-up tokens are counted wrong";
  if ((dealt | s.undealt) != rules.all_tokens) return "a token is nowhere";
  const unsigned open = s.used.count() + (s.revealed != 0) + static_cast<unsigned>((s.laid_open[0] != 0) + (s.laid_open[1] != 0) + (s.laid_open[2] != 0));
  if (redrawn > (s.redrawn & s.used).count()) return "a token from the used pile that cannot be one of it (MERC-123)";
  if (on_board - redrawn + s.rats + rules.removed + open != rules.all_tokens.count()) return "tokens do not add up (BASE-13)";
  if ((s.undealt & rules.starting).count() < s.setup_undealt) return "fewer starting tokens unseen than lie on the board";
  return {};
}

/// CARD-4, -8, -153, -221: what lies on the board.
std::string broken_pieces(const Rules& rules, const State& s) {
  const Query q{rules, s};
  unsigned potions = 0, podiums = 0;
  for (std::size_t i = 0; i < s.carrier_count; ++i) {
    const Carrier& carrier = s.carriers[i];
    potions += carrier.potions();
    podiums += carrier.diplomat();
    if (i > 0 && carrier < s.carriers[i - 1]) return "carriers are not in order";
    if (i > 0 && carrier.diplomat() && s.carriers[i - 1].diplomat() && carrier.region() == s.carriers[i - 1].region() &&
        carrier.seat() == s.carriers[i - 1].seat())
      return "two diplomats of one owner in a region (CARD-221)";
  }
  if (potions > 30 || podiums > 15) return "more potions or podiums than there are (CARD-4)";
  for (const unsigned region : rules.in_use)
    for (Seat seat = 0; seat < rules.players; ++seat) {
      unsigned carrying = 0;
      for (std::size_t i = 0; i < s.carrier_count; ++i)
        carrying += s.carriers[i].region() == region && s.carriers[i].seat() == seat;
      if (carrying > s.citizens[region][seat]) return "something is carried by nobody (CARD-8)";
    }
  if (s.plague != no_region && q.neighbours(s.plague).none()) return "the plague piece is locked in (CARD-153)";
  return {};
}

std::string broken_cards(const Rules& rules, const State& s) {
  unsigned held = 0;
  for (Seat seat = 0; seat < 8; ++seat) {
    if (held & s.held[seat]) return "a card with two holders";
    held |= s.held[seat];
    if (seat >= rules.players && s.held[seat] != 0) return "a card with a holder who does not play";
  }
  if (held >> rules.slots) return "a card that is not in play";
  if (s.blocked & ~held) return "a blocked card on the table";
  return {};
}

}  // namespace

std::string broken(const Rules& rules, const State& s) {
  for (const auto check : {broken_citizens, broken_tokens, broken_pieces, broken_cards})
    if (auto reason = check(rules, s); !reason.empty()) return reason;
  if (s.plague != no_region && !rules.in_use.has(s.plague)) return "the plague piece is not in a region in use (BASE-8)";
  for (std::size_t i = s.depth; i < max_frames; ++i)
    if (s.stack[i].kind != FrameKind::none || s.stack[i].a != 0) return "bytes behind the last frame";
  if ((s.asked == Decision::none) != s.over()) return "nobody is asked although the game goes on";
  if (!s.over() && s.decider >= rules.players) return "nobody decides";
  return {};
}

}  // namespace rattus::board::test
