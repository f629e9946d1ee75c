#pragma once
// Advice for one decision, in messages (docs/reference/protocol.md).
#include <memory>

#include "ai/player.hpp"
#include "codec/record/record.hpp"
#include "host/codec.hpp"
#include "host/nets.hpp"

namespace rattus::host {

/// A teacher who has taken up a decision: `think` until he is ready, then `message` ("hint").
class Hint {
 public:
  Hint() = default;
  Hint(const Hint&) = delete;
  Hint& operator=(const Hint&) = delete;
  virtual ~Hint() = default;
  virtual bool think(ai::Budget slice) = 0;
  /// `id` is repeated unless it is empty.
  [[nodiscard]] virtual std::string message(const std::string& id) const = 0;
};

/// How long he thinks: iterations of the search.
inline constexpr std::uint32_t hint_iterations = 4'000;

/// About the decision that a game waits for, as its decider sees it.
std::unique_ptr<Hint> hint_for(const table::AnyCourse& course, const GameData& data, const Nets& nets, ai::Clock clock);
/// About the decision after so many steps of a record; nothing if the game was over.
std::unique_ptr<Hint> hint_at(const Record& record, std::size_t step, const GameData& data, const Nets& nets,
                              ai::Clock clock);

}  // namespace rattus::host
