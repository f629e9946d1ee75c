#pragma once
// House rules as JSON, for any game whose table is made of `OptionRow`.
#include "codec/writer.hpp"
#include "engine/core/option_row.hpp"

namespace rattus::codec {

/// A value by its name, or the number itself.
template <class Options>
void write_option_value(Writer& to, const OptionRow<Options>& row, const Options& options) {
  const std::uint8_t value = options.*row.field;
  if (row.names.empty())
    to.value(value);
  else
    to.value(row.names[value]);
}

/// `{"citizens": 20, ...}`: what is in force, all keys.
template <class Table, class Options>
void write_house_rules(Writer& to, const Table& table, const Options& options) {
  to.open('{');
  for (const auto& row : table) write_option_value(to.key(row.key), row, options);
  to.close('}');
}

}  // namespace rattus::codec
