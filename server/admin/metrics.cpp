#include "server/admin/metrics.hpp"

#include <fstream>
#include <sstream>

#include <unistd.h>

namespace rattus::server {
namespace {

void count(std::map<std::string, std::uint64_t, std::less<>>& counts, std::string_view key) {
  const auto found = counts.find(key);
  if (found == counts.end())
    counts.emplace(key, 1);
  else
    ++found->second;
}

std::uint64_t resident_bytes() {
  std::ifstream statm("/proc/self/statm");
  std::uint64_t size = 0, resident = 0;
  statm >> size >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

void head(std::ostream& out, std::string_view name, std::string_view type, std::string_view help) {
  out << "# HELP rattus_" << name << ' ' << help << "\n# TYPE rattus_" << name << ' ' << type << '\n';
}

void one(std::ostream& out, std::string_view name, std::string_view type, std::string_view help, std::uint64_t value) {
  head(out, name, type, help);
  out << "rattus_" << name << ' ' << value << '\n';
}

void by_label(std::ostream& out, std::string_view name, std::string_view label, std::string_view help,
              const std::map<std::string, std::uint64_t, std::less<>>& counts) {
  head(out, name, "counter", help);
  for (const auto& [key, value] : counts)
    out << "rattus_" << name << '{' << label << "=\"" << key << "\"} " << value << '\n';
}

}  // namespace

void Histogram::add(std::chrono::nanoseconds duration) {
  const double seconds = std::chrono::duration<double>(duration).count();
  std::size_t i = 0;
  while (i < bounds.size() && seconds > bounds[i]) ++i;
  ++counts_[i];
  ++total_;
  sum_ += seconds;
}

void Histogram::add(const Histogram& other) {
  for (std::size_t i = 0; i < counts_.size(); ++i) counts_[i] += other.counts_[i];
  sum_ += other.sum_;
  total_ += other.total_;
}

std::string Histogram::text(const std::string& name, const std::string& help) const {
  std::ostringstream out;
  head(out, name, "histogram", help);
  std::uint64_t below = 0;
  for (std::size_t i = 0; i < bounds.size(); ++i) {
    below += counts_[i];
    out << "rattus_" << name << "_bucket{le=\"" << bounds[i] << "\"} " << below << '\n';
  }
  out << "rattus_" << name << "_bucket{le=\"+Inf\"} " << total_ << '\n'
      << "rattus_" << name << "_sum " << sum_ << '\n'
      << "rattus_" << name << "_count " << total_ << '\n';
  return out.str();
}

void Metrics::refused(std::string_view code) { count(refusals, code); }
void Metrics::accepted(std::string_view kind) { count(inputs, kind); }
void Metrics::noticed(std::string_view about) { count(notices, about); }

void Metrics::add(const Metrics& other) {
  using Member = std::uint64_t Metrics::*;
  for (const Member member :
       {&Metrics::connections, &Metrics::sockets, &Metrics::rooms, &Metrics::requests, &Metrics::commits,
        &Metrics::commit_units, &Metrics::commit_faults, &Metrics::loads, &Metrics::load_faults, &Metrics::slow_closed,
        &Metrics::thoughts, &Metrics::late_thoughts, &Metrics::answered_by_workers, &Metrics::fallen_back})
    this->*member += other.*member;
  using Counts = decltype(inputs) Metrics::*;
  for (const Counts member : {&Metrics::inputs, &Metrics::refusals, &Metrics::notices})
    for (const auto& [key, value] : other.*member) (this->*member)[key] += value;
  commit_time.add(other.commit_time);
  answer_time.add(other.answer_time);
  thinking_time.add(other.thinking_time);
}

void Metrics::publish(const Metrics& all, std::uint64_t waiting_thoughts) {
  waiting_thoughts_ = waiting_thoughts;
  resident_bytes_ = resident_bytes();
  if (all.thoughts - published_.thoughts >= lot)
    published_ = {all.thoughts, all.late_thoughts, all.answered_by_workers, all.fallen_back, all.thinking_time};
}

std::string Metrics::text() const {
  std::ostringstream out;
  one(out, "connections", "gauge", "TCP connections now.", connections);
  one(out, "websockets", "gauge", "WebSocket connections now.", sockets);
  one(out, "rooms", "gauge", "Tables in memory now.", rooms);
  one(out, "thinking_queue", "gauge", "Decisions of computer players and odds waiting for a thread.",
      waiting_thoughts_);
  one(out, "resident_bytes", "gauge", "Memory of the process.", resident_bytes_);
  one(out, "http_requests_total", "counter", "HTTP requests answered.", requests);
  by_label(out, "inputs_total", "kind", "Table inputs accepted and saved.", inputs);
  by_label(out, "refusals_total", "code", "Messages and requests refused.", refusals);
  by_label(out, "notices_total", "about", "Notices for players who are away.", notices);
  one(out, "commits_total", "counter", "Transactions of the store.", commits);
  one(out, "commit_units_total", "counter", "Writes in these transactions.", commit_units);
  one(out, "commit_faults_total", "counter", "Transactions that failed.", commit_faults);
  one(out, "loads_total", "counter", "Tables loaded from the store.", loads);
  one(out, "load_faults_total", "counter", "Tables that could not be loaded.", load_faults);
  one(out, "slow_closed_total", "counter", "Connections closed because the client did not read.", slow_closed);
  one(out, "thoughts_total", "counter", "Decisions of computer players.", published_.thoughts);
  one(out, "late_thoughts_total", "counter", "Decisions that took longer than their time.", published_.late);
  one(out, "workers_thoughts_total", "counter", "Decisions of computer players made by workers.",
      published_.by_workers);
  one(out, "fallen_back_thoughts_total", "counter", "Decisions that no worker made in time (--workers).",
      published_.fallen_back);
  out << commit_time.text("commit_seconds", "Duration of a transaction.")
      << answer_time.text("answer_seconds", "Time from receiving an input to answering it, saved.")
      << published_.time.text("thinking_seconds", "Time from asking a computer player to its choice.");
  return out.str();
}

}  // namespace rattus::server
