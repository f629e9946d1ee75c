#pragma once
// Another net for the program in place of its own, as long as a test goes on.
#include <utility>

#include "codec/nets.hpp"
#include "tests/ai/nets.hpp"

namespace rattus::test {

class WithNet {
 public:
  explicit WithNet(codec::NetPointer net) : before_(codec::program_nets()) {
    std::vector<codec::NetPointer> nets;
    if (net) nets.push_back(std::move(net));
    codec::set_program_nets(std::move(nets));
  }
  /// One with weights by chance.
  explicit WithNet(Seed seed) : WithNet(net_of(NetNumbers(seed))) {}
  WithNet(const WithNet&) = delete;
  WithNet& operator=(const WithNet&) = delete;
  ~WithNet() { codec::set_program_nets(before_); }

 private:
  std::vector<codec::NetPointer> before_;
};

}  // namespace rattus::test
