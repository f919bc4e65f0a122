package format

import (
	"strings"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Parts is a set of what a puzzle has besides its givens, and what tells both apart.
type Parts uint16

// The parts of a puzzle.
const (
	Entries Parts = 1 << iota
	CentreMarks
	CornerMarks
	Title
	Author
	Source
	Date
	Level
	URL
	Note
	Singles // which cells with one candidate are empty
	Entered // which digits are entries
)

// partNames are the keys of the parts in the catalogue, in the order of their bits.
var partNames = [...]string{"entries", "centre", "corner", "title", "author", "source", "date", "level", "url", "note", "singles", "entered"}

// In lists the parts in a language.
func (s Parts) In(l words.Lang) string { return l.List(s.Names(l)...) }

// Names returns the names of the parts in a language.
func (s Parts) Names(l words.Lang) (list []string) {
	for i, name := range partNames {
		if s&(1<<i) != 0 {
			list = append(list, l.T("format.part."+name))
		}
	}
	return list
}

// PartsOf returns what a puzzle has; of Singles and Entered it doesn't say.
func PartsOf(p *puzzle.Puzzle) (s Parts) {
	var none [81]puzzle.DigitSet
	for i, has := range [...]bool{p.Entries != (puzzle.Grid{}), p.Centre != none, p.Corner != none, p.Title != "",
		p.Author != "", p.Source != "", p.Date != "", p.Level != "", p.URL != "", p.Note != ""} {
		if has {
			s |= 1 << i
		}
	}
	return s
}

// keeps holds what each layout keeps, once it has been asked for.
var keeps sync.Map // of Parts, by *Format

// Keeps returns what the layout can write of a puzzle, and read back: digits and marks as
// such, texts anywhere. It finds out by trying.
func (f *Format) Keeps() Parts {
	if known, ok := keeps.Load(f); ok {
		return known.(Parts)
	}
	s := Parts(0)
	for i := range partNames {
		p := probe
		p.with(1 << i)
		if back, err := Parse(f.Text(p.Puzzle)); err == nil && len(back) == 1 && p.in(&back[0]) {
			s |= 1 << i
		}
	}
	keeps.Store(f, s)
	return s
}

// Loses returns what of a puzzle the layout has no room for.
func (f *Format) Loses(p *puzzle.Puzzle) Parts {
	lost := PartsOf(p) &^ f.Keeps()
	if f.Keeps()&Singles == 0 && hasSingle(p) {
		lost |= Singles
	}
	if f.Keeps()&(Entries|Entered) == Entries && p.Entries != (puzzle.Grid{}) {
		lost |= Entered
	}
	if f == HoDoKu && isTechnique(p.Title) { // a line of the library itself
		lost &^= Title | Note
	}
	if f == GNOME && isGNOMELevel(p.Level) {
		lost &^= Level
	}
	return lost
}

// hasSingle reports whether an empty cell has one candidate, as a layout of solvers writes it.
func hasSingle(p *puzzle.Puzzle) bool {
	g := p.Grid()
	for c, set := range candidatesLeft(p) {
		if g[c] == 0 && set.Len() == 1 {
			return true
		}
	}
	return false
}

// A sample is a puzzle with one of the parts.
type sample struct {
	puzzle.Puzzle
	part Parts
}

// probe has no parts yet.
var probe = func() (s sample) {
	s.Givens, _ = puzzle.ParseGrid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	return s
}()

// sampleText stands in no layout by itself.
const sampleText = "Qvwx"

// with adds a part: an entry of 4 in r1c3, or some of the digits that r1c4 could have.
func (s *sample) with(part Parts) {
	s.part = part
	switch part {
	case Entries, Entered:
		s.Entries[2] = 4
	case CentreMarks:
		s.Centre = puzzle.NewPosition(s.Givens).Cands
		s.Centre[2] = puzzle.Digit(4).Set() | puzzle.Digit(2).Set()
	case CornerMarks:
		s.Corner[2] = puzzle.Digit(4).Set() | puzzle.Digit(2).Set()
	case Title:
		s.Title = sampleText
	case Author:
		s.Author = sampleText
	case Source:
		s.Source = sampleText
	case Date:
		s.Date = sampleText
	case Level:
		s.Level = sampleText
	case URL:
		s.URL = sampleText
	case Note:
		s.Note = sampleText
	case Singles:
		s.Centre[2] = puzzle.Digit(4).Set()
	}
}

// in reports whether a puzzle has the part still.
func (s *sample) in(p *puzzle.Puzzle) bool {
	switch s.part {
	case Entries:
		return p.Grid()[2] == 4
	case CentreMarks:
		return p.Centre[2] == s.Centre[2]
	case CornerMarks:
		return p.Corner[2] == s.Corner[2] || p.Centre[2] == s.Corner[2]
	case Singles:
		return p.Givens[2] == 0
	case Entered:
		return p.Entries[2] == 4
	}
	return strings.Contains(p.Title+p.Author+p.Source+p.Date+p.Level+p.URL+p.Note, sampleText)
}
