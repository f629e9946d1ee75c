#pragma once
// Texts that people give: names, and what they say.
#include <cstddef>
#include <optional>
#include <string_view>

namespace rattus::codec {

/// The number of characters of well-formed UTF-8 that holds no control characters, line ends or marks that turn the
/// direction of writing (they would disturb the text around); nothing for any other.
std::optional<std::size_t> printable_length(std::string_view text);

/// Whether a person can be called so: 1 to 24 such characters, not all of them spaces, and none that cannot be seen (of
/// no width, ignorable by default, or a blank other than the space), but for joiners and selectors that a script or an
/// emoji needs (codec/text/name_text.hpp). tests/codec/names.json has names of both kinds, also for the page's form.
bool is_name(std::string_view text);
/// Whether this can be said: 1 to 300 such characters, not all of them blank.
bool is_speech(std::string_view text);

}  // namespace rattus::codec
