#include "engine/board/chance.hpp"
#include "engine/board/positions/position_parts.hpp"

namespace rattus::board::position {
namespace {

constexpr int default_rats = 20;
constexpr Face filler{.limit = 6, .majority = 0, .all = 1, .classes = {}};

int pile_size(const Position& p) { return std::max(p.pile.value_or(0), static_cast<int>(p.used.size())); }

std::string text(const Face& face) {
  std::string result =
      "[" + std::to_string(face.limit) + ":" + std::string(face.majority, 'M') + std::string(face.all, 'A');
  constexpr const char* names[] = {"pea", "bou", "chu", "chi", "mag", "roy", "isl"};
  for (std::size_t c = 0; c < class_count; ++c)
    for (unsigned i = 0; i < face.classes[c]; ++i) result += std::string(result.back() == ':' ? "" : "+") + names[c];
  return result + "]";
}

/// Those of the regions and in hand.
std::vector<const PositionToken*> face_down_tokens(const Position& p) {
  std::vector<const PositionToken*> all;
  const auto add = [&all](const std::vector<PositionToken>& tokens) {
    for (const PositionToken& token : tokens) all.push_back(&token);
  };
  for (const PositionRegion& region : p.regions) add(region.tokens);
  for (const auto& tokens : p.hand) add(tokens);
  return all;
}

/// Rows that have found their place while an own table is filled up.
class Filler {
 public:
  explicit Filler(std::vector<TokenRow> rows) : rows_(std::move(rows)), taken_(rows_.size(), false) {}

  void claim(const TokenName& name, bool starting) {
    const auto number = static_cast<std::size_t>(name.number);
    if (number > 0) {
      if (number <= taken_.size()) taken_[number - 1] = true;
      return;
    }
    if (!name.face) return;
    for (std::size_t i = 0; i < rows_.size(); ++i)
      if (!taken_[i] && rows_[i].face == *name.face && (rows_[i].starting || !starting)) {
        taken_[i] = true;
        return;
      }
    add({*name.face, starting}, true);
  }
  void add(TokenRow row, bool taken) {
    if (rows_.size() > max_tokens) return;  // refused later
    rows_.push_back(row);
    taken_.push_back(taken);
  }
  [[nodiscard]] int free_starting() const {
    int n = 0;
    for (std::size_t i = 0; i < rows_.size(); ++i) n += rows_[i].starting && !taken_[i];
    return n;
  }
  std::vector<TokenRow> rows_;

 private:
  std::vector<bool> taken_;
};

/// Gives every named token its index and takes it from `free`.
class Namer {
 public:
  explicit Namer(Work& w) : free(w.rules.all_tokens), w_(w) {}

  void number(const TokenName& name, bool starting, const std::string& where) {
    if (name.number == 0) return;
    const auto index = static_cast<unsigned>(name.number - 1);
    const std::string subject = std::to_string(name.number);
    const auto before = free;
    if (name.number < 0 || index >= w_.rules.all_tokens.count())
      w_.reasons.add("no-such-token", base_clause(6), where + " " + subject);
    else if (!free.has(index))
      w_.reasons.add("token-twice", ruling(10), subject);
    else if (starting && !w_.rules.starting.has(index))
      w_.reasons.add("token-not-starting", base_clause(105), subject);
    else
      free.remove(index);
    all_found &= free != before;
  }
  /// The index of the token; of those with the face a regular one if there is a choice.
  unsigned index(const TokenName& name, bool starting, const std::string& where) {
    if (name.number > 0) return static_cast<unsigned>(name.number - 1);
    for (const bool of_start : {false, true}) {
      if (starting && !of_start) continue;
      for (unsigned i = 0; i < w_.rules.all_tokens.count(); ++i)
        if (free.has(i) && w_.rules.starting.has(i) == of_start && w_.rules.faces[i] == *name.face) {
          free.remove(i);
          return i;
        }
    }
    w_.reasons.add("no-such-token", base_clause(6), where + " " + text(*name.face));
    return 0;
  }

  TokenSet free;
  bool all_found = true;  ///< every number so far names a token of its own

