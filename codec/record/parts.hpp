#pragma once
// The parts of a record, made from a game that is being played: what writer and checker share.
#include "codec/names.hpp"
#include "codec/record/record.hpp"

namespace rattus::codec {

/// Tells one game in the words of docs/reference/record-format.md.
template <class Kit>
class RecordParts {
 public:
  using Game = table::GameOf<Kit>;
  using Events = table::EventsOf<Kit>;

  RecordParts(const Game& game, const typename Kit::Tables& tables) : tables_(&tables), names_(game.rules(), tables) {}

  [[nodiscard]] const NamesOf<Kit>& names() const { return names_; }
  /// The set-up with all house rules in force.
  [[nodiscard]] Json setup(const table::AnySetUp& setup, const Game& game) const;
  /// `seat`, `decision`, `choice`, `option`, and with a full trace `options`: before the choice is made.
  [[nodiscard]] Json choice(const Game& game, std::size_t option, Trace trace) const;
  /// Adds `chance`, `events` and the trace: after it.
  void add_happened(Json& to, const Game& game, const Events& events, Trace trace) const;
  /// Of a game that is over.
  [[nodiscard]] Json result(const Game& game) const;
  /// Of a game that is over, with its events from first to last: what stayed hidden until then. Null if its end opens
  /// nothing that its events do not tell.
  [[nodiscard]] Json opened(const Game& game, const std::vector<Events>& events) const;

 private:
  const typename Kit::Tables* tables_;
  NamesOf<Kit> names_;
};

Json seats_json(const std::vector<RecordSeat>& seats);
/// The class cards in play, by id; null for a game that has none.
Json cards_json(const Names& names);
inline Json cards_json(const NoNames&) { return {}; }

}  // namespace rattus::codec
