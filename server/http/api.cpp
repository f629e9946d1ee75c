#include "server/http/api.hpp"

#include <algorithm>
#include <array>

#include "codec/lobby.hpp"
#include "codec/match/messages.hpp"
#include "server/http/origin.hpp"
#include "server/secrets.hpp"

namespace rattus::server {
namespace {

constexpr std::string_view json_type = "application/json";
constexpr unsigned longest_list = 50;
constexpr std::size_t id_length = 10;

/// Types are the same in any case, and blanks may stand before parameters (RFC 9110, 8.3.1).
bool is_json(std::string_view content_type) {
  content_type = content_type.substr(0, content_type.find(';'));
  content_type = content_type.substr(0, content_type.find_last_not_of(" \t") + 1);
  return boost::beast::iequals(to_beast(content_type), to_beast(json_type));
}

std::string_view id_of(std::string_view path) {
  constexpr std::string_view before = "/api/tables/";
  path.remove_prefix(before.size());
  return path.substr(0, path.find('/'));
}

/// A pattern may have one `*`, which stands for part of a path.
bool fits(std::string_view pattern, std::string_view path) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == path;
  const std::string_view before = pattern.substr(0, star), after = pattern.substr(star + 1);
  if (path.size() <= before.size() + after.size() || !path.starts_with(before) || !path.ends_with(after)) return false;
  const auto part = path.substr(before.size(), path.size() - before.size() - after.size());
  return part.find('/') == std::string_view::npos;
}

}  // namespace

struct Api::Route {
  http::verb method;
  std::string_view pattern;
  Answer (Api::*answer)(const Asked&);
};

std::span<const Api::Route> Api::routes() {
  using enum http::verb;
  static constexpr std::array all{
      Route{get, "/api/me", &Api::me},
      Route{post, "/api/me", &Api::rename},
      Route{get, "/api/tables", &Api::tables},
      Route{post, "/api/tables", &Api::open},
      Route{post, "/api/setups/check", &Api::check_setup},
      Route{get, "/api/tables/*/record", &Api::record},
      Route{get, "/api/tables/*", &Api::summary},
  };
  return all;
}

bool Api::knows(std::string_view path) { return path.starts_with("/api/"); }

asio::awaitable<Reply> Api::answer(Asked& asked) {
  if (const unsigned wait = addresses_->request(asked.address, world_->now()))
    co_return too_fast(asked, wait, "too many requests from this address: wait a moment");
  if (asked.method == http::verb::post)
    if (auto reply = suspicious(asked)) co_return std::move(*reply);
  const auto known = co_await guests_->known(asked.claims);
  if (const auto* fault = std::get_if<StoreFault>(&known)) co_return not_saved(asked, *fault);
  asked.secret = std::get<std::string>(known);
  if (!bans_->empty()) {
    auto refusal = co_await banned(asked);
    if (refusal) co_return std::move(*refusal);
  }

  std::string allowed;
  for (const Route& route : routes()) {
    if (!fits(route.pattern, asked.path)) continue;
    const bool head = asked.method == http::verb::head && route.method == http::verb::get;
    if (route.method != asked.method && !head) {
      allowed += (allowed.empty() ? "" : ", ") + std::string(from_beast(http::to_string(route.method)));
      continue;
    }
    Reply reply = co_await (this->*route.answer)(asked);
    // The cookie is gone, or came from this server at another port: WebSockets show nothing else.
    if (!asked.secret.empty() && !asked.claims.is_own(asked.secret))
      reply.message.set(http::field::set_cookie, set_cookie(*cookie_, asked.secret));
    if (head) reply.message.body() = {};
    co_return reply;
  }
  if (allowed.empty())
    co_return refuse(asked, http::status::not_found, "no-such-page",
                     "not found; docs/reference/protocol.md lists the addresses");
  Reply reply =
      refuse(asked, http::status::method_not_allowed, "bad-method", "only these methods are allowed here: " + allowed);
  reply.message.set(http::field::allow, allowed);
  co_return reply;
}

asio::awaitable<std::optional<Reply>> Api::banned(const Asked& asked) {
  const auto found = co_await guests_->find(asked.secret);
  if (const auto* fault = std::get_if<StoreFault>(&found)) co_return not_saved(asked, *fault);
  const auto& guest = std::get<std::optional<StoredGuest>>(found);
  const Ban* ban = bans_->of(guest ? guest->id : std::string(), asked.address, world_->wall_clock());
  if (!ban) co_return std::nullopt;
  co_return refuse(asked, http::status::forbidden, "banned", sentence(*ban));
}

std::optional<Reply> Api::suspicious(const Asked& asked) const {
  if (!same_origin(asked.origin, asked.host, options_->public_url))
    return refuse(asked, http::status::forbidden, "bad-origin",
                  "this request comes from another site; open the game's own page");
  if (!is_json(asked.content_type))
    return refuse(asked, http::status::unsupported_media_type, "bad-message", "send Content-Type: application/json");
  return std::nullopt;
}

