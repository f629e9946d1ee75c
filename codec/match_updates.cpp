// Updates: what a guest's client is told. What several viewers share is written once.
#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <tuple>

#include "codec/cartus/events.hpp"
#include "codec/cartus/options.hpp"
#include "codec/cartus/view.hpp"
#include "codec/events.hpp"
#include "codec/match_messages.hpp"
#include "codec/match_parts.hpp"
#include "codec/options.hpp"
#include "codec/view_json.hpp"

namespace rattus::codec {
namespace {

using table::Guest;
using table::Match;
using table::no_seat;
using table::Seat;

constexpr std::string_view opening = R"({"type":"update")";

std::string text_of(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

template <class Events>
bool same_events(const Events& events, Seat one, Seat other) {
  return std::all_of(events.begin(), events.end(),
                     [&](const auto& event) { return told_alike(event, one, other); });
}

}  // namespace

/// The updates of a match at which this or that is played.
struct Updates::Cache {
  virtual ~Cache() = default;
  virtual std::shared_ptr<const std::string> update(const Guest& guest, std::uint64_t base, bool table_changed) = 0;
};

namespace {

template <class Kit>
class CacheOf final : public Updates::Cache {
 public:
  CacheOf(const Match& which, const Names* by_names, Surroundings with)
      : match(which), board_names(by_names), around(std::move(with)) {}

  std::shared_ptr<const std::string> update(const Guest& guest, std::uint64_t base, bool table_changed) override {
    const Key which = key(guest, base, table_changed);
    auto& text = written[which];
    if (!text) text = std::make_shared<const std::string>(write(which));
    return text;
  }

 private:
  using View = typename Kit::View;

  /// What an update depends on, beside the id that it answers.
  struct Key {
    std::uint64_t base = 0;  ///< from which version on; 0: everything
    std::uint64_t told = 0;  ///< with base 0 because the eyes changed: the version the client had
    Seat eyes = no_seat;
    bool decides = false;
    bool with_table = false;
    Guest guest;  ///< where the table is shown to him as to nobody else
    friend bool operator<(const Key& x, const Key& y) {
      return std::tie(x.base, x.told, x.eyes, x.decides, x.with_table, x.guest) <
             std::tie(y.base, y.told, y.eyes, y.decides, y.with_table, y.guest);
    }
  };
  /// What one pair of eyes sees of a position.
  using Views = std::array<std::optional<View>, no_seat + 1>;
  /// The game as it stood in an earlier version of the match, and what has happened in it since.
  struct Past {
    bool begun = false;
    table::SinceOf<Kit> since;
    Views views;
    std::string common;                                  ///< the changes that all are shown alike
    std::array<std::string, no_seat + 1> events;  ///< as written for these eyes, with the key
  };

  const Match& match;
  const Names* board_names;
  Surroundings around;
  Views views;
  std::map<std::uint64_t, Past> pasts;
  std::map<Key, std::shared_ptr<const std::string>> written;

  [[nodiscard]] const table::TableOf<Kit>* table() const { return match.table<Kit>(); }
  [[nodiscard]] const table::GameOf<Kit>& game() const { return table()->game(); }
  [[nodiscard]] const NamesOf<Kit>& names() const { return names_of<Kit>(board_names); }

  const View& view(Views& made, const typename Kit::State& state, Seat eyes) {
    auto& view = made[eyes];
    if (!view) view.emplace(game().rules(), state, eyes);
    return *view;
  }
  const View& now(Seat eyes) { return view(views, game().state(), eyes); }
  const View& then(Past& past, Seat eyes) { return view(past.views, past.since.state, eyes); }

  Past& past(std::uint64_t base) {
    const auto [at, fresh] = pasts.try_emplace(base);
    if (fresh && table()) {
      const std::uint64_t version = match.table_version(base);
      at->second.begun = version > 0;
      at->second.since = table()->since(version);
    }
    return at->second;
  }

  /// These eyes know something of the present position that is not public.
  bool knows_secrets(Seat eyes) { return eyes != no_seat && !shown_alike(now(eyes), now(no_seat)); }

