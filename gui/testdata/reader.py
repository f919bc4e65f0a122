"""Plays the program as a person does who doesn't see it: by what its tree says, and nothing else.

It is started by TestReader on a bus of its own, with the program's file as the argument. Each line
that it prints is something that it has done or heard; what is wrong ends it with status 1.
"""
import atexit
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi
from gi.repository import Gio, GLib

PATIENCE = 60
session = Gio.bus_get_sync(Gio.BusType.SESSION)


def enable(on):
    """Says that a screen reader is there, or no longer."""
    session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                      GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", on))), None, 0, -1, None)


def wait(what, holds):
    """Lets events come until something holds."""
    end, context = time.time() + PATIENCE, GLib.MainContext.default()
    while time.time() < end:
        while context.pending():
            context.iteration(False)
        try:
            found = holds()
        except GLib.Error:  # what was looked at is gone
            found = None
        if found:
            return found
        time.sleep(0.005)
    sys.exit("never: " + what)


def find(role, name=None, of=None):
    """Returns the first of a role, and of a name if one is given; it doesn't look into tables."""
    for n in of or frame:
        if n and n.getRole() == role and (name is None or n.name == name):
            return n
        if n and n.getRole() != pyatspi.ROLE_TABLE:
            found = find(role, name, n)
            if found:
                return found
    return None


def press(node):
    if not node.queryAction().doAction(0):
        sys.exit(f"{node.name} can't be pressed")


def focused(node):
    return node.getState().contains(pyatspi.STATE_FOCUSED)


def board():
    return find(pyatspi.ROLE_TABLE)


def digits():
    """Returns the board as it is read: a line of digits, with points for empty cells."""
    return "".join(n.name if n.name.isdigit() else "." for n in board())


def candidates(text, i):
    row, column = divmod(i, 9)
    seen = {text[j] for j in range(81) if j // 9 == row or j % 9 == column or (j // 27, j % 9 // 3) == (i // 27, i % 9 // 3)}
    return [d for d in "123456789" if d not in seen]


def solve(text):
    if "." not in text:
        return text
    i = min((j for j in range(81) if text[j] == "."), key=lambda j: len(candidates(text, j)))
    for d in candidates(text, i):
        done = solve(text[:i] + d + text[i + 1:])
        if done:
            return done
    return None


def enter(i, digit):
    """Goes to a cell and presses the button of a digit."""
    table = board()
    table.queryTable().getAccessibleAt(i // 9, i % 9).queryComponent().grabFocus()
    wait(f"the focus on cell {i}", lambda: focused(table[i]))
    press(find(pyatspi.ROLE_PUSH_BUTTON, digit))
    wait(f"{digit} in cell {i}", lambda: i < table.childCount and table[i].name == digit)


heard = []


def hear(event):
    try:
        heard.append((str(event.type), event.source.name, event.detail1, event.any_data))
    except GLib.Error:
        pass


def announced(text):
    """Says whether a text was announced that begins so."""
    return [h for h in heard if h[0] == "object:announcement" and str(h[3]).startswith(text)]


for kind in ("object:state-changed:focused", "object:announcement", "object:children-changed"):
    pyatspi.Registry.registerEventListener(hear, kind)
desktop = pyatspi.Registry.getDesktop(0)
enable(False)
program = subprocess.Popen(sys.argv[1:])


@atexit.register
def end():
    """Ends the program and waits for it: until then it writes into its folders."""
    program.terminate()
    try:
        program.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        program.kill()
        program.wait()


time.sleep(2)
if [a for a in desktop if a and a.name == "Sudoku Desk"]:
    sys.exit("it is there although nobody listens")
enable(True)
app = wait("the program", lambda: next((a for a in desktop if a and a.name == "Sudoku Desk"), None))
frame = wait("its window", lambda: app.childCount and app[0])
print("window", frame.name)

wait("81 cells", lambda: board() and board().childCount == 81)
wait("a focused cell", lambda: [n for n in board() if focused(n)])
puzzle = digits()
print("puzzle", puzzle)
solution = solve(puzzle)
if not solution:
    sys.exit("the puzzle that was read has no solution")
empty = [i for i in range(81) if puzzle[i] == "."]
first = board()[empty[0]]
if first.description != f"Row {empty[0] // 9 + 1}, column {empty[0] % 9 + 1}.":
    sys.exit(f"the first empty cell is {first.name}, {first.description}")

wrong = next(d for d in "123456789" if d in puzzle[:9])  # there already, in the first row
at = next(i for i in empty if i < 9)
enter(at, wrong)
wait("the conflict", lambda: "conflict" in board()[at].description)
wait("with what it is in conflict", lambda: announced(f"Conflict: {wrong} is also at r1c{puzzle.index(wrong) + 1}."))
print("heard of the conflict")
press(find(pyatspi.ROLE_PUSH_BUTTON, "Undo"))
wait("undo", lambda: board()[at].name == "empty")

press(find(pyatspi.ROLE_PUSH_BUTTON, "Hint"))
wait("a hint", lambda: find(pyatspi.ROLE_PUSH_BUTTON, "Close"))
for _ in range(4):
    cell = [n for n in board() if "The hint places" in n.description]
    if cell:
        print("hint", cell[0].description)
        told = cell[0].getIndexInParent(), cell[0].description.split("places ")[1][0]
        break
    press(wait("more of the hint", lambda: find(pyatspi.ROLE_PUSH_BUTTON, "Tell me more")))
    time.sleep(0.5)
else:
    sys.exit("the hint names no digit")
press(find(pyatspi.ROLE_PUSH_BUTTON, "Close"))
wait("the digits", lambda: find(pyatspi.ROLE_PUSH_BUTTON, "9"))
enter(*told)
if told[1] != solution[told[0]]:
    sys.exit(f"the hint is wrong: {told}")

for turn, i in enumerate(empty):
    if board()[i].name != "empty":
        continue
    if turn == 5:  # whoever stops listening and begins again finds all as it is
        enable(False)
        wait("it is gone", lambda: not [a for a in desktop if a and a.name == "Sudoku Desk"])
        enable(True)
        app = wait("it is back", lambda: next((a for a in desktop if a and a.name == "Sudoku Desk"), None))
        frame = wait("its window", lambda: app.childCount and app[0])
        wait("the board", lambda: board() and board().childCount == 81)
    if i == empty[-1]:
        board()[i].queryComponent().grabFocus()
        wait("the last focus", lambda: focused(board()[i]))
        press(find(pyatspi.ROLE_PUSH_BUTTON, solution[i]))
        break
    enter(i, solution[i])
wait("the summary of the game", lambda: not find(pyatspi.ROLE_PUSH_BUTTON, "Undo"))
wait("the result", lambda: announced("Solved. Time: "))
print("finished")
if not [h for h in heard if h[0] == "object:state-changed:focused" and h[2] == 1]:
    sys.exit("no focus was heard of")
