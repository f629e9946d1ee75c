#include "cli/output_file.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <iostream>

#include "cli/command.hpp"

namespace rattus::cli {
namespace {

constexpr std::size_t piece = std::size_t{1} << 20U;
constexpr mode_t for_all = 0666;  ///< less what the person's umask says

void check(const std::string& why) {
  if (!why.empty()) throw Usage(why);
}

}  // namespace

OutputFile::OutputFile(const std::string& path) {
  namespace fs = std::filesystem;
  std::error_code error;
  const fs::path target = fs::canonical(path, error);  // a link stays one
  const bool there = !error;
  draft_ = std::make_unique<server::Draft>(there ? target.string() : path);
  check(there && !fs::is_regular_file(target, error) ? draft_->open_device() : draft_->make(for_all));
}

void OutputFile::write(std::string_view bytes) {
  waiting_ += bytes;
  if (waiting_.size() < piece) return;
  check(draft_->write(waiting_));
  waiting_.clear();
}

void OutputFile::finish() {
  check(draft_->write(waiting_));
  waiting_.clear();
  check(draft_->replace());
}

void write_file(const std::string& path, std::string_view text) {
  OutputFile file(path);
  file.write(text);
  file.finish();
}

void check_output() {
  errno = 0;
  const bool flushed = std::cout.flush().good() && std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
  if (!flushed)
    throw Usage("the output is incomplete: " + (errno ? server::write_fault(errno) : "it could not be written"));
}

}  // namespace rattus::cli
