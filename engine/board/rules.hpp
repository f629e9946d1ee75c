#pragma once
// All that is fixed for one game: the board graph, the tokens, the cards in play, the house rules. Immutable once
// made, and shared by all states of the game.
#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/board/action.hpp"
#include "engine/board/load.hpp"
#include "engine/board/options.hpp"
#include "engine/board/piece.hpp"
#include "engine/board/questions.hpp"
#include "engine/board/region_card.hpp"
#include "engine/board/setup.hpp"
#include "engine/board/sight.hpp"
#include "engine/board/state.hpp"
#include "engine/board/types.hpp"
#include "engine/core/fixed_vector.hpp"

namespace rattus::board {

struct ChoiceRow;
struct DecisionRow;
struct EventType;
struct MemoryReasons;

/// What is enough for an ability to be offered, where that can be said of many cards alike: it saves asking them.
enum class Enough : std::uint8_t {
  nothing,
  token_on_board,      ///< a token lies somewhere
  room_for_tokens,     ///< the same, and no region is full: one can go to a neighbour
  plain_citizen,       ///< a citizen of his stands somewhere, and nobody carries anything
  citizen_off_tokens,  ///< the same, in a region without tokens
};
inline constexpr std::size_t enough_count = 5;

/// Is there an upgrade tile of a card (UPG-1), or one by a house rule (MERC-130)?
enum class Tiled : std::uint8_t { no, yes, by_option };

/// A field of what a part remembers, as views and positions have it: one byte, or as many as there are of something.
/// `unit`: what a byte counts, or of what it is the number: 0 is none, then from 1.
struct MemoryField {
  enum class Unit : std::uint8_t { number, region, seat, word, card };
  /// What there is an entry for, if it is known: then only those of the game are listed.
  enum class Each : std::uint8_t { other, seat, card, region, region_card };
  std::string_view name;
  std::uint16_t at = 0;     ///< among the bytes of its memory
  std::uint16_t count = 1;  ///< bytes
  Unit unit = Unit::number;
  Each each = Each::other;
  std::uint16_t row = 1;                         ///< bytes of an entry; with more it is a list of numbers
  std::span<const std::string_view> words = {};  ///< with Unit::word
};

/// One option that is a token: one whose face the picker knows, or a group that looks alike to him. The tokens meant
/// lie side by side in the row, from place `first` on.
struct TokenChoice {
  Token shown;  ///< as the picker sees it: without a face if he has not looked
  std::uint8_t first = 0;
  std::uint8_t count = 1;
  std::uint8_t row = 0;     ///< of State::tokens
  Region from = no_region;  ///< where it lies, if it can be in several places
};
using TokenChoices = FixedVector<TokenChoice, most_hands * tokens_per_region>;

/// What the rules need to know of a class card or module without running it: a plain table made from its type.
struct CardFacts {
  std::uint8_t number = 0;    ///< of a class card
  std::string_view module{};  ///< the name of a module in set-ups; empty for a class card
  ModuleNeeds needs{};        ///< what a module asks of a set-up
  /// Class cards whose abilities a module lends to players without the card, by their numbers, rising by one (GLD-5).
  std::span<const std::uint8_t> abilities{};
  std::uint16_t memory = 0;         ///< bytes of State that it remembers
  std::uint8_t frame_holds = 1;     ///< bytes that its frame holds, its slot the first
  bool always_asks = false;         ///< its decisions are asked even with one option (R11 names them)
  bool action_ability = false;      ///< has `offered`: used in the Action phase
  Enough enough = Enough::nothing;  ///< `offered` is true whenever this holds
  bool only_final = false;          ///< `offered` is false but in final turns
  bool action_by_tile = false;      ///< unless a tile makes it an Action-phase ability
  bool own_mark = false;            ///< its use sets no mark "used" (UPG-38)
  Tiled tiled = Tiled::no;
  Sight sight{};
  /// Tells the numbers that `sight` names; null: it names none.
  void (*look)(const Query&, Slot, const Sightings&) = nullptr;
  bool (*offered)(const Query&, Slot, Seat) = nullptr;
  void (*legal)(const Query&, const Frame&, ActionList&) = nullptr;
  bool (*holds)(const Query&, const Frame&, const Frame* above) = nullptr;  ///< null: its frame holds its slot alone
  Mask (*holding)(const Frame&) = nullptr;                                  ///< null: its action holds no token
  bool (*holds_many)(const Frame&) = nullptr;           ///< null: of each of these regions one; true: any of any region
  Mask (*hands)(const Query&, const Frame&) = nullptr;  ///< null: its action lifts no token
  /// What options of its own that are tokens stand for; null: it has none.
  void (*tokens)(const Query&, const Frame&, Seat, TokenChoices&) = nullptr;
  bool (*remembers)(const Query&, Slot) = nullptr;  ///< null: nothing, unless a frame of its own is there
  /// What stands against a module's memory that somebody has written down; null: `remembers` says all.
  void (*against)(const Query&, Slot, const MemoryReasons&) = nullptr;
  std::span<const MemoryField> fields{};  ///< what its memory is called outside, all of it
  std::span<const ModuleRule* const> house_rules{};
  /// Takes out of a module's memory what the viewer may not know; null: everything is public.
  void (*hide)(const Query&, Slot, std::uint8_t* memory, Seat viewer) = nullptr;
  /// Gives what is not known a place again, all places equally likely.
  void (*sample)(const Query&, Slot, std::uint8_t* memory, Rng&) = nullptr;
  /// What a module adds to the options of D-ACTION and D-FINAL.
  void (*offers)(const Query&, Slot, Seat, ActionList&) = nullptr;
  std::span<const DecisionRow> decisions{};
  std::span<const ChoiceRow> choices{};
  std::span<const EventType* const> events{};
  std::span<const PieceType* const> piece_types{};
  void (*pieces)(const Query&, Slot, PieceList&) = nullptr;  ///< null: it has none
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

/// The rules of one game.
struct Rules {
  std::uint8_t players = 0;
  std::uint8_t regions = 0;  ///< of the board, in use or not
  bool big_box = false;
  Mask in_use;                                            ///< BASE-2
  Mask cities;                                            ///< regions in use with a city (INN-1)
  std::array<Mask, max_regions> adjacent{};               ///< between regions in use, without walls (BASE-4)
  std::array<std::array<Mask, 4>, max_regions> within{};  ///< by steps 0-3, without walls and the region itself
  Options options;
  std::uint8_t chivalry_reach = 2;  ///< BASE-40

