#!/usr/bin/env bash
# bench/compare.sh [TABLES...]: the same load on `rattus serve` and on boardgame.io with its flat-file storage, one after
# the other, each with 6 seats at a table and 100 watchers at one of them. SECONDS_EACH (10) is how long each is measured.
set -euo pipefail
cd "$(dirname "$0")/.."
. bench/servers.sh
tables=("${@:-1}")
[ $# -gt 0 ] || tables=(1 100 1000)
seconds=${SECONDS_EACH:-10}
[ -d bench/rival/node_modules ] || npm --prefix bench/rival ci --no-audit --no-fund --silent

for n in "${tables[@]}"; do
  serve 18801 --data "$folder/rattus-$n" "${unlimited[@]}"
  printf 'rattus        '
  "$LOAD" --port 18801 --tables "$n" --seconds "$seconds"
  stop_servers

  start 18999 node bench/rival/server.cjs 18999 "$folder/rival-$n" >"$folder/rival.log"
  printf 'boardgame.io  '
  node bench/rival/load.cjs --port 18999 --tables "$n" --seconds "$seconds"
  stop_servers
done
