#pragma once
// What a search must be told of a game beyond its machine; each game says it in one place.
#include <concepts>
#include <span>

#include "ai/player.hpp"
#include "ai/value.hpp"

namespace rattus::ai {

/// The craft of a game, by its kit:
///
///   Playout, PlayoutStyle   plays imagined games on: reset(rules, known, observer), choose(query, rng, options) by
///                           rule of thumb, play(rules, s, options, values); odds(query, options, out): how often each
///                           option is usually chosen, `win` together; imagine(view, rng): a world that agrees with a
///                           view, as likely as its style takes it to be
///   Judge                   an opinion of one option: reset likewise, judge(rules, s, action) in `Points`
///   judge                   the judge that goes with a style of play-outs
///   judged, judged_inside, worth   defaults of the search's style
///   step                    applies a legal action and leaves the next options; nobody listens
///   sample                  a world that agrees with a view, all of them alike
///   info_key                a key of what one viewer knows of a state: worlds that look alike to him have the same
///   node_key                the same for a decision with these options
///   narrow                  takes options out of a list that come to the same as another, or are beneath notice
///   plain                   nobody overlooks this option: it costs nothing and stands before everybody's eyes
///   same_turn, own_turn     do two decisions of one player belong together; is a state still in the turn of another
///   inside                  does the state ask something in the middle of an action
template <class Kit>
struct Craft;

/// What the search works with.
template <class Kit>
concept Crafted = requires(typename Craft<Kit>::Playout& playout, typename Craft<Kit>::Judge& judge,
                           const typename Kit::Rules& rules, typename Kit::State& s, const typename Kit::State& known,
                           const typename Kit::View& view, const typename Kit::Query& query,
                           typename Kit::Action action, typename Kit::ActionList& options, SeatValuesOf<Kit>& values,
                           Seat seat, Rng& rng) {
  requires std::default_initializable<typename Craft<Kit>::PlayoutStyle>;
  playout.reset(rules, known, seat);
  { playout.choose(query, rng, options) } -> std::same_as<typename Kit::Action>;
  playout.play(rules, s, options, values);
  { playout.imagine(view, rng) } -> std::same_as<typename Kit::State>;
  playout.odds(query, options, std::span<Value>{});
  judge.reset(rules, known, seat);
  judge.judge(rules, known, action);
  Craft<Kit>::step(rules, s, action, options);
  { Craft<Kit>::sample(view, rng) } -> std::same_as<typename Kit::State>;
  { Craft<Kit>::info_key(rules, known, seat) } -> std::same_as<std::uint64_t>;
  { Craft<Kit>::node_key(rules, known, seat, options) } -> std::same_as<std::uint64_t>;
  Craft<Kit>::narrow(rules, known, options);
  { Craft<Kit>::plain(rules, action) } -> std::same_as<bool>;
  { Craft<Kit>::same_turn(known, known) } -> std::same_as<bool>;
  { Craft<Kit>::own_turn(known, known) } -> std::same_as<bool>;
  { Craft<Kit>::inside(known) } -> std::same_as<bool>;
  { Craft<Kit>::worth } -> std::convertible_to<double>;
  { Craft<Kit>::judged + Craft<Kit>::judged_inside } -> std::convertible_to<std::uint32_t>;
};

}  // namespace rattus::ai
