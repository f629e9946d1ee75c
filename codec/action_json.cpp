// The action in progress, told from the frames: which fields of a frame hold regions depends on the decision alone.
#include "codec/view_json.hpp"
#include "codec/words.hpp"
#include "engine/board/state.hpp"

namespace rattus::codec {
namespace {

using board::Decision;
using board::Frame;
using board::FrameKind;

/// What a card's frame holds in b, c and d while this decision is open.
struct Steps {
  Decision decision;
  const char* b = nullptr;
  const char* c = nullptr;
};
constexpr Steps steps[] = {
    {Decision::monk_to, "from", nullptr},       {Decision::merchant_to, "from", nullptr},
    {Decision::merchant_count, "from", "to"},   {Decision::witch_2, "from", nullptr},
    {Decision::witch_swap, "from", "to"},       {Decision::caravan_2, "over", nullptr},
    {Decision::caravan_place, "over", nullptr},
};

void add(Json& json, const char* key, std::uint8_t region, const Names& names) {
  if (key != nullptr && region < names.regions.size()) json[key] = names.region(region);
}

}  // namespace

Json action_json(const board::Rules& rules, const board::State& s, const Names& names) {
  for (unsigned i = s.depth; i > 0; --i) {
    const Frame& f = s.stack[i - 1U];
    if (f.kind == FrameKind::increase) {
      Json json{{"name", "increase"}};
      if (s.asked != Decision::inc_region) add(json, "region", f.a, names);
      return json;
    }
    if (f.kind == FrameKind::take) return {{"name", "take"}, {"card", names.card(f.a)}};
    if (f.kind == FrameKind::final_plague) return {{"name", "final-plague"}};
    if (f.kind != FrameKind::card || f.a >= rules.slots) continue;
    Json json{{"name", "use"}, {"card", names.card(f.a)}};
    for (const Steps& row : steps) {
      if (row.decision != s.asked) continue;
      add(json, row.b, f.b, names);
      add(json, row.c, f.c, names);
    }
    // A question that several abilities share stands on top and knows its region.
    const Frame& top = s.top();
    if (top.kind == FrameKind::pick_token || top.kind == FrameKind::pick_citizen) {
      add(json, "from", top.a, names);
      if (top.kind == FrameKind::pick_citizen) add(json, "to", top.b, names);
    }
    return json;
  }
  return nullptr;
}

}  // namespace rattus::codec
