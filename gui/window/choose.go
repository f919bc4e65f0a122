package window

import (
	"context"
	"io"
	"log"
	"path/filepath"
	"strings"

	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/storage"
)

// A chooser opens dialogs for files and folders, one at a time.
type chooser struct {
	part
	ask    portal.FileDialog  // the system's; nil if there is none
	print  portal.PrintDialog // likewise
	opener *opener
	status *status
	job    *session.Jobs // waits for the system's dialog
	asked  screen.Screen // the one that the dialog belongs to; nil if it stays when that is left
	dialog dialog.Dialog // the toolkit's dialog opened last
}

// OpenFiles implements screen.Dialogs.
func (ch *chooser) OpenFiles() {
	ch.asked = nil
	kinds := []portal.FileKind{screen.PuzzleKind(ch.lang), screen.PictureKind(ch.lang)}
	ch.chooseIn(screen.PrefOpenFolder, screen.Documents, portal.FileQuestion{Title: ch.T("action.open"), Kinds: kinds}, ch.opener.openPaths)
}

// OpenPhoto implements screen.Dialogs.
func (ch *chooser) OpenPhoto() {
	ch.asked = nil
	q := portal.FileQuestion{Title: ch.T("action.photo"), Kinds: []portal.FileKind{screen.PictureKind(ch.lang)}}
	ch.chooseIn(screen.PrefPhotoFolder, screen.Pictures, q, ch.opener.openPaths)
}

// Choose implements screen.Dialogs.
func (ch *chooser) Choose(title string, kind portal.FileKind, done func(string)) {
	ch.asked = ch.Top()
	q := portal.FileQuestion{Title: title, Kinds: []portal.FileKind{kind}}
	ch.chooseIn(screen.PrefOpenFolder, screen.Documents, q, func(paths []string) { done(paths[0]) })
}

// Browse implements screen.Dialogs: the player chooses a folder, and the file name stays.
func (ch *chooser) Browse(path string, done func(string)) {
	ch.asked = ch.Top()
	q := portal.FileQuestion{Title: ch.T("save.folder"), Folder: true, At: filepath.Dir(path)}
	taken := func(paths []string) { done(filepath.Join(paths[0], filepath.Base(path))) }
	ch.choose(q, taken, func() { ch.chooseInWindow(q, taken) })
}

// SaveAs implements screen.Dialogs.
func (ch *chooser) SaveAs(title, path string, kinds []portal.FileKind, done func(string), none func()) {
	ch.asked = ch.Top()
	q := portal.FileQuestion{Title: title, Save: true, At: filepath.Dir(path), Name: filepath.Base(path), Kinds: kinds}
	ch.choose(q, func(paths []string) { done(paths[0]) }, none)
}

// chooseIn begins in the folder that a setting names, and keeps that of what is chosen there.
func (ch *chooser) chooseIn(setting string, other func() string, q portal.FileQuestion, done func([]string)) {
	q.At = ch.Prefs().Folder(setting, other)
	taken := func(paths []string) {
		ch.Prefs().SetFolder(setting, paths[0])
		done(paths)
	}
	ch.choose(q, taken, func() { ch.chooseInWindow(q, taken) })
}

// choose opens the system's dialog in the place of the one that is open, or calls none if there
// is none. done gets at least one path, and is not called if the dialog is cancelled or the
// screen it belongs to left.
func (ch *chooser) choose(q portal.FileQuestion, done func(paths []string), none func()) {
	if ch.ask == nil {
		none()
		return
	}
	q.Parent, q.Title, q.All = ch.handle(), strings.TrimSuffix(q.Title, "…"), ch.T("file.all")
	ask, asking := ch.ask, ch.T("file.asking")
	session.Start(ch.job, func(ctx context.Context, _ func(int)) ([]string, error) {
		return ask(ctx, q)
	}, func(int) {}, func(paths []string, err error) {
		ch.status.clear(asking)
		switch {
		case err != nil:
			ch.ask = nil // it won't be available later either
			none()
		case len(paths) > 0:
			done(paths)
		}
	})
	ch.Say(asking)
}

// stop closes the system's dialog, and reports whether it was open.
func (ch *chooser) stop() bool {
	if !ch.job.Busy() {
		return false
	}
	ch.job.Stop()
	ch.status.clear(ch.T("file.asking"))
	return true
}

// moved closes the system's dialog if the screen that it belongs to isn't shown any more.
func (ch *chooser) moved() {
	if ch.asked != nil && ch.asked != ch.Top() {
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
			ch.Warn(ch.T("save.folder.failed", "folder", filepath.Dir(path)))
		}
	})
}

// chooseInWindow opens the toolkit's dialog inside the window.
func (ch *chooser) chooseInWindow(q portal.FileQuestion, done func([]string)) {
	taken := func(u fyne.URI, err error) {
		if err != nil {
			ch.Warn(ch.lang.Error(err))
		} else {
			done([]string{u.Path()})
		}
	}
	open := ch.fileDialog
	if q.Folder {
		open = ch.folderDialog
	}
	d := open(taken)
	d.SetTitleText(strings.TrimSuffix(q.Title, "…"))
	if len(q.Kinds) == 1 { // it has no way to show others
		d.SetFilter(storage.NewExtensionFileFilter(q.Kinds[0].InCapitals()))
	}
	if start, err := storage.ListerForURI(storage.NewFileURI(q.At)); err == nil {
		d.SetLocation(start)
	}
	theme.Veil(ch.toolkit.Settings(), true)
	d.SetOnClosed(func() { theme.Veil(ch.toolkit.Settings(), false) })
	log.SetOutput(io.Discard) // it complains of folders that are missing or can't be read, and later of its own settings
	d.Show()                  // before Resize: a hidden dialog has no size
	d.Resize(fyne.NewSize(760, 520))
	ch.dialog = d
}

// closeDialog closes the toolkit's dialog, which panics where its text grows.
func (ch *chooser) closeDialog() {
	if ch.dialog != nil {
		ch.dialog.Hide()
		ch.dialog = nil
	}
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
