"""The file of a net: what train/learn.py has learned, in whole numbers, as ai/net/net.cpp reads it."""
import collections
import json
import struct

import numpy

FIRST, SECOND = 64, 32  # width of the layers (ai/net/net.hpp)
LETTERS, POLICY, NAMES = b"RATNET01", b"RATPOL01", b"RATNAM01"
HEAD = "<Q5I"  # hash of the inputs, sizes of seat, game and layers, that of the record
DECISIONS = 256  # that a policy may know (ai/net/policy.hpp)
WEIGHT, INNER = 4096, 1024  # what 1 is, in weights of the first layer and of the others
MOST = 32767

# What the inputs are called, by which the program finds their weights: the game, and the names of each seat's and of
# the game's.
Names = collections.namedtuple("Names", "of seat game")


def whole(numbers, unit, what):
    """Rounded to whole numbers of 16 bits; numbers too large for them are an error."""
    rounded = numpy.rint(numpy.asarray(numbers, dtype=numpy.float64) * unit)
    if numpy.abs(rounded).max(initial=0) > MOST:
        raise ValueError(f"{what}: a weight is too large for the file; train with a smaller bound")
    return rounded.astype("<i2")


def paired(weights):
    """[inputs, width] with two inputs side by side for each output: [inputs / 2, width, 2]."""
    inputs, width = weights.shape
    return numpy.ascontiguousarray(weights.reshape(inputs // 2, 2, width).transpose(0, 2, 1))


def section(names):
    """The last part of a file: the names of its inputs."""
    text = "".join(f"{line}\n" for line in (names.of, *names.seat, "", *names.game)).encode()
    return NAMES + struct.pack("<I", len(text)) + text


def write(path, hash_, weights, record, names):
    """Writes `weights`, arrays by name: seat [inputs, FIRST], game, first_bias, own [FIRST, SECOND], other,
    second_bias, last [SECOND]. `record` says how they came about, `names` what the inputs are called."""
    if [len(names.seat), len(names.game)] != [len(weights["seat"]), len(weights["game"])]:
        raise ValueError(f"{path}: there are not as many names as inputs")
    text = json.dumps(record, sort_keys=True).encode()
    seat, game = paired(whole(weights["seat"], WEIGHT, "seat")), paired(whole(weights["game"], WEIGHT, "game"))
    parts = [
        seat,
        game,
        numpy.rint(weights["first_bias"] * WEIGHT).astype("<i4"),
        paired(whole(weights["own"], INNER, "own")),
        paired(whole(weights["other"], INNER, "other")),
        numpy.rint(weights["second_bias"] * INNER * 128).astype("<i4"),
        whole(weights["last"], INNER, "last"),
    ]
    with open(path, "wb") as file:
        sizes = (len(weights["seat"]), len(weights["game"]), FIRST, SECOND, len(text))
        file.write(LETTERS + struct.pack(HEAD, hash_, *sizes))
        file.write(text)
        for part in parts:
            file.write(part.tobytes())
        file.write(section(names))


def read(path):
    """Of the net in a file: hash and sizes, record, weights, and the policy and the section of names, if there are."""
    with open(path, "rb") as file:
        whole_net = file.read()
    head = len(LETTERS) + struct.calcsize(HEAD)
    if whole_net[: len(LETTERS)] != LETTERS:
        raise ValueError(f"{path}: this is no file of a net")
    *sizes, text = struct.unpack_from(HEAD, whole_net, len(LETTERS))
    _, seat, game, first, second = sizes
    numbers = 2 * (first * (seat + game) + 2 * first * second + second) + 4 * (first + second)
    weights = policy = head + text + numbers
    if whole_net[weights:].startswith(POLICY):
        cues = struct.unpack_from("<I", whole_net, weights + len(POLICY) + 8)[0]
        policy += len(POLICY) + 12 + 2 * cues + DECISIONS // 8
    record = json.loads(whole_net[head : head + text])
    return sizes, record, whole_net[head + text : weights], whole_net[weights:policy], whole_net[policy:]


def names_in(path):
    """The names of the inputs of the net in a file; None in older files."""
    (_, seats, _, _, _), _, _, _, packed = read(path)
    if not packed:
        return None
    of, *lines = packed[len(NAMES) + 4 :].decode().splitlines()
    return Names(of, lines[:seats], lines[seats + 1 :])


def numbers_of(path):
    """The weights of the net in a file as ordinary numbers, arrays by name as `write` takes them."""
    (_, seats, games, first, second), _, packed, _, _ = read(path)
    at = 0

    def take(kind, count, unit):
        nonlocal at
        numbers = numpy.frombuffer(packed, dtype=kind, count=count, offset=at)
        at += numbers.nbytes
        return numbers / unit

    apart = lambda numbers, width: numbers.reshape(-1, width, 2).transpose(0, 2, 1).reshape(-1, width)
    return {
        "seat": apart(take("<i2", seats * first, WEIGHT), first),
        "game": apart(take("<i2", games * first, WEIGHT), first),
        "first_bias": take("<i4", first, WEIGHT),
        "own": apart(take("<i2", first * second, INNER), second),
        "other": apart(take("<i2", first * second, INNER), second),
        "second_bias": take("<i4", second, INNER * 128),
        "last": take("<i2", second, INNER),
    }


def numbers_for(path, names):
    """The same for inputs of these names: those that the file lacks count as nothing. None if it is of another game."""
    numbers, own = numbers_of(path), names_in(path)
    if own is None or own.of != names.of:
        return None
    for kind in ("seat", "game"):
        at = {name: i for i, name in enumerate(getattr(own, kind))}
        rows = [at.get(name, len(at)) for name in getattr(names, kind)]
        numbers[kind] = numpy.vstack([numbers[kind], numpy.zeros(FIRST)])[rows]
    return numbers


def put_policy(net, path, policy, record):
    """Writes the net in the file `net` to `path`, with the bytes of a policy behind it in place of what it had.
    `record` joins the net's own, as "policy"."""
    sizes, about, weights, _, names = read(net)
    text = json.dumps({**about, "policy": record}, sort_keys=True).encode()
    with open(path, "wb") as file:
        file.write(LETTERS + struct.pack(HEAD, *sizes, len(text)) + text + weights + policy + names)


def add_policy(net, path, hash_, weights, known, record):
    """The same with a policy of `weights` of cues of that hash, and the numbers of the decisions that it knows."""
    bits = numpy.zeros(DECISIONS, dtype=numpy.uint8)
    bits[known] = 1
    put_policy(net, path, POLICY + struct.pack("<QI", hash_, len(weights)) + whole(weights, INNER, "policy").tobytes() +
               numpy.packbits(bits, bitorder="little").tobytes(), record)


def keep_policy(former, net):
    """Gives the net in the file `net` the policy of another, if that has one: it says what is chosen, not by what."""
    _, about, _, policy, _ = read(former)
    if policy:
        put_policy(net, net, policy, about["policy"])
