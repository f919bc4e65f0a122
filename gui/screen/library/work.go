package library

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"sudoku/gui/caption"
	"sudoku/gui/session"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// opened shows the library, or why it can't be opened.
func (s *Library) opened(l *library.Library, err error) {
	if err != nil {
		s.failed(err)
		return
	}
	s.lib = l
	s.sync()
	s.reload(nil)
	if list := s.dropped; list != nil {
		s.dropped = nil
		s.Import(list)
	}
}

// Shown implements ShownHandler: on a page over this one a game may have come to its puzzle, or got a title.
func (s *Library) Shown() {
	if s.lib != nil {
		s.sync()
	}
}

// A version is of what, and in which language, the list was read.
type version struct {
	library.Version
	lang words.Lang
}

// sync reads which games have changed, and then the list again if anything has.
func (s *Library) sync() {
	_ = s.app.Session().Flush() // its file is read; its saver reports an error
	lib, lang := s.lib, s.Lang
	session.Start(s.job.open, func(ctx context.Context, _ func(struct{})) (version, error) {
		err := lib.Sync(ctx)
		return version{lib.Version(), lang}, err
	}, nil, func(v version, err error) {
		if err == nil && s.fault == nil && v == s.version {
			return
		}
		s.version = v
		s.reload(err)
	})
}

// failed shows why nothing could be listed.
func (s *Library) failed(err error) {
	s.fault = err
	s.app.Warn(s.Lang.Error(err))
	s.update()
	s.app.Relayout()
}

// reload reads the collections and searches again.
func (s *Library) reload(err error) {
	if err != nil {
		s.app.Warn(s.Lang.Error(err))
	}
	s.changed()
	s.rater.start(s.lib, func(left int) {
		s.toRate = left
		s.reread()
		s.app.Refresh()
	})
}

// collect shows another collection.
func (s *Library) collect(i int) {
	if i >= 0 && i < len(s.collections) && (i != s.at || s.query.Same != 0) {
		s.at, s.query.Same = i, 0
		s.update()
		s.look()
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
	s.look()
}

// look searches where the person asks for another list. What was said is about the one before.
func (s *Library) look() {
	s.app.ClearMessage()
	s.searching = true
	s.find()
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
			s.failed(err)
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

// find searches in the background, as the query is now.
func (s *Library) find() {
	if s.lib == nil {
		return
	}
	lib, q, games := s.lib, s.query, s.app.Sessions().Store
	here := s.here()
	q.Collection, q.View, q.Names = here.id, here.view, &library.Names{Lang: s.Lang, Title: caption.TitleOf}
	if s.searching = s.searching || s.result == nil; s.searching && s.Len() == 0 {
		s.update()
	}
	if r := s.result; r != nil && s.cursor >= 0 && s.cursor < r.Len() && s.sought == 0 {
		s.sought = s.id(s.cursor)
	}
	shown := false // the first page
	session.Start(s.job.search, func(ctx context.Context, report func(finding)) (f finding, err error) {
		if f.result, err = lib.Search(ctx, q); err != nil {
			return f, err
		}
		if f.rows, err = rowsOf(ctx, f.result, games, 0); err != nil || f.result.Counted() {
			return f, err
		}
		report(f)
		f.result, err = f.result.All(ctx)
		return f, err
	}, func(f finding) {
		s.showFound(f, true)
		shown = true
	}, func(f finding, err error) {
		defer s.hasRead()
		if s.searching = false; err != nil {
			s.failed(err)
			return
		}
		if s.fault = nil; !lib.Readable() {
			s.fault = lib.Fault()
		}
		if s.showFound(f, !shown); f.result.Len() == 0 && here.id != 0 {
			s.count() // another program may have removed it
		}
		s.sought = 0
		then := s.then
		s.then = nil
		for _, f := range then {
			f()
		}
	})
}

// showFound shows what was found so far, for the first time or with the rest. The cursor stays on
// its puzzle if that was found again, and where the player has put it meanwhile.
func (s *Library) showFound(f finding, first bool) {
	s.job.rows.Stop()
	s.result, s.want = f.result, nil
	if s.chunks = map[int][]libraryRow{0: f.rows}; s.result.Counted() {
		s.keepChosen()
	}
	if first || s.cursor < 0 {
		s.cursor = 0
	}
	if at := slices.Index(s.result.IDs(0, s.result.Len()), s.sought); at >= 0 {
		s.cursor, s.sought = at, 0
	}
	if s.result.Len() == 0 {
		s.cursor = -1
	}
	s.anchor = s.cursor
	s.update()
	s.app.Relayout()
	s.app.Refresh()
}

// count lists the collections and the views in the background, after a change. Where the
// collection that is shown was removed, all puzzles are shown.
func (s *Library) count() {
	if s.lib == nil {
		return
	}
	lib, lang := s.lib, s.Lang
	session.Start(s.job.count, func(ctx context.Context, _ func(struct{})) (counts, error) {
		return collectionsOf(ctx, lib, lang)
	}, nil, func(found counts, err error) {
		defer s.hasRead()
		if s.damage = cmp.Or(err, found.fault); s.damage != nil {
			s.app.Warn(s.Lang.Error(s.damage))
		}
		list, here := found.collections, s.here()
		if len(list) == 0 {
			return
		}
		s.removed = found.removed
		at := slices.IndexFunc(list, func(k collection) bool { return k.id == here.id && k.view == here.view })
		s.collections, s.at, s.counted = list, max(0, at), true
		s.update()
		s.app.Relayout()
		if at < 0 {
			s.find()
		}
	})
}

// hasRead ends reading when all that was imported is listed and counted.
func (s *Library) hasRead() {
	if s.reading && !s.job.imports.Busy() && !s.job.search.Busy() && !s.job.count.Busy() {
		s.reading = false
		s.update()
		s.app.Relayout()
	}
}

// changed searches and counts again.
func (s *Library) changed() {
	s.find()
	s.count()
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
