package game

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// verbs are the words for moves in a saved game, by action.
var verbs = [...]string{
	"enter", "erase", "centre", "corner", "colour", "rule-out", "solve",
	"colour-cands", "draw", "fill-marks", "auto", "clear-drawing", "reshape",
}

// String returns m as a line of a saved game, such as "enter 7 r1c7 clean",
// "centre 3 r1c1 r1c2", "rule-out r1c2=4", or "solve" with a grid and the candidates
// that are ruled out.
func (m Move) String() string {
	if int(m.Action) >= len(verbs) {
		return "none"
	}
	var b strings.Builder
	b.WriteString(verbs[m.Action])
	if m.Digit != 0 {
		fmt.Fprintf(&b, " %d", m.Digit)
	}
	for c := range m.Cells.All() {
		b.WriteByte(' ')
		b.WriteString(c.String())
	}
	if m.Action == Fill {
		b.WriteByte(' ')
		b.WriteString(m.Grid.String())
	}
	if m.Action == Reshape {
		b.WriteByte(' ')
		b.WriteString(shapeText(m.Shape))
	}
	for _, k := range m.Cands {
		b.WriteByte(' ')
		b.WriteString(k.String())
	}
	if m.Clean {
		b.WriteString(" clean")
	}
	if m.Weak {
		b.WriteString(" weak")
	}
	if m.Hint {
		b.WriteString(" hint")
	}
	return b.String()
}

// ParseMove reads what Move.String writes; ok is false for anything else.
func ParseMove(line string) (m Move, ok bool) {
	f := strings.Fields(line)
	if len(f) == 0 {
		return m, false
	}
	a := slices.Index(verbs[:], f[0])
	if a < 0 {
		return m, false
	}
	m.Action = Action(a)
	args := f[1:]
	m.Hint = cutLast(&args, "hint")
	switch m.Action {
	case Enter, Fill:
		m.Clean = cutLast(&args, "clean")
	case Draw:
		m.Weak = cutLast(&args, "weak")
	case SetAuto, ClearDrawing:
		return m, len(args) == 0
	case Reshape:
		m.Shape, ok = parseShape(strings.Join(args, " "))
		return m, ok
	}
	if len(args) == 0 || !m.takeDigits(&args) {
		return m, false
	}
	switch m.Action {
	case RuleOut, Fill, ColourCand, Draw:
		m.Cands, ok = parseCands(args)
		ok = ok && (m.Action != Draw || len(args) == 2 && args[0] != args[1])
	default:
		m.Cells, ok = parseCells(args)
	}
	return m, ok
}

// takeDigits removes the digit or the grid from the front of args, which are not empty,
// if the action has one.
func (m *Move) takeDigits(args *[]string) (ok bool) {
	switch first := (*args)[0]; m.Action {
	case Enter, Centre, Corner, Colour, ColourCand:
		if len(*args) < 2 || len(first) != 1 || first < "1" || first > "9" {
			return false
		}
		m.Digit = puzzle.Digit(first[0] - '0')
	case Fill:
		if m.Grid, ok = puzzle.ParseGrid(first); !ok {
			return false
		}
	default:
		return true
	}
	*args = (*args)[1:]
	return true
}

// cutLast removes the last word if it is word, and reports whether it was.
func cutLast(args *[]string, word string) bool {
	n := len(*args) - 1
	ok := n >= 0 && (*args)[n] == word
	if ok {
		*args = (*args)[:n]
	}
	return ok
}

func parseCells(names []string) (s puzzle.CellSet, ok bool) {
	for _, n := range names {
		c, ok := puzzle.ParseCell(n)
		if !ok {
			return s, false
		}
		s.Add(c)
	}
	return s, true
}

func parseCands(names []string) (list []puzzle.Candidate, ok bool) {
	if len(names) > maxCand+1 {
		return nil, false
	}
	for _, n := range names {
		cell, digit, ok := strings.Cut(n, "=")
		c, known := puzzle.ParseCell(cell)
		if !ok || !known || len(digit) != 1 || digit < "1" || digit > "9" {
			return nil, false
		}
		list = append(list, puzzle.Cand(c, puzzle.Digit(digit[0]-'0')))
	}
	return list, true
}
