#include "bench/server/guest.hpp"

#include <stdexcept>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>

namespace rattus::bench {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

Json Guest::ask(const std::string& method, const std::string& path, const std::string& body) {
  asio::ip::tcp::socket socket(run_->context);
  leave_from(socket, run_->from);
  socket.connect(run_->server);
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(path);
  request.version(11);
  request.set(http::field::host, "127.0.0.1");
  if (!cookie.empty()) request.set(http::field::cookie, cookie);
  if (!body.empty()) request.set(http::field::content_type, "application/json");
  request.body() = body;
  request.prepare_payload();
  http::write(socket, request);
  beast::flat_buffer buffer;
  http::response<http::string_body> response;
  http::read(socket, buffer, response);
  if (response.result_int() >= 400) throw std::runtime_error(path + ": " + response.body());
  const std::string set(response[http::field::set_cookie]);
  if (!set.empty()) cookie = set.substr(0, set.find(';'));
  return Json::parse(response.body());
}

std::string Guest::open(const Json& seats) {
  const std::size_t players = seats.size();
  const Json setup{{"board", players > 4 ? "big-box" : "classic"}, {"players", players}};
  return ask("POST", "/api/tables", Json{{"setup", setup}, {"seats", seats}, {"listed", false}}.dump())["id"];
}

std::string Guest::open(unsigned seats) {
  Json plans = Json::array({{{"kind", "me"}}});
  while (plans.size() < seats) plans.push_back({{"kind", "open"}});
  return open(plans);
}

std::string Guest::open_for_computers(unsigned seats, const std::string& level) {
  const Json one{{"kind", "computer"}, {"player", "search"}, {"level", level}};
  return open(Json(std::vector<Json>(seats, one)));
}

void seat_all(Run& run, const unsigned& missing) {
  while (missing > 0 && run.lost == 0) {
    run.context.restart();
    run.context.run_one();
  }
  if (run.lost > 0) throw std::runtime_error("connections were refused");
}

}  // namespace rattus::bench
