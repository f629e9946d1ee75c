#include "server/thinking/job.hpp"

#include <limits>

#include "codec/record/record.hpp"
#include "codec/text/json.hpp"

namespace rattus::server {
namespace {

using codec::Json;

/// A number that the type can hold; throws as Json does.
template <class Number>
Number number_in(const Json& json) {
  const auto number = json.is_number_unsigned() ? json.get<std::uint64_t>() : ~std::uint64_t{0};
  if (number > std::numeric_limits<Number>::max()) throw Json::other_error::create(501, "not such a number", &json);
  return static_cast<Number>(number);
}

/// What `read` makes of the text; nothing if it is not what such a message is.
template <class Read>
auto read_message(std::string_view text, const Read& read) -> decltype(read(Json())) {
  try {
    return read(Json::parse(text));
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

}  // namespace

std::string answer_subject(const std::string& table) { return "thought." + table; }

std::string id_of(const Job& job) { return job.table + ":" + std::to_string(job.version); }

std::string text_of(const Job& job) {
  return Json{{"table", job.table},           {"version", job.version},           {"seat", job.seat},
              {"seed", codec::hex(job.seed)}, {"microseconds", job.most.count()}, {"answer", answer_subject(job.table)}}
      .dump();
}

std::optional<Job> read_job(std::string_view text) {
  return read_message(text, [](const Json& json) -> std::optional<Job> {
    const auto seed = codec::read_seed(json.at("seed").get<std::string>());
    if (!seed) return std::nullopt;
    Job job{json.at("table").get<std::string>(), number_in<std::uint64_t>(json.at("version")),
            number_in<board::Seat>(json.at("seat")), *seed,
            std::chrono::microseconds(number_in<std::uint32_t>(json.at("microseconds")))};
    if (json.at("answer") != answer_subject(job.table)) return std::nullopt;
    return job;
  });
}

std::string text_of(const WorkersChoice& choice) {
  return Json{{"table", choice.table}, {"version", choice.version}, {"options", choice.options}}.dump();
}

std::optional<WorkersChoice> read_choice(std::string_view text) {
  return read_message(text, [](const Json& json) -> std::optional<WorkersChoice> {
    WorkersChoice choice{json.at("table").get<std::string>(), number_in<std::uint64_t>(json.at("version")), {}};
    for (const Json& option : json.at("options")) choice.options.push_back(number_in<std::uint32_t>(option));
    if (choice.options.empty()) return std::nullopt;
    return choice;
  });
}

}  // namespace rattus::server
