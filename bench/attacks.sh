#!/usr/bin/env bash
# bench/attacks.sh [SCENARIO...]: what others notice while one address does its worst, with two servers over one database
# and NATS: at the attacked server, and at the other. ROUNDS (3) and SECONDS_EACH (5) are how much is measured.
set -euo pipefail
cd "$(dirname "$0")/.."
. bench/servers.sh
scenarios=("$@")
[ $# -gt 0 ] || mapfile -t scenarios < <(ls bench/server/scenarios | sed 's/\.cpp$//')
for scenario in "${scenarios[@]}"; do
  start_cluster
  "${BYSTANDER:-build/release/rattus_server_bystander}" --program "$PROGRAM" --store "$store" --bus "$bus" \
    --rounds "${ROUNDS:-3}" --seconds "${SECONDS_EACH:-5}" "$scenario"
  stop_cluster
done
