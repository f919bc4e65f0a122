package library

import (
	"cmp"
	"context"
	"errors"

	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// opened shows the library, or why it can't be opened.
func (s *Library) opened(l *library.Library, err error) {
	if err != nil {
		s.reader.failed(err)
		return
	}
	s.lib, s.reader.lib = l, l
	s.reader.sync()
	s.reload(nil)
	if list := s.reader.dropped; list != nil {
		s.reader.dropped = nil
		s.Import(list)
	}
}

// Shown implements ShownHandler: on a page over this one a game may have come to its puzzle, or got a title.
func (s *Library) Shown() {
	if s.lib != nil {
		s.reader.sync()
	}
}

// A version is of what, and in which language, the list was read.
type version struct {
	library.Version
	lang words.Lang
}

// reload reads the collections and searches again.
func (s *Library) reload(err error) {
	if err != nil {
		s.app.Warn(s.Lang.Error(err))
	}
	s.reader.changed()
	s.rater.start(s.lib, func(left int) {
		s.toRate = left
		s.reader.reread()
		s.app.Refresh()
	})
}

// collect shows another collection.
func (s *Library) collect(i int) {
	if i >= 0 && i < len(s.collections) && (i != s.at || s.query.Same != 0) {
		s.at, s.query.Same = i, 0
		s.update()
		s.reader.look()
	}
}

// showCopies lists the puzzle at the cursor and its copies: all, whatever was searched for.
func (s *Library) showCopies() {
	row, ok := s.atCursor()
	if !ok {
		return
	}
	s.search.Fill("")
	s.at, s.query.Text, s.query.Same, s.alike = 0, "", row.ID, row
	s.update()
	s.reader.look()
}

// rowsOf reads a part of the rows, with the games that were begun.
func rowsOf(ctx context.Context, result *library.Result, games store.Games, chunk int) (out []libraryRow, err error) {
	rows, err := result.Rows(ctx, chunk*chunkRows, (chunk+1)*chunkRows)
	if err == nil {
		err = result.CountExact(ctx, rows)
	}
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

// A finding is what one search returns: first a page, then all.
type finding struct {
	result *library.Result
	rows   []libraryRow // the first ones
}

// counts are what the page lists at the left.
type counts struct {
	collections []collection
	removed     []library.Collection // that can be brought back
	fault       error                // of a collection
}

// collectionsOf lists all puzzles, the collections, and the views on all.
func collectionsOf(ctx context.Context, lib *library.Library, l words.Lang) (out counts, err error) {
	collections, err := lib.Collections(ctx)
	if err != nil {
		return out, err
	}
	n, err1 := lib.Views(ctx)
	list := []collection{{name: l.T("library.all"), n: n.All}}
	for _, c := range collections {
		list = append(list, collection{name: c.Name, n: c.Len, id: c.ID})
		out.fault = cmp.Or(out.fault, c.Fault)
	}
	removed, err2 := lib.Removed(ctx)
	out.removed = removed
	for _, v := range []struct {
		key  string
		n    int
		view library.View
	}{{"begun", n.Begun, library.ViewBegun}, {"unsolved", n.Unsolved, library.Unsolved}, {"duplicates", n.Duplicates, library.Duplicates},
		{"played", n.Played, library.ViewPlayed}} {
		if v.view != library.ViewPlayed || v.n > 0 {
			list = append(list, collection{name: l.T("library.view." + v.key), n: v.n, view: v.view, isView: true})
		}
	}
	out.collections = list
	return out, errors.Join(err1, err2)
}
