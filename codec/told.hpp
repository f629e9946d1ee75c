#pragma once
// What a game brings to messages and records: overloads of these names for its types, in codec/GAME/.
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/board/events.hpp"
#include "codec/board/full_state.hpp"
#include "codec/board/options.hpp"
#include "codec/board/view.hpp"
#include "codec/board/words.hpp"
#include "codec/cartus/events.hpp"
#include "codec/cartus/options.hpp"
#include "codec/cartus/setup.hpp"
#include "codec/cartus/view.hpp"
#include "codec/cartus/words.hpp"
#include "codec/match/messages.hpp"
#include "codec/positions.hpp"
#include "codec/setup_json.hpp"
#include "engine/board/scoring.hpp"
#include "engine/cartus/scoring.hpp"

namespace rattus::codec {

/// What viewers are told at a match.
template <class Kit>
concept Told = requires(Writer& to, const typename Kit::View& view, const NamesOf<Kit>& names,
                        const typename Kit::Rules& rules, const typename Kit::Event& event, Seat seat,
                        const typename Kit::ActionList& options, const std::string& common) {
  write_view(to, view, names);
  { shown_alike(view, view) } -> std::same_as<bool>;
  { common_changes(view, view, names) } -> std::same_as<std::string>;
  { write_changes(to, view, view, names, common) } -> std::same_as<std::vector<std::string_view>>;
  write_decision(to, view, options, names, true);
  { heard(event, seat) } -> std::same_as<bool>;
  { told_alike(event, seat, seat) } -> std::same_as<bool>;
  write_event(to, rules, event, seat, names);
  { odds_message(view, names) } -> std::same_as<Json>;
};

/// What stands in a record.
template <class Kit>
concept Recorded = requires(const typename Kit::Rules& rules, const typename Kit::State& s,
                            const typename Kit::View& view, const typename Kit::Event& event,
                            typename Kit::Action action, const typename Kit::Tables& tables,
                            const typename Kit::SetUp& setup, const NamesOf<Kit>& names) {
  { to_json(setup) } -> std::same_as<Json>;
  { options_json(rules.options) } -> std::same_as<Json>;
  { word(rules, s.asked) } -> std::convertible_to<std::string_view>;
  { option_json(view, action, names) } -> std::same_as<Json>;
  { full_event_json(rules, event, names) } -> std::same_as<Json>;
  { full_state_json(rules, s, tables) } -> std::same_as<Json>;
  score(typename Kit::Query{rules, s});
};

}  // namespace rattus::codec
