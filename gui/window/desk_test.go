package window

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/screen"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A desk is a window under the toolkit's test driver; the test's goroutine is the
// window's.
type desk struct {
	*Window
	t     testing.TB
	queue chan func()
	now   time.Time
}

const easy = "103000509002109400000704000300502006060000050700803004000401000009205800804000107"
const easySolution = "143628579572139468986754231391542786468917352725863914237481695619275843854396127"

func openDesk(t testing.TB, dir, file string) *desk { return openWith(t, dir, file, nil) }

// openWith opens a desk whose settings are kept elsewhere than in the toolkit.
func openWith(t testing.TB, dir, file string, values screen.Values) *desk {
	d := &desk{t: t, queue: make(chan func(), 10000), now: time.Date(2026, 11, 21, 9, 0, 0, 0, time.UTC)}
	c := Config{Manual: manual, Toolkit: test.NewTempApp(t), Store: store.Games{Dir: dir}, Values: values, System: words.English,
		Now: func() time.Time { return d.now }, Do: func(f func()) { d.queue <- f }}
	if values == nil {
		c.Toolkit.Preferences().SetBool(screen.PrefSettled, true) // tests of what a beginner sees undo it
	}
	if file == "" {
		d.Window = New(c)
	} else {
		d.Window = New(c, file)
	}
	d.allOpened()
	t.Cleanup(func() {
		d.Shutdown()
		d.runner.Wait()
	})
	return d
}

// crash returns a folder with what the program would leave behind if it were killed now:
// its files without the locks, which the system releases.
func (d *desk) crash() string {
	d.t.Helper()
	left := d.t.TempDir()
	list, err := os.ReadDir(d.Store.Dir)
	for _, f := range list {
		if err != nil {
			break
		}
		if f.IsDir() || filepath.Ext(f.Name()) == ".lock" {
			continue
		}
		err = copyFile(filepath.Join(d.Store.Dir, f.Name()), filepath.Join(left, f.Name()))
	}
	if err != nil {
		d.t.Fatal(err)
	}
	return left
}

// copyFile copies a file with its time.
func copyFile(from, to string) error {
	text, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	info, err := os.Stat(from)
	if err != nil {
		return err
	}
	if err := os.WriteFile(to, text, info.Mode()); err != nil {
		return err
	}
	return os.Chtimes(to, info.ModTime(), info.ModTime())
}

// play opens a desk on the easy puzzle.
func play(t testing.TB) *desk {
	d := openDesk(t, t.TempDir(), "")
	d.pasteText(easy)
	screen.HasBegun(d.app)
	d.home()
	return d
}

func (d *desk) pasteText(text string) {
	d.toolkit.Clipboard().SetContent(text)
	d.opener.paste()
	d.allOpened()
	d.until(func() bool { return d.app.Session().Facts().Known })
}

// allOpened waits until everything to open has been read.
func (d *desk) allOpened() {
	d.t.Helper()
	d.until(func() bool { return d.opener.current == nil })
}

// openText opens a text as if pasted on the board.
func (d *desk) openText(text string) {
	d.t.Helper()
	d.opener.read(opening{Request: session.Request{Text: text}})
	d.allOpened()
}

// readBack reads the puzzle of a saved file.
func (d *desk) readBack(path string) puzzle.Puzzle {
	d.t.Helper()
	r := session.Reader{Store: d.Store, Now: d.Now, Open: openFile}
	f, err := r.Read(d.t.Context(), session.Request{Paths: []string{path}}, func(session.Found) {})
	if err != nil || len(f.Games) != 1 {
		d.t.Fatal(path, f, err)
	}
	return d.opener.gameOf(f.Games[0]).Puzzle()
}

// home moves the cursor to r1c1, where the keys of these tests start.
func (d *desk) home() { d.app.Session().UI = game.UI{Selected: puzzle.CellsOf(0), Clean: true} }

// hinted requests a hint and waits for it.
func (d *desk) hinted() {
	d.t.Helper()
	hints.Deeper(d.app)
	d.until(func() bool { return !d.app.Session().FindingHint() })
}

// action returns the action with that ID.
func (d *desk) action(id string) *menu.Action {
	for _, a := range slices.Concat(d.menus.Actions(), d.menus.Apart()) {
		if a.ID == id {
			return a
		}
	}
	d.t.Fatal("no action ", id)
	return nil
}

// until runs the callbacks of jobs until ok.
func (d *desk) until(ok func() bool) {
	d.t.Helper()
	deadline := time.After(stall)
	for !ok() {
		select {
		case f := <-d.queue:
			f()
		case <-deadline:
			d.t.Fatal("it did not come")
		}
	}
}

var modifiers = map[string]fyne.KeyModifier{"ctrl": key.Ctrl, "shift": key.Shift, "alt": key.Alt}

var keyNames = map[string]fyne.KeyName{"right": fyne.KeyRight, "left": fyne.KeyLeft, "up": fyne.KeyUp, "down": fyne.KeyDown,
	"del": fyne.KeyDelete, "back": fyne.KeyBackspace, "space": fyne.KeySpace, "enter": fyne.KeyReturn, "esc": fyne.KeyEscape, "pgdn": fyne.KeyPageDown, "pgup": fyne.KeyPageUp, "home": fyne.KeyHome, "end": fyne.KeyEnd,
	"<": key.Char('<'), ".": key.Char('.'), "?": key.Char('?')}

// keys presses keys such as "5 shift+3 right ctrl+z".
func (d *desk) keys(list string) {
	d.t.Helper()
	for f := range strings.FieldsSeq(list) {
		parts := strings.Split(f, "+")
		var mod fyne.KeyModifier
		for _, p := range parts[:len(parts)-1] {
			mod |= modifiers[p]
		}
		last := parts[len(parts)-1]
		name, ok := keyNames[last]
		if !ok {
			name = fyne.KeyName(strings.ToUpper(last))
		}
		d.keyboard.key(name, mod)
		d.until(func() bool { return !d.app.Session().FindingHint() })
	}
}

// Each line: keys, then a cell and what it holds: a digit, or its centre marks
// after c, its corner marks after k, its colours after f.
const typed = `
right 5                          | r1c2 5
right 5 5                        | r1c2 -
right 4 right 9                  | r1c3 3
right shift+4 shift+8            | r1c2 k48
right ctrl+4 ctrl+8 ctrl+4       | r1c2 c8
right ctrl+shift+2               | r1c2 f2
right x 4 7                      | r1c2 k47
right space 4 space 7            | r1c2 k4 c7
right 4 del                      | r1c2 -
right 4 back                     | r1c2 -
right 4 ctrl+z                   | r1c2 -
right 4 ctrl+z ctrl+y            | r1c2 4
right 4 ctrl+z ctrl+shift+z      | r1c2 4
right shift+down 6               | r1c2 c6
right shift+down 6               | r2c2 c6
ctrl+a 6                         | r9c8 c6
right c 6 down 4                 | r2c2 c4
`
