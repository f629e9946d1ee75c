#pragma once
// Pictures for pages: SVG, as wide as a phone, in colours that the page gives. Nothing is told by colour alone.
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "ai/arena/share.hpp"
#include "cli/screens/sentence.hpp"

namespace rattus::cli {

/// A text as HTML and SVG can hold it, also in an attribute.
std::string escaped(std::string_view text);

/// A share with its interval, and whose it is.
struct Mark {
  std::string label;
  ai::Share share;
};

/// Shares below each other, each a dot on its interval; a line where a fair share is. Whose interval leaves that out is
/// marked by a triangle that points up or down. `above`: long labels stand above what they are of.
std::string share_chart(const std::string& title, const std::vector<Mark>& marks, double fair, bool above,
                        const Figures& figures);

/// How often each whole number came, a column for each from the least to the greatest.
std::string column_chart(const std::string& title, const std::map<int, std::uint32_t>& times);

/// The style of the charts, for the page's own.
std::string_view chart_style();

}  // namespace rattus::cli
