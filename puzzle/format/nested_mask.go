package format

import (
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A givenMask says of each cell whether its digit is given, by 0 and 1 or by words.
type givenMask struct {
	line  int
	name  string
	given puzzle.CellSet
	in    [2]int // where it was
}

// isMask reports whether a grid has so many ones and nothing else that it can be no puzzle.
func isMask(p *puzzle.Puzzle) bool {
	n := 0
	for _, d := range p.Givens {
		if d > 1 {
			return false
		}
		n += int(d)
	}
	return n > p.Shape.Size()
}

// namesGiven reports whether a name is that of which cells are given.
func namesGiven(name string) bool {
	return isWordOf("given", strings.TrimSuffix(strings.Join(wordsOf(name), ""), "s"))
}

// isAside reports whether a grid beside a puzzle is a mask, or has nothing in it and another name than a puzzle's.
func (n *nestedReader) isAside(name string, p *puzzle.Puzzle) bool {
	return isMask(p) || p.Givens.Filled().Empty() && name != "" && name != n.lastName && n.beside() && !n.namesBoard(name)
}

// sayMask keeps which cells are given until the grid that has them is there.
func (n *nestedReader) sayMask(line int, name string, p *puzzle.Puzzle) {
	m := &givenMask{line, name, p.Givens.Filled(), n.around()}
	switch {
	case n.beside() && len(n.waiting) > 0:
		n.putMask(m)
	case len(n.stack) == 0:
		n.fault(m.fault())
	case n.mask == nil:
		n.mask = m
	}
}

// putMask parts the last puzzle into what is given and what is not: of a full grid that is its solution, of another
// it is played. A mask that says something else is no matter beside a puzzle that isn't full.
func (n *nestedReader) putMask(m *givenMask) {
	p := &n.waiting[len(n.waiting)-1].it.Puzzle
	full := isFull(p)
	switch {
	case !namesGiven(m.name) && (!full || m.given.Empty()):
		return
	case !namesGiven(m.name), !m.given.In(p.Givens.Filled()):
		n.waiting = n.waiting[:len(n.waiting)-1]
		n.fault(m.fault())
		return
	}
	for c, d := range p.Givens {
		if d == 0 || m.given.Has(puzzle.Cell(c)) {
			continue
		}
		if p.Givens[c] = 0; !full {
			p.Entries[c] = d
		}
	}
	n.last.givens = p.Givens
}

// endMask says that no grid came for a mask, at the end of the object that it is in.
func (n *nestedReader) endMask() {
	if m := n.mask; m != nil && len(n.stack) < m.in[0] {
		n.mask = nil
		n.fault(m.fault())
	}
}

func (m *givenMask) fault() *ParseError {
	if m.name == "" {
		return &ParseError{Line: m.line, Err: words.Error("format.ones")}
	}
	return &ParseError{Line: m.line, Err: words.Error("format.json.mask", "name", m.name)}
}
