#include "tests/server/store_fixture.hpp"

#include <stdexcept>

namespace rattus::server::test {
namespace {

template <class Made>
std::variant<std::unique_ptr<Store>, std::string> as_store(Made made) {
  if (auto* why = std::get_if<std::string>(&made)) return std::move(*why);
  return std::unique_ptr<Store>(std::move(std::get<0>(made)));
}

class OfSqlite final : public AnyDatabase {
 public:
  std::variant<std::unique_ptr<Store>, std::string> open(Notes& notes, Uptime uptime) override {
    return as_store(SqliteStore::open(folder_.database(), notes, LastEnd::unknown, std::move(uptime)));
  }
  std::string sql(const std::string& text) override {
    sqlite3* raw = nullptr;
    sqlite3_open(folder_.database().c_str(), &raw);
    const Database database(raw);
    std::string found;
    const auto take = [](void* to, int, char** values, char**) {
      *static_cast<std::string*>(to) = values[0] ? values[0] : "";
      return 0;
    };
    if (sqlite3_exec(raw, text.c_str(), take, &found, nullptr) != SQLITE_OK) return sqlite3_errmsg(raw);
    return found;
  }
  [[nodiscard]] std::string where() const override { return folder_.path(); }

 private:
  Folder folder_;
};

class OfPostgres final : public AnyDatabase {
 public:
  std::variant<std::unique_ptr<Store>, std::string> open(Notes& notes, Uptime uptime) override {
    auto opened = as_store(postgres::PostgresStore::open(server_.url(), notes, std::move(uptime)));
    notes.clear();  // the server for tests does not wait for the disk
    return opened;
  }
  std::string sql(const std::string& text) override {
    std::string found = server_.sql(text);
    return found.substr(0, found.find_first_of("|\n"));
  }
  [[nodiscard]] std::string where() const override { return server_.url(); }

 private:
  PostgresServer server_;
};

}  // namespace

std::vector<Write> game(const std::string& id, unsigned entries, UnixTime last) {
  std::vector<Write> writes{match(id)};
  for (unsigned number = 2; number <= entries; ++number)
    writes.push_back(NewEntry{id,
                              number,
                              R"({"act":"choose","guest":"k3v9x2mq7dabcde","id":"c)" + std::to_string(number * 7919) +
                                  R"(","version":)" + std::to_string(number) + R"(,"option":)" +
                                  std::to_string(number % 7) + "}",
                              last,
                              {}});
  std::get<NewEntry>(writes.back()).index = Index{"face", MatchStage::over, false, {"a", "b"}};
  return writes;
}

std::unique_ptr<AnyDatabase> make_database(const std::string& kind) {
  if (kind == "SQLite") return std::make_unique<OfSqlite>();
  if (kind == "PostgreSQL") return std::make_unique<OfPostgres>();
  throw std::invalid_argument(kind);
}

}  // namespace rattus::server::test
