#pragma once
// Games that computer players play against themselves to learn from (docs/learning.md), and the samples made of them:
// of any game, by its kit.
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "ai/agents.hpp"
#include "ai/net/net.hpp"

namespace rattus::ai {

/// A game as it is kept: with its set-up and seed it can be played again, whatever a net is told of its positions.
struct SelfPlayed {
  std::vector<std::uint8_t> choices;  ///< at each decision the place of the option taken
  /// What share of the win each seat expected then, by the player who decided, in 255ths; empty if nobody thought.
  std::vector<std::array<std::uint8_t, Net::most_seats>> expected;
};

/// What of a game is left to chance, so that positions differ. Who only sees what good players do never learns what is
/// wrong with the rest, and a search looks there.
struct Slips {
  static constexpr unsigned all = 1024;
  unsigned decisions = 0;  ///< of `all`, taken at random
  unsigned turns = 0;      ///< of `all`, in which a player strays: half of his decisions there are taken at random
};

/// Plays a game between players of one kind, who each see what their seat may know.
template <class Kit>
SelfPlayed play_itself(const typename Kit::Rules& rules, const Agent& agent, Seed seed, Slips slips);

/// One position to learn from.
struct Sample {
  Net::Row game;
  std::span<const Net::Row> seats;                     ///< as many as play
  std::array<Value, Net::most_seats> result{};         ///< share of the win, in the end
  std::array<Value, Net::most_seats> expected{};       ///< by the player who decided; -1 throughout if he did not think
                                                       ///< (looking back: what Hindsight says)
  std::array<std::int16_t, Net::most_seats> points{};  ///< in the end
};

/// What a game that is over has shown (TD(lambda)): each seat could expect the mean of what is said of all later
/// decisions and of the result, where what is one decision further on counts `keep` of 1024 as much. Less is left to
/// luck than in the result alone. A net says what it makes of each position, the one that it is to learn left out: what
/// it does not see yet shows in what it says a little later. A search looked further than its net, so that what it said
/// of the position itself counts, too.
struct Hindsight {
  std::shared_ptr<const Net> net;  ///< of the game's inputs, says it; null: the player who decided did, if he thought
  std::optional<unsigned> keep;    ///< of 1024; nothing: nobody looks back
};

/// Plays a kept game again and hands on a part of its decisions, `share` of 1024, each as its player saw it or as
/// another did. False if it cannot have been played so.
template <class Kit>
bool replay_samples(const typename Kit::Rules& rules, const SelfPlayed& game, Seed seed, unsigned share,
                    const Hindsight& hindsight, const std::function<void(const Sample&)>& take);

/// A decision to learn a policy from: what each option shows, and which of them was taken.
struct Choices {
  unsigned decision = 0;
  std::size_t taken = 0;
  std::span<const Cues> options;
};

/// Plays a kept game again and hands on a part of its choices, `share` of 1024, as their players saw them. False if it
/// cannot have been played so.
template <class Kit>
bool replay_choices(const typename Kit::Rules& rules, const SelfPlayed& game, Seed seed, unsigned share,
                    const std::function<void(const Choices&)>& take);

}  // namespace rattus::ai
