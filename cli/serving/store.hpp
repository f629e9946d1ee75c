#pragma once
// The check of everything that a server keeps, which two commands offer.
#include <string>

namespace rattus::cli {

/// Checks the store in a folder or a database, and says what it found; the exit status.
int check_store(const std::string& where);

}  // namespace rattus::cli
