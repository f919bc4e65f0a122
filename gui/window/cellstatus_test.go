package window

import (
	"strings"
	"testing"

	"sudoku/puzzle/words"
)

// said lists what the status line says after keys on the easy puzzle.
const said = `
                                    | r1c1 is 1, given.
right                               | r1c2 is empty.
right 4                             | r1c2 is 4, your entry. No conflict.
right 9                             | r1c2 is 9, your entry.  Conflict: two 9s in row 1, at r1c2 and r1c9.
right shift+4                       | r1c2 is empty. Corner mark 4.
right ctrl+4 ctrl+8 shift+6 shift+7 | r1c2 is empty. Centre marks 4 and 8. Corner marks 6 and 7.
right ctrl+shift+2 ctrl+shift+5     | r1c2 is empty. Colours 2 and 5.
ctrl+shift+2                        | r1c1 is 1, given. Colour 2.
right shift+right                   | 2 cells are selected. r1c3 is 3, given.
right alt+7                         | r1c2 is empty.  Cells in white can still take a 7.
`

func TestStatusInWords(t *testing.T) {
	d := play(t)
	for line := range strings.Lines(said) {
		keys, want, ok := strings.Cut(strings.TrimSpace(line), "|")
		if !ok {
			continue
		}
		d.app.Play().History().Restart()
		d.status.notice = nil
		d.home()
		d.keys(keys)
		d.Refresh()
		if got := d.status.label.Text(); got != strings.TrimSpace(want) {
			t.Errorf("%s: %q", line, got)
		}
	}
	d.lang = words.Chinese
	d.home()
	d.keys("right alt+7 ctrl+4 ctrl+8")
	if got, want := d.status.label.Text(), "r1c2 为空。中心标 4 和 8。"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
