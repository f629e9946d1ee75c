#pragma once
// The hand that changes a state: a dozen verbs, each the only writer of what it keeps true and the only emitter of
// its event. Flow and cards act through them and nothing else.
#include <algorithm>
#include <bit>
#include <utility>

#include "engine/board/chance.hpp"
#include "engine/board/parts/event.hpp"
#include "engine/board/query.hpp"
#include "engine/core/context.hpp"

namespace rattus::board {

using rattus::NullSink;

template <class CardList, class Chance, class Sink>
struct Context : ContextOf<Rules, State, Event, Chance, Sink> {
  using Cards = CardList;
  using Hand = ContextOf<Rules, State, Event, Chance, Sink>;
  using Hand::barrier, Hand::chance, Hand::emit, Hand::rules, Hand::s;

  /// What the code of this list of cards knows beforehand.
  using Parts = typename CardList::Parts;
  [[nodiscard]] QueryOn<Parts> query() const { return {rules, s}; }
  /// False: no part in play acts at the moment.
  [[nodiscard]] bool acts(Moment m) const { return Parts::acts(m) && rules.acts(m); }
  [[nodiscard]] Seat first_in_order() const { return query().first_in_order(); }
  [[nodiscard]] Seat next(Seat seat) const { return query().next(seat); }

  // --- citizens ---
  /// From supply into a region: as many of `count` as are left (R3).
  unsigned place_citizens(Seat seat, unsigned region, unsigned count, Clause clause) {
    count = std::min<unsigned>(count, s.supply[seat]);
    if (count == 0) return 0;
    s.supply[seat] = static_cast<std::uint8_t>(s.supply[seat] - count);
    add_citizens(seat, region, count);
    emit({.type = EventType::citizens_placed,
          .clause = clause,
          .seat = seat,
          .region = static_cast<Region>(region),
          .count = static_cast<std::uint8_t>(count)});
    return count;
  }
  /// From region to region, one citizen with what it carries (CARD-8). No event: the caller tells of all at once.
  void shift_citizen(Seat seat, unsigned from, unsigned to, Load load) {
    drop_load(from, seat, load);
    remove_citizens(seat, from, 1);
    add_citizens(seat, to, 1);
    lift_load(to, seat, load);
  }
  /// From a region to the safe haven; what it carries goes back (CARD-8).
  void save_citizen(Seat seat, unsigned region, Load load, Clause clause) {
    drop_load(region, seat, load);
    remove_citizens(seat, region, 1);
    ++s.haven[seat];
    emit({.type = EventType::citizen_saved, .clause = clause, .seat = seat, .region = static_cast<Region>(region)});
  }
  /// From a region back to supply, but not killed (CARD-13).
  void return_citizen(Seat seat, unsigned region, Load load, Clause clause) {
    drop_load(region, seat, load);
    remove_citizens(seat, region, 1);
    ++s.supply[seat];
    emit({.type = EventType::citizen_returned, .clause = clause, .seat = seat, .region = static_cast<Region>(region)});
  }
  /// From a region or the safe haven to a place, or to supply (no_region); what it carries goes along between regions
  /// only (CARD-8). No event: the caller tells of it.
  void transfer_citizen(Seat seat, Region from, Region to, Load load) {
    if (from == haven_place) {
      --s.haven[seat];
    } else {
      drop_load(from, seat, load);
      remove_citizens(seat, from, 1);
    }
    if (to == haven_place) {
      ++s.haven[seat];
    } else if (to == no_region) {
      ++s.supply[seat];
    } else {
      add_citizens(seat, to, 1);
      lift_load(to, seat, load);
    }
  }
  /// From supply into the safe haven.
  void place_in_haven(Seat seat) {
    assert(s.supply[seat] > 0);
    --s.supply[seat];
    ++s.haven[seat];
  }
  /// From a region to a card or a side board, where it is plain (UPG-16). The caller puts it there and tells of it.
  void take_citizen_off(Seat seat, unsigned region, Load load) {
    drop_load(region, seat, load);
    remove_citizens(seat, region, 1);
  }
  /// Killed by the token under evaluation (BASE-57): back to supply, and into the tallies.
  void kill_citizen(Seat seat, unsigned region, Load load) {
    drop_load(region, seat, load);
    kill_plain(seat, region, 1);
  }
  void kill_plain(Seat seat, unsigned region, unsigned count) {
    remove_citizens(seat, region, count);
    s.supply[seat] = static_cast<std::uint8_t>(s.supply[seat] + count);
    s.token_kills[seat] = static_cast<std::uint8_t>(s.token_kills[seat] + count);
    s.phase_kills[seat] = static_cast<std::uint8_t>(s.phase_kills[seat] + count);
  }
  /// The same for all seats at once, by seat. Eight bytes side by side: no sum or difference leaves its byte.
  void kill_row(unsigned region, const std::array<std::uint8_t, 8>& losses) {
    const auto word = [](std::array<std::uint8_t, 8>& row) { return std::bit_cast<std::uint64_t>(row); };
    const auto lost = std::bit_cast<std::uint64_t>(losses);
    const auto put = [](std::array<std::uint8_t, 8>& row, std::uint64_t value) {
      row = std::bit_cast<std::array<std::uint8_t, 8>>(value);
    };
    put(s.citizens[region], word(s.citizens[region]) - lost);
    put(s.supply, word(s.supply) + lost);
    put(s.token_kills, word(s.token_kills) + lost);
    put(s.phase_kills, word(s.phase_kills) + lost);
    for (Seat seat = 0; seat < max_seats; ++seat)
      s.presence[seat].bits &= ~(std::uint32_t{s.citizens[region][seat] == 0} << region);
  }
  /// Changes what one citizen carries.
  void change_load(Seat seat, unsigned region, Load from, Load to) {
    drop_load(region, seat, from);
    lift_load(region, seat, to);
  }

