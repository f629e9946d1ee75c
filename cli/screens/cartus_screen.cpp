#include "cli/screens/cartus_screen.hpp"

#include <algorithm>
#include <vector>

#include "codec/cartus/words.hpp"

namespace rattus::cli {
namespace {

using Row = std::vector<std::string>;

/// Draws the parts of one view.
class Drawing {
 public:
  Drawing(const Json& view, const Narrator& narrator, const Paint& paint)
      : view_(view), narrator_(narrator), paint_(paint) {}

  std::string table() {
    head();
    row();
    discs();
    influence();
    players();
    nuns();
    for (const Json& seat : view_.at("seats")) hand(seat);
    stocks();
    return std::move(out_) + "\n";
  }
  std::string reckoning() {
    score();
    winners();
    return std::move(out_);
  }

 private:
  [[nodiscard]] std::string word(const char* key, const Json& fields = Json::object()) const {
    return narrator_.sentence("screen", key, fields);
  }
  void title(const std::string& text) { out_ += "\n " + paint_.bold(text) + "\n"; }
  void line(const std::string& text) { out_ += "  " + text + "\n"; }
  [[nodiscard]] Row heads(std::initializer_list<const char*> keys) const {
    Row cells;
    for (const char* key : keys) cells.push_back(*key == '\0' ? "" : paint_.dim(word(key)));
    return cells;
  }
  [[nodiscard]] std::string player(const Json& seat) const {
    const auto number = seat.get<std::size_t>();
    return paint_.player(view_.at("seats").at(number - 1).at("color").get<std::string>(),
                         narrator_.seat(static_cast<int>(number)));
  }
  [[nodiscard]] std::string players_of(const Json& seats) const {
    std::string names;
    for (const Json& seat : seats) names += (names.empty() ? "" : ", ") + player(seat);
    return names;
  }
  [[nodiscard]] std::string building(const Json& card) const {
    return narrator_.sentence("buildings", card.at("building").get<std::string>());
  }
  static std::string place(std::size_t position) { return "b" + std::to_string(position); }

  void head() {
    title(word("round", {{"round", view_.at("round")}, {"rounds", view_.at("rounds")}, {"phase", view_.at("phase")}}));
    if (view_.at("final") == true) line(paint_.bold(word("final")));
    if (!view_.at("start").is_null()) line(word("start", {{"seat", view_.at("start")}}));
    if (!view_.at("line").empty()) line(word("line", {{"seats", players_of(view_.at("line"))}}));
  }

  void row() {
    if (view_.at("row").empty()) return;
    title(word("row"));
    std::vector<Row> rows{heads({"place", "building", "class", "supplies", "does", ""})};
    std::size_t position = 0;
    for (const Json& card : view_.at("row")) {
      ++position;
      const auto name = card.at("building").get<std::string>();
      rows.push_back({place(position), building(card), narrator_.text("classes", card.at("class").get<std::string>()),
                      narrator_.supply(card.at("supply")), narrator_.sentence("does", name),
                      view_.at("resolving") == position ? paint_.bold(word("resolving")) : ""});
    }
    out_ += lay_out(rows);
  }

  void discs() {
    std::vector<Row> rows{heads({"place", "entry", "player", "played"})};
    std::size_t position = 0;
    for (const Json& card : view_.at("row")) {
      ++position;
      std::size_t entry = 0;
      for (const Json& number : card.at("entrants")) {
        const Json& seat = view_.at("seats").at(number.get<std::size_t>() - 1);
        std::string played = word("face_down", {{"count", seat.at("face_down")}});
        if (seat.contains("played")) played = narrator_.cards(seat.at("played"));
        rows.push_back({place(position), std::to_string(++entry), player(number), played});
      }
    }
    if (rows.size() == 1) return;
    title(word("discs"));
    out_ += lay_out(rows);
  }

  void influence() {
    title(word("influence"));
    std::vector<Row> rows;
    for (const auto& [cls, spaces] : view_.at("influence").items()) {
      Row cells{narrator_.text("classes", cls)};
      for (auto space = spaces.rbegin(); space != spaces.rend(); ++space)
        cells.push_back(word("space", {{"space", space->at("space")}, {"seats", players_of(space->at("seats"))}}));
      rows.push_back(std::move(cells));
    }
    out_ += lay_out(rows);
    line(paint_.dim(word("stacks")));
  }

