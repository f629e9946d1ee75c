// The functions of rattus.wasm: one match of docs/reference/protocol.md for each handle. Texts are UTF-8, zero-ended;
// an answer stays valid until the next call.
#include <chrono>
#include <cmath>
#include <cstddef>
#include <map>
#include <memory>
#include <random>
#include <string>

#include "host/nets.hpp"
#include "host/replayed.hpp"
#include "host/session.hpp"

#define RATTUS_EXPORT(name) extern "C" __attribute__((export_name(#name), used))

namespace rattus {
namespace {

std::chrono::nanoseconds now() { return std::chrono::steady_clock::now().time_since_epoch(); }

Seed fresh_seed() {
  std::random_device device;
  const auto word = [&] { return std::uint64_t{device()} << 32 | device(); };
  const std::uint64_t high = word();
  return {high, word()};
}

/// The base game alone is fetched first and has to be there soon; whoever wants a teacher asks the whole board game.
#ifdef RATTUS_BASE_GAME
constexpr const host::Session::Teacher* teacher = nullptr;
#else
constexpr const host::Session::Teacher* teacher = &host::Session::a_teacher;
#endif

host::Nets nets;  // of all tables
std::map<int, std::unique_ptr<host::Session>> sessions;
int last_handle = 0;
std::string answer;

const char* give(std::string text) {
  answer = std::move(text);
  return answer.c_str();
}
const char* give(const codec::Json& json) { return give(codec::text_of(json)); }

host::Session* find(int handle) {
  const auto found = sessions.find(handle);
  return found == sessions.end() ? nullptr : found->second.get();
}

const char* no_such_handle() {
  return give(codec::Json::array({{{"type", "failed"}, {"reason", "there is no table with this handle"}}}));
}

}  // namespace

/// A place at a table that "new" will open.
RATTUS_EXPORT(rattus_create) int rattus_create() {
  sessions[++last_handle] = std::make_unique<host::Session>(codec::game_data(), nets, fresh_seed, now, teacher);
  return last_handle;
}

/// Takes a message; a JSON list of messages comes back.
RATTUS_EXPORT(rattus_send) const char* rattus_send(int handle, const char* message) {
  host::Session* session = find(handle);
  return session ? give(session->send(message)) : no_such_handle();
}

/// Lets a computer player think for so many milliseconds; returns after each of his choices.
RATTUS_EXPORT(rattus_step) const char* rattus_step(int handle, double milliseconds) {
  host::Session* session = find(handle);
  if (!session) return no_such_handle();
  const double bounded = std::fmin(std::fmax(milliseconds, 1), 60'000);
  return give(session->step(std::chrono::milliseconds(static_cast<int>(bounded))));
}

RATTUS_EXPORT(rattus_free) void rattus_free(int handle) { sessions.erase(handle); }

/// Takes the file of a net for the computer players of all tables, and says why if it does not fit.
RATTUS_EXPORT(rattus_take_net) const char* rattus_take_net(const std::byte* bytes, std::size_t size) {
  return give(nets.take({bytes, size}));
}

/// 1 if a computer player at the table would judge by a net that has not been handed over.
RATTUS_EXPORT(rattus_wants_net) int rattus_wants_net(int handle) {
  const host::Session* session = find(handle);
  return session && session->wants_net() ? 1 : 0;
}

/// host::replayed, of a record. Only tests ask: what is fetched first goes without.
#if !defined(RATTUS_BASE_GAME) || defined(RATTUS_MEASURED)
RATTUS_EXPORT(rattus_replay) const char* rattus_replay(const char* record) {
  return give(host::replayed(record, codec::game_data(), nets));
}
#endif

}  // namespace rattus
