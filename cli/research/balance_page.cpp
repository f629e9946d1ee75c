// The page of rattus balance: one file with pictures and tables, without a script.
#include <algorithm>
#include <sstream>

#include "cli/research/balance.hpp"
#include "cli/screens/charts.hpp"
#include "cli/screens/screen.hpp"
#include "codec/board/words.hpp"
#include "codec/record/record.hpp"

namespace rattus::cli {
namespace {

using Words = std::map<std::string, std::string>;

constexpr std::string_view style =
    R"(:root{color-scheme:light dark;--ground:#fff;--ink:#1c1b1a;--quiet:#6b6762;--strong:#9c1f33;--line:#d9d4cd}
@media(prefers-color-scheme:dark){:root{--ground:#161514;--ink:#ece8e3;--quiet:#a19b94;--strong:#f08a9b;--line:#3a3734}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:70rem;margin:auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.25rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:1rem 0 .25rem}
p{max-width:44rem;margin:.5rem 0}.quiet{color:var(--quiet)}
.side{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1rem 2rem}
.wide{overflow-x:auto;margin-top:1rem}table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
tr>:first-child{text-align:left}td{font-weight:400}th[scope=row]{font-weight:400}
)";

/// A share is drawn only if it is of so many games.
constexpr std::uint32_t enough = 10;
constexpr std::size_t most_pairs = 12;

ai::Share share_of(const ai::Count& count) {
  return ai::wilson(count.games == 0 ? 0 : 1.0 * count.won / count.games, count.games);
}

class Page {
 public:
  Page(const BalanceRun& run, const ai::Balance& balance, std::string_view language)
      : run_(run),
        balance_(balance),
        texts_(terminal_texts(language)),
        figures_(figures_of(texts_)),
        cards_(&game_data().text(language)) {
    out_ << "<!doctype html>\n<html lang=\"" << escaped(language)
         << "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" "
            "content=\"width=device-width,initial-scale=1\">\n"
         << "<title>" << said("title") << "</title>\n<style>\n"
         << style << chart_style() << "</style>\n</head>\n<body>\n<main>\n<h1>" << said("title") << "</h1>\n";
  }

  std::string write() {
    write_head();
    write_cards();
    write_pairs();
    write_tiles();
    write_modules();
    write_seats();
    write_lengths();
    out_ << "</main>\n</body>\n</html>\n";
    return out_.str();
  }

 private:
  /// A text of the language's section, filled but not escaped.
  [[nodiscard]] std::string text(const std::string& key, const Words& words = {}) const {
    return fill(texts_.at("balance").at(key).get<std::string>(), words);
  }
  [[nodiscard]] std::string said(const std::string& key, const Words& words = {}) const {
    return escaped(text(key, words));
  }
  [[nodiscard]] std::string card(unsigned number) const { return cards_->card(card_id(run_.tables(), number)); }
  [[nodiscard]] std::string module(const std::string& name) const {
    return texts_.at("balance").at("module_names").value(name, name);
  }

  void heading(const std::string& key) { out_ << "<h2>" << said(key) << "</h2>\n"; }
  void paragraph(const std::string& key, const Words& words = {}, const char* kind = "quiet") {
    out_ << "<p class=\"" << kind << "\">" << said(key, words) << "</p>\n";
  }
  /// A chart under its title, beside others.
  void figure(const std::string& key, const std::string& chart) {
    out_ << "<div><h3>" << said(key) << "</h3>" << chart << "</div>\n";
  }
  void shares(const std::string& key, std::vector<Mark> marks, bool above = false) {
    std::stable_sort(marks.begin(), marks.end(),
                     [](const Mark& a, const Mark& b) { return a.share.mean > b.share.mean; });
    figure(key, share_chart(text(key), marks, balance_.fair(), above, figures_));
  }
  void row(const std::vector<std::string>& cells) {
    out_ << "<tr><th scope=\"row\">" << escaped(cells.front()) << "</th>";
    for (std::size_t i = 1; i < cells.size(); ++i) out_ << "<td>" << escaped(cells[i]) << "</td>";
    out_ << "</tr>\n";
  }
  void begin_table(const std::vector<std::string>& keys) {
    out_ << "<div class=\"wide\"><table>\n<tr>";
    for (const std::string& key : keys) out_ << "<th scope=\"col\">" << (key.empty() ? "" : said(key)) << "</th>";
    out_ << "</tr>\n";
  }
  void end_table() { out_ << "</table></div>\n"; }
  [[nodiscard]] std::string percent(double share) const { return figures_.per_cent(share, 1); }
  [[nodiscard]] std::string cell(const ai::Count& count) const {
    if (count.games == 0) return "-";
    const ai::Share share = share_of(count);
    return percent(share.mean) + " (" + figures_.number(100 * share.low, 0) + "\u2013" +
           figures_.number(100 * share.high, 0) + ")";
  }

  void write_head();
  void write_cards();
  void write_pairs();
  void write_tiles();
  void write_modules();
  void write_seats();
  void write_lengths();

  const BalanceRun& run_;
  const ai::Balance& balance_;
  Json texts_;
  Figures figures_;
  const codec::Texts* cards_;
  std::ostringstream out_;
};

void Page::write_head() {
  std::string agents, modules;
  for (const ai::Agent& agent : run_.agents)
    if (agents.find(agent.name) == std::string::npos) agents.append(agents.empty() ? "" : ", ").append(agent.name);
  for (const std::string& name : run_.setup.modules) modules.append(modules.empty() ? "" : ", ").append(module(name));
  const auto& boards = texts_.at("balance").at("boards");
  paragraph("played",
            {{"games", std::to_string(balance_.games)},
             {"players", std::to_string(run_.setup.players)},
             {"board", boards.value(run_.setup.board, run_.setup.board)},
             {"agents", agents},
             {"seed", codec::hex(run_.seed)}},
            "");
  if (!modules.empty()) paragraph(run_.vary ? "with_some_modules" : "with_modules", {{"modules", modules}}, "");
  paragraph("how_intervals", {{"fair", percent(balance_.fair())}});
  paragraph("how_chance");
}

void Page::write_cards() {
  heading("cards");
  paragraph("how_cards");
  std::vector<Mark> holder, first, early;
  const auto mark = [](std::vector<Mark>& marks, const std::string& label, const ai::Count& count) {
    if (count.games >= enough) marks.push_back({label, share_of(count)});
  };
  for (const auto& [number, figures] : balance_.cards) {
    mark(holder, card(number), figures.holder);
    mark(first, card(number), figures.first);
    mark(early, card(number), figures.early);
  }
  out_ << "<div class=\"side\">\n";
  shares("early", early);
  shares("first", first);
  shares("holder", holder);
  out_ << "</div>\n";
  begin_table({"card", "in_play", "taken", "early", "first", "holder"});
  for (const auto& [number, figures] : balance_.cards)
    row({card(number), std::to_string(figures.games), percent(1.0 * figures.first.games / figures.games),
         cell(figures.early), cell(figures.first), cell(figures.holder)});
  end_table();
}

void Page::write_pairs() {
  std::vector<Mark> pairs;
  for (const auto& [pair, count] : balance_.pairs)
    if (count.games >= enough)
      pairs.push_back(
          {card(pair.first) + " + " + card(pair.second) + " (" + std::to_string(count.games) + ")", share_of(count)});
  heading("pairs");
  paragraph("how_pairs", {{"least", std::to_string(enough)}});
  if (pairs.empty()) return;
  // What is surest comes first: a few games show anything.
  const auto part = [&](auto better) {
    std::vector<Mark> some = pairs;
    std::stable_sort(some.begin(), some.end(), better);
    some.resize(std::min(some.size(), most_pairs));
    return some;
  };
  out_ << "<div class=\"side\">\n";
  shares("best_pairs", part([](const Mark& a, const Mark& b) { return a.share.low > b.share.low; }), true);
  shares("worst_pairs", part([](const Mark& a, const Mark& b) { return a.share.high < b.share.high; }), true);
  out_ << "</div>\n";
}

void Page::write_tiles() {
  const auto tiled = [](const auto& card) { return card.second.by_level[1].games + card.second.by_level[2].games > 0; };
  if (std::none_of(balance_.cards.begin(), balance_.cards.end(), tiled)) return;
  heading("tiles");
  paragraph("how_tiles");
  begin_table({"card", "level_1", "level_2", "level_3"});
  for (const auto& entry : balance_.cards) {
    if (!tiled(entry)) continue;
    std::vector<std::string> cells{card(entry.first)};
    for (const ai::Count& level : entry.second.by_level)
      cells.push_back(cell(level) + (level.games == 0 ? "" : ", " + std::to_string(level.games)));
    row(cells);
  }
  end_table();
}

void Page::write_modules() {
  if (!run_.vary || balance_.modules.empty()) return;
  heading("modules");
  begin_table({"module", "", "games", "rounds", "winning_points", "margin"});
  for (const auto& [name, both] : balance_.modules)
    for (const bool in : {true, false}) {
      const ai::ModuleFigures& of = both.at(in ? 1 : 0);
      row({module(name), text(in ? "in" : "out"), std::to_string(of.games), figures_.number(of.rounds.mean(), 1),
           figures_.number(of.winning_points.mean(), 1), figures_.number(of.margins.mean(), 1)});
    }
  end_table();
}

void Page::write_seats() {
  heading("seats");
  std::vector<Mark> marks;
  for (std::size_t place = 0; place < balance_.seats.size(); ++place) {
    const ai::SeatFigures& seat = balance_.seats[place];
    marks.push_back(
        {text("place", {{"place", std::to_string(place + 1)}, {"points", figures_.number(seat.points.mean(), 1)}}),
         share_of(seat.wins)});
  }
  out_ << "<div class=\"side\"><div>" << share_chart(text("seats"), marks, balance_.fair(), true, figures_)
       << "</div></div>\n";
}

void Page::write_lengths() {
  heading("lengths");
  paragraph("means", {{"rounds", figures_.number(balance_.rounds.mean(), 1)},
                      {"winner", figures_.number(balance_.winning_points.mean(), 1)},
                      {"points", figures_.number(balance_.points.mean(), 1)},
                      {"margin", figures_.number(balance_.margins.mean(), 1)}});
  out_ << "<div class=\"side\">\n";
  for (const auto& [key, numbers] :
       {std::pair("rounds", &balance_.rounds), std::pair("points", &balance_.points),
        std::pair("winning_points", &balance_.winning_points), std::pair("margin", &balance_.margins)})
    figure(key, column_chart(text(key), numbers->times));
  out_ << "</div>\n";
  begin_table({"ends", "games", "of_games"});
  for (const auto& [reason, count] : balance_.ends)
    row({texts_.at("reasons").at(std::string(codec::word(reason))).get<std::string>(), std::to_string(count),
         percent(1.0 * count / balance_.games)});
  end_table();
}

}  // namespace

std::string balance_page(const BalanceRun& run, const ai::Balance& balance, std::string_view language) {
  return Page(run, balance, language).write();
}

}  // namespace rattus::cli
