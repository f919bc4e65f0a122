package library

import (
	"context"
	"iter"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
)

// keepAll keeps the puzzles in the library, in a collection with the name of their file.
func (s *FilePuzzles) keepAll() {
	s.keeping.Stop()
	s.app.Library().Use(func(l *library.Library, err error) {
		switch {
		case s.Closed():
		case err != nil:
			s.app.Warn(s.app.Base().Lang.Error(err))
			s.show(s.app.Base().Lang.Error(err))
		default:
			s.keepIn(l)
		}
	})
}

func (s *FilePuzzles) keepIn(l *library.Library) {
	b, list := s.app.Base(), s.files.List()
	if len(list) == 0 {
		return
	}
	name := nameOfFile(list[0].Puzzle().Source)
	if name == "" {
		name = b.T("many.title")
	}
	session.Start(s.keeping, func(ctx context.Context, report func(int)) (library.Imported, error) {
		c, err := l.Named(ctx, name)
		if err != nil {
			return library.Imported{}, err
		}
		return l.Import(ctx, c.ID, listed(b, list), report)
	}, func(n int) {
		s.app.Count(b.T("library.importing", "n", n, "count", b.Lang.Number(n)))
	}, func(in library.Imported, err error) {
		if err != nil {
			s.app.Warn(b.Lang.Error(err))
			s.show(b.Lang.Error(err))
			return
		}
		s.app.Say(importedText(b, in))
		s.show(importedText(b, in))
	})
}

// show shows on the page what was said of keeping: where that has the place of the board there is no
// status line.
func (s *FilePuzzles) show(said string) {
	s.said = said
	s.Update()
}

// listed returns the puzzles of a list, with their number as their title if they have none.
func listed(b page.Base, list []session.CompactPuzzle) iter.Seq2[puzzle.Puzzle, error] {
	return func(yield func(puzzle.Puzzle, error) bool) {
		for i := range list {
			p := list[i].Puzzle()
			if p.Title == "" {
				p.Title = b.T("many.name", "n", i+1)
			}
			if !yield(p, nil) {
				return
			}
		}
	}
}
