#pragma once
// Which characters a name may hold beyond those that are seen by themselves: joiners and variation selectors, where a
// script or an emoji needs them.
#include <string_view>

namespace rattus::codec {

/// True if a name may be written so: nothing in it is unseen without a purpose, and nothing disturbs the text around.
/// `text` are the code points of well-formed UTF-8.
bool is_name_text(std::u32string_view text);

}  // namespace rattus::codec
