#include "codec/board/view.hpp"

#include "codec/board/full_state.hpp"
#include "codec/board/view_parts.hpp"

namespace rattus::codec {
namespace {

using board::View;

Shown shown(const View& view, const Names& names) { return {view.rules(), view.known(), view.viewer(), names}; }

void write_parts(Writer& to, const Shown& what) {
  to.open('{');
  for (const Part& part : view_parts())
    if (!part.there || part.there(what)) part.write(to.key(part.key), what);
  to.close('}');
}

/// Writes `"regions": {...}` with those that differ, if any does.
void write_changed_regions(Writer& to, const Shown& before, const Shown& now) {
  const std::size_t start = to.size();
  to.key(regions_key).open('{');
  bool any = false;
  const bool same_loads = before.s.carriers == now.s.carriers;
  for (const unsigned region : now.rules.in_use)
    if (!same_loads || !same_region(before.s, now.s, region))
      any |= write_if_changed(
          to, now.names.region(region), [&] { write_region(to, now, region); },
          [&] { write_region(to, before, region); });
  if (any)
    to.close('}');
  else
    to.cut(start);
}

void write_changed_parts(Writer& to, const Shown& old, const Shown& next, bool common) {
  for (const Part& part : view_parts()) {
    if (part.common != common || part.same(old.s, next.s)) continue;
    if (part.key == regions_key) {
      write_changed_regions(to, old, next);
      continue;
    }
    if (part.there && !part.there(next)) continue;
    write_if_changed(
        to, part.key, [&] { part.write(to, next); },
        [&] {
          if (!part.there || part.there(old)) part.write(to, old);
        });
  }
}

}  // namespace

void write_view(Writer& to, const View& view, const Names& names) { write_parts(to, shown(view, names)); }

Json to_json(const View& view, const Names& names) {
  return as_json([&](Writer& to) { write_view(to, view, names); });
}

void write_open_view(Writer& to, const board::Rules& rules, const board::State& state, const Names& names) {
  write_parts(to, {rules, state, board::no_seat, names});
}

std::string common_changes(const View& before, const View& now, const Names& names) {
  Writer to;
  to.open('{');
  write_changed_parts(to, shown(before, names), shown(now, names), true);
  to.close('}');
  return to.take();
}

std::vector<std::string_view> write_changes(Writer& to, const View& before, const View& now, const Names& names,
                                            std::string_view common) {
  const Shown old = shown(before, names), next = shown(now, names);
  common.remove_suffix(1);
  to.raw(common);
  write_changed_parts(to, old, next, false);
  to.close('}');
  std::vector<std::string_view> gone;
  for (const Part& part : view_parts())
    if (part.there && part.there(old) && !part.there(next)) gone.push_back(part.key);
  return gone;
}

}  // namespace rattus::codec
