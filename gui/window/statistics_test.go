package window

import (
	"strings"
	"testing"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestStatistics counts games by level, without those that the program solved.
func TestStatistics(t *testing.T) {
	d := play(t)
	d.stopMaking()
	for _, how := range []string{"no hint", "hint", "program", "begun"} {
		d.pasteText(easy)
		switch how {
		case "program":
			screen.Solve(d)
			continue
		case "begun":
			continue
		}
		solution := d.session.Solved().Found[0]
		for c := range d.session.Game.State().Grid {
			if d.session.Game.State().Grid[c] == 0 {
				m := game.Move{Digit: solution[c], Hint: how == "hint"}
				m.Cells.Add(puzzle.Cell(c))
				d.play.Move(m)
			}
		}
	}
	d.Show(screen.NewStatistics(d))
	p, ok := d.page().(*page.Statistics)
	if !ok {
		t.Fatalf("%T", d.page())
	}
	d.until(func() bool { return len(p.Rows()) > 1 })
	solved := 0
	for _, row := range p.Rows()[1:] {
		if row.Solved == "2" && row.Unaided == "1" {
			solved++
		}
	}
	if solved != 1 {
		t.Errorf("%+v", p.Rows())
	}
}

// TestRate: the menu command shows the level and the hardest step.
func TestRate(t *testing.T) {
	d := play(t)
	d.pasteText(harder)
	d.until(func() bool { return d.session.Facts().Known })
	d.status.sayRating()
	hardest := d.lang.Say(d.session.Facts().Rating.Hardest.Name)
	if said := d.status.label.Text(); !strings.Contains(said, hardest) || !strings.Contains(said, d.status.levelText()) {
		t.Error(said)
	}
}
