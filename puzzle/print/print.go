// Package print prints puzzles: a [Sheet] says what to print and how, and its
// [Sheet.Document] has the pages, which are laid out one at a time as simple drawing
// operations. [Document.PDF] writes all of them to a file. A preview draws the same pages on
// the screen.
package print

import (
	"slices"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Sheet is a set of puzzles to print. Equal sheets give equal pages and equal files.
type Sheet struct {
	Options
	Items Items
	Steps func(*Item) []Step // returns a puzzle's solution path, in several goroutines; nil if there is none
	Lang  words.Lang
}

// Items are the puzzles of a sheet in order. A document asks for them from several goroutines.
type Items interface {
	Len() int
	At(i int) Item
	Board(i int) *puzzle.Shape // of At(i), which may take longer
}

// A List is Items in memory.
type List []Item

func (l List) Len() int      { return len(l) }
func (l List) At(i int) Item { return l[i] }

// Board implements Items.
func (l List) Board(i int) *puzzle.Shape { return l[i].Puzzle.Shape }

// An Item is one puzzle to print.
type Item struct {
	Puzzle   puzzle.Puzzle
	Solution puzzle.Grid // zero if there is none to print
	Level    puzzle.Level
	Points   int      // orders the puzzles of a level in a book
	Number   int      // 0 for its position in the sheet, from 1
	Drawing  *Drawing // nil for none

	Explainer, Rating string // after the level, such as "SE 3.0" and "score 246"

	blank bool
}

// A Drawing is what a player has drawn, for the marks of a Game.
type Drawing struct {
	Colours     [81]uint16   // of cells; bit n-1 stands for colour n
	CandColours [81][9]uint8 // of candidates: 1 to 9, 0 for none
	Links       []puzzle.Link
}

// A Step is one step of a solution path.
type Step struct {
	Title   string
	Single  bool     // its title says all
	Reasons *Reasons // needed for the first step, and for those that are no single
}

// Reasons say and show why a step is right.
type Reasons struct {
	Text     []string        // in paragraphs
	Position puzzle.Position // before the step
	Diagram  puzzle.Diagram
}

// MaxTitle is the most characters of a title or an author that can be ordered.
const MaxTitle = 200

// MaxNames is the most names for whom a sheet is printed.
const MaxNames = 1000

// Counts lists the possible numbers of puzzles on a page.
var Counts = []int{1, 2, 4, 6, 9, 12}

// ErrEmpty means that a sheet has no puzzle.
var ErrEmpty = words.Error("paper.empty")

// Check returns an error if a sheet can't be printed: ErrEmpty, or one for options that
// are wrong or don't fit together.
func (s Sheet) Check() error {
	_, err := s.layout()
	return err
}

// CheckOptions is Check without a look at the puzzles.
func (s Sheet) CheckOptions() error {
	_, err := s.layoutAny()
	return err
}

// layout returns the layout of a sheet that can be printed.
func (s *Sheet) layout() (*layout, error) {
	if s.len() == 0 {
		return nil, ErrEmpty
	}
	return s.layoutAny()
}

func (s *Sheet) layoutAny() (*layout, error) {
	if s.PerPage != 0 && !slices.Contains(Counts, s.PerPage) {
		return nil, words.Error("paper.perpage", "n", s.PerPage)
	}
	l := newLayout(s)
	if err := l.check(); err != nil {
		return l, err
	}
	if l.book != nil {
		return l, l.book.checkTitles()
	}
	return l, nil
}

// len returns the number of grids.
func (s *Sheet) len() int { return s.puzzles() + max(s.Blank, 0) }

// puzzles returns the number of grids that are not blank.
func (s *Sheet) puzzles() int {
	if s.Items == nil {
		return 0
	}
	return s.Items.Len()
}

// at returns a puzzle, or after the last one a blank grid.
func (s *Sheet) at(i int) Item {
	if i < s.puzzles() {
		return s.Items.At(i)
	}
	return Item{blank: true}
}

// Lacks says what the paper will lack of what is ordered, in sentences.
func (s Sheet) Lacks() (list []words.Message) {
	if boxes := s.missing(); boxes != "" {
		list = append(list, words.Error("paper.missing", "characters", boxes))
	}
	if n := s.uncoded(); n > 0 {
		list = append(list, words.Error("paper.uncoded", "n", n))
	}
	return list
}

// missing returns the characters of the sheet's texts that no face has, each once. They
// are printed as empty boxes.
func (s Sheet) missing() string {
	texts := append([]string{s.Title, s.Author, s.Date, s.Set}, s.Names...)
	for i := range s.puzzles() {
		if s.Labels&(OwnTitle|OwnDate) != 0 {
			it := s.Items.At(i)
			texts = append(texts, it.names(s.Labels)...)
		}
	}
	return missing(strings.Join(texts, ""))
}

// uncoded returns how many puzzles get no code though the sheet has codes.
func (s Sheet) uncoded() (n int) {
	for i := range s.puzzles() {
		if s.QR && !coded(s.Items.Board(i)) {
			n++
		}
	}
	return n
}

// NumPages returns how many pages the sheet has; 0 if it can't be printed.
func (s Sheet) NumPages() int {
	d, err := s.Document()
	if err != nil {
		return 0
	}
	return d.NumPages()
}

// PageAt lays out page i, from 0. A page out of range is blank. To lay out several pages
// make a [Sheet.Document] once.
func (s Sheet) PageAt(i int) Page {
	if d, err := s.Document(); err == nil && i >= 0 && i < d.NumPages() {
		return d.PageAt(i)
	}
	var p Page
	p.Width, p.Height = s.Paper.Size()
	return p
}

// Date formats a day in a language, for Sheet.Date.
func Date(day time.Time, l words.Lang) string { return day.Format(l.T("paper.date")) }
