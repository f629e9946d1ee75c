// Updates: what a guest's client is told. What several viewers share is written once.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>

#include "codec/match/parts.hpp"
#include "codec/told.hpp"

namespace rattus::codec {
namespace {

using table::Guest;
using table::Match;
using table::no_seat;
using table::Seat;

constexpr std::string_view opening = R"({"type":"update")", earlier_opening = R"({"type":"earlier")";
/// So much of a log is sent at once: enough for any game that people play, and few milliseconds of work.
constexpr std::uint64_t page_entries = 1'000;
constexpr std::size_t page_bytes = 256 * 1024;

bool of_game(table::Act act) {
  return act == table::Act::choose || act == table::Act::take_back || act == table::Act::unasked;
}

template <class Events>
bool same_events(const Events& events, Seat one, Seat other) {
  return std::all_of(events.begin(), events.end(), [&](const auto& event) { return told_alike(event, one, other); });
}

}  // namespace

/// The updates of a match at which this or that is played.
struct Updates::Cache {
  virtual ~Cache() = default;
  virtual std::shared_ptr<const std::string> update(const Guest& guest, std::uint64_t base, bool table_changed) = 0;
  virtual std::shared_ptr<const std::string> earlier(const Guest& guest, std::uint64_t before) = 0;
  virtual void surround(Surroundings with) = 0;
};

namespace {

template <class Kit>
class CacheOf final : public Updates::Cache {
 public:
  static_assert(Told<Kit>);
  CacheOf(const Match& which, const GameData& data, Surroundings with) : match(which), around(std::move(with)) {
    if (course()) ids.emplace(names_at(*course(), data));
  }

  std::shared_ptr<const std::string> update(const Guest& guest, std::uint64_t base, bool table_changed) override {
    Key which = key(guest, base, table_changed);
    if (which.base > 0 && log(which, which.base, match.version()).from > which.base + 1) which = key(guest, 0, true);
    auto& text = written[which];
    if (!text) text = std::make_shared<const std::string>(write(which));
    return text;
  }

  void surround(Surroundings with) override {
    around = std::move(with);
    written.clear();
  }

  std::shared_ptr<const std::string> earlier(const Guest& guest, std::uint64_t before) override {
    Key which;
    which.counts = match.counts(guest);
    which.eyes = match.eyes(guest);
    const std::uint64_t known = std::min(before, number(which, match.version()) + 1);
    const std::uint64_t last = known > number(which, match.version()) ? match.version()
                               : known > 0                            ? match.numbered(which.counts, known) - 1
                                                                      : 0;
    const Log& log = this->log(which, 0, last);
    Writer to;
    to.raw(earlier_opening);
    to.field("before", before);
    if (log.from > 1) to.field("from", number(which, log.from));
    to.key("viewer");
    if (which.eyes == no_seat)
      to.value(nullptr);
    else
      to.value(which.eyes + 1);
    to.raw(log.text).close('}');
    return std::make_shared<const std::string>(to.take());
  }

 private:
  using View = typename Kit::View;

  /// What an update depends on, beside the id that it answers.
  struct Key {
    std::uint64_t base = 0;  ///< from which version on; 0: everything
    std::uint64_t told = 0;  ///< with base 0 because the eyes changed: the version the client had
    Seat eyes = no_seat;
    unsigned counts = 0;  ///< Match::counts
    bool decides = false;
    bool with_table = false;
    Guest guest;  ///< where the table is shown to him as to nobody else
    friend bool operator<(const Key& x, const Key& y) {
      return std::tie(x.base, x.told, x.eyes, x.counts, x.decides, x.with_table, x.guest) <
             std::tie(y.base, y.told, y.eyes, y.counts, y.decides, y.with_table, y.guest);
    }
  };
  /// What one pair of eyes sees of a position.
  using Views = std::array<std::optional<View>, no_seat + 1>;
  /// The game as it stood in an earlier version of the match, and what has happened in it since.
  struct Past {
    std::uint64_t base = 0;
    bool begun = false;
    table::SinceOf<Kit> since;
    Views views;
    std::string common;  ///< the changes that all are shown alike
  };
  /// A part of the log as it is sent.
  struct Log {
    std::uint64_t from = 0;  ///< the first version that is in it
    std::string text;        ///< `"events": [...]`, and `"told"` if that is asked
  };

  const Match& match;
  std::optional<NamesOf<Kit>> ids;
  Surroundings around;
  Views views;
  std::map<std::uint64_t, Past> pasts;
  std::map<std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, Seat, unsigned>, Log> logs;
  std::map<Key, std::shared_ptr<const std::string>> written;
  Writer text;  ///< of the update that is being written

