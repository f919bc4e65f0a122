package puzzle

// A Position is a puzzle part-way solved: the digits placed so far and the
// candidates left in each empty cell. Logic moves from position to position; it
// never looks at a player's marks.
type Position struct {
	Shape *Shape // of the board, nil for the classic one
	Grid  Grid
	Cands [81]DigitSet // empty for filled cells
	Given CellSet      // the cells whose digits the puzzle gave
}

// NewPosition returns the position with the digits of g placed, as givens, on the classic
// board, in which each empty cell keeps every digit that no peer holds.
func NewPosition(g Grid) Position { return (*Shape)(nil).NewPosition(g) }

// NewPosition returns the position on a board with the digits of g placed, as givens, in which
// each empty cell keeps every digit that no peer holds. What the sum of a cage rules out is
// left to logic.
func (s *Shape) NewPosition(g Grid) (p Position) {
	p.Shape, p.Given = s, g.Filled()
	for c := range s.Cells().All() {
		p.Cands[c] = s.Digits()
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
	for q := range p.Shape.Peers(c).All() {
		p.Cands[q] &^= d.Set()
	}
}

// Eliminate removes one candidate.
func (p *Position) Eliminate(k Candidate) { p.Cands[k.Cell()] &^= k.Digit().Set() }

// Has reports whether k is still a candidate.
func (p *Position) Has(k Candidate) bool { return p.Cands[k.Cell()].Has(k.Digit()) }
