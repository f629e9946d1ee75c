#pragma once
// Files and folders of the server that no other account of the machine may read: they hold seeds, hands and secrets.
#include <string>

namespace rattus::server {

/// Makes an empty file for its owner alone, unless there is one already; closes an existing one to others.
void make_private(const std::string& path);
/// Closes a file to others, if it is there and its owner may.
void close_to_others(const std::string& path);
/// Other accounts may look into the folder; `mode` is then its mode, as `chmod` takes it.
bool open_to_others(const std::string& folder, std::string& mode);

}  // namespace rattus::server
