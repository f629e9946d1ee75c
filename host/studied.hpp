#pragma once
// What a game brings to studies, beside its messages (codec/told.hpp).
#include <concepts>
#include <optional>
#include <string>

#include "codec/told.hpp"
#include "host/codec.hpp"
#include "host/study.hpp"

namespace rattus::host {

/// What can be studied: chance prescribed, choices written by hand, positions opened.
template <class Kit>
concept Studied = Recorded<Kit> &&
    requires(const typename Kit::View& view, const typename Kit::ActionList& options, const typename Kit::Rules& rules,
             const typename Kit::State& s, typename Kit::Action action, const NamesOf<Kit>& names, const Json& json,
             const GameData& data) {
  typename Scripting<Kit>::Script;
  typename Scripting<Kit>::Chance;
  { decision_json(view, options, names, true) } -> std::same_as<Json>;
  { option_text(view, action, names) } -> std::same_as<std::string>;
  { find_option(json, view, options, names) } -> std::same_as<std::optional<std::size_t>>;
  { clause_of(rules, s.asked) } -> std::same_as<Clause>;
  { open_position(Kit{}, json, data).index() } -> std::same_as<std::size_t>;
};

}  // namespace rattus::host
