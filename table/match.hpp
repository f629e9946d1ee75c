#pragma once
// A match: one game with its seats, proposals, stand-ins, chat and rematch. Used by server and worker, which do
// all input and output; nothing here reads a clock, a file or the network.
//
// Invariant: a match follows from its plan, its seed and the log of its accepted inputs. docs/reference/protocol.md
// describes what clients see of it.
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "table/any_course.hpp"

namespace rattus::table {

/// A person's identity, chosen by the program that hosts the match; never shown to other people. Empty: the hosting
/// program itself or a computer player.
using Guest = std::string;

enum class SeatKind : std::uint8_t { open, person, computer };

struct Chair {
  SeatKind kind = SeatKind::open;
  Guest guest;  ///< persons only
  std::string name;
  std::string player = "search", level = "normal";  ///< the computer player or stand-in of this seat
  bool stand_in = false;                            ///< true while a computer player plays for this person
  friend bool operator==(const Chair&, const Chair&) = default;
};

enum class Stage : std::uint8_t { gathering, playing, over };
enum class Ended : std::uint8_t { no, result, agreement };

/// What players can propose: that a computer player stands in, or to end the game without a winner.
enum class Subject : std::uint8_t { stand_in, resign };

struct Proposal {
  Subject what = Subject::resign;
  Seat about = no_seat;  ///< stand_in: the seat to be played by the computer
  Seat by = no_seat;
  std::vector<Seat> agreed;  ///< in ascending order
};

enum class Act : std::uint8_t {
  choose,
  take_back,
  sit,
  rise,
  start,
  propose,
  agree,
  object,
  give_back,
  rematch,
  chat,
  unasked,  ///< by the hosting program: carries out a forced choice of cards, which no player is asked (CART-4)
  commit,
  reveal,
  begin,     ///< in stored logs only: the game began without the shares of chance that had not been opened
  leave_out  ///< by the hosting program: the beginning no longer waits for awaited(), and goes on without them
};

/// A request to a match. The accepted inputs are its log; replaying them gives the same match.
struct Input {
  Act act = Act::choose;
  Guest guest;          ///< the sender; empty: the computer player of `seat`, or the hosting program
  std::string move_id;  ///< id chosen by the guest; empty only if `guest` is empty
  Seat seat = no_seat;  ///< sit, rise, give_back, proposed stand-in; choices of computer players
  /// choose, take_back: that of the decision, as the guest counts (number()); leave_out: awaited_since()
  std::uint64_t version = 0;
  std::uint32_t option = 0;        ///< choose: index among the legal options, from 0
  Subject what = Subject::resign;  ///< proposals
  std::string text;                ///< chat: the text; sit: the name; rematch: the new match's id
  std::string share;               ///< commit, rematch: hash of a share of chance; reveal: its value
  friend bool operator==(const Input&, const Input&) = default;
};

/// What is fixed when a match is opened.
struct Plan {
  AnySetUp setup;
  std::vector<Chair> seats;  ///< one per player of the set-up
  Guest host;                ///< the person who opened the table
  bool listed = false;
  /// True for stored logs from before CART-4 was enforced: every pick is an entry that all guests see, and forced
  /// choices have no entry.
  bool picks_told = false;
  Stream stream = Stream::xoroshiro;  ///< with chacha20 devices add shares (docs/reference/protocol.md, "Chance")
  std::string commit{};               ///< with chacha20: hash of the host's share; may be empty
  std::vector<Share> shares{};        ///< with chacha20: shares of the recorded game that this one continues
  friend bool operator==(const Plan&, const Plan&) = default;
};

/// An event at the table outside the game, for the log that people read.
struct Note {
  enum class Kind : std::uint8_t {
    sat,
    rose,
    started,
    proposed,
    agreed,
    objected,
    stood_in,
    returned,
    resigned,
    rematch,
    chat,
    left_out
  };
  Kind kind = Kind::chat;
  std::uint64_t version = 0;       ///< the match's version with this event
  Seat seat = no_seat;             ///< the seat that acted; stood_in, left_out: the seat of the absent person
  Subject what = Subject::resign;  ///< proposed, agreed, objected
  Seat about = no_seat;            ///< the seat that a proposal is about
  std::string name;                ///< sat, chat: the person's name at that time
};

/// True if the guest has a connection now. Called only for new inputs, never during replay.
using IsPresent = std::function<bool(const Guest&)>;

/// What the beginning waits for (docs/reference/protocol.md, "Chance"): hashes of a new round, or values.
enum class Awaits : std::uint8_t { nothing, hashes, values };

class Match {
 public:
  /// Checks the plan and opens the match. With xoroshiro128++ the game begins as soon as no seat is open; with ChaCha20
  /// when the host starts it, or at once if all other seats are computer players. If devices have promised shares of
  /// chance, it waits for their values first.
  static std::variant<Match, std::vector<Refusal>> open(Plan plan, AnyTables tables, Seed seed);

