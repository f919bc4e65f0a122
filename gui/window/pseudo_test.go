package window

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
)

// TestPseudoLanguage opens every page in a language that is longer, accented and in brackets:
// nothing is cut or without room, and no text of the program stands outside of the catalogue.
func TestPseudoLanguage(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	l, forget := words.Pseudo()
	defer forget()
	d := play(t)
	pages := d.pages()
	pages["trial"] = d.tryOutSome
	d.app.ClearMessage()                                          // it is English
	for _, page := range []string{"about", "manual", "chapter"} { // licences and documents
		delete(pages, page)
	}
	sizes := []fyne.Size{sizes[3], sizes[8], sizes[13]}
	for _, name := range slices.Sorted(maps.Keys(pages)) {
		d.app.Prefs().SetString(screen.PrefLanguage, l.Code())
		d.app.ShowPlay()
		d.rebuild()
		pages[name]()
		for _, size := range sizes {
			where := fmt.Sprintf("%s at %v x %v", name, size.Width, size.Height)
			d.win.Resize(size)
			d.work()
			d.kit.Tight = func(s string) { t.Errorf("%s: no room for %q", where, s) }
			d.kit.Written = func(w widget.Written) {
				if hardCoded(w.Text) {
					t.Errorf("%s: %q is not of the catalogue", where, w.Text)
				}
			}
			check(t, where, d.win.Content().(*fyne.Container), size)
		}
		d.kit.Tight, d.kit.Written = nil, nil
		d.app.ShowPlay()
		d.app.Play().History().GoTo(0)
	}
}

// ofOthers are names that are the same in every language: what the player's files and printers are
// called, sizes of paper, programs, kinds of files, keys, and HoDoKu's notation.
var ofOthers = regexp.MustCompile(`Evening Courier|newspaper\.jpg|Office[\w-]*|Letter|Legal|SudokuPad|HoDoKu|English|[A-Z]{3,12}|\.[a-z]+|` +
	`(?:/[\w.-]+)+/|Saturday, 21 ?[^|]*|[A-Z][a-z]+ [A-Z][a-z]+: r\dc\d=\d|Ctrl|Alt|Shift|Home|Tab`)

var letters = regexp.MustCompile(`[A-Za-z]{3}`)

// hardCoded reports whether a text is neither of the pseudo-language nor a name.
func hardCoded(text string) bool {
	text = ofOthers.ReplaceAllString(text, "")
	return letters.MatchString(text) && !strings.ContainsAny(text, "áçðéîñöûýÅÇÉÎÑØŠÛ«»")
}
