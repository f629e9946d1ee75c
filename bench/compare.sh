#!/usr/bin/env bash
# bench/compare.sh [TABLES...]: the same load on `rattus serve` and on boardgame.io with its flat-file storage, one after
# the other, each with 6 seats at a table and 100 watchers at one of them. SECONDS_EACH (10) is how long each is measured.
set -euo pipefail
cd "$(dirname "$0")/.."
tables=("${@:-1}")
[ $# -gt 0 ] || tables=(1 100 1000)
seconds=${SECONDS_EACH:-10}
folder=$(mktemp -d)
server=0
stop() { if [ "$server" != 0 ]; then kill "$server" 2>/dev/null || true; wait "$server" 2>/dev/null || true; server=0; fi; }
trap 'stop; rm -rf "$folder"' EXIT

[ -x build/release/rattus_server_load ] || script/build native
[ -d bench/rival/node_modules ] || npm --prefix bench/rival ci --no-audit --no-fund --silent
open() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
until_open() { for _ in $(seq 300); do open "$1" && return; sleep 0.1; done; echo "nothing listens at port $1" >&2; exit 1; }

for n in "${tables[@]}"; do
  build/release/rattus serve --data "$folder/rattus-$n" --port 18801 --admin-port 0 --max-connections 100000 \
    --connections-per-address 100000 --guest-burst 1000000 --request-rate 100000 --request-burst 100000 \
    --message-rate 100000 --message-burst 100000 --tables-per-guest 100000 2>"$folder/rattus.log" &
  server=$!
  until_open 18801
  printf 'rattus        '
  build/release/rattus_server_load --port 18801 --tables "$n" --seconds "$seconds"
  stop

  node bench/rival/server.cjs 18999 "$folder/rival-$n" >"$folder/rival.log" &
  server=$!
  until_open 18999
  printf 'boardgame.io  '
  node bench/rival/load.cjs --port 18999 --tables "$n" --seconds "$seconds"
  stop
done
