#include <set>

#include "server/rooms/room.hpp"

namespace rattus::server {

void Room::tell_absent() {
  const bool ended = match_->stage() == table::Stage::over && listed_stage_ != table::Stage::over;
  if (ended) {
    std::set<table::Guest> told;
    for (const table::Chair& chair : match_->seats())
      if (!chair.guest.empty() && !present(chair.guest) && told.insert(chair.guest).second)
        world_->tell_absent({id_, chair.guest, Notice::About::end});
  }
  // Once for each decision, however much is said while it waits.
  if (std::exchange(told_decision_, match_->decision_version()) == match_->decision_version()) return;
  const table::Guest* decider = match_->stage() == table::Stage::playing ? match_->decider() : nullptr;
  if (decider && !present(*decider)) world_->tell_absent({id_, *decider, Notice::About::decision});
}

}  // namespace rattus::server
