#include "tests/cartus/case_given.hpp"

#include <algorithm>
#include <numeric>

#include "tests/cartus/tables.hpp"

namespace rattus::cartus::test {
namespace {

using runner::Item;

/// What the items say, before defaults.
struct Given {
  int players = 4;
  std::string phase = "resolve";
  bool final = false, own_set = false;
  std::vector<WrittenBuilding> row, buildings, replacement;
  std::vector<PositionEntry> entries;
  std::array<std::optional<int>, max_seats> bids{};
  std::array<std::vector<Kind>, max_seats> hand{};
  std::array<std::optional<int>, max_seats> size{};
  std::optional<unsigned> empty;
  std::optional<int> tokens_left;
  std::optional<Seat> rest;
};

class Reader {
 public:
  explicit Reader(const runner::Case& c) : case_(c) { scene_.tables = tables(); }

  Scene read(runner::Report& report) {
    const auto each = [&](const std::vector<Item>& items, auto read) {
      for (const Item& item : items)
        report.attempt(item, [&] {
          Cursor cursor(item.text);
          read(cursor);
          cursor.finish();
        });
    };
    each(case_.given, [this](Cursor& c) { given(c); });
    each(case_.chance, [this](Cursor& c) { chance(c); });
    p().setup.players = g_.players;
    scene_.fresh = g_.phase == "set-up";
    if (!scene_.fresh && report.errors().empty()) defaults();
    return std::move(scene_);
  }

 private:
  Position& p() { return scene_.position; }
  [[nodiscard]] std::size_t row_size() const { return g_.players <= 3 ? 2 : 3; }

  // --- items ---

  void given(Cursor& c) {
    if (c.eat("n="))
      g_.players = c.number();
    else if (c.eat("phase"))
      g_.phase = c.word();
    else if (c.eat("start"))
      p().start = c.seat();
    else if (c.eat("final"))
      g_.final = true;
    else if (c.eat("round"))
      p().round = c.number();
    else if (c.eat("module") || c.eat("board"))
      p().setup.board_game.emplace_back(c.word());
    else if (c.eat("option"))
      option(c);
    else if (c.eat("split"))
      split(c);
    else if (c.eat("row"))
      g_.row = c.buildings();
    else if (c.eat("buildings"))
      g_.buildings = c.buildings();
    else if (c.eat("replacement"))
      g_.replacement = c.buildings();
    else if (c.eat("empty"))
      g_.empty = c.position();
    else if (c.eat("hand"))
      hand(c, true);
    else if (c.eat("holds"))
      hand(c, false);
    else if (c.eat("h("))
      per_player(c, g_.size);
    else if (c.eat("r("))
      rats(c);
    else if (c.eat("inf"))
      stack(c);
    else if (c.eat("deck"))
      p().deck_size = c.number();
    else if (c.eat("pile"))
      p().pile_size = c.number();
    else if (c.eat("top"))
      p().deck = c.kinds();
    else if (c.eat("stock"))
      stock(c);
    else if (c.eat("tokens left"))
      g_.tokens_left = c.number();
    else if (c.eat("tokens"))
      tokens_of(c);
    else if (c.eat("nuns"))
      nuns(c);
    else if (c.eat("supply"))
      supply(c);
    else if (c.eat("rest"))
      g_.rest = c.seat();
    else
      entry(c);
  }

