#pragma once
// The store and the thinking threads for coroutines: their answers are awaited.
//
// g++ 12 mishandles temporaries with destructors in an expression that awaits. So what is awaited is made in a
// statement of its own, and coroutines take what outlives them by reference:
//   auto asking = await_store(store, [id](Store& s) { return s.listing(id); });
//   const auto listing = co_await std::move(asking);
#include <memory>
#include <utility>

#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "server/rooms/world.hpp"

namespace rattus::server {

namespace asio = boost::asio;

/// Runs `start(done)`; the coroutine goes on when `done(value)` is called, which may be once only.
template <class T, class Start>
asio::awaitable<T> await_callback(Start start) {
  return asio::async_initiate<const asio::use_awaitable_t<>, void(T)>(
      [](auto handler, Start start) {
        auto kept = std::make_shared<decltype(handler)>(std::move(handler));
        start([kept](T value) { std::move (*kept)(std::move(value)); });
      },
      asio::use_awaitable, std::move(start));
}

template <class Question>
auto await_store(StoreAccess& store, Question question) {
  using Value = std::invoke_result_t<Question&, Store&>;
  return await_callback<Value>([&store, question = std::move(question)](auto done) {
    store.ask(question, [done](Value value) { done(std::move(value)); });
  });
}

/// Nothing if it is on disk.
inline asio::awaitable<std::optional<StoreFault>> await_write(StoreAccess& store, std::vector<Write> writes) {
  return await_callback<std::optional<StoreFault>>([&store, writes = std::move(writes)](auto done) mutable {
    store.write({std::move(writes), [done](const std::optional<StoreFault>& fault) { done(fault); }});
  });
}

}  // namespace rattus::server
