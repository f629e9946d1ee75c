#pragma once
// Shares of people's devices in the chance of a game (docs/reference/protocol.md, "Chance"), as JSON in tables and
// records.
#include "codec/text/json.hpp"
#include "table/origin.hpp"

namespace rattus::codec {

/// What the stream of games with shares is called in records and stored plans.
inline constexpr const char* chacha20_name = "chacha20";

/// Seats, counted from 1.
inline Json seat_list(const std::vector<table::Seat>& seats) {
  Json list = Json::array();
  for (const table::Seat seat : seats) list.push_back(seat + 1);
  return list;
}

inline Json shares_json(const std::vector<table::Share>& shares) {
  Json list = Json::array();
  for (const table::Share& share : shares) {
    Json json{{"seats", seat_list(share.seats)}, {"hash", share.hash}};
    if (!share.value.empty()) json["value"] = share.value;
    list.push_back(std::move(json));
  }
  return list;
}

inline Json rounds_json(const std::vector<table::Round>& rounds) {
  Json list = Json::array();
  for (const table::Round& round : rounds) list.push_back(shares_json(round));
  return list;
}

}  // namespace rattus::codec
