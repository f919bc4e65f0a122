package screen

import (
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// Files holds the puzzles of the files opened last that hold several, and which of them
// have been started. It is updated as they are read, whether they are listed or not.
type Files struct {
	desk    Desk
	read    session.Puzzles
	reading bool
	at      int            // the puzzle opened last
	games   map[int]string // file names of the games started, by puzzle
	shown   *Collection    // lists them; nil if no screen does
}

// NewFiles makes an empty Files.
func NewFiles(d Desk) *Files { return &Files{desk: d} }

// changed shows that more was read.
func (f *Files) changed() {
	if f.shown != nil {
		f.shown.update()
	}
}

// Begin starts with an empty list for other files, and shows it.
func (f *Files) Begin() {
	f.read, f.reading, f.at, f.games = session.Puzzles{}, true, 0, map[int]string{}
	f.desk.Show(NewCollection(f.desk))
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
	f.desk.Refresh()
}

// Stopped says that reading has stopped.
func (f *Files) Stopped() { f.reading = false }

// Any reports whether such a file was opened.
func (f *Files) Any() bool { return f.games != nil }

// Reading reports whether more will follow.
func (f *Files) Reading() bool { return f.reading }

// Count returns how many puzzles have been read so far.
func (f *Files) Count() int { return len(f.read.List) }

// Play starts the game of a puzzle, or resumes it.
func (f *Files) Play(i int) {
	if i < 0 || i >= len(f.read.List) {
		return
	}
	b := f.desk.Base()
	f.at = i
	name, begun := f.games[i]
	if !begun || !f.desk.OpenGame(name) {
		if !Open(f.desk, f.puzzle(i)) {
			return
		}
		f.games[i] = f.desk.Session().Name
	}
	f.desk.Say(b.T("many.at", "n", i+1, "of", len(f.read.List)))
	f.desk.Refresh()
}

// puzzle returns a puzzle, with its number as its title if it has none.
func (f *Files) puzzle(i int) puzzle.Puzzle {
	p := f.read.List[i].Puzzle()
	if p.Title == "" {
		p.Title = f.desk.Base().T("many.name", "n", i+1)
	}
	return p
}

// Next plays the puzzle after the puzzle opened last.
func (f *Files) Next() { f.Play(f.at + 1) }

// HasNext reports whether there is a puzzle after the one opened last.
func (f *Files) HasNext() bool { return f.Any() && f.at+1 < len(f.read.List) }

// Playing reports whether the current game is one of these puzzles and not the last.
func (f *Files) Playing() bool {
	name := f.desk.Session().Name
	return f.HasNext() && name != "" && f.games[f.at] == name
}
