package window

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/stats"
	"sudoku/gui/screen/table"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestStatistics counts games by level, without those that the program solved and those of
// puzzles that were solved before.
func TestStatistics(t *testing.T) {
	d := play(t)
	d.stopMaking()
	swap := strings.NewReplacer("1", "2", "2", "1") // another puzzle
	for _, how := range []string{"no hint", "hint", "again", "program", "begun"} {
		if d.pasteText(easy); how == "hint" {
			d.pasteText(swap.Replace(easy))
		}
		switch how {
		case "program":
			screen.Solve(d.app)
			continue
		case "begun":
			continue
		}
		solution := d.app.Session().Solved().Found[0]
		for c := range d.app.Session().Game.State().Grid {
			if d.app.Session().Game.State().Grid[c] == 0 {
				m := game.Move{Digit: solution[c], Hint: how == "hint" && c%3 == 0} // of less than half, so that it counts
				m.Cells.Add(puzzle.Cell(c))
				d.app.Play().Move(m)
			}
		}
	}
	d.app.Show(stats.NewStatistics(d.app))
	p, ok := d.app.Top().(*stats.Statistics)
	if !ok {
		t.Fatalf("%T", d.page())
	}
	d.until(func() bool { // the levels are found one by one
		for _, row := range p.Report().Levels[1:] {
			if row.Solved == "2" {
				return true
			}
		}
		return false
	})
	solved := 0
	for _, row := range p.Report().Levels[1:] {
		if row.Solved == "2" && row.Unaided == "1" {
			solved++
		}
	}
	if solved != 1 {
		t.Errorf("%+v", p.Report().Levels)
	}
}

// TestRate: the page of details shows both ratings and the hardest step, and the caption shows
// them in as much room as there is.
func TestRate(t *testing.T) {
	d := play(t)
	d.pasteText(harder)
	d.until(func() bool { return d.app.Session().Facts().Explained })
	table.OpenDetails(d.app)
	f := d.app.Session().Facts()
	d.app.ClearMessage()
	d.Refresh()
	said := d.status.label.Text()
	for _, o := range d.page().Objects() {
		if l, ok := o.(fyne.Accessible); ok {
			said += l.AccessibilityLabel() + "\n"
		}
	}
	for _, part := range []string{d.lang.Say(f.Rating.Hardest.Name()), caption.LevelOf(d.lang, f), f.SE.ER.String(), d.T(f.SE.ER.Grade())} {
		if !strings.Contains(said, part) {
			t.Errorf("%s lacks %s", said, part)
		}
	}
	d.app.ShowPlay()
	long, short := caption.RatingOf(d.lang, f), caption.ShortRatingOf(d.lang, f)
	d.win.Resize(fyne.NewSize(1100, 780))
	if said := d.head.level.Text(); !strings.Contains(said, long) {
		t.Error("wide: ", said)
	}
	d.app.Prefs().SetFloat(screen.PrefText, 2)
	d.win.Resize(fyne.NewSize(360, 480))
	d.work()
	d.rebuild()
	if said := d.head.level.Text(); !strings.Contains(said, short) || strings.Contains(said, long) {
		t.Error("narrow: ", said)
	}
}
