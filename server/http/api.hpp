#pragma once
// The requests below /api/ (docs/reference/protocol.md).
#include <optional>
#include <span>
#include <string>

#include "server/http/answer.hpp"
#include "server/http/records.hpp"
#include "server/limits/bans.hpp"
#include "server/limits/guests.hpp"
#include "server/limits/limits.hpp"
#include "server/rooms/commons.hpp"
#include "server/rooms/load.hpp"
#include "server/serve.hpp"

namespace rattus::server {

/// A request whose body has been read.
struct Asked {
  http::verb method = http::verb::get;
  std::string path;
  Claims claims;
  std::string secret{};  ///< the one of these that counts; may be empty
  std::string origin, host, content_type;
  std::string address;  ///< counted_address() of whoever asks
  std::string body;
  bool keep_alive = true;
};

class Api {
 public:
  /// `cookie` is the server's; what it is called may be given later.
  Api(World& world, const Commons& commons, Guests& guests, Addresses& addresses, const Bans& bans,
      const ServeOptions& options, const Cookie& cookie)
      : world_(&world),
        commons_(&commons),
        guests_(&guests),
        addresses_(&addresses),
        bans_(&bans),
        options_(&options),
        cookie_(&cookie),
        records_(world) {}

  /// True for paths that are answered here.
  static bool knows(std::string_view path);
  /// `asked` must stay until the answer is there.
  asio::awaitable<Reply> answer(Asked& asked);

 private:
  using Answer = asio::awaitable<Reply>;
  struct Route;
  static std::span<const Route> routes();

  Answer me(const Asked& asked);
  Answer rename(const Asked& asked);
  Answer tables(const Asked& asked);
  Answer open(const Asked& asked);
  Answer check_setup(const Asked& asked);
  Answer summary(const Asked& asked);
  Answer record(const Asked& asked);

  /// The refusal of an address or a guest that is turned away.
  asio::awaitable<std::optional<Reply>> banned(const Asked& asked);
  /// Why a changing request is refused before it is looked at.
  std::optional<Reply> suspicious(const Asked& asked) const;
  Reply refuse(const Asked& asked, http::status status, std::string_view code, std::string_view reason) const;
  Reply too_fast(const Asked& asked, unsigned wait, std::string_view reason) const;
  Reply not_saved(const Asked& asked, const StoreFault& fault) const;
  Reply who_are_you(const Asked& asked) const;
  Reply no_such_table(const Asked& asked) const;
  Reply refused(const Asked& asked, http::status status, const codec::Json& refused) const;
  [[nodiscard]] codec::Json summary_of(const Listing& listing, const table::Guest& asking) const;

  World* world_;
  const Commons* commons_;
  Guests* guests_;
  Addresses* addresses_;
  const Bans* bans_;
  const ServeOptions* options_;
  const Cookie* cookie_;
  Records records_;
};

}  // namespace rattus::server
