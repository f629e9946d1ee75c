#pragma once
// A line between two programs that can be cut: what is under way then arrives when it is mended, however late, even if
// the sender has given up meanwhile.
#include <cstdint>
#include <memory>
#include <string>

namespace rattus::server::test {

class Cable {
 public:
  /// To a port of 127.0.0.1, or to the socket at a path.
  explicit Cable(std::uint16_t port);
  explicit Cable(const std::string& path);
  Cable(const Cable&) = delete;
  Cable& operator=(const Cable&) = delete;
  ~Cable();

  /// The port of its near end.
  [[nodiscard]] std::uint16_t port() const;
  void cut();
  void mend();

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace rattus::server::test
