#include "tests/slow/server/namespaces.hpp"

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <stdexcept>
#include <thread>

#include <arpa/inet.h>
#include <fcntl.h>
#include <sched.h>
#include <sys/socket.h>
#include <unistd.h>

namespace rattus::server::test {
namespace {

/// In the namespace of the calling thread.
bool ip(const std::string& words) { return std::system(("ip " + words + " >/dev/null 2>&1").c_str()) == 0; }

int present() { return ::open("/proc/thread-self/ns/net", O_RDONLY | O_CLOEXEC); }

/// A new one; -1 if it is not allowed. The calling thread stays where it is.
int new_namespace() {
  int made = -1;
  std::thread([&made] {
    if (::unshare(CLONE_NEWNET) == 0 && ip("link set lo up")) made = present();
  }).join();
  return made;
}

void go(int where) {
  if (::setns(where, CLONE_NEWNET) != 0) throw std::runtime_error("cannot enter a network namespace");
}

}  // namespace

std::unique_ptr<Network> Namespaces::make(std::size_t machines) {
  std::unique_ptr<Namespaces> network(new Namespaces(machines));
  const bool built = network->build();
  if (network->switch_ >= 0) network->enter_home();
  return built ? std::move(network) : nullptr;
}

Namespaces::Namespaces(std::size_t machines) : machines_(machines), home_(present()), switch_(new_namespace()) {}

Namespaces::~Namespaces() {
  for (const int one : places_) ::close(one);
  for (const int one : {home_, switch_})
    if (one >= 0) ::close(one);
}

bool Namespaces::build() {
  if (::getuid() != 0 || home_ < 0 || switch_ < 0 || !build_switch()) return false;
  for (std::size_t place = 0; place < machines_ + 2; ++place)
    if (!connect(place)) return false;
  return true;
}

bool Namespaces::build_switch() {
  go(switch_);
  return ip("link add bridge type bridge forward_delay 0") && ip("link set bridge up");
}

bool Namespaces::connect(std::size_t place) {
  const int made = new_namespace();
  if (made < 0) return false;
  places_.push_back(made);
  const std::string port = "port" + std::to_string(place);
  const std::string handle = "/proc/" + std::to_string(::getpid()) + "/fd/" + std::to_string(made);
  go(switch_);
  if (!ip("link add " + port + " type veth peer name line netns " + handle)) return false;
  if (!ip("link set " + port + " master bridge up")) return false;
  go(made);
  return ip("address add " + address_of(place) + "/24 dev line") && ip("link set line up");
}

void Namespaces::enter(std::size_t machine) { go(places_[machine]); }
void Namespaces::enter_home() { go(home_); }

void Namespaces::join(const std::string&, std::uint16_t nats_port) { nats_port_ = nats_port; }

std::string Namespaces::way(std::size_t, Hub hub) const {
  return address(hub) + ":" + (hub == Hub::database ? "5432" : std::to_string(nats_port_));
}

void Namespaces::blackhole(const char* what, std::size_t at, std::size_t towards) {
  const Visit visit(*this, at);
  if (!ip(std::string("route ") + what + " blackhole " + address_of(towards) + "/32") && *what == 'a')
    throw std::runtime_error("a line cannot be cut");
}

void Namespaces::cut(std::size_t machine, Hub hub, bool heard) {
  // What the hub would answer is dropped without a word, and it accepts nothing new, for it cannot answer.
  blackhole("add", place(hub), machine);
  if (!heard) blackhole("add", machine, place(hub));
}

void Namespaces::mend(std::size_t machine, Hub hub) {
  blackhole("del", place(hub), machine);
  blackhole("del", machine, place(hub));
}

bool Namespaces::reaches(std::size_t machine, Hub hub) const {
  const std::string way = this->way(machine, hub);
  const std::size_t colon = way.find(':');
  sockaddr_in there{};
  there.sin_family = AF_INET;
  there.sin_port = htons(static_cast<std::uint16_t>(std::stoul(way.substr(colon + 1))));
  ::inet_pton(AF_INET, way.substr(0, colon).c_str(), &there.sin_addr);
  const int probe = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const bool reached =
      ::connect(probe, reinterpret_cast<const sockaddr*>(&there), sizeof(there)) == 0 || errno == ECONNREFUSED;
  ::close(probe);
  return reached;
}

/// A line that has just come up carries nothing for a moment, and who asked during that is told that there is no way.
void Namespaces::plug(std::size_t machine) {
  set_port(machine, "up");
  const Visit visit(*this, machine);
  for (const Hub hub : {Hub::database, Hub::nats})
    while (!reaches(machine, hub)) std::this_thread::sleep_for(std::chrono::milliseconds(10));
}

void Namespaces::set_port(std::size_t machine, const char* what) {
  go(switch_);
  const bool done = ip("link set port" + std::to_string(machine) + " " + what);
  enter_home();
  if (!done) throw std::runtime_error("a machine cannot be unplugged");
}

}  // namespace rattus::server::test
