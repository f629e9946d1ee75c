#pragma once
#include <functional>

namespace boost::asio {
class io_context;
}

namespace rattus::server {

/// Runs something on the thread of whoever gave it, later; may be called from any thread.
using Post = std::function<void(std::function<void()>)>;

/// To the thread that runs a context, which must stay longer.
Post post_to(boost::asio::io_context& context);

}  // namespace rattus::server
