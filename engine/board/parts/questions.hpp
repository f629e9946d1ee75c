#pragma once
// The questions of the frame (BASE section 12) that a part may have an answer to. Each is a type: what it asks about,
// and its `Answer`. How the answers of several parts come together stands at the question's function in query.hpp.
#include <cstddef>
#include <tuple>

#include "engine/board/parts/load.hpp"
#include "engine/board/types.hpp"

namespace rattus::board {

struct AnyParts;
template <class Parts>
struct QueryOn;
using Query = QueryOn<AnyParts>;

/// What a plague-piece card offers in a final turn (BASE-87, CARD-20).
struct FinalReach {
  int steps = 0;  ///< 0: not a plague-piece card
  bool ravages = false;
};

/// What an extra adds to an increase (BASE-29).
struct ExtraCitizens {
  int count = 0;                  ///< 0: no extra now
  bool uses_the_ability = false;  ///< the card is used for the turn by it (BASE-130)
  bool may_be_fewer = false;      ///< its card asks how many, at extra_count_step; the answer is State::picked (UPG-36)
};

namespace question {

/// May nobody place a citizen there at the start (UNI-4)?
struct PlacementBarred {
  using Answer = bool;
  Region region;
};
/// To which neighbours does no way lead from there (CARD-150)?
struct EdgeCut {
  using Answer = Mask;
  Region region;
};
/// Which regions may no token enter (CARD-101)?
struct TokenBarred {
  using Answer = Mask;
};
/// May a citizen of the seat with this load not be moved there?
struct CitizenBarred {
  using Answer = bool;
  Region region;
  Seat seat;
  Load load;
};
/// May a citizen of the seat with this load not go to the safe haven?
struct HavenBarred {
  using Answer = bool;
  Seat seat;
  Load load;
};
/// May the active player not take this card (BASE-24, CARD-270)?
struct TakingBarred {
  using Answer = bool;
  Slot wanted;
};
/// Is something of its own against the card's ability (BASE-31)?
struct NotReady {
  using Answer = bool;
};
/// Which regions may the plague piece not enter (CARD-153)?
struct PlagueBarred {
  using Answer = Mask;
};
/// How far may the seat, which has the ability, move the plague piece in a regular turn (BASE-40)?
struct PlagueReach {
  using Answer = int;
  Seat seat;
};
/// And in a final turn (BASE-87)?
struct FinalPlague {
  using Answer = FinalReach;
  Seat seat;
};
/// How many tokens more may the seat spread after a move of the plague piece there (CARD-171)?
struct SpreadMore {
  using Answer = int;
  Region region;
  Seat seat;
};
/// By how much is the limit of a token there higher (BASE-48)?
struct LimitMore {
  using Answer = int;
  Region region;
};
/// What does it add to an increase that the seat chooses now (BASE-29)? `granted`: to one that it has been granted for
/// (CARD-161).
struct Extra {
  using Answer = ExtraCitizens;
  Seat seat;
  bool granted = false;
};
/// Which regions can the seat name for an increase because the module gives an extra there, tokens or not (BASE-29)?
struct IncreaseThere {
  using Answer = Mask;
  Seat seat;
};
/// Which extras of the module are open in the increase in progress: the regions of those that lie in one; no_region is
/// that of one that goes along with the increase wherever it is?
struct ModuleExtras {
  using Answer = Mask;
};
/// How many citizens of the seat lie on a side board (GLD-8)?
struct Aside {
  using Answer = int;
  Seat seat;
};
/// Can its own kind of increase replace the ordinary one of the seat now?
struct IncreaseKind {
  using Answer = bool;
  Seat seat;
};
/// Which level has the ability of that card for the seat that has it (UPG-5, -10, -53)? Of nobody (no_seat): for
/// whoever has it at the highest.
struct Level {
  using Answer = int;
  Slot slot;
  Seat seat;
};
/// Of which card has it the ability by a tile: its slot + 1, or 0 (UPG-53)?
struct Borrowed {
  using Answer = std::uint8_t;
};
/// Can a good lie on the card (MERC-60)?
struct BearsGood {
  using Answer = bool;
};
/// Which tokens does somebody know to have gone back into the rat supply (MERC-136)?
struct WentBack {
  using Answer = TokenSet;
};
/// How many points does the seat get by it (BASE-92)?
struct Points {
  using Answer = int;
  Seat seat;
};

}  // namespace question

/// All questions, with what has to be kept for each of them.
template <template <class> class Each>
using ForQuestions =
    std::tuple<Each<question::PlacementBarred>, Each<question::EdgeCut>, Each<question::TokenBarred>,
               Each<question::CitizenBarred>, Each<question::HavenBarred>, Each<question::TakingBarred>,
               Each<question::NotReady>, Each<question::PlagueBarred>, Each<question::PlagueReach>,
               Each<question::FinalPlague>, Each<question::SpreadMore>, Each<question::LimitMore>,
               Each<question::Extra>, Each<question::IncreaseThere>, Each<question::ModuleExtras>,
               Each<question::Aside>, Each<question::IncreaseKind>, Each<question::Level>, Each<question::Borrowed>,
               Each<question::BearsGood>, Each<question::WentBack>, Each<question::Points>>;

/// A part's answer to a question; null: it has none.
template <class Q>
struct AnswerTo {
  typename Q::Answer (*give)(Q, const Query&, Slot) = nullptr;
};
/// The parts in play with an answer to a question.
template <class Q>
struct Answering {
  PartSet parts;
};

}  // namespace rattus::board
