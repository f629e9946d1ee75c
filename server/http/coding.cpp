#include "server/http/coding.hpp"

#include <algorithm>
#include <optional>

#include <boost/beast/core/string.hpp>

namespace rattus::server {
namespace {

bool iequals(std::string_view one, std::string_view other) {
  return boost::beast::iequals(to_beast(one), to_beast(other));
}

/// A quality value in thousandths: "0.5" is 500. What is none counts as a refusal.
int thousandths(std::string_view quality) {
  const bool number =
      !quality.empty() && quality.size() <= 5 && quality.find_first_not_of("0123456789.") == quality.npos;
  if (!number || quality[0] > '1' || (quality.size() > 1 && quality[1] != '.')) return 0;
  int value = quality[0] - '0';
  for (const std::size_t place : {2, 3, 4}) {
    const char digit = place < quality.size() ? quality[place] : '0';
    if (digit == '.') return 0;
    value = 10 * value + digit - '0';
  }
  return std::min(value, 1000);
}

/// Takes off what stands before `mark`, without the blanks around it; all of it if there is none.
std::string_view cut(std::string_view& text, char mark) {
  std::string_view part = text.substr(0, text.find(mark));
  text.remove_prefix(std::min(part.size() + 1, text.size()));
  constexpr std::string_view blanks = " \t";
  part.remove_prefix(std::min(part.find_first_not_of(blanks), part.size()));
  return part.substr(0, part.find_last_not_of(blanks) + 1);
}

/// What stands behind a coding's name: ";q=0.5" or nothing.
int weight(std::string_view parameters) {
  while (!parameters.empty()) {
    std::string_view value = cut(parameters, ';');
    if (iequals(cut(value, '='), "q")) return thousandths(value);
  }
  return 1000;
}

/// How much a request wants a coding: by its name, else as one of all others ("*"). Nothing if it says neither. Beast's
/// own reader of such lists gives the parameters of one entry to the next.
std::optional<int> weight_of(const Request& request, std::string_view coding) {
  std::optional<int> others;
  const auto [first, last] = request.equal_range(http::field::accept_encoding);
  for (auto line = first; line != last; ++line)
    for (std::string_view list = from_beast(line->value()); !list.empty();) {
      std::string_view parameters = cut(list, ',');
      const std::string_view name = cut(parameters, ';');
      if (iequals(name, coding)) return weight(parameters);
      if (name == "*") others = weight(parameters);
    }
  return others;
}

}  // namespace

std::string_view wanted_coding(const Request& request, std::span<const std::string_view> codings) {
  std::string_view wanted;
  int most = 0;
  for (const std::string_view coding : codings)
    if (const int weight = weight_of(request, coding).value_or(0); weight > most) {
      wanted = coding;
      most = weight;
    }
  return weight_of(request, "identity").value_or(0) > most ? std::string_view{} : wanted;
}

}  // namespace rattus::server
