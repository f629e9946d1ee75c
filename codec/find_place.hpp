#pragma once
// How a chosen option is found among the legal ones, for every game.
#include <optional>
#include <string>
#include <string_view>

#include "codec/text/json.hpp"

namespace rattus::codec {

/// A place among so many options, from 0; nothing if there is none of that number.
std::optional<std::size_t> place_in(const Json& number, std::size_t options);

/// Small letters, brackets and doubled blanks gone: what a person may write differently.
std::string plain(std::string_view text);

/// The place of the option that is written as this object, without regard to the order of its fields.
template <class Options, class Write>
std::optional<std::size_t> find_object(const Json& choice, const Options& options, Write write) {
  const nlohmann::json object = choice;  // compares without regard to the order of fields
  std::size_t place = 0;
  for (const auto action : options) {
    if (nlohmann::json(write(action)) == object) return place;
    ++place;
  }
  return std::nullopt;
}

}  // namespace rattus::codec
