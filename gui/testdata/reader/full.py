"""Plays, keeps puzzles, prints and saves everything while the disk is full, and again when there is room.

Each time it must be said what failed and why, once, nothing may be lost, and with room all goes on.
"""
import glob
import os
import subprocess
import sys
import zipfile

import pyatspi

from desk import announced, attach, board, button, choose, digits, enter, find, shows, solve, texts, wait

DISK = os.environ["XDG_DATA_HOME"]
FILLER = os.path.join(DISK, "filler")
FULL = "The disk is full."


def fill():
    """Leaves no room on the disk; what a write has freed meanwhile is taken, too."""
    with open(FILLER, "ab", buffering=0) as f:
        for size in (1 << 16, 1 << 12, 1):
            try:
                while True:
                    f.write(bytes(size))
            except OSError:
                pass


def room():
    os.remove(FILLER)


def saved():
    """Returns the moves of the newest game as they are on the disk."""
    files = [f for f in glob.glob(os.path.join(DISK, "sudoku-desk/games/2*.sudoku"))]
    return [line for line in open(max(files, key=os.path.getmtime)) if line.startswith("enter ")]


def once(what, said):
    """Ends with a fault unless something was announced exactly once."""
    n = len(wait(f"{what}: “{said}” is said", lambda: announced(said)))
    if n != 1:
        sys.exit(f"{what}: “{said}” was said {n} times")
    print(what, announced(said)[0][3])


def seen_once(what, said):
    """Ends with a fault unless it is shown in one place, once, that the disk is full."""
    shows(said)
    told = [t for t in texts() if said in t]
    if len(told) != 1 or told[0].count(FULL) != 1:
        sys.exit(f"{what}: said in {len(told)} places: {told}")
    print(what, told[0])


def save_as(path):
    """Types the path of a file on the page to save."""
    entry = wait("the path", lambda: find(pyatspi.ROLE_ENTRY))
    entry.queryEditableText().setTextContents(path)
    wait("the path that was typed", lambda: find(pyatspi.ROLE_ENTRY).queryText().getText(0, -1) == path)
    button("Save")


attach()
puzzle = digits()
solution = solve(puzzle)
empty = [i for i in range(81) if puzzle[i] == "."]

# Play. A move that can't be saved stays on the board, and is saved with those after it.
enter(empty[0], solution[empty[0]])
wait("a move on the disk", lambda: len(saved()) == 1)
fill()
enter(empty[1], solution[empty[1]])
shows("The game can't be saved: " + FULL)
for i in empty[2:5]:
    fill()
    enter(i, solution[i])
once("play", "The game can't be saved: ")
if len(saved()) != 1:
    sys.exit("there was room")
room()
wait("all moves on the disk", lambda: len(saved()) == 5)
once("room", "The game is saved again.")

# Keep puzzles in the library, which has no file yet.
lines = [puzzle[:i] + solution[i] + puzzle[i + 1:] for i in empty[:9]]
subprocess.run(["xclip", "-selection", "clipboard"], input="\n".join(lines), text=True, check=True)
choose("Edit", "Paste")
shows("9 puzzles.")
fill()
button("Keep in library")
wait("that it failed", lambda: [t for t in texts() if t.startswith(FULL)])
print("keeping failed")
room()
button("Keep in library")
print("room", wait("the puzzles in the library", lambda: announced("9 puzzles")[-1:] and announced("9 puzzles")[-1][3]))
button("Back")

# Print, and save everything.
for name, path, items in (("print", "paper.pdf", ("Print", "This puzzle")), ("backup", "all.zip", ("Game", "Backup", "Back up"))):
    choose(*items)
    if name == "print":
        button("Save as PDF")
    fill()
    save_as(os.path.join(DISK, path))
    seen_once(name, "could not be saved there: " + FULL)
    if [f for f in os.listdir(DISK) if path in f]:
        sys.exit("a part of the file is left: " + str(os.listdir(DISK)))
    room()
    button("Save")
    print("room", shows("Saved as"))
    if name == "print":
        button("Back")
if open(os.path.join(DISK, "paper.pdf"), "rb").read(4) != b"%PDF" or zipfile.ZipFile(os.path.join(DISK, "all.zip")).testzip():
    sys.exit("a file is damaged")
wait("the game", lambda: find(pyatspi.ROLE_PUSH_BUTTON, "Hint") and board().childCount == 81)
enter(empty[5], solution[empty[5]])
wait("the move after all that", lambda: len(saved()) == 6)
print("finished")
