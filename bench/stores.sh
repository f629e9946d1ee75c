#!/usr/bin/env bash
# bench/stores.sh [TABLES...]: durable moves a second of `rattus serve` over SQLite, over PostgreSQL with one server, and
# with three that hear of each other by NATS, one after the other, clients on the same machine; with RIVAL=1 also of
# boardgame.io, with its flat-file storage and with nothing but its memory. SECONDS_EACH (10) is how long each is
# measured, OPTIONS are options of `rattus serve`; servers.sh has more settings.
set -euo pipefail
cd "$(dirname "$0")/.."
. bench/servers.sh
tables=("${@:-1}")
[ $# -gt 0 ] || tables=(1 100 1000)
seconds=${SECONDS_EACH:-10}
read -ra options <<<"${OPTIONS:-}"
unlimited+=("${options[@]}")
[ -z "${RIVAL:-}" ] || [ -d bench/rival/node_modules ] || npm --prefix bench/rival ci --no-audit --no-fund --silent
measure() { # NAME TABLES PORT...
  local name=$1 n=$2; shift 2
  local each=$(((n + $# - 1) / $#)) loads=() pids=() port i=0
  for port in "$@"; do
    pids=(--pid "${servers[i]}") i=$((i + 1))
    "$LOAD" --port "$port" --tables "$each" --watchers 0 --seconds "$seconds" "${pids[@]}" >"$folder/load-$port" &
    loads+=($!)
  done
  wait "${loads[@]}"
  for port in "$@"; do printf '%-24s %5d tables  ' "$name" "$each"; cat "$folder/load-$port"; done
}

rival() { # NAME TABLES [FOLDER]
  local name=$1 n=$2; shift 2
  start 18999 node bench/rival/server.cjs 18999 "$@" >"$folder/rival.log"
  printf '%-24s %5d tables  ' "$name" "$n"
  node bench/rival/load.cjs --port 18999 --tables "$n" --watchers 0 --seconds "$seconds" || true
  stop_servers
}

start_cluster
for n in "${tables[@]}"; do
  serve 18801 --data "$folder/rattus-$n" "${unlimited[@]}"
  measure SQLite "$n" 18801
  stop_servers
  [ -z "${RIVAL:-}" ] || { rival "boardgame.io, files" "$n" "$folder/rival-$n"; rival "boardgame.io, memory" "$n"; }
  serve 18802 --store "$store" "${unlimited[@]}"
  measure "PostgreSQL" "$n" 18802
  stop_servers
  [ "$n" -ge 3 ] || continue
  for port in 18803 18804 18805; do serve "$port" --store "$store" --bus "$bus" "${unlimited[@]}"; done
  measure "PostgreSQL, 3 servers" "$n" 18803 18804 18805
  stop_servers
done
