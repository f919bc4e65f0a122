"""Goes to every page, where all that can be used must have a name, a role and an action, and something the focus."""
import sys
import time

import pyatspi

import desk
from desk import attach, choose, focused, texts, wait

PAGES = [("Game", "Home"), ("Game", "New puzzle"), ("Game", "Enter a printed puzzle"), ("Game", "Recent games"), ("Game", "Library"),
         ("Game", "Statistics"), ("Game", "Save as"), ("Game", "Share"), ("Game", "This game", "Title and source"),
         ("Game", "This game", "Save picture"), ("Game", "Backup", "Back up"), ("Edit", "Branches", "Branches and savepoints"),
         ("Edit", "Settings"), ("Hint", "Hint"), ("Hint", "All steps"), ("Hint", "Solution path"), ("Print", "This puzzle"),
         ("Print", "New set"), ("Print", "Blank grids"), ("Help", "The path"), ("Help", "Lessons"), ("Help", "Techniques"),
         ("Help", "Manual"), ("Help", "Keys"), ("Help", "About")]
PRESSED = (pyatspi.ROLE_PUSH_BUTTON, pyatspi.ROLE_TOGGLE_BUTTON, pyatspi.ROLE_RADIO_BUTTON, pyatspi.ROLE_CHECK_BOX, pyatspi.ROLE_LINK,
           pyatspi.ROLE_MENU, pyatspi.ROLE_MENU_ITEM, pyatspi.ROLE_CHECK_MENU_ITEM)


def nodes(of):
    for n in of:
        if n:
            yield n
            yield from nodes(n)


def faults():
    """Lists what a reader could say nothing of, or not use."""
    for n in nodes(desk.frame):
        role, state = n.getRole(), n.getState()
        what = f"{n.getRoleName()} “{n.name}” in “{n.parent.name}”"
        if role not in (pyatspi.ROLE_PANEL, pyatspi.ROLE_GROUPING) and not n.name.strip():
            yield what + " has no name"
        if role in (pyatspi.ROLE_UNKNOWN, pyatspi.ROLE_INVALID):
            yield what + " has no role"
        if role in PRESSED and state.contains(pyatspi.STATE_SENSITIVE) and not n.queryAction().nActions:
            yield what + " has no action"
        if role == pyatspi.ROLE_ENTRY and state.contains(pyatspi.STATE_SENSITIVE) and not state.contains(pyatspi.STATE_EDITABLE):
            yield what + " can't be typed into"


    if not any(focused(n) for n in nodes(desk.frame)):
        yield "nothing has the focus"


def come(before):
    """Says whether another page is shown, and holds still."""
    now = list(texts())
    time.sleep(0.2)
    return now != before and now == list(texts())


def check(page):
    """Ends with what is wrong on a page, once it stays wrong."""
    found = []

    def right():
        found[:] = faults()
        return not found
    try:
        wait("a page without fault", right)
    except SystemExit:
        sys.exit(page + ": " + "; ".join(found))
    print(page, len(list(texts())))


attach()
for path in PAGES:
    before = list(texts())
    choose(*path)
    wait("the page " + path[-1], lambda: come(before))
    check(path[-1])
print("finished")
