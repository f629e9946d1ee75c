#pragma once
// The messages of docs/protocol.md: what a client says to a match, read; and what a match says to a client, written.
// Server, worker and terminal use these same functions.
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "codec/game_data.hpp"
#include "codec/names.hpp"
#include "codec/reader.hpp"
#include "table/match.hpp"

namespace rattus::codec {

/// What somebody points at and asks why it cannot be chosen: a region's or card's id; neither: to increase citizens.
struct Pointed {
  std::string region, card;
};

/// A client's message.
struct ToMatch {
  enum class Kind { hello, earlier, input, odds, record, why, hint };
  Kind kind = Kind::hello;
  std::uint64_t after = 0;   ///< hello
  std::uint64_t before = 0;  ///< earlier
  table::Input input;        ///< input; its guest is not filled in
  Pointed at;                ///< why
  std::string id;            ///< the client's name for the message; may be empty for questions
};

/// Reads one message; one that cannot be read comes back as the "refused" message to answer with.
std::variant<ToMatch, Json> read_to_match(std::string_view text, const GameData& data);
/// The same of a document that has been parsed; what is wrong with it is noted there.
void read_to_match(const Value& message, ToMatch& to);
/// The id in a message that is not worth reading; empty if it does not stand there plainly.
std::string id_in(std::string_view text);
/// The id that a client gave his message, for the answer; empty if it has none that could be one.
std::string id_of(const Json& message);

Json refused_message(const std::string& id, const table::Refused& refused);
Json refused_message(const std::string& id, const std::vector<board::Refusal>& reasons, const Texts& texts);
/// "refused" with code `bad-message`, for a message that cannot be read.
Json bad_message(const std::string& id, const Faults& faults, const Texts& texts);

/// What the host of a match knows and the match does not.
struct Surroundings {
  std::string id;         ///< of the match
  std::string seed_hash;  ///< SHA-256 of the seed's digits; empty where nobody needs it
  table::IsPresent present;
  unsigned watchers = 0;     ///< connections of guests without a seat
  bool whole_views = false;  ///< "view" in every update, never "changes", and the whole log: for a client next door
};

/// Writes the updates of one match at its present version. Made anew for each version (or change of presence); what
/// several viewers share is written once.
class Updates {
 public:
  Updates(const table::Match& match, const GameData& data, Surroundings around);
  ~Updates();

  /// The update that takes a guest's client from version `base` on; `id` if it answers his message, else empty.
  /// `base` is a version as the guest counts (`Match::number`); 0, or beyond the present one: everything.
  /// `table_changed`: presence changed since `base`. A long log begins where its last page does (`from`). Clients with
  /// nothing private and no answer get the very same string.
  std::shared_ptr<const std::string> update(const table::Guest& guest, std::uint64_t base, const std::string& id,
                                            bool table_changed);
  /// What happened before a version, as far back as one page goes.
  std::shared_ptr<const std::string> earlier(const table::Guest& guest, std::uint64_t before, const std::string& id);

  /// Presence has changed, and nothing else: what has been made of the log stays.
  void surround(Surroundings around);

  struct Cache;

 private:
  std::unique_ptr<Cache> cache_;
};

/// The answer to "odds" for whoever has this view.
Json odds_message(const board::View& view, const Names& names);
/// Cartus has none to tell: its chances stand in its views.
Json odds_message(const cartus::View& view, const NoNames& names);
/// The same for a guest's eyes, as work to be done: it takes milliseconds and is not for the thread that serves others.
/// The match must stay while it is done, and may go on. Nothing before the game begins.
std::function<Json()> odds_message(const table::Match& match, const table::Guest& guest, const GameData& data);
/// The answer to "why" for a guest's eyes: "refused" with the clause that stands against it, or "why" if it can be
/// chosen.
Json why_message(const table::Match& match, const table::Guest& guest, const ToMatch& question, const GameData& data);
/// The refusal of a record while the game goes on.
Json not_over_message(const table::AnySetUp& setup);
/// The answer to "record"; "refused" as `not-over` before the game is over.
Json record_message(const table::Match& match, const GameData& data, const std::string& seed_hash);

/// A match's plan and inputs as stored (one JSON object each), and back; nothing if it cannot be read.
std::string store_text(const table::Plan& plan);
std::string store_text(const table::Input& input);
std::optional<table::Plan> read_stored_plan(std::string_view text);
std::optional<table::Input> read_stored_input(std::string_view text);

}  // namespace rattus::codec
