#pragma once
// A small net of whole numbers that says what share of the win each seat can expect: the same to the last bit natively
// and in WebAssembly. What it is told of a position is a game's matter (ai/net/inputs.hpp); docs/learning.md has its
// shape and how it learns.
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "ai/net/policy.hpp"
#include "ai/value.hpp"

namespace rattus::ai {

struct InputLayout;
struct NetFile;

/// Seat by seat the inputs of the seat and those of the game go through one layer; what comes out of it, and the sum of
/// what comes out of it for the others, goes through a second one, which ends in one number. The larger a seat's number
/// beside those of the others, the larger its share (softmax).
class Net {
 public:
  static constexpr std::size_t first = 64, second = 32;  ///< width of the layers
  static constexpr std::size_t most_seats = 6;
  using Row = std::span<const std::int16_t>;

  /// Reads a file of `bytes` for these inputs. Each takes the weights of the input of its name; one that the file lacks
  /// has none, so that it counts as nothing, and a policy for other cues is left out. A file without names must be for
  /// the same inputs and cues. A file that does not fit is refused: the string says why, and what to do.
  static std::variant<std::shared_ptr<const Net>, std::string> read(std::span<const std::byte> bytes,
                                                                    const InputLayout& layout);
  /// Whether these bytes are the file of a net for the game of that layout.
  static bool is_for(std::span<const std::byte> bytes, const InputLayout& layout);

  /// What share of the win each seat can expect, `win` together (but for rounding). Inputs are -4096 to 4095.
  void values(Row game, std::span<const Row> seats, std::span<Value> out) const;
  /// The same before it is shared out: 2^17 is 1 in the natural logarithm of the odds.
  void scores(Row game, std::span<const Row> seats, std::span<std::int32_t> out) const;

  /// The hash of the inputs that it was read for, by which nets of one game are told from those of another.
  [[nodiscard]] std::uint64_t inputs() const { return inputs_; }
  /// How it was made, as JSON: recipe and training record.
  [[nodiscard]] const std::string& record() const { return record_; }
  /// What players usually choose, learned beside the net; null if its file has none.
  [[nodiscard]] const Policy* policy() const { return policy_ ? &*policy_ : nullptr; }
  /// The parts of the game with inputs that its file lacks: "46" for a class card, "wells" for a module, and inputs of
  /// the frame by name. Empty if it has learned all.
  [[nodiscard]] const std::vector<std::string>& unlearned() const { return unlearned_; }
  /// True if its file has a policy, but for other cues.
  [[nodiscard]] bool policy_left_out() const { return policy_left_out_; }
  /// The hash of the file, to tell one net from another. Names do not count: the hash of the inputs does.
  [[nodiscard]] std::uint64_t hash() const { return hash_; }

 private:
  Net() = default;
  /// Null if the file fits.
  const char* take(const NetFile& file, const InputLayout& layout);

  std::string record_;
  std::vector<std::string> unlearned_;
  bool policy_left_out_ = false;
  std::uint64_t inputs_ = 0, hash_ = 0;
  // Weights of two inputs lie side by side for each output, as they are multiplied.
  std::vector<std::int16_t> seat_weights_, game_weights_;  ///< [input / 2][first][2]; 4096 is 1
  std::array<std::int32_t, first> first_bias_{};
  /// Those for the others, and how much more those for a seat's own are: [first / 2][second][2]; 1024 is 1.
  std::array<std::int16_t, first * second> other_weights_{}, own_weights_{};
  std::array<std::int32_t, second> second_bias_{};
  std::array<std::int16_t, second> last_weights_{};
  std::optional<Policy> policy_;
};

/// Shares out the win by scores (softmax), of which 2^bits is 1 in the natural logarithm of the odds: those of
/// Net::scores if nothing else is said. `out` is as long as `scores`, and may be the same.
void share_out(std::span<const std::int32_t> scores, std::span<Value> out, unsigned bits = 17);

}  // namespace rattus::ai
