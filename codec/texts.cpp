#include "codec/texts.hpp"

namespace rattus::codec {

std::string Texts::sentence(const board::Refusal& refusal) const {
  // What both games refuse by the same code, Cartus may say in its own words.
  auto found = refusal.clause.part == Part::cart ? refusals.find("cartus-" + refusal.code) : refusals.end();
  if (found == refusals.end()) found = refusals.find(refusal.code);
  if (found == refusals.end()) return refusal.code + (refusal.subject.empty() ? "" : ": " + refusal.subject);
  std::string result = found->second;
  constexpr std::string_view hole = "{subject}";
  for (auto at = result.find(hole); at != std::string::npos; at = result.find(hole, at + refusal.subject.size()))
    result.replace(at, hole.size(), refusal.subject);
  return result;
}

std::string Texts::card(std::string_view id) const {
  const auto found = cards.find(id);
  return found == cards.end() ? std::string(id) : found->second;
}

}  // namespace rattus::codec
