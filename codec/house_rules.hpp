#pragma once
// House rules as JSON, for any game whose table is made of `OptionRow`.
#include "codec/text/writer.hpp"
#include "engine/core/option_row.hpp"

namespace rattus::codec {

/// A value by its name, or the number itself.
template <class Row>
void write_option_value(Writer& to, const Row& row, std::uint8_t value) {
  if (row.names.empty())
    to.value(value);
  else
    to.value(row.names[value]);
}

/// `{"citizens": 20, ...}`: what is in force, all keys; those of modules last.
template <class Table, class Options>
void write_house_rules(Writer& to, const Table& table, const Options& options) {
  to.open('{');
  for (const auto& row : table) write_option_value(to.key(row.key), row, options.*row.field);
  if constexpr (requires { options.of_modules; })
    for (const auto& [rule, value] : options.of_modules) write_option_value(to.key(rule->key), *rule, value);
  to.close('}');
}

}  // namespace rattus::codec
