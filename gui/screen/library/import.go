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

// take imports them; before the library is open it keeps them for later.
func (s *reader) take(paths []string) {
	b := s.app.Base()
	if s.lib == nil {
		s.dropped = append(s.dropped, paths...)
		return
	}
	lib, to, name := s.lib, s.here().id, nameOfFile(paths[0])
	s.reading = true
	s.update()
	session.Start(s.job.imports, func(ctx context.Context, report func(int)) (library.Imported, error) {
		var in library.Imported
		if to == 0 {
			c, err := lib.Named(ctx, name)
			if err != nil {
				return in, err
			}
			to = c.ID
		}
		return lib.Import(ctx, to, session.Importing{Paths: paths}.Read(ctx), report)
	}, func(n int) {
		s.app.Count(b.T("library.importing", "n", n, "count", b.Lang.Number(n)))
	}, func(in library.Imported, err error) {
		if err != nil {
			s.app.Warn(b.Lang.Error(err))
		} else {
			s.app.Prefs().Settle()
			s.app.Say(importedText(b, in))
		}
		s.reload(nil)
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
