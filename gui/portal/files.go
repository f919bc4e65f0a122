package portal

import (
	"context"
	"strings"

	"sudoku/puzzle/words"
)

// A FileQuestion says what a file dialog asks for.
type FileQuestion struct {
	Parent string // as in Document
	Title  string
	Folder bool   // a folder, not files
	Save   bool   // a file to write; the dialog asks about a name that is taken
	At     string // the folder that is shown first
	Name   string // the suggested name of a file to write
	Kinds  []FileKind
	All    string // what all files are called, the last of the kinds
}

// A FileKind is a kind of files that a dialog can show alone.
type FileKind struct {
	Name    string
	Endings []string // such as ".pdf"
}

// A FileDialog opens a file dialog of the system. It returns no paths if the person cancelled it,
// and an error if there is no such dialog.
type FileDialog func(context.Context, FileQuestion) ([]string, error)

var errNoFiles = words.Error("file.noportal")

// InCapitals returns the endings and, as cameras write them, the same in capitals.
func (k FileKind) InCapitals() (list []string) {
	for _, ending := range k.Endings {
		list = append(list, ending, strings.ToUpper(ending))
	}
	return list
}

// Globs returns the patterns of the names.
func (k FileKind) Globs() (list []string) {
	for _, ending := range k.InCapitals() {
		list = append(list, "*"+ending)
	}
	return list
}