  // --- tokens ---
  /// Lays it face down in its place among the others there, and says which place that is.
  unsigned lay_token(unsigned region, Token token) {
    auto& row = s.tokens[region];
    auto& count = s.token_count[region];
    assert(count < tokens_per_region);
    unsigned place = count;
    for (; place > 0 && row[place - 1] > token; --place) row[place] = row[place - 1];
    row[place] = token;
    if (++count == 1) s.with_tokens.add(region);
    if (count == tokens_per_region) s.full.add(region);
    return place;
  }
  Token lift_token(unsigned region, unsigned place) {
    auto& row = s.tokens[region];
    auto& count = s.token_count[region];
    assert(place < count);
    const Token token = row[place];
    for (unsigned i = place; i + 1 < count; ++i) row[i] = row[i + 1];
    row[count - 1] = Token{};
    s.full.remove(region);
    if (--count == 0) s.with_tokens.remove(region);
    return token;
  }
  /// Gives a face to a token that has none yet: chance, but nobody sees it by this alone.
  void deal(Token& token) {
    if (token.dealt()) return;
    give_face(s, token, chance.face(rules, s, face_pool(rules, s, token)));
  }
  /// One token out of the rat supply, unseen. What went back there from the used pile is marked again: nothing else
  /// lies there then, so everybody knows what it is (MERC-123, -136).
  Token draw_token() {
    assert(s.rats > 0);
    Token token{Token::drawn_bit};
    if (s.redrawn != TokenSet{} && draws_marked()) [[unlikely]]
      token.bits |= Token::marked_bit;
    if (--s.rats == 0) s.supply_was_empty = 1;  // BASE-80 (a)
    return token;
  }
  /// One token of a region back into the rat supply, unseen, and mixed in: tag, mark and lookers are lost (BASE-101); a
  /// barrier. Returns it as it lay there.
  Token return_token(Seat seat, unsigned region, unsigned place, Clause clause) {
    const Token token = lift_token(region, place);
    // It is none of the tokens drawn so far, and whoever knows something of it knows that: these get their faces now.
    if ((token.dealt() || token.marked() || !token.drawn()) && chance.deals_ahead()) deal_drawn();
    if (Token gone = token; gone.dealt()) take_face(s, gone);
    if (!token.drawn()) --s.setup_undealt;
    ++s.rats;
    barrier = true;
    Token shown = token;
    if (shown.lookers() == 0) shown.set_face(0);
    emit({.type = EventType::token_returned,
          .clause = clause,
          .seat = seat,
          .region = static_cast<Region>(region),
          .token = shown});
    return token;
  }
  /// One token from the rat supply, unseen, face down (BASE-43).
  void spread_token(Seat seat, unsigned region, Clause clause = base_clause(43)) {
    Token token = draw_token();
    if constexpr (Chance::eager) deal(token);
    lay_token(region, token);
    emit({.type = EventType::token_spread, .clause = clause, .seat = seat, .region = static_cast<Region>(region)});
  }
  /// One token from the rat supply, or else one of the used pile, unseen (CARD-174, MERC-122, -123).
  void spread_or_redraw(Seat seat, unsigned region, Clause clause) {
    if (s.rats > 0) return spread_token(seat, region);
    Token token = Token::redrawn();
    keep_pile();
    if constexpr (Chance::eager) deal(token);
    lay_token(region, token);
    barrier = true;
    emit({.type = EventType::token_redrawn,
          .clause = clause,
          .seat = seat,
          .region = static_cast<Region>(region),
          .token = token});
  }
  /// The seat looks at a token in a region and sees its face; a barrier. Returns the token's new place.
  unsigned look(Seat seat, unsigned region, unsigned place, Clause clause) {
    Token token = lift_token(region, place);
    deal(token);
    token.add_looker(seat);
    place = lay_token(region, token);
    barrier = true;
    emit({.type = EventType::token_looked,
          .clause = clause,
          .seat = seat,
          .region = static_cast<Region>(region),
          .token = token});
    return place;
  }
  void move_token(Seat seat, unsigned from, unsigned place, unsigned to, Clause clause) {
    Token token = lift_token(from, place);
    token.release();
    lay_token(to, token);
    emit({.type = EventType::token_moved,
          .clause = clause,
          .seat = seat,
          .region = static_cast<Region>(from),
          .to = static_cast<Region>(to),
          .token = token});
  }
  /// Marks the token as the one that the action in progress is about; its place in the region may change.
  void hold_token(unsigned region, unsigned place) {
    Token token = lift_token(region, place);
    token.hold();
    lay_token(region, token);
  }
  [[nodiscard]] unsigned held_place(unsigned region) const {
    unsigned place = 0;
    while (!s.tokens[region][place].held()) ++place;
    return place;
  }
  void release_token(unsigned region) {
    Token token = lift_token(region, held_place(region));
    token.release();
    lay_token(region, token);
  }

