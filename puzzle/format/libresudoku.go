package format

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// LibreSudoku is a backup of LibreSudoku, in JSON: its boards, the folders they are in, and the
// games that were begun with them. It is not written.
var LibreSudoku = &Format{Name: "libresudoku", Ext: ".json", begins: beginsLibre, read: readLibre}

func beginsLibre(head []byte) bool {
	return bytes.HasPrefix(head, []byte("{")) && bytes.Contains(head, []byte(`"boards"`)) &&
		(bytes.Contains(head, []byte(`"appVersionName"`)) || bytes.Contains(head, []byte(`"backupSchemeVersion"`)))
}

// maxBoards is how many boards wait for what the backup says of them further down.
const maxBoards = 1 << 14

type libreBoard struct {
	UID     int64   `json:"uid"`
	Initial string  `json:"initialBoard"`
	Level   string  `json:"difficulty"`
	Kind    string  `json:"type"`
	Folder  *int64  `json:"folderId"`
	Cages   *string `json:"killerCages"`
}

type libreFolder struct {
	UID  int64  `json:"uid"`
	Name string `json:"name"`
}

type libreGame struct {
	UID     int64  `json:"uid"`
	Current string `json:"currentBoard"`
	Notes   string `json:"notes"`
}

// A libreReader reads a backup. Boards come before what is said of them, so they are held.
type libreReader struct {
	*documentReader
	f     *Format
	yield func(Item, error) bool
	held  []libreHeld
	byUID map[int64]int // of those held
	found int
}

// A libreHeld is a board that was read, or what is wrong with it.
type libreHeld struct {
	item   Item
	wrong  *ParseError
	folder int64
}

func readLibre(f *Format, s *source, yield func(Item, error) bool) bool {
	r := &libreReader{documentReader: s.documentReader(), f: f, yield: yield, byUID: map[int64]int{}}
	lists := map[string]func(text []byte, line int) error{"boards": r.board, "folders": r.folder, "savedGames": r.game}
	_, _ = r.skip() // the opening brace
	fault := r.members(lists)
	switch {
	case s.failure() != nil:
		return true
	case !r.flush():
		return false
	case fault != nil:
		return yield(Item{Line: fault.Line, Layout: f}, fault)
	case r.found == 0:
		return yield(Item{Line: 1, Layout: f}, &ParseError{Line: 1, Err: words.Error("format.libresudoku.none")})
	}
	return true
}

// skip returns the next byte that is not a blank, a comma or a colon.
func (r *libreReader) skip() (byte, error) {
	for {
		b, err := r.ReadByte()
		if err != nil || bytes.IndexByte([]byte(" \t\n,:"), b) < 0 {
			return b, err
		}
	}
}

// members reads the members of the backup, up to its end.
func (r *libreReader) members(lists map[string]func([]byte, int) error) *ParseError {
	name := ""
	for {
		b, err := r.skip()
		switch {
		case err != nil:
			return jsonFault(err, nil, r.line)
		case b == '}':
			return nil
		case b == '"':
			if text, err := r.text(); err == nil {
				name = text
			}
			continue
		case b == '[' && lists[name] != nil:
			if fault := r.list(lists[name]); fault != nil {
				return fault
			}
		case b == '[' || b == '{':
			if err := r.nested(); err != nil {
				return jsonFault(err, nil, r.line)
			}
		}
		name = ""
	}
}

// text reads the rest of a string, as much of it as may be a name.
func (r *libreReader) text() (string, error) {
	var text []byte
	for n := 0; n < maxDocument; n++ {
		b, err := r.ReadByte()
		if err != nil || b == '"' {
			return string(text), err
		}
		if b == '\\' {
			if _, err := r.ReadByte(); err != nil {
				return "", err
			}
		} else if len(text) < maxName {
			text = append(text, b)
		}
	}
	return "", errDocumentTooLong
}

// nested reads the rest of a list or an object that says nothing about puzzles.
func (r *libreReader) nested() error {
	for depth, n := 1, 0; depth > 0; n++ {
		b, err := r.ReadByte()
		switch {
		case err != nil:
			return err
		case n == maxDocument:
			return errDocumentTooLong
		case b == '"':
			if _, err := r.text(); err != nil {
				return err
			}
		case b == '[' || b == '{':
			depth++
		case b == ']' || b == '}':
			depth--
		}
	}
	return nil
}

// list reads the objects of a list, each by one.
func (r *libreReader) list(one func(text []byte, line int) error) *ParseError {
	for {
		b, err := r.skip()
		switch {
		case err != nil:
			return jsonFault(err, nil, r.line)
		case b == ']':
			return nil
		case b != '{':
			return jsonFault(io.ErrUnexpectedEOF, nil, r.line)
		}
		_ = r.UnreadByte()
		text, line, err := r.object()
		if err == nil {
			err = one(text, line)
		}
		if err != nil {
			return jsonFault(err, text, line)
		}
	}
}

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
