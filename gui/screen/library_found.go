package screen

import (
	"context"
	"slices"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
)

// listing is what a search of the library has found, and those of its rows that were read.
type listing struct {
	screen *Library
	query  library.Query
	result *library.Result
	chunks map[int][]libraryRow // rows that were read, chunkRows at a time
	want   []int                // chunks that were painted before they were read
	seen   []int                // chunks that were painted last
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

func newListing(s *Library) listing {
	return listing{screen: s, chunks: map[int][]libraryRow{}, query: library.Query{Reverse: true}}
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
		f.screen.desk.Later(f.read)
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

// again reads the visible rows again, of which something has changed; until then they stay as
// they are.
func (f *listing) again() {
	for k := range f.chunks {
		if !slices.Contains(f.seen, k) {
			delete(f.chunks, k)
		}
	}
	f.want = slices.Clone(f.seen)
	f.read()
}

// read reads the wanted rows in the background.
func (f *listing) read() {
	if s := f.screen; len(f.want) == 0 || s.closed || s.job.rows.Busy() {
		return
	}
	want, result := f.want, f.result
	f.want = nil
	games := f.screen.desk.Keeper().Store
	session.Start(f.screen.job.rows, func(ctx context.Context, _ func(struct{})) (map[int][]libraryRow, error) {
		out := map[int][]libraryRow{}
		for _, k := range want {
			rows, err := rowsOf(ctx, result, games, k)
			if err != nil {
				return nil, err
			}
			out[k] = rows
		}
		return out, nil
	}, nil, func(rows map[int][]libraryRow, err error) {
		if err != nil {
			f.screen.desk.Warn(f.screen.desk.Base().Lang.Error(err))
			return
		}
		if len(f.chunks) > maxChunks {
			clear(f.chunks) // visible rows are read again
		}
		for k, r := range rows {
			f.chunks[k] = r
		}
		f.screen.show()
		f.read()
	})
}

// rowsOf reads a part of the rows, with the games that were begun.
func rowsOf(ctx context.Context, result *library.Result, games store.Games, chunk int) (out []libraryRow, err error) {
	rows, err := result.Rows(ctx, chunk*chunkRows, (chunk+1)*chunkRows)
	for _, r := range rows {
		row := libraryRow{r, r.Puzzle.Entries}
		if r.Game != "" {
			if g, err := games.Summary(store.GameInfo{Name: r.Game}); err == nil {
				row.entries = g.State.Grid
				for c := range r.Puzzle.Givens.Filled().All() {
					row.entries[c] = 0
				}
			}
		}
		out = append(out, row)
	}
	return out, err
}

// A finding is what one search returns.
type finding struct {
	result  *library.Result
	shelves []shelf
	at      int          // the one in which was searched
	rows    []libraryRow // the first ones
}

// search searches in the background, as the query is now; all puzzles, if the collection that
// is shown was removed.
func (s *Library) search() {
	if s.lib == nil {
		return
	}
	lib, q, lang, games := s.lib, s.query, s.desk.Base(), s.desk.Keeper().Store
	here := s.here()
	session.Start(s.job.search, func(ctx context.Context, _ func(struct{})) (f finding, err error) {
		if f.shelves, err = shelvesOf(ctx, lib, lang); err != nil {
			return f, err
		}
		f.at = max(0, slices.IndexFunc(f.shelves, func(k shelf) bool { return k.collection == here.collection && k.view == here.view }))
		q.Collection, q.View = f.shelves[f.at].collection, f.shelves[f.at].view
		if f.result, err = lib.Search(ctx, q); err != nil {
			return f, err
		}
		f.rows, err = rowsOf(ctx, f.result, games, 0)
		return f, err
	}, nil, s.searched)
}

// searched shows what was found. The cursor stays on its puzzle if that was found again.
func (s *Library) searched(f finding, err error) {
	if err != nil {
		s.desk.Warn(s.desk.Base().Lang.Error(err))
		return
	}
	was := library.ID(0)
	if s.result != nil && s.cursor >= 0 && s.cursor < s.result.Len() {
		was = s.id(s.cursor)
	}
	s.job.rows.Stop()
	s.result, s.shelves, s.at, s.chunks, s.want = f.result, f.shelves, f.at, map[int][]libraryRow{0: f.rows}, nil
	s.keepChosen()
	s.cursor = max(0, slices.Index(s.result.IDs(0, s.result.Len()), was))
	if s.result.Len() == 0 {
		s.cursor = -1
	}
	s.anchor = s.cursor
	s.show()
	s.desk.Relayout()
	s.desk.Refresh()
	then := s.then
	s.then = nil
	for _, f := range then {
		f()
	}
}

// shelvesOf lists all puzzles, the collections, and the views on all.
func shelvesOf(ctx context.Context, l *library.Library, b page.Base) ([]shelf, error) {
	collections, err := l.Collections(ctx)
	if err != nil {
		return nil, err
	}
	list := []shelf{{name: b.T("library.all")}}
	for _, c := range collections {
		list = append(list, shelf{name: c.Name, n: c.Len, collection: c.ID})
		list[0].n += c.Len
	}
	for i, v := range []library.View{library.ViewBegun, library.Unsolved, library.Duplicates} {
		n, err := l.Count(ctx, library.Query{View: v})
		if err != nil {
			return nil, err
		}
		list = append(list, shelf{name: b.T([]string{"library.view.begun", "library.view.unsolved", "library.view.duplicates"}[i]), n: n, view: v, smart: true})
	}
	return list, nil
}

// here returns the collection or view that is shown.
func (s *Library) here() shelf {
	if s.at < len(s.shelves) {
		return s.shelves[s.at]
	}
	return shelf{}
}

// find searches for another text, as it is typed.
func (s *Library) find(text string) {
	s.used.now()
	s.query.Text = text
	s.search()
}

// collect shows another collection.
func (s *Library) collect(i int) {
	if i >= 0 && i < len(s.shelves) && i != s.at {
		s.at = i
		s.show()
		s.search()
	}
}

// sortKeys are the names of the orders that the library knows.
var sortKeys = []string{"added", "rating", "date", "source", "title", "givens", "stars"}

// sorts lists the orders. That in use is turned round.
func (s *Library) sorts() (items []page.MenuItem) {
	for i, key := range sortKeys {
		items = append(items, page.MenuItem{Text: s.desk.Base().T("library.sort." + key), Checked: i == int(s.query.Sort), Run: func() {
			s.query.Reverse = i == int(s.query.Sort) != s.query.Reverse
			s.query.Sort = library.Sort(i)
			s.search()
		}})
	}
	return items
}
