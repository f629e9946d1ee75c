// A wrong clock on the wall. The server is started with this library before all others (LD_PRELOAD); its clock is
// RATTUS_CLOCK_ERROR seconds fast, or slow if that is negative. Clocks that only count stay right.
//
// The kernel wakes by its own clock, so a time until which a thread waits is told to it in that.
#include <cstdlib>
#include <ctime>

#include <pthread.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

std::time_t error() {
  const char* seconds = std::getenv("RATTUS_CLOCK_ERROR");
  return seconds ? std::atol(seconds) : 0;
}

/// A time in seconds since 1970, not since the machine was started: it has not run for thirty years.
bool of_the_wall(const timespec& time) { return time.tv_sec > 1'000'000'000; }

}  // namespace

extern "C" {

int clock_gettime(clockid_t clock, timespec* time) noexcept {
  const auto result = static_cast<int>(::syscall(SYS_clock_gettime, clock, time));
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) time->tv_sec += error();
  return result;
}

int gettimeofday(timeval* __restrict time, void* __restrict zone) noexcept {
  const auto result = static_cast<int>(::syscall(SYS_gettimeofday, time, zone));
  if (result == 0) time->tv_sec += error();
  return result;
}

std::time_t time(std::time_t* stored) noexcept {
  timespec now{};
  clock_gettime(CLOCK_REALTIME_COARSE, &now);
  if (stored) *stored = now.tv_sec;
  return now.tv_sec;
}

/// The clock by which a condition waits is chosen when it is made: here it shows in the time.
int pthread_cond_timedwait(pthread_cond_t* condition, pthread_mutex_t* mutex, const timespec* until) {
  if (!of_the_wall(*until)) return pthread_cond_clockwait(condition, mutex, CLOCK_MONOTONIC, until);
  const timespec right{until->tv_sec - error(), until->tv_nsec};
  return pthread_cond_clockwait(condition, mutex, CLOCK_REALTIME, &right);
}
}
