package window

import (
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/generator/lesson"
	"sudoku/gui/menu"
	"sudoku/gui/screen/results"
	"sudoku/puzzle/words"
)

// heardAs writes what a listener heard as the lines of the data do.
func heardAs(said []string) string {
	var list []string
	for _, s := range said {
		if at, ok := strings.CutSuffix(s, " (urgent)"); ok {
			s = "!" + at
		}
		list = append(list, s)
	}
	return strings.Join(list, " / ")
}

// ungrouped leaves out how texts are grouped: what comes of work in the background may come together.
var ungrouped = strings.NewReplacer(" / ", "", ".", "", "。", "", " ", "")

// cases reads the lines of a file of cases, cut at the bars.
func cases(t *testing.T, path string, parts int) (list [][]string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		of := strings.Split(line, "|")
		for i := range of {
			of[i] = strings.TrimSpace(of[i])
		}
		if len(of) != parts {
			t.Fatalf("%s: %d parts", line, len(of))
		}
		list = append(list, of)
	}
	return list
}

// positions are grids by the names that the cases give them.
var positions = map[string]string{
	"easy": easy, "blank": strings.Repeat("0", 81), "one left": "0" + easySolution[1:],
	"row left":   "0" + easySolution[1:9] + easy[9:],
	"two left":   "00" + easySolution[2:],
	"cross left": "0" + easySolution[1:80] + "0",
}

// does presses a key, runs a command or opens a page by its name, and waits for what comes of it.
func (d *desk) does(deed string) {
	d.t.Helper()
	if page, ok := strings.CutPrefix(deed, "page:"); ok {
		pages := d.pages()
		pages["lessonseek"] = func() { d.openLesson(lesson.Seek) }
		pages[page]()
		d.settle()
		d.until(d.analysed)
		d.Refresh()
		d.settle()
		return
	}
	_, key := keyNames[deed]
	if i := slices.IndexFunc(d.menus.Actions(), func(a *menu.Action) bool { return a.ID == deed }); i >= 0 && !key {
		d.menus.Run(d.menus.Actions()[i])
	} else {
		d.keys(deed)
	}
	d.settle()
	d.until(func() bool {
		if !d.app.Session().Facts().Known || !d.analysed() {
			return false
		}
		switch s := d.app.Top().(type) {
		case *results.Done:
			return s.Ready()
		case *results.Review:
			return len(s.Spoken()) > 4 // and the move that is shown
		}
		return !d.making()
	})
	d.settle()
}

// analysed reports whether all is known of a puzzle that is typed or read off a photo.
func (d *desk) analysed() bool { return d.entering() == nil || !d.entering().Checks.Busy() }

// TestAnnouncements: what happens where the focus is not is said, once, in both languages.
func TestAnnouncements(t *testing.T) {
	for i, lang := range []words.Lang{words.English, words.Chinese} {
		if testing.Short() && i > 0 {
			break // the same in other words
		}
		d, l := listened(t, lang)
		for _, c := range cases(t, "testdata/announced.txt", 4) {
			if strings.HasSuffix(c[0], "left") { // what a finish is worth depends on those before
				d, l = listened(t, lang)
			}
			d.open(c[0])
			for _, deed := range strings.Fields(c[1]) {
				l.said = nil
				d.does(deed)
			}
			if got := heardAs(l.said); ungrouped.Replace(got) != ungrouped.Replace(c[2+i]) {
				t.Errorf("%s, %s: %q, want %q", c[0], c[1], got, c[2+i])
			}
		}
	}
}
