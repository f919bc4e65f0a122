package screen

import (
	"context"
	"io"
	"io/fs"
	"os"
	"path/filepath"

	"sudoku/gui/board"
	"sudoku/gui/portal"
	"sudoku/gui/session"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A SaveOrder says what to write.
type SaveOrder struct {
	Title string // the key of the title of page or dialog
	Name  string // suggested file name

	// How is a remark about what is written, as one of the kinds; nil: there is none.
	How func(l words.Lang, kind int) string

	// Refuses says why what is saved has no room in files of an ending; nil: nothing is refused.
	Refuses func(ending string) error

	// What says what is written, as one of the kinds; nil: the name of that says it all.
	What func(l words.Lang, kind int) string

	// Kinds are the kinds of files, each with one ending; nil: that of the suggested name.
	Kinds func(words.Lang) []portal.FileKind
	Kind  int // the one that is suggested

	// Encode writes what goes into the file, as one of the kinds. It is quick.
	Encode func(w io.Writer, kind int) error
	Text   bool // what it writes can be copied instead

	// Stream is for what may take long: it is called in the background in the place of Encode.
	// Closing the screen stops it.
	Stream func(ctx context.Context, w io.Writer, kind int) error
	Slow   func(kind int) bool // which kinds Stream writes where there is an Encode, too; nil: none
	Secret bool                // the file is for the person alone

	// Job is for what makes several files, in the place of Stream, which then tells the size alone.
	// An existing file must stay as it is if it fails.
	Job func(ctx context.Context, path string, kind int) error
	// Files returns what Job writes for a path, that which is named first; nil: the file of that name.
	Files func(path string) []string
	Jobs  *session.Jobs // do the work where no page asked; nil: the page is shown for it

	Done    func(path string)                   // is called when the file is written and the page closed; may be nil
	Picture func(kind int) board.View           // what is written, as the page shows it; may be nil
	Foot    func(l words.Lang, kind int) string // what is said under that; may be nil
}

// AskSave asks for the path of a file, and writes it. The system's dialog asks, or, where there is
// none or the ending doesn't say what kind of file it is to be, a page that show shows; it also says
// why a file could not be written.
func AskSave(a *App, o SaveOrder, show func(Screen)) {
	page := func() Saver { return a.Pages.Save(o, show) }
	b := a.Base()
	kinds := o.kinds(b.Lang)
	if !distinct(kinds) {
		page()
		return
	}
	a.SaveAs(b.T(o.Title), o.Path(a), kinds, func(path string) {
		path, sure := Complete(path, EndingOf(o.Name))
		kind := o.KindOf(b.Lang, path)
		if !sure || !o.Quick(kind) && o.Jobs == nil || len(o.Beside(path)) > 0 {
			page().Take(path, sure)
			return
		}
		o.Write(o.Jobs, path, kind, func(err error) {
			if err == nil {
				o.Saved(a, path)
				return
			}
			s := page()
			s.Fill(path)
			s.Fail(err)
		})
	}, func() { page() })
}

// distinct reports whether the ending of a name says which of the kinds it is.
func distinct(kinds []portal.FileKind) bool {
	seen := map[string]bool{}
	for _, k := range kinds {
		if seen[k.Endings[0]] {
			return false
		}
		seen[k.Endings[0]] = true
	}
	return true
}

// KindOf returns the kind of a path by its ending, the first if it is of none.
func (o SaveOrder) KindOf(l words.Lang, path string) int {
	for i, k := range o.kinds(l) {
		if k.Has(path) {
			return i
		}
	}
	return 0
}

// Quick reports whether a file of a kind is written at once.
func (o SaveOrder) Quick(kind int) bool { return o.Encode != nil && (o.Slow == nil || !o.Slow(kind)) }

// Write writes the file, and calls done: at once where that is quick.
func (o SaveOrder) Write(j *session.Jobs, path string, kind int, done func(error)) {
	if o.Quick(kind) {
		done(store.WriteFile(path, 0o644, func(w io.Writer) error { return o.Encode(w, kind) }))
		return
	}
	session.Start(j, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
		return struct{}{}, o.Work(ctx, path, kind)
	}, nil, func(_ struct{}, err error) { done(err) })
}

// Work writes the file in the background.
func (o SaveOrder) Work(ctx context.Context, path string, kind int) error {
	if o.Job != nil {
		return o.Job(ctx, path, kind)
	}
	perm := fs.FileMode(0o644)
	if o.Secret {
		perm = 0o600
	}
	return store.WriteFile(path, perm, func(w io.Writer) error { return o.Stream(ctx, w, kind) })
}

// Saved says that the file is written.
func (o SaveOrder) Saved(a *App, path string) {
	a.Prefs().SetFolder(PrefSaveFolder, path)
	b, files := a.Base(), o.PathsFor(path)
	said := b.T("save.done", "file", files[0])
	if n := len(files) - 1; n > 0 {
		said = b.T("save.done.several", "file", files[0], "n", n)
	}
	a.Say(said)
	if o.Done != nil {
		o.Done(files[0])
	}
}

// PathsFor returns what is written for a path.
func (o SaveOrder) PathsFor(path string) []string {
	if o.Files == nil {
		return []string{path}
	}
	return o.Files(path)
}

// Beside returns the files that are there of those that are written besides a path.
func (o SaveOrder) Beside(path string) (there []string) {
	for _, name := range o.PathsFor(path) {
		if _, err := os.Lstat(name); name != path && err == nil {
			there = append(there, name)
		}
	}
	return there
}

// Path returns the suggested path, in the folder that was saved in last; before the first time where a file
// was opened.
func (o SaveOrder) Path(a *App) string {
	opened := func() string { return a.Prefs().Folder(PrefOpenFolder, Documents) }
	return filepath.Join(a.Prefs().Folder(PrefSaveFolder, opened), o.Name)
}

// kinds returns the kinds of files.
func (o SaveOrder) kinds(l words.Lang) []portal.FileKind {
	if o.Kinds != nil {
		return o.Kinds(l)
	}
	return EndingKinds(EndingOf(o.Name))
}

// Speak asks for the path in a language.
func (o *SaveOrder) Speak(l words.Lang, q *portal.FileQuestion) {
	q.Title, q.Kinds = l.T(o.Title), o.kinds(l)
}

// Complete gives a path that was typed without an ending the one that is suggested, and reports
// whether the dialog has asked about the file of that name.
func Complete(path, ending string) (whole string, sure bool) {
	if EndingOf(path) != "" || ending == "" {
		return path, true
	}
	path += ending
	_, err := os.Stat(path)
	return path, err != nil
}

// Measure finds out how many bytes the file of a kind gets, 0 where that isn't known, and calls done
// with it: at once where writing is quick.
func (o SaveOrder) Measure(j *session.Jobs, kind int, done func(int64)) {
	count := func(write func(io.Writer) error) (n int64) {
		if write(byteCounter{&n}) != nil {
			return 0
		}
		return n
	}
	switch {
	case o.Quick(kind):
		done(count(func(w io.Writer) error { return o.Encode(w, kind) }))
	case o.Stream != nil:
		session.Start(j, func(ctx context.Context, _ func(struct{})) (int64, error) {
			return count(func(w io.Writer) error { return o.Stream(ctx, w, kind) }), nil
		}, nil, func(n int64, _ error) { done(n) })
	}
}

// A byteCounter counts what is written.
type byteCounter struct{ n *int64 }

func (c byteCounter) Write(b []byte) (int, error) {
	*c.n += int64(len(b))
	return len(b), nil
}
