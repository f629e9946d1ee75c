#pragma once
// Which clauses of the rules catalogue a source cites: coverage tables are held to it.
#include <set>
#include <string>

namespace rattus::test {

/// The text of a file; empty if there is none.
std::string text_of(const std::string& file);

/// The numbers of the clauses of a part that a source cites, here of "BASE" with events by "base_clause": `BASE-48`,
/// `BASE-46 to -56`, `BASE-83, -88 to -91`, `base_clause(48)`, and `BASE_48_49_` in the name of a test.
std::set<int> cited_clauses(const std::string& text, const std::string& prefix, const std::string& function);

}  // namespace rattus::test
