#include "tests/board/case_expect.hpp"

#include <algorithm>
#include <cctype>

#include "engine/board/setup/catalogue.hpp"
#include "tests/board/case_run.hpp"
#include "tests/board/case_tables.hpp"
#include "tests/engine/test_cards.hpp"

namespace rattus::cases {

namespace {

/// Beginnings that are not the same words each time.
const Row* other_row(const Cursor& cursor) {
  static constexpr Row place{"a region", check_place, Look::game | Look::viewer | Look::world};
  static constexpr Row person{"a player", check_person};
  const std::string_view next = cursor.peek();
  if (is_region(next)) return &place;
  return is_player(next) || next == "everyone" || next == "spectator" ? &person : nullptr;
}

/// `card-needs-module 20` is the reason of this code whose subject begins with 20.
bool fits(const std::string& wanted, const board::Refusal& reason) {
  const auto space = wanted.find(' ');
  if (wanted.substr(0, space) != reason.code) return false;
  if (space == std::string::npos) return true;
  const std::string subject = wanted.substr(space + 1);
  return reason.subject.starts_with(subject) &&
         (reason.subject.size() == subject.size() ||
          !std::isalnum(static_cast<unsigned char>(reason.subject[subject.size()])));
}

Found exactly(const std::vector<std::string>& wanted, std::vector<board::Refusal> reasons) {
  std::string text = "reasons:";
  for (const auto& reason : reasons) text += " " + reason.code + " " + reason.subject + ",";
  for (const auto& name : wanted) {
    const auto found = std::find_if(reasons.begin(), reasons.end(), [&](const auto& r) { return fits(name, r); });
    if (found == reasons.end()) return text;
    reasons.erase(found);
  }
  return unless(reasons.empty(), text);
}

}  // namespace

board::Seat Look::seat(const Who& who) const {
  const board::Seat seat = play.seat(who);
  if (seat == board::no_seat) throw Mistake("this can be said of one player only");
  return seat;
}

Found check(std::string_view item, const Look& look) {
  Cursor cursor(item);
  const Row* row = runner::row_of<Row>(
      {place_rows(), piece_rows(), score_rows(), asked_rows(), event_rows(), view_rows(), chart_rows(), goods_rows(),
       region_card_rows(), university_rows(), upgrade_rows(), side_board_rows()},
      cursor);
  if (!row) row = other_row(cursor);
  if (!row)
    throw Mistake("no region or expectation is called '" +
                  std::string(cursor.peek().empty() ? cursor.rest() : cursor.peek()) + "'");
  if ((row->of & look.of) == 0)
    throw Mistake(look.of == Look::viewer ? "a case cannot ask yet whether this is seen"
                                          : "a case cannot ask yet whether this is so in every world");
  const Found found = row->check(cursor, look);
  cursor.finish();
  return found;
}

bool check_setup(std::string_view item, const Given& given, Found& found) {
  Cursor cursor(item);
  board::CheckedSetUp checked;
  const auto refused = [&] {
    return board::check_setup(setup_of(given), tables_of(given.board),
                              available_of(card_facts(board::test::TestCards{})), checked);
  };
  if (cursor.eat("refused"))
    found = exactly(names(cursor), refused());
  else if (cursor.eat("accepted"))
    found = exactly({}, refused());
  else if (cursor.eat("warned"))
    refused(), found = exactly(names(cursor), checked.warnings);
  else
    return false;
  cursor.finish();
  return true;
}

Found equals(Cursor& cursor, int found) {
  cursor.need("=");
  return unless(cursor.number() == found, std::to_string(found));
}

std::vector<std::string> names(Cursor& cursor) {
  std::vector<std::string> list;
  for (const auto name : split(cursor.take_rest(), ',')) list.emplace_back(name);
  if (list.empty()) throw Mistake("a list is missing");
  return list;
}

std::map<int, int> numbers_by_player(Cursor& cursor) {
  std::map<int, int> numbers;
  do {
    const int player = cursor.player();
    cursor.need(":");
    numbers[player] = cursor.number();
  } while (!cursor.done());
  return numbers;
}

std::vector<board::Seat> seats(Cursor& cursor, const Look& look) {
  std::vector<board::Seat> list;
  for (const Who& who : players(cursor.take_rest())) list.push_back(look.seat(who));
  return list;
}

std::string seats_text(const std::vector<board::Seat>& seats, const Play& play) {
  std::string text;
  for (const board::Seat seat : seats) text += " " + play.seat_text(seat);
  return text;
}

Found by_player(Cursor& cursor, const Look& look, const std::function<int(board::Seat)>& value) {
  for (const auto& [player, wanted] : numbers_by_player(cursor))
    if (const int found = value(look.seat({Who::Kind::player, player})); found != wanted)
      return "P" + std::to_string(player) + ":" + std::to_string(found);
  return {};
}

}  // namespace rattus::cases
