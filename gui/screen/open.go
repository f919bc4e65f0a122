package screen

import (
	"strings"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
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
	a.Say(CheckText(a.Base().Lang, p))
	return false
}

// CheckText returns what is said of a puzzle that hasn't exactly one solution.
func CheckText(l words.Lang, p puzzle.Puzzle) string {
	if p.Note != "" && session.Several(p) {
		return NoteText(l, p)
	}
	return l.T("open.check")
}

// mostWords is how many characters the words that came with a puzzle may have to be said whole, and
// firstWords how many are said of longer ones: there are two lines for them in a small window.
const mostWords, firstWords = 160, 100

// CameWith returns what is said of the words that came with the puzzle of the current game, such as
// rules, before anything is done in it; "" where there is nothing to say.
func CameWith(a *App) string {
	g := a.Session().Game
	if g.Touched() {
		return ""
	}
	return noteText(a.Base().Lang, g.Puzzle().Note, "open.note")
}

// NoteText returns what is said of the words that came with a puzzle, "" where there are none. They may
// ask for more than the board does, and so leave one of several solutions.
func NoteText(l words.Lang, p puzzle.Puzzle) string {
	if p.Note != "" && session.Several(p) {
		return noteText(l, p.Note, "open.note.several")
	}
	return noteText(l, p.Note, "open.note")
}

func noteText(l words.Lang, note, key string) string {
	note = strings.Join(strings.Fields(note), " ")
	if note == "" {
		return ""
	}
	if r := []rune(note); len(r) > mostWords {
		note = strings.TrimRight(string(r[:firstWords]), " ") + "…"
		if key == "open.note" {
			key = "open.note.long"
		}
	}
	return l.T(key, "note", note)
}
