#pragma once
// Messages about tables over HTTP (docs/reference/protocol.md, HTTP): opening a table, lists of tables, a guest's
// name.
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "codec/game_data.hpp"
#include "codec/text/json.hpp"
#include "table/match.hpp"

namespace rattus::codec {

/// Reads `{"setup", "seats", "listed"}`; seats of kind "me" are the host's, and bear his name unless they have one.
/// What cannot be read or played comes back as the "refused" message.
std::variant<table::Plan, Json> read_open_table(std::string_view text, const GameData& data, const table::Guest& host,
                                                const std::string& host_name);
/// Reads `{"name": "Agnes"}`.
std::variant<std::string, Json> read_name(std::string_view text, const Texts& texts);
/// The answer to `{"setup": SetUp}`: every reason against it, and warnings.
Json check_setup_message(std::string_view text, const GameData& data);

/// What a list says of a table. `face` is its plan with those who sit there now.
struct TableFace {
  std::string id;
  table::Plan face;
  table::Stage stage = table::Stage::gathering;
  std::string seed_hash;
  std::int64_t opened = 0;  ///< seconds since 1970
};
Json summary(const TableFace& table, const table::Guest& asking, const table::IsPresent& present);

/// `{"type": "refused", "code", "reason"}`: a refusal that no rule is behind.
Json refused_message(std::string_view code, std::string_view reason);

/// "2026-01-31T18:00:00Z"
std::string utc_text(std::int64_t seconds);

}  // namespace rattus::codec
