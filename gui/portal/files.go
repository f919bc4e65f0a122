package portal

import (
	"context"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/puzzle/words"
)

// A FileQuestion says what a file dialog asks for.
type FileQuestion struct {
	Parent string // as in Document
	Title  string
	Save   bool   // a file to write; the dialog asks about a name that is taken
	At     string // the folder that is shown first
	Name   string // the suggested name of a file to write
	Kinds  []FileKind
	All    string // what all files are called, the last of the kinds
	Opened func() // called, on any goroutine, when the dialog is open; may be nil
}

// A FileKind is a kind of files that a dialog can show alone.
type FileKind struct {
	Name    string
	Short   string   // the name where there is little room; "": Name
	Endings []string // such as ".pdf"
}

// A FileDialog opens a file dialog of the system. It returns no paths if the person cancelled it,
// and an error if there is no such dialog.
type FileDialog func(context.Context, FileQuestion) ([]string, error)

var errNoFiles = words.Error("file.noportal")

// Has reports whether a name ends as those of the kind do, in capitals or not.
func (k FileKind) Has(name string) bool {
	ending := filepath.Ext(name)
	return slices.ContainsFunc(k.Endings, func(s string) bool { return strings.EqualFold(s, ending) })
}

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
