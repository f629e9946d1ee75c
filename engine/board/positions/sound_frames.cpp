#include "engine/board/positions/sound_frames.hpp"

#include <algorithm>

#include "engine/board/flow/game.hpp"
#include "engine/board/legal.hpp"

namespace rattus::board {
namespace {

using namespace flow;

/// At which step of which frame a moment is run: the step that comes after it.
struct Opening {
  Moment moment;
  FrameKind kind;
  std::uint8_t step;
};
constexpr Opening openings[] = {
    {Moment::setup_modules, FrameKind::game, game_modules},
    {Moment::after_placement, FrameKind::game, game_placed},
    {Moment::final_start, FrameKind::game, game_final},
    {Moment::before_final_ravage, FrameKind::game, game_before},
    {Moment::region_ravaged, FrameKind::game, game_ravage},
    {Moment::after_final_ravage, FrameKind::game, game_after},
    {Moment::score, FrameKind::game, game_score},
    {Moment::over, FrameKind::game, game_over},
    {Moment::turn_start, FrameKind::turn, turn_action},
    {Moment::increased, FrameKind::turn, turn_action},  // an increase of a card's own
    {Moment::action_end, FrameKind::turn, turn_move},
    {Moment::plague_moved, FrameKind::turn, turn_spread},
    {Moment::spread_done, FrameKind::turn, turn_ravage},
    {Moment::plague_done, FrameKind::turn, turn_end},
    {Moment::turn_end, FrameKind::turn, turn_over},
    {Moment::card_leaves, FrameKind::take, 1},
    {Moment::card_taken, FrameKind::take, 2},
    {Moment::increased, FrameKind::increase, increase_over},
    {Moment::before_reveal, FrameKind::ravage, ravage_mode},
    {Moment::reveal_mode, FrameKind::ravage, ravage_reveal},
    {Moment::all_revealed, FrameKind::ravage, ravage_pick},
    {Moment::revealed, FrameKind::ravage, ravage_limit},
    {Moment::struck, FrameKind::ravage, ravage_remove},
    {Moment::resolved, FrameKind::ravage, ravage_loop},
    {Moment::final_turn_start, FrameKind::final_turn, final_act},
    {Moment::final_turn_end, FrameKind::final_turn, final_over},
    {Moment::final_plague, FrameKind::final_plague, fp_arrived},
    {Moment::plague_done, FrameKind::final_plague, fp_over},
    {Moment::tile_leaves, FrameKind::card, 1},     // a frame of the module of upgrades
    {Moment::card_discarded, FrameKind::card, 2},  // of that of universities: Universities::discarding
};

class Frames {
 public:
  Frames(const Rules& rules, const State& s) : rules_(rules), s_(s), q_{rules, s} {}

  /// The first thing that is wrong: what is looked at later counts on what was looked at before.
  std::string broken() {
    if (s_.picked != 0) return "R1: a pick that nobody has gone on with";
    for (const unsigned slot : rules_.parts& modules)  // frames of class cards count on them
      if (!remembers(static_cast<Slot>(slot))) return "R10: what a module remembers";
    for (unsigned i = 0; i < s_.depth; ++i) {
      const Frame& f = s_.stack[i];
      const Frame* above = i + 1U < s_.depth ? &s_.stack[i + 1U] : nullptr;
      if ((f.kind == FrameKind::game) != (i == 0) || (i > 0 && !stands_on(s_.stack[i - 1U], f)) || !fits(f, above))
        return "R10: a frame";
    }
    if (std::string wrong = evaluation(); !wrong.empty()) return wrong;
    if (!tokens_held()) return "BASE-102: a token that no action holds";
    for (Slot slot = 0; slot < rules_.slots; ++slot)
      if (!remembers(slot)) return "R10: what a card remembers";
    if (s_.depth > 0 && !(asks_rightly(s_.top()) && has_options())) return "R1: what is asked";
    return {};
  }

 private:
  [[nodiscard]] bool seat(unsigned which) const { return which < rules_.players; }
  [[nodiscard]] bool region(unsigned which) const { return in_use(q_, which); }

