package window

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen/learn"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// TestTechniques: a technique that is off is not used for hints, order and scores are
// the player's, and everything can be reset.
func TestTechniques(t *testing.T) {
	d := play(t)
	d.app.Show(learn.NewTechniques(d.app))
	p := d.page().(*learn.Techniques)
	list := p.Focus()
	key := func(name fyne.KeyName) { list.TypedKey(&fyne.KeyEvent{Name: name}) }
	easy := 0
	for _, f := range learn.OrderOf(d.app.Prefs(), d.lang) {
		if key(fyne.KeyDown); f[3] == "Easy" {
			key(fyne.KeySpace)
			easy++
		}
	}
	if easy < 3 {
		t.Fatal(easy, "easy techniques")
	}
	for _, tech := range d.app.Prefs().Techniques(nil) {
		if tech.Level == puzzle.Easy {
			t.Error(tech.ID, "is still on")
		}
	}
	d.keys("esc h")
	if s, ok := d.hint().Hinted().Step(); !ok || s.Technique.Level == puzzle.Easy {
		t.Error("the hint uses what is off: ", d.hint().Hinted().Notation())
	}
	o := learn.OrderOf(d.app.Prefs(), d.lang)
	o[0], o[1] = o[1], o[0]
	o.Toggle(0)
	o.Toggle(1)
	o.Score(0, 96)
	o.Score(1, -1000)
	d.app.Prefs().SetTechniqueOrder(o.String())
	if got := d.app.Prefs().Techniques(nil); got[0].ID != o[0][1] || got[1].ID != o[1][1] || got[0].Score < 96 || got[1].Score != 0 {
		t.Error(got[0].ID, got[0].Score, got[1].ID, got[1].Score)
	}
	d.app.Prefs().SetTechniqueOrder("")
	if !slices.Equal(d.app.Prefs().Techniques(nil), logic.Full.Techniques) {
		t.Error("the order is not as it was")
	}
}
