#pragma once
// One match in memory with those who look at it. Everything that is asked waits in one mailbox and is dealt with one by
// one; an input is on disk before anybody hears of it, so that nobody ever sees what a crash could undo.
#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "codec/match/messages.hpp"
#include "server/rooms/client.hpp"
#include "server/rooms/load.hpp"
#include "server/rooms/world.hpp"
#include "server/thinking/problem.hpp"

namespace rattus::server {

class Room : public std::enable_shared_from_this<Room> {
 public:
  Room(std::string id, World& world) : id_(std::move(id)), world_(&world) {}
  Room(const Room&) = delete;
  Room& operator=(const Room&) = delete;
  ~Room();

  /// Takes a message; the answer goes to the client.
  void post(std::shared_ptr<Client> client, codec::ToMatch message);
  /// The client is gone.
  void leave(const Client& client);
  /// From now on no computer player is asked any more; what is in the mailbox is still dealt with.
  void stop() { stopping_ = true; }

  /// Memory that only saves time is given back.
  void forget() { for_newcomers_.reset(); }

  /// Another server has written entry `number` of this table, or more.
  void written_elsewhere(std::uint64_t number);
  /// At another server somebody has come to the table, or gone.
  void attended_elsewhere();

  [[nodiscard]] const std::string& id() const { return id_; }
  /// Is the guest at the table, here or at another server?
  [[nodiscard]] bool present(const table::Guest& guest) const;
  /// Nothing is under way.
  [[nodiscard]] bool quiet() const {
    if (stopping_ && state_ == State::loading) return true;  // nothing that waits here has been accepted yet
    return (mailbox_.empty() || resting_) && outbox_.empty() && !under_way();
  }
  /// Nobody is here and nothing is under way, since so long.
  [[nodiscard]] bool deserted(std::chrono::nanoseconds since) const;

 private:
  /// Catching up: reading what other servers have written, as much as is new.
  enum class State { unloaded, loading, ready, saving, catching_up };
  struct Letter {
    enum class Kind {
      message,
      goodbye,   ///< the client is gone
      presence,  ///< who has come and gone is due to be told
    };
    std::shared_ptr<Client> client;  ///< null: the room itself asks, for a computer player or a guest who came back
    codec::ToMatch message;
    std::chrono::nanoseconds arrived{};
    std::vector<std::uint32_t> options;  ///< of a computer player: what he chooses, card by card
    Kind kind = Kind::message;
    unsigned conflicts = 0;  ///< how often the store had what this room had not; the table has been loaded anew since
    bool greeted = false;    ///< a hello that waits for a seat to be given back; what is told meanwhile is known
    bool caught_up = false;  ///< this room has read what other servers had written, for its sake
  };
  /// What is told at a table with secrets waits here for its moment.
  struct Sealed {
    std::chrono::nanoseconds due;
    std::shared_ptr<Client> client;
    std::shared_ptr<const std::string> text;
  };
  /// Who is told: whoever something counts for that he has not been told of, and if presence is due, of that too.
  enum class Telling { news, news_and_presence };
  struct Viewer {
    std::shared_ptr<Client> client;
    std::uint64_t told = 0;      ///< the version that he was told of last, as he counts
    std::uint64_t presence = 0;  ///< and of who is here
    bool asking = false;         ///< odds or a record are being made for him
  };

  [[nodiscard]] bool under_way() const { return state_ != State::unloaded && state_ != State::ready; }

  /// Deals with the next letter, if it can be.
  void work();
  /// The same in a moment: many letters keep other rooms waiting for one of them at most.
  void go_on();
  void load();
  /// Forgets what is in memory: what is stored decides.
  void unload();
  /// Reads what other servers have written.
  void catch_up();
  void caught_up(Stored<std::optional<Tail>> read);
  /// True if the sender has seen more of the table than this room has: it catches up first, and deals with it then.
  bool put_off(Letter& letter);
  /// How often a message may find that the store had what this room had not.
  [[nodiscard]] unsigned most_conflicts() const;
  /// Tells the world how many connections a guest has here now.
  void tell_attendance(const table::Guest& guest);
  /// Does this server have the computer players of this table think?
  [[nodiscard]] bool leads() const;
  /// Plays what the store gave again, on a thread where a long game keeps nobody waiting.
  void replay(Stored<std::optional<StoredMatch>> read);
  void loaded(Stored<LoadedMatch> result);
  void deal_with(Letter letter);
  void greet(Letter letter);
  void see_off(const Client& client);
  void tell_earlier(const Letter& letter);
  /// For whoever has been told of nothing yet: what a long log says is the same for all who come.
  codec::Updates& updates_for_newcomers();
  /// A seat that a computer player keeps for the guest, or is about to; no_seat if there is none.
  [[nodiscard]] board::Seat kept_for(const table::Guest& guest) const;
  static Letter giving_back(const table::Guest& guest, board::Seat seat, std::chrono::nanoseconds arrived);
  /// Gives seats back to those who are here, which another server may have had played for them.
  void take_seats_back();
  void take(Letter letter);
  /// Writes what has been accepted after version `before`.
  void save(Letter letter, std::uint64_t before);
  void saved(const Letter& letter, const std::optional<StoreFault>& fault);
  void rest();
  void ask_odds(const Letter& letter);
  void ask_record(const Letter& letter);
  void ask(const Letter& letter, std::function<codec::Json()> question);

