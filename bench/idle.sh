#!/usr/bin/env bash
# bench/idle.sh [SOCKETS]: so many idle WebSockets (10000), each of a guest with an address of its own, over three
# servers with one database and NATS and their default limits: memory for each, and how soon a move is with the 99
# watchers of its table before and meanwhile. The client needs an open file for each socket: `ulimit -n`.
set -euo pipefail
cd "$(dirname "$0")/.."
sockets=${1:-10000}
ulimit -n $((sockets + 1000)) || { echo "no $((sockets + 1000)) open files are allowed here: ulimit -Hn" >&2; exit 1; }
. bench/servers.sh
start_cluster
ports=() pids=()
for port in 18803 18804 18805; do serve "$port" --store "$store" --bus "$bus"; ports+=(--port "$port"); done
for pid in "${servers[@]}"; do pids+=(--pid "$pid"); done
"$LOAD" "${ports[@]}" "${pids[@]}" --idle "$sockets" --watchers 99 --seconds "${SECONDS_EACH:-10}"
