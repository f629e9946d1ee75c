#pragma once
#include <functional>

namespace rattus::server {

/// Runs something on the thread of whoever gave it, later; may be called from any thread.
using Post = std::function<void(std::function<void()>)>;

}  // namespace rattus::server
