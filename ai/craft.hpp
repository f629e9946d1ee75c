#pragma once
// What a search must be told of a game beyond its machine; each game says it in one place.
#include "ai/player.hpp"
#include "ai/value.hpp"

namespace rattus::ai {

/// The craft of a game, by its kit:
///
///   Playout, PlayoutStyle   plays imagined games on: reset(rules, known, observer), choose(query, rng, options) by
///                           rule of thumb, play(rules, s, options, values)
///   Judge                   an opinion of one option: reset likewise, judge(rules, s, action) in `Points`
///   judged, judged_inside, worth   defaults of the search's style
///   step                    applies a legal action and leaves the next options; nobody listens
///   sample                  a world that agrees with a view
///   info_key                a key of what one viewer knows of a state: worlds that look alike to him have the same
///   node_key                the same for a decision with these options
///   narrow                  takes options out of a list that come to the same as another, or are beneath notice
///   same_turn, own_turn     do two decisions of one player belong together; is a state still in the turn of another
///   inside                  does the state ask something in the middle of an action
template <class Kit>
struct Craft;

}  // namespace rattus::ai
