#include "codec/text/name_text.hpp"

#include <algorithm>
#include <iterator>

namespace rattus::codec {
namespace {

struct Range {
  char32_t first, last;
};

template <std::size_t count>
bool among(const Range (&ranges)[count], char32_t code) {
  return std::any_of(std::begin(ranges), std::end(ranges),
                     [&](const Range& range) { return code >= range.first && code <= range.last; });
}

/// Characters that take no room or leave it empty: Default_Ignorable_Code_Point of Unicode, and blanks other than the
/// space. With them two names look the same, or a name looks like none.
constexpr Range unseen[] = {
    {0xa0, 0xa0},       {0xad, 0xad},       {0x34f, 0x34f},     {0x61c, 0x61c},   {0x115f, 0x1160}, {0x1680, 0x1680},
    {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x2000, 0x200f},   {0x2028, 0x202f}, {0x205f, 0x206f}, {0x2800, 0x2800},
    {0x3000, 0x3000},   {0x3164, 0x3164},   {0xfe00, 0xfe0f},   {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xfff8},
    {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
};

constexpr char32_t non_joiner = 0x200c, joiner = 0x200d, keycap = 0x20e3;

/// Letters and marks of scripts whose letters change their form beside each other, so that a joiner between two of them
/// is seen: Arabic, Syriac, N'Ko, Mandaic, those of India and the south-east of Asia, Mongolian, and their like.
constexpr Range joining[] = {
    {0x610, 0x61a},     {0x620, 0x65f},     {0x66e, 0x6d3},     {0x6d5, 0x6dc},     {0x6df, 0x6e8},
    {0x6ea, 0x6ef},     {0x6fa, 0x6fc},     {0x6ff, 0x6ff},     {0x710, 0x74a},     {0x74d, 0x7b1},
    {0x7ca, 0x7f5},     {0x840, 0x85b},     {0x860, 0x86a},     {0x870, 0x88e},     {0x898, 0x8e1},
    {0x8e3, 0x963},     {0x971, 0x9e3},     {0xa01, 0xa63},     {0xa81, 0xae3},     {0xb01, 0xb63},
    {0xb82, 0xbd7},     {0xc00, 0xc63},     {0xc80, 0xce3},     {0xd00, 0xd57},     {0xd5f, 0xd63},
    {0xd7a, 0xdf3},     {0xf40, 0xfbc},     {0x1000, 0x103f},   {0x1050, 0x109d},   {0x1780, 0x17b3},
    {0x17b6, 0x17d3},   {0x1820, 0x18aa},   {0x1a20, 0x1a7f},   {0x1b00, 0x1b4c},   {0x1b80, 0x1baf},
    {0x1bc0, 0x1bf3},   {0xa807, 0xa827},   {0xa840, 0xa871},   {0xa880, 0xa8c5},   {0xa930, 0xa953},
    {0xa980, 0xa9c0},   {0xaae0, 0xaaf6},   {0xabc0, 0xabed},   {0x10a00, 0x10a3f}, {0x10ac0, 0x10ae6},
    {0x10d00, 0x10d27}, {0x11000, 0x11046}, {0x11080, 0x110ba}, {0x11100, 0x11134}, {0x11144, 0x11147},
    {0x11180, 0x111c0}, {0x11200, 0x11237}, {0x112b0, 0x112ea}, {0x11300, 0x11374}, {0x11400, 0x11446},
    {0x11480, 0x114c3}, {0x11580, 0x115c0}, {0x11600, 0x11640}, {0x11680, 0x116b7}, {0x11700, 0x1172b},
    {0x11800, 0x1183a}, {0x11900, 0x11943}, {0x119a0, 0x119e0}, {0x11a00, 0x11a47}, {0x11a50, 0x11a99},
    {0x11c00, 0x11c40}, {0x11d00, 0x11d47}, {0x11d60, 0x11d97}, {0x1e900, 0x1e94a},
};
constexpr Range mongolian[] = {{0x1820, 0x18aa}};
constexpr Range free_selectors[] = {{0x180b, 0x180d}, {0x180f, 0x180f}};
constexpr Range myanmar[] = {{0x1000, 0x109f}, {0xaa60, 0xaa7f}};
constexpr Range ideographs[] = {
    {0x3007, 0x3007}, {0x3400, 0x4dbf}, {0x4e00, 0x9fff}, {0xf900, 0xfaff}, {0x20000, 0x3ffff}};
constexpr Range ideograph_selectors[] = {{0xfe00, 0xfe02}, {0xe0100, 0xe01ef}};
/// Characters that can be shown as text or as a picture.
constexpr Range pictures[] = {
    {0xa9, 0xa9},     {0xae, 0xae},     {0x203c, 0x203c}, {0x2049, 0x2049}, {0x2122, 0x2122}, {0x2139, 0x2139},
    {0x2194, 0x21aa}, {0x231a, 0x23ff}, {0x24c2, 0x24c2}, {0x25aa, 0x25fe}, {0x2600, 0x27bf}, {0x2934, 0x2935},
    {0x2b05, 0x2b55}, {0x3030, 0x3030}, {0x303d, 0x303d}, {0x3297, 0x3297}, {0x3299, 0x3299}, {0x1f000, 0x1faff},
};
constexpr Range picture_selectors[] = {{0xfe0e, 0xfe0f}};
constexpr Range keys[] = {{'#', '#'}, {'*', '*'}, {'0', '9'}};

/// Malayalam before Unicode 5.1 writes a consonant without a vowel (a chillu) with a joiner behind it, also at the end
/// of a word: of nna, na, rra, ra, la, lla, ka.
constexpr char32_t malayalam_virama = 0xd4d;
constexpr Range chillus[] = {{0xd15, 0xd15}, {0xd23, 0xd23}, {0xd28, 0xd28}, {0xd30, 0xd31}, {0xd32, 0xd33}};

class Place {
 public:
  Place(std::u32string_view text, std::size_t at) : text_(text), at_(at) {}

  [[nodiscard]] bool fits() const {
    const char32_t code = text_[at_];
    if (!among(unseen, code)) return true;
    if (code == joiner || code == non_joiner) return joins(code);
    return selects(code);
  }

 private:
  /// The character so many places away; 0 beyond the text.
  [[nodiscard]] char32_t beside(std::ptrdiff_t step) const {
    const std::ptrdiff_t place = static_cast<std::ptrdiff_t>(at_) + step;
    return place < 0 || place >= static_cast<std::ptrdiff_t>(text_.size()) ? 0 : text_[static_cast<std::size_t>(place)];
  }
  [[nodiscard]] bool joins(char32_t code) const {
    const char32_t before = beside(-1), after = beside(1);
    if (among(joining, before) && among(joining, after)) return true;
    if (code != joiner) return false;
    if (before == malayalam_virama && among(chillus, beside(-2))) return true;
    const char32_t picture = among(picture_selectors, before) ? beside(-2) : before;
    return among(pictures, picture) && among(pictures, after);
  }
  [[nodiscard]] bool selects(char32_t code) const {
    const char32_t before = beside(-1);
    if (among(picture_selectors, code)) return among(pictures, before) || (among(keys, before) && beside(1) == keycap);
    if (among(free_selectors, code)) return among(mongolian, before);
    return (among(ideograph_selectors, code) && among(ideographs, before)) ||
           (code == 0xfe00 && among(myanmar, before));
  }

  std::u32string_view text_;
  std::size_t at_;
};

}  // namespace

bool is_name_text(std::u32string_view text) {
  for (std::size_t at = 0; at < text.size(); ++at)
    if (!Place(text, at).fits()) return false;
  return true;
}

}  // namespace rattus::codec
