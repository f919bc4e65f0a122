"""Walks a folder with all that may hold up a program, on the page of files."""
import os

import pyatspi

from desk import attach, choose, find, named, press, program, shows, usable, wait  # which starts the program

FOLDER = os.path.join(os.environ["HOME"], "Sudoku")
ROWS = {
    "dead.sdk": ("Broken link to nowhere", "There is no such file."),
    "itself": ("Broken link to itself", "The link leads back to itself."),
    "null": ("Link: Not a file", "It is not an ordinary file."),
    "pipe": ("Not a file", "It is not an ordinary file."),
    "socket": ("Not a file", "It is not an ordinary file."),
    "hang": ("Can't be read", "It doesn't answer."),
    "odd\\xff\\n.sdk": ("One puzzle", None),
    "link": ("Link: One puzzle", None),
}


def type_path(path):
    """Types a path, as one change."""
    entry = find(pyatspi.ROLE_ENTRY, "Open")
    entry.queryEditableText().setTextContents(path)
    wait("the path that was typed", lambda: find(pyatspi.ROLE_ENTRY, "Open").queryText().getText(0, -1) == path)


def row(name):
    """Waits for a row that says more than its name."""
    start = name + ", "
    return wait("the row of " + name, lambda: next((n for n in find(pyatspi.ROLE_LIST, "Files") or [] if n and n.name.startswith(start)), None))


def top():
    """Returns the first row, "" if there is none yet."""
    rows = find(pyatspi.ROLE_LIST, "Files")
    return rows[0].name if rows and rows.childCount and rows[0] else ""


def processor():
    """Returns how long the program has used the processor, in ms."""
    with open(f"/proc/{program.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / os.sysconf("SC_CLK_TCK")


def keys(folder, n):
    """Types in a folder of so many files, and says how long a key takes."""
    type_path(folder + "/")
    shows(f"{n:,} entries")
    before, typed = processor(), 0
    for text in ("f", "f0", "f00", "f000", "f0001", "f000", "f00", "f0") * 5:
        type_path(folder + "/" + text)
        first = (text + "0000000")[:8]
        wait(f"{first} at the top", lambda: top().startswith(first))
        typed += 1
    print(f"{n:,} files: {(processor() - before) / typed:.1f} ms of processor a key")


attach()
hangs = "hang" in os.listdir(FOLDER)
choose("Game", "Open")  # in the folder that hangs, if there is one
entry = named(pyatspi.ROLE_ENTRY, "Open")
if hangs:
    shows("The folder doesn't answer.")
    type_path(os.path.join(FOLDER, "hang", "a"))
    print("silent", shows("The folder doesn't answer."))
type_path(FOLDER + "/")
for name, (what, why) in ROWS.items():
    if name == "hang" and not hangs:
        continue
    press(row(name))
    wait(f"{name}, {what}", lambda: row(name).name.startswith(f"{name}, {what}"))
    if why:
        shows(f"{name} can't be opened: {why}")
    wait(f"the button for {name}", lambda: name == "hang" or bool(usable(find(pyatspi.ROLE_PUSH_BUTTON, "Open"))) != bool(why))
    print(row(name).name)
for folder, n in (("many", 100_000), ("million", 1_000_000)):
    if folder in os.listdir(FOLDER):
        keys(os.path.join(FOLDER, folder), n)
print("finished")
