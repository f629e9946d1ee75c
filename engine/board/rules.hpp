#pragma once
// The rules of one game: board graph, tokens, cards in play, house rules. Used by everything that reads or changes a
// state. All states of the game share one Rules object, so it must not change once made.
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/board/action.hpp"
#include "engine/board/parts/load.hpp"
#include "engine/board/parts/piece.hpp"
#include "engine/board/parts/questions.hpp"
#include "engine/board/parts/sight.hpp"
#include "engine/board/setup/options.hpp"
#include "engine/board/setup/region_card.hpp"
#include "engine/board/setup/setup.hpp"
#include "engine/board/state.hpp"
#include "engine/board/types.hpp"
#include "engine/core/fixed_vector.hpp"

namespace rattus::board {

struct ChoiceRow;
struct DecisionRow;
struct EventType;
struct MemoryReasons;

/// A condition on the state that is sufficient for an ability to be offered. Checked once for all cards that name it,
/// in place of a call of `offered` for each.
enum class Enough : std::uint8_t {
  nothing,
  token_on_board,      ///< a token lies in some region
  room_for_tokens,     ///< and no region is full, so a token can move to a neighbour
  plain_citizen,       ///< the player has a citizen in some region, and no citizen carries a load
  citizen_off_tokens,  ///< and that region has no tokens
};
inline constexpr std::size_t enough_count = 5;

/// Whether a card has an upgrade tile (UPG-1), or only by a house rule (MERC-130).
enum class Tiled : std::uint8_t { no, yes, by_option };

/// A field of a part's memory as views and positions show it: one byte, or one entry for each of several things.
/// `unit`: the meaning of a byte: a number, or what it refers to, counted from 1 (0: none).
struct MemoryField {
  enum class Unit : std::uint8_t { number, region, seat, word, card };
  /// What the entries stand for. Unless `other`, only the entries that the game uses are shown (entries_of).
  enum class Each : std::uint8_t { other, seat, card, region, region_card };
  std::string_view name;
  std::uint16_t at = 0;     ///< offset in the memory, in bytes
  std::uint16_t count = 1;  ///< size in bytes
  Unit unit = Unit::number;
  Each each = Each::other;
  std::uint16_t row = 1;                         ///< bytes per entry; above 1 an entry is a list of numbers
  std::span<const std::string_view> words = {};  ///< only with Unit::word
};

/// A token as an option: one token whose face the picker knows, or a group that looks the same to the picker.
/// Invariant: the tokens of a group are adjacent in their row, from index `first`.
struct TokenChoice {
  Token shown;  ///< as the picker sees it; without a face if the picker has not looked at it
  std::uint8_t first = 0;
  std::uint8_t count = 1;
  std::uint8_t row = 0;     ///< index in State::tokens
  Region from = no_region;  ///< its region, if the options lie in several regions
};
using TokenChoices = FixedVector<TokenChoice, most_hands * tokens_per_region>;

/// Properties and functions of a class card or module, made from its type (card.hpp). All code outside the card uses
/// these.
struct CardFacts {
  std::uint8_t number = 0;    ///< class cards: their number, from 1
  std::string_view module{};  ///< modules: their name in set-ups; empty for class cards
  ModuleNeeds needs{};        ///< modules: requirements on the set-up
  /// Modules: consecutive numbers of the class cards whose abilities it lends to players without the card (GLD-5).
  std::span<const std::uint8_t> abilities{};
  std::uint16_t memory = 0;         ///< size of its memory in State, in bytes
  std::uint8_t frame_holds = 1;     ///< size of what its frame holds, in bytes, the slot included
  bool always_asks = false;         ///< its decisions are asked even if there is only one option (R11)
  bool action_ability = false;      ///< has an Action-phase ability (`offered`)
  Enough enough = Enough::nothing;  ///< `offered` is true if this condition holds
  bool only_final = false;          ///< `offered` is true only in final turns
  bool action_by_tile = false;      ///< with only_final: an upgrade tile allows it in the Action phase, too
  bool own_mark = false;            ///< its use does not set the mark "used" (UPG-38)
  Tiled tiled = Tiled::no;
  Sight sight{};
  /// Writes the numbers that `sight` names; null if there are none.
  void (*look)(const Query&, Slot, const Sightings&) = nullptr;
  bool (*offered)(const Query&, Slot, Seat) = nullptr;
  void (*legal)(const Query&, const Frame&, ActionList&) = nullptr;
  bool (*holds)(const Query&, const Frame&, const Frame* above) = nullptr;  ///< null: its frame holds only the slot
  Mask (*holding)(const Frame&) = nullptr;                                  ///< null: its action holds no token
  bool (*holds_many)(const Frame&) = nullptr;  ///< true: any tokens of any region; else one per region of `holding`
  Mask (*hands)(const Query&, const Frame&) = nullptr;  ///< null: its action takes no token in hand
  /// Lists the tokens that its options stand for; null if no option is a token.
  void (*tokens)(const Query&, const Frame&, Seat, TokenChoices&) = nullptr;
  /// Checks the memory; null if it holds only pieces, or is zero unless the card's frame is on the stack.
  bool (*remembers)(const Query&, Slot) = nullptr;
  /// Modules: lists why a memory read from a position is impossible; null if `remembers` is the only check.
  void (*against)(const Query&, Slot, const MemoryReasons&) = nullptr;
  /// Modules: fills in what a position does not give, and brings the rest into the form that the rules keep. `given`:
  /// the fields that it gives, by place. Null: what is not given is 0.
  void (*complete)(const Query&, Slot, std::uint8_t* memory, Mask given) = nullptr;
  std::span<const MemoryField> fields{};  ///< names for all bytes of its memory, in order
  std::span<const ModuleRule* const> house_rules{};
  /// Modules: removes from the memory what the viewer may not know; null if everything is public.
  void (*hide)(const Query&, Slot, std::uint8_t* memory, Seat viewer) = nullptr;
  /// Modules: fills in at random what `hide` removed, all possibilities equally likely.
  void (*sample)(const Query&, Slot, std::uint8_t* memory, Rng&) = nullptr;
  /// Modules: adds options to D-ACTION and D-FINAL.
  void (*offers)(const Query&, Slot, Seat, ActionList&) = nullptr;
  bool offers_last = false;  ///< after what other modules offer
  std::span<const DecisionRow> decisions{};
  std::span<const ChoiceRow> choices{};
  std::span<const EventType* const> events{};
  std::span<const PieceType* const> piece_types{};
  void (*pieces)(const Query&, Slot, PieceList&) = nullptr;  ///< null: it has no pieces
  /// Adds a piece to the card's memory; false if that is impossible.
  bool (*put_piece)(const Query&, Slot, std::uint8_t* memory, const Piece&) = nullptr;
  std::span<const LoadType* const> loads{};
  ForQuestions<AnswerTo> answers{};
  std::array<bool, moment_count> acts{};

