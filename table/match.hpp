#pragma once
// One hosted game with its people: seats, proposals, take-overs, chat, rematch. Sans input and output: what is asked
// goes in, whether it was accepted comes out, and the accepted inputs are the match's log. A match is its plan, its
// seed and that log replayed; docs/protocol.md is what clients see of it.
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "table/any_table.hpp"

namespace rattus::table {

/// Who somebody is, as the host of the match names him; never shown to others. Empty: nobody.
using Guest = std::string;

enum class SeatKind : std::uint8_t { open, person, computer };

struct Chair {
  SeatKind kind = SeatKind::open;
  Guest guest;  ///< of a person
  std::string name;
  std::string player = "search", level = "normal";  ///< of a computer player, or of the one that stands in
  bool stand_in = false;                            ///< a computer player plays for this person
  friend bool operator==(const Chair&, const Chair&) = default;
};

enum class Stage : std::uint8_t { gathering, playing, over };
enum class Ended : std::uint8_t { no, result, agreement };

/// What people can agree on.
enum class Subject : std::uint8_t { stand_in, resign };

struct Proposal {
  Subject what = Subject::resign;
  Seat about = no_seat;  ///< stand_in: whose seat
  Seat by = no_seat;
  std::vector<Seat> agreed;  ///< rising
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
  unasked,  ///< the host's: a choice of cards is answered that nobody is asked (CART-4)
  commit,
  reveal,
  begin  ///< the host's: values that have not come are left out
};

/// Something that is asked of a match. Accepted inputs are its log: stored, they replay to the same match.
struct Input {
  Act act = Act::choose;
  Guest guest;                     ///< who asks; empty: the computer player of `seat`
  std::string move_id;             ///< the guest's own name for it; empty only for computer players and the host
  Seat seat = no_seat;             ///< sit, rise, give_back, proposals for a stand-in; choices of computer players
  std::uint64_t version = 0;       ///< choose, take_back: in which the decision arose, as the guest counts
  std::uint32_t option = 0;        ///< choose
  Subject what = Subject::resign;  ///< proposals
  std::string text;                ///< chat; the name when sitting down; the new match's id for a rematch
  std::string share;               ///< commit, rematch: the hash of a share of chance; reveal: its value
  friend bool operator==(const Input&, const Input&) = default;
};

/// What stays the same during a match.
struct Plan {
  AnySetUp setup;
  std::vector<Chair> seats;  ///< one for each player
  Guest host;
  bool listed = false;
  /// Each pick is an entry for all, and answers that are not asked have none: what logs were like before CART-4 was
  /// kept.
  bool picks_told = false;
  Stream stream = Stream::xoroshiro;  ///< with chacha20 people's devices have their share in it (docs/protocol.md)
  std::string commit{};               ///< with chacha20: the hash of the host's share; may be empty
  std::vector<Share> shares{};        ///< with chacha20: of the game that this one goes on from
  friend bool operator==(const Plan&, const Plan&) = default;
};

/// What happened at the table beside the game, for the log that people read.
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
    chat
  };
  Kind kind = Kind::chat;
  std::uint64_t version = 0;       ///< of the match
  Seat seat = no_seat;             ///< who did it; stood_in: whose seat it is
  Subject what = Subject::resign;  ///< proposed, agreed, objected
  Seat about = no_seat;            ///< whose seat a proposal is about
  std::string name;                ///< of who sat or spoke, as it was then
};

/// Who has a connection now; asked only when an input comes in, never on replay.
using IsPresent = std::function<bool(const Guest&)>;

class Match {
 public:
  /// Checks the plan. With xoroshiro128++ a match begins as soon as no seat is open; with ChaCha20 when its host says
  /// so, or at once if nobody but him and computer players is to play. If devices have promised a share of chance, it
  /// waits for their values before that.
  static std::variant<Match, std::vector<Refusal>> open(Plan plan, AnyTables tables, Seed seed);

