#pragma once
// Records of finished games for whoever asks over HTTP: read from the store and replayed on a thinking thread on the
// asker's account, once for all who want the same one, and kept, since they never change.
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "server/rooms/world.hpp"

namespace rattus::server {

class Records {
 public:
  using Text = std::shared_ptr<const std::string>;
  /// The server has too much to do, in all or for this address.
  struct Busy {};
  using Answer = std::variant<Text, Busy, StoreFault>;
  using Done = std::function<void(Answer)>;

  explicit Records(World& world) : world_(&world) {}

  /// A record that is at hand; null if it has to be made.
  Text kept(const std::string& id);
  /// Makes the record of a game that is over. `done` is called on the rooms' thread, at once if it is refused.
  void make(const std::string& id, const Owner& owner, Done done);

 private:
  struct Wanted {
    std::string address;  ///< on whose account
    std::vector<Done> waiting;
  };
  struct Kept {
    std::string id;
    Text text;
  };
  void replay(const std::string& id, const Owner& owner, StoredMatch match);
  void made(const std::string& id, const Answer& answer);
  void keep(const std::string& id, const Text& text);

  World* world_;
  std::map<std::string, Wanted> wanted_;        ///< by table
  std::map<std::string, unsigned> of_address_;  ///< how many of those on its account
  std::list<Kept> kept_;                        ///< what was asked for last comes first
  std::map<std::string, std::list<Kept>::iterator> by_id_;
  std::size_t kept_bytes_ = 0;
};

}  // namespace rattus::server