  [[nodiscard]] std::string tokens(const Json& seat) const {
    int worth = 0;
    if (!seat.contains("values") || seat.at("values").empty()) return seat.at("tokens").dump();
    for (const Json& value : seat.at("values")) worth += value.get<int>();
    return word("worth", {{"count", seat.at("tokens")}, {"value", worth}});
  }

  void players() {
    title(word("players"));
    std::vector<Row> rows{heads({"", "hand", "down", "tokens", "rats", "chosen"})};
    for (const Json& seat : view_.at("seats")) {
      const Json& chosen = seat.at("supply");
      rows.push_back(
          {player(seat.at("seat")) + " (" + narrator_.text("colors", seat.at("color").get<std::string>()) + ")",
           seat.at("cards").dump(), seat.at("face_down").dump(), tokens(seat),
           seat.contains("rats") ? seat.at("rats").dump() : word("unknown"),
           chosen.is_null()     ? "-"
           : chosen.is_string() ? word("secret")
                                : place(chosen.get<std::size_t>())});
    }
    out_ += lay_out(rows);
  }

  void nuns() {
    title(word("nuns"));
    std::vector<Row> rows{heads({"", "card", "seen"})};
    std::size_t position = 0;
    for (const Json& nun : view_.at("nuns"))
      rows.push_back(
          {std::to_string(++position),
           nun.contains("card") ? narrator_.sentence("kinds", nun.at("card").get<std::string>()) : word("unknown"),
           nun.at("seen").empty() ? "-" : players_of(nun.at("seen"))});
    out_ += lay_out(rows);
    if (view_.at("viewer").is_null() || !view_.at("score").is_null()) return;
    const Json& own = view_.at("seats").at(view_.at("viewer").get<std::size_t>() - 1);
    const Json& chances = view_.at("survival").at("chances");
    const auto rats = own.at("rats").get<std::size_t>();
    const unsigned chance = rats < chances.size() ? chances[rats].get<unsigned>() : 0;
    const unsigned tenths = chance / 10;  // of a per cent; cut, not rounded: it is certain only where it is
    line(word("survival", {{"certain", view_.at("survival").at("certain")},
                           {"rats", rats},
                           {"chance", narrator_.figures().per_cent(tenths / 1000.0, 1)}}));
  }

  /// Kinds by class and nuns, what is no population card below them.
  void hand(const Json& seat) {
    if (!seat.contains("hand")) return;
    const bool own = seat.at("seat") == view_.at("viewer");
    title(word(own ? "own_hand" : "hand_of", {{"seat", seat.at("seat")}, {"count", seat.at("cards")}}));
    Row nuns{""};
    for (unsigned n = 0; n < 5; ++n) nuns.push_back(paint_.dim(word("nun_count", {{"count", n}})));
    std::vector<Row> rows{nuns};
    Json rest = Json::object();
    const auto count = [&](cartus::Kind kind) { return seat.at("hand").value(std::string(codec::kind_word(kind)), 0); };
    for (unsigned c = 0; c < cartus::class_count; ++c) {
      const auto cls = static_cast<cartus::Class>(c);
      Row cells{narrator_.text("classes", codec::word(cls))};
      bool any = false;
      for (unsigned n = 0; n < 5; ++n) {
        const int held = count(cartus::population_kind(cls, n));
        any |= held > 0;
        cells.push_back(held > 0 ? std::to_string(held) : paint_.dim("."));
      }
      if (any) rows.push_back(std::move(cells));
    }
    for (cartus::Kind kind = cartus::joker; kind < cartus::kind_count; ++kind)
      if (count(kind) > 0) rest[std::string(codec::kind_word(kind))] = count(kind);
    if (rows.size() > 1) out_ += lay_out(rows);
    if (!rest.empty()) line(narrator_.cards(rest));
  }

  void stocks() {
    const Json& decks = view_.at("decks");
    int pile = 0;
    for (const Json& count : decks.at("pile")) pile += count.get<int>();
    std::string stock;
    for (const auto& [kind, count] : view_.at("stock").items())
      stock += (stock.empty() ? "" : ", ") + narrator_.sentence("kinds", kind) + " " + count.dump();
    out_ += "\n";
    line(word("stock", {{"cards", stock}, {"tokens", decks.at("tokens")}}));
    line(word("decks", {{"population", decks.at("population")},
                        {"pile", pile},
                        {"buildings", decks.at("buildings")},
                        {"replacement", decks.at("replacement")}}));
    in_game();
  }

