#include "codec/board/options.hpp"

#include "codec/board/events.hpp"
#include "codec/board/face.hpp"
#include "codec/board/words.hpp"
#include "codec/find_place.hpp"
#include "engine/board/picks.hpp"
#include "engine/board/setup/good.hpp"
#include "engine/board/setup/region_names.hpp"

namespace rattus::codec {
namespace {

using board::Action;
using board::Choice;

/// What the numbers of an action mean.
enum class Means {
  nothing,
  region,
  card,
  count,
  load,
  token,
  increase,
  extra,
  edge,
  seat,
  cell,
  good,
  region_card,
  event_card,
  university,
  part,
  other
};

/// Of an ability in two parts, or with two effects.
constexpr std::array<std::string_view, 2> part_words{"a", "b"};

Means means(Choice kind) {
  switch (kind) {
    case Choice::region: return Means::region;
    case Choice::take:
    case Choice::use:
    case Choice::card: return Means::card;
    case Choice::increase: return Means::increase;
    case Choice::extra: return Means::extra;
    case Choice::edge: return Means::edge;
    case Choice::seat: return Means::seat;
    case Choice::cell: return Means::cell;
    case Choice::good: return Means::good;
    case Choice::region_card: return Means::region_card;
    case Choice::event_card: return Means::event_card;
    case Choice::university: return Means::university;
    case Choice::count: return Means::count;
    case Choice::citizen:
    case Choice::remove:
    case Choice::give: return Means::load;
    case Choice::token: return Means::token;
    case Choice::part: return Means::part;
    case Choice::other: return Means::other;
    default: return Means::nothing;
  }
}

/// The token that option `place` stands for, as the viewer sees it.
std::optional<board::TokenChoice> shown_token(const board::View& view, unsigned place) {
  if (!view.may_decide()) return std::nullopt;
  board::TokenChoices choices;
  board::asked_tokens({view.rules(), view.known()}, view.viewer(), choices);
  if (place >= choices.size()) return std::nullopt;
  return choices[place];
}

/// "plain", "p2", "d", "dp1", as in the worked cases: types by the letter that they begin with, the last first.
std::string load_text(board::Load load) {
  std::string text;
  for (const board::LoadType* type : board::load_types())
    if (load.has(*type))
      text = type->word.front() + (type->counted() ? std::to_string(load.of(*type)) : std::string()) + text;
  return text.empty() ? "plain" : text;
}

/// What an option is called; giving a load, by the load.
std::string_view kind_word(Action action) {
  for (const board::LoadType* type : board::load_types())
    if (action.kind == Choice::give && type->at == action.c) return type->given.word;
  return word(action.kind);
}

std::string token_text(const board::Rules& rules, const board::TokenChoice& choice, const Names& names) {
  const board::Token token = choice.shown;
  std::string text = token.drawn() ? "drawn" : "set-up";
  if (token.marked()) text += ", marked";
  if (token.lookers() != 0) text += ", by";
  for (board::Seat seat = 0; seat < board::max_seats; ++seat)
    if (token.seen_by(seat)) text += " " + std::to_string(seat + 1);
  if (token.dealt()) text += ", " + short_text(rules.faces[token.index()]);
  if (choice.from != board::no_region) text += ", from " + names.region(choice.from);
  return "token (" + text + ")";
}

/// The face of a token that lies open with the others of its region (CARD-182): everybody sees it.
std::optional<board::Face> open_face(const board::View& view, unsigned place) {
  const board::State& s = view.known();
  if (s.depth == 0 || place >= s.laid_open.size()) return std::nullopt;
  if (s.laid_open[place] == 0) return std::nullopt;
  return view.rules().faces[s.laid_open[place] - 1U];
}

/// A byte of a module's own choice as somebody types it.
std::string chosen_text(board::ChoiceRow::Of of, std::uint8_t byte, const Names& names) {
  using Of = board::ChoiceRow::Of;
  switch (of) {
    case Of::number: return " " + std::to_string(byte);
    case Of::region: return " " + names.region(byte);
    case Of::card: return " " + names.card(byte);
    case Of::seat: return " " + std::to_string(byte + 1);
    case Of::nothing: break;
  }
  return {};
}

/// The fields of an option, and those that only its decider sees.
void add_fields(Writer& to, Action action, const Names& names) {
  if (action.is_of_module()) {
    const board::ChoiceRow& row = names.choice(action);
    to.field("kind", row.word);
    write_chosen(to, row.a, action.a, names);
    return write_chosen(to, row.b, action.b, names);
  }
  to.field("kind", kind_word(action));
  switch (means(action.kind)) {
    case Means::region: to.field("region", names.region(action.a)); break;
    case Means::card: to.field("card", names.card(action.a)); break;
    case Means::count: to.field("count", action.a); break;
    case Means::load: write_load(to, action.load()); break;
    case Means::increase:
      if (action.a > 0) to.field("card", names.card(action.a - 1U));
      break;
    case Means::extra:
      if (action.a < board::first_module)
        to.field("card", names.card(action.a));
      else
        to.field("module", names.modules[action.a]);
      if (action.a >= board::first_module && action.b != board::no_region) to.field("region", names.region(action.b));
      break;
    case Means::edge: to.field("region", names.region(action.a)).field("to", names.region(action.b)); break;
    case Means::seat: to.field("seat", action.a + 1); break;
    case Means::cell: to.field("column", action.a).field("row", action.b); break;
    case Means::good: to.field("good", board::good_words[action.a]); break;
    case Means::region_card: to.field("region_card", names.region_cards[action.a]->id); break;
    case Means::event_card: to.field("event_card", board::event_words[action.a]); break;
    case Means::university: to.field("university", university_words[action.a]); break;
    case Means::part: to.field("part", part_words[action.a]); break;
    case Means::other: to.field("a", action.a).field("b", action.b); break;
    case Means::token:
    case Means::nothing: break;
  }
}

void add_token(Writer& to, const board::Rules& rules, board::Token token, board::Region from, const Names& names) {
  write_token(to.key("token"), rules, token);
  if (from != board::no_region) to.field("from", names.region(from));
}

void write_option(Writer& to, const board::View& view, Action action, const Names& names) {
  to.open('{');
  add_fields(to, action, names);
  if (action.kind == Choice::token) {
    if (const auto token = shown_token(view, action.a))
      add_token(to, view.rules(), token->shown, token->from, names);
    else if (const auto face = open_face(view, action.a))
      write(to.key("face"), *face);
  }
  to.close('}');
}

std::vector<std::string> card_texts(const board::View& view, const std::string& kind, unsigned slot,
                                    const Names& names) {
  const unsigned number = slot < view.rules().slots ? view.rules().cards[slot]->number : 0U;
  std::vector<std::string> list{kind + "(" + std::to_string(number) + ")", kind + " " + names.card(slot)};
  if (number > 33) list.push_back(kind + " M" + std::to_string(number - 33));
  return list;
}

/// All texts that are taken for an option; the first is the one shown.
std::vector<std::string> texts(const board::View& view, Action action, const Names& names) {
  if (action.is_of_module()) {
    const board::ChoiceRow& row = names.choice(action);
    return {std::string(row.word) + chosen_text(row.a, action.a, names) + chosen_text(row.b, action.b, names)};
  }
  const std::string kind(kind_word(action));
  switch (means(action.kind)) {
    case Means::region: return {kind + " " + names.region(action.a), names.region(action.a)};
    case Means::increase:
      if (action.a == 0) return {kind};
      return {kind + "(" + names.card(action.a - 1U) + ")", kind + " " + names.card(action.a - 1U)};
    case Means::extra:
      if (action.a < board::first_module) return card_texts(view, kind, action.a, names);
      return {kind + " " + std::string(names.modules[action.a]) +
              (action.b == board::no_region ? "" : " " + names.region(action.b))};
    case Means::edge:
      return {kind + " " + names.region(action.a) + "-" + names.region(action.b),
              names.region(action.a) + "-" + names.region(action.b),
              names.region(action.b) + "-" + names.region(action.a)};
    case Means::seat: return {kind + " " + std::to_string(action.a + 1)};
    case Means::cell:
      return {kind + " " + std::to_string(action.a) + " " + std::to_string(action.b),
              std::to_string(action.a) + " " + std::to_string(action.b)};
    case Means::good:
      return {kind + " " + std::string(board::good_words[action.a]), std::string(board::good_words[action.a])};
    case Means::region_card: return {kind + " " + names.region_cards[action.a]->id, names.region_cards[action.a]->id};
    case Means::card: return card_texts(view, kind, action.a, names);
    case Means::count: return {kind + " " + std::to_string(action.a), std::to_string(action.a)};
    case Means::load: return {kind + " " + load_text(action.load()), load_text(action.load())};
    case Means::token:
      if (const auto token = shown_token(view, action.a)) return {token_text(view.rules(), *token, names)};
      if (const auto face = open_face(view, action.a)) return {kind + " " + short_text(*face)};
      return {kind};
    case Means::event_card:
      return {kind + " " + std::string(board::event_words[action.a]), std::string(board::event_words[action.a])};
    case Means::university:
      return {kind + " " + std::string(university_words[action.a]), std::string(university_words[action.a])};
    case Means::part: return {kind + " " + std::string(part_words[action.a]), std::string(part_words[action.a])};
    case Means::other: return {kind + " " + std::to_string(action.a) + " " + std::to_string(action.b)};
    case Means::nothing: break;
  }
  if (action.kind == Choice::end_actions) return {kind, "end"};
  return {kind};
}

/// The option that one of its texts names.
std::optional<std::size_t> find_text(const std::string& wanted, const board::View& view,
                                     const board::ActionList& options, const Names& names) {
  std::size_t i = 0;
  for (const Action action : options) {
    for (const std::string& text : texts(view, action, names))
      if (plain(text) == wanted) return i;
    ++i;
  }
  return std::nullopt;
}

/// An option as JSON, its regions under their ids.
Json with_region_ids(Json option, const Names& names) {
  for (const char* key : {"region", "from", "to", "region_card"})
    if (const auto field = option.find(key); field != option.end() && field->is_string())
      *field = board::with_region_ids(names.region_rows, field->get_ref<const std::string&>());
  return option;
}

}  // namespace

void write_chosen(Writer& to, board::ChoiceRow::Of of, std::uint8_t byte, const Names& names) {
  using Of = board::ChoiceRow::Of;
  switch (of) {
    case Of::nothing: break;
    case Of::number: to.field("count", byte); break;
    case Of::region: to.field("region", names.region(byte)); break;
    case Of::card: to.field("card", names.card(byte)); break;
    case Of::seat: to.field("seat", byte + 1); break;
  }
}

void write_option(Writer& to, Action action, const Names& names, const board::Face* face) {
  to.open('{');
  add_fields(to, action, names);
  if (face) write(to.key("face"), *face);
  to.close('}');
}

void write_token_option(Writer& to, const board::Rules& rules, Action action, board::Token token, board::Region from,
                        const Names& names) {
  to.open('{');
  add_fields(to, action, names);
  add_token(to, rules, token, from, names);
  to.close('}');
}

Json option_json(Action action, const Names& names) {
  return as_json([&](Writer& to) { write_option(to, action, names); });
}

Json option_json(const board::View& view, Action action, const Names& names) {
  return as_json([&](Writer& to) { write_option(to, view, action, names); });
}

std::string option_text(const board::View& view, Action action, const Names& names) {
  return texts(view, action, names).front();
}

void write_decision(Writer& to, const board::View& view, const board::ActionList& options, const Names& names,
                    bool can_take_back) {
  if (!view.may_decide()) {
    to.value(nullptr);
    return;
  }
  const board::Decision decision = view.known().asked;
  to.open('{').field("name", word(view.rules(), decision)).field("seat", view.viewer() + 1);
  if (const Clause clause = clause_of(view.rules(), decision); clause.part != Part::none)
    to.field("clause", to_string(clause));
  to.key("options").open('[');
  for (const Action action : options) write_option(to, view, action, names);
  to.close(']').field("can_take_back", can_take_back).close('}');
}

Json decision_json(const board::View& view, const board::ActionList& options, const Names& names, bool can_take_back) {
  return as_json([&](Writer& to) { write_decision(to, view, options, names, can_take_back); });
}

std::optional<std::size_t> find_option(const Json& choice, const board::View& view, const board::ActionList& options,
                                       const Names& names) {
  if (choice.is_number_integer()) return place_in(choice, options.size());
  if (choice.is_object())
    return find_object(with_region_ids(choice, names), options,
                       [&](Action action) { return option_json(view, action, names); });
  if (!choice.is_string()) return std::nullopt;
  const std::string wanted = plain(choice.get_ref<const std::string&>());
  const auto as_typed = find_text(wanted, view, options, names);
  return as_typed ? as_typed : find_text(board::with_region_ids(names.region_rows, wanted), view, options, names);
}

}  // namespace rattus::codec
