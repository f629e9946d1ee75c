#include "ai/net/net_file.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <initializer_list>
#include <string_view>
#include <unordered_set>

#include "ai/net/net.hpp"

namespace rattus::ai {
namespace {

// A file: these eight letters, the inputs' hash, four sizes and that of the record, the record, then the weights in the
// order of the class; then, if there is a policy, eight letters, the hash of its cues, how many there are, their
// weights, and a bit for each decision that it knows; then, but for older files, eight letters and the length of a text
// of lines: the game, the inputs of a seat, nothing, the inputs of the game. All numbers are little-endian.
constexpr std::string_view letters = "RATNET01", policy_letters = "RATPOL01", names_letters = "RATNAM01";

constexpr const char* wrong_length = "the net file does not have the length that it gives: copy it again";

static_assert(std::endian::native == std::endian::little, "numbers are read as they lie in the file");

/// Reads from the front of bytes, as long as there are enough.
class Front {
 public:
  explicit Front(NetFile::Bytes bytes) : left_(bytes) {}
  [[nodiscard]] NetFile::Bytes left() const { return left_; }

  bool take(NetFile::Bytes& to, std::size_t size) {
    if (size > left_.size()) return false;
    to = left_.first(size);
    left_ = left_.subspan(size);
    return true;
  }
  /// As many numbers of `size` bytes each.
  bool take(NetFile::Bytes& to, std::size_t count, std::size_t size) {
    return count <= left_.size() / size && take(to, count * size);
  }
  template <class Number>
  bool take(Number& number) {
    NetFile::Bytes bytes;
    if (!take(bytes, sizeof number)) return false;
    std::memcpy(&number, bytes.data(), sizeof number);
    return true;
  }
  /// Takes these letters if they are the next.
  bool take(std::string_view letters) {
    NetFile::Bytes bytes;
    if (left_.size() < letters.size() || std::memcmp(left_.data(), letters.data(), letters.size()) != 0) return false;
    return take(bytes, letters.size());
  }

 private:
  NetFile::Bytes left_;
};

/// The lines of a text, each of which has an end.
bool lines_of(std::string_view text, std::vector<std::string>& lines) {
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return false;
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  return true;
}

bool distinct(const std::vector<std::string>& names) {
  return std::unordered_set<std::string_view>(names.begin(), names.end()).size() == names.size();
}

const char* read_names(std::string_view text, NetFile& file) {
  InputNames& names = file.names.emplace();
  std::vector<std::string> lines;
  if (!lines_of(text, lines) || lines.size() != 2 + file.seat_inputs + file.game_inputs ||
      !lines[1 + file.seat_inputs].empty())
    return "the names in the net file are not as many as its inputs: copy it again, or write it anew with "
           "train/net_file.py";
  const auto seat = lines.begin() + 1, game = seat + static_cast<std::ptrdiff_t>(file.seat_inputs) + 1;
  names.of = std::move(lines.front());
  names.seat.assign(seat, game - 1);
  names.game.assign(game, lines.end());
  if (!distinct(names.seat) || !distinct(names.game))
    return "two inputs have the same name in the net file: write it anew with train/net_file.py";
  if (hash_of(names) != file.inputs)
    return "the names in the net file are not those that its inputs had when it was made: write it anew with "
           "train/net_file.py";
  return nullptr;
}

const char* take_policy(Front& front, NetFile& file) {
  PolicyPart& policy = file.policy.emplace();
  std::uint32_t count = 0;
  return front.take(policy.hash) && front.take(count) && front.take(policy.weights, count, sizeof(std::int16_t)) &&
                 front.take(policy.known, Policy::decisions / 8)
             ? nullptr
             : "the policy in the net file does not have the length that it gives: copy the file again";
}

bool take_weights(Front& front, NetFile& file) {
  constexpr std::size_t whole = sizeof(std::int16_t), bias = sizeof(std::int32_t);
  return front.take(file.seat_weights, file.seat_inputs, Net::first * whole) &&
         front.take(file.game_weights, file.game_inputs, Net::first * whole) &&
         front.take(file.first_bias, Net::first, bias) &&
         front.take(file.own_weights, Net::first * Net::second, whole) &&
         front.take(file.other_weights, Net::first * Net::second, whole) &&
         front.take(file.second_bias, Net::second, bias) && front.take(file.last_weights, Net::second, whole);
}

}  // namespace

const char* take_apart(std::span<const std::byte> bytes, NetFile& file) {
  Front front(bytes);
  std::array<std::uint32_t, 5> sizes{};
  if (!front.take(letters)) return "this is not a net file: it does not begin with RATNET01";
  if (!front.take(file.inputs) || !front.take(sizes)) return "the net file is cut off in its header: copy it again";
  file.seat_inputs = sizes[0], file.game_inputs = sizes[1];
  if (sizes[2] != Net::first || sizes[3] != Net::second || file.seat_inputs % 2 != 0 || file.game_inputs % 2 != 0)
    return "the net has another shape than those of this program: train a new one, or use the program that it was "
           "made with";
  if (!front.take(file.record, sizes[4])) return "the net file is cut off in its training record: copy it again";
  if (!take_weights(front, file)) return wrong_length;
  if (front.take(policy_letters))
    if (const char* why = take_policy(front, file)) return why;
  file.before_names = bytes.first(bytes.size() - front.left().size());
  if (front.left().empty()) return nullptr;
  std::uint32_t length = 0;
  NetFile::Bytes text;
  if (!front.take(names_letters) || !front.take(length) || !front.take(text, length) || !front.left().empty())
    return wrong_length;
  return read_names({reinterpret_cast<const char*>(text.data()), text.size()}, file);
}

}  // namespace rattus::ai
