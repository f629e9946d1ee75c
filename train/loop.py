#!/usr/bin/python3
"""Learns from nothing: games against itself, samples, a new net, and sequential tests that say whether it is better;
then games of a search with the best net, of whose choices a policy learns, and a test of that.

    /usr/bin/python3 train/loop.py --work learning --rounds 12 --games 20000 --threads 2    # a night
    /usr/bin/python3 train/loop.py --work learning --quick                                  # two minutes, to see it
    /usr/bin/python3 train/loop.py --work cartus --kinds cartus --rounds 2                  # Rattus Cartus

The best net so far is WORK/best.net. A new one takes its place if greedy is better with it, and no worse against those
that were the best before: part of what is learned from one's own games is how to beat oneself; and if a search is no
worse with it, which asks a net about other positions than greedy does. Whatever has been done is not done
again: after a break the same command goes on."""
import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import time

import net_file

HERE = pathlib.Path(__file__).resolve().parent
# A net has to be better at each of these tables, a few games at the others would show it to be worse.
TABLES = {
    "rattus": [["--players", "2"], ["--players", "4", "--board", "big-box", "--cards", "random"]],
    "cartus": [["--players", "2", "--game", "cartus"], ["--players", "4", "--game", "cartus"]],
}
# How much points count in what is learned: those of a player whom the plague kills in Cartus win nothing.
MARGIN = {"rattus": 0.2, "cartus": 0}


def run(command, **more):
    print("+", " ".join(map(str, command)), flush=True)
    return subprocess.run([str(part) for part in command], check=False, **more)


def must(command, **more):
    status = run(command, **more).returncode
    if status:
        sys.exit(f"this ended with status {status}: {' '.join(map(str, command))}")


HAND = "old-greedy"
ONE_CORE = {"OMP_NUM_THREADS": "1", "PATH": "/usr/bin:/bin"}


def agent(net):
    return f"greedy+{net}" if net.exists() else HAND


def search(net, iterations):
    return f"search+{net}@{iterations}it" if net.exists() else f"old-search@{iterations}it"


