#include "tests/slow/server/wrong_clock.hpp"

#include <cstdlib>
#include <ctime>
#include <stdexcept>

namespace rattus::server::test {

std::vector<std::string> with_clock_fast_by(std::chrono::seconds error) {
  const char* sanitizer = std::getenv("ASAN_OPTIONS");
  return {"LD_PRELOAD=" RATTUS_WRONG_CLOCK, "RATTUS_CLOCK_ERROR=" + std::to_string(error.count()),
          std::string("ASAN_OPTIONS=") + (sanitizer ? std::string(sanitizer) + ":" : "") + "verify_asan_link_order=0"};
}

UnixTime date_of(const HttpAnswer& answer) {
  std::tm date{};
  if (!::strptime(answer.headers.at("date").c_str(), "%a, %d %b %Y %H:%M:%S GMT", &date))
    throw std::runtime_error("no date: " + answer.headers.at("date"));
  return ::timegm(&date);
}

std::string clock_text(std::chrono::seconds error) {
  return (error.count() < 0 ? "" : "+") + std::to_string(error.count()) + " s";
}

}  // namespace rattus::server::test