Reply Api::refused(const Asked& asked, http::status status, const codec::Json& refused) const {
  world_->metrics().refused(refused.value("code", ""));
  return json_reply(status, codec::text_of(refused), asked.keep_alive);
}

Reply Api::refuse(const Asked& asked, http::status status, std::string_view code, std::string_view reason) const {
  return refused(asked, status, codec::refused_message(code, reason));
}

Reply Api::too_fast(const Asked& asked, unsigned wait, std::string_view reason) const {
  codec::Json why = codec::refused_message("too-fast", reason);
  why["retry_after"] = wait;
  Reply reply = refused(asked, http::status::too_many_requests, why);
  reply.message.set(http::field::retry_after, std::to_string(wait));
  return reply;
}

Reply Api::not_saved(const Asked& asked, const StoreFault& fault) const {
  world_->report(fault);
  return refuse(asked, http::status::service_unavailable, "not-saved",
                "the server could not save this; nothing has changed: try again later");
}

Reply Api::who_are_you(const Asked& asked) const {
  return refuse(asked, http::status::unauthorized, "no-guest", "GET /api/me first and keep its cookie");
}

Reply Api::no_such_table(const Asked& asked) const {
  return refuse(asked, http::status::not_found, "no-such-table", "there is no such table: check the link");
}

Api::Answer Api::me(const Asked& asked) {
  std::string secret = asked.secret;
  auto found = co_await guests_->find(secret);
  if (const auto* fault = std::get_if<StoreFault>(&found)) co_return not_saved(asked, *fault);
  auto guest = std::get<std::optional<StoredGuest>>(found);
  if (!guest) {
    if (const unsigned wait = addresses_->new_guest(asked.address, world_->now()))
      co_return too_fast(asked, wait,
                         "too many new guests from this address: reuse your cookie, or try "
                         "again in " +
                             std::to_string(wait) + " seconds");
    secret = random_secret();
    auto made = co_await guests_->make(secret);
    if (const auto* fault = std::get_if<StoreFault>(&made)) co_return not_saved(asked, *fault);
    guest = std::get<StoredGuest>(made);
  }
  const codec::Json name = guest->name.empty() ? codec::Json(nullptr) : codec::Json(guest->name);
  Reply reply =
      json_reply(http::status::ok, codec::text_of(codec::Json{{"name", name}, {"key", secret}}), asked.keep_alive);
  reply.message.set(http::field::set_cookie, set_cookie(*cookie_, secret));
  co_return reply;
}

Api::Answer Api::rename(const Asked& asked) {
  auto found = co_await guests_->find(asked.secret);
  if (const auto* fault = std::get_if<StoreFault>(&found)) co_return not_saved(asked, *fault);
  const auto& guest = std::get<std::optional<StoredGuest>>(found);
  if (!guest) co_return who_are_you(asked);
  auto read = codec::read_name(asked.body, world_->data().text());
  if (const auto* why = std::get_if<codec::Json>(&read)) co_return refused(asked, http::status::bad_request, *why);
  const auto& name = std::get<std::string>(read);
  if (const auto fault = co_await guests_->rename(guest->id, name)) co_return not_saved(asked, *fault);
  co_return json_reply(http::status::ok, codec::text_of(codec::Json{{"name", name}}), asked.keep_alive);
}

codec::Json Api::summary_of(const Listing& listing, const table::Guest& asking) const {
  const auto face = codec::read_stored_plan(listing.face);
  return codec::summary({listing.id, face.value_or(table::Plan{}), static_cast<table::Stage>(listing.stage),
                         listing.seed_hash, listing.opened},
                        asking, [&](const table::Guest& guest) { return commons_->present(listing.id, guest); });
}

Api::Answer Api::tables(const Asked& asked) {
  auto found = co_await guests_->find(asked.secret);
  if (const auto* fault = std::get_if<StoreFault>(&found)) co_return not_saved(asked, *fault);
  const auto guest = std::get<std::optional<StoredGuest>>(found).value_or(StoredGuest{});
  using Lists = std::pair<Stored<std::vector<Listing>>, Stored<std::vector<Listing>>>;
  const UnixTime since =
      world_->wall_clock() - std::chrono::duration_cast<std::chrono::seconds>(options_->keep.lobby).count();
  auto asking = await_store(world_->store(), [id = guest.id, since](Store& store) {
    return Lists{store.lobby(longest_list, since), store.matches_of(id, longest_list)};
  });
  const Lists lists = co_await std::move(asking);
  codec::Json json;
  for (const auto& [name, list] : {std::pair{"open", &lists.first}, std::pair{"mine", &lists.second}}) {
    if (const auto* fault = std::get_if<StoreFault>(list)) co_return not_saved(asked, *fault);
    json[name] = codec::Json::array();
    for (const Listing& listing : std::get<std::vector<Listing>>(*list))
      json[name].push_back(summary_of(listing, guest.id));
  }
  co_return json_reply(http::status::ok, codec::text_of(json), asked.keep_alive);
}

