// Looking at records in a session.
#include "codec/record/record.hpp"
#include "host/session.hpp"

namespace rattus::host {

void Session::open_record(const Value& message, Answers& answers) {
  message.fields({"type", "id", "record"});
  if (!message.clean()) return;
  hint_.reset();
  review_.reset();
  step_ = 0;
  const std::string id = id_of(message.json());
  if (const auto given = message.find("record")) {
    auto opened = RecordLook::open(given->json(), *data_);
    if (const auto* fault = std::get_if<RecordFault>(&opened)) {
      const auto why = "step " + std::to_string(fault->step) + ": " + fault->reason;
      return answers.add(refused_message(id, {{"not-the-same", {}, why}}, data_->text()));
    }
    record_.emplace(std::get<RecordLook>(std::move(opened)));
  } else if (match_ && match_->stage() == table::Stage::over) {
    record_.emplace(RecordLook::open(record_of(*match_, {}), *data_));
  } else {
    const Clause clause = table::opened_at_end(match_ ? match_->plan().setup : table::AnySetUp{});
    const table::Refused refused{"not-over", clause, "the game is not over: give a record, or play to the end"};
    return answers.add(refused_message(id, refused));
  }
  Json json = record_->opened_message();
  if (!id.empty()) json["id"] = id;
  answers.add(json);
}

void Session::show_step(const Value& message, Answers& answers) {
  message.fields({"type", "id", "step", "viewer"});
  if (!record_) {
    const table::Refused refused{"no-record", {}, "no record is open: send \"open-record\" first"};
    return answers.add(refused_message(id_of(message.json()), refused));
  }
  const auto given = message.need("step");
  const int step = given ? given->whole(0, static_cast<int>(record_->steps())).value_or(-1) : -1;
  std::optional<table::Seat> viewer;
  const auto eyes = message.json().find("viewer");
  if (eyes != message.json().end() && eyes->is_null()) viewer = table::no_seat;
  if (const auto field = message.find("viewer"); field && field->json().is_number()) {
    if (const auto seat = field->whole(1, record_->players())) viewer = static_cast<table::Seat>(*seat - 1);
  } else if (field) {
    static_cast<void>(field->among({"all"}));
  }
  if (step < 0 || !message.clean()) return;
  hint_.reset();
  step_ = static_cast<std::size_t>(step);
  answers.add_text(record_->step_message(step_, viewer, id_of(message.json())));
}

Json Session::odds_at_step() const { return record_->odds_message(); }

}  // namespace rattus::host
