package screen

import (
	"cmp"
	"context"
	"io"
	"path/filepath"
	"strconv"

	"sudoku/gui/portal"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
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
	Open(s.app, p)
}

// with reads the chosen puzzles in the background and does something with them.
func (s *Library) with(do func([]puzzle.Puzzle)) {
	s.withRows(func(rows []library.Row) { do(puzzlesOf(rows)) })
}

// withRows is with for what the library knows of the puzzles, too.
func (s *Library) withRows(do func([]library.Row)) {
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
	})
}

// print opens the page for printing with the chosen puzzles.
func (s *Library) print() {
	s.with(func(list []puzzle.Puzzle) {
		s.app.ClearMessage() // it is about the list
		s.app.Files().Take(session.PuzzlesOf(list))
		p := NewPrint(s.app, false)
		p.order.From, p.order.Which = fromFiles, ""
		p.Rebuild()
		s.app.Push(p)
	})
}

// export asks for a path and a layout, and writes the chosen puzzles there: as puzzles, or as a
// table of all that the library knows of them, the last choice.
func (s *Library) export() {
	s.withRows(func(rows []library.Row) {
		names := map[library.CollectionID]string{}
		for _, c := range s.collections {
			names[c.id] = c.name
		}
		o := SaveOrder{Title: "library.export", Kinds: puzzlesKinds,
			Name: FileName(s.Lang, puzzle.Puzzle{Title: s.here().name}, format.Formats[0].Ext),
			Job: func(ctx context.Context, path string, kind int) error {
				return store.WriteFile(path, 0o644, func(w io.Writer) error { return writePuzzles(w, rows, kind, names) })
			}}
		AskSave(s.app, o, s.app.Push)
	})
}

// puzzlesKinds are the layouts of puzzles, and the table.
func puzzlesKinds(l words.Lang) (list []portal.FileKind) {
	for _, f := range format.Formats {
		list = append(list, portal.FileKind{Name: f.Title(l), Endings: []string{f.Ext}})
	}
	return append(list, portal.FileKind{Name: l.T("library.table"), Endings: []string{format.CSV.Ext}})
}

// writePuzzles writes puzzles in the layout of a choice; names are those of the collections.
func writePuzzles(w io.Writer, rows []library.Row, choice int, names map[library.CollectionID]string) error {
	if choice < len(format.Formats) {
		return format.Formats[choice].Write(w, puzzlesOf(rows))
	}
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
