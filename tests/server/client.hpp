#pragma once
// A client of the server for tests: HTTP and WebSocket over real sockets, one thing at a time.
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "codec/text/json.hpp"

namespace rattus::server::test {

using codec::Json;

struct HttpAnswer {
  unsigned status = 0;
  std::map<std::string, std::string> headers;  ///< names in lower case
  std::string body;
  [[nodiscard]] Json json() const { return Json::parse(body); }
  [[nodiscard]] std::string code() const { return json().value("code", ""); }
};

using Headers = std::map<std::string, std::string>;

/// A guest with his cookie.
class Person {
 public:
  explicit Person(std::uint16_t port) : port_(port) {}
  /// A guest whom the server knows, called so.
  Person(std::uint16_t port, const std::string& name);

  HttpAnswer get(const std::string& path, const Headers& headers = {}) { return request("GET", path, "", headers); }
  HttpAnswer post(const std::string& path, const Json& body, const Headers& headers = {});
  HttpAnswer request(const std::string& method, const std::string& path, const std::string& body,
                     const Headers& headers = {});

  /// A value of /metrics, at their port; 0 if it does not stand there.
  double metric(const std::string& name);
  /// Asks until it has this value; false if it does not in time.
  bool metric_becomes(const std::string& name, double value);

  [[nodiscard]] std::uint16_t port() const { return port_; }
  /// The server has been started again elsewhere.
  void move_to(std::uint16_t port) { port_ = port; }
  std::string cookie;  ///< "rattus=..."; empty: none

 private:
  std::uint16_t port_;
};

/// Sends bytes as they stand and returns all that comes back until the server closes.
std::string exchange(std::uint16_t port, std::string_view bytes, bool half_close = true);

/// A WebSocket.
class Wire {
 public:
  /// Opens one; `refused()` holds the HTTP answer if it was not opened.
  Wire(const Person& person, const std::string& table, const Headers& headers = {});
  ~Wire();
  Wire(Wire&&) noexcept;
  Wire& operator=(Wire&&) noexcept;

  [[nodiscard]] const std::optional<HttpAnswer>& refused() const;
  void send(const Json& message) { send_text(message.dump()); }
  void send_text(const std::string& text, bool binary = false);
  /// Writes bytes below the WebSocket protocol.
  void send_raw(std::string_view bytes);
  /// The next message; nothing if the connection ended, or none came in time.
  std::optional<std::string> receive_text(std::chrono::milliseconds patience = std::chrono::seconds(20));
  /// The same; a test that waits for nothing fails.
  Json receive();
  /// Receives until a message of this type comes.
  Json receive(const std::string& type);
  /// Nothing comes for so long.
  bool silent(std::chrono::milliseconds time);
  /// After the connection has ended: why, or 0.
  [[nodiscard]] unsigned close_code() const;
  /// Waits for the end.
  bool ended(std::chrono::milliseconds patience = std::chrono::seconds(20));
  /// Cuts the connection without a word.
  void cut();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace rattus::server::test
