#include "codec/face.hpp"

#include <array>

#include "codec/words.hpp"

namespace rattus::codec {
namespace {

using board::Face;

constexpr std::size_t symbol_kinds = board::class_count + 2;
constexpr std::size_t most_symbols = 9;
constexpr std::array<std::string_view, symbol_kinds> short_names{"M",   "A",   "pea", "bou", "chu",
                                                                 "chi", "mag", "roy", "isl"};

/// The count of a symbol on a face, by its place in the canonical order.
std::uint8_t& symbol(Face& face, std::size_t kind) {
  return kind == 0 ? face.majority : kind == 1 ? face.all : face.classes[kind - 2];
}

std::vector<std::string_view> long_names() {
  std::vector<std::string_view> names{"majority", "all"};
  for (const auto name : words<board::Class>(board::class_count)) names.push_back(name);
  return names;
}

/// Every symbol of the face in canonical order, by the names given.
template <class Names, class Add>
void each_symbol(Face face, const Names& names, Add add) {
  for (std::size_t kind = 0; kind < symbol_kinds; ++kind)
    for (unsigned i = 0; i < symbol(face, kind); ++i) add(names[kind]);
}

}  // namespace

std::optional<Face> parse_face(std::string_view text) {
  if (text.size() > 1 && text.front() == '[' && text.back() == ']') text = text.substr(1, text.size() - 2);
  if (text.size() < 3 || text[0] < '1' || text[0] > '6' || text[1] != ':') return std::nullopt;
  Face face;
  face.limit = static_cast<std::uint8_t>(text[0] - '0');
  text = text.substr(2);
  for (std::size_t count = 0;; ++count) {
    const auto plus = text.find('+');
    const auto name = text.substr(0, plus);
    std::size_t kind = 0;
    while (kind < symbol_kinds && short_names[kind] != name) ++kind;
    if (kind == symbol_kinds || count == most_symbols) return std::nullopt;
    ++symbol(face, kind);
    if (plus == std::string_view::npos) return face;
    text = text.substr(plus + 1);
  }
}

std::optional<Face> read_face(const Value& value) {
  if (value.json().is_string()) {
    auto face = parse_face(value.json().get_ref<const std::string&>());
    if (!face) value.fault("unknown-value", "[2:M+bou]");
    return face;
  }
  const auto limit = value.need("limit"), symbols = value.need("symbols");
  if (!value.json().is_object()) value.fault("not-an-object");
  if (!limit || !symbols) return std::nullopt;
  Face face;
  const auto number = limit->whole(1, 6);
  bool good = number.has_value();
  const auto list = symbols->list();
  if (list.empty() || list.size() > most_symbols) {
    symbols->fault("symbol-count");
    return std::nullopt;
  }
  for (const Value& item : list) {
    const auto kind = item.among(long_names());
    good &= kind.has_value();
    if (kind) ++symbol(face, *kind);
  }
  if (!good) return std::nullopt;
  face.limit = static_cast<std::uint8_t>(*number);
  return face;
}

Json to_json(const Face& face) {
  Json symbols = Json::array();
  each_symbol(face, long_names(), [&](std::string_view name) { symbols.push_back(std::string(name)); });
  return {{"limit", face.limit}, {"symbols", std::move(symbols)}};
}

std::string short_text(const Face& face) {
  std::string text = "[" + std::to_string(face.limit);
  char separator = ':';
  each_symbol(face, short_names, [&](std::string_view name) {
    (text += separator) += name;
    separator = '+';
  });
  return text + "]";
}

}  // namespace rattus::codec
