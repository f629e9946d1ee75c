#pragma once
// A file that is written beside its place and put there when it is complete: `rattus backup`, and every file that a
// command writes.
#include <string>
#include <string_view>

#include <sys/types.h>

namespace rattus::server {

/// True if an error of the system means that there is no room: a full disk, a quota, a limit of file size.
bool no_room(int error);
/// Why something could not be written, for people.
std::string write_fault(int error);

/// A file "NAME.partial", taken away again unless it is put in its place. One that a killed program left is replaced;
/// one that another program is writing is left alone.
class Draft {
 public:
  /// `name` is what it will be called.
  explicit Draft(const std::string& name) : name_(name), path_(name + ".partial") {}
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft();

  /// Makes it, empty. This and what follows: why it cannot be done; empty: it is.
  std::string make(mode_t mode);
  /// For a device or a pipe: written to directly.
  std::string open_device();
  std::string write(std::string_view bytes) const;
  /// Puts it in its place, on disk when this returns; nothing is overwritten.
  std::string keep();
  /// Puts it in place of the file that is there, if there is one; the system writes it to disk when it likes.
  std::string replace();
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  /// Removes one that nobody writes any more.
  std::string remove_left();
  std::string put(unsigned flags);

  std::string name_, path_;
  int descriptor_ = -1;  ///< has the lock that says that somebody writes it
  bool device_ = false;
};

}  // namespace rattus::server
