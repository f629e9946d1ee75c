#!/usr/bin/env bash
# bench/stores.sh [TABLES...]: durable moves a second of `rattus serve` over SQLite, over PostgreSQL with one server, and
# with three that hear of each other by NATS, one after the other, clients on the same machine. SECONDS_EACH (10) is how
# long each is measured; BENCH_FOLDER is where the databases are, for another disk.
set -euo pipefail
cd "$(dirname "$0")/.."
tables=("${@:-1}")
[ $# -gt 0 ] || tables=(1 100 1000)
seconds=${SECONDS_EACH:-10}
folder=$(mktemp -d "${BENCH_FOLDER:-/var/tmp}/rattus-bench-XXXXXX")
chmod 755 "$folder"
[ -x build/release/rattus_server_load ] || script/build native
servers=() nats=0
stop_servers() {
  [ ${#servers[@]} = 0 ] || { kill "${servers[@]}" 2>/dev/null || true; wait "${servers[@]}" 2>/dev/null || true; }
  servers=()
}
stop() {
  stop_servers
  [ "$nats" = 0 ] || kill "$nats" 2>/dev/null || true
  script/postgres remove "$folder/postgres"
  rm -rf "$folder"
}
trap stop EXIT
open() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
until_open() { for _ in $(seq 300); do open "$1" && return; sleep 0.1; done; echo "nothing listens at port $1" >&2; exit 1; }
serve() { # PORT OPTION...
  local port=$1; shift
  build/release/rattus serve "$@" --port "$port" --admin-port 0 --max-connections 100000 \
    --connections-per-address 100000 --guest-burst 1000000 --request-rate 100000 --request-burst 100000 \
    --message-rate 100000 --message-burst 100000 --tables-per-guest 100000 2>>"$folder/servers.log" &
  servers+=($!)
  until_open "$port"
}
measure() { # NAME TABLES PORT...
  local name=$1 n=$2; shift 2
  local each=$(((n + $# - 1) / $#)) loads=() port
  for port in "$@"; do
    build/release/rattus_server_load --port "$port" --tables "$each" --watchers 0 --seconds "$seconds" \
      >"$folder/load-$port" &
    loads+=($!)
  done
  wait "${loads[@]}"
  for port in "$@"; do printf '%-24s %5d tables  ' "$name" "$each"; cat "$folder/load-$port"; done
}

store=$(script/postgres start "$folder/postgres")
nats-server --addr 127.0.0.1 --port 18899 --log "$folder/nats.log" &
nats=$!
until_open 18899
for n in "${tables[@]}"; do
  serve 18801 --data "$folder/rattus-$n"
  measure SQLite "$n" 18801
  stop_servers
  serve 18802 --store "$store"
  measure "PostgreSQL" "$n" 18802
  stop_servers
  [ "$n" -ge 3 ] || continue
  for port in 18803 18804 18805; do serve "$port" --store "$store" --bus nats://127.0.0.1:18899; done
  measure "PostgreSQL, 3 servers" "$n" 18803 18804 18805
  stop_servers
done
