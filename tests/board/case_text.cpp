#include "tests/board/case_text.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace rattus::cases {

namespace {

constexpr std::array<std::string_view, 17> region_names{
    "anglia", "scandia", "germania", "gallia",  "hispania", "italia",       "polonia", "hungaria", "bulgaria",
    "turcia", "russia",  "tartaria", "maghreb", "ifriqiya", "tripolitania", "egypt",   "levant"};
constexpr std::array<std::string_view, 9> symbol_names{"M", "A", "pea", "bou", "chu", "chi", "mag", "roy", "isl"};
constexpr std::array<std::string_view, 4> good_names{"fish", "cloth", "lumber", "salt"};
constexpr std::array<std::string_view, 28> plain_answers{
    "haven",  "final-plague", "stop",    "swap", "leave",    "yes",   "no",        "finish", "done",    "none",
    "ravage", "rest",         "place",   "any",  "increase", "end",   "free-good", "again",  "founded", "discard",
    "green",  "white",        "peasant", "monk", "merchant", "witch", "king",      "knight"};
constexpr std::array<std::string_view, 7> with_card{"take", "use",   "extra",         "upgrade",
                                                    "tile", "guild", "take-back-good"};

/// The place of a word in a list, counted from 1; 0 if it is not there.
template <class Names>
std::size_t among(const Names& names, std::string_view word) {
  const auto found = std::find(names.begin(), names.end(), word);
  return found == names.end() ? 0 : static_cast<std::size_t>(found - names.begin()) + 1;
}

using runner::all_digits;
using runner::to_number;

bool is_citizen(std::string_view word) {
  if (word == "plain") return true;
  if (word.starts_with('d'))
    word.remove_prefix(1);
  else if (word.empty())
    return false;
  return word.empty() || (word[0] == 'p' && all_digits(word.substr(1)));
}

}  // namespace

bool is_region(std::string_view word) { return among(region_names, word) > 0; }

bool is_player(std::string_view word) { return word.size() == 2 && word[0] == 'P' && word[1] >= '1' && word[1] <= '6'; }

bool is_good(std::string_view word) { return among(good_names, word) > 0; }

bool is_edge(std::string_view word) {
  const auto dash = word.find('-');
  return dash != std::string_view::npos && is_region(word.substr(0, dash)) && is_region(word.substr(dash + 1));
}

Cell Cursor::cell() {
  const auto signed_number = [this] {
    const std::string found(word("a number"));
    const bool minus = found[0] == '-';
    if (!all_digits(std::string_view(found).substr(minus))) throw Mistake("'" + found + "' is not a number");
    return (minus ? -1 : 1) * to_number(std::string_view(found).substr(minus));
  };
  const int column = signed_number();
  need(",");
  return {column, signed_number()};
}

std::string Cursor::region() {
  std::string found(word("a region"));
  if (!is_region(found)) throw Mistake("no region is called '" + found + "'");
  return found;
}

int Cursor::player() {
  const std::string found(word("a player"));
  if (!is_player(found)) throw Mistake("'" + found + "' is not a player (P1 to P6)");
  return found[1] - '0';
}

Who Cursor::who() {
  if (eat("everyone")) return {Who::Kind::everyone, 0};
  if (eat("spectator")) return {Who::Kind::spectator, 0};
  if (eat("seat")) return {Who::Kind::seat, number()};
  return {Who::Kind::player, player()};
}

std::string Cursor::card() {
  const std::string found(word("a card"));
  const bool mercatus = found[0] == 'M';
  const auto digits = std::string_view(found).substr(mercatus ? 1 : 0);
  const int number = all_digits(digits) ? to_number(digits) : 0;
  if (number < 1 || number > (mercatus ? 12 : 33))
    throw Mistake("'" + found + "' is not a card (a number, or M1 to M12)");
  return (mercatus ? "M" : "") + std::to_string(number);
}

std::string Cursor::good() {
  std::string found(word("a type of goods"));
  if (!is_good(found)) throw Mistake("'" + found + "' is no type of goods (fish, cloth, lumber, salt)");
  return found;
}

