// Package game is one puzzle in play: entries and marks, undo and redo, the clock, and
// the text format of a saved game.
//
// It uses neither Fyne nor the disk. A [Game] belongs to one goroutine; a [Snapshot]
// never changes, so that another goroutine can save it.
package game

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A ColourSet is a set of cell colours; bit n-1 stands for colour n, 1 to 9.
type ColourSet uint16

// A State is what undo restores: everything that is written or drawn on the board. What
// a player doesn't expect undo to restore is elsewhere: cursor, selection and mode in
// [UI], the clock in [Game].
type State struct {
	Shape    *puzzle.Shape       // of the board; only while a puzzle is entered a move changes it
	Grid     puzzle.Grid         // givens and entries
	Centre   [81]puzzle.DigitSet // the player's centre marks, right or wrong
	Corner   [81]puzzle.DigitSet // the player's corner marks
	Colours  [81]ColourSet
	RuledOut [81]puzzle.DigitSet // candidates that hints taken, or with Auto the player, have ruled out

	CandColours [81][9]uint8 // colour 1 to 9 of each candidate, 0 for none; kept, not shown, where there is no such candidate
	Links       Links        // drawn by the player
	Auto        bool         // candidates are computed from the digits placed, and Centre is empty: see Candidates
}

// Errors of Apply.
var (
	ErrNothing   = words.Error("game.nothing")              // it would change nothing
	ErrGiven     = words.Error("game.given")                // it would only change givens
	ErrDigit     = words.Error("game.digit")                // the board doesn't have the digit
	ErrForbidden = words.Error("game.forbidden")            // a digit placed forbids that candidate
	ErrLinks     = words.Error("game.links", "n", maxLinks) // there are maxLinks links already
)

// Apply returns the state after m. Cells in givens keep their digit and get no marks. If
// m changes nothing, Apply returns s and an error.
func (s State) Apply(givens puzzle.CellSet, m Move) (State, error) {
	before := s
	m = m.normal().on(s.Shape)
	free := m.Cells.Without(givens)
	if m.lacks(s.Shape) {
		return before, words.Error("game.digit", "n", s.Shape.Size())
	}
	var err error
	switch m.Action {
	case Enter:
		s.enter(free, m)
	case Erase:
		s.erase(free, m.Cells)
	case Centre:
		err = s.centre(free, m.Digit)
	case Corner:
		toggle(&s.Corner, s.empty(free), m.Digit.Set())
	case Colour:
		toggle(&s.Colours, m.Cells, ColourSet(m.Digit.Set()))
	case RuleOut:
		s.ruleOut(givens, m.Cands)
	case Fill:
		s.fill(givens, m)
	case ColourCand:
		s.colourCands(m.Cands, m.Digit)
	case Draw:
		err = s.draw(m)
	case FillMarks:
		s.fillMarks(free)
	case SetAuto:
		s.toggleAuto()
	case Reshape:
		s.reshape(m.Shape)
	case ClearDrawing:
		s.Colours, s.CandColours, s.Links = [81]ColourSet{}, [81][9]uint8{}, ""
	}
	switch {
	case err != nil:
		return before, err
	case s != before:
		return s, nil
	case !m.Cells.Empty() && free.Empty():
		return before, ErrGiven
	}
	return before, ErrNothing
}

// reshape changes the board. What the new one has no room for goes: digits, marks and colours
// of cells that it lacks, digits that it lacks.
func (s *State) reshape(to *puzzle.Shape) {
	if s.Shape.Equal(to) {
		return
	}
	s.Shape = to
	for c := range s.Grid {
		digits := puzzle.DigitSet(0)
		if to.Cells().Has(puzzle.Cell(c)) {
			digits = to.Digits()
		} else {
			s.Colours[c], s.CandColours[c] = 0, [9]uint8{}
		}
		if !digits.Has(s.Grid[c]) {
			s.Grid[c] = 0
		}
		s.Centre[c] &= digits
		s.Corner[c] &= digits
		s.RuledOut[c] &= digits
	}
}

// enter writes the digit into the cells, or clears them if all hold it already.
func (s *State) enter(cells puzzle.CellSet, m Move) {
	d := m.Digit
	if cells.In(s.Grid.Of(d)) {
		d = 0
	}
	for c := range cells.All() {
		s.put(c, d, m.Clean)
	}
}

