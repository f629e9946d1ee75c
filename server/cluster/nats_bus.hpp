#pragma once
// The bus over NATS.
#include <memory>
#include <string>
#include <variant>

#include "server/cluster/bus.hpp"
#include "server/rooms/post.hpp"

namespace rattus::server {

/// Tells whoever runs the server that the bus works again, or does not any more.
using BusState = std::function<void(bool works)>;

/// With which all subjects of a store begin.
inline std::string bus_prefix(const std::string& store) { return "rattus." + store + "."; }

/// Connects in the background, and again whenever the connection breaks. `store`: the name of the store, so that two
/// groups of servers may use one bus. A sentence that says why it cannot be: the address is none, or this program was
/// built without NATS.
std::variant<std::unique_ptr<Bus>, std::string> open_nats_bus(const std::string& url, const std::string& store,
                                                              Post post, BusState told);

}  // namespace rattus::server