std::string Cursor::part() {
  std::string found(word("a part"));
  if (found != "a" && found != "b") throw Mistake("'" + found + "' is no part (a or b)");
  return found;
}

std::string Cursor::decision() {
  std::string found(word("a decision"));
  if (!found.starts_with("D-") || found.size() < 3) throw Mistake("'" + found + "' is not a decision (D-...)");
  return found;
}

std::string Cursor::symbol() {
  std::string found(word("a symbol"));
  if (among(symbol_names, found) == 0)
    throw Mistake("'" + found + "' is not a symbol (M, A, pea, bou, chu, chi, mag, roy, isl)");
  return found;
}

Face Cursor::face() {
  need("[");
  Face face;
  face.limit = number();
  need(":");
  do {
    face.symbols.push_back(symbol());
  } while (eat("+"));
  need("]");
  return face;
}

std::vector<Face> Cursor::faces() {
  std::vector<Face> list;
  while (at('[')) list.push_back(face());
  return list;
}

Token Cursor::token() {
  need("(");
  Token token;
  do {
    if (at('[')) {
      token.face = face();
    } else if (eat("?")) {
      token.shown = Token::Shown::hidden;
    } else if (eat("by")) {
      while (is_player(peek())) token.lookers.push_back(player());
      if (token.lookers.empty()) throw Mistake("'by' needs players");
      std::sort(token.lookers.begin(), token.lookers.end());
    } else {
      const std::string property(word("a property of the token"));
      if (property == "set-up")
        token.drawn = false;
      else if (property == "marked")
        token.marked = true;
      else if (property == "face")
        token.shown = Token::Shown::shown;
      else if (property != "drawn")
        throw Mistake("'" + property + "' is no property of a token (set-up, drawn, marked, by, face, ?, [..])");
    }
  } while (eat(","));
  need(")");
  return token;
}

Citizen Cursor::citizen() {
  const std::string found(word("a kind of citizen"));
  if (!is_citizen(found)) throw Mistake("'" + found + "' is no kind of citizen (plain, p1, d, dp1)");
  Citizen citizen;
  if (found == "plain") return citizen;
  citizen.diplomat = found[0] == 'd';
  if (const auto p = found.find('p'); p != std::string::npos) citizen.potions = to_number(found.substr(p + 1));
  return citizen;
}

std::string citizen_text(const Citizen& citizen) {
  if (citizen == Citizen{}) return "plain";
  return (citizen.diplomat ? "d" : "") + (citizen.potions > 0 ? "p" + std::to_string(citizen.potions) : "");
}

Place Cursor::place(std::string region) {
  Place place;
  place.region = std::move(region);
  while (!done()) {
    if (is_player(peek())) {
      Citizens group;
      group.player = player();
      need(":");
      group.count = number();
      if (eat("(")) {
        do group.loaded.push_back(citizen());
        while (eat(","));
        need(")");
      }
      if (group.loaded.size() > static_cast<std::size_t>(group.count))
        throw Mistake("more citizens carry something than stand in " + place.region);
      place.citizens.push_back(std::move(group));
      continue;
    }
    const std::string found(word("tokens (t1) or citizens (P1:2)"));
    if (found[0] != 't' || !all_digits(std::string_view(found).substr(1)))
      throw Mistake("'" + found + "' is neither tokens (t1) nor citizens (P1:2)");
    Tokens group;
    group.count = to_number(std::string_view(found).substr(1));
    if (at('(')) group.each = token();
    place.tokens.push_back(std::move(group));
  }
  int total = 0;
  for (const Tokens& group : place.tokens) total += group.count;
  if (total > 3) throw Mistake("more than three tokens in " + place.region);
  return place;
}

