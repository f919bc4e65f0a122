package window

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// TestEnterKeys: each command of the page where a puzzle is typed has a key. Each line:
// what was typed, the keys, the page then, what is typed then.
func TestEnterKeys(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	for _, tt := range []struct{ typed, keys, page, want string }{
		{easy, "c", "*enter.Enter", ""},
		{easy, "c ctrl+z", "*enter.Enter", rowsOf(easy)},
		{easy, "s", "*screen.Play", ""},
		{easy, "n", "*hint.Hint", ""},
		{easy, "e", "*screen.Play", ""}, // all of it is easy
		{easy, "p", "*paper.Print", rowsOf(easy)},
		{easy, "ctrl+p", "*paper.Print", rowsOf(easy)},
		{easy, "w", "*enter.Compare", rowsOf(easy)},
		{easy, "ctrl+enter", "*screen.Play", ""},
		{spoiled, "enter", "*enter.Enter", rowsOf(easy)},
		{spoiled, "s", "*enter.Enter", rowsOf(spoiled)}, // it lists what may be mistyped
		{easy, "ctrl+e", "*enter.Enter", ""},
		{easy, "ctrl+e g", "*enter.Enter", rowsOf(easy)},
		{easy, "ctrl+e 5 ctrl+e g g", "*enter.Enter", rowsOf(easy)},
		{easy, "esc ctrl+e g", "*enter.Enter", rowsOf(easy)},
		{easy, "a b d h i j k l m o q r t u v x y z shift+c shift+s", "*enter.Enter", rowsOf(easy)},
	} {
		d := play(t)
		d.navigation.openEnter()
		d.entryTyped(tt.typed)
		if tt.typed == spoiled {
			d.until(func() bool { return d.entering().Report().Fixes != nil })
		}
		d.keys(tt.keys)
		d.until(func() bool { return d.entering() == nil || !d.entering().Checks.Busy() })
		got := ""
		if d.entering() != nil {
			got = d.typed()
		}
		if typeName(d.page()) != tt.page && !(tt.page == "*screen.Play" && typeName(d.page()) == "*results.Done") || got != tt.want {
			t.Errorf("%q after %.9s...: %T with %q; %s", tt.keys, tt.typed, d.page(), got, d.status.label.Text())
		}
	}
}

// TestEnterKeysAreShown: every button of the page has its key on it, from the table that
// binds it, and the sheet of keys lists it, in both languages.
func TestEnterKeysAreShown(t *testing.T) {
	d := play(t)
	for _, lang := range []string{"en", "zh-Hans"} {
		d.app.Prefs().SetString(screen.PrefLanguage, lang)
		d.rebuild()
		var listed []string
		for _, l := range d.menus.KeySheet().Lines {
			for _, k := range l.Keys {
				listed = append(listed, strings.Join(k, "+")+" "+l.Right)
			}
		}
		for name, key := range map[string]string{"clear": "C", "solve": "S", "easy": "E", "next": "N", "print": "P", "find": "F", "compare": "W", "before": "G"} {
			if got := d.menus.Tip("enter." + name).Keys; got != key {
				t.Errorf("%s has the key %q", name, got)
			}
			if !slices.Contains(listed, key+" "+d.T("enter."+name)) {
				t.Errorf("%s: the sheet does not list %s", lang, name)
			}
		}
		for id, key := range map[string]fyne.KeyName{"enter.take": fyne.KeyReturn, "enter.play": fyne.KeyReturn} {
			if got := d.menus.Tip(id).Keys; !strings.HasSuffix(got, d.T("key."+string(key))) {
				t.Errorf("%s has the key %q", id, got)
			}
		}
	}
}

// TestLastGridIsOffered: an empty page offers the grid typed before until something is
// typed, and none where there is none.
func TestLastGridIsOffered(t *testing.T) {
	d := play(t)
	offered := func() bool { return d.entering().Report().Before }
	d.keys("ctrl+e")
	if d.solutions(); offered() {
		t.Error("there was no grid before")
	}
	d.keys("g")
	if !strings.Contains(d.status.label.Text(), d.T("enter.nobefore")) {
		t.Error(d.status.label.Text())
	}
	d.keys("1 2 ctrl+e")
	if d.solutions(); !offered() || !strings.Contains(d.status.label.Text(), d.T("enter.fresh")) {
		t.Error("it is not offered:", d.status.label.Text())
	}
	d.keys("7")
	if d.solutions(); offered() {
		t.Error("it is offered while one types")
	}
	d.keys("back")
	if d.solutions(); !offered() {
		t.Error("on an empty page it is not offered again")
	}
}
