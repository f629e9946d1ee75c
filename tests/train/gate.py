#!/usr/bin/python3
"""tests/train/gate.py RATTUS: a net takes the place of the best only if it is no worse against those before it."""
import argparse
import pathlib
import sys
import tempfile

sys.path.insert(0, "train")
import loop

TABLE = ["--players", "2"]
with tempfile.TemporaryDirectory() as folder:
    arguments = argparse.Namespace(work=folder, kinds="base", rattus=sys.argv[1], gate=400, seed=5, threads=1,
                                   quick=True, thought=30)
    gate = loop.Loop(arguments)
    assert gate.former() == [], "as long as there is no net, it is only to beat the players written by hand"
    for name in ["best", "former-0", "former-2", "former-9", "former-10"]:
        (gate.work / f"{name}.net").touch()
    former = [f"greedy+{gate.work}/former-{number}.net" for number in (2, 9, 10)]
    assert gate.former() == [*former, "old-greedy"], gate.former()
    none = gate.work / "former-1.net"
    assert gate.searches(gate.best, none) == [f"search+{gate.best}@30it", "old-search@30it"]
    net = pathlib.Path("data/nets/board.net")
    if not net.exists():
        sys.exit(0)
    strong, weak = loop.agent(net), loop.HAND
    assert gate.better(strong, weak, TABLE) and gate.no_worse(strong, weak, TABLE)
    assert not gate.better(weak, strong, TABLE) and not gate.no_worse(weak, strong, TABLE)
    # A net with which greedy is better is not taken if a search is worse with it.
    assert gate.everywhere(gate.no_worse, *gate.searches(net, none))
    assert not gate.everywhere(gate.no_worse, *reversed(gate.searches(net, none)))
