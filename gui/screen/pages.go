package screen

import (
	"reflect"

	"sudoku/generator/daily"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// Pages open what features start in others that they may not import. The window fills them in, in
// one place.
type Pages struct {
	Finish     func()                              // how the game went that was finished
	Deeper     func()                              // looks for a hint, or shows more of it
	HideHint   func()                              // closes the hint, if one is shown
	Branches   func()                              // the branches of the game
	Offer      func(*Rows)                         // offers to type the puzzle that is typed in a game
	Check      func(puzzle.Puzzle)                 // a puzzle to check, as if it were typed
	ListFile   func()                              // the puzzles of the files opened last
	Save       func(SaveOrder, func(Screen)) Saver // asks for a path; the func shows that page
	Print      func(large bool)                    // prints the puzzle that is shown, or as large as its page
	Home       func(daily.Date)                    // Home with the puzzles of a day; no date is today
	Games      func(aside bool)                    // the games of before, or those of them that were put aside
	Another    func()                              // another puzzle like that of the game
	Practise   func(*logic.Technique)              // a puzzle in which a technique is needed
	Techniques func()                              // the order of the techniques
	Backup     func(restore bool)                  // asks where to keep all that there is, or which backup to restore
}

// A Saver is a page that asks for the path of a file to write.
type Saver interface {
	Screen
	Take(path string, sure bool) // takes a path that was chosen; sure says that a file there may be replaced
	Fill(path string)            // has a path in its field
	Fail(err error)              // says why a file was not written
}

// Kept returns what a feature keeps of a type while its screens are closed, at first its zero value.
// What has a method Close is closed when the program ends.
func Kept[T any](a *App) *T {
	of := reflect.TypeFor[T]()
	if a.kept[of] == nil {
		a.kept[of] = new(T)
	}
	return a.kept[of].(*T)
}

// CloseKept ends what is kept while screens are closed.
func (a *App) CloseKept() {
	for _, v := range a.kept {
		if c, ok := v.(Closer); ok {
			c.Close()
		}
	}
}
