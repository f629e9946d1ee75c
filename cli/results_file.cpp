#include "cli/results_file.hpp"

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
    throw Usage("--file " + path + " has results of something else (" + found +
                "): ask for the same again, or name another file");
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
  std::size_t begin = 0;
  for (std::size_t line = 1; begin < text.size(); ++line) {
    const std::size_t end = text.find('\n', begin);
    const bool whole = end != std::string::npos;
    const auto parsed =
        whole ? codec::parse(std::string_view(text).substr(begin, end - begin)) : std::optional<codec::Parsed>();
    if (parsed && line == 1) check_header(path, parsed->json, header);
    if (!parsed || (line > 1 && !take(parsed->json))) {
      if (whole && end + 1 < text.size())
        throw Usage("--file " + path + ": line " + std::to_string(line) + " is no result; mend or remove the line");
      std::cerr << "rattus: --file " << path << ": the last line is damaged and has been dropped\n";
      std::filesystem::resize_file(path, begin);
      return;
    }
    begin = end + 1;
  }
}

void ResultsFile::write(const Json& line) {
  file_ << codec::text_of(line) << "\n";
  if (!file_.flush()) throw Usage("--file " + path_ + " cannot be written: is the disk full?");
}

void ResultsFile::add(const Json& result) {
  if (!path_.empty()) write(result);
}

}  // namespace rattus::cli
