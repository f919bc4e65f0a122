// Package print prints puzzles: a [Sheet] says what to print, [Sheet.PageAt] lays out one
// page as simple drawing operations, and [PDF] writes all pages to a file. A preview draws
// the same pages on the screen.
package print

import (
	"slices"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Sheet is a set of puzzles to print. Equal sheets give equal pages and equal files.
type Sheet struct {
	Items     Items
	Title     string
	Date      string  // as printed; see Date
	Set       string  // the name of the set in the line at the foot, such as its date or seed
	PerPage   int     // one of Counts; 0 is 4
	DigitSize float64 // of a given, in points; 0 fits the cell
	Paper     Paper
	Solutions Solutions
	Show      Show
	Lang      words.Lang
}

// Items are the puzzles of a sheet in order. PDF asks for them from several goroutines.
type Items interface {
	Len() int
	At(i int) Item
}

// A List is Items in memory.
type List []Item

func (l List) Len() int      { return len(l) }
func (l List) At(i int) Item { return l[i] }

// An Item is one puzzle to print.
type Item struct {
	Puzzle   puzzle.Puzzle
	Solution puzzle.Grid // zero if there is none to print
	Level    words.Text  // such as "Easy"; zero if it is not rated
	Rating   string      // after the level, such as "SE 3.0"
	Number   int         // 0 for its position in the sheet, from 1
}

// Show says what is printed besides the givens. The zero Show prints bare grids.
type Show struct {
	Number     bool // of each grid
	Level      bool // level and rating of each grid
	Title      bool // title and date
	Name       bool // lines for name and time
	Page       bool // set and page at the foot
	Entries    bool // entries and marks
	Candidates bool // the candidates of empty cells
}

// DefaultShow is for printing a set of puzzles.
var DefaultShow = Show{Number: true, Level: true, Title: true, Name: true, Page: true}

// Solutions is the place where solutions are printed.
type Solutions uint8

const (
	NoSolutions Solutions = iota
	AtFoot                // upside down below the puzzles; AtEnd if more than 4 are on a page
	AtEnd                 // on pages after the last puzzle
)

// Counts lists the possible numbers of puzzles on a page.
var Counts = []int{1, 2, 4, 6, 9, 12}

// ErrEmpty means that a sheet has no puzzle.
var ErrEmpty = words.Error("paper.empty")

// Check returns an error if a sheet can't be printed: ErrEmpty, or one for a PerPage that
// is not in Counts.
func (s Sheet) Check() error {
	switch {
	case s.Items == nil || s.Items.Len() == 0:
		return ErrEmpty
	case s.PerPage != 0 && !slices.Contains(Counts, s.PerPage):
		return words.Error("paper.perpage", "n", s.PerPage)
	}
	return nil
}

// NumPages returns how many pages the sheet has; 0 if it can't be printed.
func (s Sheet) NumPages() int {
	if s.Check() != nil {
		return 0
	}
	return newLayout(&s).pages()
}

// PageAt lays out page i, from 0. A page out of range is blank.
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

// Date formats a day in a language, for Sheet.Date.
func Date(day time.Time, l words.Lang) string { return day.Format(l.T("paper.date")) }
