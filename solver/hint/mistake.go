package hint

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A mistake is an entry that leaves no solution.
type mistake struct {
	shape   *puzzle.Shape
	cell    puzzle.Cell
	digit   puzzle.Digit
	reason  words.Message
	diagram puzzle.Diagram // the reason
	house   puzzle.House   // that shows the reason
	twice   bool           // it has the digit already; else it can't be filled any more
	unseen  bool           // no house shows the reason
}

// Fault returns the house that shows an entry to be wrong, if the hint is about such a one, and
// whether that has the digit already; else it can't be filled any more.
func (h Hint) Fault() (house puzzle.House, twice, ok bool) {
	m, ok := h.advice.(mistake)
	return m.house, m.twice, ok && !m.unseen
}

// Refuted shows why a digit can't go where the hint finds it wrong, on a board without it; nothing if the
// hint is about no such one.
func (h Hint) Refuted() puzzle.Diagram {
	m, ok := h.advice.(mistake)
	if !ok {
		return puzzle.Diagram{}
	}
	p := m.diagram
	p.Cands = []puzzle.CandRole{{Cand: puzzle.Cand(m.cell, m.digit), Role: puzzle.Eliminate}}
	return p
}

// mistake finds an entry that is wrong.
func (r *Request) mistake() (mistake, bool) {
	c, right, ok := r.wrongEntry()
	if !ok {
		return mistake{}, false
	}
	m := mistake{shape: r.State.Shape, cell: c, digit: r.State.Grid[c]}
	m.explain(right, r.State.Grid, len(r.Solutions) > 1)
	return m, true
}

// wrongEntry returns the cell of a wrong entry, and a grid of digits that are right.
func (r *Request) wrongEntry() (puzzle.Cell, puzzle.Grid, bool) {
	if len(r.Solutions) > 1 {
		return r.wrongAmongMany()
	}
	right, wrong := r.State.Grid, puzzle.CellSet{}
	for c, d := range right {
		if d != 0 && d != r.Solutions[0][c] {
			right[c] = 0
			wrong.Add(puzzle.Cell(c))
		}
	}
	if wrong.Empty() {
		return 0, right, false
	}
	return r.nearest(wrong), right, true
}

// wrongAmongMany puts the entries back one by one, the last move's at the end,
// until no solution is left.
func (r *Request) wrongAmongMany() (puzzle.Cell, puzzle.Grid, bool) {
	if r.Solvable(r.State.Grid) {
		return 0, r.State.Grid, false
	}
	var g puzzle.Grid
	entries := make([]puzzle.Cell, 0, 81)
	for c, d := range r.State.Grid {
		switch c := puzzle.Cell(c); {
		case r.Givens.Has(c):
			g[c] = d
		case d != 0 && c != r.Last:
			entries = append(entries, c)
		}
	}
	if r.State.Grid[r.Last] != 0 && !r.Givens.Has(r.Last) {
		entries = append(entries, r.Last)
	}
	for _, c := range entries {
		right := g
		if g[c] = r.State.Grid[c]; !r.Solvable(g) {
			return c, right, true
		}
	}
	return 0, g, false
}

// explain finds one house that shows why the entry is wrong, if any does, on a grid of right
// digits. It says of no cell or digit that it lacks what another wrong entry of the board has there.
func (m *mistake) explain(right, board puzzle.Grid, many bool) {
	for _, h := range m.houses() {
		if same := right.Of(m.digit).And(m.shape.Set(h)); !same.Empty() {
			by := same.First()
			m.reason = words.Error("hint.mistake.house", "d", m.digit, "house", words.House(h), "by", by)
			m.diagram = houseDiagram(h, by)
			m.house, m.twice = h, true
			return
		}
	}
	pos := m.shape.NewPosition(right)
	pos.Place(puzzle.Cand(m.cell, m.digit))
	if m.breaksSum(&pos) {
		return
	}
	for c := range m.shape.Peers(m.cell).All() {
		if board[c] == 0 && pos.Cands[c] == 0 {
			m.reason = words.Error("hint.mistake.cell", "by", c)
			m.diagram.Cells = []puzzle.CellRole{{Cell: c, Role: puzzle.Base}}
			m.house = m.with(c)
			return
		}
	}
	if h, x, ok := noPlace(&pos, &board); ok {
		m.reason = words.Error("hint.mistake.place", "house", words.House(h), "x", x)
		m.diagram, m.house = houseDiagram(h), h
		return
	}
	m.reason, m.unseen = words.Error("hint.mistake.one"), true
	if many {
		m.reason = words.Error("hint.mistake.many")
	}
}

// noPlace returns a house that has no place for a digit, and doesn't have it on the board.
func noPlace(pos *puzzle.Position, board *puzzle.Grid) (puzzle.House, puzzle.Digit, bool) {
	all := pos.Shape.Digits()
	for _, h := range pos.Shape.Houses() {
		var have puzzle.DigitSet
		for c := range pos.Shape.Set(h).All() {
			have |= pos.Cands[c] | pos.Grid[c].Set() | board[c].Set()
		}
		if have != all {
			return h, (all &^ have).Min(), true
		}
	}
	return 0, 0, false
}

// houseDiagram shows a house and cells in it.
func houseDiagram(h puzzle.House, cells ...puzzle.Cell) (p puzzle.Diagram) {
	p.Houses = []puzzle.HouseRole{{House: h, Role: puzzle.Base}}
	for _, c := range cells {
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Cover})
	}
	return p
}

func (mistake) title(_ int, l words.Lang) string { return l.T("hint.mistake.title") }

func (m mistake) say(depth int, l words.Lang) ([]string, puzzle.Diagram) {
	box := m.shape.BoxOf(m.cell)
	here := puzzle.CellRole{Cell: m.cell, Role: puzzle.Eliminate}
	switch depth {
	case Where:
		return []string{l.T("hint.mistake.where", "house", words.House(box))}, houseDiagram(box)
	case What:
		p := houseDiagram(box)
		p.Cells = append(p.Cells, here)
		return []string{l.T("hint.mistake.what", "d", m.digit, "cell", m.cell)}, p
	case Pattern, Why:
		text := []string{l.T("hint.mistake.why", "cell", m.cell, "d", m.digit, "reason", m.reason)}
		if depth == Why {
			text = append(text, l.T("hint.mistake.then"))
		}
		p := m.diagram
		p.Cells = append(p.Cells[:len(p.Cells):len(p.Cells)], here)
		return text, p
	}
	return []string{l.T("hint.mistake.done", "cell", m.cell)}, puzzle.Diagram{}
}

func (m mistake) move() (game.Move, bool) {
	return game.Move{Action: game.Erase, Cells: puzzle.CellsOf(m.cell)}, true
}
