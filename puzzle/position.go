package puzzle

// A Position is a puzzle part-way solved: the digits placed so far and the
// candidates left in each empty cell. Logic moves from position to position; it
// never looks at a player's marks.
type Position struct {
	Grid  Grid
	Cands [81]DigitSet // empty for filled cells
	Given CellSet      // the cells whose digits the puzzle gave
}

// NewPosition returns the position with the digits of g placed, as givens, in which
// each empty cell keeps every digit that no peer holds.
func NewPosition(g Grid) (p Position) {
	p.Given = g.Filled()
	for c := range p.Cands {
		p.Cands[c] = AllDigits
	}
	for c, d := range g {
		if d != 0 {
			p.Place(Cand(Cell(c), d))
		}
	}
	return p
}

// Place fills a cell and takes the digit from the candidates of its peers.
func (p *Position) Place(k Candidate) {
	c, d := k.Cell(), k.Digit()
	p.Grid[c], p.Cands[c] = d, 0
	for q := range c.Peers().All() {
		p.Cands[q] &^= d.Set()
	}
}

// Eliminate removes one candidate.
func (p *Position) Eliminate(k Candidate) { p.Cands[k.Cell()] &^= k.Digit().Set() }

// Has reports whether k is still a candidate.
func (p *Position) Has(k Candidate) bool { return p.Cands[k.Cell()].Has(k.Digit()) }