  /// Carries out a new input. A refused input changes nothing. A repeated one (same guest, same move id) gets the first
  /// answer and changes nothing. Invariant: each accepted input adds exactly one entry to the log; only a request for a
  /// rematch that already exists is accepted without an entry.
  Answer apply(const Input& input, const IsPresent& present);
  /// Carries out the next input of this match's stored log. Returns false if the log does not fit the match.
  bool replay(const Input& input);
  /// The answer that was given to this id; nullopt if there is none. Accepted ids are known for the life of the match,
  /// because they are in the log; of refused ones only the latest are, and only in this object.
  [[nodiscard]] std::optional<Answer> answered(const Guest& guest, const std::string& move_id) const;

  [[nodiscard]] const Plan& plan() const { return plan_; }
  [[nodiscard]] const std::vector<Chair>& seats() const { return seats_; }
  [[nodiscard]] Stage stage() const;
  [[nodiscard]] Ended ended() const;
  [[nodiscard]] const std::vector<Proposal>& proposals() const { return proposals_; }
  /// The seats whose agreement a proposal still needs.
  [[nodiscard]] std::vector<Seat> missing(const Proposal& proposal) const;
  [[nodiscard]] const std::string& rematch() const { return rematch_; }  ///< the following match's id; empty: none
  /// The plan of a rematch: each player moves up one seat, the last one to the first seat.
  [[nodiscard]] Plan rematch_plan() const;

  /// True if the host has started the game and it waits for shares of chance.
  [[nodiscard]] bool beginning() const { return awaits_ != Awaits::nothing; }
  [[nodiscard]] Awaits awaits() const { return awaits_; }
  /// The version since which the beginning waits for the same.
  [[nodiscard]] std::uint64_t awaited_since() const { return awaited_since_; }
  /// The plan's shares of chance and those of this round. Values are there only when the game has begun: a device that
  /// has not opened its own must not know the others'.
  [[nodiscard]] Round shares() const;
  /// Rounds that ended because a device did not open its share, with the values that were opened.
  [[nodiscard]] const std::vector<Round>& earlier_rounds() const { return earlier_rounds_; }
  /// The guests for whom the beginning waits; before it, those who have promised a share.
  [[nodiscard]] std::vector<Guest> awaited() const;

  /// Number of entries: the opening (entry 1) and the accepted inputs.
  [[nodiscard]] std::uint64_t version() const { return log_.size() + 1; }
  /// The seats (as bits) whose secret entries (CART-4) a guest sees and counts: the guest's own; all of them for the
  /// empty guest. Seats without secret entries are left out, so guests with equal results number versions alike.
  [[nodiscard]] unsigned counts(const Guest& guest) const;
  /// A version as numbered for a guest who counts the secret entries of these seats: the number of entries up to it
  /// without the secret entries of other seats.
  [[nodiscard]] std::uint64_t number(unsigned counts, std::uint64_t version) const;
  [[nodiscard]] std::uint64_t number(const Guest& guest) const { return number(counts(guest), version()); }
  /// Inverse of number(): the first version with this number (0 to the present version's).
  [[nodiscard]] std::uint64_t numbered(unsigned counts, std::uint64_t number) const;
  /// The seat whose secret the entry of this version is; no_seat if it is not secret.
  [[nodiscard]] Seat secret_of(std::uint64_t version) const;
  /// True if entries of this match can be secret.
  [[nodiscard]] bool has_secrets() const;
  [[nodiscard]] const std::vector<Input>& log() const { return log_; }
  /// Events outside the game, in order. The text of a chat is in the log (`Input::text` of its version).
  [[nodiscard]] const std::vector<Note>& notes() const { return notes_; }
  /// The latest version that changed stage, seats, proposals, end or rematch.
  [[nodiscard]] std::uint64_t table_changed() const { return table_changed_; }
  /// The version of the open decision: the latest that changed the game. A choice may name this or any later version.
  [[nodiscard]] std::uint64_t decision_version() const { return decision_version_; }
  /// The course of the game; not open before the game begins.
  [[nodiscard]] const AnyCourse& course() const { return course_; }
  /// The course as one of `Kit`'s game; null before the game begins or if another game is played.
  template <class Kit = board::Kit>
  [[nodiscard]] const CourseOf<Kit>* course_of() const {
    return course_.as<Kit>();
  }
  /// The course's version when this match had `version` entries; 0 before the game began.
  [[nodiscard]] std::uint64_t course_version(std::uint64_t version) const;
  [[nodiscard]] Seed seed() const { return seed_; }  ///< secret until the game is over
  /// True if a computer player or stand-in has to decide, or a forced choice is pending (`AnyCourse::unasked`).
  [[nodiscard]] bool waits_for_computer() const;

  /// The person who has to decide; null if a computer player or stand-in decides, or no player does.
  [[nodiscard]] const Guest* decider() const;

