"""The file of a net: what train/learn.py has learned, in whole numbers, as ai/net.cpp reads it."""
import json
import struct

import numpy

FIRST, SECOND = 64, 32  # width of the layers (ai/net.hpp)
LETTERS, POLICY = b"RATNET01", b"RATPOL01"
HEAD = "<Q5I"  # hash of the inputs, sizes of seat, game and layers, that of the record
DECISIONS = 256  # that a policy may know (ai/policy.hpp)
WEIGHT, INNER = 4096, 1024  # what 1 is, in weights of the first layer and of the others
MOST = 32767


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


def write(path, hash_, weights, record):
    """Writes `weights`, arrays by name: seat [inputs, FIRST], game, first_bias, own [FIRST, SECOND], other,
    second_bias, last [SECOND]. `record` says how they came about."""
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


def read(path):
    """Of the net in a file: hash and sizes, record, weights, and the policy behind them, if there is one."""
    with open(path, "rb") as file:
        whole_net = file.read()
    head = len(LETTERS) + struct.calcsize(HEAD)
    if whole_net[: len(LETTERS)] != LETTERS:
        raise ValueError(f"{path}: this is no file of a net")
    *sizes, text = struct.unpack_from(HEAD, whole_net, len(LETTERS))
    _, seat, game, first, second = sizes
    numbers = 2 * (first * (seat + game) + 2 * first * second + second) + 4 * (first + second)
    weights = head + text + numbers
    return sizes, json.loads(whole_net[head : head + text]), whole_net[head + text : weights], whole_net[weights:]


def numbers_of(path):
    """The weights of the net in a file as ordinary numbers, arrays by name as `write` takes them."""
    (_, seats, games, first, second), _, packed, _ = read(path)
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


def put_policy(net, path, policy, record):
    """Writes the net in the file `net` to `path`, with the bytes of a policy behind it in place of what it had.
    `record` joins the net's own, as "policy"."""
    sizes, about, weights, _ = read(net)
    text = json.dumps({**about, "policy": record}, sort_keys=True).encode()
    with open(path, "wb") as file:
        file.write(LETTERS + struct.pack(HEAD, *sizes, len(text)) + text + weights + policy)


def add_policy(net, path, hash_, weights, known, record):
    """The same with a policy of `weights` of cues of that hash, and the numbers of the decisions that it knows."""
    bits = numpy.zeros(DECISIONS, dtype=numpy.uint8)
    bits[known] = 1
    put_policy(net, path, POLICY + struct.pack("<QI", hash_, len(weights)) + whole(weights, INNER, "policy").tobytes() +
               numpy.packbits(bits, bitorder="little").tobytes(), record)


def keep_policy(former, net):
    """Gives the net in the file `net` the policy of another, if that has one: it says what is chosen, not by what."""
    _, about, _, policy = read(former)
    if policy:
        put_policy(net, net, policy, about["policy"])
