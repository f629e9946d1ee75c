// The names of the inputs, which nets are matched by. They are asked for once, when a net is read: in the browser this
// file is built for a short download (wasm/CMakeLists.txt).
#include "ai/board/cues.hpp"
#include "ai/board/input_places.hpp"
#include "ai/board/inputs.hpp"
#include "engine/board/parts/sight.hpp"

namespace rattus::ai {
namespace of_seat {
constexpr std::array named{
    InputName{"observes"},
    InputName{"active"},
    InputName{"order"},
    InputName{"first"},
    InputName{"acts-on"},
    InputName{"supply"},
    InputName{"haven"},
    InputName{"on-map"},
    InputName{"regions"},
    InputName{"cards"},
    InputName{"points"},
    InputName{"lost-here"},
    InputName{"lost-near"},
    InputName{"lost-second"},
    InputName{"lost-far"},
    InputName{"leads"},
    InputName{"ties"},
    InputName{"by-tokens", 4},
    InputName{"by-distance", 4},
    InputName{"citizens", max_regions},
    InputName{"lost", max_regions},
};
}  // namespace of_seat
namespace of_game {
constexpr std::array named{
    InputName{"players", max_seats - 1},
    InputName{"big-box"},
    InputName{"phase", phases},
    InputName{"asked", asked_kinds},
    InputName{"card-taken"},
    InputName{"increased"},
    InputName{"ending"},
    InputName{"turns-left"},
    InputName{"rats"},
    InputName{"round"},
    InputName{"tokens-down"},
    InputName{"plague", max_regions},
    InputName{"tokens", max_regions},
};
}  // namespace of_game

namespace {

static_assert(count_of(of_seat::named) == of_seat::count && count_of(of_game::named) == of_game::count);

struct Layout : InputLayout {
  std::vector<InputPart> parts;
};

void add(Layout& layout, const board::SightRow& row) {
  layout.parts.push_back({row.number, row.module, row.sight, static_cast<std::uint16_t>(layout.seat.size()),
                          static_cast<std::uint16_t>(layout.game.size())});
  const std::string name = row.module.empty() ? std::to_string(row.number) : std::string(row.module);
  const auto put = [&name](std::vector<std::string>& names, std::string_view what) { add_input(names, name, what); };
  if (row.sight.holder) {
    for (const std::string_view what : {"held", "blocked", "raised"}) put(layout.seat, what);
    put(layout.game, "free");
  }
  if (row.sight.pieces) put(layout.seat, "beside"), put(layout.game, "pieces");
  if (row.sight.loads) put(layout.seat, "carried");
  for (const std::string_view what : row.sight.of_seat) put(layout.seat, what);
}

const Layout& layout_of_parts() {
  static const Layout layout = [] {
    Layout made;
    made.of = board::Kit::name;
    add_inputs(made.seat, of_seat::named);
    add_inputs(made.game, of_game::named);
    for (const board::SightRow& row : board::sights()) add(made, row);
    complete(made);
    made.policy = CuesOfDecision::shape();
    return made;
  }();
  return layout;
}

}  // namespace

template <>
const InputLayout& input_layout<board::Kit>() {
  return layout_of_parts();
}
const std::vector<InputPart>& input_parts() { return layout_of_parts().parts; }

}  // namespace rattus::ai