  /// Takes an input. A refusal changes nothing; a repeated one (same guest, same move id) gets the first answer and
  /// changes nothing. An accepted input is one more entry of the log, and nothing else is; only who asks for a rematch
  /// when there is one already is answered without.
  Answer apply(const Input& input, const IsPresent& present);
  /// Carries out an input of this match's stored log; it must be the next one. False: the log does not fit.
  bool replay(const Input& input);
  /// The answer once given under this id, for whoever wants to know before he queues a message. Accepted ids are
  /// known for ever, since they stand in the log; refused ones are remembered for a while and do not outlive this
  /// object.
  [[nodiscard]] std::optional<Answer> answered(const Guest& guest, const std::string& move_id) const;

  [[nodiscard]] const Plan& plan() const { return plan_; }
  [[nodiscard]] const std::vector<Chair>& seats() const { return seats_; }
  [[nodiscard]] Stage stage() const;
  [[nodiscard]] Ended ended() const;
  [[nodiscard]] const std::vector<Proposal>& proposals() const { return proposals_; }
  /// The persons whose agreement is still missing.
  [[nodiscard]] std::vector<Seat> missing(const Proposal& proposal) const;
  [[nodiscard]] const std::string& rematch() const { return rematch_; }  ///< id of the match that follows; empty: none
  /// The plan of a rematch: everybody one seat further.
  [[nodiscard]] Plan rematch_plan() const;

  /// The host has said that the game begins: it waits for values that were promised.
  [[nodiscard]] bool beginning() const { return beginning_; }
  /// What devices have promised and opened so far.
  [[nodiscard]] std::vector<Share> shares() const;
  /// Whose values are waited for; only while it is beginning.
  [[nodiscard]] std::vector<Guest> awaited() const;

  /// Number of entries: the opening and the accepted inputs. Entry 1 is the opening.
  [[nodiscard]] std::uint64_t version() const { return log_.size() + 1; }
  /// Seats as bits: those whose secret entries a guest counts (CART-4), which are his own; of the host (nobody) all.
  /// Guests with the same ones count alike.
  [[nodiscard]] unsigned counts(const Guest& guest) const;
  /// A version's number for whoever counts the secret entries of these seats: that of the entries up to it that he
  /// knows of.
  [[nodiscard]] std::uint64_t number(unsigned counts, std::uint64_t version) const;
  [[nodiscard]] std::uint64_t number(const Guest& guest) const { return number(counts(guest), version()); }
  /// The first version that has a number, from 0 to that of the present one.
  [[nodiscard]] std::uint64_t numbered(unsigned counts, std::uint64_t number) const;
  /// The seat whose secret an entry is; no_seat: it is nobody's.
  [[nodiscard]] Seat secret_of(std::uint64_t version) const;
  [[nodiscard]] const std::vector<Input>& log() const { return log_; }
  /// What happened beside the game, in order; chat has its text in the log (`Input::text` of its version).
  [[nodiscard]] const std::vector<Note>& notes() const { return notes_; }
  /// The last version that changed stage, seats, proposals, end or rematch.
  [[nodiscard]] std::uint64_t table_changed() const { return table_changed_; }
  /// The version in which the open decision arose: the last that touched the game. A choice may name this or any later
  /// version.
  [[nodiscard]] std::uint64_t decision_version() const { return decision_version_; }
  /// The table; not open while people gather.
  [[nodiscard]] const AnyTable& hosted() const { return table_; }
  /// The table of the board game, or of the game of that kit; nothing while people gather or play another one.
  template <class Kit = board::Kit>
  [[nodiscard]] const TableOf<Kit>* table() const {
    return table_.as<Kit>();
  }
  /// The game's own version (Table::version) when this match had `version` entries; 0 before it began.
  [[nodiscard]] std::uint64_t table_version(std::uint64_t version) const;
  [[nodiscard]] Seed seed() const { return seed_; }  ///< nobody's before the game is over
  /// True if a computer player (or a stand-in) has to decide, or nobody is asked (`AnyTable::unasked`).
  [[nodiscard]] bool waits_for_computer() const;

