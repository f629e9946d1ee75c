#include "codec/board/face.hpp"

#include <array>

#include "codec/board/words.hpp"

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

std::string_view long_name(std::size_t kind) {
  return kind == 0 ? "majority" : kind == 1 ? "all" : word(static_cast<board::Class>(kind - 2));
}

std::vector<std::string_view> long_names() {
  std::vector<std::string_view> names;
  for (std::size_t kind = 0; kind < symbol_kinds; ++kind) names.push_back(long_name(kind));
  return names;
}

/// Every symbol of the face in canonical order.
template <class Add>
void each_symbol(Face face, Add add) {
  for (std::size_t kind = 0; kind < symbol_kinds; ++kind)
    for (unsigned i = 0; i < symbol(face, kind); ++i) add(kind);
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

void write(Writer& to, const Face& face) {
  to.open('{').field("limit", face.limit).key("symbols").open('[');
  each_symbol(face, [&](std::size_t kind) { to.value(long_name(kind)); });
  to.close(']').close('}');
}

Json to_json(const Face& face) {
  return as_json([&](Writer& to) { write(to, face); });
}

std::string short_text(const Face& face) {
  std::string text = "[" + std::to_string(face.limit);
  char separator = ':';
  each_symbol(face, [&](std::size_t kind) {
    (text += separator) += short_names[kind];
    separator = '+';
  });
  return text + "]";
}

}  // namespace rattus::codec
