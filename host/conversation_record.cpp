// Opening a record at a step: it is played again and checked up to its end, then the game is taken up where asked.
#include "codec/record/record.hpp"
#include "host/conversation.hpp"

namespace rattus::host {
Conversation::Reply Conversation::open_record(const Value& line) {
  line.fields({"do", "record", "file", "step"});
  const auto record = line.find("record"), file = line.find("file");
  if (!record == !file) line.fault("record-or-file");
  int step = -1;
  line.whole("step", 0, 1000000, step);
  std::string name;
  line.text("file", name);
  if (!line.clean()) return Refusals{};
  std::string text;
  if (record) {
    text = text_of(record->json());
  } else {
    const auto read = files_ ? files_(name) : std::nullopt;
    if (!read) return Refusals{{"no-file", {}, name}};
    text = *read;
  }
  table::Games::OneOrNone<table::GameOf> stand;  // the game as it stood at the step
  const auto checked = check_record(text, *data_, [&](std::size_t at, const auto& game, const auto&) {
    if (step < 0 || at == static_cast<std::size_t>(step)) stand = game;
  });
  if (const auto* fault = std::get_if<RecordFault>(&checked))
    return Refusals{{"not-the-same", {}, "step " + std::to_string(fault->step) + ": " + fault->reason}};
  if (std::holds_alternative<std::monostate>(stand)) return Refusals{{"no-step", {}, std::to_string(step)}};
  const auto& setup = std::get<Record>(checked).setup;
  return table::with_kit(setup, [&]<class Kit>(Kit) {
    const auto& game = std::get<table::GameOf<Kit>>(stand);
    return resume<Kit>(game.rules(), game.state(), data_->tables(std::get<typename Kit::SetUp>(setup)));
  });
}

}  // namespace rattus::host
