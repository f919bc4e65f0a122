package window

import (
	"context"
	"path/filepath"
	"strings"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/paint"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
)

// A bundle is a text that holds several puzzles, and the name of its file.
type bundle struct{ text, source string }

// collection is the puzzles of files that hold several. They are read in the
// background; of each no more than is seen is painted and rated.
type collection struct {
	page    *page.Collection
	read    readPuzzles
	reading bool
	at      int            // the one opened last
	games   map[int]string // the files of those that were begun
	rows    map[int]*collectionRow
	want    []int          // rows that were painted without being known
	side    int            // of their pictures
	painter *paint.Painter // of the background
}

// readPuzzles is what was read so far.
type readPuzzles struct {
	list   []keptPuzzle
	faulty int // could not be read
}

// A keptPuzzle takes little room: of a long file most puzzles are givens and nothing else.
type keptPuzzle struct {
	givens puzzle.Grid
	source string
	more   *puzzle.Puzzle // all of it, where there is more
}

func keepPuzzle(p *puzzle.Puzzle) keptPuzzle {
	k := keptPuzzle{givens: p.Givens, source: p.Source}
	if *p != k.puzzle() {
		all := *p
		k.more = &all
	}
	return k
}

func (k *keptPuzzle) puzzle() puzzle.Puzzle {
	if k.more != nil {
		return *k.more
	}
	return puzzle.Puzzle{Givens: k.givens, Source: k.source}
}

// several reports whether a text holds more than one puzzle.
func several(text string) bool {
	n := 0
	for _, err := range format.Scan(strings.NewReader(text)) {
		if err == nil {
			n++
		}
		if n > 1 {
			return true
		}
	}
	return false
}

// openCollection lists the puzzles of bundles.
func (w *Window) openCollection(bundles []bundle) {
	c := &collection{games: map[int]string{}, rows: map[int]*collectionRow{}, reading: true}
	w.collection = c
	w.showCollection()
	show := func(r readPuzzles) {
		c.read = r
		if w.page() == page.Page(c.page) {
			c.page.Changed()
			w.Refresh() // the board shows the first
		}
		w.syncMenu()
	}
	session.Start(w.collectionJob, func(ctx context.Context, report func(readPuzzles)) (readPuzzles, error) {
		return readAll(ctx, bundles, report), ctx.Err()
	}, show, func(r readPuzzles, err error) {
		c.reading = false
		show(r)
	})
}

// readAll reads all puzzles, and reports now and then how far it is.
func readAll(ctx context.Context, bundles []bundle, report func(readPuzzles)) (r readPuzzles) {
	for _, b := range bundles {
		for item, err := range format.Scan(strings.NewReader(b.text)) {
			if ctx.Err() != nil {
				return r
			}
			if err != nil {
				r.faulty++
				continue
			}
			p := item.Puzzle
			if p.Source == "" && b.source != "" {
				p.Source = filepath.Base(b.source)
			}
			r.list = append(r.list, keepPuzzle(&p))
			if len(r.list)%256 == 8 {
				report(r)
			}
		}
	}
	return r
}

func (w *Window) showCollection() {
	w.leaveEntry()
	w.stopMaking()
	w.preview = nil
	c := w.collection
	w.recentJob.Stop() // it may be Recent's, or still draw with the painter of this page
	c.painter = paint.NewPainter()
	c.page = page.NewCollection(w.Base(), c.at, page.CollectionFuncs{
		Count: func() int { return len(c.read.list) }, Row: w.collectionRow, Note: w.collectionNote,
		Seen: w.Refresh, Open: w.openOf, Back: w.leaveCollection,
	})
	w.turn(c.page)
	w.Refresh()
}

// showsOne reports whether the puzzles of a file are listed; the board shows the chosen one.
func (w *Window) showsOne() bool {
	_, ok := w.page().(*page.Collection)
	return ok && len(w.collection.read.list) > 0
}

func (c *collection) view(v board.View) board.View {
	p := c.read.list[min(c.page.Chosen(), len(c.read.list)-1)].puzzle()
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
	text := w.T("many.how", "n", len(r.list))
	if w.collection.reading {
		text = w.T("many.reading", "n", len(r.list))
	}
	if r.faulty > 0 {
		text += w.T("many.faulty", "n", r.faulty)
	}
	return text
}

// openOf plays a puzzle of the collection, or goes on with it.
func (w *Window) openOf(i int) {
	c := w.collection
	if i < 0 || i >= len(c.read.list) {
		return
	}
	c.at = i
	name, begun := c.games[i]
	if !begun || !w.openGame(name) {
		p := c.read.list[i].puzzle()
		if p.Title == "" {
			p.Title = w.T("many.name", "n", i+1)
		}
		w.Start(p)
		c.games[i] = w.session.Name
	}
	w.Say(w.T("many.at", "n", i+1, "of", len(c.read.list)))
	w.Refresh()
}

// inCollection reports whether the game at hand is of a collection with more behind it.
func (w *Window) inCollection() bool {
	c := w.collection
	return c != nil && w.session.Name != "" && c.games[c.at] == w.session.Name && c.at+1 < len(c.read.list)
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
	return w.collection != nil && w.collection.at+1 < len(w.collection.read.list)
}
