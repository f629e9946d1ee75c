#include "host/nets.hpp"

#include <algorithm>

#include "ai/net/inputs.hpp"
#include "codec/data_files.hpp"
#include "table/games.hpp"

namespace rattus::host {
namespace {

const NetsRead& read_carried() {
#ifdef RATTUS_GAME
  static const NetsRead carried;
#else
  static const NetsRead carried = read_nets(codec::net_file);
#endif
  return carried;
}

/// What people call a game and its parts: those with numbers for names, and others.
struct Called {
  std::string_view game, numbered, named;
};
[[maybe_unused]] constexpr Called called(board::Kit) { return {"the board game", "class cards", "modules"}; }
[[maybe_unused]] constexpr Called called(cartus::Kit) { return {"Cartus", "cards", "buildings"}; }

bool is_number(std::string_view text) { return text.find_first_not_of("0123456789") == std::string_view::npos; }

using Parts = std::vector<std::string>;

/// The parts of a game that have inputs.
Parts parts_of(const ai::InputLayout& layout) {
  Parts parts;
  for (const auto* names : {&layout.seat, &layout.game})
    for (const std::string_view name : *names)
      if (const auto part = ai::part_of(name);
          name.find('.') != std::string_view::npos && std::find(parts.begin(), parts.end(), part) == parts.end())
        parts.emplace_back(part);
  return parts;
}

/// "45 of 46 class cards and 6 of 6 modules"
std::string learned(const Parts& all, const Parts& unlearned, const Called& called) {
  std::string text;
  for (const bool numbered : {true, false}) {
    const auto of_kind = [numbered](const std::string& part) { return is_number(part) == numbered; };
    const auto count = std::count_if(all.begin(), all.end(), of_kind);
    const auto lacking = std::count_if(all.begin(), all.end(), [&](const std::string& part) {
      return of_kind(part) && std::find(unlearned.begin(), unlearned.end(), part) != unlearned.end();
    });
    if (count == 0) continue;
    text.append(text.empty() ? "" : " and ").append(std::to_string(count - lacking)).append(" of ");
    text.append(std::to_string(count)).append(" ").append(numbered ? called.numbered : called.named);
  }
  return text;
}

/// "card 46, wells"
std::string list(const Parts& parts) {
  std::string text;
  for (const std::string& part : parts)
    text.append(text.empty() ? "" : ", ").append(is_number(part) ? "card " : "").append(part);
  return text;
}

std::string note_on(const ai::Net& net, const ai::InputLayout& layout, const Called& called) {
  std::string text;
  if (!net.unlearned().empty())
    text = "the net of " + std::string(called.game) + " has learned " +
           learned(parts_of(layout), net.unlearned(), called) + "; it counts what it has not learned (" +
           list(net.unlearned()) + ") as nothing. ";
  if (net.policy_left_out())
    text += std::string(text.empty() ? "the net of " : "The net of ") + std::string(called.game) +
            " is used without its policy, which is for other cues than this program uses. ";
  return text.empty() ? text : text + "Train a new net: docs/learning.md";
}

}  // namespace

NetsRead read_nets(const std::function<std::span<const std::byte>(std::string_view game)>& file_of) {
  NetsRead all;
  table::Games::each([&]<class Kit>(Kit kit) {
    const auto bytes = file_of(Kit::name);
    if (bytes.empty()) return;
    const ai::InputLayout& layout = ai::input_layout<Kit>();
    auto read = ai::Net::read(bytes, layout);
    if (auto* net = std::get_if<NetPointer>(&read))
      all.nets.push_back(std::move(*net));
    else
      all.refused.push_back("the program's net of " + std::string(called(kit).game) +
                            " is refused, so that computer players judge without one: " + std::get<std::string>(read));
  });
  return all;
}

std::string note_on(const ai::Net& net) {
  std::string note;
  table::Games::each([&]<class Kit>(Kit kit) {
    const ai::InputLayout& layout = ai::input_layout<Kit>();
    if (net.inputs() == layout.hash) note = note_on(net, layout, called(kit));
  });
  return note;
}

const Nets& carried_nets() {
  static const Nets carried(read_carried().nets);
  return carried;
}

std::vector<std::string> notes_on_carried_nets() {
  std::vector<std::string> notes = carried_nets().notes();
  notes.insert(notes.begin(), read_carried().refused.begin(), read_carried().refused.end());
  return notes;
}

std::vector<std::string> Nets::notes() const {
  std::vector<std::string> notes;
  for (const NetPointer& net : all_)
    if (std::string note = note_on(*net); !note.empty()) notes.push_back(std::move(note));
  return notes;
}

std::variant<NetPointer, std::string> read_net(std::span<const std::byte> bytes) {
  // that of the first game says what is wrong with a file that is of none
  const ai::InputLayout* layout = nullptr;
  table::Games::each([&]<class Kit>(Kit) {
    const ai::InputLayout& own = ai::input_layout<Kit>();
    if (!layout || ai::Net::is_for(bytes, own)) layout = &own;
  });
  return ai::Net::read(bytes, *layout);
}

std::string Nets::take(std::span<const std::byte> bytes) {
  auto read = read_net(bytes);
  if (auto* why = std::get_if<std::string>(&read)) return std::move(*why);
  NetPointer net = std::get<0>(std::move(read));
  std::erase_if(all_, [&](const NetPointer& other) { return other->inputs() == net->inputs(); });
  all_.push_back(std::move(net));
  return {};
}

bool judges_by_nets(const ai::Agent& agent) {
  if (agent.by_hand) return false;
  return agent.kind == ai::Kind::greedy || (agent.kind == ai::Kind::search && ai::levels()[agent.level].learned);
}

void Nets::equip(ai::Agent& agent) const {
  if (judges_by_nets(agent)) agent.nets = all_;
}

ai::Agent Nets::agent_of(const table::Chair& chair) const {
  std::string error;
  auto agent = ai::parse_agent(chair.player + ":" + chair.level, error);
  if (!agent) agent.emplace();
  equip(*agent);
  return std::move(*agent);
}

}  // namespace rattus::host
