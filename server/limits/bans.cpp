#include "server/limits/bans.hpp"

#include <array>
#include <ctime>

#include <boost/asio/ip/address.hpp>

#include "server/limits/limits.hpp"

namespace rattus::server {
namespace {

constexpr std::string_view network = "/64";

/// The text without what says that a whole network is meant; the text itself if that is not IPv6.
std::string address_in(const std::string& text) {
  if (!text.ends_with(network) || text.find(':') == std::string::npos) return text;
  return text.substr(0, text.size() - network.size());
}

bool holds(const Ban& ban, UnixTime now) { return ban.until == 0 || ban.until > now; }

}  // namespace

bool is_address(const std::string& text) {
  boost::system::error_code error;
  boost::asio::ip::make_address(address_in(text), error);
  return !error;
}

std::string banned_by(const std::string& text) { return is_address(text) ? counted_address(address_in(text)) : text; }

void Bans::set(std::span<const Ban> bans) {
  bans_.clear();
  for (const Ban& ban : bans) bans_.emplace(ban.whom, ban);
}

const Ban* Bans::of(const std::string& guest, const std::string& address, UnixTime now) const {
  if (bans_.empty()) return nullptr;
  for (const std::string* whom : {&guest, &address})
    if (const auto found = bans_.find(*whom); found != bans_.end() && holds(found->second, now)) return &found->second;
  return nullptr;
}

std::string date_text(UnixTime time) {
  const std::time_t seconds = time;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
}

std::string sentence(const Ban& ban) {
  std::string text =
      is_address(ban.whom) ? "your address is banned from this server" : "you are banned from this server";
  if (ban.until > 0) text += " until " + date_text(ban.until) + " UTC";
  return ban.reason.empty() ? text : text + ": " + ban.reason;
}

}  // namespace rattus::server
