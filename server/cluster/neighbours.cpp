#include "server/cluster/neighbours.hpp"

#include <algorithm>
#include <utility>

#include "server/rooms/room.hpp"

namespace rattus::server {
namespace {

using codec::Json;

// Subjects. The name of each server stands in its messages.
constexpr const char* alive_subject = "alive";        // signs of life
constexpr const char* presence_subject = "presence";  // who has come and gone
constexpr const char* again_subject = "again";        // somebody has missed something of a server
constexpr const char* names_subject = "names";        // guests who call themselves otherwise
const std::string table_subject = "table.";           // entries of one table

Attendance read_guests(const Json& json) {
  Attendance guests;
  for (const auto& [guest, count] : json.items()) guests[guest] = count.get<unsigned>();
  return guests;
}

}  // namespace

Neighbours::Neighbours(World& world, std::unique_ptr<Bus> bus, std::string name, Rhythm rhythm)
    : world_(&world), bus_(std::move(bus)), name_(std::move(name)), rhythm_(rhythm) {}

void Neighbours::begin() {
  look();
  if (!bus_) return;
  bus_->hear([weak = weak_from_this()](const std::string& subject, const std::string& text) {
    const auto self = weak.lock();
    if (!self) return;
    try {  // whatever stands in a message of a program that is not this one
      self->heard(subject, Json::parse(text));
    } catch (const Json::exception&) {
    }
  });
  for (const char* subject : {alive_subject, presence_subject, again_subject, names_subject}) bus_->listen(subject);
  beat();
}

void Neighbours::end() {
  const std::scoped_lock lock(mutex_);
  ending_ = true;
  say(alive_subject, {{"gone", true}});
}

void Neighbours::say(const std::string& subject, Json message) {
  if (!bus_ || (ending_ && subject == presence_subject)) return;  // whoever is gone has nobody at its tables
  message["from"] = name_;
  bus_->say(subject, message.dump());
}

// --- signs of life ---

void Neighbours::beat() {
  const std::scoped_lock lock(mutex_);
  if (ending_) return;
  say(alive_subject, {{"said", said_}});
  const auto until = world_->now() - rhythm_.dead;
  std::vector<std::string> dead;
  for (const auto& [name, node] : nodes_)
    if (node.heard < until) dead.push_back(name);
  for (const std::string& name : dead) lose(name);
  world_->later(rhythm_.alive, [weak = weak_from_this()] {
    if (const auto self = weak.lock()) self->beat();
  });
}

Neighbours::Node& Neighbours::node(const std::string& name) {
  const auto [found, is_new] = nodes_.try_emplace(name);
  found->second.heard = world_->now();
  return found->second;
}

void Neighbours::lose(const std::string& name) {
  const auto found = nodes_.find(name);
  if (found == nodes_.end()) return;
  const auto tables = std::move(found->second.tables);
  nodes_.erase(found);
  for (const auto& [table, guests] : tables) changed(table);
}

void Neighbours::heard(const std::string& subject, const Json& message) {
  const auto from = message.at("from").get<std::string>();
  if (from == name_) return;
  if (subject == names_subject)
    return renamed_(message.at("guest").get<std::string>(), message.at("name").get<std::string>());
  const std::scoped_lock lock(mutex_);
  if (message.contains("gone")) return lose(from);
  if (subject.starts_with(table_subject))
    return written(subject.substr(table_subject.size()), message.at("number").get<std::uint64_t>());
  Node& other = node(from);
  if (subject == alive_subject) {
    if (message.at("said").get<std::uint64_t>() != other.said) say(again_subject, {{"of", from}});
  } else if (subject == presence_subject) {
    heard_presence(from, other, message);
  } else if (subject == again_subject) {
    if (message.at("of") == name_) say_all();
  }
}

// --- who is where ---

Json Neighbours::of_table(const std::string& table) const {
  const auto found = here_.find(table);
  return found == here_.end() ? Json::object() : Json(found->second);
}

void Neighbours::set_present(const std::string& table, const table::Guest& guest, unsigned count) {
  const std::scoped_lock lock(mutex_);
  attend(here_, table, guest, count);
  ++said_;
  say(presence_subject, {{"said", said_}, {"tables", {{table, of_table(table)}}}});
}

void Neighbours::say_all() {
  if (world_->now() - said_all_ < rhythm_.alive / 2) return;  // several have asked
  said_all_ = world_->now();
  Json tables = Json::object();
  for (const auto& [table, guests] : here_) tables[table] = guests;
  say(presence_subject, {{"said", said_}, {"all", true}, {"tables", std::move(tables)}});
}

void Neighbours::heard_presence(const std::string& name, Node& other, const Json& message) {
  const auto said = message.at("said").get<std::uint64_t>();
  std::set<std::string> touched;
  if (message.contains("all")) {
    for (const auto& [table, guests] : std::exchange(other.tables, {})) touched.insert(table);
  } else if (said != other.said + 1) {
    if (said > other.said) say(again_subject, {{"of", name}});
    return;
  }
  other.said = said;
  for (const auto& [table, guests] : message.at("tables").items()) {
    touched.insert(table);
    if (guests.empty())
      other.tables.erase(table);
    else
      other.tables[table] = read_guests(guests);
  }
  for (const std::string& table : touched) changed(table);
}

void Neighbours::call(const std::string& table, std::function<void(Room&)> what) {
  const auto found = rooms_.find(table);
  if (found == rooms_.end()) return;
  World& world = *found->second.world;
  world.at(world.now(), [weak = found->second.room, what = std::move(what)] {
    if (const auto room = weak.lock()) what(*room);
  });
}

void Neighbours::changed(const std::string& table) {
  call(table, [](Room& room) { room.attended_elsewhere(); });
}

void Neighbours::written(const std::string& table, std::uint64_t number) {
  call(table, [number](Room& room) { room.written_elsewhere(number); });
}

std::size_t Neighbours::count() const {
  const std::scoped_lock lock(mutex_);
  return nodes_.size();
}

bool Neighbours::present(const std::string& table, const table::Guest& guest) const {
  const std::scoped_lock lock(mutex_);
  return std::any_of(nodes_.begin(), nodes_.end(), [&](const auto& item) {
    const auto found = item.second.tables.find(table);
    return found != item.second.tables.end() && found->second.contains(guest);
  });
}

Attendance Neighbours::elsewhere(const std::string& table) const {
  const std::scoped_lock lock(mutex_);
  Attendance all;
  for (const auto& [name, node] : nodes_)
    if (const auto found = node.tables.find(table); found != node.tables.end())
      for (const auto& [guest, count] : found->second) all[guest] += count;
  return all;
}

bool Neighbours::leads(const std::string& table) const {
  const std::scoped_lock lock(mutex_);
  return std::none_of(nodes_.begin(), nodes_.end(),
                      [&](const auto& item) { return item.first < name_ && item.second.tables.contains(table); });
}

void Neighbours::renamed(const table::Guest& guest, const std::string& name) {
  const std::scoped_lock lock(mutex_);
  say(names_subject, {{"guest", guest}, {"name", name}});
}

// --- what others have written ---

void Neighbours::enter(const std::shared_ptr<Room>& room, World& world) {
  const std::scoped_lock lock(mutex_);
  const bool is_new = rooms_.insert_or_assign(room->id(), Entered{room, &world}).second;
  if (is_new && bus_) bus_->listen(table_subject + room->id());
}

void Neighbours::leave(const std::string& table) {
  const std::scoped_lock lock(mutex_);
  if (rooms_.erase(table) > 0 && bus_) bus_->ignore(table_subject + table);
}

void Neighbours::wrote(const std::string& table, std::uint64_t number) {
  const std::scoped_lock lock(mutex_);
  say(table_subject + table, {{"number", number}});
}

void Neighbours::look() {
  const auto again = [weak = weak_from_this()] {
    const auto self = weak.lock();
    if (!self) return;
    self->world_->later(self->bus_works() ? self->rhythm_.look : self->rhythm_.alone, [weak] {
      if (const auto same = weak.lock()) same->look();
    });
  };
  std::vector<std::string> tables;
  {
    const std::scoped_lock lock(mutex_);
    if (ending_) return;
    for (const auto& [id, room] : rooms_) tables.push_back(id);
  }
  if (tables.empty()) return again();
  world_->store().ask([tables](Store& store) { return store.last_entries(tables); },
                      [weak = weak_from_this(), tables, again](const Stored<std::vector<std::uint64_t>>& read) {
                        const auto self = weak.lock();
                        if (!self) return;
                        const auto* numbers = std::get_if<std::vector<std::uint64_t>>(&read);
                        {
                          const std::scoped_lock lock(self->mutex_);
                          for (std::size_t i = 0; numbers && i < tables.size(); ++i)
                            self->written(tables[i], (*numbers)[i]);
                        }
                        again();
                      });
}

}  // namespace rattus::server
