// Bytes become messages of several guests to a match. It carries them out or refuses them; versions grow without holes,
// a refusal changes nothing, a repetition is answered as before, and what was stored brings the same match back.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "codec/match/messages.hpp"
#include "codec/text/sha256.hpp"

namespace {

using namespace rattus;

void require(bool good) {
  if (!good) std::abort();
}

std::uint64_t hash_of(const table::Match& match) { return match.course().open() ? match.course().hash() : 0; }

table::Match open(const table::Plan& plan, Seed seed) {
  return std::get<table::Match>(table::Match::open(plan, codec::game_data().tables(plan.setup), seed));
}

/// What a guest's device adds to chance.
std::string value_of(const std::string& guest) { return codec::sha256_hex(guest).substr(0, 32); }

table::Plan plan_of(const std::uint8_t* data) {
  table::Plan plan;
  if (data[0] & 2) {
    cartus::SetUp setup;
    setup.players = 2 + data[1] % 4;
    plan.setup = setup;
  } else {
    board::SetUp setup;
    setup.board = data[0] & 1 ? "big-box" : "classic";
    setup.players = data[0] & 1 ? 2 + data[1] % 5 : 2 + data[1] % 3;
    setup.options = {{"citizens", "12"}};
    if ((data[0] & 17) == 16) setup.modules = {"mercatus"};
    if (data[0] & 32) setup.modules.emplace_back("upgrades");
    if ((data[0] & 65) == 65) setup.modules.emplace_back("region-cards");
    if (data[0] & 128) setup.modules.emplace_back("guilds");
    if (data[1] & 64) setup.modules.emplace_back("inns");
    if (data[1] & 128) setup.modules.emplace_back("universities");
    if ((data[0] & 49) == 48) setup.options.emplace_back("merc_upgrades", "on");
    if (data[0] & 16) setup.card_choice = board::CardChoice::random;
    plan.setup = setup;
  }
  plan.host = "a";
  if (data[0] & 4) plan.stream = table::Stream::chacha20;
  if ((data[0] & 12) == 12) plan.commit = codec::sha256_hex(value_of("a"));
  for (int i = 0; i < table::players_of(plan.setup); ++i) {
    const auto kind = static_cast<table::SeatKind>((data[2] >> i) % 3);
    plan.seats.push_back({kind, std::string(1, static_cast<char>('a' + i % 2)), "name", "random", "novice"});
  }
  return plan;
}

/// A message made of three bytes; mostly one that can be read.
std::string message_of(const table::Match& match, const std::uint8_t* data) {
  static constexpr const char* types[] = {"act",     "act",    "act",     "act",   "take-back", "sit",
                                          "rise",    "start",  "propose", "agree", "object",    "return",
                                          "rematch", "commit", "reveal",  "chat"};
  const std::string guest(1, static_cast<char>('a' + data[2] % 3));
  const std::uint64_t arose = match.number(match.counts(guest), match.decision_version());
  const std::string version = std::to_string(arose + (data[1] & 128 ? 1 : 0));
  std::string text = std::string(R"({"type":")") + types[data[0] & 15] + R"(","id":")" + std::to_string(data[2] & 15) +
                     std::to_string(data[1]) + "\"";
  text += ",\"version\":" + version + ",\"option\":" + std::to_string(data[1] & 127) + ",\"after\":0";
  text += ",\"seat\":" + std::to_string(1 + data[1] % 7) + R"(,"what":")" + (data[2] & 16 ? "resign" : "stand-in") +
          R"(","text":"hello","hash":")" + codec::sha256_hex(value_of(guest)) + R"(","value":")" + value_of(guest) +
          "\"}";
  if (data[2] & 32) text.resize(data[1] % (text.size() + 1));
  return text;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 6) return 0;
  const table::Plan plan = plan_of(data);
  const Seed seed{data[3], data[4]};
  table::Match match = open(plan, seed);
  for (std::size_t i = 5; i + 2 < size; i += 3) {
    const auto read = codec::read_to_match(message_of(match, data + i), codec::game_data());
    const auto* message = std::get_if<codec::ToMatch>(&read);
    if (!message || message->kind != codec::ToMatch::Kind::input) continue;
    table::Input input = message->input;
    const bool computer = match.waits_for_computer() && (data[i + 2] & 64);
    if (computer) {
      input = {};
      input.seat = match.course().decider();
      input.version = match.decision_version();
      input.option = data[i + 1];
      if (match.course().unasked()) input.act = table::Act::unasked;
    } else if (match.beginning() && (data[i + 2] & 64)) {
      input = {};
      input.act = table::Act::leave_out;
      input.version = match.awaited_since();
    } else {
      input.guest = std::string(1, static_cast<char>('a' + data[i + 2] % 3));
    }
    const std::uint64_t version = match.version();
    const std::uint64_t hash = hash_of(match);
    const table::Answer answer = match.apply(input, [&](const table::Guest&) { return (data[i + 2] & 128) != 0; });
    require(match.version() == version || match.version() == version + 1);
    if (answer.refused) require(match.version() == version && hash == hash_of(match));
    if (!input.move_id.empty() && answer.accepted()) {
      const std::uint64_t after = match.version();
      require(match.apply(input, {}).accepted() && match.version() == after);
    }
  }
  table::Match again = open(*codec::read_stored_plan(codec::store_text(plan)), seed);
  for (const auto& input : match.log()) require(again.replay(*codec::read_stored_input(codec::store_text(input))));
  require(again.version() == match.version() && again.seats() == match.seats() && again.stage() == match.stage());
  if (!match.course().open()) return 0;
  require(hash_of(again) == hash_of(match));
  const auto& games = codec::game_data();
  codec::Updates mine(match, games, {"T", "", {}, 0, false}), theirs(again, games, {"T", "", {}, 0, false});
  for (const char* guest : {"a", "b", "c"})
    for (const std::uint64_t base : {std::uint64_t{0}, match.version() / 2, match.version()})
      require(*mine.update(guest, base, "x", false) == *theirs.update(guest, base, "x", false));
  return 0;
}
