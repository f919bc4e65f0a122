"""The program as a screen reader has it: by what its tree says, and nothing else.

What imports this is started by TestReader on a bus of its own, with the program and its file as the
arguments. Each line that it prints is something that it has done or heard; what is wrong ends it with
status 1.
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
frame = None  # the window
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
    sys.exit(f"never: {what}\nIt shows: {' | '.join(t for t in texts() if t)}" if frame else "never: " + what)


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
    """Returns the board as it is read: a line of digits, with points for empty cells; "" where none is shown."""
    return "".join(n.name if n.name.isdigit() else "." for n in board() or [])


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


def there():
    """Returns the program as it is known to readers, or None."""
    return next((a for a in desktop if a and a.name == "Sudoku Desk"), None)


def attach():
    """Waits until the program shows its window and the board."""
    global frame
    enable(True)
    app = wait("the program", there)
    frame = wait("its window", lambda: app.childCount and app[0])
    wait("81 cells", lambda: board() and board().childCount == 81)


def detach():
    enable(False)
    wait("it is gone", lambda: not there())


def named(role, name):
    """Waits for what has a role and a name."""
    return wait(f"{role} {name}", lambda: find(role, name))


def button(name):
    """Presses a button, once it is there and can be pressed."""
    press(wait("the button " + name, lambda: usable(find(pyatspi.ROLE_PUSH_BUTTON, name))))


def usable(node):
    return node if node and node.getState().contains(pyatspi.STATE_SENSITIVE) else None


def choose(*path):
    """Chooses an item of a menu, through its menus."""
    at = find(pyatspi.ROLE_MENU_BAR)
    for name in path[:-1]:
        at = wait("the menu " + name, lambda: find(pyatspi.ROLE_MENU, name, at))
        press(at)
    press(wait("the item " + path[-1], lambda: item(path[-1])))


def item(name, of=None):
    """Returns an item of the menus that are open; keys and a sign for a page to come may follow its name."""
    for n in of or frame:
        if n and n.getRole() in (pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_CHECK_MENU_ITEM) and n.name.rstrip("…") == name:
            return n
        if n and n.getRole() in (pyatspi.ROLE_MENU_BAR, pyatspi.ROLE_MENU, pyatspi.ROLE_DIALOG):
            found = item(name, n)
            if found:
                return found
    return None


def texts(of=None):
    """Returns all texts that are shown."""
    for n in of or frame:
        if n and n.getRole() != pyatspi.ROLE_TABLE:
            yield n.name
            yield from texts(n)


def shows(text):
    """Waits until a text is shown that contains another."""
    return wait(f"“{text}”", lambda: next((t for t in texts() if text in t), None))
