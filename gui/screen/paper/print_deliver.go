package paper

import (
	"context"
	"errors"
	"io"
	"net/url"
	"path/filepath"

	"fyne.io/fyne/v2"

	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/print"
	"sudoku/puzzle/printer"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A delivery gives documents to printers and viewers, one at a time.
type delivery struct {
	app   *screen.App
	job   *session.Jobs // also writes files
	given bool          // to a printer or viewer
}

// status says what is under way.
func (v *delivery) status() string {
	if v.given {
		return v.app.Base().T("print.sending")
	}
	return v.app.Base().T("save.writing")
}

// printDialog opens the system's dialog for printing, or the page for it if there is none.
func (v *delivery) printDialog(d *print.Document, of *printing) {
	dialog := v.app.PrintDialog()
	if dialog == nil {
		v.choosePrinter(d, of)
		return
	}
	first, sent := d.PageAt(0), "print.sent"
	if of.Order.Solutions == print.Apart {
		sent = "print.sent.apart"
	}
	to := portal.Document{Title: v.titleOf(d), Paper: of.Order.paperName(), Width: first.Width, Height: first.Height}
	v.inBackground(func(ctx context.Context) error {
		return dialog(ctx, to, func(w io.Writer) error { return d.PDF(ctx, w) })
	}, func(err error) {
		b := v.app.Base()
		switch {
		case errors.Is(err, portal.ErrNone):
			v.choosePrinter(d, of)
		case errors.Is(err, portal.ErrCancelled):
			v.app.Say(b.Lang.Error(err))
		case err != nil:
			v.app.Warn(b.T("print.failed", "why", b.Lang.Error(err)))
		default:
			v.app.Say(b.T(sent))
		}
	})
}

// inBackground gives the pages away in the background.
func (v *delivery) inBackground(work func(context.Context) error, done func(error)) {
	v.given = true
	session.Start(v.job, func(ctx context.Context, _ func(struct{})) (struct{}, error) {
		return struct{}{}, work(ctx)
	}, nil, func(_ struct{}, err error) {
		v.given = false
		v.app.Refresh()
		done(err)
	})
	v.app.Refresh()
}

// choosePrinter shows the page with the printers.
func (v *delivery) choosePrinter(d *print.Document, of *printing) {
	first := d.PageAt(0)
	of.job.Title, of.job.Width, of.job.Height = v.titleOf(d), first.Width, first.Height
	if of.Order.Binding == print.Booklet { // to be folded
		of.job.Sides = printer.ShortEdge
	}
	v.app.Push(NewPrinter(v.app, &of.job, func(ctx context.Context, w io.Writer) error { return d.PDF(ctx, w) }))
}

// titleOf returns what the job is called.
func (v *delivery) titleOf(d *print.Document) string {
	if title := d.Title(); title != "" {
		return title
	}
	return v.app.Base().T("app.name")
}

// openViewer opens a document in the program that shows PDF files.
func (v *delivery) openViewer(d *print.Document, name string) {
	path, kept := "", screen.Kept[viewedFiles](v.app)
	v.inBackground(func(ctx context.Context) (err error) {
		path, err = kept.file(name)
		if err != nil {
			return err
		}
		return store.WriteFile(path, 0o600, func(w io.Writer) error { return d.PDF(ctx, w) })
	}, func(err error) {
		if err == nil {
			err = openFile(path)
		}
		if b := v.app.Base(); err != nil {
			v.app.Warn(b.T("print.noviewer", "why", b.Lang.Error(err)))
		} else {
			v.app.Say(b.T("print.viewing"))
		}
	})
}

// openFile opens a file in the program that the system has for it.
func openFile(path string) error {
	return fyne.CurrentApp().OpenURL(&url.URL{Scheme: "file", Path: filepath.ToSlash(path)})
}

// stop cancels what is under way, and reports whether there was anything.
func (v *delivery) stop() bool {
	if !v.job.Busy() {
		return false
	}
	v.job.Stop()
	said := v.app.Base().T("save.stopped")
	if v.given {
		said = v.app.Base().Lang.Error(portal.ErrCancelled)
	}
	v.given = false
	v.app.Say(said)
	return true
}

// printerProblem returns the sentence for an error of a printer.
func printerProblem(l words.Lang, err error) string {
	if errors.Is(err, printer.ErrNone) {
		return l.Error(err)
	}
	return l.T("print.failed", "why", l.Error(err))
}
