package window

import (
	"context"
	"io"
	"path/filepath"
	"time"

	"fyne.io/fyne/v2/driver"

	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/screen/files"
	lib "sudoku/gui/screen/library"
	"sudoku/gui/session"
)

// A chooser opens dialogs for files, one at a time: the system's or, where there is none or the
// player wants none of it, the program's own page.
type chooser struct {
	part
	ask    portal.FileDialog  // the system's; nil if there is none
	print  portal.PrintDialog // likewise
	opener *opener
	status *status
	job    *session.Jobs // waits for the system's dialog
	waits  func()        // ends the wait for it
	limit  time.Duration // of that wait
	asked  screen.Screen // the one that the dialog belongs to; nil if it stays when that is left
}

// OpenFiles implements screen.Dialogs.
func (ch *chooser) OpenFiles() {
	ch.asked = nil
	o := screen.OpenAny
	o.Keep = ch.keep
	ch.open(o, ch.opener.openPaths)
}

// keep imports the puzzles of a file into the library.
func (ch *chooser) keep(path string) {
	l := lib.NewLibrary(ch.app)
	ch.app.Show(l)
	l.Import([]string{path})
}

// OpenPhoto implements screen.Dialogs.
func (ch *chooser) OpenPhoto() {
	ch.asked = nil
	ch.open(screen.OpenPicture, ch.opener.openPaths)
}

// Choose implements screen.Dialogs.
func (ch *chooser) Choose(o screen.OpenOrder, done func(string)) {
	ch.asked = ch.app.Top()
	ch.open(o, func(paths []string) { done(paths[0]) })
}

// SaveAs implements screen.Dialogs.
func (ch *chooser) SaveAs(title, path string, kinds []portal.FileKind, done func(string), none func()) {
	ch.asked = ch.app.Top()
	q := portal.FileQuestion{Title: title, Save: true, At: filepath.Dir(path), Name: filepath.Base(path), Kinds: kinds}
	ch.choose(q, func(paths []string) { done(paths[0]) }, none)
}

// HasDialog implements screen.Dialogs.
func (ch *chooser) HasDialog() bool { return ch.ask != nil && !ch.app.Prefs().On(screen.PrefOwnFiles) }

// open asks for a file, and keeps the folder of what is chosen.
func (ch *chooser) open(o screen.OpenOrder, done func([]string)) {
	taken := func(paths []string) {
		ch.app.Prefs().SetFolder(o.Folder, paths[0])
		done(paths)
	}
	ch.choose(o.Question(ch.app), taken, func() {
		ch.app.ShowOver(files.NewChooser(ch.app, o, func(path string) { taken([]string{path}) }))
	})
}

// dialogPatience is how long the system may take to say that it opens its dialog.
const dialogPatience = 2 * time.Second

// choose opens the system's dialog in the place of the one that is open, or calls none if there
// is none, or it doesn't come. done gets at least one path, and is not called if the dialog is
// cancelled or the screen it belongs to left.
func (ch *chooser) choose(q portal.FileQuestion, done func(paths []string), none func()) {
	if !ch.HasDialog() {
		none()
		return
	}
	q.Parent, q.All = ch.handle(), ch.T("file.all")
	ask, asking := ch.ask, ch.T("file.asking")
	ch.waits()
	ch.waits = ch.app.Sessions().Runner.After(ch.limit, func() {
		ch.stop()
		none()
	})
	session.Start(ch.job, func(ctx context.Context, report func(bool)) ([]string, error) {
		q.Opened = func() { report(true) }
		return ask(ctx, q)
	}, func(bool) {
		ch.waits()
		ch.app.Say(asking)
	}, func(paths []string, err error) {
		ch.waits()
		ch.status.clear(asking)
		switch {
		case err != nil:
			ch.ask = nil // it won't be available later either
			none()
		case len(paths) > 0:
			done(paths)
		}
	})
}

// stop closes the system's dialog, and reports whether it was open.
func (ch *chooser) stop() bool {
	if !ch.job.Busy() {
		return false
	}
	ch.waits()
	ch.job.Stop()
	ch.status.clear(ch.T("file.asking"))
	return true
}

// moved closes the system's dialog if the screen that it belongs to isn't shown any more.
func (ch *chooser) moved() {
	if ch.asked != nil && ch.asked != ch.app.Top() {
		ch.asked = nil
		ch.stop()
	}
}

// handle returns the window's handle for the system's dialog, which then stays above the
// window.
func (ch *chooser) handle() (name string) {
	if n, ok := ch.win.(driver.NativeWindow); ok {
		n.RunNative(func(context any) {
			switch c := context.(type) {
			case driver.X11WindowContext:
				name = portal.X11Handle(c.WindowHandle)
			case driver.WindowsWindowContext:
				name = portal.WindowsHandle(c.HWND)
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

// ShowFile implements screen.Dialogs.
func (ch *chooser) ShowFile(path string) {
	parent := ch.handle()
	session.Start(ch.job, func(ctx context.Context, _ func(int)) (struct{}, error) {
		return struct{}{}, portal.ShowFile(ctx, parent, path)
	}, func(int) {}, func(_ struct{}, err error) {
		if err != nil {
			ch.app.Warn(ch.T("save.folder.failed", "folder", filepath.Dir(path)))
		}
	})
}
