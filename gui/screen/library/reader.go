package library

import (
	"cmp"
	"context"
	"slices"

	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/library"
)

// A reader reads in the background what the page lists: the rows that a search finds, the collections, and
// the puzzles that are chosen.
type reader struct {
	*session.Tasks
	app *screen.App
	page.Base
	*state
	lib    *library.Library // nil while it is being opened
	update func()           // shows the state
	reload func(error)      // is called when games have changed

	job     readerJobs
	sought  library.ID // the puzzle at the cursor when a search began, until that finds it
	version version    // of what was listed last, as far as it was told
	then    []func()   // what was pressed while the search for it ran
	dropped []string   // files to import when the library is open
}

type readerJobs struct{ open, search, count, rows, use *session.Jobs }

// sync reads which games have changed, and then the list again if anything has.
func (s *reader) sync() {
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
func (s *reader) failed(err error) {
	s.fault = err
	s.app.Warn(s.Lang.Error(err))
	s.update()
	s.app.Relayout()
}

// reread reads the visible rows again, of which something has changed; until then they stay as
// they are.
func (s *reader) reread() {
	for k := range s.chunks {
		if !slices.Contains(s.seen, k) {
			delete(s.chunks, k)
		}
	}
	s.want = slices.Clone(s.seen)
	s.read()
}

// read reads the wanted rows in the background.
func (s *reader) read() {
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

// find searches in the background, as the query is now.
func (s *reader) find() {
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
func (s *reader) showFound(f finding, first bool) {
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
func (s *reader) count() {
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
func (s *reader) hasRead() {
	if s.reading && !importingOf(s.app).jobs.Busy() && !s.job.search.Busy() && !s.job.count.Busy() {
		s.reading = false
		s.update()
		s.app.Relayout()
	}
}

// changed searches and counts again.
func (s *reader) changed() {
	s.find()
	s.count()
}

// whenFound calls f when the search has ended: keys may come before it has.
func (s *reader) whenFound(f func()) { s.then = append(s.then, f) }

// look searches where the person asks for another list. What was said is about the one before.
func (s *reader) look() {
	s.app.ClearMessage()
	s.searching = true
	s.find()
}

// typed searches for another text, as it is typed.
func (s *reader) typed(text string) {
	s.query.Text, s.query.Same = text, 0
	s.look()
}
