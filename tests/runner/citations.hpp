#pragma once
// Which clauses of the rules catalogue a source cites: coverage tables are held to it.
#include <map>
#include <set>
#include <string>
#include <vector>

namespace rattus::test {

/// The text of a file; empty if there is none.
std::string text_of(const std::string& file);

/// The numbers of the clauses of a part that a source cites, here of "BASE" with events by "base_clause": `BASE-48`,
/// `BASE-46 to -56`, `BASE-83, -88 to -91`, `base_clause(48)`, and `BASE_48_49_` in the name of a test.
std::set<int> cited_clauses(const std::string& text, const std::string& prefix, const std::string& function);

/// The clauses that NAME.hpp and NAME.cpp cite together.
std::set<int> clauses_cited_by(const std::string& name, const std::string& prefix, const std::string& function);

/// The clauses that all sources below the folders cite.
std::set<int> clauses_cited_below(const std::vector<std::string>& folders, const std::string& prefix,
                                  const std::string& function);

/// The worked cases that are named after a clause: PREFIX21a, PREFIX21b, ... (or PREFIX21 alone) of clause 21.
std::vector<std::string> cases_named_after(int clause, const std::string& prefix,
                                           const std::map<std::string, std::vector<std::string>>& worked);

}  // namespace rattus::test
