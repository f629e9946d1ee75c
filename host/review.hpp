#pragma once
// The review of a record, in messages (docs/reference/protocol.md).
#include <memory>

#include "codec/record/record.hpp"
#include "host/codec.hpp"
#include "host/nets.hpp"
#include "table/review.hpp"

namespace rattus::host {

/// A record being reviewed, slice by slice.
class RecordReview {
 public:
  /// `nets` judge, unless the style names others.
  static RecordReview of(Record record, const GameData& data, const Nets& nets, table::ReviewStyle style,
                         ai::Clock clock);
  RecordReview(RecordReview&&) noexcept;
  RecordReview& operator=(RecordReview&&) noexcept;
  ~RecordReview();

  /// As table::Review::work.
  bool work(ai::Budget slice);
  [[nodiscard]] const table::Review& review() const;
  /// "reviewing": how far it has come.
  [[nodiscard]] std::string progress_message() const;
  /// "review", when it is complete; `id` is repeated unless it is empty.
  [[nodiscard]] std::string message(const std::string& id) const;

  struct Work;

 private:
  explicit RecordReview(std::unique_ptr<Work> work);
  std::unique_ptr<Work> work_;
};

}  // namespace rattus::host
