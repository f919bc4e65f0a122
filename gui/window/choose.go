package window

import (
	"context"
	"fmt"
	"path/filepath"

	"sudoku/gui/screen"
	"sudoku/gui/session"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/storage"
)

// A question is what a file dialog asks for.
type question struct {
	parent string // the window, as portals name it
	title  string
	folder bool // a folder, not files
	at     string
}

// An askFunc asks by a dialog of the system. It returns no paths where the dialog
// was left, and an error where there is none.
type askFunc func(context.Context, question) ([]string, error)

// A chooser asks for files and folders, one dialog at a time.
type chooser struct {
	w      *Window
	job    *session.Jobs // of the system's dialog
	dialog dialog.Dialog // of the toolkit, opened last
}

// openFile asks for files and opens them.
func (ch *chooser) openFile() {
	ch.choose(question{title: ch.w.T("action.open"), at: screen.Documents()}, func(paths []string) { ch.w.opener.openPaths(paths) })
}

// Browse implements screen.Desk: it asks for a folder and keeps the file's name.
func (w *Window) Browse(path string, done func(string)) {
	q := question{title: w.T("save.browse"), folder: true, at: filepath.Dir(path)}
	w.chooser.choose(q, func(paths []string) { done(filepath.Join(paths[0], filepath.Base(path))) })
}

// choose asks by the system's dialog, or by the toolkit's where that is not to be
// had. done gets at least one path, and is not called where the dialog is left.
func (ch *chooser) choose(q question, done func(paths []string)) {
	if ch.w.Ask == nil {
		ch.chooseInWindow(q, done)
		return
	}
	if ch.job.Busy() {
		return // it is open
	}
	q.parent = ch.handle()
	session.Start(ch.job, func(ctx context.Context, _ func(int)) ([]string, error) {
		return ch.w.Ask(ctx, q)
	}, func(int) {}, func(paths []string, err error) {
		switch {
		case err != nil:
			ch.w.Ask = nil // it will not come later either
			ch.chooseInWindow(q, done)
		case len(paths) > 0:
			done(paths)
		}
	})
}

// handle names the window to the system's dialog, which then stays above it.
func (ch *chooser) handle() (name string) {
	if n, ok := ch.w.win.(driver.NativeWindow); ok {
		n.RunNative(func(context any) {
			if x, ok := context.(driver.X11WindowContext); ok {
				name = fmt.Sprintf("x11:%x", x.WindowHandle)
			}
		})
	}
	return name
}

// chooseInWindow asks by the toolkit's dialog, inside the window.
func (ch *chooser) chooseInWindow(q question, done func([]string)) {
	taken := func(u fyne.URI, err error) {
		if err != nil {
			ch.w.Warn(ch.w.lang.Error(err))
		} else {
			done([]string{u.Path()})
		}
	}
	open := ch.fileDialog
	if q.folder {
		open = ch.folderDialog
	}
	d := open(taken)
	if start, err := storage.ListerForURI(storage.NewFileURI(q.at)); err == nil {
		d.SetLocation(start)
	}
	d.Show() // first: it has no size before
	d.Resize(fyne.NewSize(760, 520))
	ch.dialog = d
}

func (ch *chooser) folderDialog(taken func(fyne.URI, error)) *dialog.FileDialog {
	return dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
		if dir != nil || err != nil {
			taken(dir, err)
		}
	}, ch.w.win)
}

func (ch *chooser) fileDialog(taken func(fyne.URI, error)) *dialog.FileDialog {
	return dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if r != nil {
			r.Close()
			taken(r.URI(), nil)
		} else if err != nil {
			taken(nil, err)
		}
		ch.w.FocusPage()
	}, ch.w.win)
}
