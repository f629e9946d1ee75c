#include "cli/nets.hpp"

#include <iostream>
#include <mutex>
#include <set>
#include <span>

#include "cli/command.hpp"
#include "cli/setup_choice.hpp"
#include "codec/data_files.hpp"
#include "engine/core/hex.hpp"
#include "host/nets.hpp"
#include "table/games.hpp"

namespace rattus::cli {
namespace {

/// Says on standard error what has not been said before.
void tell_once(const std::string& text) {
  static std::mutex mutex;
  static std::set<std::string> told;
  const std::scoped_lock lock(mutex);
  if (told.insert(text).second) std::cerr << "rattus: " << text << "\n";
}

}  // namespace

std::shared_ptr<const ai::Net> read_net(std::string_view text, const std::string& name) {
  auto net = host::read_net(std::as_bytes(std::span(text)));
  if (const auto* why = std::get_if<std::string>(&net)) throw Usage(name + ": " + *why);
  if (const std::string note = host::note_on(*std::get<0>(net)); !note.empty()) tell_once(name + ": " + note);
  return std::get<0>(net);
}

void tell_of_program_nets() {
  for (const std::string& note : host::notes_on_carried_nets()) tell_once(note);
}

void equip(ai::Agent& agent) {
  if (agent.net_file.empty()) {
    if (host::judges_by_nets(agent)) tell_of_program_nets();
    return host::carried_nets().equip(agent);
  }
  agent.nets = {read_net(read_file(agent.net_file), agent.net_file)};
}

std::string file_of_net(const ai::Agent& agent) {
  if (!agent.net_file.empty()) return read_file(agent.net_file);
  std::string file;
  table::AllGames::each([&]<class Kit>(Kit) {
    if (!ai::net_for<Kit>(agent)) return;
    const auto carried = codec::net_file(Kit::name);
    file.assign(reinterpret_cast<const char*>(carried.data()), carried.size());
  });
  return file;
}

codec::Json mark_of_net(const ai::Agent& agent) {
  if (agent.nets.size() == 1) return rattus::hex(agent.nets.front()->hash());
  codec::Json marks;
  for (const auto& net : agent.nets) marks.push_back(rattus::hex(net->hash()));
  return marks;
}

template <class Kit>
void refuse_other_nets(const std::vector<ai::Agent>& agents) {
  for (const ai::Agent& agent : agents)
    if (!agent.nets.empty() && agent.nets != host::carried_nets().all() && !ai::net_for<Kit>(agent))
      throw Usage(agent.name + ": its net is for another game than " + std::string(Kit::name) +
                  ": choose a net for this game, or none");
}
template void refuse_other_nets<board::Kit>(const std::vector<ai::Agent>&);
template void refuse_other_nets<cartus::Kit>(const std::vector<ai::Agent>&);

void refuse_nets(const std::vector<ai::Agent>& agents, const std::string& who) {
  for (const ai::Agent& agent : agents)
    if (!agent.net_file.empty()) throw Usage(agent.name + ": " + who + " takes no net file: leave it out");
}

}  // namespace rattus::cli