  /// The seat whose view a guest is shown: among the guest's seats the one that has to decide or had to last, else the
  /// first; no_seat for a spectator.
  [[nodiscard]] Seat eyes(const Guest& guest) const { return eyes(guest, version()); }
  /// The seat whose view a guest was shown when the match had `version` entries.
  [[nodiscard]] Seat eyes(const Guest& guest, std::uint64_t version) const;
  [[nodiscard]] bool seated(const Guest& guest) const;

 private:
  using Result = std::optional<Refused>;
  struct Remembered {
    Input input;
    Answer answer;
  };

  /// A guest's promised share of chance. `value` is empty until it is revealed.
  struct Promise {
    Guest guest;
    std::string hash, value;
  };

  Match(Plan plan, AnyTables tables, Seed seed);
  void begin();
  /// Waits for the values of the shares that have been promised, or begins the game if there are none.
  void set_out();
  /// set_out() with a note for the log that people read.
  void set_out_loud();
  void begin_loud();
  static Refused not_beginning();
  void wait_for(Awaits what);
  /// This round's promises with their seats and values.
  [[nodiscard]] Round round() const;
  /// Refuses what is no hash, and a hash whose value may be known already.
  [[nodiscard]] Result refuse_hash(const std::string& hash) const;

  /// Checks an input, carries it out and adds it to the log; or returns the refusal and changes nothing.
  Result enter(const Input& input, const IsPresent& present);
  /// Refuses inputs that exceed the limits on chat, proposals and log length. Not called in replay(), because stored
  /// logs may have been written under other limits.
  [[nodiscard]] Result refuse_endless(const Input& input) const;
  Result carry_out(const Input& input, const IsPresent& present);
  Result choose(const Input& input);
  Result take_back(const Input& input);
  Result go_on(const Input& input);
  Result sit(const Input& input);
  Result rise(const Input& input);
  Result start(const Input& input);
  Result commit(const Input& input);
  Result reveal(const Input& input);
  Result begin_without(const Input& input);
  Result leave_out(const Input& input);
  Result propose(const Input& input, const IsPresent& present);
  Result agree(const Input& input);
  Result object(const Input& input);
  Result give_back(const Input& input);
  Result ask_rematch(const Input& input);
  Result chat(const Input& input);

  /// Removes proposals that have become impossible and carries out those that all have agreed to.
  void settle(const Guest& doer);
  void note(Note::Kind kind, Seat seat, Subject what = Subject::resign, Seat about = no_seat);

  [[nodiscard]] Result refuse_gathering() const;
  [[nodiscard]] Result refuse_choice(const Input& input) const;
  [[nodiscard]] Result refuse_voice(const Input& input) const;
  [[nodiscard]] Result refuse_proposal(const Input& input) const;
  [[nodiscard]] Proposal* find(const Input& input);
  /// The seat from which a guest acts among the guest's own seats `own`.
  [[nodiscard]] Seat speaker(const std::vector<Seat>& own, const Guest& guest) const;
  /// Adds the agreement of seats. Returns false if all of them had agreed before.
  static bool join(Proposal& proposal, const std::vector<Seat>& seats);
  /// The guest's seats without a stand-in; the guest can propose and agree for these.
  [[nodiscard]] std::vector<Seat> voices(const Guest& guest) const;
  /// The answer to an input whose id was used before; nullopt if the id is new.
  [[nodiscard]] std::optional<Answer> repeated(const Input& input) const;
  [[nodiscard]] const Input* entered_before(const Guest& guest, const std::string& move_id,
                                            std::uint64_t& version) const;

  Plan plan_;
  AnyTables tables_;
  Seed seed_;
  std::vector<Chair> seats_;
  std::vector<Promise> promises_;
  std::vector<Guest> invited_;  ///< to promise in a new round
  std::vector<Round> earlier_rounds_;
  Awaits awaits_ = Awaits::nothing;
  std::uint64_t awaited_since_ = 0;
  std::vector<Proposal> proposals_;
  std::vector<Input> log_;
  std::vector<std::uint32_t> ids_;              ///< per entry: hash of guest and move id, to find repeats quickly
  std::vector<std::uint32_t> course_versions_;  ///< the course's version by match version
  std::array<std::vector<std::uint64_t>, board::max_seats> secrets_;  ///< by seat: its secret versions, ascending
  AnyCourse course_;
  std::vector<Note> notes_;
  std::vector<Remembered> refusals_;           ///< the latest refused inputs
  std::map<Guest, unsigned> talk_, proposed_;  ///< number of chats and proposals by guest
  std::size_t talked_ = 0;                     ///< number of chat entries
  std::uint64_t decision_version_ = 0;
  std::uint64_t table_changed_ = 1;
  bool resigned_ = false;
  std::string rematch_, rematch_commit_;
};

}  // namespace rattus::table