  /// Devices that are here promise and open their shares of chance by themselves; those that do not in time are left
  /// out, so that nobody can hold up a table.
  void wait_for_shares();

  /// A computer player who has been asked.
  struct Asked {
    std::uint64_t version = 0;  ///< in which his decision arose
    board::Seat seat = board::no_seat;
    std::atomic<bool> wanted = true;  ///< somebody still looks at the table
  };

  /// What is done with a choice.
  using Chosen = std::function<void(const std::vector<std::uint32_t>& options)>;

  /// Asks the computer player who has to decide; as long as nobody looks, no one is asked.
  void let_think();
  [[nodiscard]] std::chrono::milliseconds hesitation();
  /// On whose account a computer player thinks here: the host's if he looks, else a player's, else a spectator's.
  [[nodiscard]] Owner thinks_for() const;
  /// Has a choice made by this server itself.
  void think_here(const std::shared_ptr<Asked>& asked, const std::shared_ptr<Problem>& problem, Chosen chosen);
  /// No options: the answer that nobody is asked.
  void thought(const std::shared_ptr<Asked>& asked, const std::vector<std::uint32_t>& options);
  void stop_thinking();

  void tell(Viewer& viewer, codec::Updates& updates, const std::string& answered);
  void tell_all(Telling what, const Client* asker = nullptr, const std::string& answered = {});
  /// Sends a text: at once, or at a table with secrets so long after the moment of what is being dealt with that the
  /// time of writing does not show. What is told of that moment, and when, then follows from what counts for whoever is
  /// told it, and from nothing else (CART-4, REG-6).
  void say(const std::shared_ptr<Client>& client, std::shared_ptr<const std::string> text);
  void say(const std::shared_ptr<Client>& client, const codec::Json& message);
  void deliver();
  /// Whoever has a seat and does not look is told that he has to decide, or that the game is over.
  void tell_absent();
  void presence_changed();
  void refuse(const std::shared_ptr<Client>& client, const std::string& id, const table::Refused& why);
  [[nodiscard]] codec::Surroundings surroundings();
  Viewer* viewer(const Client* client);

  std::string id_;
  World* world_;
  State state_ = State::unloaded;
  bool stopping_ = false;
  bool resting_ = false;  ///< after a fault of the store
  bool just_loaded_ = false;
  std::uint64_t waiting_for_shares_ = 0;  ///< Match::awaited_since() of that for which a timer runs
  bool going_on_ = false;
  std::deque<Letter> mailbox_;
  std::chrono::nanoseconds moment_{};  ///< when what is being dealt with arrived
  std::deque<Sealed> outbox_;
  std::vector<Viewer> viewers_;
  std::weak_ptr<Neighbours> entered_;                    ///< who tell this room what is written elsewhere
  std::unordered_map<table::Guest, unsigned> presence_;  ///< how many connections each guest has here
  std::uint64_t presence_version_ = 1;
  bool presence_due_ = false;
  std::chrono::nanoseconds last_used_{};

  // in memory while loaded
  std::shared_ptr<table::Match> match_;  ///< shared with what thinking threads look at: its rules, never its state
  std::unique_ptr<codec::Updates> for_newcomers_;
  std::uint64_t newcomers_version_ = 0;  ///< of which it is
  std::string seed_hash_;
  std::vector<table::Chair> listed_seats_;  ///< as lists know them
  table::Stage listed_stage_ = table::Stage::gathering;
  std::uint64_t written_ = 0;        ///< the last entry that another server is known to have written
  std::uint64_t told_decision_ = 0;  ///< the version of the decision of which who is away has been told
  std::shared_ptr<Asked> asked_;     ///< null: nobody is asked
  std::uint64_t handed_out_ = 0;     ///< the version of the last decision that workers have been asked about
};

}  // namespace rattus::server