Answer Cursor::answer() {
  if (at('(')) {
    Answer answer{"token", token()};
    if (eat("from")) answer.from = region();
    return answer;
  }
  const std::string_view next = peek();
  if (all_digits(next)) return {std::to_string(number()), {}};
  if (is_citizen(next)) return {citizen_text(citizen()), {}};
  if (is_edge(next)) {
    const auto [a, b] = edge(word());
    return {among(region_names, a) < among(region_names, b) ? a + "-" + b : b + "-" + a, {}};
  }
  if (Cursor card = *this; is_region(next) && (card.region(), card.eat(":")))
    return {region_card_text(region_card(*this)), {}};
  std::string found(word("an answer"));
  if (is_region(found) || is_player(found) || is_good(found)) return {found, {}};
  if (found == "remove" || found == "potion") return {found + " " + citizen_text(citizen()), {}};
  if (found == "bonus") {
    need("(");
    found += "(" + std::string(word("a class")) + ")";
    need(")");
    return {std::move(found), {}};
  }
  if (found == "put-good") return {"put-good " + card(), {}};
  if (found == "card") return {found + " " + card(), {}};
  if (found == "extra" && eat("guild")) return {"extra guild", {}};
  if (found == "extra" && eat("city")) return {"extra city " + region(), {}};
  if (among(with_card, found) > 0) return {peek().empty() ? found : found + " " + card(), {}};
  if (found == "part") return {"part " + part(), {}};
  if (found == "increase" && eat("mayor")) return {"increase mayor", {}};
  if (found == "cell") {
    const Cell where = cell();
    return {"cell " + std::to_string(where.column) + "," + std::to_string(where.row), {}};
  }
  if (among(plain_answers, found) == 0) throw Mistake("no answer is called '" + found + "'");
  return {std::move(found), {}};
}

std::vector<std::string> Cursor::braces() {
  need("{");
  const auto close = text_.find('}');
  if (close == std::string_view::npos) throw Mistake("'}' is missing at the end");
  std::vector<std::string> entries;
  for (auto entry : split(text_.substr(0, close), ',')) entries.emplace_back(entry);
  text_.remove_prefix(close);
  need("}");
  return entries;
}

std::vector<Answer> answers(std::string_view list) {
  std::vector<Answer> result;
  Cursor cursor(list);
  if (cursor.done()) throw Mistake("a list of answers is missing");
  do result.push_back(cursor.answer());
  while (cursor.eat(","));
  cursor.finish();
  return result;
}

std::vector<Who> players(std::string_view list) {
  std::vector<Who> result;
  for (auto piece : split(list, ',')) {
    Cursor cursor(piece);
    result.push_back(cursor.who());
    cursor.finish();
  }
  if (result.empty()) throw Mistake("a list of players is missing");
  return result;
}

std::vector<Held> held(const std::vector<std::string>& entries) {
  std::vector<Held> result;
  for (const auto& entry : entries) {
    Cursor cursor(entry);
    Held one;
    one.card = cursor.card();
    if (cursor.eat(":")) one.tile = cursor.word("a tile (II or III)");
    if (cursor.eat("<")) one.bears = cursor.card();
    cursor.finish();
    result.push_back(std::move(one));
  }
  return result;
}

std::string tile_text(const Held& card) {
  return (card.tile.empty() ? "" : ":" + card.tile) + (card.bears.empty() ? "" : "<" + card.bears);
}

std::vector<std::string> region_list(const std::vector<std::string>& entries) {
  for (const auto& entry : entries)
    if (!is_region(entry)) throw Mistake("no region is called '" + entry + "'");
  return entries;
}

std::vector<std::string> card_list(const std::vector<std::string>& entries) {
  for (const auto& entry : entries) {
    Cursor cursor(entry);
    cursor.card();
    cursor.finish();
  }
  return entries;
}

std::pair<std::string, std::string> edge(std::string_view text) {
  const auto dash = text.find('-');
  if (dash == std::string_view::npos) throw Mistake("'" + std::string(text) + "' is not two regions (a-b)");
  const auto ends = region_list({std::string(text.substr(0, dash)), std::string(text.substr(dash + 1))});
  return {ends[0], ends[1]};
}

}  // namespace rattus::cases
