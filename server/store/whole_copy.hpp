#pragma once
// A copy of a store in another one, which may be of another kind; and proof that it is one.
#include "server/store/whole_sums.hpp"

namespace rattus::server {

struct CopyOptions {
  bool without_damaged = false;  ///< leaves damaged matches out instead of copying nothing
};

struct Copied {
  Sums from, to;
  std::size_t already = 0;            ///< matches that an earlier copy had brought
  std::vector<std::string> left_out;  ///< why matches were left out
};

/// Copies everything, then reads both stores anew and compares them. `to` must be empty, or hold nothing but what an
/// interrupted copy of the same brought: then it is completed. No server may run over either.
std::variant<Copied, Failure> copy(Whole& from, Whole& to, const Watcher& watcher, const CopyOptions& options = {});

}  // namespace rattus::server
