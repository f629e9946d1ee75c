#!/usr/bin/python3
"""Teaches a net from samples (rattus samples) and writes it as a file that rattus reads.

    python3 train/learn.py samples --out new.net --epochs 4

What it learns is the share of the win that each seat can expect: the result of the game, mixed with what the player who
decided expected. Nothing here is needed to build, play or test."""
import argparse
import json
import pathlib
import sys
import time

import numpy
import torch

import net_file

FIRST, SECOND = net_file.FIRST, net_file.SECOND
BOUND = {"first": 7.9, "inner": 15.9}  # weights beyond these do not fit the file
TOP = (8 * 128 - 1) / 128  # what comes out of a neuron at most


class Samples:
    """All samples of a folder, by number of players, and those that are kept apart for checking."""

    def __init__(self, folders, checked, margin):
        self.margin = margin
        self.parts, self.hash, self.names = {}, None, None
        for folder in map(pathlib.Path, folders):
            about = json.loads((folder / "samples.json").read_text())
            if "of" not in about:
                sys.exit(f"{folder}: made by an older program, without the name of the game; make the samples anew")
            if self.hash not in (None, about["hash"]):
                sys.exit(f"{folder}: made for other inputs than the first folder; make the samples anew")
            self.hash, self.names = about["hash"], net_file.Names(about["of"], about["seat"], about["game"])
            for players, count in about["samples"].items():
                self.add(folder, int(players), count)
        self.split(checked)

    def sizes(self):
        return len(self.names.seat), len(self.names.game)

    def add(self, folder, players, count):
        seat, game = self.sizes()
        rows = numpy.memmap(folder / f"{players}.bin", dtype="<i2", mode="r").reshape(count, -1)
        if rows.shape[1] != game + players * (seat + 3):
            sys.exit(f"{folder}/{players}.bin: rows of another length than samples.json says; make the samples anew")
        self.parts.setdefault(players, []).append(numpy.asarray(rows))

    def split(self, checked):
        self.taught, self.checked = {}, {}
        for players, parts in self.parts.items():
            rows = numpy.concatenate(parts)
            # Whole stretches, so that positions of one game are on one side.
            cut = int(len(rows) * (1 - checked))
            self.taught[players], self.checked[players] = rows[:cut], rows[cut:]

    def tensors(self, players, rows, result_share):
        seat, game = self.sizes()
        rows = torch.from_numpy(rows.astype(numpy.float32))
        at = game + players * seat
        result, expected = rows[:, at : at + players] / 4096, rows[:, at + players : at + 2 * players] / 4096
        points = rows[:, at + 2 * players : at + 3 * players]
        result = (1 - self.margin) * result + self.margin * torch.softmax(points / 3, 1)
        thought = (expected[:, :1] >= 0) & (expected.sum(1, keepdim=True) > 0.5)
        expected = expected / expected.sum(1, keepdim=True).clamp(min=0.5)
        target = torch.where(thought, result_share * result + (1 - result_share) * expected, result)
        return rows[:, :game], rows[:, game:at].reshape(-1, players, seat), target


class Judge(torch.nn.Module):
    """The net in ordinary numbers; ai/net/net.hpp has its shape."""

    def __init__(self, seat, game, scale_seat, scale_game):
        super().__init__()
        self.register_buffer("scale_seat", scale_seat)
        self.register_buffer("scale_game", scale_game)
        self.seat = torch.nn.Linear(seat, FIRST)
        self.game = torch.nn.Linear(game, FIRST, bias=False)
        self.own = torch.nn.Linear(FIRST, SECOND)
        self.other = torch.nn.Linear(FIRST, SECOND, bias=False)
        self.last = torch.nn.Linear(SECOND, 1, bias=False)

    def forward(self, game, seats):
        own = (self.seat(seats * self.scale_seat) + self.game(game * self.scale_game).unsqueeze(1)).clamp(0, TOP)
        others = own.sum(1, keepdim=True) - own
        return self.last((self.own(own) + self.other(others)).clamp(0, TOP)).squeeze(2)

    def weights(self):
        """For the file: the scales of the inputs are multiplied in."""
        numbers = lambda tensor: tensor.detach().cpu().numpy()
        return {
            "seat": numbers(self.seat.weight.T * self.scale_seat[:, None]),
            "game": numbers(self.game.weight.T * self.scale_game[:, None]),
            "first_bias": numbers(self.seat.bias),
            "own": numbers(self.own.weight.T),
            "other": numbers(self.other.weight.T),
            "second_bias": numbers(self.own.bias),
            "last": numbers(self.last.weight[0]),
        }

    def take(self, weights):
        """Goes on from these, the other way round."""
        tensor = lambda numbers: torch.tensor(numbers, dtype=torch.float32)
        with torch.no_grad():
            self.seat.weight.copy_(tensor(weights["seat"].T) / self.scale_seat)
            self.game.weight.copy_(tensor(weights["game"].T) / self.scale_game)
            self.seat.bias.copy_(tensor(weights["first_bias"]))
            self.own.weight.copy_(tensor(weights["own"].T))
            self.other.weight.copy_(tensor(weights["other"].T))
            self.own.bias.copy_(tensor(weights["second_bias"]))
            self.last.weight.copy_(tensor(weights["last"])[None])

    def start(self, path, hash_, names):
        """Goes on from an earlier net: its file, or the .pt file that lies beside it, of finer numbers. Inputs that are
        not in the file begin as nothing; the .pt file must be for the same inputs."""
        if pathlib.Path(path).suffix == ".pt":
            self.load_state_dict(torch.load(path))
            return
        try:
            same = net_file.read(path)[0][0] == hash_
            numbers = net_file.numbers_of(path) if same else net_file.numbers_for(path, names)
        except (OSError, ValueError) as error:
            sys.exit(f"--start: {error}")
        if numbers is None:
            sys.exit(f"{path}: a net for other inputs than the samples; make the samples anew, or start from nothing")
        self.take(numbers)

    def bound(self):
        with torch.no_grad():
            for layer, scale in ((self.seat, self.scale_seat), (self.game, self.scale_game)):
                bound = BOUND["first"] / scale
                layer.weight.copy_(torch.minimum(torch.maximum(layer.weight, -bound), bound))
            for layer in (self.own, self.other, self.last):
                layer.weight.clamp_(-BOUND["inner"], BOUND["inner"])


