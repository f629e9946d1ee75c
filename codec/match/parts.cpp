#include "codec/match/parts.hpp"

#include "codec/chair_json.hpp"
#include "codec/record/record.hpp"
#include "codec/shares.hpp"
#include "engine/core/enum_words.hpp"

namespace rattus::codec {
namespace {

using table::Match;
using table::Note;
using table::Subject;

constexpr auto note_types = enum_words<Note::Kind>("sat", "rose", "started", "proposed", "agreed", "objected",
                                                   "stood-in", "returned", "resigned", "rematch", "chat", "left-out");

Json proposal_json(const Match& match, const table::Proposal& proposal) {
  Json json{{"what", word(proposal.what)}};
  if (proposal.what == Subject::stand_in) json["seat"] = proposal.about + 1;
  json["by"] = proposal.by + 1;
  json["agreed"] = seat_list(proposal.agreed);
  json["missing"] = seat_list(match.missing(proposal));
  return json;
}

bool is_about_proposal(Note::Kind kind) {
  return kind == Note::Kind::proposed || kind == Note::Kind::agreed || kind == Note::Kind::objected;
}

}  // namespace

Json table_json(const Match& match, const table::Guest& guest, const Surroundings& around) {
  Json json{{"id", around.id}, {"stage", word(match.stage())}, {"seats", Json::array()}};
  board::Seat seat = 0;
  for (const table::Chair& chair : match.seats())
    json["seats"].push_back(chair_json(chair, seat++, guest, around.present));
  json["host"] = !guest.empty() && guest == match.plan().host;
  json["proposals"] = Json::array();
  for (const table::Proposal& proposal : match.proposals()) json["proposals"].push_back(proposal_json(match, proposal));
  if (!around.seed_hash.empty()) json["seed_hash"] = around.seed_hash;
  if (match.plan().stream == table::Stream::chacha20) json["shares"] = shares_json(match.shares());
  if (!match.earlier_rounds().empty()) json["earlier_rounds"] = rounds_json(match.earlier_rounds());
  if (match.beginning()) json["beginning"] = true;
  if (match.awaits() == table::Awaits::hashes) json["new_round"] = true;
  if (match.stage() == table::Stage::over) {
    json["seed"] = hex(match.seed());
    json["ended"] = match.ended() == table::Ended::agreement ? "agreement" : "result";
  }
  if (!match.rematch().empty()) json["rematch"] = match.rematch();
  json["watchers"] = around.watchers;
  return json;
}

Json note_json(const Match& match, const Note& note, std::uint64_t version) {
  Json json{{"type", note_types[note.kind]}};
  if (note.seat != board::no_seat) json["seat"] = note.seat + 1;
  if (note.kind == Note::Kind::sat || note.kind == Note::Kind::chat) json["name"] = note.name;
  if (note.kind == Note::Kind::chat) json["text"] = match.log()[note.version - 2].text;
  if (is_about_proposal(note.kind)) json["what"] = word(note.what);
  if (note.about != board::no_seat) json["about"] = note.about + 1;
  if (note.kind == Note::Kind::rematch) json["table"] = match.rematch();
  json["version"] = version;
  return json;
}

}  // namespace rattus::codec
