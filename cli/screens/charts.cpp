#include "cli/screens/charts.hpp"

#include <algorithm>
#include <cmath>
#include <sstream>

#include "cli/screens/screen.hpp"

namespace rattus::cli {
namespace {

constexpr int width = 360, label_width = 118, value_width = 62, gap = 6;

/// Where a chart's shares lie between left and right.
struct Scale {
  double left, right, top;
  [[nodiscard]] std::string at(double share) const { return number(left + share / top * (right - left), 1); }
};

Scale scale_of(const std::vector<Mark>& marks, double fair, bool above) {
  double top = fair;
  for (const Mark& mark : marks) top = std::max(top, mark.share.high);
  top = std::min(1.0, std::ceil(top * 10 + 0.5) / 10);
  return {above ? 1.0 * gap : 1.0 * label_width + gap, width - value_width - gap, top};
}

/// Which way a share lies from a fair one, if that is sure.
std::string_view sign(const ai::Share& share, double fair) {
  if (share.low > fair) return "\u25b2";
  return share.high < fair ? "\u25bc" : "";
}

void open(std::ostream& out, const std::string& title, int height) {
  out << "<svg viewBox=\"0 0 " << width << ' ' << height << "\" role=\"img\" aria-label=\"" << escaped(title) << "\">";
}

void write_mark(std::ostream& out, const Mark& mark, const Scale& scale, double fair, int y, bool above,
                const Figures& figures) {
  const auto percent = [&](double share) { return figures.per_cent(share, 1); };
  const std::string_view way = sign(mark.share, fair);
  const int line = above ? y + 16 : y;
  out << "<line class=\"fair\" x1=\"" << scale.at(fair) << "\" x2=\"" << scale.at(fair) << "\" y1=\"" << line - 10
      << "\" y2=\"" << line + 11 << "\"/><g" << (way.empty() ? "" : " class=\"sure\"") << "><title>"
      << escaped(mark.label) << ": " << percent(mark.share.mean) << " (" << percent(mark.share.low) << " - "
      << percent(mark.share.high) << ")</title><text x=\"0\" y=\"" << y + 4 << "\">" << escaped(mark.label)
      << "</text><line class=\"reach\" x1=\"" << scale.at(mark.share.low) << "\" x2=\"" << scale.at(mark.share.high)
      << "\" y1=\"" << line << "\" y2=\"" << line << "\"/><circle cx=\"" << scale.at(mark.share.mean) << "\" cy=\""
      << line << "\" r=\"3.5\"/><text class=\"value\" x=\"" << width << "\" y=\"" << line + 4 << "\">" << way << ' '
      << percent(mark.share.mean) << "</text></g>";
}

}  // namespace

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char c : text) switch (c) {
      case '&': safe += "&amp;"; break;
      case '<': safe += "&lt;"; break;
      case '>': safe += "&gt;"; break;
      case '"': safe += "&quot;"; break;
      case '\'': safe += "&#39;"; break;
      default: safe += c;
    }
  return safe;
}

std::string share_chart(const std::string& title, const std::vector<Mark>& marks, double fair, bool above,
                        const Figures& figures) {
  const int row = above ? 40 : 21, first = above ? 12 : 14;
  const int bottom = static_cast<int>(marks.size()) * row + 4;
  const Scale scale = scale_of(marks, fair, above);
  std::ostringstream out;
  open(out, title, bottom + 18);
  for (const double share : {0.0, scale.top})
    out << "<text class=\"axis\" x=\"" << scale.at(share) << "\" y=\"" << bottom + 14 << "\">" << number(100 * share, 0)
        << "</text>";
  out << "<text class=\"axis\" x=\"" << scale.at(fair) << "\" y=\"" << bottom + 14 << "\">" << figures.per_cent(fair, 1)
      << "</text>";
  int y = first;
  for (const Mark& mark : marks) {
    write_mark(out, mark, scale, fair, y, above, figures);
    y += row;
  }
  out << "</svg>";
  return out.str();
}

std::string column_chart(const std::string& title, const std::map<int, std::uint32_t>& times) {
  if (times.empty()) return {};
  constexpr int height = 110, most_labels = 12;
  const int least = times.begin()->first, columns = times.rbegin()->first - least + 1;
  const int step = (columns + most_labels - 1) / most_labels;
  double highest = 0;
  for (const auto& [value, count] : times) highest = std::max(highest, static_cast<double>(count));
  const double wide = static_cast<double>(width) / columns;
  std::ostringstream out;
  open(out, title, height + 18);
  for (const auto& [value, count] : times) {
    const double tall = count / highest * (height - 4);
    out << "<rect x=\"" << number((value - least) * wide + 0.5, 1) << "\" y=\"" << number(height - tall, 1)
        << "\" width=\"" << number(std::max(1.0, wide - 1), 1) << "\" height=\"" << number(tall, 1) << "\"><title>"
        << value << ": " << count << "</title></rect>";
  }
  for (int column = 0; column < columns; column += step)
    out << "<text class=\"axis\" x=\"" << number((column + 0.5) * wide, 1) << "\" y=\"" << height + 14 << "\">"
        << least + column << "</text>";
  out << "</svg>";
  return out.str();
}

std::string_view chart_style() {
  return R"(svg{display:block;width:100%;height:auto;max-width:26rem;font-size:12px}
svg text{fill:var(--ink)}svg .value{text-anchor:end}svg .axis{fill:var(--quiet);font-size:11px;text-anchor:middle}
svg .reach{stroke:var(--quiet);stroke-width:2}svg circle,svg rect{fill:var(--quiet)}
svg .fair{stroke:var(--ink);stroke-dasharray:3 3}
svg .sure .reach{stroke:var(--strong)}svg .sure circle{fill:var(--strong)}svg .sure text{font-weight:600}
)";
}

}  // namespace rattus::cli
