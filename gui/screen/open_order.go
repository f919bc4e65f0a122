package screen

import (
	"slices"
	"strings"

	"sudoku/gui/folder"
	"sudoku/gui/portal"
	"sudoku/gui/session"
	"sudoku/puzzle/library"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// An OpenOrder says which file is asked for.
type OpenOrder struct {
	Title  string // the key of the title of page or dialog
	Kinds  func(words.Lang) []portal.FileKind
	Takes  []folder.Kind     // what the file has to be
	Wrong  error             // why another can't be opened; nil: it holds no puzzle
	Folder string            // the setting of the folder that is shown first
	Other  func() string     // where that is not set
	Keep   func(path string) // keeps the puzzles of a file in the library; nil where that isn't offered
}

// OpenAny asks for anything that can be opened.
var OpenAny = OpenOrder{
	Title: "action.open", Folder: PrefOpenFolder, Other: Documents,
	Kinds: func(l words.Lang) []portal.FileKind {
		return []portal.FileKind{PuzzleKind(l), PictureKind(l), GameKind(l)}
	},
	Takes: []folder.Kind{folder.Puzzles, folder.Game, folder.Photo, folder.PDF, folder.Set, folder.Backup},
}

// OpenPicture asks for a picture to read.
var OpenPicture = OpenOrder{
	Title: "action.photo", Folder: PrefPhotoFolder, Other: Pictures, Wrong: photo.ErrUnknown,
	Kinds: func(l words.Lang) []portal.FileKind { return []portal.FileKind{PictureKind(l)} },
	Takes: []folder.Kind{folder.Photo, folder.PDF},
}

// OpenSetOrder asks for a set to print.
var OpenSetOrder = OpenOrder{
	Title: "print.set.open", Folder: PrefSaveFolder, Other: Documents, Wrong: print.ErrNoSet,
	Kinds: func(l words.Lang) []portal.FileKind { return namedKind(l.T("chooser.set"), SetEnding) },
	Takes: []folder.Kind{folder.Set},
}

// ImportOrder asks for puzzles to keep in the library.
var ImportOrder = OpenOrder{
	Title: "library.import.title", Folder: PrefOpenFolder, Other: Documents,
	Kinds: func(l words.Lang) []portal.FileKind { return []portal.FileKind{PuzzleKind(l)} },
	Takes: []folder.Kind{folder.Puzzles, folder.Game, folder.Set},
}

// RestoreOrder asks for a backup.
var RestoreOrder = OpenOrder{
	Title: "restore.title", Folder: PrefSaveFolder, Other: Documents, Wrong: library.ErrNoRecord,
	Kinds: func(l words.Lang) []portal.FileKind { return namedKind(l.T("chooser.backup"), BackupEnding) },
	Takes: []folder.Kind{folder.Backup},
}

func namedKind(name, ending string) []portal.FileKind {
	return []portal.FileKind{{Name: name, Endings: []string{ending}}}
}

// Question returns what the system's dialog is asked.
func (o *OpenOrder) Question(a *App) portal.FileQuestion {
	q := portal.FileQuestion{At: a.Prefs().Folder(o.Folder, o.Other)}
	o.Speak(a.Base().Lang, &q)
	return q
}

// Speak asks in a language.
func (o *OpenOrder) Speak(l words.Lang, q *portal.FileQuestion) {
	q.Title, q.Kinds = strings.TrimSuffix(l.T(o.Title), "…"), o.Kinds(l)
}

// Refuses says why a file of which something is known can't be opened, nil if it can.
func (o *OpenOrder) Refuses(f folder.Facts) error {
	switch {
	case f.Err != nil:
		return f.Err
	case f.Kind == folder.Unknown || f.Kind == folder.Folder || slices.Contains(o.Takes, f.Kind):
		return nil
	case f.Kind == folder.Text && f.More && slices.Contains(o.Takes, folder.Puzzles):
		return nil // a puzzle may come later
	case o.Wrong != nil:
		return o.Wrong
	case f.Kind.IsPicture():
		return session.ErrPicture
	case f.Fault != nil:
		return f.Fault
	}
	return session.ErrNoPuzzle
}

const BackupEnding = ".zip"

// SetEnding is that of the names of sets, as the window suggests it.
const SetEnding = ".set"
