package screen

import (
	"context"
	"slices"

	"sudoku/gui/session"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// opened shows the library, or why it can't be opened.
func (s *Library) opened(l *library.Library, err error) {
	if err != nil {
		s.app.Warn(s.Lang.Error(err))
		return
	}
	s.lib = l
	session.Start(s.job.open, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
		return struct{}{}, l.Sync(ctx)
	}, nil, func(_ struct{}, err error) { s.reload(err) })
	s.reload(nil)
	if list := s.dropped; list != nil {
		s.dropped = nil
		s.Import(list)
	}
}

// reload reads the collections and searches again.
func (s *Library) reload(err error) {
	if err != nil {
		s.app.Warn(s.Lang.Error(err))
	}
	s.find()
	s.rater.start(s.lib, func(left int) {
		s.toRate = left
		s.reread()
		s.app.Refresh()
	})
}

// collect shows another collection.
func (s *Library) collect(i int) {
	if i >= 0 && i < len(s.collections) && i != s.at {
		s.at = i
		s.update()
		s.find()
	}
}

// showCopies lists the puzzles that have duplicates.
func (s *Library) showCopies() {
	for i, k := range s.collections {
		if k.view == library.Duplicates {
			s.collect(i)
		}
	}
}

// reread reads the visible rows again, of which something has changed; until then they stay as
// they are.
func (s *Library) reread() {
	for k := range s.chunks {
		if !slices.Contains(s.seen, k) {
			delete(s.chunks, k)
		}
	}
	s.want = slices.Clone(s.seen)
	s.read()
}

// read reads the wanted rows in the background.
func (s *Library) read() {
	if len(s.want) == 0 || s.Closed() || s.job.rows.Busy() {
		return
	}
	want, result := s.want, s.result
	s.want = nil
	games := s.app.Sessions().Store
	session.Start(s.job.rows, func(ctx context.Context, _ func(struct{})) (map[int][]libraryRow, error) {
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
			s.app.Warn(s.Lang.Error(err))
			return
		}
		if len(s.chunks) > maxChunks {
			clear(s.chunks) // visible rows are read again
		}
		for k, r := range rows {
			s.chunks[k] = r
		}
		s.update()
		s.read()
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
	result      *library.Result
	collections []collection
	at          int          // the one in which was searched
	rows        []libraryRow // the first ones
}

// find searches in the background, as the query is now; all puzzles, if the collection that
// is shown was removed.
func (s *Library) find() {
	if s.lib == nil {
		return
	}
	lib, q, lang, games := s.lib, s.query, s.Lang, s.app.Sessions().Store
	here := s.here()
	session.Start(s.job.search, func(ctx context.Context, _ func(struct{})) (f finding, err error) {
		if f.collections, err = collectionsOf(ctx, lib, lang); err != nil {
			return f, err
		}
		f.at = max(0, slices.IndexFunc(f.collections, func(k collection) bool { return k.id == here.id && k.view == here.view }))
		q.Collection, q.View = f.collections[f.at].id, f.collections[f.at].view
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
		s.app.Warn(s.Lang.Error(err))
		return
	}
	was := library.ID(0)
	if s.result != nil && s.cursor >= 0 && s.cursor < s.result.Len() {
		was = s.id(s.cursor)
	}
	s.job.rows.Stop()
	s.result, s.collections, s.at, s.chunks, s.want = f.result, f.collections, f.at, map[int][]libraryRow{0: f.rows}, nil
	s.keepChosen()
	s.cursor = max(0, slices.Index(s.result.IDs(0, s.result.Len()), was))
	if s.result.Len() == 0 {
		s.cursor = -1
	}
	s.anchor = s.cursor
	s.update()
	s.app.Relayout()
	s.app.Refresh()
	then := s.then
	s.then = nil
	for _, f := range then {
		f()
	}
}

// collectionsOf lists all puzzles, the collections, and the views on all.
func collectionsOf(ctx context.Context, lib *library.Library, l words.Lang) ([]collection, error) {
	collections, err := lib.Collections(ctx)
	if err != nil {
		return nil, err
	}
	list := []collection{{name: l.T("library.all")}}
	for _, c := range collections {
		list = append(list, collection{name: c.Name, n: c.Len, id: c.ID})
		list[0].n += c.Len
	}
	for i, v := range []library.View{library.ViewBegun, library.Unsolved, library.Duplicates} {
		n, err := lib.Count(ctx, library.Query{View: v})
		if err != nil {
			return nil, err
		}
		list = append(list, collection{name: l.T([]string{"library.view.begun", "library.view.unsolved", "library.view.duplicates"}[i]), n: n, view: v, isView: true})
	}
	return list, nil
}
