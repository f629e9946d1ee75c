// A teacher in a session: advice, the review of a record, and a record played on from some step.
#include <algorithm>
#include <cassert>

#include "codec/chair_json.hpp"
#include "host/session.hpp"

namespace rattus::host {
namespace {

const table::Refused no_record{"no-record", {}, "no record is open: send \"open-record\" first"};
const table::Refused over_here{"not-your-decision", {}, "the game is over at this step: choose an earlier one"};
const table::Refused no_open_seats{"unknown-value", {}, "seats must be people or computer players: fill the free ones"};

}  // namespace

const Session::Teacher Session::a_teacher{&Session::open_record, &Session::show_step,   &Session::odds_at_step,
                                          &Session::review,      &Session::stop_review, &Session::play_on,
                                          &Session::ask_hint,    &Session::teach};

std::optional<table::Refused> Session::refuse_hint() const {
  if (record_) return std::nullopt;  // that game is over
  if (match_->stage() != table::Stage::playing)
    return table::Refused{"not-your-decision", {}, "there is nothing to decide now: wait for a decision"};
  const auto& seats = match_->seats();
  const auto person = [](const table::Chair& chair) { return chair.kind == table::SeatKind::person; };
  if (std::count_if(seats.begin(), seats.end(), person) > 1)
    return table::Refused{"not-alone", {}, "no advice in a game against other people"};
  if (!match_->decider())
    return table::Refused{"not-your-decision", {}, "a computer player decides now: wait for your turn"};
  return std::nullopt;
}

void Session::ask_hint(const ToMatch& message, Answers& answers) {
  if (const auto refused = refuse_hint()) return answers.add(refused_message(message.id, *refused));
  hint_ = record_ ? hint_at(record_->record(), step_, *data_, *nets_, clock_)
                  : hint_for(match_->course(), *data_, *nets_, clock_);
  asked_ = message.id;
  if (!hint_) return answers.add(refused_message(message.id, over_here));
  answers.add_text(R"({"type":"advising"})");
}

void Session::review(const Value& message, Answers& answers) {
  message.fields({"type", "id", "iterations"});
  table::ReviewStyle style;
  int iterations = static_cast<int>(style.iterations);
  message.whole("iterations", 1, 100'000, iterations);
  if (!message.clean()) return;
  asked_ = id_of(message.json());
  if (!record_) return answers.add(refused_message(asked_, no_record));
  style.iterations = static_cast<std::uint32_t>(iterations);
  review_.emplace(RecordReview::of(record_->record(), *data_, *nets_, style, clock_));
  reviewed_ = 0;
  answers.add_text(review_->progress_message());
}

void Session::stop_review(const Value& message, Answers& answers) {
  message.fields({"type", "id"});
  if (!message.clean()) return;
  review_.reset();
  answers.add_text(R"({"type":"review-stopped"})");
}

void Session::teach(std::chrono::milliseconds slice, Answers& answers) {
  if (hint_) {
    if (!hint_->think({0, slice})) return;
    answers.add_text(hint_->message(asked_));
    hint_.reset();
  } else if (review_) {
    const auto begun = clock_ ? clock_() : std::chrono::nanoseconds(0);
    bool done = false;
    do done = review_->work({0, slice});
    while (!done && clock_ && clock_() - begun < slice);
    if (done) {
      answers.add_text(review_->message(asked_));
      review_.reset();
    } else if (review_->review().done() != reviewed_) {
      reviewed_ = review_->review().done();
      answers.add_text(review_->progress_message());
    }
  }
}

bool Session::make_choices(const std::vector<std::uint8_t>& choices) {
  const auto enter = [&](table::Input input) {
    input.seat = match_->course().decider();
    input.version = match_->decision_version();
    if (const table::Guest* person = match_->decider(); person && input.act == table::Act::choose) {
      input.guest = *person;
      input.seat = table::no_seat;
      input.version = match_->number(*person);
      input.move_id = "past-" + std::to_string(match_->version());
    }
    return match_->replay(input);
  };
  for (const std::uint8_t choice : choices) {
    while (match_->course().unasked()) {
      table::Input unasked;
      unasked.act = table::Act::unasked;
      if (!enter(unasked)) return false;
    }
    table::Input input;
    input.option = choice;
    if (!enter(input)) return false;
  }
  return true;
}

void Session::play_on(const Value& message, Answers& answers) {
  message.fields({"type", "id", "step", "seats"});
  const std::string id = id_of(message.json());
  if (!record_) return answers.add(refused_message(id, no_record));
  const auto given = message.need("step");
  const int step = given ? given->whole(0, static_cast<int>(record_->steps())).value_or(-1) : -1;
  Record record = record_->record();
  table::Plan plan;
  plan.host = own_guest();
  plan.setup = record.setup;
  plan.stream = record.stream;
  plan.shares = record.shares;
  if (const auto seats = message.need("seats"))
    for (const Value& seat : seats->list()) plan.seats.push_back(read_chair(seat, own_guest(), {}));
  if (step < 0 || !message.clean()) return;
  for (const table::Chair& chair : plan.seats)
    if (chair.kind == table::SeatKind::open) return answers.add(refused_message(id, no_open_seats));
  record.choices.resize(static_cast<std::size_t>(step));
  if (!sit_down(std::move(plan), record.seed, id, answers)) return;
  [[maybe_unused]] const bool made = make_choices(record.choices);
  assert(made);
  tell_update(0, id, answers);
  tell_store(answers);
}

}  // namespace rattus::host
