#include <array>
#include <cassert>
#include <cstdint>
#include <utility>

#include "codec/text/json.hpp"

namespace rattus::codec {
namespace {

/// Builds a document out of what the library's parser comes upon; each function says whether to go on.
class Builder {
 public:
  [[nodiscard]] Parsed take() { return std::move(parsed_); }

  bool null() { return add(nullptr); }
  bool boolean(bool flag) { return add(flag); }
  bool number_integer(std::int64_t number) { return add(number); }
  bool number_unsigned(std::uint64_t number) { return add(number); }
  bool number_float(double number, const std::string&) { return add(number); }
  bool string(std::string& text) { return add(std::move(text)); }
  bool binary(Json::binary_t&) { return false; }  // there is none in a text

  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(std::string& name) {
    Open& object = open_[depth_ - 1];
    const bool fits = ++object.fields <= most_fields;
    if (!fits) ++parsed_.left_out;
    field_ = fits && object.json ? &(*object.json)[std::move(name)] : nullptr;
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const Json::exception&) { return false; }

 private:
  /// An object or a list whose end has not come yet.
  struct Open {
    Json* json = nullptr;  ///< none if it is in a field that is left out
    std::size_t fields = 0;
  };

  /// Puts a value where it belongs; nothing if that is left out.
  Json* put(Json value) {
    if (depth_ == 0) return &(parsed_.json = std::move(value));
    Json* const around = open_[depth_ - 1].json;
    if (!around) return nullptr;
    if (around->is_array()) return &around->emplace_back(std::move(value));
    return field_ ? &(*field_ = std::move(value)) : nullptr;
  }
  bool add(Json value) {
    put(std::move(value));
    return true;
  }
  bool open(Json empty) {
    if (depth_ == deepest) return false;
    Json* const json = put(std::move(empty));
    open_[depth_++] = {json, 0};
    return true;
  }
  bool close() {
    --depth_;
    return true;
  }

  Parsed parsed_;
  std::array<Open, deepest> open_;
  std::size_t depth_ = 0;
  Json* field_ = nullptr;  ///< of the innermost object: where the next value belongs; none if that is left out
};

}  // namespace

std::optional<Parsed> parse(std::string_view text) {
  Builder builder;
  if (!Json::sax_parse(text, &builder)) return std::nullopt;
  return builder.take();
}

Json parse_own(std::string_view text) {
  Parsed parsed = parse(text).value();
  assert(parsed.left_out == 0);
  return std::move(parsed.json);
}

}  // namespace rattus::codec