  /// The person who is asked: who has the seat that has to decide, and plays for himself; else nobody.
  [[nodiscard]] const Guest* decider() const;

  /// Through whose eyes a guest looks: the decider's if that seat is his, else the last of his that had to decide,
  /// else his first; no_seat for a spectator.
  [[nodiscard]] Seat eyes(const Guest& guest) const { return eyes(guest, version()); }
  /// The same when the match had `version` entries; only while the game was on.
  [[nodiscard]] Seat eyes(const Guest& guest, std::uint64_t version) const;
  [[nodiscard]] bool seated(const Guest& guest) const;

 private:
  using Result = std::optional<Refused>;
  struct Remembered {
    Input input;
    Answer answer;
  };

  /// What somebody's device has promised to add to chance, and what it has.
  struct Promise {
    Guest guest;
    std::string hash, value;
  };

  Match(Plan plan, AnyTables tables, Seed seed);
  void begin();
  /// The game begins, as soon as all that has been promised is there.
  void set_out();
  /// The same while others watch: it stands in the log that people read.
  void set_out_loud();

  /// Checks an input, carries it out and writes it down; or says why not and changes nothing.
  Result enter(const Input& input, const IsPresent& present);
  /// What could be asked for ever is refused some time. Stored logs are not asked: they may be of other limits.
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
  Result propose(const Input& input, const IsPresent& present);
  Result agree(const Input& input);
  Result object(const Input& input);
  Result give_back(const Input& input);
  Result ask_rematch(const Input& input);
  Result chat(const Input& input);

  /// Ends what can no longer be proposed and carries out what nobody's agreement is missing for.
  void settle(const Guest& doer);
  void note(Note::Kind kind, Seat seat, Subject what = Subject::resign, Seat about = no_seat);

  [[nodiscard]] Result refuse_gathering() const;
  [[nodiscard]] Result refuse_choice(const Input& input) const;
  [[nodiscard]] Result refuse_voice(const Input& input) const;
  [[nodiscard]] Result refuse_proposal(const Input& input) const;
  [[nodiscard]] Proposal* find(const Input& input);
  /// The one of a guest's seats that he speaks from.
  [[nodiscard]] Seat speaker(const std::vector<Seat>& own, const Guest& guest) const;
  /// Adds agreement; false if it was there.
  static bool join(Proposal& proposal, const std::vector<Seat>& seats);
  /// The seats for which a guest speaks: those on which he plays himself.
  [[nodiscard]] std::vector<Seat> voices(const Guest& guest) const;
  /// The answer to an input whose id has been used.
  [[nodiscard]] std::optional<Answer> repeated(const Input& input) const;
  [[nodiscard]] const Input* entered_before(const Guest& guest, const std::string& move_id,
                                            std::uint64_t& version) const;

  Plan plan_;
  AnyTables tables_;
  Seed seed_;
  std::vector<Chair> seats_;
  std::vector<Promise> promises_;
  bool beginning_ = false;
  std::vector<Proposal> proposals_;
  std::vector<Input> log_;
  std::vector<std::uint32_t> ids_;            ///< of each entry, its guest and move id hashed: found without reading
  std::vector<std::uint32_t> game_versions_;  ///< by match version
  std::array<std::vector<std::uint64_t>, board::max_seats> secrets_;  ///< versions that are a seat's secret, rising
  AnyTable table_;
  std::vector<Note> notes_;
  std::vector<Remembered> refusals_;           ///< the latest
  std::map<Guest, unsigned> talk_, proposed_;  ///< entries of these kinds by whom they are
  std::size_t talked_ = 0;                     ///< entries that are talk
  std::uint64_t decision_version_ = 0;
  std::uint64_t table_changed_ = 1;
  bool resigned_ = false;
  std::string rematch_, rematch_commit_;
};

}  // namespace rattus::table
