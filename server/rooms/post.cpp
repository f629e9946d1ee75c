#include "server/rooms/post.hpp"

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>

namespace rattus::server {

Post post_to(boost::asio::io_context& context) {
  return [&context](std::function<void()> what) { boost::asio::post(context, std::move(what)); };
}

}  // namespace rattus::server
