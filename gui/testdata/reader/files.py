"""Opens a puzzle and saves the game, on the page of files."""
import os
import sys

import pyatspi

FOLDER = os.path.join(os.environ["HOME"], "Sudoku")
LINE = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"
os.makedirs(os.path.join(FOLDER, "2025"))
with open(os.path.join(FOLDER, "evening.sdk"), "w") as file:
    file.write(LINE)
with open(os.path.join(FOLDER, "words.txt"), "w") as file:
    file.write("Nothing.")

from desk import attach, button, choose, digits, find, focused, named, press, shows, usable, wait  # which starts the program


def field(title):
    """Returns the field of the page, which has the focus from the start."""
    entry = named(pyatspi.ROLE_ENTRY, title)
    wait("the focus on the field", lambda: focused(find(pyatspi.ROLE_ENTRY, title)))
    return entry


def type_path(title, *names):
    path = os.path.join(FOLDER, *names)
    field(title).queryEditableText().setTextContents(path)
    wait("the path that was typed", lambda: find(pyatspi.ROLE_ENTRY, title).queryText().getText(0, -1).endswith(path.split("/")[-1]))
    return path


def row(text):
    """Waits for the row of a file that begins so."""
    def among(of):
        for n in of:
            if n and n.getRole() == ROW and n.name.startswith(text):
                return n
        return None
    return wait("the row " + text, lambda: among(find(pyatspi.ROLE_LIST, "Files") or []))


ROW = pyatspi.ROLE_LIST_ITEM
attach()
choose("Game", "Open")
type_path("Open", "")
for name, role in (("Kinds of files", pyatspi.ROLE_GROUPING), ("All", pyatspi.ROLE_RADIO_BUTTON), ("Files", pyatspi.ROLE_LIST)):
    named(role, name)
print("folder", row("2025, Folder, ").name)
press(row("words.txt, No puzzle, "))
shows("words.txt can't be opened: ")
if usable(find(pyatspi.ROLE_PUSH_BUTTON, "Open")):
    sys.exit("what can't be opened has a button for it")
press(row("evening.sdk, One puzzle, "))
named(pyatspi.ROLE_HEADING, "evening.sdk")
wait("the row chosen", lambda: row("evening.sdk").getState().contains(pyatspi.STATE_SELECTED))
button("Open")
wait("its puzzle", lambda: digits() == LINE.replace("0", "."))
print("opened", digits())

choose("Game", "Save as")
field("Save as")
for text in ("Make the folders and save", "Replace"):
    path = type_path("Save as", "2026", "June", "kept.sudoku")
    if text == "Replace":
        shows("kept.sudoku is there already: Game, ")
    else:
        shows("Enter makes the folders 2026/June and saves there.")
    if not find(pyatspi.ROLE_RADIO_BUTTON, "Game").getState().contains(pyatspi.STATE_CHECKED):
        sys.exit("the kind that the ending says isn't chosen")
    button(text)
    wait("that it is saved", lambda: digits() and os.path.exists(path))
    print(text, shows("Saved as"))
    if text != "Replace":
        os.utime(path, (0, 0))
        choose("Game", "Save as")
wait("a new file", lambda: os.path.getmtime(path) > 1e9)
print("finished")
