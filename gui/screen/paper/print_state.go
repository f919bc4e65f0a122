package paper

import (
	"sudoku/generator"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/printer"
	"sudoku/puzzle/words"
	"sudoku/solver/se"
)

// printing is a sheet being prepared. It is kept when the screen is closed.
type printing struct {
	Order printOrder
	kept  *keptSet // the set that was opened; nil for none
	seed  uint64
	made  madePuzzles
	job   printer.Job // as it was printed last
	at    int         // the page previewed, from 0
}

// A printOrder says what to print, and how. Of its options the title is "" for that of the
// puzzles.
type printOrder struct {
	From   printSource
	Board  generator.Kind       // of a new set
	Counts map[puzzle.Level]int // of a new set, by the levels that the board has
	Which  string               // numbers of the opened files' puzzles; "" for all
	print.Options
}

// A printSource says which puzzles are printed.
type printSource uint8

const (
	fromShown printSource = iota // the one that was shown
	fromNew                      // a new set
	FromFiles                    // the puzzles of the opened files
	fromKept                     // those of a set that was opened
)

// maxCount is the greatest number of puzzles of one level in a set.
const maxCount = 99

// several reports whether there may be more than one grid.
func (o *printOrder) several() bool { return o.From != fromShown || o.Blank > 0 }

// count orders one puzzle of a level more, or one less.
func (o *printOrder) count(level puzzle.Level, by int) {
	o.Counts[level] = min(max(o.Counts[level]+by, 0), maxCount)
}

// paperName returns the name of the paper, or of the trim of a book.
func (o *printOrder) paperName() string {
	if o.Binding == print.Book {
		return o.Trim.Name()
	}
	return o.Paper.Name()
}

// fold returns which pages are side by side.
func (o *printOrder) fold() page.Fold {
	switch {
	case o.Binding == print.Book:
		return page.FirstAlone
	case o.Solutions == print.Facing && o.Binding == print.Loose:
		return page.FirstLeft
	}
	return page.NoFold
}

// missing returns a level of which the set has too few puzzles.
func (p *printing) missing() (puzzle.Level, bool) {
	for _, level := range p.Order.Board.Levels() {
		if p.Order.From == fromNew && len(p.made[level]) < p.Order.Counts[level] {
			return level, true
		}
	}
	return 0, false
}

// extra lists what is set on the page of more options, for the line that opens it.
func (o *printOrder) extra(l words.Lang) string {
	var list []string
	for _, set := range []struct {
		key string
		on  bool
	}{
		{"print.bound.booklet", o.Binding == print.Booklet}, {"print.bound.book", o.Binding == print.Book},
		{"print.landscape", o.Paper.Wide()}, {"print.heavy.short", o.Heavy}, {"print.ink.black", o.Ink == print.Black}, {"print.ink.grey", o.Ink == print.Sparing},
		{"print.qr.short", o.QR}, {"print.path", o.Path}, {"print.blank", o.Blank > 0}, {"print.strike.short", o.Marks&print.Strike != 0},
		{"print.children.short", o.Children}, {"new.board." + o.Board.Name(), o.From == fromNew && o.Board != generator.Classic},
	} {
		if set.on {
			list = append(list, l.T(set.key))
		}
	}
	if o.DigitSize > 0 {
		list = append(list, size(l, o.DigitSize)+" pt")
	}
	return l.Commas(list...)
}

// madePuzzles are the puzzles generated for new sets.
type madePuzzles map[puzzle.Level][]madePuzzle

// A madePuzzle is one of them, with what Sudoku Explainer says.
type madePuzzle struct {
	generator.Result
	explainer se.Rating
}

// items returns as many puzzles of each level as are ordered, if there are so many.
func (m madePuzzles) items(l words.Lang, counts map[puzzle.Level]int) (list print.List) {
	for _, level := range caption.Levels() {
		made := m[level]
		for _, r := range made[:min(len(made), counts[level])] {
			it := print.Item{Puzzle: r.Puzzle, Solution: r.Solution, Level: level,
				Rating: l.T("print.score", "score", r.Rating.Score), Points: r.Rating.Score}
			if r.Puzzle.Shape == nil {
				it.Explainer = caption.ExplainerOf(l, r.explainer)
			}
			list = append(list, it)
		}
	}
	return list
}
