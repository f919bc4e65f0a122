package screen

import (
	"strings"

	"sudoku/gui/session"
	"sudoku/puzzle"
)

// Open opens a puzzle from elsewhere and reports whether its game was started. One that hasn't
// exactly one solution has no game yet: it goes to the page for entering, which says what is
// wrong with it, and where it can be played all the same.
func Open(a *App, p puzzle.Puzzle) bool {
	if session.Unique(p) {
		a.Start(p)
		if said := CameWith(a); said != "" {
			a.Say(said)
		}
		return true
	}
	a.Pages.Check(p)
	a.Say(a.Base().T("open.check"))
	return false
}

// mostWords is how many characters the words that came with a puzzle may have to be said whole, and
// firstWords how many are said of longer ones: there are two lines for them in a small window.
const mostWords, firstWords = 160, 100

// CameWith returns what is said of the words that came with the puzzle of the current game, such as
// rules, before anything is done in it; "" where there is nothing to say. They may ask for more than the
// board does.
func CameWith(a *App) string {
	g := a.Session().Game
	note := strings.Join(strings.Fields(g.Puzzle().Note), " ")
	if note == "" || g.Touched() {
		return ""
	}
	key := "open.note"
	if r := []rune(note); len(r) > mostWords {
		note, key = strings.TrimRight(string(r[:firstWords]), " ")+"…", "open.note.long"
	}
	return a.Base().T(key, "note", note)
}
