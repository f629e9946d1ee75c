#pragma once
// The Host of a request for whoever runs the server. A page of another site can have a name of its own lead to this
// machine ("DNS rebinding") and read what it is given, but the request then names that site.
#include <string>
#include <string_view>
#include <vector>

namespace rattus::server {

/// True for loopback names and addresses, for the address that is listened at (for any address if all are), and for
/// `names`. `host` may have a port; without a host it is no page that asks.
bool own_host(std::string_view host, const std::string& listening_at, const std::vector<std::string>& names);

}  // namespace rattus::server
