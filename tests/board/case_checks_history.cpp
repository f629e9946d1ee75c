#include <algorithm>

#include "tests/board/case_checks.hpp"
#include "tests/board/case_tables.hpp"

namespace rattus::cases {

namespace {

using board::EventType;

std::string options_text(const Asked& asked, const Play& play) {
  std::string text = asked.forced ? "settled unasked:" : "options:";
  for (const Option& option : asked.options) text += " " + play.text(option);
  return text;
}

/// The decisions of the stretch with this name.
std::vector<const Asked*> named(const std::string& decision, const Play& play) {
  std::vector<const Asked*> list;
  for (std::size_t i = play.asked_since(); i < play.asked().size(); ++i)
    if (play.asked()[i].decision == decision) list.push_back(&play.asked()[i]);
  return list;
}

bool offers(const Asked& asked, const Answer& answer, const Play& play) {
  return std::any_of(asked.options.begin(), asked.options.end(),
                     [&](const Option& o) { return play.matches(answer, o); });
}

Found check_options(const Expect& e, const Play& play) {
  const auto list = named(e.name, play);
  if (list.empty()) return "it did not come up";
  for (std::size_t i = 0; i < (e.each ? list.size() : 1); ++i) {
    if (e.number) {
      const auto found = static_cast<int>(list[i]->options.size());
      if (found != e.number) return std::to_string(found) + " options";
      continue;
    }
    // A pairing one to one: as many options as answers, and each answer met by another option.
    std::vector<bool> met(list[i]->options.size(), false);
    bool all = e.answers.size() == met.size();
    for (const Answer& answer : e.answers) {
      std::size_t k = 0;
      while (k < met.size() && (met[k] || !play.matches(answer, list[i]->options[k]))) ++k;
      if (k == met.size())
        all = false;
      else
        met[k] = true;
    }
    if (!all) return options_text(*list[i], play);
  }
  return {};
}

Found check_offered(const Expect& e, const Play& play) {
  const Asked* asked = play.waiting();
  if (!e.name.empty()) {
    const auto list = named(e.name, play);
    if (list.empty()) return "it did not come up";
    asked = list.front();
  }
  if (!asked) return e.negated ? Found{} : "nothing is asked";
  for (const Answer& answer : e.answers)
    if (offers(*asked, answer, play) == e.negated) return options_text(*asked, play);
  return {};
}

Found check_never_offered(const Expect& e, const Play& play) {
  for (std::size_t i = play.asked_since(); i < play.asked().size(); ++i) {
    const Asked& asked = play.asked()[i];
    if (e.who.kind != Who::Kind::nobody && asked.seat != play.seat(e.who)) continue;
    for (const Answer& answer : e.answers)
      if (offers(asked, answer, play)) return "offered in " + asked.decision;
  }
  return {};
}

Found check_asked(const Expect& e, const Play& play) {
  std::vector<board::Seat> found, wanted;
  std::string text = "asked:";
  for (std::size_t i = play.asked_since(); i < play.asked().size(); ++i) {
    const Asked& asked = play.asked()[i];
    if (asked.forced || (!e.name.empty() && asked.decision != e.name)) continue;
    if (e.who.kind != Who::Kind::nobody && asked.seat != play.seat(e.who)) continue;
    found.push_back(asked.seat);
    text += " " + play.seat_text(asked.seat) + " " + asked.decision;
  }
  if (e.players.empty()) return unless(found.empty() == e.negated, text);
  for (const Who& who : e.players) wanted.push_back(play.seat(who));
  return unless(found == wanted, text);
}

/// The latest outbreak test in the region.
const board::Event* last_test(const std::string& region, const Play& play) {
  const board::Event* found = nullptr;
  for (const board::Event& event : play.events())
    if ((event.type == EventType::outbreak || event.type == EventType::no_outbreak) &&
        event.region == region_number(region))
      found = &event;
  return found;
}

Found check_test(const Expect& e, const Play& play) {
  const board::Event* test = last_test(e.name, play);
  if (!test) return "no token was evaluated there";
  if (e.what == What::population) return unless(test->count == e.number, std::to_string(test->count));
  if (e.what == What::limit) return unless(test->limit == e.number, std::to_string(test->limit));
  return unless((test->type == EventType::outbreak) != e.negated, "the opposite");
}

Found check_revealed(const Expect& e, const Play& play) {
  std::vector<board::Event> list;
  for (const board::Event& event : play.events())
    if (event.type == EventType::token_revealed) list.push_back(event);
  if (e.what == What::revealed_in) {
    std::vector<std::string> regions;
    for (const board::Event& event : list)
      if (regions.empty() || regions.back() != region_name(event.region)) regions.push_back(region_name(event.region));
    return unless(regions == e.names, std::to_string(regions.size()) + " regions, others or in another order");
  }
  if (list.size() < e.tokens.size() || (!e.each && list.size() != e.tokens.size()))
    return std::to_string(list.size()) + " tokens";
  for (std::size_t i = 0; i < e.tokens.size(); ++i)
    if (!matches(e.tokens[i], list[i].token, play.rules(), play))
      return "another token came as number " + std::to_string(i + 1);
  return {};
}

/// BASE-57, by the events: who lost how many, to all tokens of the stretch or to one of them.
Found check_kills(const Expect& e, const Play& play) {
  std::array<int, board::max_seats> killed{};
  int token = 0;
  for (const board::Event& event : play.events()) {
    token += event.type == EventType::token_revealed;
    if (event.type == EventType::citizens_killed && (!e.number || e.number == token)) killed[event.seat] += event.count;
  }
  if (e.number && token < *e.number) return "only " + std::to_string(token) + " tokens were revealed";
  std::string text = "killed:";
  bool same = true;
  for (board::Seat seat = 0; seat < play.rules().players; ++seat) {
    const int player = (seat + play.rules().players - play.state().first) % play.rules().players + 1;
    const auto wanted = e.by_player.find(player);
    same &= killed[seat] == (wanted == e.by_player.end() ? 0 : wanted->second);
    if (killed[seat] > 0) text += " " + play.seat_text(seat) + ":" + std::to_string(killed[seat]);
  }
  return unless(same, text);
}

Found check_pile(const Expect& e, const Play& play) {
  std::vector<board::Face> faces, wanted;
  for (const board::Event& event : play.events()) {
    if (event.type != EventType::token_revealed) continue;
    faces.push_back(play.rules().faces[event.token.index()]);
    if (!play.state().used.has(event.token.index())) return "a revealed token is not in the used pile";
  }
  if (e.number) return unless(static_cast<int>(faces.size()) == *e.number, "+" + std::to_string(faces.size()));
  for (const Face& face : e.faces) wanted.push_back(engine_face(face));
  return unless(faces == wanted, std::to_string(faces.size()) + " tokens, others or in another order");
}

Found check_happened(const Expect& e, const Play& play) {
  std::size_t next = 0;
  std::string text = "happened:";
  for (const board::Event& event : play.events()) {
    const std::string word = play.event_word(event);
    if (event.type != EventType::forced) text += " " + word;
    if (next < e.names.size() && word == e.names[next]) ++next;
  }
  return unless(next == e.names.size(), text);
}

Found check_final_turns(const Expect& e, const Play& play) {
  std::vector<board::Seat> found, wanted;
  bool passed = false;
  std::string text = "final turns:";
  for (const board::Event& event : play.events()) {
    if (event.type != EventType::final_turn_started && event.type != EventType::final_turn_passed) continue;
    found.push_back(event.seat);
    text += " " + play.seat_text(event.seat) + (event.type == EventType::final_turn_passed ? " (passed over)" : "");
    passed |= event.type == EventType::final_turn_passed && event.seat == play.seat(e.who);
  }
  for (const Who& who : e.players) wanted.push_back(play.seat(who));
  return unless(e.what == What::passed_over ? passed : found == wanted, text);
}

Found check_turn(const Expect& e, const Play& play) {
  const Asked* waiting = play.waiting();
  board::Seat begun = board::no_seat;
  for (const board::Event& event : play.events())
    if (event.type == EventType::turn_started) begun = event.seat;
  const bool holds =
      waiting && waiting->decision == "D-ACTION" && waiting->seat == play.seat(e.who) && begun == waiting->seat;
  return unless(holds, waiting ? play.seat_text(waiting->seat) + " " + waiting->decision : "nobody decides");
}

Found check_take_back(const Expect& e, const Play& play) {
  const std::size_t depth = play.take_back_depth();
  const bool holds =
      e.value == "all" ? depth == play.steps() && depth > 0 : depth == static_cast<std::size_t>(*e.number);
  return unless(holds, std::to_string(depth) + " of " + std::to_string(play.steps()));
}

}  // namespace

Found check_history(const Expect& e, Play& play) {
  switch (e.what) {
    case What::waiting: {
      const Asked* waiting = play.waiting();
      const bool holds = waiting && waiting->decision == e.name && waiting->seat == play.seat(e.who);
      return unless(holds, waiting ? play.seat_text(waiting->seat) + " " + waiting->decision : "nobody decides");
    }
    case What::turn: return check_turn(e, play);
    case What::options: return check_options(e, play);
    case What::offered: return check_offered(e, play);
    case What::never_offered: return check_never_offered(e, play);
    case What::asked: return check_asked(e, play);
    case What::take_back: return check_take_back(e, play);
    case What::population:
    case What::limit:
    case What::outbreak: return check_test(e, play);
    case What::revealed:
    case What::revealed_in: return check_revealed(e, play);
    case What::kills: return check_kills(e, play);
    case What::pile: return check_pile(e, play);
    case What::happened: return check_happened(e, play);
    case What::final_turns:
    case What::passed_over: return check_final_turns(e, play);
    case What::end_triggered: {
      const bool triggered = std::any_of(play.events().begin(), play.events().end(),
                                         [](const auto& event) { return event.type == EventType::end_triggered; });
      return unless(triggered != e.negated, "the opposite");
    }
    default: return "this expectation is not about what happened";
  }
}

}  // namespace rattus::cases
