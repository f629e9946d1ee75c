// The action in progress, told from the frames: which fields of a frame hold regions depends on the decision alone.
#include "codec/board/events.hpp"
#include "codec/board/options.hpp"
#include "codec/board/view.hpp"
#include "engine/board/parts/decision.hpp"
#include "engine/board/parts/frames.hpp"
#include "engine/board/parts/hands.hpp"
#include "engine/board/rules.hpp"

namespace rattus::codec {
namespace {

using board::Decision;
using board::Frame;
using board::FrameKind;
namespace frames = board::frames;

void add(Writer& to, std::string_view key, std::uint8_t region, const Names& names) {
  if (!key.empty() && region < names.region_rows.size()) to.field(key, names.region(region));
}

/// Tokens that the action has lifted and not set down yet: in no region, and for all to see that they are there.
void write_hand(Writer& to, const board::Query& q, const Names& names) {
  const Mask origins = board::lifted_from(q);
  if (board::in_hand(q.s, origins) == 0) return;
  to.key("hand").open('[');
  for (const unsigned row : board::hand_rows(origins))
    for (unsigned i = 0; i < q.s.token_count[row]; ++i) {
      to.open('{').field("from", names.region(board::hand_origin(origins, row)));
      write_token(to.key("token"), q.rules, q.s.tokens[row][i]);
      to.close('}');
    }
  to.close(']');
}

}  // namespace

void write_action(Writer& to, const board::Rules& rules, const board::State& s, const Names& names) {
  for (unsigned i = s.depth; i > 0; --i) {
    const Frame& f = s.stack[i - 1U];
    if (f.kind == FrameKind::increase) {
      to.open('{').field("name", "increase");
      if (s.asked != Decision::inc_region) add(to, "region", f.as<frames::Increase>().region, names);
      to.close('}');
      return;
    }
    if (f.kind == FrameKind::take) {
      to.open('{').field("name", "take").field("card", names.card(f.as<frames::Take>().slot)).close('}');
      return;
    }
    if (f.kind == FrameKind::final_plague) {
      to.open('{').field("name", "final-plague").close('}');
      return;
    }
    if (f.kind != FrameKind::card) continue;
    const board::DecisionRow* row = rules.row_of(s.asked);
    if (row && row->chosen) {
      to.open('{').field("name", row->chosen->word);
      write_chosen(to, row->chosen->a, f.bytes[sizeof(frames::Card)], names);
      to.close('}');
      return;
    }
    const bool lent = rules.abilities.has(f.as<frames::Card>().slot);
    if (f.as<frames::Card>().slot >= rules.slots && !lent) continue;
    to.open('{').field("name", lent ? "guild" : "use").field("card", names.card(f.as<frames::Card>().slot));
    if (row)
      for (std::size_t i = 0; i < row->told.size(); ++i)
        add(to, row->told[i], f.bytes[sizeof(frames::Card) + i], names);
    write_hand(to, {rules, s}, names);
    // A question that several abilities share stands on top and knows its region.
    const Frame& top = s.top();
    if (top.kind == FrameKind::pick_token) add(to, "from", top.as<frames::PickToken>().region, names);
    if (top.kind == FrameKind::pick_citizen) {
      add(to, "from", top.as<frames::PickCitizen>().region, names);
      add(to, "to", top.as<frames::PickCitizen>().where, names);
    }
    to.close('}');
    return;
  }
  to.value(nullptr);
}

}  // namespace rattus::codec
