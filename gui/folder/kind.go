// Package folder lists folders and says what lies in them, without harm to what isn't a file:
// nothing is opened but regular files, of these the beginning alone. It also knows how paths are
// typed. It starts nothing in the background: whoever calls it decides how long to wait.
package folder

import (
	"bytes"

	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/print"
)

// A Kind is what a file is, by its beginning.
type Kind int

const (
	Unknown Kind = iota // not read yet, or nothing that the program knows
	Folder
	Puzzles
	Game
	Photo
	PDF
	Set     // for printing
	Backup  // of everything
	Text    // without a puzzle
	Special // a pipe, a socket, a device
)

// IsPicture reports whether it is read as pictures are: of a PDF the pages that were scanned.
func (k Kind) IsPicture() bool { return k == Photo || k == PDF }

// HeadSize is how much of a file KindOf needs.
const HeadSize = 512

// KindOf returns what a file is by its beginning, Text if that is nothing else.
func KindOf(head []byte) Kind {
	switch begin := head[:min(len(head), 64)]; {
	case bytes.HasPrefix(begin, []byte("%PDF-")):
		return PDF
	case photo.IsPicture(begin):
		return Photo
	case library.IsRecord(begin):
		return Backup
	case print.IsSet(string(begin)):
		return Set
	case game.IsSavedGame(string(head)):
		return Game
	}
	return Text
}
