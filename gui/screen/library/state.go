package library

import (
	"slices"
	"time"

	"sudoku/gui/caption"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A state is what of the library is shown. report says all that the page shows beside
// the rows, line what it shows of a row.
type state struct {
	listing
	choice
	collections []collection
	at          int                  // which of them is shown
	counted     bool                 // how many puzzles these have is known
	reading     bool                 // puzzles are being imported, or their list is still to come
	searching   bool                 // what is listed was searched for before
	removed     []library.Collection // that can be brought back
	toRate      int                  // how many puzzles have no rating yet
	fault       error                // why nothing, or not all, can be listed
	damage      error                // of a collection, as far as it was seen
}

// A collection is a line at the left of the page: a collection or a view on all puzzles.
type collection struct {
	name   string
	n      int
	id     library.CollectionID // 0 for a view
	view   library.View
	isView bool
}

// listing is what a search of the library has found, and those of its rows that were read.
type listing struct {
	query   library.Query
	alike   libraryRow // whose copies are listed, if query.Same is set
	result  *library.Result
	chunks  map[int][]libraryRow // rows that were read, chunkRows at a time
	want    []int                // chunks that were painted before they were read
	seen    []int                // chunks that were painted last
	missing func()               // called when a chunk is wanted
}

// A libraryRow is a puzzle with the digits of its game.
type libraryRow struct {
	library.Row
	entries puzzle.Grid
}

// chunkRows is how many rows are read at a time, maxChunks how many such parts are kept.
const (
	chunkRows = 32
	maxChunks = 64
)

// A libraryReport is what the page shows beside the rows.
type libraryReport struct {
	collections []collectionLine
	collection  int    // the one that is shown
	count, sort string // how many puzzles are found, and what they are sorted by
	empty       string // what to do where there are no rows

	// The puzzle at the cursor. Without a title there is none.
	title, chosen   string
	shape           *puzzle.Shape
	givens, entries puzzle.Grid
	facts           []fact

	buttons [numLibraryButtons]string
	off     string // why nothing can be done with the puzzles; "" if it can
}

// A collectionLine is a line at the left: a collection, or a view on all of them.
type collectionLine struct {
	name, count string
	isView      bool
}

// A fact is a line below the preview.
type fact struct {
	name, text string
	short      string // a shorter wording, "" for none
	copies     bool   // it leads to the duplicates
}

// The buttons of the page.
const (
	libraryOpen = iota
	libraryPrint
	libraryMove
	libraryTag
	numLibraryButtons
)

// A libraryLine is what the list shows of a puzzle.
type libraryLine struct {
	shape           *puzzle.Shape
	givens, entries puzzle.Grid
	title, source   string
	short           string // a shorter title
	level, se       string // "" while they are not known
	state           library.State
	time            string
	chosen          bool
	unread          bool // nothing of it is known yet
}

// Len returns how many puzzles were found.
func (f *listing) Len() int {
	if f.result == nil {
		return 0
	}
	return f.result.Len()
}

// rowAt returns a row, if it was read. One that was not is read after the current paint.
func (f *listing) rowAt(i int) (libraryRow, bool) {
	if i < 0 || i >= f.Len() {
		return libraryRow{}, false
	}
	k := i / chunkRows
	if f.seen = latest(f.seen, k); i%chunkRows < len(f.chunks[k]) {
		return f.chunks[k][i%chunkRows], true
	}
	if !slices.Contains(f.want, k) {
		f.want = latest(f.want, k)
		f.missing()
	}
	return libraryRow{}, false
}

// latest adds a chunk to a list of those painted last: the others are no longer visible.
func latest(list []int, k int) []int {
	if !slices.Contains(list, k) {
		list = append(list, k)
	}
	return list[max(0, len(list)-3):]
}

// here returns the collection or view that is shown.
func (s *state) here() collection {
	if s.at < len(s.collections) {
		return s.collections[s.at]
	}
	return collection{}
}

// report returns what the page shows.
func (s *state) report(l words.Lang) libraryReport {
	r := libraryReport{collection: s.at, count: s.count(l), sort: l.T("library.sort." + sortKeys[s.query.Sort]), empty: s.empty(l)}
	for _, k := range s.collections {
		line := collectionLine{name: k.name, isView: k.isView}
		if s.counted && !s.reading && (s.fault == nil || s.Len() > 0) {
			line.count = l.Number(k.n)
		}
		r.collections = append(r.collections, line)
	}
	n := len(s.ids)
	if n > 0 {
		r.chosen = l.T("library.chosen", caption.Counted(l, n)...)
	}
	for i, key := range []string{"open", "print", "move", "tag"} {
		if r.buttons[i] = l.T("library.do." + key); n > 1 && i > 0 {
			r.buttons[i] = l.T("library.dothese."+key, "n", l.Number(n))
		}
	}
	if row, ok := s.atCursor(); ok {
		r.title, r.shape, r.givens, r.entries, r.facts = row.title(l), row.Puzzle.Shape, row.Puzzle.Givens, row.entries, row.facts(l)
	} else if s.Len() == 0 {
		r.off = l.T("library.nothing")
	}
	return r
}

// count says how many puzzles are found.
func (s *state) count(l words.Lang) string {
	switch {
	case s.fault != nil && s.Len() == 0:
		return ""
	case s.result == nil:
		return l.T("library.opening")
	case s.reading:
		return l.T("library.reading")
	case s.searching && s.Len() == 0:
		return l.T("library.searching")
	}
	if !s.result.Counted() {
		return l.T("library.counting", "count", l.Number(s.Len()))
	}
	if s.query.Same != 0 {
		return l.T("library.same", "n", s.Len(), "count", l.Number(s.Len()), "title", s.alike.title(l))
	}
	if s.query.Text != "" && s.counted {
		return l.T("library.of", "n", s.Len(), "count", l.Number(s.Len()), "of", l.Number(s.here().n), "total", s.here().n)
	}
	return l.T("library.count", "n", s.Len(), "count", l.Number(s.Len()))
}

// empty says what to do where nothing is listed, or why nothing can be.
func (s *state) empty(l words.Lang) string {
	switch {
	case s.fault != nil && s.Len() == 0:
		return l.Error(s.fault)
	case s.result == nil || s.Len() > 0 || s.reading || s.searching || !s.counted:
		return ""
	case s.query.Text != "":
		return l.Sentences(s.nothing(l)...)
	case s.collections[0].n > 0:
		return l.T("library.none.all", "name", s.here().name)
	}
	return l.T("library.empty")
}

// nothing says that a search has found nothing, which of its words can't be meant or, if all can,
// what can be typed.
func (s *state) nothing(l words.Lang) (list []string) {
	list = []string{l.T("library.none", "text", s.query.Text)}
	if s.at > 0 {
		list = []string{l.T("library.none.here", "text", s.query.Text, "name", s.here().name)}
	}
	mistakes := s.query.Mistakes()
	if len(mistakes) == 0 {
		return append(list, l.T("library.none.how", "examples", l.Commas(library.Examples(l, library.Fields...)...)))
	}
	for _, m := range mistakes[:min(len(mistakes), 2)] {
		fields := library.Fields
		if m.Field != "" {
			fields = []string{m.Field}
		}
		list = append(list, l.T("library.mistake", "word", m.Word, "examples", l.Commas(library.Examples(l, fields...)...)))
	}
	return list
}

// here returns the collection that is shown.
func (r *libraryReport) here() collectionLine {
	if i := r.collection; i >= 0 && i < len(r.collections) {
		return r.collections[i]
	}
	return collectionLine{}
}

// line returns what the list shows of a row.
func (s *state) line(l words.Lang, now time.Time, i int) libraryLine {
	r, ok := s.rowAt(i)
	if !ok {
		return libraryLine{unread: true}
	}
	out := libraryLine{shape: r.Puzzle.Shape, givens: r.Puzzle.Givens, entries: r.entries, title: r.title(l), short: r.short(l), source: r.source(l, now),
		state: r.State, chosen: s.ids[r.ID] || len(s.ids) == 0 && i == s.cursor}
	out.level, out.se = r.level(l), r.explainer(l)
	if r.Elapsed > 0 {
		out.time = game.Clock(r.Elapsed)
	}
	return out
}

// status says what is damaged or, if all is well, what the keys do and how many ratings are missing.
func (s *state) status(l words.Lang) string {
	switch {
	case s.fault != nil && s.Len() == 0:
		return "" // it is said in place of the list
	case s.fault != nil:
		return l.Error(s.fault)
	case s.damage != nil:
		return l.Sentences(l.Error(s.damage), l.T("library.canrepair"))
	}
	text := l.T("library.how")
	if r, ok := s.atCursor(); ok {
		text = l.T("library.keys", "title", r.title(l))
	}
	if s.toRate > 0 {
		text = l.Sentences(text, l.T("library.torate", caption.Counted(l, s.toRate)...))
	}
	return text
}
