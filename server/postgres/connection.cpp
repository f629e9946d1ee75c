#include "server/postgres/connection.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>

#include <poll.h>

#include "server/http/shown_url.hpp"

namespace rattus::server::postgres {
namespace {

using Kind = StoreFault::Kind;

/// What the database waits for on its side, so that a transaction whose asker is gone ends by itself: less than what
/// is waited for here (Patience::answer).
constexpr const char* session_settings =
    " -c statement_timeout=7000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000"
    " -c synchronous_commit=on -c default_transaction_isolation=read\\ committed";

/// Parameters of a connection that an address need not give.
constexpr std::array<std::pair<const char*, const char*>, 7> otherwise{{{"application_name", "rattus"},
                                                                        {"client_encoding", "UTF8"},
                                                                        {"keepalives_idle", "5"},
                                                                        {"keepalives_interval", "2"},
                                                                        {"keepalives_count", "3"},
                                                                        {"tcp_user_timeout", "8000"},
                                                                        {"target_session_attrs", "read-write"}}};

std::string message_of(PGconn* connection) {
  std::string text = connection ? PQerrorMessage(connection) : "out of memory";
  while (!text.empty() && text.back() == '\n') text.pop_back();
  std::replace(text.begin(), text.end(), '\n', ' ');
  return text;
}

StoreFault fault_of(const PGresult* result) {
  const char* state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
  const char* reason = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
  return postgres::fault_of(state ? state : "", reason ? reason : PQresultErrorMessage(result));
}

bool starts(std::string_view state, std::initializer_list<std::string_view> classes) {
  return std::any_of(classes.begin(), classes.end(), [&](std::string_view one) { return state.starts_with(one); });
}

struct FreeOptions {
  void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
};

}  // namespace

StoreFault fault_of(std::string_view state, std::string reason) {
  if (state == "RT002") return {Kind::quota, std::move(reason)};
  if (state == "RT001" || starts(state, {"23"})) return {Kind::conflict, std::move(reason)};
  if (starts(state, {"53100", "53200"})) return {Kind::full, "the database has no room: " + reason};
  if (starts(state, {"40", "55P03", "57014", "53"})) return {Kind::busy, "the database is busy: " + reason};
  if (starts(state, {"XX001", "XX002"})) return {Kind::damaged, std::move(reason)};
  return {Kind::io, std::move(reason) + (state.empty() ? "" : " (PostgreSQL code " + std::string(state) + ")")};
}

std::string list_of(std::span<const std::string> texts) {
  std::string list = "{";
  for (const std::string& text : texts) {
    list += list.size() > 1 ? ",\"" : "\"";
    for (const char c : text) {
      if (c == '"' || c == '\\') list += '\\';
      list += c;
    }
    list += '"';
  }
  return list + "}";
}

std::string list_of(std::span<const std::int64_t> numbers) {
  std::string list = "{";
  for (const std::int64_t number : numbers) list += (list.size() > 1 ? "," : "") + std::to_string(number);
  return list + "}";
}

std::string bytes_of(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text = "\\x";
  text.reserve(2 + 2 * bytes.size());
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    text += digits[byte >> 4U];
    text += digits[byte & 15U];
  }
  return text;
}

std::string read_bytes(std::string_view text) {
  std::string bytes;
  for (std::size_t i = 2; i + 1 < text.size(); i += 2) {
    unsigned byte = 0;
    std::from_chars(text.data() + i, text.data() + i + 2, byte, 16);
    bytes += static_cast<char>(byte);
  }
  return bytes;
}

std::int64_t Rows::changed() const {
  const std::string_view text = PQcmdTuples(result_.get());
  std::int64_t count = 0;
  std::from_chars(text.data(), text.data() + text.size(), count);
  return count;
}

