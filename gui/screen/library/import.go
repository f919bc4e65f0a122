package library

import (
	"context"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/library"
)

// askImport lets the player choose a file to import.
func (s *Library) askImport() {
	s.app.Choose(screen.ImportOrder, func(path string) { s.Import([]string{path}) })
}

// Import imports files, and folders of files, into the collection that is shown, or into one
// with the name of the first file.
func (s *Library) Import(paths []string) { s.reader.take(paths) }

// An importing imports files one order after the other. It goes on when the page is left.
type importing struct {
	jobs  *session.Jobs
	close func()
	next  []func() // what is to be imported then
	page  *reader  // shows how far it is; it may be closed
}

// importingOf returns what imports for a window.
func importingOf(a *screen.App) *importing {
	i := screen.Kept[importing](a)
	if i.jobs == nil {
		t := a.Tasks()
		i.jobs, i.close = t.Jobs(), t.Close
	}
	return i
}

// Close implements Closer.
func (i *importing) Close() {
	if i.close != nil {
		i.close()
	}
}

// onPage calls f with the page, if it is still there.
func (i *importing) onPage(f func(*reader)) {
	if i.page != nil && !i.page.Closed() {
		f(i.page)
	}
}

// then imports what comes next.
func (i *importing) then() {
	if len(i.next) > 0 {
		f := i.next[0]
		i.next = i.next[1:]
		f()
	}
}

// take imports them; before the library is open it keeps them for later.
func (s *reader) take(paths []string) {
	if s.lib == nil {
		s.dropped = append(s.dropped, paths...)
		return
	}
	a, i, lib, to := s.app, importingOf(s.app), s.lib, s.here().id
	i.next = append(i.next, func() { i.start(a, lib, to, paths) })
	s.follow(i)
	if !i.jobs.Busy() {
		i.then()
	}
}

// follow shows that puzzles are imported.
func (s *reader) follow(i *importing) {
	i.page, s.reading = s, true
	s.update()
}

// start imports files into a collection, or into one with the name of the first file.
func (i *importing) start(a *screen.App, lib *library.Library, to library.CollectionID, paths []string) {
	session.Start(i.jobs, func(ctx context.Context, report func(int)) (library.Imported, error) {
		var in library.Imported
		if to == 0 {
			c, err := lib.Named(ctx, nameOfFile(paths[0]))
			if err != nil {
				return in, err
			}
			to = c.ID
		}
		return lib.Import(ctx, to, session.Importing{Paths: paths}.Read(ctx), report)
	}, func(n int) {
		i.onPage(func(*reader) {
			b := a.Base()
			a.Count(b.T("library.importing", "n", n, "count", b.Lang.Number(n)))
		})
	}, func(in library.Imported, err error) {
		if b := a.Base(); err != nil {
			a.Warn(b.Lang.Error(err))
		} else {
			a.Prefs().Settle()
			a.Say(importedText(b, in))
		}
		i.then()
		i.onPage(func(s *reader) {
			if s.lib != nil { // else it is listed once that is open
				s.reload(nil)
			}
		})
	})
}

// Drop implements DropHandler.
func (s *Library) Drop(paths []string) bool {
	s.Import(paths)
	return true
}

// importedText says what was imported.
func importedText(b page.Base, in library.Imported) string {
	parts := []string{b.T("library.imported", "n", in.Added, "count", b.Lang.Number(in.Added))}
	if in.Known > 0 {
		parts = append(parts, b.T("library.known", "n", in.Known, "count", b.Lang.Number(in.Known)))
	}
	if in.Failed > 0 {
		parts = append(parts, b.T("many.faulty", "n", in.Failed), b.Lang.Error(in.First))
	}
	return b.Lang.Sentences(parts...)
}
