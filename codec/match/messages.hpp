#pragma once
// Reads clients' messages to a match and writes the answers and updates (docs/reference/protocol.md). Server, web
// worker and terminal all use these functions; nothing else may build messages.
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <variant>

#include "codec/game_data.hpp"
#include "codec/names.hpp"
#include "codec/text/reader.hpp"
#include "table/match.hpp"

namespace rattus::codec {

/// The subject of a "why" question: the id of a region or of a card; if both are empty, settling (the increase action).
struct Pointed {
  std::string region, card;
};

/// A client's message, parsed. The comment of a field names the kinds that use it.
struct ToMatch {
  enum class Kind { hello, earlier, input, odds, record, why, hint };
  Kind kind = Kind::hello;
  std::uint64_t after = 0;   ///< hello: the last version that the client has; 0: none
  std::uint64_t before = 0;  ///< earlier: the version before which the page ends
  table::Input input;        ///< input; `input.guest` is left empty for the caller to set
  Pointed at;                ///< why
  std::string id;            ///< chosen by the client; may be empty for questions
};

/// Parses a message. Returns the "refused" answer if the message cannot be read.
std::variant<ToMatch, Json> read_to_match(std::string_view text, const GameData& data);
/// Reads a parsed message into `to` and notes what is wrong among the faults of `message`.
void read_to_match(const Value& message, ToMatch& to);
/// Finds the id of a message without parsing it, for messages that are refused unread; empty if there is no plain id.
std::string id_in(std::string_view text);
/// The id of a parsed message, to be repeated in the answer; empty if it has no valid id.
std::string id_of(const Json& message);

Json refused_message(const std::string& id, const table::Refused& refused);
Json refused_message(const std::string& id, const std::vector<board::Refusal>& reasons, const Texts& texts);
/// The "refused" answer with code `bad-message`, for a message that cannot be read.
Json bad_message(const std::string& id, const Faults& faults, const Texts& texts);

/// What updates need to know about a match that the match itself does not hold.
struct Surroundings {
  std::string id;         ///< the match's id
  std::string seed_hash;  ///< SHA-256 of the seed's digits; empty if updates leave it out
  table::IsPresent present;
  unsigned watchers = 0;     ///< number of connections of guests without a seat
  bool whole_views = false;  ///< send the full view and the full log every time; for clients in the same process
};

/// Writes the updates of one match at its present version and caches what several viewers share. Make a new one for
/// each version of the match; for a change of presence call surround().
class Updates {
 public:
  Updates(const table::Match& match, const GameData& data, Surroundings around);
  ~Updates();

  /// The update that brings a guest's client from version `base` to the present one.
  /// `base`: a version as the guest counts (Match::number); 0 or above the present one: send everything.
  /// `id`: id of the message that this answers; empty for none.
  /// `table_changed`: true if presence has changed since `base`.
  /// A long log is cut to its last page, which begins at version `from`. Clients that see the same, and get no answer,
  /// share one string.
  std::shared_ptr<const std::string> update(const table::Guest& guest, std::uint64_t base, const std::string& id,
                                            bool table_changed);
  /// The page of the log that ends just before version `before`, as the guest counts.
  std::shared_ptr<const std::string> earlier(const table::Guest& guest, std::uint64_t before, const std::string& id);

  /// Replaces the surroundings after a change of presence. Keeps the cached log, discards the cached updates.
  void surround(Surroundings around);

  struct Cache;

 private:
  std::unique_ptr<Cache> cache_;
};

/// The answer to "odds" for the viewer of `view`.
Json odds_message(const board::View& view, const Names& names);
/// An empty answer, because Cartus views already contain the chances.
Json odds_message(const cartus::View& view, const NoNames& names);
/// Prepares the answer to "odds" for a guest. The function returned computes it: this takes milliseconds, so call it on
/// a thread that serves no clients. The match must outlive that call but may change meanwhile. Empty before the game
/// begins.
std::function<Json()> odds_message(const table::Match& match, const table::Guest& guest, const GameData& data);
/// The answer to "why" for a guest: "refused" with the clause that forbids the choice, or "why" if the choice is
/// possible.
Json why_message(const table::Match& match, const table::Guest& guest, const ToMatch& question, const GameData& data);
/// The "refused" answer with code `not-over` to a request for the record.
Json not_over_message(const table::AnySetUp& setup);
/// The answer to "record"; before the game is over, "refused" with code `not-over`.
Json record_message(const table::Match& match, const GameData& data, const std::string& seed_hash);

/// Plan and inputs of a match in the stored form, one JSON object each. Reading returns nullopt if the text is invalid.
std::string store_text(const table::Plan& plan);
std::string store_text(const table::Input& input);
std::optional<table::Plan> read_stored_plan(std::string_view text);
std::optional<table::Input> read_stored_input(std::string_view text);
/// What a kind of input is called there.
std::string_view word(table::Act act);

}  // namespace rattus::codec
