#pragma once
// Writes JSON as text: what goes to many clients many times is written straight away, without a document in between.
#include <charconv>
#include <concepts>
#include <string>
#include <string_view>

#include "codec/json.hpp"

namespace rattus::codec {

/// Commas are set by looking at what was written last. Objects and lists are opened and closed by the caller.
class Writer {
 public:
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] std::string& text() { return text_; }

  Writer& open(char bracket) {
    separate();
    text_ += bracket;
    return *this;
  }
  Writer& close(char bracket) {
    text_ += bracket;
    return *this;
  }
  Writer& key(std::string_view name) {
    separate();
    ((text_ += '"') += name) += "\":";
    return *this;
  }

  Writer& value(bool flag) { return raw(flag ? "true" : "false"); }
  Writer& value(std::nullptr_t) { return raw("null"); }
  template <std::integral N>
  requires(!std::same_as<N, bool>) Writer& value(N number) {
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof digits, static_cast<std::int64_t>(number)).ptr;
    return raw({digits, static_cast<std::size_t>(end - digits)});
  }
  /// A word of the catalogue or an id: nothing in it needs escaping.
  Writer& value(std::string_view word) {
    separate();
    ((text_ += '"') += word) += '"';
    return *this;
  }
  Writer& value(const char* word) { return value(std::string_view(word)); }
  /// JSON that has been written already.
  Writer& raw(std::string_view json) {
    separate();
    text_ += json;
    return *this;
  }

  template <class T>
  Writer& field(std::string_view name, const T& what) {
    return key(name).value(what);
  }

 private:
  void separate() {
    if (text_.empty()) return;
    const char last = text_.back();
    if (last != '{' && last != '[' && last != ':') text_ += ',';
  }

  std::string text_;
};

/// What `write` writes, as a document.
template <class Write>
Json as_json(Write write) {
  Writer writer;
  write(writer);
  return parse_own(writer.text());
}

}  // namespace rattus::codec
