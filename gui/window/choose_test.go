package window

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/screen/files"
	"sudoku/gui/screen/paper"
)

// savePaper presses Save as PDF on the page for printing; the system's dialog answers with a path.
func (d *desk) savePaper(path string) *paper.Print {
	d.chooser.ask = func(context.Context, portal.FileQuestion) ([]string, error) { return []string{path}, nil }
	d.openPrint()
	s := d.app.Top().(*paper.Print)
	d.until(func() bool { return !s.Busy() })
	d.control(d.T("print.pdf")).Tapped(&fyne.PointEvent{Position: fyne.NewPos(20, 20)})
	return s
}

// openPrintSaved shows the page for printing with the name of a file that was saved.
func (d *desk) openPrintSaved() {
	path := filepath.Join(d.t.TempDir(), "Saturday, 21 November, for the whole family.pdf")
	d.savePaper(path)
	d.until(func() bool { _, err := os.Stat(path); return err == nil && d.said(d.T("save.done", "file", path)) })
	d.chooser.ask = nil
}

// saveAt writes to a path on the page that asks for one, and waits until that is done.
func (d *desk) saveAt(path string) {
	p := d.page().(*files.Chooser)
	p.Focus().(interface{ SetText(string) }).SetText(path)
	p.Press()
	d.until(func() bool { return d.page() != page.Page(p) })
}

// openFiles shows the page of files, with one of several puzzles chosen.
func (d *desk) openFiles() {
	dir := d.t.TempDir()
	for name, text := range map[string]string{"1.sdm": manyPuzzles(9), "2/3.sdk": easy, "4.png": "\x89PNG\r\n\x1a\n", "5": "", "6.sdk": easy} {
		path := filepath.Join(dir, name)
		if os.MkdirAll(filepath.Dir(path), 0o700) != nil || os.WriteFile(path, []byte(text), 0o600) != nil {
			d.t.Fatal(path)
		}
	}
	d.app.Prefs().SetString(screen.PrefOpenFolder, dir)
	d.chooser.ask = nil
	d.chooser.OpenFiles()
	p := d.page().(*files.Chooser)
	d.until(p.Ready)
	p.Focus().(interface{ SetText(string) }).SetText(filepath.Join(dir, "1"))
	d.until(p.Ready)
}

// said reports whether the status line says something.
func (d *desk) said(text string) bool { return d.label.Text() == text }

// TestPrintStays: after a PDF file was saved the page for printing is still there, and says where.
func TestPrintStays(t *testing.T) {
	d := play(t)
	d.openPrintSaved()
	if _, ok := d.app.Top().(*paper.Print); !ok {
		t.Errorf("%T is shown", d.app.Top())
	}
}

// TestDialogLeft: the dialog that a page opened is closed when that is left, and its late answer
// dropped. Another can be opened while one is never answered, and Escape closes it.
func TestDialogLeft(t *testing.T) {
	d := play(t)
	path := filepath.Join(t.TempDir(), "a.pdf")
	ended := make(chan bool, 9)
	never := func(ctx context.Context, q portal.FileQuestion) ([]string, error) {
		q.Opened()
		<-ctx.Done()
		ended <- true
		return []string{path}, nil
	}
	d.chooser.ask = never
	screen.SaveFile(d.app)
	d.navigation.openNew()
	<-ended
	d.work()
	if _, err := os.Stat(path); err == nil {
		t.Error("it is saved where the page was left")
	}
	d.chooser.OpenFiles()
	d.app.ShowPlay() // stays: the dialog belongs to no page
	d.until(func() bool { return d.said(d.T("file.asking")) })
	if !d.chooser.job.Busy() || !d.said(d.T("file.asking")) {
		t.Error("the dialog is gone")
	}
	d.chooser.OpenFiles()
	<-ended
	d.keys("esc")
	<-ended
	if d.chooser.job.Busy() || d.said(d.T("file.asking")) {
		t.Error("Escape does not close the dialog")
	}
	d.openRecent()
	d.keys("ctrl+shift+s")
	if !d.chooser.job.Busy() {
		t.Error("no dialog opens any more")
	}
	d.chooser.stop()
}

// TestDialogDoesNotCome: where the system takes the question and doesn't answer, the program's own page
// asks, and what comes late is dropped.
func TestDialogDoesNotCome(t *testing.T) {
	d := play(t)
	path, ended := file(t, "a.txt", easy), make(chan bool)
	d.chooser.limit = time.Millisecond
	d.chooser.ask = func(ctx context.Context, _ portal.FileQuestion) ([]string, error) {
		<-ctx.Done()
		defer close(ended)
		return []string{path}, nil
	}
	before := d.app.Session().Name
	d.chooser.OpenFiles()
	d.until(func() bool { _, own := d.app.Top().(*files.Chooser); return own })
	<-ended
	d.work()
	if _, own := d.app.Top().(*files.Chooser); !own || d.app.Session().Name != before {
		t.Errorf("the late answer is taken: %T is shown", d.app.Top())
	}
	if !d.app.HasDialog() {
		t.Error("it is not asked again")
	}
}
