// Why something that a person points at cannot be chosen now.
#include "engine/board/why.hpp"

#include "codec/match/parts.hpp"
#include "codec/setup_json.hpp"

namespace rattus::codec {
namespace {

using board::Refusal;

std::optional<Refusal> refusal(const std::optional<board::WhyNot>& why, const std::string& subject) {
  if (!why) return std::nullopt;
  return Refusal{std::string(why->code), why->clause, subject};
}

template <class List, class Is>
std::size_t place(const List& list, Is is) {
  return static_cast<std::size_t>(std::find_if(list.begin(), list.end(), is) - list.begin());
}

[[maybe_unused]] std::optional<Refusal> why_not(const board::View& view, const Pointed& at, const Names& names) {
  if (!at.region.empty()) {
    const std::size_t region = place(names.region_rows, [&](const auto& row) { return row.id == at.region; });
    if (region == names.region_rows.size()) return Refusal{"unknown-region", base_clause(1), at.region};
    return refusal(why_not_region(view, static_cast<board::Region>(region)), at.region);
  }
  if (!at.card.empty()) {
    const std::size_t slot = place(names.cards, [&](const auto& id) { return id == at.card; });
    if (slot == names.cards.size()) return Refusal{"card-not-in-play", base_clause(9), at.card};
    return refusal(why_not_card(view, static_cast<board::Slot>(slot)), at.card);
  }
  return refusal(why_not_increase(view), {});
}

[[maybe_unused]] Json why_message(const board::View& view, const ToMatch& question, const Names& names,
                                  const Texts& texts) {
  const auto why = why_not(view, question.at, names);
  if (why) {
    Json json = refused_message(question.id, table::Refused{why->code, why->clause, texts.sentence(*why)});
    json["subject"] = why->subject;
    return json;
  }
  Json json{{"type", "why"}};
  if (!question.id.empty()) json["id"] = question.id;
  json["possible"] = true;
  return json;
}
[[maybe_unused]] Json why_message(const cartus::View&, const ToMatch& question, const NoNames&, const Texts&) {
  return refused_message(
      question.id,
      table::Refused{"not-here", {}, "Cartus has no such question: every card that can be played is offered"});
}

}  // namespace

Json why_message(const table::Match& match, const table::Guest& guest, const ToMatch& question, const GameData& data) {
  if (!match.course().open())
    return refused_message(
        question.id, table::Refused{"not-started", {}, "the game has not started: there is nothing to choose yet"});
  return match.course().visit([&](const auto& course) {
    return why_message(course.game().view(match.eyes(guest)), question, names_at(course, data), data.text());
  });
}

}  // namespace rattus::codec