std::int64_t Rows::number(int row, int column) const {
  const std::string_view text = PQgetvalue(result_.get(), row, column);
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

std::string Connection::shown() const { return without_password(url_); }

StoreFault Connection::broken(const std::string& while_doing) {
  std::string why = message_of(connection_.get());
  connection_.reset();
  return {Kind::io, "the database at " + shown() + " does not answer" + while_doing + (why.empty() ? "" : ": " + why)};
}

std::optional<StoreFault> Connection::connect() {
  prepared_.clear();
  char* raw_reason = nullptr;
  const std::unique_ptr<PQconninfoOption, FreeOptions> parsed(PQconninfoParse(url_.c_str(), &raw_reason));
  const std::string reason = raw_reason ? raw_reason : "";
  PQfreemem(raw_reason);
  if (!parsed) return StoreFault{Kind::io, "the address " + shown() + " cannot be read: " + reason};
  std::vector<const char*> names, values;
  std::string options;
  for (const PQconninfoOption* one = parsed.get(); one->keyword; ++one) {
    if (!one->val) continue;
    if (std::string_view(one->keyword) == "options") {
      options = one->val;
      continue;
    }
    names.push_back(one->keyword);
    values.push_back(one->val);
  }
  options += session_settings;
  names.push_back("options");
  values.push_back(options.c_str());
  for (const auto& [name, value] : otherwise)
    if (std::find_if(names.begin(), names.end(), [name = name](std::string_view n) { return n == name; }) ==
        names.end()) {
      names.push_back(name);
      values.push_back(value);
    }
  names.push_back(nullptr);
  values.push_back(nullptr);

  connection_.reset(PQconnectStartParams(names.data(), values.data(), 0));
  const auto until = Clock::now() + patience_.connect;
  PostgresPollingStatusType next = PGRES_POLLING_WRITING;
  while (connection_ && PQstatus(connection_.get()) != CONNECTION_BAD && next != PGRES_POLLING_OK) {
    if (next == PGRES_POLLING_FAILED || !wait(next == PGRES_POLLING_READING ? POLLIN : POLLOUT, until)) break;
    next = PQconnectPoll(connection_.get());
  }
  if (!connection_ || next != PGRES_POLLING_OK) return broken("");
  PQsetNoticeProcessor(
      connection_.get(), [](void*, const char*) {}, nullptr);
  if (PQsetnonblocking(connection_.get(), 1) != 0 || PQenterPipelineMode(connection_.get()) != 1) return broken("");
  return std::nullopt;
}

bool Connection::alive() {
  if (!connection_ || PQstatus(connection_.get()) != CONNECTION_OK) return false;
  pollfd socket{PQsocket(connection_.get()), POLLIN, 0};
  return poll(&socket, 1, 0) == 0 || PQconsumeInput(connection_.get()) == 1;
}

bool Connection::wait(short events, Clock::time_point until) {
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    if (left.count() <= 0) return false;
    pollfd socket{PQsocket(connection_.get()), events, 0};
    const int ready = poll(&socket, 1, static_cast<int>(left.count()));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return false;
  }
}

bool Connection::wait_for_result(Clock::time_point until) {
  PGconn* c = connection_.get();
  for (;;) {
    const int unsent = PQflush(c);
    if (unsent < 0) return false;
    if (unsent == 0 && PQisBusy(c) == 0) return true;
    if (!wait(static_cast<short>(unsent > 0 ? POLLIN | POLLOUT : POLLIN), until)) return false;
    if (PQconsumeInput(c) == 0) return false;
    if (PQisBusy(c) == 0) return true;
  }
}

const std::string* Connection::prepared(const char* sql) {
  const auto found =
      std::find_if(prepared_.begin(), prepared_.end(), [&](const auto& one) { return one.first == sql; });
  return found == prepared_.end() ? nullptr : &found->second;
}

bool Connection::send(const Query& query) {
  const std::string* name = prepared(query.sql);
  if (!name) {
    prepared_.emplace_back(query.sql, "s" + std::to_string(prepared_.size()));
    name = &prepared_.back().second;
    ++preparing_;
    if (PQsendPrepare(connection_.get(), name->c_str(), query.sql, 0, nullptr) == 0) return false;
  }
  std::vector<std::string> texts;  // with an end that C sees
  texts.reserve(query.values.size());
  std::vector<const char*> values;
  for (const Value& value : query.values) values.push_back(texts.emplace_back(value.text()).c_str());
  return PQsendQueryPrepared(connection_.get(), name->c_str(), static_cast<int>(values.size()), values.data(), nullptr,
                             nullptr, 0) == 1;
}

