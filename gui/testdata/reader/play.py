"""Reads a puzzle, asks for a hint and does what it says, and plays to the end."""
import sys
import time

import pyatspi

import desk
from desk import announced, attach, board, button, detach, digits, enter, find, focused, heard, press, solve, there, wait

time.sleep(2)
if there():
    sys.exit("it is there although nobody listens")
attach()
print("window", desk.frame.name)
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
button("Undo")
wait("undo", lambda: board()[at].name == "empty")

button("Hint")
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
button("Close")
wait("the digits", lambda: find(pyatspi.ROLE_PUSH_BUTTON, "9"))
enter(*told)
if told[1] != solution[told[0]]:
    sys.exit(f"the hint is wrong: {told}")

for turn, i in enumerate(empty):
    if board()[i].name != "empty":
        continue
    if turn == 5:  # whoever stops listening and begins again finds all as it is
        detach()
        attach()
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
