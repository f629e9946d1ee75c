// Opening a record at a step: it is played again and checked up to its end, then the game is taken up where asked.
#include "codec/conversation.hpp"
#include "codec/record.hpp"

namespace rattus::codec {
namespace {

/// The game as it stood at a step of a record.
using Stand = std::variant<std::monostate, table::Game, table::CartusGame>;

}  // namespace

Conversation::Reply Conversation::open_record(const Value& line) {
  line.fields({"do", "record", "file", "step"});
  const auto record = line.find("record"), file = line.find("file");
  if (!record == !file) line.fault("record-or-file");
  int step = -1;
  line.whole("step", 0, 1000000, step);
  std::string name;
  line.text("file", name);
  if (!line.clean()) return Reasons{};
  std::string text;
  if (record) {
    text = record->json().dump(-1, ' ', false, Json::error_handler_t::replace);
  } else {
    const auto read = files_ ? files_(name) : std::nullopt;
    if (!read) return Reasons{{"no-file", {}, name}};
    text = *read;
  }
  Stand stand;
  const auto checked = check_record(text, *data_, [&](std::size_t at, const auto& game, const auto&) {
    if (step < 0 || at == static_cast<std::size_t>(step)) stand = game;
  });
  if (const auto* fault = std::get_if<RecordFault>(&checked))
    return Reasons{{"not-the-same", {}, "step " + std::to_string(fault->step) + ": " + fault->reason}};
  const auto tables = data_->tables(std::get<Record>(checked).setup);
  if (const auto* game = std::get_if<table::Game>(&stand))
    return resume<board::Kit>(game->rules(), game->state(), *tables.as<board::Kit>());
  if (const auto* game = std::get_if<table::CartusGame>(&stand))
    return resume<cartus::Kit>(game->rules(), game->state(), *tables.as<cartus::Kit>());
  return Reasons{{"no-step", {}, std::to_string(step)}};
}

}  // namespace rattus::codec
