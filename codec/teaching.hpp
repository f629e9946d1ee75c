#pragma once
// How options are told with their chances and reasons, and advice for a decision of any game.
#include "ai/board/outlook.hpp"
#include "ai/cartus/outlook.hpp"
#include "codec/hint.hpp"
#include "codec/told.hpp"
#include "table/adviser.hpp"

namespace rattus::codec {

/// Shares of a win as thousandths.
inline int thousandths(ai::Value share) { return (share * 1000 + ai::win / 2) / ai::win; }

inline Json chances_json(const table::Chances& chances, unsigned players) {
  Json list = Json::array();
  for (unsigned seat = 0; seat < players; ++seat) list.push_back(thousandths(chances[seat]));
  return list;
}

inline std::string card_name(const Names& names, unsigned slot) {
  return std::string(names.card(static_cast<board::Slot>(slot)));
}
inline std::string card_name(const NoNames&, unsigned) { return {}; }

template <class Naming>
Json reasons_json(const ai::Reasons& reasons, const Naming& names) {
  Json list = Json::array();
  for (const ai::Reason& reason : reasons) {
    Json json{{"what", ai::word(reason.ground)}};
    if (reason.ground == ai::Ground::takes) {
      json["card"] = card_name(names, reason.card);
      json["from"] = reason.seat == table::no_seat ? Json() : Json(reason.seat + 1);
    } else {
      json["seat"] = reason.seat + 1;
      json["tenths"] = reason.tenths;
    }
    list.push_back(std::move(json));
  }
  return list;
}

/// Options as a teacher tells them, for one decision.
template <class Kit>
struct Telling {
  const typename Kit::View& view;
  const typename Kit::ActionList& options;
  const NamesOf<Kit>& names;

  [[nodiscard]] Json option(const table::Weighed& one) const {
    const auto action = options[one.option];
    return {{"option", one.option},
            {"choice", option_json(view, action, names)},
            {"chance", thousandths(one.chance)},
            {"reasons", reasons_json(ai::reasons(view, action), names)}};
  }
  [[nodiscard]] Json list(const std::vector<table::Weighed>& several) const {
    Json json = Json::array();
    for (const auto& one : several) json.push_back(option(one));
    return json;
  }
};

template <class Kit>
class HintOf final : public Hint {
 public:
  HintOf(const table::GameOf<Kit>& game, const typename Kit::Tables& tables, ai::Clock clock)
      : rules_(&game.rules()),
        tables_(&tables),
        view_(game.view(game.decider())),
        options_(game.options()),
        adviser_(hint_iterations, std::move(clock)) {
    adviser_.begin(view_, options_);
  }
  bool think(ai::Budget slice) override { return adviser_.think(slice); }
  [[nodiscard]] Json message() const override {
    const NamesOf<Kit> names(*rules_, *tables_);
    const auto& advice = adviser_.advice();
    const Telling<Kit> telling{view_, options_, names};
    return {{"type", "hint"},
            {"seat", view_.viewer() + 1},
            {"decision", word(*rules_, view_.known().asked)},
            {"best", advice.thought ? telling.list(advice.best) : Json::array()}};
  }

 private:
  const typename Kit::Rules* rules_;
  const typename Kit::Tables* tables_;
  typename Kit::View view_;
  typename Kit::ActionList options_;
  table::AdviserOf<Kit> adviser_;
};

}  // namespace rattus::codec
