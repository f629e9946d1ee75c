#include "server/thinking/workers.hpp"

#include <algorithm>
#include <utility>

#include "codec/text/json.hpp"

namespace rattus::server {
namespace {

/// Where one answer has not come in time more would not: nobody is asked for so long.
constexpr std::chrono::milliseconds rest{1'000};

}  // namespace

Workers::Workers(World& world, std::unique_ptr<Bus> bus, std::chrono::milliseconds margin)
    : world_(&world), bus_(std::move(bus)), margin_(margin) {}

void Workers::begin() {
  bus_->hear([weak = weak_from_this()](const std::string& subject, const std::string& text) {
    if (const auto self = weak.lock()) self->heard(subject, text);
  });
  bus_->listen(workers_subject);
}

bool Workers::there() const {
  const auto now = world_->now();
  return bus_->up() && now >= rest_until_ &&
         std::any_of(alive_.begin(), alive_.end(), [&](const auto& one) { return now - one.second < worker_dead; });
}

void Workers::ask(const Job& job, Done done) {
  if (!there()) {
    ++world_->metrics().fallen_back;
    return done(std::nullopt);
  }
  const std::uint64_t number = ++number_;
  asked_[job.table] = {number, job.version, std::move(done)};
  bus_->listen(answer_subject(job.table));  // before it is asked, on the same connection: no answer is missed
  bus_->hand_in(jobs_subject, text_of(job), id_of(job));
  const auto longest = std::chrono::ceil<std::chrono::milliseconds>(job.most) + margin_;
  world_->later(longest, [weak = weak_from_this(), table = job.table, number] {
    const auto self = weak.lock();
    if (!self) return;
    const auto found = self->asked_.find(table);
    if (found == self->asked_.end() || found->second.number != number) return;
    self->rest_until_ = self->world_->now() + rest;
    self->end(found, std::nullopt);
  });
}

void Workers::lose_bus() {
  alive_.clear();  // their queue may be gone, too, until they have seen to it
  while (!asked_.empty()) end(asked_.begin(), std::nullopt);
}

void Workers::end(std::map<std::string, Asked>::iterator asked,
                  const std::optional<std::vector<std::uint32_t>>& options) {
  ++(options ? world_->metrics().answered_by_workers : world_->metrics().fallen_back);
  const Done done = std::move(asked->second.done);
  bus_->ignore(answer_subject(asked->first));
  asked_.erase(asked);
  done(options);
}

void Workers::heard(const std::string& subject, const std::string& text) {
  if (subject == workers_subject) {
    const auto sign = codec::Json::parse(text, nullptr, false);
    if (!sign.is_object() || !sign.contains("from") || !sign["from"].is_string()) return;
    const std::string from = sign["from"];
    std::erase_if(alive_, [&](const auto& one) { return world_->now() - one.second >= worker_dead; });
    if (sign.contains("gone"))
      alive_.erase(from);
    else
      alive_[from] = world_->now();
    return;
  }
  const auto choice = read_choice(text);
  if (!choice) return;
  const auto found = asked_.find(choice->table);
  // One that comes twice or late is for a version that nobody asks about any more.
  if (found == asked_.end() || found->second.version != choice->version) return;
  end(found, choice->options);
}

}  // namespace rattus::server
