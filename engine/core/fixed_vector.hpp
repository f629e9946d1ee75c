#pragma once
// A vector with a fixed capacity and no allocation, for lists whose greatest length the rules bound.
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace rattus {

/// At most `N` elements stored in place. Elements beyond size() are unspecified.
template <class T, std::size_t N>
class FixedVector {
 public:
  using value_type = T;
  constexpr void push_back(const T& value) {
    assert(size_ < N);
    items_[size_++] = value;
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void clear() { size_ = 0; }
  constexpr void resize(std::size_t n) {
    assert(n <= N);
    size_ = static_cast<std::uint32_t>(n);
  }
  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] static constexpr std::size_t capacity() { return N; }
  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }
  constexpr T& back() { return (*this)[size_ - 1]; }
  constexpr const T& back() const { return (*this)[size_ - 1]; }
  friend constexpr bool operator==(const FixedVector& x, const FixedVector& y) {
    if (x.size_ != y.size_) return false;
    for (std::size_t i = 0; i < x.size_; ++i)
      if (!(x.items_[i] == y.items_[i])) return false;
    return true;
  }
  [[nodiscard]] constexpr bool contains(const T& value) const {
    for (const T& item : *this)
      if (item == value) return true;
    return false;
  }

 private:
  std::uint32_t size_ = 0;
  std::array<T, N> items_;  // left uninitialised on purpose: a list of options is rebuilt at each decision
};

}  // namespace rattus
