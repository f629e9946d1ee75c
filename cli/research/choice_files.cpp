#include "cli/research/choice_files.hpp"

#include <filesystem>
#include <span>

#include "cli/command.hpp"
#include "codec/text/json.hpp"

namespace rattus::cli {
namespace {

template <class Number>
void put(std::optional<OutputFile>& file, std::span<const Number> numbers) {
  file->write({reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes()});
}

}  // namespace

ChoiceFiles::ChoiceFiles(std::string folder) : folder_(std::move(folder)) {
  std::error_code fault;
  std::filesystem::create_directories(folder_, fault);
  if (fault) throw Usage("--out " + folder_ + " cannot be created: " + fault.message());
  const std::filesystem::path in(folder_);
  decisions_.emplace(in / "decisions.bin");
  options_.emplace(in / "options.bin");
  cues_.emplace(in / "cues.bin");
}

void ChoiceFiles::are_of(const ai::InputLayout& layout) {
  if (layout_ && layout_ != &layout)
    throw Usage(folder_ +
                ": the files hold games of Rattus and of Cartus; a policy learns one game: give files of one");
  layout_ = &layout;
}

void ChoiceFiles::add(const ai::Choices& choices) {
  const std::array<std::uint16_t, 3> decision{static_cast<std::uint16_t>(choices.decision),
                                              static_cast<std::uint16_t>(choices.taken),
                                              static_cast<std::uint16_t>(choices.options.size())};
  put(decisions_, std::span<const std::uint16_t>(decision));
  for (const ai::Cues& option : choices.options) {
    const std::array<std::uint16_t, 1> many{static_cast<std::uint16_t>(option.size())};
    put(options_, std::span<const std::uint16_t>(many));
    for (const ai::Cue& cue : option) {
      const std::array<std::int16_t, 2> numbers{static_cast<std::int16_t>(cue.at), cue.value};
      put(cues_, std::span<const std::int16_t>(numbers));
    }
  }
  ++count_;
}

void ChoiceFiles::finish() {
  const ai::PolicyShape shape = layout_ ? layout_->policy : ai::PolicyShape{};
  for (auto* file : {&decisions_, &options_, &cues_}) (*file)->finish();
  write_file(
      std::filesystem::path(folder_) / "choices.json",
      codec::Json{{"cues", shape.cues}, {"hash", std::to_string(shape.hash)}, {"choices", count_}}.dump(1) + "\n");
}

}  // namespace rattus::cli
