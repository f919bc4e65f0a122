package window

import (
	"context"
	"strings"
	"sudoku/gui/screen/files"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/session"
)

// A slowOwner is a program that has the clipboard and answers when the test says so.
type slowOwner struct{ answers chan string }

// slowClipboard gives the clipboard of a desk to a program that takes its time.
func (d *desk) slowClipboard() slowOwner {
	o := slowOwner{make(chan string)}
	d.clipboard.limit = time.Hour
	d.clipboard.text = func(ctx context.Context, _ uintptr) (string, error) {
		select {
		case text, ok := <-o.answers:
			if !ok {
				return "", portal.ErrSilent
			}
			return text, nil
		case <-ctx.Done():
			return "", ctx.Err()
		}
	}
	return o
}

// saveField shows the page for saving and returns its field, with a text and the cursor in it.
func (d *desk) saveField(text string, cursor int) *page.TextEntry {
	screen.SaveFile(d.app)
	d.work()
	e := d.win.Canvas().Focused().(*page.TextEntry)
	e.Fill(text)
	e.CursorColumn = cursor
	return e
}

// pastes and types are what a person does at a field, as the toolkit tells of it.
func (d *desk) pastes(e *page.TextEntry) {
	d.Take(func() { e.TypedShortcut(&fyne.ShortcutPaste{Clipboard: d.toolkit.Clipboard()}) }, false)
}

func (d *desk) types(e *page.TextEntry, text string) {
	for _, r := range text {
		d.Take(func() { e.TypedRune(r) }, false)
	}
}

func (d *desk) escapes(e *page.TextEntry) {
	d.Take(func() { e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape}) }, true)
}

// waited runs what is queued until no text is awaited.
func (d *desk) waited() { d.until(func() bool { return !d.clipboard.ask.Busy() }) }

// TestPasteKeepsOrder: what is typed while the clipboard is asked comes after its text, which lands
// where the cursor was.
func TestPasteKeepsOrder(t *testing.T) {
	d := play(t)
	o, e := d.slowClipboard(), d.saveField("/ab", 2)
	d.pastes(e)
	d.types(e, "xy")
	d.pastes(e)
	d.types(e, "z")
	if e.Text != "/ab" {
		t.Errorf("before the text: %q", e.Text)
	}
	o.answers <- "1"
	d.until(func() bool { return e.Text == "/a1xyb" })
	o.answers <- "2"
	d.waited()
	if e.Text != "/a1xy2zb" {
		t.Errorf("%q", e.Text)
	}
	if d.types(e, "!"); e.Text != "/a1xy2z!b" {
		t.Errorf("afterwards: %q", e.Text)
	}
}

// TestPasteEnds: Escape ends the wait, and only that; so does a program that doesn't answer, of which
// the status line tells. What was typed is there, and the text comes nowhere.
func TestPasteEnds(t *testing.T) {
	d := play(t)
	o, e := d.slowClipboard(), d.saveField("/ab", 3)
	d.pastes(e)
	d.types(e, "c")
	d.until(func() bool { return d.said(d.T("paste.waiting")) })
	d.escapes(e)
	if d.clipboard.ask.Busy() || e.Text != "/abc" || d.said(d.T("paste.waiting")) {
		t.Errorf("after Escape: %q, %q", e.Text, d.label.Text())
	}
	if _, ok := d.app.Top().(*files.Chooser); !ok {
		t.Errorf("Escape has left the page: %T", d.app.Top())
	}
	d.pastes(e)
	d.types(e, "d")
	close(o.answers)
	d.waited()
	if e.Text != "/abcd" || !d.said(d.lang.Error(portal.ErrSilent)) {
		t.Errorf("without an answer: %q, %q", e.Text, d.label.Text())
	}
}

// TestPasteLeft: a text that comes when its page is gone, or made anew, lands nowhere.
func TestPasteLeft(t *testing.T) {
	d := play(t)
	for name, leave := range map[string]func(){"gone": d.app.ShowPlay, "anew": d.makeAgain} {
		o, e := d.slowClipboard(), d.saveField("/a", 2)
		d.pastes(e)
		leave()
		o.answers <- "1"
		d.waited()
		if e.Text != "/a" {
			t.Errorf("%s: %q", name, e.Text)
		}
	}
	o, was := d.slowClipboard(), d.app.Session().Name
	d.app.ShowPlay()
	d.opener.paste()
	d.openRecent()
	o.answers <- strings.ReplaceAll(easy, "0", ".")
	d.waited()
	if d.opener.current != nil || d.app.Session().Name != was {
		t.Error("a puzzle is opened that nobody waits for any more")
	}
}

// TestPasteSlowly: the board and the pattern take a text that comes late.
func TestPasteSlowly(t *testing.T) {
	d := play(t)
	o := d.slowClipboard()
	d.opener.paste()
	o.answers <- spoiled
	d.waited()
	d.allOpened()
	if d.entering() == nil || d.typed() != rowsOf(spoiled) {
		t.Error("the puzzle is not on the page for typing")
	}
	d.openPattern()
	d.keys("ctrl+v")
	o.answers <- strings.Repeat("1..x....9", 9)
	d.waited()
	if got := d.app.Prefs().PuzzleOrder()[session.OptionPattern]; !strings.HasPrefix(got, "1..x....9") {
		t.Errorf("the pattern is %q", got)
	}
}

// TestPasteTakesTooLong: a clipboard that can't be interrupted is left behind after a while.
func TestPasteTakesTooLong(t *testing.T) {
	d := play(t)
	end := make(chan struct{})
	defer close(end)
	d.clipboard.limit = time.Millisecond
	d.clipboard.text = func(context.Context, uintptr) (string, error) { <-end; return "1", nil }
	e := d.saveField("/a", 2)
	d.pastes(e)
	d.types(e, "b")
	if d.waited(); e.Text != "/ab" || !d.said(d.lang.Error(portal.ErrSilent)) {
		t.Errorf("%q, %q", e.Text, d.label.Text())
	}
}

// TestPasteByToolkit: where the clipboard can't be asked without the toolkit, that is.
func TestPasteByToolkit(t *testing.T) {
	d := play(t)
	d.clipboard.text = func(context.Context, uintptr) (string, error) { return "", portal.ErrNoClipboard }
	d.toolkit.Clipboard().SetContent("1")
	e := d.saveField("/a", 2)
	d.pastes(e)
	d.types(e, "b")
	if d.waited(); e.Text != "/a1b" {
		t.Errorf("%q", e.Text)
	}
}
