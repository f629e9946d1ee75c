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
    arguments = argparse.Namespace(work=folder, kinds="base", rattus=sys.argv[1], gate=400, seed=5, threads=1)
    gate = loop.Loop(arguments)
    assert gate.former() == [], "as long as there is no net, it is only to beat the players written by hand"
    for name in ["best", "former-0", "former-2", "former-9", "former-10"]:
        (gate.work / f"{name}.net").touch()
    former = [f"greedy+{gate.work}/former-{number}.net" for number in (2, 9, 10)]
    assert gate.former() == [*former, "old-greedy"], gate.former()
    net = pathlib.Path("data/nets/board.net")
    if not net.exists():
        sys.exit(0)
    strong, weak = loop.agent(net), loop.HAND
    assert gate.better(strong, weak, TABLE) and gate.no_worse(strong, weak, TABLE)
    assert not gate.better(weak, strong, TABLE) and not gate.no_worse(weak, strong, TABLE)
