package format

import (
	"encoding/json"
	"io"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// board reads a board.
func (r *libreReader) board(text []byte, line int) error {
	var b libreBoard
	if err := json.Unmarshal(text, &b); err != nil {
		return err
	}
	h := libreHeld{item: Item{Line: line, Column: 1, Layout: r.f}}
	g, ok := puzzle.ParseGrid(strings.NewReplacer("-", "0", "_", "0").Replace(b.Initial))
	switch {
	case b.Cages != nil || b.Kind != "" && b.Kind != "Default9x9":
		h.wrong = &ParseError{Line: line, Err: words.Error("format.libresudoku.kind", "kind", b.Kind[:min(len(b.Kind), 30)])}
	case !ok:
		h.wrong = &ParseError{Line: line, Err: words.Error("format.libresudoku.board")}
	}
	h.item.Puzzle.Givens = g
	if b.Level != "Unspecified" && b.Level != "Custom" {
		h.item.Puzzle.Level = b.Level
	}
	if b.Folder != nil {
		h.folder = *b.Folder
	}
	if len(r.held) == maxBoards && !r.flush() {
		return io.EOF
	}
	r.byUID[b.UID] = len(r.held)
	r.held = append(r.held, h)
	r.found++
	return nil
}

// folder reads a folder: its boards get its name as their title.
func (r *libreReader) folder(text []byte, _ int) error {
	var f libreFolder
	err := json.Unmarshal(text, &f)
	for i := range r.held {
		if err == nil && r.held[i].folder == f.UID {
			r.held[i].item.Puzzle.Title = f.Name
		}
	}
	return err
}

// game reads a game: its board gets entries and marks.
func (r *libreReader) game(text []byte, line int) error {
	var g libreGame
	if err := json.Unmarshal(text, &g); err != nil {
		return err
	}
	i, ok := r.byUID[g.UID]
	if !ok || r.held[i].wrong != nil {
		return nil
	}
	now, whole := puzzle.ParseGrid(g.Current)
	if !whole {
		if len(g.Current) > manyCells { // else it is of a smaller board
			r.held[i].wrong = &ParseError{Line: line, Err: words.Error("format.libresudoku.board")}
		}
		return nil
	}
	p := &r.held[i].item.Puzzle
	for c, d := range now {
		if p.Givens[c] == 0 {
			p.Entries[c] = d
		}
	}
	for note := range strings.SplitSeq(g.Notes, ";") {
		if len(note) == 5 && note[0]-'0' < 9 && note[2]-'0' < 9 && note[4]-'1' < 9 {
			p.Centre[puzzle.CellAt(int(note[0]-'0'), int(note[2]-'0'))] |= puzzle.Digit(note[4] - '0').Set()
		}
	}
	sanitize(p)
	return nil
}

// flush yields the boards that are held.
func (r *libreReader) flush() bool {
	for _, h := range r.held {
		if h.wrong != nil {
			h.item.Puzzle = puzzle.Puzzle{}
			if !r.yield(h.item, h.wrong) {
				return false
			}
		} else if !r.yield(h.item, nil) {
			return false
		}
	}
	r.held = r.held[:0]
	clear(r.byUID)
	return true
}
