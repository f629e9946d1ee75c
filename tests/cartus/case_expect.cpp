#include "tests/cartus/case_expect.hpp"

#include <algorithm>

#include "tests/cartus/event_text.hpp"

namespace rattus::cartus::test {
namespace {

void same(const std::string& is, const std::string& wanted) {
  if (is != wanted) throw Mistake("it is '" + is + "', not '" + wanted + "'");
}
void same(unsigned is, int wanted) { same(std::to_string(is), std::to_string(wanted)); }

std::string kinds_text(std::vector<Kind> kinds) {
  std::sort(kinds.begin(), kinds.end());
  return kinds.empty() ? "none" : join(kinds, [](Kind kind) { return to_text(kind); });
}
template <class Cards>
std::vector<Kind> list(const Cards& cards) {
  std::vector<Kind> all;
  for (std::size_t kind = 0; kind < cards.size(); ++kind) all.insert(all.end(), cards[kind], static_cast<Kind>(kind));
  return all;
}
std::string seats_text(const std::vector<Seat>& seats) { return seats.empty() ? "nobody" : join(seats, seat_text); }

/// Expectations of a state, be it the true one or what a viewer knows of it.
class States {
 public:
  States(const Rules& rules, const State& s, Cursor& c) : rules_(rules), s_(s), c_(c) {}

  bool check() {
    if (c_.eat("r(")) return each_seat([&](Seat seat) { return s_.rats[seat]; });
    if (c_.eat("h(")) return each_seat([&](Seat seat) { return s_.hand_size[seat]; });
    if (c_.eat("face-down(")) return each_seat([&](Seat seat) { return s_.face_down[seat]; });
    if (c_.eat("tokens("))
      return each_seat([&](Seat seat) {
        return static_cast<unsigned>(std::count(s_.vp_owner.begin(), s_.vp_owner.begin() + s_.vp_taken, seat));
      });
    if (c_.eat("hand")) return hand();
    if (c_.eat("played")) return played();
    if (c_.eat("inf")) return stack();
    if (c_.eat("deck")) return same(s_.deck_size, c_.number()), true;
    if (c_.eat("pile has")) return has(list(s_.discard));
    if (c_.eat("pile")) return same(s_.discard_size, c_.number()), true;
    if (c_.eat("stock")) return stock();
    if (c_.eat("buildings")) return same(s_.buildings_size, c_.number()), true;
    if (c_.eat("replacement ="))
      return building_list([&](std::size_t i) { return s_.replacement.at(s_.replacement_size - 1 - i); });
    if (c_.eat("replacement")) return same(s_.replacement_size, c_.number()), true;
    if (c_.eat("row =")) return building_list([&](std::size_t i) { return s_.row.at(i); });
    if (c_.eat("used")) return used();
    if (c_.eat("tokens left")) return same(static_cast<unsigned>(vp_tokens - s_.vp_taken), c_.number()), true;
    if (c_.eat("token")) return token();
    if (c_.eat("entry")) return entry();
    if (c_.eat("start")) return same(seat_text(s_.start), seat_text(c_.seat())), true;
    if (c_.eat("round")) return same(s_.round, c_.number()), true;
    if (c_.eat("line")) return line();
    if (c_.eat("nun")) return nun();
    if (c_.eat("not the final round")) return same(s_.final_round(), 0), true;
    if (c_.eat("final round")) return same(s_.final_round(), 1), true;
    if (c_.eat("over")) return same(s_.over(), 1), true;
    if (c_.eat("put out")) return put_out();
    if (c_.eat("bottom")) return same(card_text(s_.replacement[0]), card_text(*c_.building_card())), true;
    if (c_.eat("unknown buildings")) return unknown_buildings();
    return false;
  }

