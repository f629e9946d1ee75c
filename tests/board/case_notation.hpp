#pragma once
// What the items of a worked case of the board game say (tests/cases/README.md), as plain structs. Nothing here knows
// the engine but what region cards and event cards are.
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/setup/event_card.hpp"
#include "engine/board/setup/region_card.hpp"

namespace rattus::cases {

/// `[2:M+bou]`; symbols as written: M, A, pea, bou, chu, chi, mag, roy, isl.
struct Face {
  int limit = 0;
  std::vector<std::string> symbols;
  friend bool operator==(const Face&, const Face&) = default;
};

/// `(set-up, marked, by P1 P2, [3:A])`. What is not written has its usual value; the face is then not spoken
/// of.
struct Token {
  enum class Shown { unsaid, hidden, shown };  ///< `?` and `face`, for what a viewer sees
  bool drawn = true;
  bool marked = false;
  std::vector<int> lookers;
  Shown shown = Shown::unsaid;
  std::optional<Face> face;
  friend bool operator==(const Token&, const Token&) = default;
};

/// `t2` or `t1(by P2)`.
struct Tokens {
  int count = 0;
  std::optional<Token> each;
};

/// What a citizen carries: `plain`, `p2`, `d`, `dp1`.
struct Citizen {
  int potions = 0;
  bool diplomat = false;
  friend bool operator==(const Citizen&, const Citizen&) = default;
};

/// `P1:3(p2,d)`: the rest of the three are plain.
struct Citizens {
  int player = 0;
  int count = 0;
  std::vector<Citizen> loaded;
};

/// `gallia t1 P1:2`; in an expectation only what is written is looked at.
struct Place {
  std::string region;
  std::vector<Tokens> tokens;
  std::vector<Citizens> citizens;
};

/// `6`, `6:II` or `28<5` among the cards somebody holds; cards go by number, those of Mercatus by M1 to M12.
struct Held {
  std::string card;
  std::string tile;
  std::string bears{};  ///< the card whose tile lies on it
};

/// Whom an expectation speaks of.
struct Who {
  enum class Kind { nobody, player, seat, spectator, everyone };
  Kind kind = Kind::nobody;
  int number = 0;  ///< of the player (P1 starts) or the seat
  friend bool operator==(const Who&, const Who&) = default;
};

/// Where the game stands when the case begins.
enum class Phase { action, set_up, placement, final_turn, final_ravage };

struct Position;  // case_position.hpp

/// The position. `std::nullopt` and empty maps: the catalogue's default.
struct Given {
  std::string board = "classic";
  int players = 4;
  std::optional<std::vector<std::string>> cards;
  std::vector<std::string> modules;
  std::map<std::string, std::string> options;
  Phase phase = Phase::action;
  int final_player = 0;  ///< whose final turn is about to begin
  int active = 1;
  std::optional<int> last;  ///< L
  std::optional<int> round;
  std::optional<std::string> plague;
  std::optional<int> rats, pile;  ///< sizes of the rat supply and the used pile
  std::map<std::string, Place> regions;
  std::map<int, int> haven, supply;
  std::map<int, std::vector<Held>> held;
  std::map<int, std::vector<std::string>> blocked;
  /// What puts other pieces where the case wants them, by the items that name them: `nun`, `$(P1)`.
  std::map<std::string, std::function<void(const Given&, Position&)>> pieces;
  /// By the number of the player who holds them, or as these words say.
  std::map<std::string, std::vector<board::RegionCard>> region_cards;
  std::vector<Face> supply_faces;  ///< the next tokens of the rat supply
  std::vector<Face> used_faces;    ///< some of the used pile
};

/// A cell of the Jester's chart, or one beyond it; or a way from one to another.
struct Cell {
  int column = 0, row = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};

/// Whether the citizen dropped pushes another one (0: yes), which, and how far.
struct Push {
  int outcome = 0;
  std::optional<int> which;  ///< among the citizens that were there, if there are several
  std::optional<Cell> way;
};

inline const std::string deck_word = "deck", discards_word = "discards";

/// Outcomes of chance that the case prescribes.
struct Chance {
  std::vector<Face> reveal, look;
  std::vector<Cell> scatter;       ///< where the citizens dropped land
  std::vector<int> scatter_draws;  ///< or the numbers drawn for it
  std::vector<Push> push;
  std::optional<Who> first_player;
  std::optional<std::string> plague_start;
  std::vector<std::string> goods_removed, goods;  ///< the pair of types; board goods by region (MERC-12)
  std::vector<board::RegionCard> region_cards;    ///< in the order in which they are drawn
  std::vector<board::EventKind> events;           ///< as they come from the deck unknown
  std::vector<std::string> universities;          ///< regions of the green and the white piece (UNI-3)
};

/// An answer to a decision as options are written, too: `gallia`, `take 3`, `2`, `potion p1`, `gallia-italia` (in the
/// order of the regions), `P2`, `cell 12,16`, `increase mayor`, `fish`, `put-good M3`, `upgrade 2`, `tile 5`,
/// `take-back-good M3`, `part a`, `stop`; `take` alone is any card, `any` any option.
struct Answer {
  std::string text;
  std::optional<Token> token{};  ///< `(by P2)`
  std::string from{};            ///< of a token in hand: `(by P2) from italia`
  friend bool operator==(const Answer&, const Answer&) = default;
};

struct Step {
  enum class Kind { choose, rest_of_turn, rest_of_placement, rest_of_game };
  Kind kind = Kind::choose;
  int player = 0;                      ///< `P2: ...` says who decides; 0: not said
  std::vector<std::string> decisions;  ///< it answers one of these
  Answer answer;
  bool repeat = false;  ///< answers as many decisions of this name as are asked, even none
};

/// Where a case begins, and what chance then does.
struct Scene {
  Given given;
  std::optional<Given> other;  ///< a second world, the same for the viewers named by `same for`
  Chance chance;
  Face usual{6, {"A"}};  ///< of the tokens that the case does not speak of
};

}  // namespace rattus::cases
