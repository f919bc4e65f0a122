package window

import (
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/session"
	"sudoku/puzzle/game"
)

// collection is the puzzles of files that hold several. They are read in the
// background; of each no more than is seen is painted and rated.
type collection struct {
	page    *page.Collection
	read    session.Puzzles
	reading bool
	at      int            // the one opened last
	games   map[int]string // the files of those that were begun
	rows    map[int]*collectionRow
	want    []int          // rows that were painted without being known
	side    int            // of their pictures
	painter *paint.Painter // of the background
}

func (w *Window) showCollection() {
	w.leaveEntry()
	w.stopMaking()
	w.preview = nil
	c := w.collection
	w.recentJob.Stop() // it may be Recent's, or still draw with the painter of this page
	c.painter = paint.NewPainter()
	c.page = page.NewCollection(w.Base(), c.at, page.CollectionFuncs{
		Count: func() int { return len(c.read.List) }, Row: w.collectionRow, Note: w.collectionNote,
		Seen: w.Refresh, Open: w.openOf, Back: w.leaveCollection,
	})
	w.turn(c.page)
	w.Refresh()
}

// showsOne reports whether the puzzles of a file are listed; the board shows the chosen one.
func (w *Window) showsOne() bool {
	_, ok := w.page().(*page.Collection)
	return ok && len(w.collection.read.List) > 0
}

func (c *collection) view(v board.View) board.View {
	p := c.read.List[min(c.page.Chosen(), len(c.read.List)-1)].Puzzle()
	return board.View{State: game.State{Grid: p.Grid(), Centre: p.Centre, Corner: p.Corner}, Givens: p.Givens.Filled(), Flags: v.Flags}
}

// leaveCollection goes back to the game or, where there is none yet, to a new one.
func (w *Window) leaveCollection() {
	if w.session.HasGame() {
		w.backToGame()
	} else {
		w.openNew()
	}
}

func (w *Window) collectionNote() string {
	r := &w.collection.read
	text := w.T("many.how", "n", len(r.List))
	if w.collection.reading {
		text = w.T("many.reading", "n", len(r.List))
	}
	if r.Faulty > 0 {
		text += w.T("many.faulty", "n", r.Faulty)
	}
	return text
}

// openOf plays a puzzle of the collection, or goes on with it.
func (w *Window) openOf(i int) {
	c := w.collection
	if i < 0 || i >= len(c.read.List) {
		return
	}
	c.at = i
	name, begun := c.games[i]
	if !begun || !w.openGame(name) {
		p := c.read.List[i].Puzzle()
		if p.Title == "" {
			p.Title = w.T("many.name", "n", i+1)
		}
		w.Start(p)
		c.games[i] = w.session.Name
	}
	w.Say(w.T("many.at", "n", i+1, "of", len(c.read.List)))
	w.Refresh()
}

// inCollection reports whether the game at hand is of a collection with more behind it.
func (w *Window) inCollection() bool {
	c := w.collection
	return c != nil && w.session.Name != "" && c.games[c.at] == w.session.Name && c.at+1 < len(c.read.List)
}

// next goes on to the next puzzle of the file, or to another like the one at hand.
func (w *Window) next() {
	if w.inCollection() {
		w.nextOf()
	} else {
		w.another()
	}
}

func (w *Window) nextOf() { w.openOf(w.collection.at + 1) }

func (w *Window) hasCollection() bool { return w.collection != nil }
func (w *Window) hasNextOf() bool {
	return w.collection != nil && w.collection.at+1 < len(w.collection.read.List)
}
