#include "server/cluster/nats_bus.hpp"

#include <atomic>
#include <mutex>
#include <unordered_map>
#include <utility>

#include "server/cluster/nats.hpp"
#include "server/http/shown_url.hpp"

namespace rattus::server {
namespace {

/// Milliseconds.
constexpr std::int64_t before_next_try = 250, between_pings = 1'000;
/// What is said while the connection is broken is lost before it is old.
constexpr int most_kept_bytes = 64 * 1024;

using nats::Owned;

/// What the library's threads use. Each that may still call something has a share of it, so that it ends with the last.
struct Ear : std::enable_shared_from_this<Ear> {
  std::mutex mutex;  ///< for post
  Post post;         ///< none: the bus is gone
  BusState told;
  std::string prefix;
  std::atomic<bool> works = false;
  Bus::Heard heard;  ///< set and called on the rooms' thread
};

class NatsBus final : public Bus {
  using Share = std::shared_ptr<Ear>;

 public:
  NatsBus(std::string prefix, Post post, BusState told) : ear_(std::make_shared<Ear>()) {
    ear_->post = std::move(post);
    ear_->told = std::move(told);
    ear_->prefix = std::move(prefix);
  }
  ~NatsBus() override {
    ear_->heard = nullptr;
    const std::scoped_lock lock(ear_->mutex);
    ear_->post = nullptr;
  }

  /// Empty: it connects, now or later.
  std::string connect(const std::string& url) {
    natsOptions* made = nullptr;
    if (natsOptions_Create(&made) != NATS_OK) return "out of memory";
    const Owned<natsOptions, natsOptions_Destroy> options(made);
    natsStatus status = natsOptions_SetURL(made, url.c_str());
    natsOptions_SetName(made, "rattus");
    natsOptions_SetMaxReconnect(made, -1);
    natsOptions_SetReconnectWait(made, before_next_try);
    natsOptions_SetReconnectBufSize(made, most_kept_bytes);
    natsOptions_SetPingInterval(made, between_pings);
    natsOptions_SetMaxPingsOut(made, 2);
    natsOptions_UseGlobalMessageDelivery(made, true);  // else each subject has a thread
    Share* share = new Share(ear_);
    natsOptions_SetDisconnectedCB(
        made, [](natsConnection*, void* ear) { set(ear, false); }, share);
    natsOptions_SetReconnectedCB(
        made, [](natsConnection*, void* ear) { set(ear, true); }, share);
    natsOptions_SetRetryOnFailedConnect(
        made, true, [](natsConnection*, void* ear) { set(ear, true); }, share);
    natsOptions_SetClosedCB(
        made, [](natsConnection*, void* ear) { give_back(ear); }, share);
    natsOptions_SetErrorHandler(
        made, [](natsConnection*, natsSubscription*, natsStatus, void*) {}, nullptr);
    natsConnection* connection = nullptr;
    if (status == NATS_OK) status = natsConnection_Connect(&connection, made);
    connection_.reset(connection);
    if (status == NATS_OK) ear_->works = true;
    if (status == NATS_OK || status == NATS_NOT_YET_CONNECTED) return {};
    return "--bus " + without_password(url) + ": " + natsStatus_GetText(status) +
           ": name a NATS server, for example nats://host:4222";
  }

  void hear(Heard heard) override { ear_->heard = std::move(heard); }

  void listen(const std::string& subject) override {
    natsSubscription* subscription = nullptr;
    const std::string full = ear_->prefix + subject;
    Share* share = new Share(ear_);
    if (natsConnection_Subscribe(&subscription, connection_.get(), full.c_str(), take, share) != NATS_OK) {
      delete share;
      return;
    }
    natsSubscription_SetOnCompleteCB(subscription, give_back, share);
    subscriptions_[subject].reset(subscription);
  }

  void ignore(const std::string& subject) override { subscriptions_.erase(subject); }

  void say(const std::string& subject, const std::string& text) override {
    const std::string full = ear_->prefix + subject;
    natsConnection_Publish(connection_.get(), full.c_str(), text.data(), static_cast<int>(text.size()));
  }

  void hand_in(const std::string& subject, const std::string& text, const std::string& id) override {
    const std::string full = ear_->prefix + subject;
    natsMsg* message = nullptr;
    if (natsMsg_Create(&message, full.c_str(), nullptr, text.data(), static_cast<int>(text.size())) != NATS_OK) return;
    const Owned<natsMsg, natsMsg_Destroy> owned(message);
    natsMsgHeader_Set(message, "Nats-Msg-Id", id.c_str());
    natsConnection_PublishMsg(connection_.get(), message);
  }

  [[nodiscard]] bool up() const override { return ear_->works; }

 private:
  static void give_back(void* closure) { delete static_cast<Share*>(closure); }

  /// The library's threads may still tell something when the bus, and what it posted to, are gone.
  static void post(Ear& ear, std::function<void()> what) {
    const std::scoped_lock lock(ear.mutex);
    if (ear.post) ear.post(std::move(what));
  }

  static void set(void* closure, bool works) {
    Ear& ear = **static_cast<Share*>(closure);
    if (ear.works.exchange(works) != works) post(ear, [told = ear.told, works] { told(works); });
  }

  static void take(natsConnection*, natsSubscription*, natsMsg* message, void* closure) {
    const Owned<natsMsg, natsMsg_Destroy> owned(message);
    Ear& ear = **static_cast<Share*>(closure);
    std::string subject = natsMsg_GetSubject(message);
    std::string text(natsMsg_GetData(message), static_cast<std::size_t>(natsMsg_GetDataLength(message)));
    post(ear, [weak = ear.weak_from_this(), subject = subject.substr(ear.prefix.size()), text = std::move(text)] {
      const auto same = weak.lock();
      if (same && same->heard) same->heard(subject, text);
    });
  }

  std::shared_ptr<Ear> ear_;
  Owned<natsConnection, natsConnection_Destroy> connection_;
  std::unordered_map<std::string, Owned<natsSubscription, natsSubscription_Destroy>> subscriptions_;
};

}  // namespace

std::variant<std::unique_ptr<Bus>, std::string> open_nats_bus(const std::string& url, const std::string& store,
                                                              Post post, BusState told) {
  auto bus = std::make_unique<NatsBus>(bus_prefix(store), std::move(post), std::move(told));
  if (std::string why = bus->connect(url); !why.empty()) return why;
  return bus;
}

}  // namespace rattus::server
