#include "table/match.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

#include "ai/agents.hpp"
#include "engine/core/reasons.hpp"

namespace rattus::table {
namespace {

/// Refused messages that are remembered, so that one that is late and comes twice is not carried out after all.
constexpr std::size_t refusals_kept = 64;

/// Steps taken back and seats taken are refused from so many entries on, talk aside; a game alone never comes near it.
constexpr std::size_t most_entries = 10'000;
/// What each guest may say and propose at a table, so that nobody uses up what others need.
constexpr unsigned most_talk = 1'000, most_proposals = 200;

/// What stands for an entry's id in `ids_`.
std::uint32_t id_hash(const Guest& guest, const std::string& move_id) {
  const std::hash<std::string> hash;
  return static_cast<std::uint32_t>(hash(guest) * 31 + hash(move_id));
}

void check_players(const std::vector<Chair>& seats, Reasons& reasons) {
  for (const Chair& chair : seats) {
    const std::string agent = chair.player + ":" + chair.level;
    std::string error;
    if (!ai::parse_agent(agent, error)) reasons.add("unknown-player", {}, agent);
  }
}

}  // namespace

std::variant<Match, std::vector<Refusal>> Match::open(Plan plan, AnyTables tables, Seed seed) {
  Reasons reasons;
  reasons.add(AnyCourse::reasons_against(plan.setup, tables));
  check_players(plan.seats, reasons);
  const int players = players_of(plan.setup);
  if (plan.seats.size() != static_cast<std::size_t>(players)) reasons.add("seat-count", {}, std::to_string(players));
  if (!plan.commit.empty() && !is_share_hash(plan.commit)) reasons.add("unknown-value", {}, "commit");
  if (!reasons.empty()) return reasons.take();
  for (Chair& chair : plan.seats) {
    if (chair.kind != SeatKind::person) chair.guest.clear();
    chair.stand_in = false;
  }
  return Match(std::move(plan), tables, seed);
}

Match::Match(Plan plan, AnyTables tables, Seed seed)
    : plan_(std::move(plan)), tables_(tables), seed_(seed), seats_(plan_.seats) {
  if (!plan_.commit.empty()) promises_.push_back({plan_.host, plan_.commit, {}});
  const auto others = [this](const Chair& chair) {
    const bool somebody = plan_.stream == Stream::chacha20 && chair.kind == SeatKind::person;
    return chair.kind == SeatKind::open || (somebody && chair.guest != plan_.host);
  };
  if (std::none_of(seats_.begin(), seats_.end(), others)) set_out();
  if (beginning()) awaited_since_ = 1;  // the opening is an entry, though not of the log
  course_versions_.push_back(course_.open() ? 1 : 0);
  if (course_.open()) decision_version_ = 1;
}

void Match::begin() {
  auto opened = AnyCourse::open(plan_.setup, tables_, Origin(seed_, plan_.stream, round(), earlier_rounds_));
  assert(std::holds_alternative<AnyCourse>(opened));  // the set-up was tried when the match was opened
  course_ = std::get<AnyCourse>(std::move(opened));
  wait_for(Awaits::nothing);
}

const Input* Match::entered_before(const Guest& guest, const std::string& move_id, std::uint64_t& version) const {
  if (move_id.empty()) return nullptr;
  const std::uint32_t id = id_hash(guest, move_id);
  for (auto at = std::find(ids_.begin(), ids_.end(), id); at != ids_.end(); at = std::find(at + 1, ids_.end(), id)) {
    const auto place = static_cast<std::size_t>(at - ids_.begin());
    if (log_[place].move_id != move_id || log_[place].guest != guest) continue;
    version = place + 2;
    return &log_[place];
  }
  return nullptr;
}

std::optional<Answer> Match::answered(const Guest& guest, const std::string& move_id) const {
  std::uint64_t version = 0;
  if (entered_before(guest, move_id, version)) return Answer{version, {}};
  for (const Remembered& one : refusals_)
    if (one.input.move_id == move_id && one.input.guest == guest) return one.answer;
  return std::nullopt;
}

namespace {

/// The same message: the id of a rematch is not the sender's but the host's, who makes up a new one each time.
bool same(const Input& x, Input y) {
  if (x.act == Act::rematch) y.text = x.text;
  return x == y;
}

}  // namespace

std::optional<Answer> Match::repeated(const Input& input) const {
  if (input.move_id.empty()) return std::nullopt;
  const Answer reused{version(), Refused{"id-reused",
                                         {},
                                         "the id \"" + input.move_id +
                                             "\" has been used for another message: give each message its own"}};
  std::uint64_t entered = 0;
  if (const Input* earlier = entered_before(input.guest, input.move_id, entered))
    return same(*earlier, input) ? Answer{entered, {}} : reused;
  for (const Remembered& one : refusals_)
    if (one.input.move_id == input.move_id && one.input.guest == input.guest)
      return same(one.input, input) ? one.answer : reused;
  return std::nullopt;
}

Answer Match::apply(const Input& input, const IsPresent& present) {
  if (const auto earlier = repeated(input)) return *earlier;
  if (input.act == Act::rematch && !rematch_.empty() && seated(input.guest)) return {version(), {}};
  Answer answer;
  if (input.act == Act::begin) return {version(), not_beginning()};  // of stored logs only
  answer.refused = refuse_endless(input);
  if (!answer.refused) answer.refused = enter(input, present);
  answer.version = version();
  if (answer.refused && !input.move_id.empty()) {
    if (refusals_.size() == refusals_kept) refusals_.erase(refusals_.begin());
    refusals_.push_back({input, answer});
  }
  return answer;
}

bool Match::replay(const Input& input) { return !repeated(input) && !enter(input, {}); }

Match::Result Match::enter(const Input& input, const IsPresent& present) {
  const Stage stage_before = stage();
  const auto proposals_before = proposals_.size();
  if (auto refused = carry_out(input, present)) return refused;
  const bool of_game = input.act == Act::choose || input.act == Act::take_back || input.act == Act::unasked;
  const bool secret = of_game && course_.steps().back().secret && !plan_.picks_told;
  if (!secret)
    settle(input.guest);  // what a pick would settle, others would see (CART-4): it waits for the choice's end
  if (input.act == Act::chat) ++talk_[input.guest], ++talked_;
  if (input.act == Act::propose) ++proposed_[input.guest];
  log_.push_back(input);
  ids_.push_back(id_hash(input.guest, input.move_id));
  const auto course_version = static_cast<std::uint32_t>(course_.open() ? course_.version() : 0);
  if (course_version != course_versions_.back()) {
    decision_version_ = version();
    if (secret) secrets_[course_.steps().back().seat].push_back(version());
  }
  course_versions_.push_back(course_version);
  const bool of_table = !of_game && input.act != Act::chat;
  if (of_table || proposals_.size() != proposals_before || stage() != stage_before) table_changed_ = version();
  return std::nullopt;
}

Match::Result Match::refuse_endless(const Input& input) const {
  const auto had = [&](const std::map<Guest, unsigned>& counted, unsigned most) {
    const auto found = counted.find(input.guest);
    return found != counted.end() && found->second >= most;
  };
  if (input.act == Act::chat && had(talk_, most_talk))
    return Refused{"too-many", {}, "you have sent as many chat messages as a table keeps: play on without chat"};
  if (input.act == Act::propose && had(proposed_, most_proposals))
    return Refused{
        "too-many", {}, "you have made as many proposals as a table allows: another player can propose this"};
  const bool step = input.act == Act::take_back || input.act == Act::sit;
  if (step && log_.size() - talked_ >= most_entries)
    return Refused{"too-many", {}, "this table has as many steps as it can keep: play the game to its end"};
  return std::nullopt;
}

Match::Result Match::carry_out(const Input& input, const IsPresent& present) {
  switch (input.act) {
    case Act::choose: return choose(input);
    case Act::take_back: return take_back(input);
    case Act::sit: return sit(input);
    case Act::rise: return rise(input);
    case Act::start: return start(input);
    case Act::propose: return propose(input, present);
    case Act::agree: return agree(input);
    case Act::object: return object(input);
    case Act::give_back: return give_back(input);
    case Act::rematch: return ask_rematch(input);
    case Act::chat: return chat(input);
    case Act::unasked: return go_on(input);
    case Act::commit: return commit(input);
    case Act::reveal: return reveal(input);
    case Act::begin: return begin_without(input);
    case Act::leave_out: return leave_out(input);
  }
  return Refused{"bad-message", {}, "a table does not know this message: see docs/reference/protocol.md"};
}

void Match::note(Note::Kind kind, Seat seat, Subject what, Seat about) {
  const bool named = kind == Note::Kind::sat || kind == Note::Kind::chat;
  // The entry has not been written yet: its version is the next one.
  notes_.push_back({kind, version() + 1, seat, what, about, named ? seats_[seat].name : std::string()});
}

}  // namespace rattus::table
