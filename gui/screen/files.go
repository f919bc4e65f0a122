package screen

import (
	"strconv"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Files holds the puzzles of the files opened last that hold several, and which of them
// have been started. It is updated as they are read, whether they are listed or not.
type Files struct {
	app     *App
	read    session.Puzzles
	reading bool
	at      int            // the puzzle opened last
	games   map[int]string // file names of the games started, by puzzle
	Lister  FileLister     // lists them; nil if no screen does
}

// A FileLister is a screen that lists them. Update shows that more was read.
type FileLister interface{ Update() }

// NewFiles makes an empty Files.
func NewFiles(a *App) *Files { return &Files{app: a} }

// changed shows that more was read.
func (f *Files) changed() {
	if f.Lister != nil {
		f.Lister.Update()
	}
}

// Begin starts with an empty list for other files, and shows it.
func (f *Files) Begin() {
	f.read, f.reading, f.at, f.games = session.Puzzles{}, true, 0, map[int]string{}
	f.app.Pages.ListFile()
}

// Take takes a list over without showing it.
func (f *Files) Take(p session.Puzzles) {
	f.read, f.reading, f.at, f.games = p, false, 0, map[int]string{}
	f.changed()
}

// Found takes over what has been read so far; reading says that more will follow.
func (f *Files) Found(p session.Puzzles, reading bool) {
	f.read, f.reading = p, reading
	f.changed()
	f.app.Refresh()
}

// Stopped says that reading has stopped.
func (f *Files) Stopped() { f.reading = false }

// Any reports whether such a file was opened.
func (f *Files) Any() bool { return f.games != nil }

// Reading reports whether more will follow.
func (f *Files) Reading() bool { return f.reading }

// Chosen returns the puzzle opened last.
func (f *Files) Chosen() int { return f.at }

// List returns what has been read so far.
func (f *Files) List() []session.CompactPuzzle { return f.read.List }

// Unread says how many puzzles could not be read and why the first of them could not, "" where all
// could.
func (f *Files) Unread() string { return Unread(f.app.Base().Lang, f.read) }

// Unread is Files.Unread of puzzles that need not be listed.
func Unread(l words.Lang, p session.Puzzles) string {
	if p.Unreadable == 0 {
		return ""
	}
	return l.Sentences(l.T("many.faulty.beside", "n", p.Unreadable), l.Error(p.Fault))
}

// Begun reports whether a game of a puzzle has been started.
func (f *Files) Begun(i int) bool {
	_, begun := f.games[i]
	return begun
}

// Count returns how many puzzles have been read so far.
func (f *Files) Count() int { return len(f.read.List) }

// Play starts the game of a puzzle, or resumes it.
func (f *Files) Play(i int) {
	if i < 0 || i >= len(f.read.List) {
		return
	}
	b := f.app.Base()
	f.at = i
	name, begun := f.games[i]
	begun = begun && (name == f.app.Session().Name || f.app.Sessions().Has(name)) // else nothing was done in it
	if !begun || !f.app.OpenGame(name) {
		if !Open(f.app, f.Puzzle(i)) {
			return
		}
		f.games[i] = f.app.Session().Name
	}
	f.app.Say(b.Lang.Sentences(b.T("many.at", "n", i+1, "of", len(f.read.List)), CameWith(f.app)))
	f.app.Refresh()
}

// Puzzle returns a puzzle, which is called by its number if it has no title.
func (f *Files) Puzzle(i int) puzzle.Puzzle {
	p := f.read.List[i].Puzzle()
	p.Origin = puzzle.Origin{Kind: puzzle.OfNumber, Of: strconv.Itoa(i + 1)}
	return p
}

// Next plays the puzzle after the puzzle opened last.
func (f *Files) Next() { f.Play(f.at + 1) }

// HasNext reports whether there is a puzzle after the one opened last.
func (f *Files) HasNext() bool { return f.Any() && f.at+1 < len(f.read.List) }

// Playing reports whether the current game is one of these puzzles and not the last.
func (f *Files) Playing() bool {
	name := f.app.Session().Name
	return f.HasNext() && name != "" && f.games[f.at] == name
}
