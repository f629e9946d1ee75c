#!/usr/bin/env bash
# tests/train/loop.sh RATTUS: the small round of train/loop.py makes a net that the program takes and that is above the
# player it learned from, and is not gone through again.
set -euo pipefail
rattus=$1
python=/usr/bin/python3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" train/loop.py --quick --work "$work" --rattus "$rattus" --threads 1
test -s "$work/round-0.net"
"$python" - "$work" <<'CHECK'
import json, pathlib, sys
work = pathlib.Path(sys.argv[1])
round_0 = json.loads((work / "log.jsonl").read_text())
assert ("policy" in round_0) == (work / "policy-0.net").exists() == round_0["taken"], "a net that is taken gets a policy"
CHECK
won=$("$rattus" arena --json --players 2 --agents "greedy+$work/round-0.net,old-greedy" --games 200 --seed 3 --threads 1 |
  "$python" -c 'import json, sys; print(next(iter(json.load(sys.stdin)["win_share"].values())))')
echo "the net wins $won of its games against the player that it learned from"
"$python" -c "import sys; sys.exit(0 if float('$won') > 0.5 else 1)"
before=$(cat "$work/log.jsonl")
judged=$(stat -c %y "$work/round-0.net")
rm "$work/log.jsonl" # a break while the policy is learned: the net is not learned or judged again
"$python" train/loop.py --quick --work "$work" --rattus "$rattus" --threads 1
test "$judged" = "$(stat -c %y "$work/round-0.net")"
without_time() { sed 's/, "seconds.*//' <<<"$1"; }
test "$(without_time "$before")" = "$(without_time "$(cat "$work/log.jsonl")")"
before=$(cat "$work/log.jsonl")
"$python" train/loop.py --quick --work "$work" --rattus "$rattus" --threads 1
test "$before" = "$(cat "$work/log.jsonl")"
