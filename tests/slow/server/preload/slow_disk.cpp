// A slow disk. PostgreSQL is started with this library before all others (LD_PRELOAD); as long as the file that
// RATTUS_SLOW_DISK names exists, nothing is on the disk sooner than 200 ms after it was to be.
#include <cstdlib>

#include <sys/syscall.h>
#include <unistd.h>

namespace {

constexpr useconds_t microseconds = 200'000;

int flush(long call, int file) {
  const char* slow = std::getenv("RATTUS_SLOW_DISK");
  if (slow && ::access(slow, F_OK) == 0) ::usleep(microseconds);
  return static_cast<int>(::syscall(call, file));
}

}  // namespace

extern "C" {
int fsync(int file) { return flush(SYS_fsync, file); }
int fdatasync(int file) { return flush(SYS_fdatasync, file); }
}
