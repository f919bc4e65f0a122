package window

import (
	"strings"
	"testing"

	"sudoku/gui/screen/enter"
)

// TestUnreadSaid: a puzzle that can't be read is told of with its line and why, though another of the same
// text is opened.
func TestUnreadSaid(t *testing.T) {
	const good = ".3......256.8..7...2.71....2....4.5.7.......9...3....8.1...59.7..8..23..9........\n"
	cells := strings.Map(func(r rune) rune {
		if r == '.' {
			return '0'
		}
		return r
	}, strings.TrimSpace(good))
	const solution = "137549682569823714824716593283974156751268439496351278312485967678192345945637821"
	swapped := "quizzes,solutions\n" + cells + "," + solution + "\n" + solution + "," + cells[:79] + "10\n"
	for text, line := range map[string]string{good + good[:80] + "\n": "Line 2, column 81: ", swapped: "Line 3"} {
		for name, open := range map[string]func(d *desk){
			"pasted": func(d *desk) { d.pasteText(text) },
			"opened": func(d *desk) { d.opener.openPaths([]string{file(t, "a.txt", text)}) },
			"entered": func(d *desk) {
				d.app.Show(enter.NewEnter(d.app))
				d.pasteText(text)
			},
		} {
			d := play(t)
			open(d)
			d.allOpened()
			if said := d.status.label.Text(); !strings.Contains(said, "Another puzzle could not be read. "+line) {
				t.Errorf("%s: said is %q", name, said)
			}
		}
	}
}

// TestUnreadFileNamed: of several files it is told in which the puzzle is.
func TestUnreadFileNamed(t *testing.T) {
	d := play(t)
	d.opener.openPaths([]string{file(t, "good.txt", easy), file(t, "bad.txt", easy+"\n"+easy[:80])})
	d.allOpened()
	if said := d.status.label.Text(); !strings.Contains(said, "bad.txt") || !strings.Contains(said, "ine 2, column 81") {
		t.Errorf("said is %q", said)
	}
}
