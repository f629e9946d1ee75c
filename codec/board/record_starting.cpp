#include "codec/board/record_starting.hpp"

#include <algorithm>
#include <cassert>

#include "engine/board/cards/base.hpp"
#include "engine/board/cards/witch.hpp"

namespace rattus::codec {
namespace {

using board::Event;
using board::EventType;
using board::Region;
using board::Token;

/// A starting token on its way over the board.
struct Followed {
  Region from, at;
  unsigned face = 0;  ///< as in Token; 0: nobody has looked at it yet
};

class Follower {
 public:
  explicit Follower(const board::Rules& rules) {
    for (const unsigned region : rules.in_use)
      board_.push_back({static_cast<Region>(region), static_cast<Region>(region)});
  }

  void see(const Event& event) {
    if (event.type == EventType::token_looked) {
      note(event.token, event.region, event.region);
    } else if (event.type == EventType::token_moved) {
      note(event.token, event.region, event.to);
    } else if (event.type == board::Witch::tokens_swapped) {
      note(event.token, event.region, event.to);
      note(event.other, event.to, event.region);
    } else if (event.type == board::Witch::token_set) {
      rearrange(event.token, event.region);
    } else if (event.type == EventType::token_returned) {
      go_back(event.token, event.region);
    } else if (event.type == EventType::token_revealed || event.type == EventType::opened) {
      open(event);
    }
  }
  [[nodiscard]] std::vector<StartingToken> found() && { return std::move(found_); }

 private:
  /// One in the region that is this token: the one with its face, else one that nobody has looked at.
  std::vector<Followed>::iterator find(Token token, Region region) {
    const auto with = [&](unsigned face) {
      return std::find_if(board_.begin(), board_.end(),
                          [&](const Followed& one) { return one.at == region && one.face == face; });
    };
    const auto known = with(token.face());
    const auto one = known == board_.end() ? with(0) : known;
    assert(one != board_.end() && "every token with the tag set-up is followed");
    return one;
  }
  void note(Token token, Region from, Region to) {
    if (token.drawn()) return;
    const auto one = find(token, from);
    one->face = token.face();
    one->at = to;
  }
  /// The Witch has looked at it, so it is known by its face, wherever it lay (UPG-24).
  void rearrange(Token token, Region to) {
    if (token.drawn()) return;
    const auto one =
        std::find_if(board_.begin(), board_.end(), [token](const Followed& some) { return some.face == token.face(); });
    assert(one != board_.end() && "whoever has looked at it was told of");
    one->at = to;
  }
  /// Into the rat supply: which one it was is known if somebody had looked at it, else it stays unknown (MERC-136).
  void go_back(Token token, Region from) {
    if (token.drawn()) return;
    const auto one = find(token, from);
    if (token.dealt()) found_.push_back({one->from, token.index()});
    board_.erase(one);
  }
  void open(const Event& event) {
    if (event.token.drawn()) return;
    const auto one = find(event.token, event.region);
    found_.push_back({one->from, event.token.index()});
    board_.erase(one);
  }

  std::vector<Followed> board_;
  std::vector<StartingToken> found_;
};

}  // namespace

std::vector<StartingToken> starting_tokens(const board::Rules& rules, const std::vector<table::EventList>& events) {
  Follower follower(rules);
  for (const auto& happened : events)
    for (const Event& event : happened) follower.see(event);
  return std::move(follower).found();
}

}  // namespace rattus::codec
