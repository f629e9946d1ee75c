#include "cli/screens/sentence.hpp"

#include <cstdlib>
#include <iomanip>
#include <sstream>

namespace rattus::cli {

std::string fill(std::string_view sentence, const WordFor& word_for) {
  std::string filled;
  for (;;) {
    const auto open = sentence.find('{'), close = sentence.find('}', open);
    filled += sentence.substr(0, open);
    if (close == std::string_view::npos) return filled += open == close ? "" : sentence.substr(open);
    const std::string_view place = sentence.substr(open + 1, close - open - 1);
    const auto colon = place.find(':');
    const std::string_view form = colon == std::string_view::npos ? "" : place.substr(colon + 1);
    const bool noun = form.find('|') != std::string_view::npos;
    const auto word = word_for(place.substr(0, colon), noun ? "" : form);
    if (!word)
      filled += sentence.substr(open, close - open + 1);
    else
      filled += noun ? counted(*word, form) : *word;
    sentence.remove_prefix(close + 1);
  }
}

std::string fill(std::string_view sentence, const std::map<std::string, std::string>& words) {
  return fill(sentence, [&](std::string_view key, std::string_view form) -> std::optional<std::string> {
    const auto found = words.find(std::string(key));
    return found == words.end() || !form.empty() ? std::nullopt : std::optional(found->second);
  });
}

std::string counted(std::string_view number, std::string_view nouns) {
  const std::string_view size = number.substr(number.find_first_not_of("+-") == 1 ? 1 : 0);
  const auto bar = nouns.find('|');
  return std::string(number) + " " + std::string(size == "1" ? nouns.substr(0, bar) : nouns.substr(bar + 1));
}

std::string possessive(const std::string& name, const std::map<std::string, std::string>& forms) {
  for (const auto& [ending, form] : forms)
    if (ending != "other" && name.ends_with(ending)) return fill(form, {{"name", name}});
  const auto other = forms.find("other");
  return other == forms.end() ? name : fill(other->second, {{"name", name}});
}

std::string Figures::number(double value, int digits) const {
  std::ostringstream text;
  text << std::fixed << std::setprecision(digits) << value;
  std::string written = text.str();
  if (const auto point = written.find('.'); point != std::string::npos) written.replace(point, 1, decimal);
  return written;
}

std::string Figures::per_cent(double share, int digits) const {
  return fill(percent, {{"number", number(100 * share, digits)}});
}

std::string percent(double share, int digits) { return Figures().per_cent(share, digits); }

}  // namespace rattus::cli
