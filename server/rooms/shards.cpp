#include "server/rooms/shards.hpp"

#include <utility>

#include <boost/asio/post.hpp>

namespace rattus::server {

Shards::Shards(RoomThreads& threads, Post home, const ServeOptions& options, const codec::GameData& data,
               Commons& commons, const Guests& guests)
    : threads_(&threads), home_(std::move(home)) {
  for (std::size_t i = 0; i < threads.size(); ++i)
    shards_.push_back(std::make_unique<Shard>(threads.context(i), options, data, commons, guests));
}

void Shards::each(const std::function<void(Shard&)>& what) {
  for (std::size_t i = 0; i < size(); ++i)
    asio::post(threads_->context(i), [what, shard = shards_[i].get()] { what(*shard); });
}

template <class Value, class Question, class Join>
asio::awaitable<Value> Shards::ask_each(Value all, Question question, Join join) {
  return await_callback<Value>([this, all = std::move(all), question, join](auto done) mutable {
    struct Gathered {
      Value all;
      std::size_t missing;
    };
    const auto gathered = std::make_shared<Gathered>(Gathered{std::move(all), size()});
    for (std::size_t i = 0; i < size(); ++i)
      asio::post(threads_->context(i), [home = home_, shard = shards_[i].get(), gathered, question, join, done] {
        home([value = question(*shard), gathered, join, done]() mutable {
          join(gathered->all, std::move(value));
          if (--gathered->missing == 0) done(std::move(gathered->all));
        });
      });
  });
}

asio::awaitable<Metrics> Shards::metrics() {
  return ask_each(
      Metrics{}, [](Shard& shard) { return shard.world().metrics(); },
      [](Metrics& all, const Metrics& one) { all.add(one); });
}

asio::awaitable<std::vector<table::Guest>> Shards::sweep() {
  using Guests = std::vector<table::Guest>;
  return ask_each(
      Guests{}, [](Shard& shard) { return shard.sweep(); },
      [](Guests& all, const Guests& one) { all.insert(all.end(), one.begin(), one.end()); });
}

asio::awaitable<std::set<std::string>> Shards::used() {
  using Tables = std::set<std::string>;
  return ask_each(
      Tables{}, [](Shard& shard) { return shard.hall().used(); }, [](Tables& all, Tables one) { all.merge(one); });
}

asio::awaitable<bool> Shards::stop() {
  return ask_each(
      true, [](Shard& shard) { return shard.hall().stop(), true; }, [](bool&, bool) {});
}

asio::awaitable<bool> Shards::quiet() {
  return ask_each(
      true, [](Shard& shard) { return shard.hall().quiet(); }, [](bool& all, bool one) { all = all && one; });
}

asio::awaitable<std::size_t> Shards::still_open() {
  return ask_each(
      std::size_t{0}, [](Shard& shard) { return shard.still_open(); },
      [](std::size_t& all, std::size_t one) { all += one; });
}

}  // namespace rattus::server
