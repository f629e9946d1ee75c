#!/usr/bin/python3
"""Teaches a policy from choices (rattus samples --choices) and puts it into the file of a net, beside its weights.

    /usr/bin/python3 train/policy.py choices --net old.net --out new.net

What it learns is which option the players of the games took, from the cues of all (ai/board/cues.hpp): a weight for
each cue, so that the options' sums give the odds (conditional logit). Nothing here is needed to build, play or test."""
import argparse
import json
import pathlib
import sys
import time
import warnings

import numpy
import torch

import net_file

warnings.filterwarnings("ignore", message=".*in beta.*")  # what is used of torch here works, and is tested
UNIT = 16  # what 1 is, in a cue
BETA, EPSILON = (0.9, 0.99), 1e-8  # of Adam
SLOWER = 3  # in the last third a step is so much shorter


class Choices:
    """All choices of some folders."""

    def __init__(self, folders):
        parts, about = [], None
        for folder in map(pathlib.Path, folders):
            own = json.loads((folder / "choices.json").read_text())
            if about and own["hash"] != about["hash"]:
                sys.exit(f"{folder}: made for other cues than the first folder; make the choices anew")
            about = own
            read = lambda name, kind: numpy.fromfile(folder / f"{name}.bin", dtype=kind)
            parts.append((read("decisions", "<u2").reshape(-1, 3), read("options", "<u2"),
                          read("cues", "<u2").reshape(-1, 2)))
        decisions, lengths, cues = (numpy.concatenate(rows) for rows in zip(*parts))
        if lengths.size != decisions[:, 2].sum() or len(cues) != lengths.sum():
            sys.exit("the files of the choices do not fit each other; make them anew")
        self.hash, self.cues = int(about["hash"]), about["cues"]
        self.decision, self.taken, self.options = decisions.astype(numpy.int64).T
        self.first = numpy.concatenate([[0], numpy.cumsum(self.options)[:-1]])
        self.rows = numpy.repeat(numpy.arange(len(lengths)), lengths)
        self.at = cues[:, 0].astype(numpy.int64)
        self.value = cues[:, 1].astype(numpy.int16).astype(numpy.float32) / UNIT


def matrix(rows, columns, values, shape):
    """Sparse, by rows, whose columns rise."""
    order = numpy.lexsort((columns, rows))
    ends = numpy.concatenate([[0], numpy.cumsum(numpy.bincount(rows, minlength=shape[0]))])
    return torch.sparse_csr_tensor(*map(torch.from_numpy, (ends, columns[order], values[order])), shape)


class Teacher:
    def __init__(self, choices, checked, decay):
        self.c, self.decay, self.count = choices, decay, len(choices.decision)
        shape = (int(choices.options.sum()), choices.cues)
        self.shown = matrix(choices.rows, choices.at, choices.value, shape)
        self.shown_by = matrix(choices.at, choices.rows, choices.value, shape[::-1])
        self.of = torch.from_numpy(numpy.repeat(numpy.arange(self.count), choices.options))
        self.taken = torch.from_numpy(choices.first + choices.taken)
        # The last ones are kept apart for checking: a whole stretch, so that hardly a game has choices on both sides.
        self.taught = torch.arange(self.count) < int(self.count * (1 - checked))

    def odds(self, weights):
        """The chance of each option, and of each decision the log-loss of what was taken."""
        sums = (self.shown @ weights)[:, 0]
        largest = torch.full((self.count,), -1e30).scatter_reduce(0, self.of, sums, "amax")
        raised = torch.exp(sums - largest[self.of])
        total = torch.zeros(self.count).index_add(0, self.of, raised)
        return raised / total[self.of], torch.log(total) + largest - sums[self.taken]

    def teach(self, steps, rate):
        weights, mean, square = (torch.zeros(self.c.cues, 1) for _ in range(3))
        record, begun, counted = [], time.time(), self.taught.float()
        for step in range(1, steps + 1):
            chance, loss = self.odds(weights)
            slope = chance.clone()
            slope[self.taken] -= 1
            slope = (self.shown_by @ (slope * counted[self.of])[:, None]) / counted.sum() + self.decay * weights
            mean = BETA[0] * mean + (1 - BETA[0]) * slope
            square = BETA[1] * square + (1 - BETA[1]) * slope * slope
            move = (mean / (1 - BETA[0] ** step)) / (torch.sqrt(square / (1 - BETA[1] ** step)) + EPSILON)
            weights -= rate * move / (SLOWER if step > steps * 2 // 3 else 1)
            if step % max(1, steps // 5) == 0:
                record.append({"step": step, "taught": round(float(loss[self.taught].mean()), 4),
                               "checked": round(float(loss[~self.taught].mean()), 4)})
                print(json.dumps(record[-1]), flush=True)
            if sys.stderr.isatty():
                print(f"\r{step} of {steps} steps, {time.time() - begun:.0f} s ", end="", file=sys.stderr)
        return weights[:, 0].numpy(), record, round(time.time() - begun)

    def known(self, weights, gain, least):
        """Decisions of which more has been learned than chance: of `least` or more the log-loss is less by `gain`."""
        loss = self.odds(torch.from_numpy(weights)[:, None])[1].numpy()
        gained = numpy.log(self.c.options) - loss
        known = []
        for decision in numpy.unique(self.c.decision):
            where = self.c.decision == decision
            if where.sum() >= least and gained[where].mean() >= gain:
                known.append(int(decision))
        return known


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", help="folders of rattus samples --choices")
    parser.add_argument("--net", required=True, help="the file of the net; a policy that it has is replaced")
    parser.add_argument("--out", required=True, help="the file of the net with the policy")
    parser.add_argument("--steps", type=int, default=150)
    parser.add_argument("--rate", type=float, default=0.1)
    parser.add_argument("--decay", type=float, default=2e-6)
    parser.add_argument("--checked", type=float, default=0.1, help="the part of the choices that is kept for checking")
    parser.add_argument("--least", type=int, default=300, help="decisions seen less often are left to rules of thumb")
    parser.add_argument("--gain", type=float, default=0.1, help="so are those of which less than this is learned")
    parser.add_argument("--recipe", default="", help="how the choices were made; the file carries it")
    arguments = parser.parse_args()
    choices = Choices(arguments.folders)
    print(json.dumps({"choices": len(choices.decision), "options": int(choices.options.sum()),
                      "by_chance": round(float(numpy.log(choices.options).mean()), 4)}), flush=True)
    teacher = Teacher(choices, arguments.checked, arguments.decay)
    weights, record, seconds = teacher.teach(arguments.steps, arguments.rate)
    known = teacher.known(weights, arguments.gain, arguments.least)
    about = {"recipe": arguments.recipe, "learned": vars(arguments), "choices": len(choices.decision),
             "record": record, "seconds": seconds}
    net_file.add_policy(arguments.net, arguments.out, choices.hash, weights, known, about)


if __name__ == "__main__":
    main()
