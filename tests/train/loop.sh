#!/usr/bin/env bash
# tests/train/loop.sh RATTUS: the small round of train/loop.py makes a net that the program takes and that is above the
# player it learned from, and is not gone through again. Status 77 (skipped) without Debian's python3-torch.
set -euo pipefail
rattus=$1
python=/usr/bin/python3
"$python" -c 'import numpy, torch' 2>/dev/null || { echo "skipped: python3-torch and python3-numpy are not installed"; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$python" train/loop.py --quick --work "$work" --rattus "$rattus" --threads 1
test -s "$work/round-0.net"
if "$python" -c "import json; exit(not json.load(open('$work/log.jsonl'))['taken'])"; then
  test -s "$work/policy-0.net" # a policy is learned for a net that is taken, and tested
fi
won=$("$rattus" arena --json --players 2 --agents "greedy+$work/round-0.net,old-greedy" --games 200 --seed 3 --threads 1 |
  "$python" -c 'import json, sys; print(next(iter(json.load(sys.stdin)["win_share"].values())))')
echo "the net wins $won of its games against the player that it learned from"
"$python" -c "import sys; sys.exit(0 if float('$won') > 0.5 else 1)"
before=$(cat "$work/log.jsonl")
"$python" train/loop.py --quick --work "$work" --rattus "$rattus" --threads 1
test "$before" = "$(cat "$work/log.jsonl")"