  void option(Cursor& c) {
    const std::string key(c.word());
    c.need("=");
    p().setup.options.emplace_back(key, std::string(c.word()));
    g_.own_set |= key == "buildings";
  }
  void split(Cursor& c) {
    const std::string cls(c.word());
    g_.own_set = true;
    if (c.done()) p().setup.empty_splits.push_back(cls);
    while (!c.done()) {
      const std::string building(c.word());
      c.need("=");
      p().setup.split.push_back({cls, building, std::string(c.word())});
    }
  }
  void hand(Cursor& c, bool all) {
    const auto seats = c.seats();
    const auto kinds = c.kinds();
    for (const Seat seat : seats) {
      g_.hand[seat] = kinds;
      if (all) g_.size[seat] = static_cast<int>(kinds.size());
    }
  }
  template <class Values>
  void per_player(Cursor& c, Values& values) {
    const auto seats = c.seats();
    c.need(")");
    c.need("=");
    const int value = c.number();
    for (const Seat seat : seats) values[seat] = value;
  }
  void rats(Cursor& c) {
    std::array<std::optional<int>, max_seats> values{};
    per_player(c, values);
    for (Seat seat = 0; seat < max_seats; ++seat)
      if (values[seat]) p().players[seat].rats = values[seat];
  }
  void stack(Cursor& c) {
    PositionStack stack{c.cls(), c.number(), {c.seat()}};
    while (c.eat("<")) stack.seats.push_back(c.seat());
    p().influence.push_back(std::move(stack));
  }
  void stock(Cursor& c) {
    const Kind kind = c.kind();
    c.need("=");
    p().stock.at(kind - joker) = c.number();
  }
  void tokens_of(Cursor& c) {
    auto& tokens = p().players[c.seat()].tokens;
    tokens.clear();
    do tokens.push_back(static_cast<std::uint8_t>(c.number()));
    while (c.eat(","));
  }
  void nuns(Cursor& c) {
    const auto kinds = c.kinds();
    for (std::size_t i = 0; i < kinds.size(); ++i) p().nuns.at(i) = kinds[i];
  }
  void supply(Cursor& c) {
    const Seat seat = c.seat();
    p().players[seat].supply = static_cast<int>(c.position());
  }
  void entry(Cursor& c) {
    PositionEntry entry{c.seat(), 0, {}};
    c.need("->");
    entry.position = static_cast<int>(c.position());
    c.need("[");
    if (c.eat("bid"))
      g_.bids[entry.seat] = c.number();
    else
      entry.cards = c.kinds();
    c.need("]");
    g_.entries.push_back(std::move(entry));
  }
  void chance(Cursor& c) {
    c.need("reshuffle");
    scene_.script.reshuffles.push_back(c.kinds());
  }

  // --- defaults ---

  void defaults() {
    stage();
    rows();
    if (!g_.own_set) make_split();
    enter();
    deal_tokens();
    hands();
  }

  void stage() {
    constexpr std::array<std::pair<std::string_view, Stage>, 5> stages{{{"draw", Stage::draw},
                                                                        {"supplies", Stage::supplies},
                                                                        {"enter", Stage::enter},
                                                                        {"resolve", Stage::resolve},
                                                                        {"scoring", Stage::over}}};
    const auto found = std::find_if(stages.begin(), stages.end(), [&](const auto& s) { return s.first == g_.phase; });
    if (found == stages.end())
      throw Mistake("'" + g_.phase + "' is no phase (set-up, draw, supplies, enter, resolve, scoring)");
    p().stage = found->second;
    if (g_.final) p().round = g_.players == 2 ? 10 : g_.players == 3 ? 9 : 8;
  }
  [[nodiscard]] bool has_row() const {
    const Stage stage = scene_.position.stage;
    return stage != Stage::draw && stage != Stage::over;
  }

  /// Open row positions are breweries, the last one a farm if the row would else be breweries only.
  void rows() {
    const auto is_brewery = [](const WrittenBuilding& b) { return b.building == Building::brewery; };
    const bool named = std::any_of(g_.row.begin(), g_.row.end(), is_brewery);
    if (has_row())
      while (g_.row.size() < row_size()) g_.row.push_back({named ? Building::farm : Building::brewery, {}, {}});
    if (!named && !g_.row.empty() && std::all_of(g_.row.begin(), g_.row.end(), is_brewery))
      g_.row.back().building = Building::farm;
    p().row = place(g_.row), p().buildings = place(g_.buildings), p().replacement = place(g_.replacement);
  }
  /// A card with a supply action of its own is a copy whose action the tables then give.
  std::vector<PositionBuilding> place(const std::vector<WrittenBuilding>& list) {
    std::vector<PositionBuilding> all;
    for (const WrittenBuilding& written : list) {
      const auto building = static_cast<std::size_t>(written.building);
      std::optional<int> copy = written.copy;
      if (written.supply) {
        if (!copy) copy = next_copy_[building]++;
        scene_.tables.supplies[building].at(static_cast<std::size_t>(*copy)) = *written.supply;
      }
      ++needed_[building];
      all.push_back({written.building, copy});
    }
    return all;
  }