  std::array<Face, max_tokens> faces{};
  TokenSet all_tokens, starting;
  std::uint8_t removed = 0;  ///< regular tokens removed at set-up (BASE-13)

  std::uint8_t slots = 0;  ///< class cards
  bool first_six = false;  ///< no parts but cards 1 to 6 (beforehand.hpp)
  PartSet parts;           ///< class cards and modules in play
  /// Behind them, abilities that a module lends: no part, but the facts and code of a class card, at level I.
  PartSet abilities;
  std::array<const CardFacts*, max_parts> cards{};
  std::array<std::uint8_t, max_parts> catalogue{};  ///< place in the program's list of types
  std::array<Class, max_slots> card_class{};
  std::array<std::uint8_t, class_count> class_slots{};  ///< slots of a class, as bits
  /// Slots that a face hits once for its class symbols, and those that it hits once more for a second symbol.
  std::array<std::array<std::uint8_t, 2>, max_tokens> face_slots{};
  std::array<std::uint16_t, max_parts> memory_at{};       ///< place of what a part remembers among the bytes of State
  ForQuestions<Answering> answering{};                    ///< parts with an answer
  std::array<PartSet, moment_count> acting{};             ///< parts that act at a moment
  PartSet hiding;                                         ///< modules that keep something from somebody
  PartSet offering;                                       ///< modules that add something to a turn
  std::uint8_t action_slots = 0;                          ///< slots with an Action-phase ability
  std::uint8_t final_slots = 0;                           ///< those that can be used in final turns, which are more
  std::uint8_t tiled_slots = 0;                           ///< cards with a tile (UPG-1)
  std::uint8_t tiled_by_option = 0;                       ///< cards that have one by a house rule (MERC-130)
  std::array<std::uint8_t, enough_count> enough_slots{};  ///< by Enough, as bits

  FixedVector<const LoadType*, load_bits> loads{};  ///< types in play
  /// Bits of the types of which an owner has one in a region, that are lost last, and that can be given.
  std::uint8_t loads_alone = 0, loads_lost_last = 0, loads_given = 0;

  /// Those of regions in use, in the order of the table (REG-2).
  FixedVector<RegionCard, max_region_cards> region_cards{};

  /// By cell, row after row: a region, haven_place, or no_region for sea (CARD-334).
  std::array<Region, chart_columns * chart_rows> jester_chart{};

  State initial;  ///< the state before anything random has happened

  template <class Q>
  [[nodiscard]] PartSet answering_parts() const {
    return std::get<Answering<Q>>(answering).parts;
  }
  /// True if a part in play has an answer to the question.
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
  /// What is said of a decision of the frame or of a card in play; null for any other.
  [[nodiscard]] const DecisionRow* row_of(Decision decision) const;
  /// The catalogue's name of it, empty for none.
  [[nodiscard]] std::string_view name_of(Decision decision) const;
  /// The decision of that name; none if there is no such.
  [[nodiscard]] Decision decision_of(std::string_view name) const;
};

/// How many entries of a field a game has.
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

/// The bytes of what a part remembers.
inline std::uint8_t* memory_of(const Rules& rules, State& s, Slot slot) {
  return reinterpret_cast<std::uint8_t*>(&s) + rules.memory_at[slot];
}

/// Makes the rules of a checked set-up with these cards (numbers in rising order); `facts` is the program's list of
/// card types. The tables must have passed check_tables, or be a position's own.
Rules make_rules(const CheckedSetUp& setup, const Tables& tables, const std::vector<std::uint8_t>& cards,
                 const std::vector<const CardFacts*>& facts);

/// A set-up that can be played, or every reason why not.
using MadeRules = std::variant<Rules, std::vector<Refusal>>;
/// Checks a set-up (BASE-11) and makes its rules. A random selection of cards takes its chance from `below`.
MadeRules make_rules(const SetUp& setup, const Tables& tables, const std::vector<const CardFacts*>& facts,
                     const Below& below);

}  // namespace rattus::board