  [[nodiscard]] const table::CourseOf<Kit>* course() const { return match.course_of<Kit>(); }
  [[nodiscard]] const table::GameOf<Kit>& game() const { return course()->game(); }
  [[nodiscard]] const NamesOf<Kit>& names() const { return *ids; }

  const View& view(Views& made, const typename Kit::State& state, Seat eyes) {
    auto& view = made[eyes];
    if (!view) view.emplace(game().rules(), state, eyes);
    return *view;
  }
  const View& now(Seat eyes) { return view(views, game().state(), eyes); }
  const View& then(Past& past, Seat eyes) { return view(past.views, past.since.state, eyes); }

  Past& past(std::uint64_t base) {
    const auto [at, fresh] = pasts.try_emplace(base);
    at->second.base = base;
    if (fresh && course()) {
      const std::uint64_t version = match.course_version(base);
      at->second.begun = version > 0;
      at->second.since = course()->since(version);
    }
    return at->second;
  }

  /// These eyes know something of the present position that is not public.
  bool knows_secrets(Seat eyes) { return eyes != no_seat && !shown_alike(now(eyes), now(no_seat)); }

  /// An entry since then is these eyes' secret.
  [[nodiscard]] bool has_secrets(const Past& past, Seat eyes) const {
    if (eyes == no_seat) return false;
    const unsigned others = ~(1U << eyes);
    return match.version() - past.base != match.number(others, match.version()) - match.number(others, past.base);
  }

  /// What has happened in the game since then is told to these eyes as to everybody.
  bool hears_only_public(const Past& past, Seat eyes) {
    if (has_secrets(past, eyes)) return false;
    for (const auto& events : past.since.events)
      if (!same_events(events, eyes, no_seat)) return false;
    return true;
  }

  /// What these eyes are told of the game since `base` is told to everybody.
  bool sees_only_public(Seat eyes, std::uint64_t base) {
    if (eyes == no_seat) return true;
    Past& before = past(base);
    return !knows_secrets(eyes) && shown_alike(then(before, eyes), then(before, no_seat)) &&
           hears_only_public(before, eyes);
  }

  /// Which update a guest gets who has been told everything up to `base`.
  Key key(const Guest& guest, std::uint64_t base, bool table_changed) {
    Key key;
    key.counts = match.counts(guest);
    if (base <= number(key, match.version())) key.base = match.numbered(key.counts, base);
    key.eyes = match.eyes(guest);
    if (course()) {
      const bool begun = key.base > 0 && match.course_version(key.base) > 0;
      if (begun && match.eyes(guest, key.base) != key.eyes) std::swap(key.base, key.told);
      const Guest* decider = match.decider();
      key.decides = decider && *decider == guest;
      const bool whole = !begun || key.base == 0 || around.whole_views;
      if (!whole && sees_only_public(key.eyes, key.base)) key.eyes = no_seat;
    }
    key.with_table = table_changed || key.base == 0 || match.table_changed() > key.base;
    if (key.with_table && (match.seated(guest) || guest == match.plan().host)) key.guest = guest;
    return key;
  }

  [[nodiscard]] std::uint64_t number(const Key& key, std::uint64_t version) const {
    return match.number(key.counts, version);
  }

  /// Whether a key's eyes see a whole view.
  bool whole(const Key& key) { return around.whole_views || key.base == 0 || match.course_version(key.base) == 0; }

  std::string write(const Key& key) {
    Writer& to = text;
    to.cut(0);
    to.raw(opening);
    to.field("version", number(key, match.version())).field("base", number(key, key.base));
    if (key.with_table) to.key("table").raw(text_of(table_json(match, key.guest, around)));
    if (course()) add_game(to, key);
    add_events(to, key);
    to.close('}');
    return std::string(to.text());
  }

  void add_game(Writer& to, const Key& key) {
    if (knows_secrets(key.eyes)) to.field("private", true);
    const View& view = now(key.eyes);
    if (whole(key)) {
      write_view(to.key("view"), view, names());
    } else {
      Past& before = past(key.base);
      if (before.common.empty()) before.common = common_changes(then(before, no_seat), now(no_seat), names());
      const auto gone = write_changes(to.key("changes"), then(before, key.eyes), view, names(), before.common);
      if (!gone.empty()) to.key("gone").open('[');
      for (const auto key_gone : gone) to.value(key_gone);
      if (!gone.empty()) to.close(']');
    }
    to.key("decision");
    if (key.decides)
      write_own_decision(to, key);
    else
      to.value(nullptr);
  }

  void write_own_decision(Writer& to, const Key& key) {
    const Seat decider = game().decider();
    write_decision(to, now(decider), game().options(), names(), course()->can_take_back(decider));
    to.reopen().field("version", number(key, match.decision_version())).close('}');
  }

