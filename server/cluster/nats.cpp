#include "server/cluster/nats.hpp"

#include <iostream>
#include <utility>

#include "server/http/shown_url.hpp"

namespace rattus::server::nats {
namespace {

using std::chrono::nanoseconds;

constexpr nanoseconds longest_idle = std::chrono::hours(1);
/// Messages that the programs of one consumer have in hand, and their threads that wait for one.
constexpr int most_in_hand = 1 << 16;
constexpr milliseconds longest_answer{5'000}, longest_settling{60'000}, before_next_try{500};

void must(natsStatus status, const std::string& what, jsErrCode code = {}) {
  if (status != NATS_OK) throw Fault(what, status, code);
}

void tell_broken(natsConnection* connection, void*) {
  if (!natsConnection_IsClosed(connection)) std::cerr << "rattus: the NATS server does not answer; trying again\n";
}

void tell_mended(natsConnection*, void*) { std::cerr << "rattus: the NATS server answers again\n"; }

/// What went wrong comes as the status of what was called.
void keep_quiet(natsConnection*, natsSubscription*, natsStatus, void*) {}

Owned<natsConnection, natsConnection_Destroy> connect(const std::string& url) {
  natsOptions* made = nullptr;
  must(natsOptions_Create(&made), "options");
  const Owned<natsOptions, natsOptions_Destroy> options(made);
  natsStatus status = natsOptions_SetURL(made, url.c_str());
  natsOptions_SetName(made, "rattus");
  natsOptions_SetMaxReconnect(made, -1);
  natsOptions_SetReconnectWait(made, before_next_try.count());
  natsOptions_SetFailRequestsOnDisconnect(made, true);
  natsOptions_SetDisconnectedCB(made, tell_broken, nullptr);
  natsOptions_SetReconnectedCB(made, tell_mended, nullptr);
  natsOptions_SetErrorHandler(made, keep_quiet, nullptr);
  natsConnection* connection = nullptr;
  if (status == NATS_OK) status = natsConnection_Connect(&connection, made);
  if (status != NATS_OK)
    throw NoServer(without_password(url) + ": no NATS server answers there (" + natsStatus_GetText(status) +
                   "): start one with nats-server -js, or name another, for example nats://host:4222");
  return Owned<natsConnection, natsConnection_Destroy>(connection);
}

}  // namespace

Fault::Fault(const std::string& what, natsStatus status, jsErrCode code)
    : std::runtime_error(what + ": " + natsStatus_GetText(status) +
                         (code == 0 ? "" : " (" + std::to_string(code) + ")")),
      absent(status == NATS_NO_RESPONDERS || status == NATS_NOT_FOUND || code == JSStreamNotFoundErr ||
             code == JSConsumerNotFoundErr || code == JSNoMessageFoundErr) {}

std::string_view Message::text() const {
  return {natsMsg_GetData(msg_.get()), static_cast<std::size_t>(natsMsg_GetDataLength(msg_.get()))};
}

void Message::hand_back(milliseconds after) const { natsMsg_NakWithDelay(msg_.get(), after.count(), nullptr); }

std::vector<Message> Pull::next(int most, milliseconds wait) const {
  natsMsgList list{};
  jsErrCode code{};
  const natsStatus status = natsSubscription_Fetch(&list, subscription_.get(), most, wait.count(), &code);
  if (status == NATS_TIMEOUT || status == NATS_NOT_FOUND) return {};
  must(status, "taking messages", code);
  std::vector<Message> messages;
  messages.reserve(static_cast<std::size_t>(list.Count));
  for (int i = 0; i < list.Count; ++i) messages.emplace_back(std::exchange(list.Msgs[i], nullptr));
  natsMsgList_Destroy(&list);
  return messages;
}

Server::Server(const std::string& url) : connection_(connect(url)) {
  jsCtx* made = nullptr;
  must(natsConnection_JetStream(&made, connection_.get(), nullptr), "JetStream");
  jet_.reset(made);
  jsAccountInfo* info = nullptr;
  const natsStatus status = js_GetAccountInfo(&info, made, nullptr, nullptr);
  const Owned<jsAccountInfo, jsAccountInfo_Destroy> owned(info);
  if (status != NATS_OK)
    throw NoServer(without_password(url) + ": the NATS server there keeps no streams (" + natsStatus_GetText(status) +
                   "): start it with -js, or with jetstream {} in its configuration");
}

Server::~Server() { natsConnection_FlushTimeout(connection_.get(), longest_answer.count()); }

void Server::open_stream(const std::string& name, const std::string& subjects, milliseconds twice,
                         const Keeping& keeping) const {
  jsStreamConfig config;
  jsStreamConfig_Init(&config);
  const char* list[] = {subjects.c_str()};
  config.Name = name.c_str();
  config.Subjects = list;
  config.SubjectsLen = 1;
  config.Retention = js_WorkQueuePolicy;
  config.Storage = keeping.in_memory ? js_MemoryStorage : js_FileStorage;
  config.MaxAge = nanoseconds(keeping.longest).count();
  config.Duplicates = nanoseconds(twice).count();
  jsErrCode code{};
  must(js_AddStream(nullptr, jet_.get(), &config, nullptr, &code), "opening the stream " + name, code);
}

void Server::remove_stream(const std::string& name) const {
  jsErrCode code{};
  must(js_DeleteStream(jet_.get(), name.c_str(), nullptr, &code), "removing the stream " + name, code);
}

bool Server::has_stream(const std::string& name) const {
  jsStreamInfo* info = nullptr;
  jsErrCode code{};
  const natsStatus status = js_GetStreamInfo(&info, jet_.get(), name.c_str(), nullptr, &code);
  const Owned<jsStreamInfo, jsStreamInfo_Destroy> owned(info);
  if (code == JSStreamNotFoundErr) return false;
  must(status, "looking at the stream " + name, code);
  return true;
}

std::vector<std::string> Server::subjects(const std::string& stream, const std::string& pattern) const {
  jsOptions options;
  jsOptions_Init(&options);
  options.Stream.Info.SubjectsFilter = pattern.c_str();
  jsStreamInfo* info = nullptr;
  jsErrCode code{};
  const natsStatus status = js_GetStreamInfo(&info, jet_.get(), stream.c_str(), &options, &code);
  const Owned<jsStreamInfo, jsStreamInfo_Destroy> owned(info);
  must(status, "looking at the stream " + stream, code);
  std::vector<std::string> found;
  if (const auto* listed = info->State.Subjects; listed != nullptr)
    for (int i = 0; i < listed->Count; ++i) found.emplace_back(listed->List[i].Subject);
  return found;
}

void Server::purge(const std::string& stream, const std::string& subjects) const {
  jsOptions options;
  jsOptions_Init(&options);
  options.Stream.Purge.Subject = subjects.c_str();
  jsErrCode code{};
  must(js_PurgeStream(jet_.get(), stream.c_str(), &options, &code), "emptying the stream " + stream, code);
}

Pull Server::pull(const Consumer& consumer) const {
  jsConsumerConfig config;
  jsConsumerConfig_Init(&config);
  config.Durable = consumer.name.c_str();
  config.FilterSubject = consumer.subjects.c_str();
  config.AckPolicy = js_AckExplicit;
  config.AckWait = nanoseconds(consumer.wait).count();
  config.MaxAckPending = most_in_hand;
  config.MaxWaiting = most_in_hand;
  config.InactiveThreshold = longest_idle.count();
  const std::string what = "taking part in " + consumer.stream;
  jsErrCode code{};
  must(js_AddConsumer(nullptr, jet_.get(), consumer.stream.c_str(), &config, nullptr, &code), what, code);
  jsSubOptions bind;
  jsSubOptions_Init(&bind);
  bind.Stream = consumer.stream.c_str();
  bind.Consumer = consumer.name.c_str();
  natsSubscription* made = nullptr;
  must(js_PullSubscribe(&made, jet_.get(), consumer.subjects.c_str(), consumer.name.c_str(), nullptr, &bind, &code),
       what, code);
  return Pull(made);
}

Counts Server::counts(const std::string& stream, const std::string& consumer) const {
  jsConsumerInfo* info = nullptr;
  jsErrCode code{};
  const natsStatus status = js_GetConsumerInfo(&info, jet_.get(), stream.c_str(), consumer.c_str(), nullptr, &code);
  const Owned<jsConsumerInfo, jsConsumerInfo_Destroy> owned(info);
  must(status, "looking at " + consumer, code);
  return {info->NumPending, static_cast<std::uint64_t>(info->NumAckPending)};
}

void Server::say(const std::string& subject, std::string_view text) const {
  must(natsConnection_Publish(connection_.get(), subject.c_str(), text.data(), static_cast<int>(text.size())),
       "saying " + subject);
}

void Server::publish(const std::string& subject, std::string_view text, const std::string& id) const {
  jsPubOptions options;
  jsPubOptions_Init(&options);
  options.MsgId = id.c_str();
  jsErrCode code{};
  must(js_Publish(nullptr, jet_.get(), subject.c_str(), text.data(), static_cast<int>(text.size()), &options, &code),
       "handing in " + subject, code);
}

void Server::publish_soon(const std::string& subject, std::string_view text) const {
  must(js_PublishAsync(jet_.get(), subject.c_str(), text.data(), static_cast<int>(text.size()), nullptr),
       "handing in " + subject);
}

void Server::settle() const {
  jsPubOptions options;
  jsPubOptions_Init(&options);
  options.MaxWait = longest_settling.count();
  must(js_PublishAsyncComplete(jet_.get(), &options), "handing in");
}

std::string Server::latest(const std::string& stream, const std::string& subject) const {
  natsMsg* found = nullptr;
  jsErrCode code{};
  must(js_GetLastMsg(&found, jet_.get(), stream.c_str(), subject.c_str(), nullptr, &code), "reading " + subject, code);
  return std::string(Message(found).text());
}

}  // namespace rattus::server::nats