Stored<std::vector<Rows>> Connection::run(std::span<const Query> queries) {
  if (!alive())
    if (auto why = connect()) return *why;
  preparing_ = 0;
  const std::size_t known = prepared_.size();
  bool sent = std::all_of(queries.begin(), queries.end(), [this](const Query& query) { return send(query); });
  sent = sent && PQpipelineSync(connection_.get()) == 1;
  if (!sent) return broken("");

  const auto until = Clock::now() + patience_.answer;
  std::vector<Rows> all;
  std::optional<StoreFault> fault;
  for (;;) {
    if (!wait_for_result(until)) return broken(" in time");
    PGresult* raw = PQgetResult(connection_.get());
    if (!raw) {  // between two statements, or the end of a connection
      if (PQstatus(connection_.get()) != CONNECTION_OK) return broken("");
      continue;
    }
    Rows rows(raw);
    const ExecStatusType status = PQresultStatus(raw);
    if (status == PGRES_PIPELINE_SYNC) break;
    if (status == PGRES_FATAL_ERROR && !fault) fault = fault_of(raw);
    if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) all.push_back(std::move(rows));
    if (PQstatus(connection_.get()) != CONNECTION_OK) return broken("");
  }
  if (fault) {
    // Which statements the server has prepared, or that it holds a transaction that failed: not worth finding out.
    if (preparing_ > 0 || PQtransactionStatus(connection_.get()) != PQTRANS_IDLE) connection_.reset();
    return *fault;
  }
  // A statement that was prepared has a result of its own, before the one that counts.
  std::vector<Rows> results;
  std::size_t next = known, at = 0;
  for (const Query& query : queries) {
    const bool is_new = next < prepared_.size() && prepared_[next].first == query.sql;
    next += is_new ? 1 : 0;
    at += is_new ? 1 : 0;
    results.push_back(std::move(all[at++]));
  }
  return results;
}

Stored<Rows> Connection::run(const Query& query) {
  auto all = run(std::span(&query, 1));
  if (auto* why = std::get_if<StoreFault>(&all)) return std::move(*why);
  return std::move(std::get<std::vector<Rows>>(all).front());
}

Stored<std::vector<Rows>> Connection::read(std::vector<Query> queries) {
  const bool several = queries.size() > 1;  // one sees one moment by itself
  if (several) {
    queries.insert(queries.begin(), Query{"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", {}});
    queries.push_back({"COMMIT", {}});
  }
  auto all = run(queries);
  const auto* why = std::get_if<StoreFault>(&all);
  if (why && why->kind == Kind::io && !connection_) all = run(queries);
  if (auto* rows = std::get_if<std::vector<Rows>>(&all); rows && several) {
    rows->erase(rows->begin());
    rows->pop_back();
  }
  return all;
}

std::optional<StoreFault> Connection::script(const std::string& sql) {
  if (!alive())
    if (auto why = connect()) return why;
  const auto until = Clock::now() + patience_.answer;
  if (PQexitPipelineMode(connection_.get()) != 1 || PQsendQuery(connection_.get(), sql.c_str()) != 1) return broken("");
  std::optional<StoreFault> fault;
  for (;;) {
    if (!wait_for_result(until)) return broken(" in time");
    PGresult* raw = PQgetResult(connection_.get());
    if (!raw) break;
    const Rows rows(raw);
    if (PQresultStatus(raw) == PGRES_FATAL_ERROR && !fault) fault = fault_of(raw);
  }
  if (PQstatus(connection_.get()) != CONNECTION_OK || PQenterPipelineMode(connection_.get()) != 1) return broken("");
  return fault;
}

}  // namespace rattus::server::postgres