  // --- plague piece, cards ---
  void move_plague(Seat seat, unsigned to, Clause clause) {
    const Region from = s.plague;
    s.plague = static_cast<Region>(to);
    emit({.type = EventType::plague_moved, .clause = clause, .seat = seat, .region = from, .to = s.plague});
  }
  /// A class card goes back on the table in another way than by taking (BASE-26, CARD-12): its block ends.
  void discard_card(Slot slot) {
    const auto bit = static_cast<std::uint8_t>(1U << slot);
    s.blocked &= static_cast<std::uint8_t>(~bit);
    for (std::uint8_t& held : s.held) held &= static_cast<std::uint8_t>(~bit);
  }
  void mark_used(Slot slot) { s.used_mark |= static_cast<std::uint8_t>(1U << slot); }
  /// What a part remembers: its bytes, or its own type.
  [[nodiscard]] std::uint8_t& memory(Slot slot, unsigned i = 0) { return memory_of(rules, s, slot)[i]; }
  template <class Part>
  [[nodiscard]] typename Part::Memory& memory(Slot slot) {
    return *reinterpret_cast<typename Part::Memory*>(memory_of(rules, s, slot));
  }

 private:
  /// Whether the next token of the rat supply is one that went back there from the used pile (MERC-136).
  [[gnu::noinline]] bool draws_marked() {
    const unsigned marked = query().marked_in_supply();
    return marked > 0 && (marked == s.rats || chance.number(rules, s, s.rats) < marked);
  }
  /// Gives a face to every token on the board that was drawn, or came back from the used pile, and has none yet.
  [[gnu::noinline]] void deal_drawn() {
    change_tokens([this](Token& token) {
      if (token.drawn()) deal(token);
    });
  }
  /// Keeps what the used pile is when a token is drawn from it, and what it was when those on the board were drawn
  /// (MERC-123). Two piles are kept: of three, the two first count as one.
  [[gnu::noinline]] void keep_pile() {
    const TokenSet grown = s.used & ~s.redrawn, before = s.grown;
    if (grown == TokenSet{}) return;
    bool earlier = false, latest = false;
    change_tokens([&](Token& token) {
      earlier |= token.earlier();
      latest |= token.marked() && !token.earlier();
      if (token.marked()) token.set_earlier(true);
    });
    s.grown = latest ? grown : earlier ? grown | before : TokenSet{};
    s.redrawn = s.used;
  }
  template <class Change>
  void change_tokens(Change change) {
    for (const unsigned row : s.with_tokens) {
      const std::span<Token> there(s.tokens[row].data(), s.token_count[row]);
      std::for_each(there.begin(), there.end(), change);
      std::sort(there.begin(), there.end());
    }
  }
  void add_citizens(Seat seat, unsigned region, unsigned count) {
    s.citizens[region][seat] = static_cast<std::uint8_t>(s.citizens[region][seat] + count);
    s.presence[seat].add(region);
  }
  void remove_citizens(Seat seat, unsigned region, unsigned count) {
    assert(s.citizens[region][seat] >= count);
    s.citizens[region][seat] = static_cast<std::uint8_t>(s.citizens[region][seat] - count);
    if (s.citizens[region][seat] == 0) s.presence[seat].remove(region);
  }
  void lift_load(unsigned region, Seat seat, Load load) {
    if (load == Load{}) return;
    assert(s.carrier_count < max_carriers);
    const Carrier carrier = Carrier::of(static_cast<Region>(region), seat, load);
    unsigned place = s.carrier_count++;
    for (; place > 0 && s.carriers[place - 1] > carrier; --place) s.carriers[place] = s.carriers[place - 1];
    s.carriers[place] = carrier;
  }
  void drop_load(unsigned region, Seat seat, Load load) {
    if (load == Load{}) return;
    const Carrier carrier = Carrier::of(static_cast<Region>(region), seat, load);
    unsigned place = 0;
    while (s.carriers[place] != carrier) ++place;
    for (; place + 1 < s.carrier_count; ++place) s.carriers[place] = s.carriers[place + 1];
    s.carriers[--s.carrier_count] = Carrier{};
  }
};

}  // namespace rattus::board
