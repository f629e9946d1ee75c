#pragma once
// A match in the same process: one guest's place at it, in the messages of docs/reference/protocol.md, for the worker
// of a page and for the terminal. Every person's seat is the guest's, so that several people can share one device. Sans
// input and output; computer players think when they are given a slice of time.
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/agents.hpp"
#include "codec/game_data.hpp"
#include "codec/match/messages.hpp"
#include "host/codec.hpp"
#include "host/hint.hpp"
#include "host/nets.hpp"
#include "host/record_look.hpp"
#include "host/review.hpp"
#include "table/computers.hpp"

namespace rattus::host {

class Session {
  class Answers;

 public:
  /// What a teacher does here, who also looks at records; a program that is to be small has none.
  struct Teacher {
    void (Session::*open_record)(const Value&, Answers&);
    void (Session::*show_step)(const Value&, Answers&);
    Json (Session::*odds_at_step)() const;
    void (Session::*review)(const Value&, Answers&);
    void (Session::*stop_review)(const Value&, Answers&);
    void (Session::*play_on)(const Value&, Answers&);
    void (Session::*ask_hint)(const ToMatch&, Answers&);
    void (Session::*teach)(std::chrono::milliseconds, Answers&);  ///< a slice of his work
  };
  static const Teacher a_teacher;

  /// `fresh_seed` makes the seed of a game for which none is given. `nets`, which must stay, may change between two
  /// calls: computer players go on by the new ones.
  Session(const GameData& data, const Nets& nets, std::function<Seed()> fresh_seed, ai::Clock clock = {},
          const Teacher* teacher = &a_teacher);

  /// Takes a message and answers with a list of messages, as text. A message that cannot be carried out is answered
  /// with "refused" and changes nothing.
  std::string send(std::string_view message);
  /// Lets the computer player whose turn it is think for a while. The list is empty while he thinks on, or holds the
  /// update that his choice brought. If none has to decide, a teacher who has been asked works on.
  std::string step(std::chrono::milliseconds slice);
  /// True if a computer player has to decide.
  [[nodiscard]] bool waits_for_computer() const { return match_ && match_->waits_for_computer(); }
  /// True if a computer player at the table would judge by a net that is not there (Nets::take).
  [[nodiscard]] bool wants_net() const;
  /// The match; nothing before one has been opened.
  [[nodiscard]] const table::Match* match() const { return match_ ? &*match_ : nullptr; }

  /// The only person whom a session knows.
  static const table::Guest& own_guest() {
    static const table::Guest me = "me";
    return me;
  }

 private:
  /// Messages to be sent, as a list.
  class Answers {
   public:
    void add_text(std::string_view message) { (text_ += text_.size() > 1 ? "," : "") += message; }
    void add(const Json& message) { add_text(text_of(message)); }
    [[nodiscard]] std::string text() const { return text_ + "]"; }

   private:
    std::string text_ = "[";
  };

  /// False if the message is none of those that only a session understands.
  bool handle_own(const Value& message, Answers& answers);
  void open(const Value& message, Answers& answers);
  void resume(const Value& message, Answers& answers);
  void check_setup(const Value& message, Answers& answers);
  void open_record(const Value& message, Answers& answers);
  void show_step(const Value& message, Answers& answers);
  [[nodiscard]] Json odds_at_step() const;
  void handle(const ToMatch& message, Answers& answers);
  void answer_odds(const ToMatch& message, Answers& answers);
  void review(const Value& message, Answers& answers);
  void stop_review(const Value& message, Answers& answers);
  void play_on(const Value& message, Answers& answers);
  void answer_hint(const ToMatch& message, Answers& answers);
  void ask_hint(const ToMatch& message, Answers& answers);
  /// Why nobody advises here now.
  [[nodiscard]] std::optional<table::Refused> refuse_hint() const;
  void teach(std::chrono::milliseconds slice, Answers& answers);

  /// Opens a match and sits down at it, or says why it cannot be had.
  bool sit_down(table::Plan plan, Seed seed, const std::string& id, Answers& answers);
  /// Opens a match as sit_down does, and tells of it.
  bool take_up(table::Plan plan, Seed seed, const std::string& id, Answers& answers);
  /// Makes these choices at the match, whoever has to decide.
  bool make_choices(const std::vector<std::uint8_t>& choices);
  void tell_update(std::uint64_t base, const std::string& id, Answers& answers);
  /// The entries that have not been handed out yet, for whoever keeps them.
  void tell_store(Answers& answers);
  void open_rematch(Answers& answers);
  Updates updates();

  const GameData* data_;
  const Nets* nets_;
  std::function<Seed()> fresh_seed_;
  ai::Clock clock_;
  const Teacher* teacher_;
  std::optional<table::Match> match_;
  std::optional<table::Computers> computers_;
  std::vector<NetPointer> used_nets_;  ///< by which the computer players were made
  std::optional<RecordLook> record_;
  std::unique_ptr<Hint> hint_;  ///< about the decision that is open
  std::optional<RecordReview> review_;
  std::size_t step_ = 0;       ///< of the record: shown last
  std::string asked_;          ///< id of the message that asked the teacher
  std::size_t reviewed_ = 0;   ///< how far the review had come when it was told last
  unsigned opened_ = 0;        ///< matches so far; names them
  std::uint64_t told_ = 0;     ///< version of the last update
  std::uint64_t stored_ = 0;   ///< version up to which entries have been handed out
  std::uint64_t thought_ = 0;  ///< version for which "thinking" has been sent
};

}  // namespace rattus::host
