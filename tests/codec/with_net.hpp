#pragma once
// Another net for the program, as long as a test goes on.
#include <utility>

#include "codec/nets.hpp"
#include "tests/ai/nets.hpp"

namespace rattus::test {

class WithNet {
 public:
  explicit WithNet(std::shared_ptr<const ai::Net> net) : before_(codec::board_net()) {
    codec::set_board_net(std::move(net));
  }
  /// One with weights by chance.
  explicit WithNet(Seed seed) : WithNet(net_of(NetNumbers(seed))) {}
  WithNet(const WithNet&) = delete;
  WithNet& operator=(const WithNet&) = delete;
  ~WithNet() { codec::set_board_net(before_); }

 private:
  std::shared_ptr<const ai::Net> before_;
};

}  // namespace rattus::test
