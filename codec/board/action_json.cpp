// The action in progress, told from the frames: which fields of a frame hold regions depends on the decision alone.
#include "codec/board/view.hpp"
#include "engine/board/decision.hpp"
#include "engine/board/rules.hpp"

namespace rattus::codec {
namespace {

using board::Decision;
using board::Frame;
using board::FrameKind;

void add(Writer& to, std::string_view key, std::uint8_t region, const Names& names) {
  if (!key.empty() && region < names.regions.size()) to.field(key, names.region(region));
}

}  // namespace

void write_action(Writer& to, const board::Rules& rules, const board::State& s, const Names& names) {
  for (unsigned i = s.depth; i > 0; --i) {
    const Frame& f = s.stack[i - 1U];
    if (f.kind == FrameKind::increase) {
      to.open('{').field("name", "increase");
      if (s.asked != Decision::inc_region) add(to, "region", f.a, names);
      to.close('}');
      return;
    }
    if (f.kind == FrameKind::take) {
      to.open('{').field("name", "take").field("card", names.card(f.a)).close('}');
      return;
    }
    if (f.kind == FrameKind::final_plague) {
      to.open('{').field("name", "final-plague").close('}');
      return;
    }
    if (f.kind != FrameKind::card || f.a >= rules.slots) continue;
    to.open('{').field("name", "use").field("card", names.card(f.a));
    if (const board::DecisionRow* row = rules.row_of(s.asked)) {
      add(to, row->b, f.b, names);
      add(to, row->c, f.c, names);
    }
    // A question that several abilities share stands on top and knows its region.
    const Frame& top = s.top();
    if (top.kind == FrameKind::pick_token || top.kind == FrameKind::pick_citizen) {
      add(to, "from", top.a, names);
      if (top.kind == FrameKind::pick_citizen) add(to, "to", top.b, names);
    }
    to.close('}');
    return;
  }
  to.value(nullptr);
}

}  // namespace rattus::codec
