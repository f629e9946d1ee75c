#!/usr/bin/python3
"""Learning can go on from the file of a net: what is read of it and written again is the same file, and inputs that it
lacks begin as nothing."""
import pathlib
import sys
import tempfile

import numpy
import torch

sys.path.insert(0, "train")
import learn
import net_file

torch.manual_seed(3)
with tempfile.TemporaryDirectory() as work:
    for name in ("board", "cartus"):
        path = f"data/nets/{name}.net"
        sizes, record, packed, policy, section = net_file.read(path)
        names = net_file.names_in(path)
        assert policy and net_file.section(names) == section
        hash_, seat, game = sizes[:3]
        net = learn.Judge(seat, game, *(torch.rand(count) + 0.1 for count in (seat, game)))
        net.start(path, hash_, names)
        again = pathlib.Path(work) / f"{name}.net"
        net_file.write(again, hash_, net.weights(), record, names)
        same = net_file.read(again) == (sizes, record, packed, b"", section)
        assert same, f"{path} is another net when written again"
        net_file.keep_policy(path, again)
        assert again.read_bytes() == pathlib.Path(path).read_bytes(), f"{path} is another file with its policy put back"

        more = names._replace(seat=["46.held", *names.seat[::-1], "46.blocked"], game=names.game[2:])
        numbers, wider = net_file.numbers_of(path), net_file.numbers_for(path, more)
        assert not wider["seat"][[0, -1]].any() and (wider["seat"][1:-1] == numbers["seat"][::-1]).all()
        assert (wider["game"] == numbers["game"][2:]).all() and (wider["own"] == numbers["own"]).all()
        longer = learn.Judge(len(more.seat), len(more.game), torch.ones(len(more.seat)), torch.ones(len(more.game)))
        longer.start(path, hash_ + 1, more)
        assert numpy.allclose(longer.weights()["seat"], wider["seat"])

        unnamed = pathlib.Path(work) / "unnamed.net"
        unnamed.write_bytes(again.read_bytes().removesuffix(section))
        assert net_file.names_in(unnamed) is None
        net.start(unnamed, hash_, names)
        other_game = names._replace(of="chess")
        for refused, called, why in ((path, other_game, "other inputs"), (unnamed, names, "other inputs"),
                                     ("README.md", names, "no file of a net"), ("no.net", names, "No such file")):
            try:
                net.start(refused, hash_ + 1, called)
            except SystemExit as told:
                assert why in str(told), told
            else:
                sys.exit(f"{refused} was not refused")
print("both nets are the same again")
