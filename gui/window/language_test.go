package window

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2/lang"

	"sudoku/gui/screen"
	"sudoku/gui/screen/files"
	"sudoku/gui/screen/paper"
	"sudoku/gui/screen/settings"
	"sudoku/gui/screen/table"
	"sudoku/puzzle/words"
)

// TestLanguageChangesAtOnce: the open page stays open and changes to Chinese, in the
// panel, in the status line and on paper.
func TestLanguageChangesAtOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	pages := d.pages()
	pages["mistake"] = func() {
		d.app.ShowPlay()
		d.keys("right 4")
		table.WhereWrong(d.app)
	}
	for _, name := range slices.Sorted(maps.Keys(pages)) {
		d.speak(words.English)
		d.app.Prefs().SetBool(screen.PrefPanel, true)
		d.app.ShowPlay()
		pages[name]()
		before := reflect.TypeOf(d.page())
		d.speak(words.Chinese)
		if after := reflect.TypeOf(d.page()); after != before {
			t.Errorf("%s: %v was open, now %v", name, before, after)
		}
		if s := d.status.label.Text(); !hasHan(s) {
			t.Errorf("%s: the status line says %q", name, s)
		}
		if d.preview() != nil {
			d.paperIn(name)
		}
		d.app.ShowPlay()
	}
}

// TestTypingGoesOn: text being typed survives a change of theme, and typing continues in
// the same field.
func TestTypingGoesOn(t *testing.T) {
	d := play(t)
	type typing func(s string) string // types and returns what then stands there
	for name, open := range map[string]func() typing{
		"note": func() typing {
			table.OpenDetails(d.app)
			for range 4 {
				d.win.Canvas().FocusNext()
			}
			return func(s string) string {
				d.write(s)
				return d.app.Session().Game.Puzzle().Note
			}
		},
		"path": func() typing {
			screen.SaveFile(d.app)
			d.page().(*files.Chooser).Focus().(interface{ SetText(string) }).SetText("")
			return func(s string) string {
				d.write(s)
				return d.page().(*files.Chooser).Finding()
			}
		},
	} {
		typed := open()
		typed("12")
		d.speak(words.Chinese)
		if got := typed("34"); got != "1234" || d.app.Session().Game.State().Grid != d.app.Session().Game.Puzzle().Givens {
			t.Errorf("%s: %q; the board has %v", name, got, d.app.Session().Game.State().Grid)
		}
		d.speak(words.English)
	}
}

// write types into the focused field.
func (d *desk) write(s string) {
	for _, r := range s {
		d.win.Canvas().Focused().TypedRune(r)
	}
}

// speak chooses a language and waits until it is applied.
func (d *desk) speak(l words.Lang) {
	d.t.Helper()
	settings.SetLanguage(d.app, l.Code())
	d.until(func() bool { return d.lang == l })
}

// paperIn checks the text of the previewed page: except numbers and cell names it has no
// Latin letters.
func (d *desk) paperIn(name string) {
	s, ok := d.app.Top().(*paper.Print)
	if !ok {
		return
	}
	p, _, _, ok := s.Preview()
	if !ok && name == "print" {
		d.t.Errorf("%s: no page", name)
	}
	for _, text := range p.Texts {
		if strings.ContainsFunc(text.S, func(r rune) bool { return unicode.IsLower(r) && unicode.Is(unicode.Latin, r) }) {
			d.t.Errorf("%s: the paper says %q", name, text.S)
		}
	}
}

func hasHan(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return unicode.Is(unicode.Han, r) })
}

// TestToolkitSpeaksTheLanguage: the texts of the toolkit's own dialogs are from our
// catalogue.
func TestToolkitSpeaksTheLanguage(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	for _, key := range []string{"Copy", "Cut", "Paste", "Quit", "Redo", "Select all", "Undo"} {
		d.speak(words.Chinese)
		if got := lang.L(key); !hasHan(got) {
			t.Errorf("%q is %q in Chinese", key, got)
		}
		d.speak(words.English)
		if got := lang.L(key); !strings.EqualFold(got[:2], key[:2]) || hasHan(got) {
			t.Errorf("%q is %q in English", key, got)
		}
	}
}
