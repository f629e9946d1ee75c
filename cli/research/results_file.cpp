#include "cli/research/results_file.hpp"

#include <filesystem>
#include <iostream>
#include <string_view>

#include "cli/command.hpp"
#include "cli/setup_choice.hpp"

namespace rattus::cli {
namespace {

using codec::Json;

/// The first field in which two headers differ, said by both; empty if they are the same.
std::string difference(const Json& is, const Json& wanted) {
  const auto said = [](const Json& json, const std::string& key) {
    return json.is_object() && json.contains(key) ? codec::text_of(json[key]) : "nothing";
  };
  for (const auto& [key, value] : wanted.items())
    if (said(is, key) != codec::text_of(value))
      return std::string(key)
          .append(" ")
          .append(said(is, key))
          .append(" there, ")
          .append(codec::text_of(value))
          .append(" here");
  return {};
}

void check_header(const std::string& path, const Json& is, const Json& wanted) {
  if (const std::string found = difference(is, wanted); !found.empty())
    throw Usage("--file " + path + " has results of another run (" + found +
                "): give the same options, or name another file");
}

/// Hands on each line with its number, from 1 on; `take` says whether it is one. How many bytes are good: a damaged
/// last line is none of them, and is told; any other is Usage.
template <class TakeLine>
std::size_t read_lines(const std::string& name, const std::string& text, TakeLine take) {
  std::size_t begin = 0;
  for (std::size_t line = 1; begin < text.size(); ++line) {
    const std::size_t end = text.find('\n', begin);
    const bool whole = end != std::string::npos;
    const auto parsed =
        whole ? codec::parse(std::string_view(text).substr(begin, end - begin)) : std::optional<codec::Parsed>();
    if (!parsed || !take(line, parsed->json)) {
      if (whole && end + 1 < text.size())
        throw Usage(name + ": line " + std::to_string(line) + " is not a result: correct or remove the line");
      std::cerr << "rattus: " << name << ": dropped the last line, which was damaged\n";
      return begin;
    }
    begin = end + 1;
  }
  return begin;
}

}  // namespace

ResultsFile::ResultsFile(const std::string& path, const Json& header, const Take& take) : path_(path) {
  if (path.empty()) return;
  if (std::filesystem::exists(path)) read(path, header, take);
  const bool fresh = !std::filesystem::exists(path) || std::filesystem::file_size(path) == 0;
  file_.open(path, std::ios::binary | std::ios::app);
  if (!file_) throw Usage("--file " + path + " cannot be written: check the folder");
  if (fresh) write(header);
}

void ResultsFile::read(const std::string& path, const Json& header, const Take& take) {
  const std::string text = read_file(path);
  const std::size_t good = read_lines("--file " + path, text, [&](std::size_t line, const Json& json) {
    if (line > 1) return take(json);
    check_header(path, json, header);
    return true;
  });
  if (good < text.size()) std::filesystem::resize_file(path, good);
}

void read_results(const std::string& path, const std::string& what, const ResultsFile::Take& take) {
  read_lines(path, read_file(path), [&](std::size_t line, const Json& json) {
    if (line > 1) return take(json);
    if (!json.is_object() || json.value("results", "") != what)
      throw Usage(path + " is not a file of rattus " + what + ": check the name");
    return true;
  });
}

void ResultsFile::write(const Json& line) {
  file_ << codec::text_of(line) << "\n";
  if (!file_.flush()) throw Usage("--file " + path_ + " cannot be written: check the disk");
}

void ResultsFile::add(const Json& result) {
  if (!path_.empty()) write(result);
}

}  // namespace rattus::cli
