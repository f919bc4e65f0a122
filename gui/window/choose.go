package window

import (
	"context"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/session"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/storage"
)

// A question says what a file dialog asks for.
type question struct {
	parent string // the window's handle in the form that portals use
	title  string
	folder bool // a folder, not files
	at     string
	name   string   // of the files to show first; "" for all
	kinds  []string // their endings
}

// An askFunc opens a file dialog of the system. It returns no paths if the dialog was
// cancelled, and an error if there is no such dialog.
type askFunc func(context.Context, question) ([]string, error)

// A chooser opens dialogs for files and folders, one at a time.
type chooser struct {
	part
	ask    askFunc            // the system's dialog; nil if there is none
	print  portal.PrintDialog // likewise
	opener *opener
	job    *session.Jobs // waits for the system's dialog
	dialog dialog.Dialog // the toolkit's dialog opened last
}

// OpenFiles implements screen.Dialogs.
func (ch *chooser) OpenFiles() {
	ch.choose(question{title: ch.T("action.open"), at: screen.Documents()}, func(paths []string) { ch.opener.openPaths(paths) })
}

// OpenPhoto implements screen.Dialogs.
func (ch *chooser) OpenPhoto() {
	ch.choose(question{title: ch.T("action.photo"), at: screen.Pictures(), name: ch.T("file.pictures"), kinds: session.PictureNames()},
		func(paths []string) { ch.opener.openPaths(paths) })
}

// Browse implements screen.Dialogs: the player chooses a folder, and the file name stays.
func (ch *chooser) Browse(path string, done func(string)) {
	q := question{title: ch.T("save.browse"), folder: true, at: filepath.Dir(path)}
	ch.choose(q, func(paths []string) { done(filepath.Join(paths[0], filepath.Base(path))) })
}

// Choose implements screen.Dialogs.
func (ch *chooser) Choose(title string, done func(string)) {
	ch.choose(question{title: title, at: screen.Documents()}, func(paths []string) { done(paths[0]) })
}

// choose opens the system's dialog, or the toolkit's if there is none. done gets at
// least one path, and is not called if the dialog is cancelled.
func (ch *chooser) choose(q question, done func(paths []string)) {
	if ch.ask == nil {
		ch.chooseInWindow(q, done)
		return
	}
	if ch.job.Busy() {
		return // the dialog is open already
	}
	q.parent = ch.handle()
	session.Start(ch.job, func(ctx context.Context, _ func(int)) ([]string, error) {
		return ch.ask(ctx, q)
	}, func(int) {}, func(paths []string, err error) {
		switch {
		case err != nil:
			ch.ask = nil // it won't be available later either
			ch.chooseInWindow(q, done)
		case len(paths) > 0:
			done(paths)
		}
	})
}

// handle returns the window's handle for the system's dialog, which then stays above the
// window.
func (ch *chooser) handle() (name string) {
	if n, ok := ch.win.(driver.NativeWindow); ok {
		n.RunNative(func(context any) {
			if x, ok := context.(driver.X11WindowContext); ok {
				name = fmt.Sprintf("x11:%x", x.WindowHandle)
			}
		})
	}
	return name
}

// printDialog returns the system's dialog for printing, nil if there is none.
func printDialog() portal.PrintDialog {
	if !portal.Here() {
		return nil
	}
	return portal.Print
}

// PrintDialog implements screen.Dialogs.
func (ch *chooser) PrintDialog() portal.PrintDialog {
	if ch.print == nil {
		return nil
	}
	parent := ch.handle()
	return func(ctx context.Context, d portal.Document, write func(io.Writer) error) error {
		d.Parent = parent
		return ch.print(ctx, d, write)
	}
}

// chooseInWindow opens the toolkit's dialog inside the window.
func (ch *chooser) chooseInWindow(q question, done func([]string)) {
	taken := func(u fyne.URI, err error) {
		if err != nil {
			ch.Warn(ch.lang.Error(err))
		} else {
			done([]string{u.Path()})
		}
	}
	open := ch.fileDialog
	if q.folder {
		open = ch.folderDialog
	}
	d := open(taken)
	if q.kinds != nil {
		d.SetFilter(storage.NewExtensionFileFilter(append(q.kinds, upper(q.kinds)...)))
	}
	if start, err := storage.ListerForURI(storage.NewFileURI(q.at)); err == nil {
		d.SetLocation(start)
	}
	d.Show() // before Resize: a hidden dialog has no size
	d.Resize(fyne.NewSize(760, 520))
	ch.dialog = d
}

// upper returns names in capitals, as cameras write them.
func upper(list []string) (out []string) {
	for _, s := range list {
		out = append(out, strings.ToUpper(s))
	}
	return out
}

func (ch *chooser) folderDialog(taken func(fyne.URI, error)) *dialog.FileDialog {
	return dialog.NewFolderOpen(func(dir fyne.ListableURI, err error) {
		if dir != nil || err != nil {
			taken(dir, err)
		}
	}, ch.win)
}

func (ch *chooser) fileDialog(taken func(fyne.URI, error)) *dialog.FileDialog {
	return dialog.NewFileOpen(func(r fyne.URIReadCloser, err error) {
		if r != nil {
			r.Close()
			taken(r.URI(), nil)
		} else if err != nil {
			taken(nil, err)
		}
		ch.FocusPage()
	}, ch.win)
}