 private:
  template <class Of>
  bool each_seat(Of of) {
    const auto seats = c_.seats();
    c_.need(")");
    c_.need("=");
    const int wanted = c_.number();
    for (const Seat seat : seats) same(of(seat), wanted);
    return true;
  }
  bool has(std::vector<Kind> kinds) {
    for (const Kind kind : c_.kinds()) {
      const auto found = std::find(kinds.begin(), kinds.end(), kind);
      if (found == kinds.end()) throw Mistake(to_text(kind) + " is missing");
      kinds.erase(found);
    }
    return true;
  }
  bool hand() {
    const Seat seat = c_.seat();
    if (c_.eat("has")) return has(list(s_.hand[seat]));
    c_.need("=");
    return same(kinds_text(list(s_.hand[seat])), kinds_text(c_.kinds())), true;
  }
  bool played() {
    const Seat seat = c_.seat();
    c_.need("=");
    return same(kinds_text(list(s_.played[seat])), kinds_text(c_.kinds())), true;
  }
  bool stack() {
    const auto c = static_cast<std::size_t>(c_.cls());
    const int space = c_.number();
    std::vector<Seat> wanted;
    if (!c_.eat("nobody")) {
      do wanted.push_back(c_.seat());
      while (c_.eat("<"));
    }
    std::vector<Seat> there;
    for (const Seat seat : s_.arrival[c])
      if (seat < rules_.players && s_.influence[c][seat] == space) there.push_back(seat);
    return same(seats_text(there), seats_text(wanted)), true;
  }
  bool stock() {
    const Kind kind = c_.kind();
    c_.need("=");
    return same(s_.stock.at(kind - joker), c_.number()), true;
  }
  template <class At>
  bool building_list(At at) {
    std::size_t i = 0;
    do {
      const BuildingCard card = at(i++);
      const auto wanted = c_.building_card(card);
      same(card_text(card), card_text(wanted.value_or(no_card)));
    } while (c_.eat(","));
    return true;
  }
  bool used() {
    unsigned cards = 0;
    for (const auto bits : s_.used) cards += static_cast<unsigned>(std::popcount(bits));
    return same(cards, c_.number()), true;
  }
  /// token p1 2 = ?: the second token of p1
  bool token() {
    const Seat seat = c_.seat();
    int n = c_.number();
    c_.need("=");
    for (std::size_t i = 0; i < s_.vp_taken; ++i)
      if (s_.vp_owner[i] == seat && --n == 0) {
        if (c_.eat("?")) return same(s_.vp[i], 0), true;
        if (c_.eat("known")) return s_.vp[i] > 0 || (throw Mistake("its value is not known"), true);
        return same(s_.vp[i], c_.number()), true;
      }
    throw Mistake("he has no such token");
  }
  bool entry() {
    const Seat seat = c_.seat();
    const unsigned position = c_.position();
    const int number = c_.number();
    return same(seat_text(s_.entrants.at(position).at(static_cast<std::size_t>(number - 1))), seat_text(seat)), true;
  }
  bool line() {
    std::vector<Seat> there;
    for (const Seat seat : s_.line)
      if (seat != no_seat) there.push_back(seat);
    return same(seats_text(there), seats_text(c_.seats())), true;
  }
  bool nun() {
    const auto position = static_cast<std::size_t>(c_.number() - 1);
    c_.need("=");
    return same(to_text(s_.nuns.at(position)), c_.eat("?") ? "?" : to_text(c_.kind())), true;
  }
  /// Nothing of the decks, and only the row and what is out of the game by its copy.
  bool unknown_buildings() {
    for (const BuildingCard card : s_.buildings) same(card, 0);
    for (std::size_t i = s_.put_under; i < s_.replacement_size; ++i) same(card_text(s_.replacement.at(i)), "-");
    return true;
  }
  bool put_out() {
    const Query q{rules_, s_};
    std::string there;
    for (Kind kind = joker; kind < kind_count; ++kind)
      if (q.put_out(kind)) there += (there.empty() ? "" : ",") + to_text(kind);
    return same(there, kinds_text(c_.kinds())), true;
  }

  const Rules& rules_;
  const State& s_;
  Cursor& c_;
};

/// Expectations of what has happened, of options and of the end.
class History {
 public:
  History(const Play& play, Cursor& c) : play_(play), s_(play.state()), c_(c) {}

  bool check() {
    if (c_.eat("waiting")) return waiting();
    if (c_.eat("options")) return options();
    if (c_.eat("not asked")) return asked(false);
    if (c_.eat("asked")) return asked(true);
    if (c_.eat("no log")) return logged(everybody, false);
    if (c_.eat("log once")) return once();
    if (c_.eat("log")) return logged(everybody, true);
    if (c_.eat("take back"))
      return same(static_cast<unsigned>(play_.can_take_back()), c_.eat("none") ? 0 : c_.number()), true;
    if (c_.eat("points")) return points();
    if (c_.eat("places")) return per_player([](const Score& score) { return score.place; });
    if (c_.eat("totals")) return per_player([](const Score& score) { return score.points(); });
    if (c_.eat("killed")) return those([](const Score& score) { return score.killed; });
    if (c_.eat("winners")) return those([](const Score& score) { return score.wins; });
    return viewer();
  }

