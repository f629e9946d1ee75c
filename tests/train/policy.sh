#!/usr/bin/env bash
# tests/train/policy.sh RATTUS base|cartus: train/policy.py learns from a few games of that kind which options are usually
# taken, and puts that into the file of a net whose judgement stays what it was.
set -euo pipefail
rattus=$1 kind=$2
python=/usr/bin/python3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
case $kind in
  cartus) net=data/nets/cartus.net table=(--game cartus) ;;
  *) net=data/nets/board.net table=() ;;
esac
"$rattus" selfplay --agent search@30it --kinds "$kind" --players 2-3 --games 60 --seed 5 --file "$work/games.jsonl"
"$rattus" samples "$work/games.jsonl" --choices --share 1 --out "$work/choices"
OMP_NUM_THREADS=1 "$python" train/policy.py "$work/choices" --net "$net" --out "$work/new.net" --least 50 |
  tee "$work/told"
cp "$net" "$work/next.net"
"$python" - "$work/told" "$work/new.net" "$net" "$work/next.net" <<'CHECK'
import json, sys
sys.path.insert(0, "train")
import net_file
told = [json.loads(line) for line in open(sys.argv[1])]
by_chance, checked = told[0]["by_chance"], told[-1]["checked"]
print(f"log-loss of games kept apart {checked}, by chance {by_chance}")
assert checked < by_chance - 0.1
(_, record, weights, _, names), (_, old_record, old_weights, _, old_names) = map(net_file.read, sys.argv[2:4])
assert weights == old_weights and names == old_names, "the weights of the net have changed"
net_file.keep_policy(sys.argv[2], sys.argv[4])
assert open(sys.argv[2], "rb").read() == open(sys.argv[4], "rb").read(), "the next net keeps another policy"
assert record["policy"]["choices"] == told[0]["choices"] and record["recipe"] == old_record["recipe"]
CHECK
"$rattus" arena --json "${table[@]}" --players 2 --agents "search+$work/new.net@30it,search+$net@30it" --games 4 --seed 3 --threads 1 >/dev/null
echo "the program plays with it"
