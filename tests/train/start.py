#!/usr/bin/python3
"""Learning can go on from the file of a net: what is read of it and written again is the same file."""
import pathlib
import sys
import tempfile

import torch

sys.path.insert(0, "train")
import learn
import net_file

torch.manual_seed(3)
with tempfile.TemporaryDirectory() as work:
    for name in ("board", "cartus"):
        path = f"data/nets/{name}.net"
        sizes, record, packed, _ = net_file.read(path)
        hash_, seat, game = sizes[:3]
        net = learn.Judge(seat, game, *(torch.rand(count) + 0.1 for count in (seat, game)))
        net.start(path, hash_)
        again = pathlib.Path(work) / f"{name}.net"
        net_file.write(again, hash_, net.weights(), record)
        assert net_file.read(again)[:3] == (sizes, record, packed), f"{path} is another net when written again"
        for refused, why in ((path, "other inputs"), ("README.md", "no file of a net"), ("no.net", "No such file")):
            try:
                net.start(refused, hash_ + 1)
            except SystemExit as told:
                assert why in str(told), told
            else:
                sys.exit(f"{refused} was not refused")
print("both nets are the same again")
