#pragma once
// A server's side of workers (`rattus work`): it asks them for the choices of computer players, and nothing depends on
// whether they answer.
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/cluster/bus.hpp"
#include "server/rooms/world.hpp"
#include "server/thinking/job.hpp"

namespace rattus::server {

/// Lives on the rooms' thread.
class Workers : public std::enable_shared_from_this<Workers> {
 public:
  /// Nothing: no worker has answered in time, or can be asked.
  using Done = std::function<void(const std::optional<std::vector<std::uint32_t>>& options)>;

  /// `margin`: how much longer than the thinking an answer may take.
  Workers(World& world, std::unique_ptr<Bus> bus, std::chrono::milliseconds margin);

  void begin();
  /// Asks for a choice; `done` is called once, at once if nobody can be asked. Another job of the same table takes the
  /// place of this one, of which nothing is heard any more.
  void ask(const Job& job, Done done);
  /// The bus does not work any more: what has been asked is not answered.
  void lose_bus();

 private:
  struct Asked {
    std::uint64_t number = 0, version = 0;
    Done done;
  };
  void heard(const std::string& subject, const std::string& text);
  void end(std::map<std::string, Asked>::iterator asked, const std::optional<std::vector<std::uint32_t>>& options);
  /// A worker would answer, as far as is known.
  [[nodiscard]] bool there() const;

  World* world_;
  std::unique_ptr<Bus> bus_;
  std::chrono::milliseconds margin_;
  std::map<std::string, std::chrono::nanoseconds> alive_;  ///< by name, when a sign of life was heard
  std::chrono::nanoseconds rest_until_{};                  ///< after an answer that did not come
  std::map<std::string, Asked> asked_;                     ///< by table
  std::uint64_t number_ = 0;
};

}  // namespace rattus::server