  /// A part, or an ability that is lent.
  [[nodiscard]] bool runs(unsigned slot) const {
    return slot < max_parts && (rules_.parts | rules_.abilities).has(slot);
  }
  [[nodiscard]] static Slot slot_of(const Frame& f) { return f.as<frames::Card>().slot; }

  /// The frame's numbers lie within what they count; those that mean nothing are 0.
  [[nodiscard]] bool fits(const Frame& f, const Frame* above) const {
    switch (f.kind) {
      case FrameKind::game: return fits<frames::Game>(f);
      case FrameKind::turn: return fits<frames::Turn>(f);
      case FrameKind::take: return fits<frames::Take>(f);
      case FrameKind::increase: return fits<frames::Increase>(f);
      case FrameKind::ravage: return fits<frames::Ravage>(f);
      case FrameKind::moment: return fits<frames::Moment>(f);
      case FrameKind::card: return card_fits(f, above);
      case FrameKind::pick_token: return fits<frames::PickToken>(f);
      case FrameKind::pick_citizen: return fits<frames::PickCitizen>(f);
      case FrameKind::losses: return fits<frames::Losses>(f);
      case FrameKind::final_turn: return fits<frames::FinalTurn>(f);
      case FrameKind::final_plague: return fits<frames::FinalPlague>(f);
      case FrameKind::none: break;
    }
    return false;
  }
  template <class Holds>
  [[nodiscard]] bool fits(const Frame& f) const {
    return f.holds_only<Holds>() && fits(f.as<Holds>());
  }
  [[nodiscard]] bool fits(const GameFrame& f) const {
    const unsigned placements = rules_.players * (rules_.options.initial_split ? 4U : 2U);
    return f.seat == 0 && f.step <= game_over &&
           f.done <= (f.step == game_placing ? placements - 1U : 2U * max_regions);
  }
  [[nodiscard]] bool fits(const TurnFrame& f) const {
    return seat(f.seat) && f.seat == s_.active && f.step <= turn_over &&
           (f.step == turn_spread ? f.must + f.may <= most_spread : all_zero(f.must, f.may));
  }
  [[nodiscard]] bool fits(const TakeFrame& f) const { return seat(f.seat) && f.step <= 2 && f.slot < rules_.slots; }
  [[nodiscard]] bool fits(const IncreaseFrame& f) const {
    return seat(f.seat) && f.step <= increase_counted && (f.sources & ~q_.answering<question::Extra>()) == 0U &&
           (f.taken & ~f.sources) == 0 &&
           (f.step == increase_region ? f.region == no_region && all_zero(f.taken, f.placed) : region(f.region));
  }
  [[nodiscard]] bool fits(const RavageFrame& f) const {
    return (seat(f.seat) || f.seat == no_seat) && f.step <= ravage_reveal && region(f.region) &&
           f.settled <= rules_.players && f.zero == 0;
  }
  [[nodiscard]] bool fits(const MomentFrame& f) const {
    return seat(f.seat) && f.step < moment_count && f.seats_passed <= rules_.players && f.slots_passed <= max_parts;
  }
  [[nodiscard]] bool card_fits(const Frame& f, const Frame* above) const {
    const Slot slot = slot_of(f);
    if (!seat(f.seat) || !runs(slot) || (!rules_.cards[slot]->legal && !above)) return false;
    const CardFacts& card = *rules_.cards[slot];
    if (!card.holds) return !above && f.step == 0 && f.holds_only<frames::Card>();
    return f.zero_after(card.frame_holds) && card.holds(q_, f, above);
  }
  [[nodiscard]] bool fits(const PickTokenFrame& f) const {
    return seat(f.seat) && f.step == 0 && region(f.region) && s_.token_count[f.region] > 0;
  }
  [[nodiscard]] bool fits(const PickCitizenFrame& f) const {
    return seat(f.seat) && f.step == 0 && region(f.region) && f.of <= rules_.players &&
           s_.citizens[f.region][f.owner(f.seat)] > 0 && f.where <= to_anywhere;
  }
  [[nodiscard]] bool fits(const LossesFrame& f) const {
    return seat(f.seat) && f.step == 0 && region(f.region) && f.left > 0 && f.left <= s_.citizens[f.region][f.seat];
  }
  [[nodiscard]] bool fits(const FinalTurnFrame& f) const {
    return seat(f.seat) && f.seat == s_.active && f.step <= final_over && f.begun <= final_told && f.zero == 0;
  }
  [[nodiscard]] bool fits(const FinalPlagueFrame& f) const {
    return seat(f.seat) && f.step <= fp_over && f.distance <= (f.step == fp_region ? 0 : any_region);
  }
  /// Tokens of one Plague phase: those of the region, and what cards add (BASE-42, CARD-171).
  static constexpr unsigned most_spread = 3 + tokens_per_region * max_slots;