 private:
  bool waiting() {
    const Seat seat = c_.seat();
    const Decision decision = c_.decision();
    same(seat_text(s_.decider) + " " + std::string(to_text(s_.asked)),
         seat_text(seat) + " " + std::string(to_text(decision)));
    return true;
  }
  bool options() {
    c_.need("=");
    std::string wanted;
    do wanted += (wanted.empty() ? "" : ",") + to_text(c_.answer());
    while (c_.eat(","));
    ActionList again;
    legal(play_.rules(), s_, again);
    same(join(again, [](Action a) { return to_text(a); }), join(play_.options(), [](Action a) { return to_text(a); }));
    return same(join(again, [](Action a) { return to_text(a); }), wanted), true;
  }
  /// asked p2; asked p2 action; asked action; asked action: p1, p2 (exactly, in this order)
  bool asked(bool wanted) {
    std::optional<Seat> seat;
    std::optional<Decision> decision;
    if (c_.peek().size() == 2 && c_.peek()[0] == 'p') seat = c_.seat();
    if (!c_.done()) decision = c_.decision();
    std::vector<Seat> those;
    for (const Asked& one : play_.asked())
      if ((!seat || one.seat == *seat) && (!decision || one.decision == *decision)) those.push_back(one.seat);
    if (wanted && c_.eat(":")) return same(seats_text(those), seats_text(c_.seats())), true;
    if (those.empty() == wanted) throw Mistake("asked: " + seats_text(those));
    return true;
  }
  [[nodiscard]] std::vector<std::string> heard(Seat viewer, bool all) const {
    std::vector<std::string> texts;
    for (const Event& event : play_.events())
      if (all || heard_by(event, viewer)) texts.push_back(to_text(event));
    return texts;
  }
  /// log A > B: in this order, others may lie between.
  bool logged(Seat viewer, bool wanted) {
    const auto texts = heard(viewer, viewer == everybody);
    auto at = texts.begin();
    for (const auto piece : split(c_.take_rest(), '>')) {
      at = std::find(at, texts.end(), piece);
      if ((at != texts.end()) != wanted)
        throw Mistake("'" + std::string(piece) + "' in: " + join(texts, [](const std::string& text) {
                        return text == "order" ? "" : "\n    " + text;
                      }));
      if (wanted)
        ++at;
      else
        at = texts.begin();
    }
    return true;
  }
  bool once() {
    const auto texts = heard(everybody, true);
    return same(static_cast<unsigned>(std::count(texts.begin(), texts.end(), c_.take_rest())), 1), true;
  }
  /// p2 sees ITEM, p2 heard EVENT, p2 not heard EVENT, p2 sees rats of p1
  bool viewer() {
    Seat viewer = no_seat;
    if (!c_.eat("spectator")) viewer = c_.seat();
    if (c_.eat("not heard")) return logged(viewer, false);
    if (c_.eat("heard")) return logged(viewer, true);
    c_.need("sees");
    const View view(play_.rules(), s_, viewer);
    if (c_.eat("rats of")) return same(view.shows_rats(c_.seat()), 1), true;
    if (c_.eat("no rats of")) return same(view.shows_rats(c_.seat()), 0), true;
    return States(play_.rules(), view.known(), c_).check();
  }
  [[nodiscard]] Scores scores() const { return score(Query{play_.rules(), s_}); }
  template <class Of>
  bool per_player(Of of) {
    const Scores all = scores();
    for (Seat seat = 0; seat < play_.rules().players; ++seat) {
      if (seat > 0) c_.need(",");
      same(of(all[seat]), c_.number());
    }
    return true;
  }
  template <class Is>
  bool those(Is is) {
    const Scores all = scores();
    std::vector<Seat> seats;
    for (Seat seat = 0; seat < play_.rules().players; ++seat)
      if (is(all[seat])) seats.push_back(seat);
    return same(seats_text(seats), seats_text(c_.seats())), true;
  }
  bool points() {
    if (c_.eat("hand")) return per_player([](const Score& score) { return score.hand; });
    if (c_.eat("tokens")) return per_player([](const Score& score) { return score.tokens; });
    if (c_.eat("Go")) return per_player([](const Score& score) { return score.gold; });
    if (const auto kind = c_.try_kind())
      return per_player([&](const Score& score) { return score.specials.at(*kind - sword); });
    const auto cls = static_cast<std::size_t>(c_.cls());
    return per_player([&](const Score& score) { return score.influence.at(cls); });
  }

  const Play& play_;
  const State& s_;
  Cursor& c_;
};

}  // namespace

void check(const Play& play, std::string_view text) {
  Cursor c(text);
  if (!States(play.rules(), play.state(), c).check() && !History(play, c).check())
    throw Mistake("no expectation is called so");
  c.finish();
}

bool check_setup_item(const Scene& scene, const std::vector<Refusal>& reasons, std::string_view text) {
  Cursor c(text);
  const auto codes = [](const std::vector<Refusal>& list) {
    return join(list, [](const Refusal& r) { return r.code + (r.subject.empty() ? "" : " " + r.subject); });
  };
  if (c.eat("refused")) {
    std::string wanted;
    for (const auto piece : split(c.rest(), ',')) wanted += (wanted.empty() ? "" : ",") + std::string(piece);
    same(codes(reasons), wanted);
    return true;
  }
  if (c.eat("accepted")) return same(codes(reasons), ""), true;
  if (!c.eat("warned")) return false;
  CheckedSetUp checked;
  check_setup(scene.position.setup, checked);
  same(codes(checked.warnings), std::string(c.rest()));
  return true;
}

}  // namespace rattus::cartus::test
