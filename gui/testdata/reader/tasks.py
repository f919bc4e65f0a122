"""Enters a puzzle with a mistyped digit, orders and prints, answers in a lesson, and changes a setting."""
import os
import sys

import pyatspi

from desk import announced, attach, board, button, choose, digits, enter, find, item, named, press, shows, solve, texts, usable, wait

NEWSPAPER = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

attach()

# A printed puzzle, in which one digit is typed wrong.
choose("Game", "Enter a printed puzzle")
shows("An empty grid.")
typed = "8" + NEWSPAPER[1:]
for i, d in enumerate(typed):
    if d != ".":
        enter(i, d)
wrong = wait("that there is no solution", lambda: announced("Conflict") or announced("No solution"))
print("heard", wrong[-1][3])
if usable(find(pyatspi.ROLE_PUSH_BUTTON, "Find the typo")):  # else what is likely is listed already
    button("Find the typo")
row = wait("the right correction", lambda: next((n for n in find(pyatspi.ROLE_LIST) or [] if n and n.name.startswith("r1c1: 5, not 8")), None))
print("correction", row.name)
press(next(n for n in row if n.name == "Take"))
wait("the corrected grid", lambda: digits() == NEWSPAPER)
wait("that there is one solution", lambda: [t for t in texts() if t.startswith("Exactly one solution") or "One solution" in t])
button("Play")
wait("the game", lambda: find(pyatspi.ROLE_PUSH_BUTTON, "Hint") and digits() == NEWSPAPER)
print("entered", digits())

# An order of another level, which is printed.
choose("Game", "New puzzle")
press(named(pyatspi.ROLE_RADIO_BUTTON, "Hard"))
wait("the level", lambda: find(pyatspi.ROLE_RADIO_BUTTON, "Hard").getState().contains(pyatspi.STATE_CHECKED))
button("Play")
wait("another puzzle", lambda: find(pyatspi.ROLE_PUSH_BUTTON, "Hint") and digits() != NEWSPAPER and solve(digits()))
print("ordered", digits())
choose("Print", "This puzzle")
button("Save as PDF")
sheet = os.path.join(os.environ["HOME"], "sheet.pdf")
entry = wait("the path", lambda: find(pyatspi.ROLE_ENTRY))
entry.queryEditableText().setTextContents(sheet)
wait("the path that was typed", lambda: find(pyatspi.ROLE_ENTRY).queryText().getText(0, -1) == sheet)
button("Save")
shows("Saved as")
if not os.path.getsize(sheet):
    sys.exit("nothing is in the file")
print("printed", os.path.basename(sheet))
button("Back")

# The first lesson: a house with one empty cell.
choose("Help", "Lessons")
wait("the list of lessons", lambda: find(pyatspi.ROLE_LIST))
press(wait("the lesson", lambda: next((n for n in find(pyatspi.ROLE_LIST) if n and n.name.endswith("Full house")), None)))
button("Begin")
shows("Lesson: Full house")
button("Solve")
shows("Make the step")
grid = digits()
units = [[9 * k + j for j in range(9)] for k in range(9)] + [[9 * j + k for j in range(9)] for k in range(9)]
units += [[27 * (k // 3) + 3 * (k % 3) + 9 * (j // 3) + j % 3 for j in range(9)] for k in range(9)]
last = next(u for u in units if sum(grid[i] == "." for i in u) == 1)
at = next(i for i in last if grid[i] == ".")
enter(at, next(d for d in "123456789" if d not in {grid[i] for i in last}))
wait("that it was right", lambda: usable(find(pyatspi.ROLE_PUSH_BUTTON, "Next")))
print("answered in the lesson")
button("Close")

# A setting.
choose("Edit", "Settings")
box = named(pyatspi.ROLE_CHECK_BOX, "Mark wrong digits as I play")
press(box)
wait("the setting", lambda: find(pyatspi.ROLE_CHECK_BOX, "Mark wrong digits as I play").getState().contains(pyatspi.STATE_CHECKED))
print("changed a setting")
print("finished")
