#include "server/limits/limits.hpp"

#include <algorithm>
#include <cmath>

#include <boost/asio/ip/address.hpp>

namespace rattus::server {
namespace {

/// What writing and sending them takes, about.
constexpr double bytes_in_a_millisecond = 64 * 1024;

}  // namespace

void TokenBucket::refill(Moment now) {
  tokens_ = std::min(burst_, tokens_ + rate_ * std::chrono::duration<double>(now - filled_).count());
  filled_ = now;
}

bool TokenBucket::take(Moment now) {
  refill(now);
  if (tokens_ < 1) return false;
  tokens_ -= 1;
  return true;
}

void TokenBucket::spend(double tokens, Moment now) {
  refill(now);
  tokens_ -= tokens;
}

unsigned TokenBucket::wait() const {
  return std::max(1U, static_cast<unsigned>(std::ceil((1 - tokens_) / std::max(rate_, 0.001))));
}

bool TokenBucket::full(Moment now) const {
  return tokens_ + rate_ * std::chrono::duration<double>(now - filled_).count() >= burst_;
}

Addresses::Entry& Addresses::entry(const std::string& address) {
  return entries_
      .try_emplace(
          address,
          Entry{0, {limits_->request_burst, limits_->request_rate}, {limits_->guest_burst, limits_->guest_rate}})
      .first->second;
}

bool Addresses::connect(const std::string& address) {
  Entry& from = entry(address);
  if (from.connections >= limits_->connections_per_address) return false;
  ++from.connections;
  return true;
}

void Addresses::disconnect(const std::string& address) { --entry(address).connections; }

unsigned Addresses::request(const std::string& address, Moment now) {
  TokenBucket& bucket = entry(address).requests;
  return bucket.take(now) ? 0 : bucket.wait();
}

unsigned Addresses::new_guest(const std::string& address, Moment now) {
  TokenBucket& bucket = entry(address).guests;
  return bucket.take(now) ? 0 : bucket.wait();
}

void Addresses::sweep(Moment now) {
  std::erase_if(entries_, [&](const auto& item) {
    const Entry& one = item.second;
    return one.connections == 0 && one.requests.full(now) && one.guests.full(now);
  });
}

AddressWork::Entry& AddressWork::entry(const std::string& address) {
  return entries_
      .try_emplace(address, Entry{{limits_->work_burst, limits_->work_rate}, {limits_->send_burst, limits_->send_rate}})
      .first->second;
}

void AddressWork::worked(const std::string& address, Moment time, std::size_t bytes, Moment now) {
  const std::chrono::duration<double, std::milli> taken = time;
  entry(address).time.spend(taken.count() + static_cast<double>(bytes) / bytes_in_a_millisecond, now);
}

bool AddressWork::prompt(const std::string& address, Moment now) { return entry(address).sends.take(now); }

unsigned AddressWork::exhausted(const std::string& address, Moment now) {
  TokenBucket& time = entry(address).time;
  time.spend(0, now);
  return time.owes() ? time.wait() : 0;
}

void AddressWork::sweep(Moment now) {
  std::erase_if(entries_, [&](const auto& item) { return item.second.time.full(now) && item.second.sends.full(now); });
}

std::string counted_address(const std::string& address) {
  boost::system::error_code error;
  const auto parsed = boost::asio::ip::make_address(address, error);
  if (error || !parsed.is_v6()) return address;
  if (parsed.to_v6().is_v4_mapped())
    return boost::asio::ip::make_address_v4(boost::asio::ip::v4_mapped, parsed.to_v6()).to_string();
  auto bytes = parsed.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return boost::asio::ip::address_v6(bytes).to_string() + "/64";
}

}  // namespace rattus::server
