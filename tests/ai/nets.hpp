#pragma once
// Files of nets with weights by chance, for tests.
#include <algorithm>
#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "ai/net/inputs.hpp"
#include "ai/net/net.hpp"
#include "engine/core/rng.hpp"

namespace rattus::test {

/// The numbers of a net as its file has them; of the board game if nothing is said.
struct NetNumbers {
  const ai::InputLayout* layout;
  std::vector<std::int16_t> seat, game;
  std::array<std::int32_t, ai::Net::first> first_bias{};
  std::array<std::int16_t, ai::Net::first * ai::Net::second> own{}, other{};
  std::array<std::int32_t, ai::Net::second> second_bias{};
  std::array<std::int16_t, ai::Net::second> last{};

  explicit NetNumbers(Seed seed, const ai::InputLayout& inputs = ai::input_layout()) : layout(&inputs) {
    seat.resize(layout->seat.size() * ai::Net::first);
    game.resize(layout->game.size() * ai::Net::first);
    Rng rng(seed);
    const auto fill = [&rng](auto& numbers, std::uint32_t most) {
      for (auto& number : numbers)
        number = static_cast<std::decay_t<decltype(number)>>(static_cast<int>(rng.below(2 * most + 1)) -
                                                             static_cast<int>(most));
    };
    fill(seat, 600), fill(game, 600), fill(first_bias, 4'000), fill(own, 300), fill(other, 100);
    fill(second_bias, 100'000), fill(last, 1'000);
  }

  [[nodiscard]] std::string file(std::uint64_t hash, const std::string& record = "{}") const {
    std::string bytes = "RATNET01";
    const auto put = [&bytes](const void* from, std::size_t size) {
      bytes.append(static_cast<const char*>(from), size);
    };
    const std::array<std::uint32_t, 5> sizes{
        static_cast<std::uint32_t>(layout->seat.size()), static_cast<std::uint32_t>(layout->game.size()),
        static_cast<std::uint32_t>(ai::Net::first), static_cast<std::uint32_t>(ai::Net::second),
        static_cast<std::uint32_t>(record.size())};
    put(&hash, sizeof hash);
    put(sizes.data(), sizeof sizes);
    put(record.data(), record.size());
    const auto all = [&put](const auto& numbers) { put(numbers.data(), numbers.size() * sizeof numbers[0]); };
    all(seat), all(game), all(first_bias), all(own), all(other), all(second_bias), all(last);
    return bytes;
  }
};

/// What stands behind a net in its file where it has a policy.
struct PolicyNumbers {
  std::vector<std::int16_t> weights;
  std::array<std::uint8_t, ai::Policy::decisions / 8> known{};

  explicit PolicyNumbers(std::size_t cues = ai::input_layout().policy.cues) : weights(cues) {}
  void know(unsigned decision) { known[decision / 8] |= static_cast<std::uint8_t>(1U << decision % 8); }
  [[nodiscard]] std::string bytes(std::uint64_t hash = ai::input_layout().policy.hash) const {
    std::string text = "RATPOL01";
    const auto put = [&text](const void* from, std::size_t size) { text.append(static_cast<const char*>(from), size); };
    const auto count = static_cast<std::uint32_t>(weights.size());
    put(&hash, sizeof hash), put(&count, sizeof count);
    put(weights.data(), weights.size() * sizeof weights[0]), put(known.data(), known.size());
    return text;
  }
};

/// What stands at the end of a net's file: what its inputs are called.
inline std::string names_section(const ai::InputNames& names) {
  std::string text = names.of + "\n";
  for (const std::string& name : names.seat) text += name + "\n";
  text += "\n";
  for (const std::string& name : names.game) text += name + "\n";
  const auto length = static_cast<std::uint32_t>(text.size());
  return "RATNAM01" + std::string(reinterpret_cast<const char*>(&length), sizeof length) + text;
}
inline std::string named_file(const NetNumbers& numbers, const std::string& policy = "") {
  return numbers.file(numbers.layout->hash) + policy + names_section(*numbers.layout);
}

/// The inputs of a layout without those of some parts.
inline ai::InputLayout layout_without(const std::vector<std::string>& parts,
                                      const ai::InputLayout& whole = ai::input_layout()) {
  ai::InputLayout less = whole;
  for (auto* names : {&less.seat, &less.game})
    std::erase_if(*names, [&](const std::string& name) {
      return name == ai::unused_input || std::find(parts.begin(), parts.end(), ai::part_of(name)) != parts.end();
    });
  complete(less);
  return less;
}

inline auto read_net(const std::string& bytes, const ai::InputLayout& layout = ai::input_layout()) {
  return ai::Net::read(std::as_bytes(std::span(bytes)), layout);
}
inline std::shared_ptr<const ai::Net> net_of(const NetNumbers& numbers) {
  return std::get<0>(read_net(numbers.file(numbers.layout->hash), *numbers.layout));
}

}  // namespace rattus::test