// put writes a digit, or 0 for none; clean removes it from the marks of the peers.
func (s *State) put(c puzzle.Cell, d puzzle.Digit, clean bool) {
	s.Grid[c], s.Centre[c], s.Corner[c] = d, 0, 0
	if !clean || d == 0 {
		return
	}
	for p := range s.Shape.Peers(c).All() {
		s.Centre[p] &^= d.Set()
		s.Corner[p] &^= d.Set()
	}
}

// erase removes the entries; if there are none, the marks; if there are none, the colours.
func (s *State) erase(free, all puzzle.CellSet) {
	before := *s
	for c := range free.All() {
		s.Grid[c] = 0
	}
	if *s != before {
		return
	}
	for c := range free.All() {
		s.Centre[c], s.Corner[c] = 0, 0
	}
	if *s != before {
		return
	}
	for c := range all.All() {
		s.Colours[c], s.CandColours[c] = 0, [9]uint8{}
	}
}

func (s *State) empty(cells puzzle.CellSet) puzzle.CellSet {
	return cells.Without(s.Grid.Filled())
}

// toggle adds a mark or colour to the cells, or removes it if all have it.
func toggle[S puzzle.DigitSet | ColourSet](marks *[81]S, cells puzzle.CellSet, bit S) {
	all := true
	for c := range cells.All() {
		all = all && marks[c]&bit != 0
	}
	for c := range cells.All() {
		if all {
			marks[c] &^= bit
		} else {
			marks[c] |= bit
		}
	}
}

func (s *State) ruleOut(givens puzzle.CellSet, ks []puzzle.Candidate) {
	for _, k := range ks {
		c, d := k.Cell(), k.Digit()
		if givens.Has(c) {
			continue
		}
		s.RuledOut[c] |= d.Set()
		s.Centre[c] &^= d.Set()
		s.Corner[c] &^= d.Set()
	}
}

func (s *State) fill(givens puzzle.CellSet, m Move) {
	for c := range s.Shape.Cells().Without(givens).All() {
		if d := m.Grid[c]; d != 0 && d != s.Grid[c] {
			s.put(c, d, m.Clean)
		}
	}
	s.ruleOut(givens, m.Cands)
}

// colourCands gives candidates of empty cells a colour, or removes it if all have it.
func (s *State) colourCands(ks []puzzle.Candidate, colour puzzle.Digit) {
	ks = slices.DeleteFunc(slices.Clone(ks), func(k puzzle.Candidate) bool { return s.Grid[k.Cell()] != 0 })
	all := true
	for _, k := range ks {
		all = all && s.CandColours[k.Cell()][k.Digit()-1] == uint8(colour)
	}
	if all {
		colour = 0
	}
	for _, k := range ks {
		s.CandColours[k.Cell()][k.Digit()-1] = uint8(colour)
	}
}

// draw toggles a link between candidates of empty cells.
func (s *State) draw(m Move) error {
	if len(m.Cands) != 2 || s.Grid[m.Cands[0].Cell()] != 0 || s.Grid[m.Cands[1].Cell()] != 0 {
		return nil
	}
	links := s.Links.toggle(Link{m.Cands[0], m.Cands[1], m.Weak})
	if links.Len() > maxLinks {
		return ErrLinks
	}
	s.Links = links
	return nil
}

// Since returns the cells with a digit that an earlier state did not have there.
func (s *State) Since(earlier *State) (cells puzzle.CellSet) {
	for c, d := range s.Grid {
		if d != 0 && d != earlier.Grid[c] {
			cells.Add(puzzle.Cell(c))
		}
	}
	return cells
}

// Of returns a puzzle with the entries and marks of the state, automatic candidates as
// centre marks.
func (s *State) Of(p puzzle.Puzzle) puzzle.Puzzle {
	p.Entries, p.Centre, p.Corner = s.Grid, s.Candidates(), s.Corner
	for c := range p.Givens.Filled().All() {
		p.Entries[c] = 0
	}
	return p
}

// Conflicts returns the cells whose digit breaks a rule of the board.
func (s *State) Conflicts() puzzle.CellSet { return s.Shape.Conflicts(&s.Grid) }

// Solved reports whether every cell is filled and no rule of the board is broken.
func (s *State) Solved() bool { return s.Shape.Solved(&s.Grid) }
