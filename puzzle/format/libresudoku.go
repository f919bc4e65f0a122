package format

import (
	"bytes"
	"io"

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
