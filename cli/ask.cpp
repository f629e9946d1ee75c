// `rattus ask`: a conversation in lines of JSON about a game (docs/ask.md).
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <optional>
#include <string>

#include "cli/command.hpp"
#include "host/conversation.hpp"

namespace rattus::cli {
namespace {

std::optional<std::string> read_file(const std::string& name) {
  std::ifstream file(name, std::ios::binary);
  if (!file) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(file), {});
}

int ask(const std::string& language) {
  host::Conversation conversation(game_data(), language, read_file);
  for (std::string line; std::cout && std::getline(std::cin, line);) {
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    std::cout << conversation.answer(line) << std::endl;  // a program at the other end waits for the answer
  }
  return 0;
}

void add_ask(CLI::App& app) {
  auto* command = subcommand(app, "ask", "Answer questions about games: one line of JSON in, one line out.",
                             "echo '{\"do\": \"new\", \"setup\": {\"players\": 3}, \"seed\": 1}' | rattus ask");
  auto language = std::make_shared<std::string>("en");
  command->add_option("--language", *language, "language of the messages: en or de")
      ->check(CLI::IsMember({"en", "de"}));
  command->callback([language] { finish(ask(*language)); });
}

const Registered registered(add_ask);

}  // namespace
}  // namespace rattus::cli
