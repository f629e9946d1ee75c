#pragma once
// How options are told with their chances and reasons, and advice for a decision of any game.
#include "ai/board/outlook.hpp"
#include "ai/cartus/outlook.hpp"
#include "codec/told.hpp"
#include "host/codec.hpp"
#include "host/hint.hpp"
#include "table/adviser.hpp"

namespace rattus::host {

/// Shares of a win as thousandths.
inline int thousandths(ai::Value share) { return (share * 1000 + ai::win / 2) / ai::win; }

inline void write_chances(Writer& to, std::string_view key, const table::Chances& chances, unsigned players) {
  to.key(key).open('[');
  for (unsigned seat = 0; seat < players; ++seat) to.value(thousandths(chances[seat]));
  to.close(']');
}

inline std::string_view card_name(const Names& names, unsigned slot) {
  return names.card(static_cast<board::Slot>(slot));
}
inline std::string_view card_name(const NoNames&, unsigned) { return {}; }

/// A class of society, by its number; there are none in the board game.
inline std::string_view class_name(const Names&, unsigned) { return {}; }
inline std::string_view class_name(const NoNames&, unsigned cls) {
  return cartus::id_of(static_cast<cartus::Class>(cls));
}

template <class Naming>
void write_reason(Writer& to, const ai::Reason& reason, const Naming& names) {
  to.open('{').field("what", ai::word(reason.ground));
  if (reason.ground == ai::Ground::takes) {
    to.field("card", card_name(names, reason.card)).key("from");
    reason.seat == table::no_seat ? to.value(nullptr) : to.value(reason.seat + 1);
  } else {
    to.field("seat", reason.seat + 1).field("tenths", reason.tenths);
    if (reason.ground == ai::Ground::steps) to.field("class", class_name(names, reason.card));
  }
  to.close('}');
}

/// Options as a teacher tells them, for one decision.
template <class Kit>
struct Telling {
  const typename Kit::View& view;
  const typename Kit::ActionList& options;
  const NamesOf<Kit>& names;

  void write(Writer& to, const table::Weighed& one) const {
    const auto action = options[one.option];
    to.open('{').field("option", one.option);
    to.key("choice").raw(text_of(option_json(view, action, names)));
    to.field("chance", thousandths(one.chance)).key("reasons").open('[');
    for (const ai::Reason& reason : ai::reasons(view, action)) write_reason(to, reason, names);
    to.close(']').close('}');
  }
  void write(Writer& to, const std::vector<table::Weighed>& several) const {
    to.open('[');
    for (const auto& one : several) write(to, one);
    to.close(']');
  }
};

template <class Kit>
class HintOf final : public Hint {
 public:
  HintOf(const table::GameOf<Kit>& game, const typename Kit::Tables& tables, const Nets& nets, ai::Clock clock)
      : game_(game),
        tables_(&tables),
        view_(game_.view(game_.decider())),
        adviser_(hint_iterations, nets.all(), std::move(clock)) {
    adviser_.begin(view_, game_.options());
  }
  bool think(ai::Budget slice) override { return adviser_.think(slice); }
  [[nodiscard]] std::string message(const std::string& id) const override {
    const NamesOf<Kit> names(game_.rules(), *tables_);
    const auto& advice = adviser_.advice();
    Writer to;
    to.open('{').field("type", "hint");
    if (!id.empty()) to.key("id").raw(quoted_text(id));
    to.field("seat", view_.viewer() + 1).field("decision", word(game_.rules(), view_.known().asked)).key("best");
    Telling<Kit>{view_, game_.options(), names}.write(to, advice.thought ? advice.best : std::vector<table::Weighed>());
    to.close('}');
    return to.take();
  }

 private:
  table::GameOf<Kit> game_;
  const typename Kit::Tables* tables_;
  typename Kit::View view_;
  table::AdviserOf<Kit> adviser_;
};

}  // namespace rattus::host
