#pragma once
// Writes JSON as text: what goes to many clients many times is written straight away, without a document in between.
#include <concepts>
#include <string>
#include <string_view>

#include "codec/text/json.hpp"

namespace rattus::codec {

/// Commas are set by looking at what was written last. Objects and lists are opened and closed by the caller.
class Writer {
 public:
  [[nodiscard]] std::string_view text() const { return std::string_view(buffer_).substr(0, size_); }
  [[nodiscard]] std::size_t size() const { return size_; }
  /// The text; the writer is empty after it.
  [[nodiscard]] std::string take();

  Writer& open(char bracket) {
    char* const to = room(2);
    return end(put_comma(to), bracket);
  }
  Writer& close(char bracket) { return end(room(1), bracket); }
  /// Takes the bracket away that was closed last: more fields follow.
  Writer& reopen() {
    --size_;
    return *this;
  }
  /// Takes away all but the first bytes.
  void cut(std::size_t size) { size_ = size; }
  Writer& key(std::string_view name);

  Writer& value(bool flag) { return raw(flag ? "true" : "false"); }
  Writer& value(std::nullptr_t) { return raw("null"); }
  template <std::integral N>
  requires(!std::same_as<N, bool>) Writer& value(N number) { return whole(static_cast<std::int64_t>(number)); }
  /// A word of the catalogue or an id: nothing in it needs escaping.
  Writer& value(std::string_view word);
  Writer& value(const char* word) { return value(std::string_view(word)); }
  /// JSON that has been written already.
  Writer& raw(std::string_view json);

  template <class T>
  Writer& field(std::string_view name, const T& what) {
    return key(name).value(what);
  }

 private:
  Writer& whole(std::int64_t number);
  /// Where the next bytes belong; at least so many fit there.
  char* room(std::size_t bytes) {
    if (buffer_.size() - size_ < bytes) grow(bytes);
    return buffer_.data() + size_;
  }
  void grow(std::size_t bytes);
  /// A comma, if something stands before that it has to be kept apart from; returns the place behind it.
  char* put_comma(char* to) const {
    if (size_ == 0) return to;
    const char last = to[-1];
    if (last != '{' && last != '[' && last != ':') *to++ = ',';
    return to;
  }
  Writer& end(char* to, char last) {
    *to++ = last;
    size_ = static_cast<std::size_t>(to - buffer_.data());
    return *this;
  }

  std::string buffer_;  ///< its first `size_` bytes are the text
  std::size_t size_ = 0;
};

/// Writes a field if its value is another than before. `now` writes the value; `before` the former one, or nothing if
/// there was none. Returns true if it was written.
template <class Now, class Before>
bool write_if_changed(Writer& to, std::string_view key, Now now, Before before) {
  const std::size_t start = to.size();
  to.key(key);
  const std::size_t from = to.size();
  now();
  const std::size_t end = to.size();
  before();
  const std::string_view text = to.text();
  const bool same = text.size() > end && text.substr(from, end - from) == text.substr(end + 1);  // behind its comma
  to.cut(same ? start : end);
  return !same;
}

/// What `write` writes, as a document.
template <class Write>
Json as_json(Write write) {
  Writer writer;
  write(writer);
  return parse_own(writer.text());
}

}  // namespace rattus::codec