  [[nodiscard]] constexpr bool is_module() const { return !module.empty(); }
  [[nodiscard]] bool brings(const PieceType& type) const {
    return std::find(piece_types.begin(), piece_types.end(), &type) != piece_types.end();
  }
};

/// The rules of one game. Arrays by part are indexed by Slot.
struct Rules {
  std::uint8_t players = 0;
  std::uint8_t regions = 0;  ///< number of regions of the board, in use or not
  bool big_box = false;
  Mask in_use;                               ///< regions in use (BASE-2)
  Mask cities;                               ///< regions in use with a city (INN-1)
  std::array<Mask, max_regions> adjacent{};  ///< regions in use at distance 1, cut edges ignored (BASE-4)
  std::array<std::array<Mask, 4>, max_regions>
      within{};  ///< by region and steps (0-3), cut edges ignored; without the region
  Options options;
  std::uint8_t chivalry_reach = 2;  ///< in steps (BASE-40)

  std::array<Face, max_tokens> faces{};
  TokenSet all_tokens, starting;
  std::uint8_t removed = 0;  ///< regular tokens removed at set-up (BASE-13)

  std::uint8_t slots = 0;  ///< number of class cards in play
  bool first_six = false;  ///< true if all parts are cards 1 to 6 (beforehand.hpp)
  PartSet parts;           ///< class cards and modules in play
  /// Further slots, for abilities that modules lend: facts and code of class cards at level I, but not parts in play.
  PartSet abilities;
  std::array<const CardFacts*, max_parts> cards{};
  std::array<std::uint8_t, max_parts> catalogue{};  ///< index in the program's list of card types
  std::array<Class, max_slots> card_class{};
  std::array<std::uint8_t, class_count> class_slots{};  ///< by Class: slots as bits
  /// By token: slots (as bits) struck by one or more class symbols of its face, and by a second one.
  std::array<std::array<std::uint8_t, 2>, max_tokens> face_slots{};
  std::array<std::uint16_t, max_parts> memory_at{};  ///< offset of the part's memory in State, in bytes
  ForQuestions<Answering> answering{};               ///< by question: parts that answer it
  std::array<PartSet, moment_count> acting{};        ///< by Moment: parts that act at it
  PartSet hiding;                                    ///< modules with hidden information
  PartSet offering, offering_last;                   ///< modules that add options to a turn, the last ones apart
  std::uint8_t action_slots = 0;                     ///< slots whose ability can be used in the Action phase, as bits
  std::uint8_t final_slots = 0;                      ///< slots whose ability can be used in a final turn, as bits
  std::uint8_t tiled_slots = 0;                      ///< slots with an upgrade tile (UPG-1), as bits
  std::uint8_t tiled_by_option = 0;                  ///< slots with one only by a house rule (MERC-130), as bits
  std::array<std::uint8_t, enough_count> enough_slots{};  ///< by Enough: slots as bits

