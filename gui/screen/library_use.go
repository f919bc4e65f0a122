package screen

import (
	"context"
	"io"
	"path/filepath"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
)

// play opens the puzzle at the cursor: the game that was begun with it, or a new one.
func (s *Library) play() {
	r, ok := s.atCursor()
	if !ok || r.Game != "" && s.app.OpenGame(r.Game) {
		return
	}
	p := r.Puzzle
	if p.Title == "" {
		p.Title = r.title(s.Lang)
	}
	s.app.ClearMessage() // it is about the list
	Open(s.app, p)
}

// with reads the chosen puzzles in the background and does something with them.
func (s *Library) with(do func([]puzzle.Puzzle)) {
	result, ids := s.result, s.ids
	if s.cursor < 0 || s.result == nil {
		return
	}
	at := s.cursor
	chosen := make(map[library.ID]bool, len(ids))
	for id := range ids {
		chosen[id] = true
	}
	session.Start(s.job.use, func(ctx context.Context, _ func(struct{})) (list []puzzle.Puzzle, err error) {
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
					list = append(list, r.Puzzle)
				}
			}
		}
		return list, nil
	}, nil, func(list []puzzle.Puzzle, err error) {
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
		s.app.Files().Take(session.PuzzlesOf(list))
		p := NewPrint(s.app, false)
		p.order.From, p.order.Which = fromFiles, ""
		p.Rebuild()
		s.app.Push(p)
	})
}

// export asks for a path and a layout, and writes the chosen puzzles there.
func (s *Library) export() {
	s.with(func(list []puzzle.Puzzle) {
		layout := 0
		o := SaveOrder{Title: "library.export", Choice: "library.layout", Chosen: &layout}
		for _, f := range format.Formats {
			o.Choices = append(o.Choices, f.Title(s.Lang))
			o.Endings = append(o.Endings, f.Ext)
		}
		o.Name = FileName(s.Lang, puzzle.Puzzle{Title: s.here().name}, format.Formats[layout].Ext)
		o.Job = func(ctx context.Context, path string) error {
			f := format.Formats[layout]
			return store.WriteFile(path, 0o644, func(w io.Writer) error { return f.Write(w, list) })
		}
		AskSave(s.app, o, s.app.Push)
	})
}

// nameOfFile returns what a collection or a puzzle of a file is called.
func nameOfFile(path string) string {
	name := filepath.Base(path)
	return name[:len(name)-len(filepath.Ext(name))]
}
