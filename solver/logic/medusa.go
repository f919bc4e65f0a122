package logic

import "sudoku/puzzle"

// A medusa is all candidates that strong links join, within cells and within houses,
// in two colours. Of each link exactly one end is right, so one colour is right
// throughout, the other wrong.
type medusa struct {
	first puzzle.Candidate
	of    [2][10]puzzle.CellSet  // where each colour has each digit
	in    [2][81]puzzle.DigitSet // what each colour has in each cell
	out   [2][10]puzzle.CellSet  // what can't be right if the colour is
}

// medusaAt colours all that strong links join to k.
func medusaAt(b *Board, k puzzle.Candidate) (m medusa) {
	m.first = k
	m.add(0, k)
	walkStrong(b, k, true, func(_, to puzzle.Candidate, colour int) { m.add(colour, to) })
	return m
}

func (m *medusa) add(colour int, k puzzle.Candidate) {
	m.of[colour][k.Digit()].Add(k.Cell())
	m.in[colour][k.Cell()] |= k.Digit().Set()
}

// exclude computes what each colour excludes.
func (m *medusa) exclude(b *Board) {
	for i, in := range m.in {
		for c, digits := range in {
			for d := range digits.All() {
				m.out[i][d] = m.out[i][d].Or(puzzle.Cell(c).Peers())
				m.excludeCell(b, i, puzzle.Cand(puzzle.Cell(c), d))
			}
		}
	}
}

// excludeCell adds that the colour of k excludes the other candidates of its cell.
func (m *medusa) excludeCell(b *Board, colour int, k puzzle.Candidate) {
	for d := range (b.Cands[k.Cell()] &^ k.Digit().Set()).All() {
		m.out[colour][d].Add(k.Cell())
	}
}

// findMedusa takes the medusas with more than one digit by their first candidates. It
// looks for a colour that clashes, or else for what neither colour allows.
func findMedusa(b *Board, wrap bool, found func(Step) bool) {
	var done [81]puzzle.DigitSet
	for c := range b.Empty.All() {
		for d := range (b.Cands[c] &^ done[c]).All() {
			if done[c].Has(d) {
				continue // since the loop began
			}
			m := medusaAt(b, puzzle.Cand(c, d))
			var digits puzzle.DigitSet
			for q := range done {
				done[q] |= m.in[0][q] | m.in[1][q]
				digits |= m.in[0][q] | m.in[1][q]
			}
			if digits.Len() < 2 {
				continue
			}
			if m.exclude(b); !m.report(b, wrap, found) {
				return
			}
		}
	}
}

func (m *medusa) report(b *Board, wrap bool, found func(Step) bool) bool {
	if !wrap {
		s, ok := m.trap(b)
		return !ok || found(s)
	}
	for i := range 2 {
		if x, ok := m.clash(b, i); ok && !found(m.wrap(b, i, x)) {
			return false
		}
	}
	return true
}

// trap returns the step that eliminates what neither colour allows.
func (m *medusa) trap(b *Board) (Step, bool) {
	var eliminated []puzzle.Candidate
	for d := range puzzle.AllDigits.All() {
		out := b.Of[d].And(m.out[0][d]).And(m.out[1][d]).Without(m.of[0][d]).Without(m.of[1][d])
		if !out.Empty() {
			eliminated = append(eliminated, b.within(out, d.Set())...)
		}
	}
	if eliminated == nil || b.noDiagrams {
		return Step{Eliminate: eliminated}, eliminated != nil
	}
	p := m.diagram(b, puzzle.Box(eliminated[0].Cell().Box()), [2]puzzle.Role{puzzle.On, puzzle.Off})
	for _, k := range eliminated {
		p.Links = append(p.Links, m.weak(0, k), m.weak(1, k))
	}
	return eliminate(eliminated, p), true
}

// A medusaClash is why a colour is wrong: of the digits in the cells, those of one cell
// or one digit in a house, it has two, or rules out all.
type medusaClash struct {
	house  puzzle.House
	cells  puzzle.CellSet
	digits puzzle.DigitSet
	inCell bool
	empty  bool
}

// clash looks for a clash of a colour, the kinds in the order in which they are easy to
// see.
func (m *medusa) clash(b *Board, colour int) (x medusaClash, ok bool) {
	of, in, out := &m.of[colour], &m.in[colour], &m.out[colour]
	for c := range b.Empty.All() {
		if in[c].Len() > 1 {
			return medusaClash{puzzle.Box(c.Box()), puzzle.CellsOf(c), in[c], true, false}, true
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			if two := of[d].And(h.Set()); two.Len() > 1 {
				return medusaClash{h, two, d.Set(), false, false}, true
			}
		}
	}
	for c := range b.Empty.All() {
		left := b.Cands[c]
		for d := range left.All() {
			if out[d].Has(c) {
				left &^= d.Set()
			}
		}
		if left == 0 && b.Cands[c] != 0 {
			return medusaClash{puzzle.Box(c.Box()), puzzle.CellsOf(c), b.Cands[c], true, true}, true
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			if places := b.In(h, d); !places.Empty() && places.In(out[d]) {
				return medusaClash{h, places, d.Set(), false, true}, true
			}
		}
	}
	return x, false
}

// wrap makes the step that eliminates a colour.
func (m *medusa) wrap(b *Board, colour int, x medusaClash) Step {
	var eliminated []puzzle.Candidate
	for c := range b.Empty.All() {
		eliminated = append(eliminated, b.within(puzzle.CellsOf(c), m.in[colour][c])...)
	}
	if b.noDiagrams {
		return Step{Eliminate: eliminated}
	}
	roles := [2]puzzle.Role{puzzle.On, puzzle.On}
	roles[colour] = puzzle.Off
	p := m.diagram(b, x.house, roles)
	if x.inCell {
		p.Cells = []puzzle.CellRole{{Cell: x.cells.First(), Role: puzzle.Base}}
	}
	ks := b.within(x.cells, x.digits)
	if !x.empty {
		p.Links = append(p.Links, puzzle.Link{From: ks[:1:1], To: ks[1:2:2]})
		return eliminate(eliminated, p)
	}
	for _, k := range ks {
		p.Links = append(p.Links, m.weak(colour, k))
	}
	return eliminate(eliminated, p)
}

// weak is the link from a candidate of the colour that rules out k, in its own cell if
// there is one.
func (m *medusa) weak(colour int, k puzzle.Candidate) puzzle.Link {
	c, d := k.Cell(), k.Digit()
	from := puzzle.Cand(c, m.in[colour][c].Min())
	if m.in[colour][c] == 0 {
		from = puzzle.Cand(m.of[colour][d].And(c.Peers()).First(), d)
	}
	return puzzle.Link{From: []puzzle.Candidate{from}, To: []puzzle.Candidate{k}}
}

// diagram shows a house, the two colours, and as many links as join them all.
func (m *medusa) diagram(b *Board, h puzzle.House, roles [2]puzzle.Role) puzzle.Diagram {
	p := show(h)
	for i, r := range roles {
		for d := range puzzle.AllDigits.All() {
			p.Cands = addRole(p.Cands, b.within(m.of[i][d], d.Set()), r)
		}
	}
	walkStrong(b, m.first, true, func(from, to puzzle.Candidate, _ int) {
		p.Links = append(p.Links, b.link([]puzzle.Candidate{from}, []puzzle.Candidate{to}, true))
	})
	return p
}