  FixedVector<const LoadType*, load_bits> loads{};  ///< types of loads in play
  /// Bits of a load that belong to types with at most one per owner and region, to types whose citizens are lost last,
  /// and to types that can be given.
  std::uint8_t loads_alone = 0, loads_lost_last = 0, loads_given = 0;

  /// The region cards of regions in use, in the order of the table (REG-2).
  FixedVector<RegionCard, max_region_cards> region_cards{};

  /// By cell, row by row: a region, haven_place for the safe haven, or no_region for sea (CARD-334).
  std::array<Region, chart_columns * chart_rows> jester_chart{};

  State initial;  ///< the state after set-up, before the first random event

  template <class Q>
  [[nodiscard]] PartSet answering_parts() const {
    return std::get<Answering<Q>>(answering).parts;
  }
  /// True if a part in play answers the question.
  template <class Q>
  [[nodiscard]] bool asks() const {
    return answering_parts<Q>().any();
  }
  [[nodiscard]] bool acts(Moment m) const { return acting[static_cast<std::size_t>(m)].any(); }
  /// The slot of a class card; max_slots if it is not in play.
  [[nodiscard]] Slot slot_of(unsigned number) const {
    for (Slot slot = 0; slot < slots; ++slot)
      if (cards[slot]->number == number) return slot;
    return max_slots;
  }
  /// The slot of a lent ability; max_parts if it is not lent.
  [[nodiscard]] Slot ability_slot(unsigned number) const {
    for (const unsigned slot : abilities)
      if (cards[slot]->number == number) return static_cast<Slot>(slot);
    return max_parts;
  }
  /// The slot of a module; max_parts if it is not in play.
  [[nodiscard]] Slot module_slot(std::string_view name) const {
    for (const unsigned slot : parts& modules)
      if (cards[slot]->module == name) return static_cast<Slot>(slot);
    return max_parts;
  }
  /// The row of a decision of the frame or of a part in play; null for any other decision.
  [[nodiscard]] const DecisionRow* row_of(Decision decision) const;
  /// The name of a decision ("D-PLAGUE"); empty if it has no row.
  [[nodiscard]] std::string_view name_of(Decision decision) const;
  /// The decision with this name; Decision::none if there is none.
  [[nodiscard]] Decision decision_of(std::string_view name) const;
};

/// Number of entries of a memory field that the game uses.
inline std::size_t entries_of(const MemoryField& field, const Rules& rules) {
  const std::size_t there = field.count / field.row;
  switch (field.each) {
    case MemoryField::Each::seat: return std::min<std::size_t>(there, rules.players);
    case MemoryField::Each::card: return std::min<std::size_t>(there, rules.slots);
    case MemoryField::Each::region: return std::min<std::size_t>(there, rules.regions);
    case MemoryField::Each::region_card: return std::min<std::size_t>(there, rules.region_cards.size());
    case MemoryField::Each::other: break;
  }
  return there;
}

/// The memory of a part in a state.
inline std::uint8_t* memory_of(const Rules& rules, State& s, Slot slot) {
  return reinterpret_cast<std::uint8_t*>(&s) + rules.memory_at[slot];
}

/// Why a state has no room for these cards and modules together (`no-room`); empty if it has. The program's own fit
/// (cards/all.hpp).
std::vector<Refusal> check_room(const std::vector<std::uint8_t>& cards, const std::vector<std::string>& modules,
                                const std::vector<const CardFacts*>& facts);

/// Makes the rules of a checked set-up with these cards (numbers in ascending order). `facts`: the program's list of
/// card types. The tables must have passed check_tables or belong to a position. Precondition: check_room is silent.
Rules make_rules(const CheckedSetUp& setup, const Tables& tables, const std::vector<std::uint8_t>& cards,
                 const std::vector<const CardFacts*>& facts);

/// The rules of a set-up, or every reason why it cannot be played.
using MadeRules = std::variant<Rules, std::vector<Refusal>>;
/// Checks a set-up (BASE-11) and makes its rules. `below` supplies the random numbers for a random selection of cards.
MadeRules make_rules(const SetUp& setup, const Tables& tables, const std::vector<const CardFacts*>& facts,
                     const Below& below);

}  // namespace rattus::board