def scales(samples):
    """One over the usual size of each input, so that all are learned alike."""
    seat, game = samples.sizes()
    squares, counts = [numpy.zeros(game), numpy.zeros(seat)], [0, 0]
    for players, rows in samples.taught.items():
        some = rows[:: max(1, len(rows) // 20_000)].astype(numpy.float64)
        squares[0] += (some[:, :game] ** 2).sum(0)
        counts[0] += len(some)
        seats = some[:, game : game + players * seat].reshape(-1, seat)
        squares[1] += (seats**2).sum(0)
        counts[1] += len(seats)
    sizes = [numpy.sqrt(square / max(count, 1)) for square, count in zip(squares, counts)]
    # An input that is hardly ever there is not blown up.
    return [torch.tensor(1 / numpy.maximum(size, 0.25), dtype=torch.float32) for size in sizes]


def log_loss(net, samples, part, arguments):
    """Mean log-loss of the results alone, all numbers of players together, and by number of players."""
    total, counts, by = 0.0, 0, {}
    with torch.no_grad():
        for players, rows in part.items():
            sums = 0.0
            for begin in range(0, len(rows), 8192):
                game, seats, target = samples.tensors(players, rows[begin : begin + 8192], 1)
                sums -= (target * torch.log_softmax(net(game, seats), 1)).sum().item()
            by[players] = sums / max(len(rows), 1)
            total, counts = total + sums, counts + len(rows)
    return total / max(counts, 1), by


def teach(samples, arguments):
    torch.manual_seed(arguments.seed)
    scale_game, scale_seat = scales(samples)
    net = Judge(*samples.sizes(), scale_seat, scale_game)
    if arguments.start:
        net.start(arguments.start, int(samples.hash), samples.names)
    optimizer = torch.optim.AdamW(net.parameters(), lr=arguments.rate, weight_decay=arguments.decay)
    batches = {p: max(1, len(rows) // arguments.batch) for p, rows in samples.taught.items() if len(rows)}
    steps = sum(batches.values()) * arguments.epochs
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, arguments.rate, total_steps=steps + 1)
    chance = numpy.random.default_rng(arguments.seed)
    best, kept, record, done, begun = None, None, [], 0, time.time()
    for epoch in range(arguments.epochs):
        order = {p: chance.permutation(len(samples.taught[p])) for p in batches}
        turns = chance.permutation([p for p, count in batches.items() for _ in range(count)])
        at, sums = dict.fromkeys(batches, 0), 0.0
        for players in turns:
            chosen = order[players][at[players] : at[players] + arguments.batch]
            at[players] += arguments.batch
            game, seats, target = samples.tensors(players, samples.taught[players][chosen], arguments.result)
            loss = -(target * torch.log_softmax(net(game, seats), 1)).sum(1).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            net.bound()
            sums, done = sums + loss.item(), done + 1
            if sys.stderr.isatty() and done % 50 == 0:
                print(f"\r{done} of {steps} steps, {time.time() - begun:.0f} s ", end="", file=sys.stderr)
        checked, by = log_loss(net, samples, samples.checked, arguments)
        record.append({"epoch": epoch + 1, "taught": round(sums / len(turns), 4), "checked": round(checked, 4),
                       "by_players": {p: round(loss, 4) for p, loss in sorted(by.items())}})
        print(json.dumps(record[-1]), flush=True)
        if best is None or checked < best:
            best, kept = checked, {name: value.clone() for name, value in net.state_dict().items()}
    net.load_state_dict(kept)
    return net, record, time.time() - begun


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", help="folders of rattus samples")
    parser.add_argument("--out", required=True, help="the file of the net")
    parser.add_argument("--start", help="go on from an earlier net: its file, or the .pt file beside it")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--rate", type=float, default=0.004)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--result", type=float, default=0.6,
                        help="the result's part in what is learned, where a player thought")
    parser.add_argument("--margin", type=float, default=0.2,
                        help="the points' part in a result; 0 where points alone do not win, as in Cartus")
    parser.add_argument("--checked", type=float, default=0.05, help="the part of the samples that is kept for checking")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--recipe", default="", help="how the samples were made; the file carries it")
    arguments = parser.parse_args()
    samples = Samples(arguments.folders, arguments.checked, arguments.margin)
    counts = {players: len(rows) for players, rows in sorted(samples.taught.items())}
    print(json.dumps({"samples": counts}), flush=True)
    net, record, seconds = teach(samples, arguments)
    about = {"recipe": arguments.recipe, "learned": vars(arguments), "samples": counts, "record": record,
             "seconds": round(seconds)}
    net_file.write(arguments.out, int(samples.hash), net.weights(), about, samples.names)
    torch.save(net.state_dict(), pathlib.Path(arguments.out).with_suffix(".pt"))


if __name__ == "__main__":
    main()
