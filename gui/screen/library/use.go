package library

import (
	"cmp"
	"context"
	"io"
	"path/filepath"
	"slices"
	"strconv"

	"sudoku/gui/caption"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/screen/paper"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// play opens the puzzle at the cursor: the game that was begun with it, or a new one.
func (s *Library) play() {
	r, ok := s.atCursor()
	if !ok || r.Game != "" && s.app.OpenGame(r.Game) {
		return
	}
	p := r.Puzzle
	if p.Origin.Kind == "" {
		p.Origin = puzzle.Origin{Kind: puzzle.OfNumber, Of: strconv.Itoa(r.Number)}
	}
	s.app.ClearMessage() // it is about the list
	if screen.Open(s.app, p); r.Damaged {
		s.app.Warn(s.T("library.damaged.one"))
	}
}

// with reads the chosen puzzles in the background and does something with them.
func (s *reader) with(do func([]puzzle.Puzzle)) {
	s.withRows(func(rows []library.Row) { do(puzzlesOf(rows)) })
}

// withRows is with for what the library knows of the puzzles, too.
func (s *reader) withRows(do func([]library.Row)) {
	result, ids := s.result, s.ids
	if s.cursor < 0 || s.result == nil {
		return
	}
	at := s.cursor
	chosen := make(map[library.ID]bool, len(ids))
	for id := range ids {
		chosen[id] = true
	}
	session.Start(s.job.use, func(ctx context.Context, _ func(struct{})) (list []library.Row, err error) {
		from, to := 0, result.Len()
		if len(chosen) == 0 {
			from, to = at, at+1
		}
		for ; from < to; from += chunkRows {
			rows, err := result.Rows(ctx, from, min(from+chunkRows, to))
			if err != nil {
				return nil, err
			}
			for _, r := range rows {
				if len(chosen) == 0 || chosen[r.ID] {
					list = append(list, r)
				}
			}
		}
		return list, nil
	}, nil, func(list []library.Row, err error) {
		if err != nil {
			s.app.Warn(s.Lang.Error(err))
			return
		}
		do(list)
		if n := damagedOf(list); n > 0 {
			s.app.Warn(s.T("library.damaged.some", "n", n))
		}
	})
}

// damagedOf counts the puzzles that aren't what was written.
func damagedOf(rows []library.Row) (n int) {
	for i := range rows {
		if rows[i].Damaged {
			n++
		}
	}
	return n
}

// print opens the page for printing with the chosen puzzles.
func (s *reader) print() {
	s.with(func(list []puzzle.Puzzle) {
		s.app.ClearMessage() // it is about the list
		s.app.Files().Take(session.PuzzlesOf(list))
		p := paper.NewPrint(s.app, false)
		p.Order.From, p.Order.Which = paper.FromFiles, ""
		p.Rebuild()
		s.app.Push(p)
	})
}

// export asks for a path and a layout, and writes the chosen puzzles there: as puzzles, or as a
// table of all that the library knows of them, the last choice.
func (s *reader) export() {
	s.withRows(func(rows []library.Row) {
		names := map[library.CollectionID]string{}
		for _, c := range s.collections {
			names[c.id] = c.name
		}
		formats := carriers(rows)
		o := screen.SaveOrder{Title: "library.export", Kinds: func(l words.Lang) []portal.FileKind { return puzzlesKinds(l, formats) },
			Name: screen.FileName(s.Lang, puzzle.Puzzle{Title: s.here().name}, formats[0].Ext),
			What: func(l words.Lang, _ int) string { return l.T("chooser.puzzles", caption.Counted(l, len(rows))...) },
			Stream: func(_ context.Context, w io.Writer, kind int) error {
				if kind == len(formats) {
					return writeTable(w, rows, names)
				}
				return formats[kind].Write(w, puzzlesOf(rows))
			}}
		screen.AskSave(s.app, o, s.app.Push)
	})
}

// carriers returns the layouts that hold all of the puzzles.
func carriers(rows []library.Row) []*format.Format {
	shapes := map[*puzzle.Shape]bool{}
	for i := range rows {
		shapes[rows[i].Puzzle.Shape] = true
	}
	return slices.DeleteFunc(slices.Clone(format.Formats), func(f *format.Format) bool {
		for s := range shapes {
			if !f.Carries(s) {
				return true
			}
		}
		return false
	})
}

// puzzlesKinds are layouts of puzzles, and the table.
func puzzlesKinds(l words.Lang, formats []*format.Format) (list []portal.FileKind) {
	for _, f := range formats {
		list = append(list, screen.FormatKind(l, f))
	}
	return append(list, portal.FileKind{Name: l.T("library.table"), Endings: []string{format.CSV.Ext}})
}

// writeTable writes all that the library knows of puzzles; names are those of the collections.
func writeTable(w io.Writer, rows []library.Row, names map[library.CollectionID]string) error {
	t, err := library.NewTable(w, names)
	for i := range rows {
		err = cmp.Or(err, t.Write(&rows[i]))
	}
	return cmp.Or(err, t.Close())
}

func puzzlesOf(rows []library.Row) []puzzle.Puzzle {
	list := make([]puzzle.Puzzle, len(rows))
	for i := range rows {
		list[i] = rows[i].Puzzle
	}
	return list
}

// nameOfFile returns what a collection or a puzzle of a file is called.
func nameOfFile(path string) string {
	name := filepath.Base(path)
	return name[:len(name)-len(filepath.Ext(name))]
}

// PrintList implements ListPrinter.
func (s *Library) PrintList() { s.press(libraryPrint) }

// LibraryChanged implements LibraryViewer.
func (s *Library) LibraryChanged() { s.Shown() }
