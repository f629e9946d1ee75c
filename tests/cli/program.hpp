#pragma once
// Runs the program as a person does, and gives a test a folder of its own.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

namespace rattus::test {

struct Ran {
  int status = -1;
  std::string output;
};

/// Runs a line of the shell.
inline Ran run_shell(const std::string& command) {
  Ran result;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return result;
  char buffer[4096];
  for (std::size_t n; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) result.output.append(buffer, n);
  const int status = pclose(pipe);
  result.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return result;
}

/// Runs the program with these lines typed in; printf knows "\n" in them. `errors` says where its standard error goes:
/// to the output, if it is not said.
inline Ran run_program(const std::string& arguments, const std::string& typed = "",
                       const std::string& errors = "2>&1") {
  return run_shell("printf '" + typed + "' | " + std::string(RATTUS_PROGRAM) + " " + arguments + " " + errors);
}

/// A folder that is gone when the test is over.
class OwnFolder {
 public:
  OwnFolder() : path_(std::filesystem::temp_directory_path() / ("rattus-own-" + std::to_string(getpid()))) {
    std::filesystem::create_directories(path_);
  }
  OwnFolder(const OwnFolder&) = delete;
  OwnFolder& operator=(const OwnFolder&) = delete;
  ~OwnFolder() { std::filesystem::remove_all(path_); }
  [[nodiscard]] std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

inline std::string text_of_file(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

}  // namespace rattus::test