  /// What has happened in the game since then is told to these eyes as to everybody.
  static bool hears_only_public(const Past& past, Seat eyes) {
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
    key.base = base > match.version() ? 0 : base;
    key.eyes = match.eyes(guest);
    if (table()) {
      const bool begun = key.base > 0 && match.table_version(key.base) > 0;
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

  /// Whether a key's eyes see a whole view.
  bool whole(const Key& key) { return around.whole_views || key.base == 0 || match.table_version(key.base) == 0; }

  std::string write(const Key& key) {
    Writer to;
    to.text() = opening;
    to.field("version", match.version()).field("base", key.base);
    if (key.with_table) to.key("table").raw(text_of(table_json(match, key.guest, around)));
    if (table()) add_game(to, key);
    add_events(to, key);
    to.close('}');
    return std::move(to.text());
  }

  void add_game(Writer& to, const Key& key) {
    if (knows_secrets(key.eyes)) to.field("private", true);
    const View& view = now(key.eyes);
    if (whole(key)) {
      write_view(to.key("view"), view, names());
    } else {
      Past& before = past(key.base);
      if (before.common.empty())
        before.common = common_changes(then(before, no_seat), now(no_seat), names());
      const auto gone = write_changes(to.key("changes"), then(before, key.eyes), view, names(), before.common);
      if (!gone.empty()) to.key("gone").open('[');
      for (const auto key_gone : gone) to.value(key_gone);
      if (!gone.empty()) to.close(']');
    }
    to.key("decision");
    if (key.decides)
      write_own_decision(to);
    else
      to.value(nullptr);
  }

  void write_own_decision(Writer& to) {
    const Seat decider = game().decider();
    write_decision(to, now(decider), game().options(), names(), table()->can_take_back(decider));
    to.text().pop_back();
    to.field("version", match.decision_version()).close('}');
  }

  void add_events(Writer& to, const Key& key) {
    Past& since = past(key.base);
    const Seat eyes = hears_only_public(since, key.eyes) ? no_seat : key.eyes;
    if (key.told > 0) {
      to.raw(events(since, eyes, key));
      return;
    }
    std::string& once = since.events[eyes];
    if (once.empty()) once = events(since, eyes, key);
    to.raw(once);
  }

  /// `"events": [...]`, and `"told"` if that is asked.
  std::string events(const Past& since, Seat eyes, const Key& key) {
    Writer to;
    to.key("events").open('[');
    std::size_t count = 0, told = 0;
    auto note = match.notes().begin();
    const auto add_notes = [&](std::uint64_t version) {
      for (; note != match.notes().end() && note->version <= version; ++note) {
        if (note->version < version) continue;
        to.raw(text_of(note_json(match, *note)));
        ++count;
      }
    };
    std::uint64_t place = match.table_version(key.base);
    for (std::uint64_t version = key.base + 1; version <= match.version(); ++version) {
      const bool choice = version > 1 && (match.log()[version - 2].act == table::Act::choose ||
                                          match.log()[version - 2].act == table::Act::take_back);
      if (!choice) add_notes(version);
      if (match.table_version(version) != place) count += add_game_events(to, since, eyes, key.base, ++place);
      if (choice) add_notes(version);
      if (version == key.told) told = count;
    }
    to.close(']');
    if (key.told > 0) to.field("told", told);
    return std::move(to.text());
  }

  /// Of one version of the game; returns how many they are.
  std::size_t add_game_events(Writer& to, const Past& since, Seat eyes, std::uint64_t base, std::uint64_t place) {
    const table::Entry& entry = table()->log()[place - 1];
    if (entry.kind == table::Entry::Kind::taken_back) {
      to.open('{').field("type", "taken-back").field("seat", entry.seat + 1).field("steps", 1);
      to.field("clause", to_string(Kit::taken_back)).close('}');
      return 1;
    }
    const auto& events = since.since.events[place - match.table_version(base) - 1];
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

Updates::Updates(const Match& match, const Names* names, Surroundings around)
    : cache_(table::with_kit(match.plan().setup, [&]<class Kit>(Kit) -> std::unique_ptr<Cache> {
        return std::make_unique<CacheOf<Kit>>(match, names, std::move(around));
      })) {}

Updates::~Updates() = default;

std::shared_ptr<const std::string> Updates::update(const Guest& guest, std::uint64_t base, const std::string& id,
                                                   bool table_changed) {
  auto text = cache_->update(guest, base, table_changed);
  if (id.empty()) return text;
  std::string answer(opening);
  answer.append(",\"id\":").append(text_of(id)).append(*text, opening.size());
  return std::make_shared<const std::string>(std::move(answer));
}

}  // namespace rattus::codec
