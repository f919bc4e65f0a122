package screen

import (
	"context"
	"os"
	"path/filepath"

	"sudoku/gui/portal"
	"sudoku/gui/session"
	"sudoku/puzzle/words"
)

// A SaveOrder says what to write.
type SaveOrder struct {
	Title string                  // the key of the title of page or dialog
	Name  string                  // suggested file name
	Write func(path string) error // must leave an existing file unchanged if it fails
	How   func(words.Lang) string // a remark about the path; may be nil

	// Job is for what may take long: it is called in the background in the place of Write.
	// Closing the screen stops it.
	Job  func(ctx context.Context, path string) error
	Jobs *session.Jobs     // do the Job where no page asked; nil: the page is shown for it
	Done func(path string) // is called when the file is written and the page closed; may be nil

	// Kinds are the kinds of files; nil: that of the suggested name.
	Kinds func(words.Lang) []portal.FileKind

	// A choice besides the path, if there is one: the key of its name, the choices, and
	// the one chosen.
	Choice  string
	Choices []string
	Chosen  *int
	Endings []string // those that the choices give the path; nil: they leave it as it is
}

// AskSave asks for the path of a file, and writes it. The system's dialog asks, or, where there is
// none or something is to be chosen besides the path, a page that show shows; it also says why a
// file could not be written.
func AskSave(a *App, o SaveOrder, show func(Screen)) {
	page := func() *Save {
		s := NewSave(a, o)
		show(s)
		return s
	}
	if o.Choices != nil {
		page()
		return
	}
	b := a.Base()
	a.SaveAs(b.T(o.Title), o.path(a), o.kinds(b.Lang), func(path string) {
		path, sure := o.complete(path)
		if !sure || o.Job != nil && o.Jobs == nil {
			page().take(path, sure)
			return
		}
		o.write(path, func(err error) {
			if err == nil {
				o.saved(a, path)
				return
			}
			s := page()
			s.path.Fill(path)
			s.fail(s.saved(path, err))
		})
	}, func() { page() })
}

// write writes the file, and calls done.
func (o SaveOrder) write(path string, done func(error)) {
	if o.Job == nil {
		done(o.Write(path))
		return
	}
	session.Start(o.Jobs, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
		return struct{}{}, o.Job(ctx, path)
	}, nil, func(_ struct{}, err error) { done(err) })
}

// saved says that the file is written.
func (o SaveOrder) saved(a *App, path string) {
	a.Prefs().SetFolder(PrefSaveFolder, path)
	a.Say(a.Base().T("save.done", "file", path))
	if o.Done != nil {
		o.Done(path)
	}
}

// path returns the suggested path, in the folder that was saved in last.
func (o SaveOrder) path(a *App) string {
	return filepath.Join(a.Prefs().Folder(PrefSaveFolder, Documents), o.Name)
}

// kinds returns the kinds of files that the dialog shows.
func (o SaveOrder) kinds(l words.Lang) []portal.FileKind {
	if o.Kinds != nil {
		return o.Kinds(l)
	}
	return EndingKinds(endingOf(o.Name))
}

// complete gives a path that was typed without an ending that of the suggested name, and reports
// whether the dialog has asked about the file of that name.
func (o SaveOrder) complete(path string) (whole string, sure bool) {
	if endingOf(path) != "" || endingOf(o.Name) == "" {
		return path, true
	}
	path += endingOf(o.Name)
	_, err := os.Stat(path)
	return path, err != nil
}