  /// The frame has been opened by the one below it.
  [[nodiscard]] bool stands_on(const Frame& below, const Frame& f) const {
    const auto at = [&below](FrameKind kind, unsigned step) { return below.kind == kind && below.step == step; };
    switch (f.kind) {
      case FrameKind::turn: return at(FrameKind::game, game_turns);
      case FrameKind::final_turn: return at(FrameKind::game, game_final);
      case FrameKind::take:
      case FrameKind::increase: return at(FrameKind::turn, turn_action) && f.seat == below.seat;
      case FrameKind::final_plague: return at(FrameKind::final_turn, final_end) && f.seat == below.seat;
      case FrameKind::ravage:
        if (at(FrameKind::game, game_ravage)) return f.seat == no_seat;
        return (at(FrameKind::turn, turn_done) || at(FrameKind::final_plague, fp_done)) && f.seat == below.seat &&
               f.as<frames::Ravage>().region == s_.plague;
      case FrameKind::losses:
        return at(FrameKind::ravage, ravage_remove) &&
               f.as<frames::Losses>().region == below.as<frames::Ravage>().region;
      case FrameKind::moment: return opens(below, f.as<frames::Moment>());
      case FrameKind::card: {
        const Slot slot = slot_of(f);
        if (!runs(slot)) return false;
        if (below.kind == FrameKind::moment) return rules_.cards[slot]->acts[below.step];
        if (below.kind == FrameKind::card && slot_of(below) == slot)  // both opened at one moment (UPG-57)
          return rules_.acts(Moment::before_final_ravage) && s_.active == no_seat;
        if (f.step == extra_count_step)  // UPG-36
          return f.seat == below.seat && (at(FrameKind::increase, increase_counted) || below.kind == FrameKind::card);
        return (at(FrameKind::turn, turn_action) || at(FrameKind::final_turn, final_act)) && f.seat == below.seat &&
               (rules_.cards[slot]->action_ability || (rules_.offering | rules_.offering_last).has(slot) ||
                rules_.cards[slot]->is_module());  // the Professor's event (CARD-241)
      }
      case FrameKind::pick_token:
      case FrameKind::pick_citizen: return below.kind == FrameKind::card && f.seat == below.seat;
      default: return false;
    }
  }
  /// The moment is one of the frame's, and about what it is about.
  [[nodiscard]] bool opens(const Frame& below, const MomentFrame& f) const {
    const auto moment = static_cast<Moment>(f.step);
    const auto fits = [&](const Opening& one) {
      return one.moment == moment && one.kind == below.kind && one.step == below.step;
    };
    if (std::none_of(std::begin(openings), std::end(openings), fits)) return false;
    switch (moment) {
      case Moment::plague_moved:
      case Moment::spread_done:
      case Moment::plague_done:
      case Moment::final_plague: return f.about == s_.plague;
      case Moment::region_ravaged: return region(f.about);
      case Moment::tile_leaves: return f.about == q_.loan().borrower;
      case Moment::card_discarded: return f.about < rules_.slots && q_.holder(f.about) != no_seat;
      default: break;
    }
    switch (below.kind) {
      case FrameKind::increase: return f.about == below.as<frames::Increase>().region;
      case FrameKind::ravage: return f.about == below.as<frames::Ravage>().region;
      case FrameKind::take: return f.about == below.as<frames::Take>().slot;
      default: return f.about == no_region;
    }
  }