 private:
  Work& w_;
};

Token make_token(Work& w, Namer& namer, const PositionToken& given, const std::string& where) {
  Token token;
  if (given.marked && !given.drawn) w.reasons.add("marked-at-start", base_clause(101), where);
  if (given.drawn) token.bits |= Token::drawn_bit;
  if (given.marked) token.bits |= Token::marked_bit;
  if (given.earlier && w.p.exact) token.set_earlier(true);  // without it there is one pile
  for (Seat seat = 0; seat < max_seats; ++seat)
    if ((given.lookers >> seat) & 1 && w.seat_ok(seat, "lookers")) token.add_looker(seat);
  if (given.held) token.hold();
  if (given.name.number != 0 || given.name.face)
    token.set_face(namer.index(given.name, !given.drawn, where) + 1);
  else if (!given.drawn)
    ++w.s.setup_undealt;
  return token;
}

void lay(State& s, unsigned region, Token token) {
  auto& row = s.tokens[region];
  unsigned place = s.token_count[region]++;
  for (; place > 0 && row[place - 1] > token; --place) row[place] = row[place - 1];
  row[place] = token;
  s.with_tokens.add(region);
  if (s.token_count[region] == tokens_per_region) s.full.add(region);
}

/// Tokens without a place lie in the used pile: starting ones first, the others evenly over the table.
void fill_pile(Work& w, TokenSet& free, int excess) {
  const int keep_starting = w.s.setup_undealt;
  if (w.p.tokens) {  // an own table names what matters first
    for (int i = static_cast<int>(w.rules.all_tokens.count()) - 1; i >= 0 && excess > 0; --i) {
      const auto index = static_cast<unsigned>(i);
      const bool starting = w.rules.starting.has(index);
      const int left = static_cast<int>((free & (starting ? w.rules.starting : ~w.rules.starting)).count());
      if (!free.has(index) || left <= (starting ? keep_starting : w.rules.removed)) continue;
      free.remove(index);
      w.s.used.add(index);
      --excess;
    }
    return;
  }
  TokenSet starting = free & w.rules.starting;
  for (unsigned n = starting.count(); excess > 0 && static_cast<int>(n) > keep_starting; --n, --excess) {
    const unsigned index = starting.nth(n - 1);
    free.remove(index);
    w.s.used.add(index);
  }
  const TokenSet regular = free & ~w.rules.starting;
  const auto count = static_cast<int>(regular.count());
  for (int i = 0; i < excess && i < count - w.rules.removed; ++i) {
    const unsigned index = regular.nth(static_cast<unsigned>(i * count / excess));
    free.remove(index);
    w.s.used.add(index);
  }
}

/// Somebody has seen them, so they bear a face; which one is left to chance.
void deal_seen(Work& w) {
  State& s = w.s;
  for (const unsigned region : s.with_tokens) {
    auto& row = s.tokens[region];
    for (unsigned i = 0; i < s.token_count[region]; ++i) {
      Token& token = row[i];
      if (token.dealt() || token.lookers() == 0) continue;
      give_face(s, token, SeededChance::draw_face(s.rng, face_pool(w.rules, s, token)));
    }
    std::sort(row.begin(), row.begin() + s.token_count[region]);
  }
}

/// The tokens that nobody has named find their places: supply, removed, face-down, the rest in the used pile.
void share_out(Work& w, TokenSet free, int face_down) {
  State& s = w.s;
  const auto all = static_cast<int>(free.count());
  const int given_pile = w.p.pile ? *w.p.pile - static_cast<int>(w.p.used.size()) : -1;
  const int room = all - face_down - w.rules.removed - std::max(given_pile, 0);
  const int rats = w.p.rats ? *w.p.rats : std::min(default_rats, std::max(room, 0));
  int excess = all - face_down - w.rules.removed - rats;
  // Those of the supply that went back there from the used pile are among its faces still (MERC-136).
  if (w.p.exact && w.rules.asks<question::WentBack>() && given_pile > excess && given_pile - excess <= rats)
    excess = given_pile;
  const auto count = [](int n) { return std::to_string(n); };
  const auto starting = static_cast<int>((free & w.rules.starting).count());
  const bool fits = excess >= 0 && (given_pile < 0 || excess == given_pile);
  if (!fits || starting < s.setup_undealt || all - starting < w.rules.removed)
    return w.reasons.add("token-sum", base_clause(13),
                         count(all) + " tokens in all: " + count(face_down) + " face down, " + count(rats) +
                             " in supply, " + count(w.rules.removed) + " removed" +
                             (given_pile < 0 ? std::string() : ", " + count(given_pile) + " used"));
  fill_pile(w, free, excess);
  s.rats = static_cast<std::uint8_t>(rats);
  s.undealt = free;
  // What is left for tokens drawn later must not be less than the removed ones take (BASE-105).
  if (static_cast<int>((free & ~w.rules.starting).count()) < w.rules.removed)
    return w.reasons.add("token-sum", base_clause(13), count(w.rules.removed) + " removed");
  unsigned marked = 0, without_face = 0;
  for (const unsigned region : s.with_tokens)
    for (unsigned i = 0; i < s.token_count[region]; ++i) {
      const Token token = s.tokens[region][i];
      marked += token.marked();
      without_face += token.marked() && !token.dealt();
    }
  if (without_face > s.used.count())  // each is one of the pile
    return w.reasons.add(
        "token-sum", card_clause(174),
        count(static_cast<int>(without_face)) + " marked, " + count(static_cast<int>(s.used.count())) + " used");
  if (marked > 0) s.redrawn = s.used;
  deal_seen(w);
}

}  // namespace

std::vector<TokenRow> token_table(const Position& p, const Tables& tables) {
  if (!p.tokens) return tables.tokens;
  Filler table(*p.tokens);
  int face_down = 0, unnamed_at_start = 0;
  for (const PositionToken* token : face_down_tokens(p)) {
    table.claim(token->name, !token->drawn);
    const bool named = token->name.number != 0 || token->name.face;
    face_down += named || !token->marked;  // a marked one without a face is one of the used pile (MERC-123)
    unnamed_at_start += !token->drawn && token->name.number == 0 && !token->name.face;
  }
  for (const TokenName& name : p.used) table.claim(name, false);
  while (table.free_starting() < unnamed_at_start && table.rows_.size() <= max_tokens) table.add({filler, true}, false);
  const int total = face_down + p.rats.value_or(default_rats) + p.removed.value_or(0) + pile_size(p);
  while (static_cast<int>(table.rows_.size()) < total && table.rows_.size() <= max_tokens)
    table.add({filler, false}, false);
  return std::move(table.rows_);
}

void lay_tokens(Work& w) {
  const Position& p = w.p;
  Namer namer(w);
  for (const PositionRegion& region : p.regions)
    for (const PositionToken& token : region.tokens) namer.number(token.name, !token.drawn, region.id);
  for (const auto& tokens : p.hand)
    for (const PositionToken& token : tokens) namer.number(token.name, !token.drawn, "hand");
  for (const TokenName& name : p.used) namer.number(name, false, "used");
  if (p.exact) {
    namer.number({p.exact->revealed, {}}, false, "revealed");
    for (const int number : p.exact->laid_open) namer.number({number, {}}, false, "laid open");
    namer.number({p.exact->beside, {}}, false, "beside");
    w.s.revealed = static_cast<std::uint8_t>(p.exact->revealed);
  }
  if (!namer.all_found) return;  // numbers that are wrong would be used as indices below

  int undealt = 0;
  const auto lay_row = [&](const std::vector<PositionToken>& tokens, unsigned row, const std::string& where) {
    if (w.s.token_count[row] + tokens.size() > tokens_per_region)
      return w.reasons.add("too-many-tokens", ruling(10), where);
    for (const PositionToken& each : tokens) {
      const Token token = make_token(w, namer, each, where);
      undealt += !token.dealt() && !token.marked();
      lay(w.s, row, token);
    }
  };
  for (const PositionRegion& given : p.regions) {
    const Region region = w.region(given.id);
    if (region != no_region) lay_row(given.tokens, region, given.id);
  }
  for (unsigned i = 0; i < most_hands; ++i) {
    if (p.hand[i].empty()) continue;
    if (!p.exact) return w.reasons.add("exact-broken", ruling(10), "hand");  // whose hand?
    if (w.rules.in_use.has(first_hand + i)) return w.reasons.add("exact-broken", ruling(10), "hand");
    lay_row(p.hand[i], first_hand + i, "hand");
  }
  for (const TokenName& name : p.used) {
    if (name.number == 0 && !name.face) continue;
    w.s.used.add(namer.index(name, false, "used"));
  }
  if (w.reasons.empty()) share_out(w, namer.free, undealt);
}

}  // namespace rattus::board::position
