// What was asked and offered, and what can be taken back.
#include <algorithm>

#include "tests/board/case_expect.hpp"

namespace rattus::cases {

namespace {

bool decision_next(const Cursor& c) { return c.peek().starts_with("D-"); }
/// Of whom it is said; nobody if it is said of all.
std::optional<board::Seat> maybe_seat(Cursor& c, const Look& look) {
  if (!is_player(c.peek()) && c.peek() != "seat") return std::nullopt;
  return look.seat(c.who());
}

std::string options_text(const Asked& asked, const Play& play) {
  std::string text = asked.forced ? "settled unasked:" : "options:";
  for (const Option& option : asked.options) text += " " + play.text(option);
  return text;
}

std::string waiting_text(const Look& look) {
  const Asked* waiting = look.play.waiting();
  return waiting ? look.play.seat_text(waiting->seat) + " " + waiting->decision : "nobody decides";
}

/// The decisions of the stretch.
std::span<const Asked> asked_now(const Look& look) {
  return std::span(look.play.asked()).subspan(look.play.asked_since());
}
std::vector<const Asked*> named(const std::string& decision, const Look& look) {
  std::vector<const Asked*> list;
  for (const Asked& asked : asked_now(look))
    if (asked.decision == decision) list.push_back(&asked);
  return list;
}

bool offers(const Asked& asked, const Answer& answer, const Look& look) {
  return std::any_of(asked.options.begin(), asked.options.end(),
                     [&](const Option& o) { return look.play.matches(answer, o); });
}

/// A pairing one to one: as many options as answers, and each answer met by another option.
bool exactly(const std::vector<Answer>& answers, const Asked& asked, const Look& look) {
  std::vector<bool> met(asked.options.size(), false);
  for (const Answer& answer : answers) {
    std::size_t k = 0;
    while (k < met.size() && (met[k] || !look.play.matches(answer, asked.options[k]))) ++k;
    if (k == met.size()) return false;
    met[k] = true;
  }
  return answers.size() == met.size();
}

/// options D-X = a, b; options D-X each = a; options D-X: 21
Found options(Cursor& c, const Look& look) {
  auto list = named(c.decision(), look);
  const bool each = c.eat("each");
  std::optional<int> number;
  std::vector<Answer> wanted;
  if (c.eat(":")) {
    number = c.number();
  } else {
    c.need("=");
    wanted = answers(c.take_rest());
  }
  if (list.empty()) return "it did not come up";
  if (!each) list.resize(1);
  for (const Asked* asked : list) {
    if (number && static_cast<int>(asked->options.size()) != *number)
      return std::to_string(asked->options.size()) + " options";
    if (!number && !exactly(wanted, *asked, look)) return options_text(*asked, look.play);
  }
  return {};
}

/// offered a, b; offered D-X a
Found offered(Cursor& c, const Look& look, bool wanted) {
  const std::string decision = decision_next(c) ? c.decision() : "";
  const auto list = answers(c.take_rest());
  const Asked* asked = look.play.waiting();
  if (!decision.empty()) {
    const auto those = named(decision, look);
    if (those.empty()) return "it did not come up";
    asked = those.front();
  }
  if (!asked) return wanted ? Found("nothing is asked") : Found{};
  for (const Answer& answer : list)
    if (offers(*asked, answer, look) != wanted) return options_text(*asked, look.play);
  return {};
}

Found never_offered(Cursor& c, const Look& look) {
  const auto seat = maybe_seat(c, look);
  const auto list = answers(c.take_rest());
  for (const Asked& asked : asked_now(look))
    for (const Answer& answer : list)
      if ((!seat || asked.seat == *seat) && offers(asked, answer, look)) return "offered in " + asked.decision;
  return {};
}

/// asked P2; asked P2 D-X; asked D-X; asked D-X: P1, P2
Found asked(Cursor& c, const Look& look, bool wanted) {
  const auto seat = maybe_seat(c, look);
  const std::string decision = seat && c.done() ? "" : c.decision();
  std::optional<std::vector<board::Seat>> order;
  if (wanted && c.eat(":")) order = seats(c, look);
  std::vector<board::Seat> found;
  std::string text = "asked:";
  for (const Asked& one : asked_now(look)) {
    if (one.forced || (!decision.empty() && one.decision != decision) || (seat && one.seat != *seat)) continue;
    found.push_back(one.seat);
    text += " " + look.play.seat_text(one.seat) + " " + one.decision;
  }
  return unless(order ? found == *order : found.empty() != wanted, text);
}

Found waiting(Cursor& c, const Look& look) {
  const board::Seat seat = look.seat(c.who());
  const std::string decision = c.decision();
  const Asked* now = look.play.waiting();
  return unless(now && now->decision == decision && now->seat == seat, waiting_text(look));
}

/// His turn has begun in this stretch, and he has decided nothing in it yet.
Found turn(Cursor& c, const Look& look) {
  const board::Seat seat = look.seat(c.who());
  board::Seat begun = board::no_seat;
  for (const board::Event& event : look.play.events())
    if (event.type == board::EventType::turn_started) begun = event.seat;
  const Asked* now = look.play.waiting();
  return unless(now && now->decision == "D-ACTION" && now->seat == seat && begun == seat, waiting_text(look));
}

Found take_back(Cursor& c, const Look& look) {
  const std::size_t steps = look.play.steps(), depth = look.play.take_back_depth();
  const bool all = c.eat("all");
  const std::size_t wanted = all ? steps : c.eat("none") ? 0 : static_cast<std::size_t>(c.number());
  return unless(depth == wanted && (!all || depth > 0), std::to_string(depth) + " of " + std::to_string(steps));
}

constexpr Row rows[] = {
    {"waiting", waiting},
    {"turn", turn},
    {"options", options},
    {"offered", [](Cursor& c, const Look& l) { return offered(c, l, true); }},
    {"not offered", [](Cursor& c, const Look& l) { return offered(c, l, false); }},
    {"never offered", never_offered},
    {"asked", [](Cursor& c, const Look& l) { return asked(c, l, true); }},
    {"not asked", [](Cursor& c, const Look& l) { return asked(c, l, false); }},
    {"take back", take_back},
};

}  // namespace

Rows asked_rows() { return rows; }

}  // namespace rattus::cases
