"""Makes the pictures in this folder: what other programs leave in the last 256 KB of a Pico's flash.

One pixel is one byte. MicroPython keeps a littlefs from 0xA0000 on, CircuitPython a FAT from 0x100000
on, both up to the end of 2 MB. Flash that nobody wrote to is 0xFF.

    pip install littlefs-python==0.19.0 pillow
    apt install dosfstools mtools
    python3 make.py
"""

import hashlib
import os
import subprocess
import tempfile

from littlefs import LittleFS, LittleFSError
from PIL import Image

REGION = 256 * 1024


def keep(name, image):
    side = 512
    region = bytes(image)[-REGION:]
    Image.frombytes("L", (side, side), region).save(name, optimize=True)
    print(name, sum(byte != 0xFF for byte in region), "bytes are not blank")


def text(number, length):
    lines = (f"{number};{line % 60};{line % 60 * 37 % 400 / 10:.1f}\n" for line in range(length))
    return "".join(lines).encode()[:length]


def noise(number, length):
    blocks = (hashlib.sha256(f"{number} {block}".encode()).digest() for block in range(length // 32 + 1))
    return b"".join(blocks)[:length]


def content(number, length):
    """Mostly measurements, sometimes something compiled."""
    return (noise if number % 16 == 15 else text)(number, length)


def micropython(is_full):
    fs = LittleFS(block_size=4096, block_count=352, prog_size=256, read_size=32,
                  lookahead_size=32, cache_size=1024, disk_version=0x00020000)

    def write(name, data):
        with fs.open(name, "wb") as file:
            file.write(data)

    write("boot.py", b"import machine\nmachine.freq(133000000)\n")
    fs.mkdir("lib")
    # The allocator goes round the whole flash, so rewriting one file touches all of it.
    for number in range(40):
        write("log.csv", content(number, 30_000))
    fs.remove("log.csv")
    write("main.py", text(1, 900))
    number = 0
    while is_full:
        try:
            write(f"lib/{number}.bin", content(number, 20_000))
            number += 1
        except LittleFSError:
            break
    return fs.context.buffer


def circuitpython(is_full):
    with tempfile.TemporaryDirectory() as folder:
        image = os.path.join(folder, "image")
        with open(image, "wb") as file:
            file.write(b"\xFF" * (1024 * 1024))
        run = lambda *command: subprocess.run(command, check=True, capture_output=True)
        run("mkfs.fat", "-F", "12", "-n", "CIRCUITPY", image)

        def write(name, data):
            path = os.path.join(folder, name)
            with open(path, "wb") as file:
                file.write(data)
            run("mcopy", "-i", image, path, f"::{name}")

        write("code.py", text(2, 700))
        write("boot_out.txt", b"Adafruit CircuitPython\n")
        number = 0
        while is_full or number < 34:
            try:
                write(f"file{number}.bin", content(number, 24_000))
                number += 1
            except subprocess.CalledProcessError:
                break
        if not is_full:
            for deleted in range(number):
                run("mdel", "-i", image, f"::file{deleted}.bin")
        with open(image, "rb") as file:
            return file.read()


keep("micropython-almost-empty.png", micropython(False))
keep("micropython-full.png", micropython(True))
keep("circuitpython-almost-empty.png", circuitpython(False))
keep("circuitpython-full.png", circuitpython(True))
