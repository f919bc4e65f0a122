package window

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// TestGuide: the example stands on the board and can't be written on; the game stays.
func TestGuide(t *testing.T) {
	d := play(t)
	d.pasteText(harder)
	before := d.session.Game.State()
	d.openGuide()
	if n := len(d.guide.list); n < 140 {
		t.Errorf("%d techniques", n)
	}
	for i := range d.guide.list {
		d.chooseTechnique(i)
		card := d.guideCard()
		if len(card.Paragraphs) < 3 || card.Notation == "" {
			t.Errorf("%s: %q", card.Title, card.Paragraphs)
		}
	}
	if v := d.view(); v.State.Grid != d.guide.pos.Grid || len(v.Hint.Cands) == 0 {
		t.Error("the board does not show the example")
	}
	d.input(game.Input{Kind: game.Type, Digit: 5})
	d.rebuild() // as a change of theme does
	if d.guide == nil || d.session.Game.State() != before {
		t.Error("the guide is gone, or wrote into the game")
	}
	d.backToGame()
	if v := d.view(); v.State != before || d.guide != nil {
		t.Error("the game does not come back")
	}
}

// TestPractise: an exercise begins where its technique is due.
func TestPractise(t *testing.T) {
	d := play(t)
	d.openGuide()
	for i, tech := range d.guide.list {
		if tech.ID == "x-wing" {
			d.chooseTechnique(i)
		}
	}
	d.practise()
	d.until(func() bool { return d.guide == nil })
	s := d.session.Game.State()
	pos := puzzle.Position{Grid: s.Grid, Cands: s.Centre, Given: d.session.Game.Givens()}
	xwing, _ := logic.ByID("x-wing")
	if step, ok := logic.Next(&pos, append(logic.Before(xwing), xwing)); !ok || step.Technique != xwing {
		t.Error("no X-wing is due")
	}
	d.openGuide()
	d.practise()
	d.practise() // stops
	if d.guide.tried != 0 || d.makeJob.Busy() {
		t.Error("the search goes on")
	}
}