  /// BASE-47, -52: one token at a time is evaluated, and takes no more than there is.
  [[nodiscard]] std::string evaluation() const {
    unsigned struck = 0;
    for (unsigned i = 0; i < s_.depth; ++i) {
      if (s_.stack[i].kind != FrameKind::ravage) continue;
      const auto& f = s_.stack[i].as<frames::Ravage>();
      struck += f.step >= ravage_limit && f.step <= ravage_used;
      for (unsigned n = f.settled; f.step == ravage_remove && n < rules_.players; ++n) {
        const unsigned owner = (q_.first_in_order() + n) % rules_.players;
        if (s_.losses[owner] > s_.citizens[f.region][owner]) return "BASE-52: more losses than citizens";
      }
    }
    return struck == (s_.revealed != 0 ? 1U : 0U) ? std::string() : "BASE-47: the token under evaluation";
  }

  /// An action holds one token in each of its regions, and nothing else holds any.
  [[nodiscard]] bool tokens_held() const {
    Mask holding;
    for (unsigned i = 0; i < s_.depth; ++i)
      if (const Frame& f = s_.stack[i]; f.kind == FrameKind::card && rules_.cards[slot_of(f)]->holds_many)
        if (rules_.cards[slot_of(f)]->holds_many(f)) return true;
    for (unsigned i = 0; i < s_.depth; ++i)
      if (const Frame& f = s_.stack[i]; f.kind == FrameKind::card && rules_.cards[slot_of(f)]->holding)
        holding |= rules_.cards[slot_of(f)]->holding(f);
    for (const unsigned r : rules_.in_use | s_.with_tokens) {
      const auto* row = s_.tokens[r].data();
      if (std::count_if(row, row + s_.token_count[r], [](Token token) { return token.held(); }) != holding.has(r))
        return false;
    }
    return true;
  }

  /// Where pieces lie has been looked at; of what a card's frame uses the card has said it (`holds`).
  [[nodiscard]] bool remembers(Slot slot) const {
    const CardFacts& card = *rules_.cards[slot];
    if (card.remembers) return card.remembers(q_, slot);
    const auto own = [slot](const Frame& f) { return f.kind == FrameKind::card && slot_of(f) == slot; };
    if (card.pieces || std::any_of(s_.stack.begin(), s_.stack.begin() + s_.depth, own)) return true;
    const std::uint8_t* bytes = Query{rules_, s_}.memory(slot);
    return std::all_of(bytes, bytes + card.memory, [](std::uint8_t byte) { return byte == 0; });
  }

  /// The frame on top asks what the state says is asked, of the seat that decides.
  [[nodiscard]] bool asks_rightly(const Frame& f) const {
    const bool his = f.seat == s_.decider;
    const auto asks = [&](Decision decision, unsigned step) { return his && s_.asked == decision && f.step == step; };
    switch (f.kind) {
      case FrameKind::game:
        return s_.asked == Decision::place && f.step == game_placing &&
               s_.decider == placer(rules_, s_, f.as<frames::Game>().done);
      case FrameKind::turn:
        return asks(Decision::action, turn_action) || asks(Decision::plague, turn_move) ||
               asks(Decision::spread, turn_spread);
      case FrameKind::increase:
        return asks(Decision::inc_region, increase_region) || asks(Decision::inc_extra, increase_extras);
      case FrameKind::ravage: return asks(Decision::crusader_next, ravage_pick);
      case FrameKind::pick_token: return his && s_.asked == Decision::pick_token;
      case FrameKind::pick_citizen: return his && s_.asked == Decision::pick_citizen;
      case FrameKind::losses: return his && s_.asked == Decision::loss;
      case FrameKind::final_turn: return asks(Decision::final, final_act);
      case FrameKind::final_plague:
        return asks(Decision::final_plague, fp_region) || asks(Decision::final_ravage, fp_arrived);
      case FrameKind::card: return true;  // whoever goes on from here is asked again, and the same
      default: return false;
    }
  }
  [[nodiscard]] bool has_options() const {
    ActionList options;
    legal(rules_, s_, options);
    return !options.empty();
  }

  const Rules& rules_;
  const State& s_;
  Query q_;
};

}  // namespace

std::string what_is_broken_in_frames(const Rules& rules, const State& s) { return Frames(rules, s).broken(); }

}  // namespace rattus::board