  /// The set contains the buildings and kinds that the case names.
  void make_split() {
    constexpr std::array<std::pair<std::string_view, Building>, 4> givers{
        {{"Sw", Building::castle}, {"Fl", Building::pipers_hut}, {"Pa", Building::office}, {"Go", Building::treasury}}};
    for (const auto& [word, building] : givers)
      if (needed_[static_cast<std::size_t>(building)] == 0 && names(word))
        ++needed_[static_cast<std::size_t>(building)];
    for (unsigned pair = 0; pair < class_count; ++pair) {
      const int second = needed_[2 * pair + 1], of_first = second == 0 ? 5 : needed_[2 * pair] == 0 ? 0 : 5 - second;
      const auto building = static_cast<Building>(2 * pair), other = static_cast<Building>(2 * pair + 1);
      const std::string cls(id_of(class_of(building)));
      p().setup.split.push_back({cls, std::string(id_of(building)), std::to_string(of_first)});
      p().setup.split.push_back({cls, std::string(id_of(other)), std::to_string(5 - of_first)});
    }
  }
  [[nodiscard]] bool names(std::string_view word) const {
    const auto in = [&](const std::vector<Item>& items) {
      return std::any_of(items.begin(), items.end(), [&](const Item& item) {
        for (auto at = item.text.find(word); at != std::string::npos; at = item.text.find(word, at + 1)) {
          const auto end = at + word.size();
          const bool begins = at == 0 || std::isalnum(static_cast<unsigned char>(item.text[at - 1])) == 0;
          if (begins && (end == item.text.size() || std::isalnum(static_cast<unsigned char>(item.text[end])) == 0))
            return true;
        }
        return false;
      });
    };
    return in(case_.given) || std::any_of(case_.blocks.begin(), case_.blocks.end(), [&](const runner::Block& block) {
             return in(block.steps) || in(block.expects);
           });
  }

  /// Who has no building enters the lowest position that no player of the case enters and that is not to be empty.
  void enter() {
    for (PositionEntry& entry : g_.entries)
      if (g_.bids[entry.seat])
        for (int i = 0; i < *g_.bids[entry.seat]; ++i) entry.cards.push_back(matching(entry, i));
    p().entries = g_.entries;
    if (p().stage != Stage::resolve) return;
    unsigned target = 0;
    const auto entered = [&](const auto& same) { return std::any_of(g_.entries.begin(), g_.entries.end(), same); };
    while (target < row_size() &&
           (g_.empty == target || entered([&](const auto& e) { return e.position == static_cast<int>(target); })))
      ++target;
    for (int i = 0; i < g_.players; ++i) {
      const auto seat = static_cast<Seat>((p().start + i) % g_.players);
      if (entered([&](const auto& e) { return e.seat == seat; })) continue;
      if (target == row_size()) throw Mistake("every building has a player: say where the others are");
      p().entries.push_back({seat, static_cast<int>(target), {}});
    }
  }
  [[nodiscard]] Kind matching(const PositionEntry& entry, int i) const {
    constexpr std::array<unsigned, 14> nuns{0, 0, 4, 4, 1, 2, 3, 0, 4, 1, 2, 3, 0, 4};
    const Class cls = class_of(g_.row.at(static_cast<std::size_t>(entry.position)).building);
    return population_kind(cls, nuns.at(static_cast<std::size_t>((i + 4 * entry.seat) % 14)));
  }

