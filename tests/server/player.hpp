#pragma once
// A player over a WebSocket who follows every update and answers decisions.
#include <algorithm>
#include <string>
#include <utility>

#include "tests/codec/clients.hpp"
#include "tests/server/client.hpp"

namespace rattus::server::test {

inline const Json me{{"kind", "me"}};
inline const Json open_seat{{"kind", "open"}};
inline const Json machine{{"kind", "computer"}, {"player", "random"}};

struct Player {
  Player(const Person& person, const std::string& table) : wire(person, table), seen("") {}

  /// The next update; others in between are refused messages, which `refusal` keeps.
  Json update() {
    for (;;) {
      const auto text = wire.receive_text();
      if (!text) throw std::runtime_error("no update came");
      Json message = Json::parse(*text);
      if (message["type"] == "refused") {
        refusal = message;
        continue;
      }
      if (message["type"] != "update") continue;
      seen.hear(*text);
      return message;
    }
  }
  /// Says hello; by itself from where it stands.
  Json hello() { return hello(seen.version); }
  Json hello(std::uint64_t after) {
    wire.send({{"type", "hello"}, {"after", after}});
    return update();
  }
  /// Sends a message and waits for its answer: an update or a refusal.
  Json ask(Json message) {
    wire.send(message);
    for (;;) {
      const auto text = wire.receive_text();
      if (!text) throw std::runtime_error("no answer came to " + message.dump());
      Json answer = Json::parse(*text);
      if (answer["type"] == "update") seen.hear(*text);
      if (answer.value("id", "") == message["id"]) return answer;
    }
  }
  /// Updates until `done()`.
  template <class Done>
  void until(Done done) {
    while (!done()) update();
  }
  /// As the host: the game begins as soon as all seats are taken.
  void begin() {
    const auto open = [](const Json& chair) { return chair["kind"] == "open"; };
    until([&] { return std::none_of(seen.table["seats"].begin(), seen.table["seats"].end(), open); });
    ask({{"type", "start"}, {"id", "start"}});
  }
  Json act(const std::string& id, std::size_t option = 0) {
    return ask({{"type", "act"}, {"id", id}, {"version", seen.version}, {"option", option}});
  }
  [[nodiscard]] bool to_decide() const { return seen.decision.is_object(); }
  [[nodiscard]] bool over() const { return seen.table.value("stage", "") == "over"; }
  /// Plays with the first option until the game is over.
  void play_on(const std::string& name = "move") {
    for (int i = 0; !over(); ++i) {
      if (to_decide())
        act(name + std::to_string(i));
      else
        update();
    }
  }

  Wire wire;
  rattus::test::Client seen;
  Json refusal;
};

}  // namespace rattus::server::test