Api::Answer Api::open(const Asked& asked) {
  auto found = co_await guests_->find(asked.secret);
  if (const auto* fault = std::get_if<StoreFault>(&found)) co_return not_saved(asked, *fault);
  const auto& guest = std::get<std::optional<StoredGuest>>(found);
  if (!guest) co_return who_are_you(asked);

  auto read = codec::read_open_table(asked.body, world_->data(), guest->id, guest->name);
  if (const auto* why = std::get_if<codec::Json>(&read)) co_return refused(asked, http::status::bad_request, *why);
  auto& plan = std::get<table::Plan>(read);
  const table::AnyTables tables = world_->data().tables(plan.setup);
  const auto opened = table::Match::open(std::move(plan), tables, world_->fresh_seed());
  if (const auto* reasons = std::get_if<std::vector<board::Refusal>>(&opened))
    co_return refused(asked, http::status::bad_request,
                      codec::refused_message(std::string(), *reasons, world_->data().text()));

  NewMatch match = new_match(random_name(id_length), std::get<table::Match>(opened), world_->wall_clock());
  match.most_unfinished = options_->limits.tables_per_guest;
  std::vector<Write> writes{match};
  auto writing = await_write(world_->store(), std::move(writes));
  const auto fault = co_await std::move(writing);
  if (fault && fault->kind == StoreFault::Kind::quota)
    co_return refuse(
        asked, http::status::too_many_requests, "too-many",
        "you have " + std::to_string(*match.most_unfinished) + " unfinished tables: finish some of them first");
  if (fault) co_return not_saved(asked, *fault);
  world_->metrics().accepted("open");
  const Listing listing{match.id, match.index.face, match.seed_hash, match.time, match.index.stage};
  co_return json_reply(http::status::created, codec::text_of(summary_of(listing, guest->id)), asked.keep_alive);
}

Api::Answer Api::check_setup(const Asked& asked) {
  const codec::Json checked = codec::check_setup_message(asked.body, world_->data());
  if (checked.contains("code")) co_return refused(asked, http::status::bad_request, checked);
  co_return json_reply(http::status::ok, codec::text_of(checked), asked.keep_alive);
}

Api::Answer Api::summary(const Asked& asked) {
  auto found = co_await guests_->find(asked.secret);
  if (const auto* fault = std::get_if<StoreFault>(&found)) co_return not_saved(asked, *fault);
  const auto guest = std::get<std::optional<StoredGuest>>(found).value_or(StoredGuest{});
  auto asking =
      await_store(world_->store(), [id = std::string(id_of(asked.path))](Store& store) { return store.listing(id); });
  const auto stored = co_await std::move(asking);
  if (const auto* fault = std::get_if<StoreFault>(&stored)) co_return not_saved(asked, *fault);
  const auto& listing = std::get<std::optional<Listing>>(stored);
  if (!listing) co_return no_such_table(asked);
  co_return json_reply(http::status::ok, codec::text_of(summary_of(*listing, guest.id)), asked.keep_alive);
}

Api::Answer Api::record(const Asked& asked) {
  const std::string id(id_of(asked.path));
  Records::Text text = records_.kept(id);
  if (!text) {
    auto asking = await_store(world_->store(), [id](Store& store) { return store.listing(id); });
    const auto stored = co_await std::move(asking);
    if (const auto* fault = std::get_if<StoreFault>(&stored)) co_return not_saved(asked, *fault);
    const auto& listing = std::get<std::optional<Listing>>(stored);
    if (!listing) co_return no_such_table(asked);
    if (listing->stage != MatchStage::over) {
      const auto face = codec::read_stored_plan(listing->face);
      co_return refused(asked, http::status::conflict, codec::not_over_message(face ? face->setup : table::AnySetUp{}));
    }
    auto making = await_callback<Records::Answer>([&](auto done) {
      records_.make(id, {asked.address, asked.secret}, done);
    });
    const Records::Answer made = co_await std::move(making);
    if (const auto* fault = std::get_if<StoreFault>(&made)) co_return not_saved(asked, *fault);
    if (std::holds_alternative<Records::Busy>(made))
      co_return refuse(asked, http::status::service_unavailable, "too-many",
                       "still answering your earlier questions: ask again in a second");
    text = std::get<Records::Text>(made);
  }
  co_return json_reply(http::status::ok, *text, asked.keep_alive);
}

}  // namespace rattus::server
