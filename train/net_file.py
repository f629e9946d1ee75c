"""The file of a net: what train/learn.py has learned, in whole numbers, as ai/net.cpp reads it."""
import json
import struct

import numpy

FIRST, SECOND = 64, 32  # width of the layers (ai/net.hpp)
LETTERS = b"RATNET01"
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
        file.write(LETTERS + struct.pack("<Q5I", hash_, *sizes))
        file.write(text)
        for part in parts:
            file.write(part.tobytes())
