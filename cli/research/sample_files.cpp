#include "cli/research/sample_files.hpp"

#include <filesystem>
#include <vector>

#include "cli/command.hpp"
#include "codec/text/json.hpp"

namespace rattus::cli {

SampleFiles::SampleFiles(std::string folder) : folder_(std::move(folder)) {
  std::error_code fault;
  std::filesystem::create_directories(folder_, fault);
  if (fault) throw Usage("--out " + folder_ + " cannot be created: " + fault.message());
}

void SampleFiles::are_of(const ai::InputLayout& layout) {
  if (layout_ && layout_ != &layout)
    throw Usage(folder_ + ": the files hold games of Rattus and of Cartus; a net learns one game: give files of one");
  layout_ = &layout;
}

void SampleFiles::add(const ai::Sample& sample) {
  const auto players = static_cast<unsigned>(sample.seats.size());
  OutputFile& file = files_.try_emplace(players, folder_ + "/" + std::to_string(players) + ".bin").first->second;
  std::vector<std::int16_t> row;
  const auto put = [&row](const auto& numbers) {
    for (const auto number : numbers) row.push_back(static_cast<std::int16_t>(number));
  };
  put(sample.game);
  for (const ai::Net::Row& seat : sample.seats) put(seat);
  put(std::span(sample.result).first(players));
  put(std::span(sample.expected).first(players));
  put(std::span(sample.points).first(players));
  file.write({reinterpret_cast<const char*>(row.data()), row.size() * sizeof row[0]});
  ++counts_[players];
}

void SampleFiles::finish() {
  const ai::InputLayout& layout = layout_ ? *layout_ : ai::input_layout();
  codec::Json counts = codec::Json::object();
  for (auto& [players, file] : files_) {
    counts[std::to_string(players)] = counts_[players];
    file.finish();
  }
  const codec::Json json = {{"of", layout.of},
                            {"seat", layout.seat},
                            {"game", layout.game},
                            {"hash", std::to_string(layout.hash)},
                            {"samples", counts}};
  write_file(folder_ + "/samples.json", json.dump(1) + "\n");
}

std::uint64_t SampleFiles::count() const {
  std::uint64_t all = 0;
  for (const auto& [players, count] : counts_) all += count;
  return all;
}

}  // namespace rattus::cli
