#include "tests/slow/server/crash_player.hpp"

#include <algorithm>

namespace rattus::server::test {

namespace {

/// After so long without a word another connection is tried.
constexpr std::chrono::seconds longest_silence{3};

}  // namespace

CrashPlayer::CrashPlayer(Person person, std::string name, const std::string& table, std::uint64_t seed,
                         Weather& weather)
    : person_(std::move(person)), name_(std::move(name)), random_(seed), weather_(&weather) {
  memories_.emplace_back(table);
}

void CrashPlayer::play() {
  while (!done()) try {
      session();
    } catch (const std::exception&) {  // nobody listens: the server has been killed
    }
}

void CrashPlayer::session() {
  const std::string table = now().table;
  if (!ports_.empty()) person_.move_to(ports_[below(ports_.size())]);
  if (reach_) reach_(person_.port());
  Wire wire(person_, table);
  if (wire.refused()) return;
  heard_ = false;
  const auto until = std::chrono::steady_clock::now() + longest_silence;
  asked_for_ = 0;
  greeted_ = std::chrono::steady_clock::now();
  wire.send({{"type", "hello"}, {"after", now().seen.version}});
  for (const auto& [id, text] : now().waiting) put(wire, text);
  while (!done() && now().table == table) {
    if (!heard_ && std::chrono::steady_clock::now() > until) return;
    const bool may_move = heard_ && !weather_->ending;
    const auto text = wire.receive_text(std::chrono::milliseconds(may_move ? 20 : 200));
    if (text)
      hear(*text);
    else if (weather_->ending || wire.ended(std::chrono::milliseconds(0)))
      return;  // what was lost on the way goes out with the next connection
    if (may_move && now().table == table) {
      if (below(150) == 0) {
        ++weather_->cuts;
        return wire.cut();
      }
      move(wire);
    }
  }
}

void CrashPlayer::hear(const std::string& text) {
  const Json message = Json::parse(text);
  const std::string id = message.value("id", "");
  if (message["type"] == "update") {
    heard_ = true;
    now().seen.hear(text);
    now().history.heard.push_back({greeted_, std::chrono::steady_clock::now(), now().seen.version});
    if (now().waiting.erase(id) > 0) {
      now().acknowledged.emplace(id, now().seen.version);
      note_answer(id, Sent::Outcome::accepted, "");
      ++*acknowledged_;
      ++weather_->acknowledged;
      weather_->acknowledged.notify_all();
    }
    if (const std::string next = now().seen.table.value("rematch", ""); !next.empty() && now().waiting.empty()) {
      memories_.emplace_back(next);
      sent_.clear();
      noted_.clear();
    }
  } else if (message["type"] == "refused" && message["code"] != "not-saved") {
    // Another message that was refused may be accepted when it is repeated.
    if (now().waiting.erase(id) == 0 || id[0] != 'a') return;
    note_answer(id, Sent::Outcome::refused, message["code"]);
    now().refused.insert(id);
  }
}

void CrashPlayer::move(Wire& wire) {
  if (!sent_.empty() && below(10) == 0) {  // an old message comes late, or once more
    ++weather_->repeats;
    put(wire, sent_[below(sent_.size())]);
  }
  const auto& seen = now().seen;
  const std::string number = name_ + std::to_string(++count_);
  if (below(60) == 0) send(wire, {{"type", "chat"}, {"id", "c" + number}, {"text", "still here " + number}});
  const auto open = [](const Json& chair) { return chair["kind"] == "open"; };
  if (seen.table.value("stage", "") == "gathering") {
    const Json& seats = seen.table["seats"];
    const bool full = std::none_of(seats.begin(), seats.end(), open);
    if (full && seen.table["host"] == true && now().waiting.empty())
      send(wire, {{"type", "start"}, {"id", "b" + number}});
  } else if (seen.table.value("stage", "") == "over") {
    if (now().waiting.empty()) send(wire, {{"type", "rematch"}, {"id", "r" + number}});
  } else if (seen.decision.is_object() && asked_for_ != seen.version) {
    asked_for_ = seen.version;
    const bool back = seen.decision["can_take_back"] == true && below(10) == 0;
    Json message{{"type", back ? "take-back" : "act"}, {"id", "a" + number}, {"version", seen.version}};
    if (!back) message["option"] = below(seen.decision["options"].size());
    send(wire, std::move(message));
  }
}

void CrashPlayer::put(Wire& wire, const std::string& text) {
  const Json message = Json::parse(text);
  History& history = now().history;
  if (const std::string id = message["id"]; noted_.emplace(id, history.sent.size()).second)
    history.sent.push_back({id, std::chrono::steady_clock::now(), message.value("version", std::uint64_t{0}),
                            message["type"] == "rematch"});
  wire.send_text(text);
}

void CrashPlayer::note_answer(const std::string& id, Sent::Outcome outcome, const std::string& code) {
  Sent& sent = now().history.sent[noted_.at(id)];
  sent.outcome = outcome;
  sent.answered = std::chrono::steady_clock::now();
  sent.told = now().seen.version;
  sent.code = code;
}

void CrashPlayer::send(Wire& wire, Json message) {
  const std::string text = message.dump();
  now().waiting.emplace(message["id"].get<std::string>(), text);
  sent_.push_back(text);
  switch (below(12)) {
    case 0: return;                            // lost on the way; it goes out with the next connection
    case 1: put(wire, text); [[fallthrough]];  // twice
    default: put(wire, text);
  }
}

}  // namespace rattus::server::test