class Loop:
    def __init__(self, arguments):
        self.a = arguments
        self.work = pathlib.Path(arguments.work)
        self.work.mkdir(parents=True, exist_ok=True)
        self.game = "cartus" if arguments.kinds.startswith("cartus") else "rattus"
        self.tables = TABLES[self.game][: 1 if arguments.quick else None]
        self.best = self.work / "best.net"
        self.log = self.work / "log.jsonl"

    def done(self):
        """Rounds that have been gone through to their end."""
        return len(self.log.read_text().splitlines()) if self.log.exists() else 0

    def round(self, number):
        begun = time.time()
        line = {"round": number, "taken": self.once(f"taken-{number}.json", lambda: self.net(number))}
        if self.best.exists():
            line["policy"] = self.policy(number)
        line["seconds"] = round(time.time() - begun)
        with self.log.open("a") as log:
            log.write(json.dumps(line) + "\n")
        print(json.dumps(line), flush=True)

    def once(self, name, decide):
        """What is decided is kept in a file of that name, and not decided again after a break."""
        kept = self.work / name
        if not kept.exists():
            kept.write_text(json.dumps(decide()))
        return json.loads(kept.read_text())

    def net(self, number):
        """A net from games with the best one. Was it taken?"""
        player = self.work / f"player-{number}.net"  # who plays does not change when the round is taken up again
        if self.best.exists() and not player.exists():
            shutil.copyfile(self.best, player)
        new = self.work / f"round-{number}.net"
        recent = self.play("games", number, self.a.games, agent(player), 60)
        who = "greedy with the best net" if player.exists() else "old-greedy"
        recipe = f"round {number}: {self.a.games} games of {who}, kinds {self.a.kinds}"
        first = player
        if not player.exists():  # nobody can look back yet: a net that has learned from results alone can
            first = self.work / "results.net"
            self.learn(recent, first, recipe)
        self.learn(recent, new, recipe, first)
        if player.exists():
            net_file.keep_policy(player, new)
        taken = self.everywhere(self.better, agent(new), agent(player))
        taken = taken and all(self.everywhere(self.no_worse, agent(new), other) for other in self.former())
        taken = taken and self.everywhere(self.no_worse, *self.searches(new, player))
        if taken:
            if player.exists():
                shutil.copyfile(player, self.work / f"former-{number}.net")
            shutil.copyfile(new, self.best)
        return taken

    def learn(self, games, new, recipe, hindsight=None):
        """Teaches `new` the results of games, or what a net makes of them, looking back."""
        samples = self.work / "samples"
        back = ["--hindsight", hindsight] if hindsight else []
        must([self.a.rattus, "samples", *games, "--out", samples, "--share", self.a.share, *back])
        targets = ["--result", 0] if hindsight else []
        recipe += f", looking back with {hindsight.name}" if hindsight else ""
        must([sys.executable, HERE / "learn.py", samples, "--out", new, "--epochs", self.a.epochs,
              "--seed", self.a.seed, "--recipe", recipe, "--margin", MARGIN[self.game], *targets],
             env=ONE_CORE)

    def policy(self, number):
        """A policy from choices of searches with the best net, and with what it had learned before. Was it taken?"""
        player, new = self.work / f"searcher-{number}.net", self.work / f"policy-{number}.net"
        choices = self.work / "choices"
        if not player.exists():
            shutil.copyfile(self.best, player)
        recent = self.play("searches", number, self.a.searches, search(player, 80), 40)
        must([self.a.rattus, "samples", *recent, "--choices", "--share", 1, "--out", choices])
        must([sys.executable, HERE / "policy.py", choices, "--net", player, "--out", new,
              "--recipe", f"round {number}: {self.a.searches} games of search@80it, kinds {self.a.kinds}"],
             env=ONE_CORE)
        taken = self.everywhere(self.better, *self.searches(new, player))
        if taken:
            shutil.copyfile(new, self.best)
        return taken

    def searches(self, *nets):
        """With each net a search, for a test."""
        return [search(net, self.a.thought) for net in nets]

    def play(self, name, number, count, who, slips):
        """Plays the games of a round, here or at workers elsewhere. Their file, and that of the round before."""
        files = [self.work / f"{name}-{k}.jsonl" for k in range(max(0, number - 1), number + 1)]
        where = ["--queue", self.a.queue] if self.a.queue else ["--threads", self.a.threads]
        must([self.a.rattus, "selfplay", "--file", files[-1], "--games", count, "--agent", who, "--kinds", self.a.kinds,
              "--players", self.a.players, "--slips", slips, "--seed", self.a.seed + number, *where])
        return [file for file in files if file.exists()]

    def former(self):
        """Who was the best before the best: the last three, and the players written by hand."""
        number = lambda net: int(net.stem.partition("-")[2])
        nets = sorted(self.work.glob("former-*.net"), key=number)[-3:]
        return [*map(agent, nets), HAND] if self.best.exists() else []

    def test(self, new, other, table, elo):
        """What a sequential test of agents says: 0 the higher of two differences, 1 the lower, 3 not enough games."""
        command = [self.a.rattus, "arena", *table, f"--sprt={elo}", "--games", self.a.gate, "--seed", self.a.seed + 99,
                   "--threads", self.a.threads]
        status = run([*command, "--agents", ",".join([new] + [other] * (int(table[1]) - 1))]).returncode
        if status not in (0, 1, 3):
            sys.exit(f"the arena ended with status {status}")
        return status

    def everywhere(self, compare, new, other):
        """Does a comparison come out well at each table?"""
        return all(compare(new, other, table) for table in self.tables)

    def better(self, new, other, table):
        return self.test(new, other, table, "0,20") == 0

    def no_worse(self, new, other, table):
        return self.test(new, other, table, "-20,0") != 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", required=True, help="the folder for games, samples and nets")
    parser.add_argument("--rattus", default=HERE.parent / "build/release/rattus", help="the program")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--games", type=int, default=20_000, help="of a round")
    parser.add_argument("--searches", type=int, default=2_000, help="games of a search of a round, for the policy")
    parser.add_argument("--thought", type=int, default=300, help="iterations of searches in a test")
    parser.add_argument("--gate", type=int, default=4_000, help="games at most to decide whether a net is better")
    parser.add_argument("--share", type=float, default=0.1, help="the part of the decisions that is learned from")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--kinds", default="base,random,modules,mercatus",
                        help="kinds of tables, of one game: those of the board game, or cartus")
    parser.add_argument("--players", default="2-6")
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--queue", help="a NATS server at which rattus worker plays the games: nats://host:4222")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="one small round with the base game, or with Cartus")
    arguments = parser.parse_args()
    if arguments.quick:
        arguments.rounds, arguments.games, arguments.gate = 1, 1_500, 400
        arguments.players, arguments.share, arguments.epochs = "2-4", 0.1, 2
        arguments.searches, arguments.thought = 40, 30
        arguments.kinds = "cartus" if arguments.kinds.startswith("cartus") else "base"
    loop = Loop(arguments)
    for number in range(loop.done(), arguments.rounds):
        loop.round(number)


if __name__ == "__main__":
    main()
