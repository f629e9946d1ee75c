#!/usr/bin/env bash
# Sourced by the scripts of this folder: servers at ports of this machine, a database and NATS, which all end with the
# script. PROGRAM is the server, LOAD its load; BENCH_FOLDER is where the databases are, for another disk.
PROGRAM=${PROGRAM:-build/release/rattus} LOAD=${LOAD:-build/release/rattus_server_load}
[ -x "$PROGRAM" ] && [ -x "$LOAD" ] || script/build native
folder=$(mktemp -d "${BENCH_FOLDER:-/var/tmp}/rattus-bench-XXXXXX")
chmod 755 "$folder"
servers=() nats=0 store=''
stop_servers() {
  [ ${#servers[@]} = 0 ] || { kill "${servers[@]}" 2>/dev/null || true; wait "${servers[@]}" 2>/dev/null || true; }
  servers=()
}
stop_cluster() {
  [ "$nats" = 0 ] || { kill "$nats" 2>/dev/null || true; wait "$nats" 2>/dev/null || true; }
  [ -z "$store" ] || script/postgres remove "$folder/postgres"
  nats=0 store=''
}
stop() {
  stop_servers
  stop_cluster
  rm -rf "$folder"
}
trap stop EXIT
open() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
until_open() { for _ in $(seq 300); do open "$1" && return; sleep 0.1; done; echo "nothing listens at port $1" >&2; exit 1; }
start() { # PORT COMMAND...
  local port=$1; shift
  "$@" 2>>"$folder/servers.log" &
  servers+=($!)
  until_open "$port"
}
serve() { local port=$1; shift; start "$port" "$PROGRAM" serve "$@" --port "$port" --admin-port 0; }
# Without what limits an address and a guest: a load is a few of them that do much.
unlimited=(--max-connections 100000 --connections-per-address 100000 --guest-burst 1000000 --request-rate 100000
  --request-burst 100000 --message-rate 100000 --message-burst 100000 --tables-per-guest 100000)
start_cluster() { # its parts: a database and NATS
  store=$(script/postgres start "$folder/postgres")
  nats-server --addr 127.0.0.1 --port 18899 --log "$folder/nats.log" &
  nats=$!
  bus=nats://127.0.0.1:18899
  until_open 18899
}
