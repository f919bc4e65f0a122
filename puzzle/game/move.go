package game

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// An Action says what a Move does.
type Action uint8

const (
	Enter   Action = iota // write Digit into the cells, or empty them if all hold it
	Erase                 // empty the cells: the entries, or else marks, or else colours
	Centre                // toggle Digit in the centre marks of the empty ones
	Corner                // toggle Digit in the corner marks of the empty ones
	Colour                // toggle colour Digit
	RuleOut               // take Cands from marks and mark them ruled out
	Fill                  // write all of Grid into the cells that are no givens, and rule Cands out: many steps at once
)

// A Move is one thing that the player did, small enough to save and replay.
// Toggling sets the digit in all cells unless all of them have it.
type Move struct {
	Action Action
	Digit  puzzle.Digit
	Cells  puzzle.CellSet
	Clean  bool               // Enter, Fill: marks of peers lose the digit in the same move
	Cands  []puzzle.Candidate // RuleOut, Fill
	Grid   puzzle.Grid        // Fill
	Hint   bool               // a hint made it
}

// plain returns m with what its action uses and no more, in the one form that
// text can hold. What is out of range is left out.
func (m Move) plain() Move {
	p := Move{Action: m.Action, Hint: m.Hint}
	switch m.Action {
	case Enter, Centre, Corner, Colour:
		if 1 <= m.Digit && m.Digit <= 9 {
			p.Digit, p.Cells = m.Digit, m.Cells.And(puzzle.AllCells)
			p.Clean = m.Clean && m.Action == Enter
		}
	case Erase:
		p.Cells = m.Cells.And(puzzle.AllCells)
	case RuleOut:
		p.Cands = plainCands(m.Cands)
	case Fill:
		p.Cands, p.Clean = plainCands(m.Cands), m.Clean
		for c, d := range m.Grid {
			if d <= 9 {
				p.Grid[c] = d
			}
		}
	}
	return p
}

const maxCand = 9*81 - 1

// plainCands lists each candidate once, in order.
func plainCands(ks []puzzle.Candidate) []puzzle.Candidate {
	ks = slices.Clone(ks)
	slices.Sort(ks)
	ks = slices.Compact(ks)
	return slices.DeleteFunc(ks, func(k puzzle.Candidate) bool { return k > maxCand })
}

// cell returns the first cell that m names.
func (m Move) cell() (puzzle.Cell, bool) {
	switch {
	case !m.Cells.Empty():
		return m.Cells.First(), true
	case len(m.Cands) > 0:
		return m.Cands[0].Cell(), true
	}
	return 0, false
}

var verbs = [...]string{"enter", "erase", "centre", "corner", "colour", "rule-out", "solve"}

// String returns m as a line of a saved game has it, such as "enter 7 r1c7 clean",
// "centre 3 r1c1 r1c2", "rule-out r1c2=4" or "solve", a grid and what is ruled out besides.
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
	for _, k := range m.Cands {
		b.WriteByte(' ')
		b.WriteString(k.String())
	}
	if m.Clean {
		b.WriteString(" clean")
	}
	if m.Hint {
		b.WriteString(" hint")
	}
	return b.String()
}

// ParseMove reads what Move.String writes.
func ParseMove(line string) (Move, bool) {
	f := strings.Fields(line)
	hint := len(f) > 0 && f[len(f)-1] == "hint"
	if hint {
		f = f[:len(f)-1]
	}
	if len(f) < 2 {
		return Move{}, false
	}
	a := slices.Index(verbs[:], f[0])
	if a < 0 {
		return Move{}, false
	}
	m, args := Move{Action: Action(a), Hint: hint}, f[1:]
	if m.Action == Enter || m.Action == Fill {
		if m.Clean = args[len(args)-1] == "clean"; m.Clean {
			args = args[:len(args)-1]
		}
	}
	ok := false
	switch {
	case len(args) == 0:
	case m.Action == RuleOut:
		m.Cands, ok = parseCands(args)
	case m.Action == Fill:
		var rest bool
		m.Grid, ok = puzzle.ParseGrid(args[0])
		m.Cands, rest = parseCands(args[1:])
		ok = ok && rest
	case m.Action == Erase:
		m.Cells, ok = parseCells(args)
	default:
		if len(args) < 2 || len(args[0]) != 1 || args[0] < "1" || args[0] > "9" {
			return Move{}, false
		}
		m.Digit = puzzle.Digit(args[0][0] - '0')
		m.Cells, ok = parseCells(args[1:])
	}
	return m, ok
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
