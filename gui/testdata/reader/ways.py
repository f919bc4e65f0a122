"""Goes the ways of a person: a game with mistakes to its end and another like it, and a photo to paper."""
import os
import subprocess
import sys

import pyatspi

from desk import announced, attach, board, button, choose, digits, enter, find, focused, press, shows, solve, texts, wait


def finish(solution):
    """Fills in all that is empty; the last digit ends the game, and its page comes."""
    empty = [i for i, d in enumerate(digits()) if d == "."]
    for i in empty[:-1]:
        enter(i, solution[i])
    table, last = board(), empty[-1]
    table.queryTable().getAccessibleAt(last // 9, last % 9).queryComponent().grabFocus()
    wait("the last focus", lambda: focused(board()[last]))
    press(find(pyatspi.ROLE_PUSH_BUTTON, solution[last]))
    wait("the result", lambda: announced("Solved."))


attach()

# A puzzle for me with a wrong digit in between, then another like it; both games are kept.
given = digits()
choose("Game", "A puzzle for me")
wait("a game", lambda: find(pyatspi.ROLE_PUSH_BUTTON, "Hint") and board() and digits() != given and solve(digits()))
first = digits()
solution = solve(first)
at = first.index(".")
enter(at, next(d for d in "123456789" if d != solution[at]))
enter(at, solution[at])
finish(solution)
shows("one mistake")
print("finished with", shows("No hints"))


def another():
    """Says whether another game is shown; the page takes no press just after the last digit."""
    again = find(pyatspi.ROLE_PUSH_BUTTON, "Another like this")
    if again:
        press(again)
    return not again and find(pyatspi.ROLE_PUSH_BUTTON, "Undo") and board() and digits() != solution and solve(digits())


wait("another game", another)
print("another", digits())
second = digits()
enter(second.index("."), solve(second)[second.index(".")])
choose("Game", "Home")
shows("Continue")
choose("Game", "Recent games")
print("kept", shows("Finished in"))

# A photo, its title and source, and paper.
subprocess.run([sys.argv[1], os.environ["HOME"] + "/photo.png"], check=True)
shows("From a photo")
shows("Exactly one solution")
read = digits()
button("Play")
wait("the game of the photo", lambda: find(pyatspi.ROLE_PUSH_BUTTON, "Hint") and digits() == read)
choose("Game", "This game", "Title and source")
entry = wait("the title", lambda: find(pyatspi.ROLE_ENTRY))
entry.queryEditableText().setTextContents("Sunday")
button("Close")
shows("Sunday")
choose("Print", "This puzzle")
button("Save as PDF")
sheet = os.path.join(os.environ["HOME"], "sheet.pdf")
wait("the path", lambda: find(pyatspi.ROLE_ENTRY)).queryEditableText().setTextContents(sheet)
wait("the path that was typed", lambda: find(pyatspi.ROLE_ENTRY).queryText().getText(0, -1) == sheet)
button("Save")
shows("Saved as")
text = subprocess.run(["pdftotext", "-raw", sheet, "-"], capture_output=True, text=True, check=True).stdout
if "Sunday" not in text or read.replace(".", "") not in "".join(c for c in text if c.isdigit()):
    sys.exit("the paper has " + text)
print("finished")
