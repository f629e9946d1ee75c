// Any lines as a conversation: each is answered with JSON, and a refused one changes nothing.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "host/conversation.hpp"

using namespace rattus;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  host::Conversation conversation(codec::game_data());
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  for (int lines = 0; lines < 40 && !rest.empty(); ++lines) {
    const auto end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    const std::string before = conversation.answer(R"({"do":"state"})");
    const auto answer = codec::Json::parse(conversation.answer(line), nullptr, false);
    if (answer.is_discarded() || !answer.contains("ok")) std::abort();
    if (answer["ok"] == false && conversation.answer(R"({"do":"state"})") != before) std::abort();
  }
  return 0;
}