  /// The box holds the values that the case names.
  void deal_tokens() {
    std::vector<std::uint8_t> named;
    for (const PositionPlayer& player : p().players)
      named.insert(named.end(), player.tokens.begin(), player.tokens.end());
    auto& vp = scene_.tables.vp;
    std::vector<std::uint8_t> box = named;
    for (std::size_t i = 0; box.size() < vp_tokens; ++i) box.push_back(vp[(i * 7) % vp.size()]);
    vp = box;
    if (!g_.tokens_left) return;
    auto& rest = p().players[rest_seat()].tokens;
    for (std::size_t i = named.size(); i + static_cast<std::size_t>(*g_.tokens_left) < vp_tokens; ++i)
      rest.push_back(vp[i]);
  }
  [[nodiscard]] Seat rest_seat() const {
    if (!g_.rest) throw Mistake("say who has the rest (rest p4)");
    return *g_.rest;
  }

  /// Hands are population cards of different kinds as far as they are not named; the rest of all cards may be with one
  /// player.
  void hands() {
    std::array<int, kind_count> left{};
    for (Kind kind = 0; kind < kind_count; ++kind)
      left[kind] = is_population(kind) ? scene_.tables.population[nuns_of(kind)] : 99;
    const auto take = [&](const std::vector<Kind>& kinds) {
      for (const Kind kind : kinds) --left[kind];
    };
    for (const auto& hand : g_.hand) take(hand);
    for (const PositionEntry& entry : p().entries) take(entry.cards);
    take(p().deck);
    for (const auto& nun : p().nuns)
      if (nun) --left[*nun];
    for (Seat seat = 0; seat < static_cast<Seat>(g_.players); ++seat) {
      auto& hand = p().players[seat].hand = g_.hand[seat];
      if (g_.rest == seat) continue;
      const int size = g_.size[seat].value_or(
          p().stage == Stage::over ? static_cast<int>(hand.size()) : std::max<int>(5, static_cast<int>(hand.size())));
      for (unsigned i = 0; static_cast<int>(hand.size()) < size; ++i) {
        const auto kind = static_cast<Kind>((seat * 7 + i * 11 + 3) % population_kinds);
        const bool again = std::find(hand.begin(), hand.end(), kind) != hand.end();
        if (left[kind] > 0 && (!again || i >= population_kinds)) hand.push_back(kind), --left[kind];
        if (i > 900) throw Mistake("there are not so many cards");
      }
    }
    if (!p().deck_size && !p().pile_size) p().pile_size = 20;
    if (g_.rest) p().players[*g_.rest].hand_size = static_cast<int>(p().players[*g_.rest].hand.size()) + missing();
  }

  /// Cards for which the case has no place.
  int missing() {
    const int n = g_.players;
    int population =
        static_cast<int>(population_cards - nun_row_size) - p().deck_size.value_or(0) - p().pile_size.value_or(0);
    std::array<int, 5> in_play{};
    const auto count = [&](Kind kind) { is_population(kind) ? void(--population) : void(++in_play[kind - joker]); };
    for (int seat = 0; seat < n; ++seat)
      for (const Kind kind : p().players[static_cast<std::size_t>(seat)].hand) count(kind);
    for (const PositionEntry& entry : p().entries)
      for (const Kind kind : entry.cards) count(kind);
    if (!p().deck_size || !p().pile_size) population = 0;
    for (std::size_t i = 0; i < in_play.size(); ++i)
      if (p().stock[i]) population += scene_.tables.stock[i] - in_play[i] - *p().stock[i];
    return population;
  }

  const runner::Case& case_;
  Scene scene_;
  Given g_;
  std::array<int, building_count> needed_{}, next_copy_{};
};

}  // namespace

Scene read_scene(const runner::Case& c, runner::Report& report) { return Reader(c).read(report); }

}  // namespace rattus::cartus::test
