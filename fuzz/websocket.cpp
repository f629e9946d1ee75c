// Bytes become frames of a WebSocket, good and bad ones, and raw bytes between them: what comes back is always a JSON
// object with a type, the connection ends with its other end, and somebody else at the same table is still answered.
//
// The first byte says who sits at the table. Then each step has a byte: its low half is the opcode, its high half what
// is sent: 0 to 5 a frame of bytes that follow a length; 6 and 7 the same with a byte before it that breaks the frame's
// head; 8 to 14 a text frame with a message of the game, made from one more byte; 15 bytes below the frames.
#include "codec/text/json.hpp"
#include "fuzz/support/local_server.hpp"

namespace {

using namespace rattus;

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
  [[nodiscard]] bool empty() const { return left_ == 0; }
  unsigned next() {
    if (left_ == 0) return 0;
    --left_;
    return *data_++;
  }
  std::string text(std::size_t size) {
    size = std::min(size, left_);
    std::string taken(reinterpret_cast<const char*>(data_), size);
    data_ += size;
    left_ -= size;
    return taken;
  }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

std::string message_of(unsigned kind, unsigned number) {
  const std::string id = R"(,"id":")" + std::to_string(number & 7U) + std::to_string(kind) + "\"";
  const std::string version = R"(,"version":)" + std::to_string(1 + (number >> 3U));
  switch (kind) {
    case 8: return R"({"type":"hello","after":)" + std::to_string(number >> 2U) + "}";
    case 9: return R"({"type":"act")" + id + version + R"(,"option":)" + std::to_string(number & 7U) + "}";
    case 10: return R"({"type":"chat")" + id + R"(,"text":")" + std::string(number, 'x') + "\"}";
    case 11: return number & 1U ? R"({"type":"odds"})" : R"({"type":"record"})";
    case 12: return R"({"type":"take-back")" + id + version + "}";
    case 13: return R"({"type":"why","region":"gallia"})";
    default: break;
  }
  static constexpr std::array<const char*, 8> types{"sit",   "rise",   "start",  "propose",
                                                    "agree", "object", "return", "rematch"};
  return std::string(R"({"type":")") + types[number & 7U] + "\"" + id + R"(,"what":")" +
         (number & 8U ? "resign" : "stand-in") + R"(","seat":)" + std::to_string(1 + (number >> 4U)) + "}";
}

/// `odd`: bits 0 to 3 are turned over in the first byte's flags, bit 4 in that of the mask; 5: the long form of the
/// length; 6: the longest form; 7: the length is one too large.
std::string frame_of(unsigned opcode, const std::string& payload, unsigned odd) {
  std::string frame(1, static_cast<char>((0x80U ^ ((odd & 15U) << 4U)) | opcode));
  const unsigned mask = odd & 16U ? 0 : 0x80U;
  const std::size_t length = payload.size() + (odd & 128U ? 1 : 0);
  const unsigned bytes = odd & 64U ? 8 : odd & 32U || length > 125 ? 2 : 0;
  frame += static_cast<char>(mask | (bytes == 8 ? 127U : bytes == 2 ? 126U : static_cast<unsigned>(length)));
  for (unsigned i = bytes; i-- > 0;) frame += static_cast<char>(static_cast<std::uint64_t>(length) >> (8 * i));
  if (mask) frame.append(4, '\0');  // a mask of zeros changes nothing
  return frame + payload;
}

std::string step(Bytes& bytes) {
  const unsigned what = bytes.next(), opcode = what & 15U, kind = what >> 4U;
  if (kind == 15) return bytes.text(bytes.next());
  if (kind >= 8) return frame_of(1, message_of(kind, bytes.next()), 0);
  const unsigned odd = kind >= 6 ? bytes.next() : 0;
  return frame_of(opcode, bytes.text(bytes.next()), odd);
}

/// Takes the frames that are whole out of what has come, and looks at each; returns how many texts there were.
std::size_t read_frames(std::string& come) {
  std::size_t texts = 0;
  for (;;) {
    if (come.size() < 2) return texts;
    const auto byte = [&](std::size_t i) { return static_cast<std::uint64_t>(static_cast<unsigned char>(come[i])); };
    const unsigned opcode = byte(0) & 15U;
    std::uint64_t length = byte(1);
    std::size_t head = 2;
    const unsigned more = length == 126 ? 2 : length == 127 ? 8 : 0;
    if (come.size() < head + more) return texts;
    if (more > 0) length = 0;
    for (unsigned i = 0; i < more; ++i) length = length << 8U | byte(head++);
    if (come.size() < head + length) return texts;
    fuzz::require((byte(0) & 0xf0U) == 0x80U, "a frame in pieces, or with reserved bits");
    fuzz::require(opcode == 1 || opcode >= 8, "neither text nor control");
    if (opcode == 1) {
      const std::string_view text(come.data() + head, length);  // a tree of it would take longer than all the rest
      fuzz::require(text.starts_with("{") && codec::Json::accept(text), "no JSON object");
      fuzz::require(text.find("\"type\":\"") != std::string_view::npos, "no type");
      ++texts;
    }
    come.erase(0, head + length);
  }
}

/// A table of its own for each input, so that one that fails, fails again.
std::string new_table(fuzz::LocalServer& server, unsigned how) {
  static unsigned count = 0;
  const std::string id = "t" + std::to_string(++count);
  table::Plan plan;
  plan.host = "agnes";
  board::SetUp setup;
  setup.players = 2;
  plan.setup = setup;
  const table::Chair own{table::SeatKind::person, "agnes", "Agnes", "random", "novice"};
  plan.seats = {own, own};
  if (how % 3 == 1) plan.seats[1] = {};
  if (how % 3 == 2) plan.seats[1] = {table::SeatKind::computer, "", "machine", "random", "novice"};
  server.open_match(id, plan, {how, 1});
  return id;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size < 2) return 0;
  static fuzz::Servers servers(200);  // so that rooms do not pile up
  fuzz::LocalServer& server = servers.next([](auto&) {});
  const std::string table = new_table(server, data[0]);
  fuzz::Connection wild(server), good(server);
  wild.upgrade(fuzz::agnes, table);
  good.upgrade(fuzz::bruno, table);
  for (Bytes bytes(data + 1, size - 1); !bytes.empty();) {
    wild.send(step(bytes));
    server.settle();
  }
  good.send(fuzz::frame(1, R"({"type":"hello","after":0})"));
  server.until([&] { return read_frames(good.come) > 0; }, "somebody else is not answered");
  wild.half_close();
  server.until([&] { return wild.ended(); }, "the connection is not closed");
  read_frames(wild.come);
  return 0;
}
