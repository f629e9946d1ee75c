#pragma once
// Work that waits for a thread, served by how little of one whoever it is for has had lately.
#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rattus::server {

/// Whom work is for. Addresses are served alike, and the guests of an address alike among themselves: one address can
/// call itself by many guests.
struct Owner {
  std::string address, guest;
};

/// Processor time that somebody has had, of which half is forgotten every ten seconds.
class Use {
 public:
  using Time = std::chrono::nanoseconds;
  void add(Time used, Time now) { used_ = at(now) + static_cast<double>(used.count()), since_ = now; }
  /// What is remembered of it, in nanoseconds.
  [[nodiscard]] double at(Time now) const;

 private:
  double used_ = 0;
  Time since_{0};
};

template <class Work>
class FairQueue {
 public:
  using Time = Use::Time;
  struct Taken {
    Owner owner;
    Work work;
  };

  FairQueue(std::size_t most, std::size_t most_of_one_address) : most_(most), most_of_one_(most_of_one_address) {}

  /// False if too much is waiting already, in all or of this address.
  bool push(const Owner& owner, Work work) {
    if (size_ >= most_) return false;
    Address& address = addresses_[owner.address];
    if (address.size >= most_of_one_) return false;
    address.guests[owner.guest].waiting.push_back(std::move(work));
    ++address.size;
    ++size_;
    return true;
  }

  /// The next piece of work: the oldest of the guest who has had least, at the address that has had least. The queue
  /// must not be empty.
  Taken pop(Time now) {
    const auto address = least(addresses_, now);
    auto& guests = address->second.guests;
    const auto guest = least(guests, now);
    Taken taken{{address->first, guest->first}, std::move(guest->second.waiting.front())};
    guest->second.waiting.pop_front();
    --address->second.size;
    --size_;
    return taken;
  }

  /// All that waits; nothing waits then.
  std::vector<Work> take_all() {
    std::vector<Work> all;
    for (auto& [name, address] : addresses_) {
      for (auto& [guest, one] : address.guests) {
        std::move(one.waiting.begin(), one.waiting.end(), std::back_inserter(all));
        one.waiting.clear();
      }
      address.size = 0;
    }
    size_ = 0;
    return all;
  }

  /// Work that was taken goes on later, before whatever else waits for its guest.
  void put_back(Taken taken) {
    Address& address = addresses_[taken.owner.address];
    address.guests[taken.owner.guest].waiting.push_front(std::move(taken.work));
    ++address.size;
    ++size_;
  }

  /// So much time has been given to an owner.
  void used(const Owner& owner, Time time, Time now) {
    Address& address = addresses_[owner.address];
    address.use.add(time, now);
    address.guests[owner.guest].use.add(time, now);
  }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  /// How many addresses something is remembered of.
  [[nodiscard]] std::size_t remembered() const { return addresses_.size(); }

 private:
  struct Guest {
    Use use;
    std::deque<Work> waiting;
    [[nodiscard]] bool idle() const { return waiting.empty(); }
  };
  struct Address {
    Use use;
    std::map<std::string, Guest> guests;
    std::size_t size = 0;
    [[nodiscard]] bool idle() const { return size == 0; }
  };

  /// Below a millisecond nothing is remembered.
  static constexpr double nothing = 1e6;

  /// Who has had least of those who wait; forgets on the way those of whom nothing is to be remembered.
  template <class Owners>
  static auto least(Owners& owners, Time now) {
    auto best = owners.end();
    double least_use = 0;
    for (auto one = owners.begin(); one != owners.end();) {
      const double use = one->second.use.at(now);
      if (one->second.idle() && use < nothing) {
        one = owners.erase(one);
        continue;
      }
      if (!one->second.idle() && (best == owners.end() || use < least_use)) {
        best = one;
        least_use = use;
      }
      ++one;
    }
    return best;
  }

  std::size_t most_, most_of_one_;
  std::map<std::string, Address> addresses_;
  std::size_t size_ = 0;
};

}  // namespace rattus::server