  void add_events(Writer& to, const Key& key) {
    const Log& log = this->log(key, key.base, match.version());
    if (log.from > key.base + 1) to.field("from", number(key, log.from));
    to.raw(log.text);
  }

  /// What happened after version `base` and up to `last`, or the last page of it.
  const Log& log(const Key& key, std::uint64_t base, std::uint64_t last) {
    const bool whole = around.whole_views || last - base <= page_entries;
    Past& since = past(whole ? base : last - page_entries);
    const Seat eyes = hears_only_public(since, key.eyes) ? no_seat : key.eyes;
    Log& log = logs[{since.base, last, key.told, eyes, key.counts}];
    if (log.text.empty()) log = write_log(key, since, eyes, last);
    return log;
  }

  Log write_log(const Key& key, const Past& since, Seat eyes, std::uint64_t last) {
    /// Where a version begins.
    struct Place {
      std::size_t byte, events;
    };
    std::vector<Place> places;
    Writer to;
    to.open('[');
    std::size_t count = 0, told = 0;
    const auto& notes = match.notes();
    auto note = std::partition_point(notes.begin(), notes.end(),
                                     [&](const table::Note& one) { return one.version <= since.base; });
    const auto add_notes = [&](std::uint64_t version) {
      for (; note != notes.end() && note->version == version; ++note, ++count)
        to.raw(text_of(note_json(match, *note, number(key, version))));
    };
    std::uint64_t place = match.course_version(since.base);
    for (std::uint64_t version = since.base + 1; version <= last; ++version) {
      places.push_back({to.size(), count});
      const bool of_the_game = version > 1 && of_game(match.log()[version - 2].act);
      if (!of_the_game) add_notes(version);
      const Seat secret = match.secret_of(version);
      while (place < match.course_version(version)) {
        ++place;
        if (secret == no_seat || secret == eyes) count += add_game_events(to, since, eyes, place);
      }
      if (of_the_game) add_notes(version);
      if (version == key.told) told = count;
    }
    to.close(']');

    std::size_t cut = 0;
    if (!around.whole_views)
      while (cut + 1 < places.size() && to.size() - places[cut].byte > page_bytes) ++cut;
    Log log{since.base + 1 + cut, "\"events\":["};
    const std::string_view events = to.text().substr(places.empty() ? 1 : places[cut].byte);
    log.text += events.substr(events.starts_with(',') ? 1 : 0);
    if (key.told > 0) {
      const std::size_t left_out = places.empty() ? 0 : places[cut].events;
      log.text += ",\"told\":" + std::to_string(told > left_out ? told - left_out : 0);
    }
    return log;
  }

  /// Of one version of the game; returns how many they are.
  std::size_t add_game_events(Writer& to, const Past& since, Seat eyes, std::uint64_t place) {
    const table::Step& step = course()->steps()[place - 1];
    if (step.kind == table::Step::Kind::taken_back) {
      to.open('{').field("type", "taken-back").field("seat", step.seat + 1).field("steps", 1);
      to.field("clause", to_string(Kit::taken_back)).close('}');
      return 1;
    }
    const auto& events = since.since.events[place - match.course_version(since.base) - 1];
    std::size_t count = 0;
    for (const auto& event : events) {
      if (!heard(event, eyes)) continue;
      write_event(to, game().rules(), event, eyes, names());
      ++count;
    }
    return count;
  }
};

}  // namespace

Updates::Updates(const Match& match, const GameData& data, Surroundings around)
    : cache_(table::with_kit(match.plan().setup, [&]<class Kit>(Kit) -> std::unique_ptr<Cache> {
        return std::make_unique<CacheOf<Kit>>(match, data, std::move(around));
      })) {}

Updates::~Updates() = default;

namespace {

/// The message with the id of the one that it answers, if that had one.
std::shared_ptr<const std::string> answering(std::shared_ptr<const std::string> text, std::string_view opening,
                                             const std::string& id) {
  if (id.empty()) return text;
  std::string answer(opening);
  answer.append(",\"id\":").append(quoted_text(id)).append(*text, opening.size());
  return std::make_shared<const std::string>(std::move(answer));
}

}  // namespace

std::shared_ptr<const std::string> Updates::update(const Guest& guest, std::uint64_t base, const std::string& id,
                                                   bool table_changed) {
  return answering(cache_->update(guest, base, table_changed), opening, id);
}

void Updates::surround(Surroundings around) { cache_->surround(std::move(around)); }

std::shared_ptr<const std::string> Updates::earlier(const Guest& guest, std::uint64_t before, const std::string& id) {
  return answering(cache_->earlier(guest, before), earlier_opening, id);
}

}  // namespace rattus::codec
