// Package print puts puzzles on paper: a [Sheet] says what to print, [Sheet.PageAt]
// lays one page out as a few plain drawing operations, and [PDF] writes them all
// as a file. A preview draws the same pages on the screen.
package print

import (
	"slices"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Sheet is an order to print. Equal sheets give equal pages and equal files.
type Sheet struct {
	Items     []Item
	Title     string
	Date      string  // as printed; see Date
	Set       string  // what the line at the foot calls the set, such as its date or seed
	PerPage   int     // one of Counts; 0 is 4
	DigitSize float64 // of a given, in points; 0 fits the cell
	Paper     Paper
	Solutions Solutions
	Show      Show
	Lang      words.Lang
}

// An Item is one puzzle to print.
type Item struct {
	Puzzle   puzzle.Puzzle
	Solution puzzle.Grid // zero when there is none to print
	Level    words.Text  // such as "Easy"; zero when it is not rated
	Rating   string      // after the level, such as "SE 3.0"
	Number   int         // 0 is its place in the sheet, from 1
}

// Show says what is printed besides the givens. The zero Show prints bare grids.
type Show struct {
	Number     bool // of each grid
	Level      bool // level and rating of each grid
	Title      bool // title and date
	Name       bool // lines for name and time
	Page       bool // set and page at the foot
	Entries    bool // what the player has written: entries and marks
	Candidates bool // the digits that each empty cell could hold
}

// Usual is what a set of puzzles shows.
var Usual = Show{Number: true, Level: true, Title: true, Name: true, Page: true}

// Solutions says where solutions are printed.
type Solutions uint8

const (
	NoSolutions Solutions = iota
	AtFoot                // upside down below the puzzles; AtEnd when more than 4 are on a page
	AtEnd                 // on pages after the last puzzle
)

// Counts lists how many puzzles may be on a page.
var Counts = []int{1, 2, 4, 6, 9, 12}

// ErrEmpty means that a sheet has no puzzle.
var ErrEmpty = words.Error("paper.empty")

// Check returns what keeps a sheet from being printed: ErrEmpty, or a count of
// puzzles on a page that there is no layout for.
func (s Sheet) Check() error {
	switch {
	case len(s.Items) == 0:
		return ErrEmpty
	case s.PerPage != 0 && !slices.Contains(Counts, s.PerPage):
		return words.Error("paper.perpage", "n", s.PerPage)
	}
	return nil
}

// NumPages returns how many pages the sheet takes; 0 when it can't be printed.
func (s Sheet) NumPages() int {
	if s.Check() != nil {
		return 0
	}
	return newLayout(&s).pages()
}

// PageAt lays out one page, from 0. A page that there is not is blank.
func (s Sheet) PageAt(i int) Page {
	if s.Check() == nil {
		if l := newLayout(&s); i >= 0 && i < l.pages() {
			return l.page(i)
		}
	}
	var p Page
	p.Width, p.Height = s.Paper.Size()
	return p
}

// Date writes a day as the language does, for Sheet.Date.
func Date(day time.Time, l words.Lang) string { return day.Format(l.T("paper.date")) }