  void in_game() {
    std::string known, unknown;
    const auto add = [](std::string& to, const std::string& part) { to += (to.empty() ? "" : ", ") + part; };
    for (const auto& [cls, buildings] : view_.at("in_game").items()) {
      if (buildings.is_null()) add(unknown, narrator_.text("classes", cls));
      for (const auto& [name, count] : buildings.items()) {
        const std::string& id = name;
        const Json& out = view_.at("used");
        const auto used =
            std::count_if(out.begin(), out.end(), [&](const Json& card) { return card.at("building") == id; });
        if (count != 0) add(known, word("used", {{"count", count}, {"building", id}, {"used", used}}));
      }
    }
    if (!known.empty()) line(word("in_game", {{"buildings", known}}));
    if (!unknown.empty()) line(word("mixed", {{"classes", unknown}}));
  }

  /// One column for each player, what points are scored for in the order of the clauses.
  void score() {
    const Json& scores = view_.at("score");
    title(word("score"));
    std::vector<Row> rows;
    const auto add = [&](const std::string& what, const auto& cell) {
      rows.push_back({what});
      for (const Json& score : scores) rows.back().push_back(cell(score));
    };
    const auto number = [&](const std::string& what, const char* key) {
      add(what, [key](const Json& score) { return score.at(key).dump(); });
    };
    add("", [&](const Json& score) { return player(score.at("seat")); });
    const auto each = [&](const char* section, const char* key) {
      for (const auto& [name, points] : scores.at(0).at(key).items()) {
        const std::string& id = name;
        add(narrator_.sentence(section, id), [&](const Json& score) { return score.at(key).at(id).dump(); });
      }
    };
    each("classes", "influence");
    number(word("most_cards"), "hand");
    each("kinds", "specials");
    number(narrator_.sentence("kinds", "gold"), "gold");
    number(word("tokens"), "tokens");
    add(paint_.bold(word("total")), [&](const Json& score) { return paint_.bold(score.at("points").dump()); });
    number(word("rats"), "rats");
    add(word("fate"), [&](const Json& score) { return word(score.at("killed") == true ? "killed" : "survived"); });
    number(word("rank"), "place");
    out_ += lay_out(rows);
    line(word("nuns_sum", {{"count", view_.at("survival").at("certain")}}));
  }

  void winners() {
    Json seats = Json::array();
    for (const Json& score : view_.at("score"))
      if (score.at("wins") == true) seats.push_back(score.at("seat"));
    const char* key = seats.empty() ? "nobody" : seats.size() == 1 ? "wins" : "shared";
    std::string names;
    for (const Json& seat : seats) names += (names.empty() ? "" : ", ") + narrator_.seat(seat.get<int>());
    title(fill(narrator_.text(key), {{"seat", names}, {"seats", names}}));
  }

  const Json& view_;
  const Narrator& narrator_;
  const Paint& paint_;
  std::string out_;
};

}  // namespace

std::string draw_cartus(const Json& view, const Narrator& narrator, const Paint& paint) {
  return Drawing(view, narrator, paint).table();
}

std::string draw_reckoning(const Json& view, const Narrator& narrator, const Paint& paint) {
  return Drawing(view, narrator, paint).reckoning();
}

Json about_decision(const Json& view, const Json& decision) {
  Json about = view.at("action").is_object() ? view.at("action") : Json::object();
  if (about.value("name", "") != "resolve") return about;
  const Json& card = view.at("row").at(about.at("position").get<std::size_t>() - 1);
  about["premium"] = about.at("premium") == decision.at("seat");
  about["building"] = about["does"] = card.at("building");
  return about;
}

Json about_option(const Json& view, const Json& decision, const Json& option) {
  Json about = option;
  const auto at = [&](const char* list) -> const Json& {
    return view.at(list).at(option.at("position").get<std::size_t>() - 1);
  };
  if (option.at("kind") == "nun" && at("nuns").contains("card")) about["card"] = at("nuns").at("card");
  if (option.at("kind") != "position") return about;
  const Json& card = at("row");
  about["building"] = card.at("building");
  about["class"] = card.at("class");
  if (decision.at("name") == "supply")
    about["supply"] = card.at("supply");
  else
    about["does"] = card.at("building");
  return about;
}

}  // namespace rattus::cli
