// Bytes come over a connection: whatever they are, the server answers in HTTP or not at all, closes the connection soon
// after its other end, and goes on serving. The first byte says where what is sent is cut in two pieces.
#include "fuzz/support/local_server.hpp"

namespace {

using namespace rattus;

/// A table to join and one to watch.
void open_tables(fuzz::LocalServer& server) {
  table::Plan plan;
  plan.host = "agnes";
  plan.listed = true;
  board::SetUp setup;
  setup.players = 2;
  plan.setup = setup;
  plan.seats = {{table::SeatKind::person, "agnes", "Agnes"}, {}};
  server.open_match("open", plan, {1, 2});
  plan.seats[1] = {table::SeatKind::computer, "", "machine", "random", "novice"};
  server.open_match("begun", plan, {3, 4});
}

std::string answer_to(fuzz::LocalServer& server, std::string_view first, std::string_view second) {
  fuzz::Connection connection(server);
  connection.send(first);
  if (!second.empty()) {
    server.settle();
    connection.send(second);
  }
  connection.half_close();
  server.until([&] { return connection.ended(); }, "the connection is not closed");
  return connection.come;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static fuzz::Servers servers(500);
  if (size < 2) return 0;
  fuzz::LocalServer& server = servers.next(open_tables);
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const std::size_t cut = text.size() * data[0] / 256;
  const std::string answer = answer_to(server, text.substr(0, cut), text.substr(cut));
  fuzz::require(answer.empty() || answer.starts_with("HTTP/1."), "an answer that is not HTTP");
  fuzz::require(!answer.starts_with("HTTP/1.1 5"), "the server says that it fails");
  if (servers.used() % 100 == 0)
    fuzz::require(answer_to(server, "GET /lobby HTTP/1.1\r\nHost: x\r\n\r\n", "").starts_with("HTTP/1.1 200 OK\r\n"),
                  "the server is not well");
  return 0;
}
