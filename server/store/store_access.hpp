#pragma once
// How rooms reach the store without waiting for it: they hand in writes and questions and hear of them later, on their
// own thread.
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

#include "server/store/store.hpp"

namespace rattus::server {

/// Told what became of a write: on disk, or why not.
using Written = std::function<void(const std::optional<StoreFault>&)>;

/// Writes that belong together: all or none.
struct Unit {
  std::vector<Write> writes;
  Written done;
};

/// Writes units in one transaction, for the price of one synchronisation. If they do not go together, those that can
/// be written are: the fault of one does not touch the others. Returns what became of each.
std::vector<std::optional<StoreFault>> write_together(Store& store, std::vector<Unit>& units);

class StoreAccess {
 public:
  StoreAccess() = default;
  StoreAccess(const StoreAccess&) = delete;
  StoreAccess& operator=(const StoreAccess&) = delete;
  virtual ~StoreAccess() = default;

  virtual void write(Unit unit) = 0;

  /// Asks on the store's thread with `question(Store&)`; `answer` is called with what it returned.
  template <class Question, class Answer>
  void ask(Question question, Answer answer) {
    ask_any([question = std::move(question), answer = std::move(answer)](Store& store) mutable {
      auto value = std::make_shared<std::invoke_result_t<Question&, Store&>>(question(store));
      return [value, answer = std::move(answer)]() mutable { answer(std::move(*value)); };
    });
  }

 protected:
  /// Runs on the store's thread; what it returns runs on the asker's.
  using Ask = std::function<std::function<void()>(Store&)>;
  virtual void ask_any(Ask ask) = 0;
};

}  // namespace rattus::server
