#include "engine/board/why.hpp"

#include <array>

#include "engine/board/legal.hpp"
#include "engine/core/enum_words.hpp"

namespace rattus::board {
namespace {

constexpr std::string_view not_in_use = "not-in-use", not_yours = "not-your-decision",
                           other_question = "other-question", barred = "barred";
constexpr std::string_view already_taken = "already-taken", not_held = "not-held", used_already = "used-already",
                           blocked = "blocked", nothing_to_do = "nothing-to-do", rests = "rests-by-tile",
                           no_ability = "no-ability", taking_barred = "taking-barred";
constexpr std::string_view increased_already = "increased-already", no_citizens_left = "no-citizens-left",
                           no_gain = "no-region-to-increase";

constexpr auto bar_codes =
    enum_words<Bar>(barred, barred, "no-tokens", "no-tokens-no-extra", "tokens-there", "full", "no-citizen-of-yours",
                    "same-region", "too-far", "not-next-to-plague", "not-next-to", "no-room-around",
                    "only-token-is-first", "nobody-there", "not-leading");

}  // namespace

std::string_view code_of(Bar bar) { return bar_codes[bar]; }

namespace {

/// What says so: the clause of the decision, but that of extras where only they reach.
Clause clause_of(Bar bar, Clause decision) { return bar == Bar::not_without_extra ? base_clause(29) : decision; }

/// True if whoever decides has more citizens there than each other player.
bool leads(const State& s, Region region) {
  const auto& row = s.citizens[region];
  for (Seat seat = 0; seat < max_seats; ++seat)
    if (seat != s.decider && row[seat] >= row[s.decider]) return false;
  return true;
}

bool stands_against(Bar bar, const Query& q, Region region) {
  const State& s = q.s;
  const auto source = [&s] { return s.top().as<frames::CardFrom>().from; };
  switch (bar) {
    case Bar::no_tokens:
    case Bar::not_without_extra: return s.token_count[region] == 0;
    case Bar::tokens_there: return s.token_count[region] > 0;
    case Bar::full: return s.token_count[region] == tokens_per_region;
    case Bar::no_citizen: return s.citizens[region][s.decider] == 0;
    case Bar::same_region: return region == s.plague;
    case Bar::too_far: return true;
    case Bar::not_next_to_plague: return !q.neighbours(s.plague).has(region);
    case Bar::not_next_to_source: return !q.neighbours(source()).has(region);
    case Bar::no_room_around: return (q.neighbours(region) & q.token_may_enter()).none();
    case Bar::only_token: return region == source() && s.token_count[region] == 1;
    case Bar::nobody: return s.population(region) == 0;
    case Bar::not_leading: return !leads(s, region);
    case Bar::by_clause: return true;
    case Bar::none: break;
  }
  return false;
}

std::optional<WhyNot> not_asked(const View& view) {
  if (!view.may_decide()) return WhyNot{not_yours, ruling(1)};
  return std::nullopt;
}

ActionList options_of(const View& view) {
  ActionList options;
  legal(view.rules(), view.known(), options);
  return options;
}

bool offers(const ActionList& options, Choice kind, std::uint8_t a = 0) {
  for (const Action action : options)
    if (action.kind == kind && action.a == a) return true;
  return false;
}

}  // namespace

std::span<const std::string_view> why_not_codes() {
  static constexpr auto codes = [] {
    constexpr std::array others = {not_in_use,    not_yours,         other_question,   already_taken, not_held,
                                   used_already,  blocked,           nothing_to_do,    rests,         no_ability,
                                   taking_barred, increased_already, no_citizens_left, no_gain};
    constexpr std::span bars = std::span(bar_codes).subspan(1);  // without Bar::none, which is called like the next
    std::array<std::string_view, bars.size() + others.size()> all{};
    std::size_t n = 0;
    for (const auto code : bars) all[n++] = code;
    for (const auto code : others) all[n++] = code;
    return all;
  }();
  return codes;
}

std::optional<WhyNot> why_not_region(const View& view, Region region) {
  if (const auto no = not_asked(view)) return no;
  const ActionList options = options_of(view);
  if (offers(options, Choice::region, region)) return std::nullopt;
  const State& s = view.known();
  if (!view.rules().in_use.has(region)) return WhyNot{not_in_use, base_clause(2)};
  const DecisionRow* row = view.rules().row_of(s.asked);
  if (!row || row->bars[0] == Bar::none) return WhyNot{other_question, ruling(1)};
  for (const Bar bar : row->bars)
    if (stands_against(bar, {view.rules(), s}, region)) return WhyNot{bar_codes[bar], clause_of(bar, row->clause)};
  return WhyNot{barred, row->clause};
}

std::optional<WhyNot> why_not_card(const View& view, Slot slot) {
  if (const auto no = not_asked(view)) return no;
  const ActionList options = options_of(view);
  for (const Choice kind : {Choice::take, Choice::use, Choice::extra})
    if (offers(options, kind, slot)) return std::nullopt;
  const State& s = view.known();
  const Query q{view.rules(), s};
  const bool own = q.holder(slot) == s.decider, final = s.asked == Decision::final;
  if (s.asked != Decision::action && !final) return WhyNot{other_question, ruling(1)};
  if (!own) {
    if (final) return WhyNot{not_held, base_clause(84)};
    return s.card_taken ? WhyNot{already_taken, base_clause(24)} : WhyNot{taking_barred, base_clause(24)};
  }
  if (q.card_of(slot, s.decider) != slot) return WhyNot{rests, upg_clause(54)};
  const unsigned bit = 1U << q.ability_of(slot);
  if ((view.rules().final_slots & bit) == 0) return WhyNot{no_ability, base_clause(23)};
  if (s.blocked >> slot & 1U) return WhyNot{blocked, base_clause(31)};
  if (s.used_mark & bit) return WhyNot{used_already, ruling(4)};
  if (!final && (view.rules().action_slots & bit) == 0) return WhyNot{no_ability, base_clause(23)};
  return WhyNot{nothing_to_do, base_clause(23)};
}

std::optional<WhyNot> why_not_increase(const View& view) {
  if (const auto no = not_asked(view)) return no;
  const State& s = view.known();
  if (offers(options_of(view), Choice::increase)) return std::nullopt;
  if (s.asked != Decision::action) return WhyNot{other_question, ruling(1)};
  if (s.increased) return WhyNot{increased_already, base_clause(21)};
  return s.supply[s.decider] == 0 ? WhyNot{no_citizens_left, base_clause(28)} : WhyNot{no_gain, base_clause(29)};
}

}  // namespace rattus::board
