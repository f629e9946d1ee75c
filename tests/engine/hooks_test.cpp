// A mistake in a class card or module is found when it is compiled (engine/board/parts/card_checks.hpp), or it is
// refused by value.
#include <gmock/gmock.h>

#include "codec/game_data.hpp"
#include "engine/board/cards/all.hpp"
#include "engine/board/parts/card_checks.hpp"
#include "engine/board/positions/position.hpp"
#include "engine/board/setup/setup.hpp"
#include "tests/engine/wells.hpp"

namespace rattus::board::test {
namespace {

using namespace detail;

// --- answers and moments: another answer than the question's, or arguments left out or changed ---

struct WellHooked {
  static int answer(question::LimitMore, const Query&, Slot) { return 0; }
  template <class C>
  static void act(At<Moment::over>, C&, Slot, Seat, Region) {}
};
struct WrongAnswer {
  static bool answer(question::LimitMore, const Query&, Slot) { return false; }
};
struct AnswersWithoutSlot {
  static int answer(question::LimitMore, const Query&) { return 0; }
  static rattus::Mask answer(question::TokenBarred, const Query&, Slot) { return {}; }
};
struct ChangesWhatItIsAskedOf {
  static int answer(question::LimitMore, Query&, Slot) { return 0; }
};
struct ActsWithoutSlot {
  template <class C>
  static void act(At<Moment::over>, C&, Seat, Region) {}
};
static_assert(all_answers_fit<WellHooked> && all_answers_fit<Wells> && all_answers_fit<ActsWithoutSlot>);
static_assert(all_acts_fit<WellHooked> && all_acts_fit<Wells> && all_acts_fit<WrongAnswer>);
static_assert(!all_answers_fit<WrongAnswer> && !all_answers_fit<AnswersWithoutSlot>);
static_assert(!all_answers_fit<ChangesWhatItIsAskedOf> && !all_acts_fit<ActsWithoutSlot>);

// --- what is asked ---

struct Asking {
  static constexpr std::array decisions{DecisionRow{Decision{220}, "D-ASKING", made_up}};
  template <class C>
  static void run(C&, Frame&) {}
  static void legal(const Query&, const Frame&, ActionList&) {}
  template <class C>
  static void choose(C&, Frame&, Action) {}
};
struct MisspeltChoose {
  static constexpr std::array decisions{DecisionRow{Decision{220}, "D-ASKING", made_up}};
  template <class C>
  static void run(C&, Frame&) {}
  static void legal(const Query&, const Frame&, ActionList&) {}
  template <class C>
  static void chose(C&, Frame&, Action) {}
};
struct LegalChangesTheFrame {
  static constexpr std::array decisions{DecisionRow{Decision{220}, "D-ASKING", made_up}};
  template <class C>
  static void run(C&, Frame&) {}
  static void legal(const Query&, Frame&, ActionList&) {}
  template <class C>
  static void choose(C&, Frame&, Action) {}
};
struct NobodyGoesOn {
  static constexpr std::array decisions{DecisionRow{Decision{220}, "D-ASKING", made_up}};
  static void legal(const Query&, const Frame&, ActionList&) {}
  template <class C>
  static void choose(C&, Frame&, Action) {}
};
struct MisspeltDecisions {
  static void legal(const Query&, const Frame&) {}
};
struct ChoosesWithoutOptions {
  template <class C>
  static void choose(C&, Frame&, Action) {}
};
template <class Card>
constexpr bool all_fit = run_fits<Card>&& legal_fits<Card>&& choose_fits<Card>;
static_assert(all_fit<Asking> && all_fit<Wells> && all_fit<Upgrades> && all_fit<Monk>);
static_assert(!choose_fits<MisspeltChoose> && !legal_fits<LegalChangesTheFrame> && !run_fits<NobodyGoesOn>);
static_assert(!legal_fits<MisspeltDecisions> && !legal_fits<ChoosesWithoutOptions>);

struct OffersAndDoesNotRun {
  static bool offered(const Query&, Slot, Seat) { return true; }
  template <class C>
  static void runs(C&, Frame&) {}
};
static_assert(!run_fits<OffersAndDoesNotRun>);

struct HoldsAnything : Asking {
  struct Holds {
    Slot slot;
    Region region;
  };
  using Frame = FrameWith<Holds>;
  template <class C>
  static void run(C&, Frame&) {}
  static void legal(const Query&, const Frame&, ActionList&) {}
  template <class C>
  static void choose(C&, Frame&, Action) {}
};
static_assert(holds_fit<Wells>() && !holds_fit<HoldsAnything>());

// --- what comes together ---

struct HidesForEver {
  static constexpr Sight sight{};
  struct Memory {};
  static void hide(const Query&, Slot, Memory&, Seat) {}
};
struct OffersAndDoesNothing {
  static constexpr Sight sight{};
  static void offers(const Query&, Slot, Seat, ActionList&) {}
};
struct PiecesOfNoType {
  static constexpr Sight sight{};
  static void pieces(const Query&, Slot, PieceList&) {}
  static bool put_piece(const Query&, Slot, std::uint8_t*, const Piece&) { return true; }
};
struct NumbersThatNobodyTells {
  static constexpr std::array<std::string_view, 1> seen{"points"};
  static constexpr Sight sight{.of_seat = seen};
};
struct EnoughForNothing {
  static constexpr bool only_final = true;
};
static_assert(pairs_fit<Wells>() && abilities_fit<Wells>() && abilities_fit<Nun>());
static_assert(!pairs_fit<HidesForEver>() && !pairs_fit<OffersAndDoesNothing>() && !pairs_fit<PiecesOfNoType>());
static_assert(!pairs_fit<NumbersThatNobodyTells>() && !abilities_fit<EnoughForNothing>());

// --- numbers and names ---

struct AnotherMonk {
  static constexpr std::uint8_t number = Monk::number;
  static constexpr Sight sight{};
};
struct OtherWells {
  static constexpr std::string_view module = "wells";
  static constexpr Sight sight{};
  static constexpr EventType dug{"well-dug", {Told::seat}};
  static constexpr EventTypes<1> events{&dug};
};
static_assert(distinct_parts(AllCards{}) && !distinct_parts(CardTypes<Monk, King, AnotherMonk>{}));
static_assert(distinct_parts(CardTypes<Monk, Wells>{}) && !distinct_parts(CardTypes<Wells, OtherWells>{}));
static_assert(distinct_events(AllCards{}) && !distinct_events(CardTypes<Wells, OtherWells>{}));

// --- room in the state ---

/// Remembers more than any state has room for, or lends more abilities than there are places.
struct Archive {
  static constexpr std::string_view module = "archive";
  static constexpr Sight sight{};
  struct Memory {
    std::array<std::uint8_t, module_memory_size + 1> shelves;
  };
  static constexpr std::array fields{MemoryField{"shelves", 0, module_memory_size + 1}};
};
struct Lender {
  static constexpr std::string_view module = "lender";
  static constexpr Sight sight{};
  static constexpr std::array<std::uint8_t, max_parts> abilities{};
};
using Full = CardTypes<Peasant, Monk, Merchant, Witch, King, Knight, Wells, Archive, Lender>;
static_assert(module_memory(Full{}) > module_memory_size);

std::vector<std::string> against(const std::vector<std::string>& modules) {
  SetUp setup;
  setup.modules = modules;
  const auto made = make_rules(setup, codec::game_data().tables("classic"), card_facts(Full{}), {});
  std::vector<std::string> reasons;
  if (const auto* refused = std::get_if<std::vector<Refusal>>(&made))
    for (const Refusal& reason : *refused) reasons.push_back(reason.code + " " + reason.subject);
  return reasons;
}

TEST(RoomInTheState, BASE_11_WhatWouldOverflowIsRefused) {
  EXPECT_THAT(against({"wells"}), testing::IsEmpty());
  EXPECT_THAT(against({"archive"}), testing::ElementsAre("no-room modules 449/448"));
  EXPECT_THAT(against({"wells", "archive"}), testing::ElementsAre("no-room modules 469/448"));
  EXPECT_THAT(against({"lender"}), testing::ElementsAre("no-room parts 33/24"));
}

TEST(RoomInTheState, BASE_11_APositionThatWouldOverflowIsRefused) {
  Position position;
  position.setup.modules = {"archive"};
  const auto built = build(position, codec::game_data().tables("classic"), card_facts(Full{}));
  ASSERT_TRUE(std::holds_alternative<std::vector<Refusal>>(built));
  EXPECT_EQ(std::get<1>(built).front().code, "no-room");
}

}  // namespace
}  // namespace rattus::board::test
