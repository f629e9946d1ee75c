#include "server/admin/health.hpp"

namespace rattus::server {

void Health::wrote(const std::optional<StoreFault>& fault) {
  waiting_since_.reset();
  if (fault && fault->kind == StoreFault::Kind::conflict) return;
  fault_ = fault ? fault->reason : std::string();
}

std::string Health::trouble(Moment now, Moment patience) const {
  if (!damage_.empty()) return "the database file is damaged: " + damage_;
  if (!fault_.empty()) return "the store is failing: " + fault_;
  if (waiting_since_ && now - *waiting_since_ > patience)
    return "the store has not answered for " +
           std::to_string(std::chrono::floor<std::chrono::seconds>(now - *waiting_since_).count()) + " seconds";
  return {};
}

}  // namespace rattus::server
