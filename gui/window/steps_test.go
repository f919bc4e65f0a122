package window

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// harder takes a skyscraper and more.
const harder = "...6......2....8....7.95...1.....2.6..5.6..9..3.2...4....45...8.7.....2....9.6..5"

// listed opens a list of steps and waits for it.
func (d *desk) listed(open func()) {
	d.t.Helper()
	open()
	d.settled()
}

func (d *desk) settled() {
	d.t.Helper()
	d.until(func() bool { return d.steps == nil || !d.steps.busy })
}

// TestAllSteps: a step that is chosen shows on the board, and is made as one move.
func TestAllSteps(t *testing.T) {
	d := play(t)
	d.pasteText(harder)
	d.listed(d.listAll)
	s := d.steps
	first := slices.IndexFunc(s.found, func(f logic.Found) bool { return len(f.Eliminate) > 0 })
	if s.count() < 100 || first < 1 {
		t.Fatalf("%d steps, the first elimination is %d", s.count(), first)
	}
	d.chooseStep(first)
	step := s.found[first].Step
	if v := d.view(); len(v.Hint.Cands) != len(step.Picture.Cands) || v.State != d.session.Game.State() {
		t.Error("the board does not show the step")
	}
	d.doStep()
	for _, k := range step.Eliminate {
		if !d.session.Game.State().Ruled[k.Cell()].Has(k.Digit()) {
			t.Errorf("%v is not ruled out", k)
		}
	}
	d.settled()
	for _, f := range d.steps.found {
		if slices.Equal(f.Eliminate, step.Eliminate) {
			t.Error("the step that was made is listed again: ", f.Notation(d.lang))
		}
	}
	d.undo()
	if d.session.Game.State() != (game.State{Grid: d.session.Game.Puzzle().Givens}) {
		t.Error("it takes more than one undo")
	}
}

// TestPath: the board shows a later step as it will be, and goes there in one move.
func TestPath(t *testing.T) {
	d := play(t)
	d.pasteText(harder)
	d.listed(d.listPath)
	path := d.steps.path
	pos := puzzle.NewPosition(d.session.Game.Puzzle().Givens)
	const at = 20
	for _, s := range path[:at] {
		s.Apply(&pos)
	}
	d.chooseStep(at)
	if v := d.view(); v.State.Grid != pos.Grid || v.State.Centre != pos.Cands {
		t.Error("the board is not shown as it will be")
	}
	if d.session.Game.State().Grid != d.session.Game.Puzzle().Givens {
		t.Error("looking ahead changed the game")
	}
	d.doStep()
	d.settled()
	if d.session.Game.State().Grid != pos.Grid || d.steps.pos.Cands != pos.Cands {
		t.Error("it did not go there")
	}
	if d.steps.chosen != 0 || d.steps.path[0].Notation(d.lang) != path[at].Notation(d.lang) {
		t.Errorf("the next step is %s, want %s", d.steps.path[0].Notation(d.lang), path[at].Notation(d.lang))
	}
	if done := d.steps.percent(); done <= 0 || done >= 100 {
		t.Error(done, "% are done")
	}
	d.upTo(0)
	if s, _ := d.steps.step(); s.Technique.ID != d.steps.techniques()[0].ID {
		t.Errorf("went to %s, want %s", s.Technique.ID, d.steps.techniques()[0].ID)
	}
	d.undo()
	if d.session.Game.State().Grid != d.session.Game.Puzzle().Givens {
		t.Error("it takes more than one undo")
	}
}

// TestBackdoors: with its digits placed, singles do the rest.
func TestBackdoors(t *testing.T) {
	d := play(t)
	d.pasteText(harder)
	d.listed(d.listDoors)
	if len(d.steps.doors) == 0 {
		t.Fatal("none found")
	}
	d.chooseStep(0)
	if !strings.Contains(d.steps.card(d.lang).Title, "=") {
		t.Error(d.steps.card(d.lang).Title)
	}
	d.doStep()
	d.settled()
	pos := d.steps.pos
	if _, _, err := logic.PathFrom(t.Context(), &pos, d.easySteps()); err != nil {
		t.Error(err)
	}
	d.escape()
	if d.steps != nil || d.page != page.Page(d.play) {
		t.Error("the page is not closed")
	}
}

func (d *desk) easySteps() []*logic.Technique {
	return slices.DeleteFunc(slices.Clone(logic.HoDoKu.Techniques), func(t *logic.Technique) bool { return t.Level > logic.Easy })
}

// TestStepsSayMistakesFirst: on a wrong board there is nothing to list.
func TestStepsSayMistakesFirst(t *testing.T) {
	d := play(t)
	d.keys("right 8")
	d.listed(d.listAll)
	if d.steps != nil || d.hint == nil {
		t.Error("steps are listed on a wrong board")
	}
}

// TestStepsKeys: up and down go through the list, Escape leaves it.
func TestStepsKeys(t *testing.T) {
	d := play(t)
	d.listed(d.listAll)
	list := d.steps.page.Focus()
	for range 3 {
		list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	if d.steps.chosen != 1 {
		t.Error("row", d.steps.chosen)
	}
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if d.steps != nil {
		t.Error("Escape does not close the page")
	}
}

// TestStepsOfSeveralSolutions: nothing is listed that holds only where there is one.
func TestStepsOfSeveralSolutions(t *testing.T) {
	d := play(t)
	d.pasteText(strings.Replace(harder, "6", ".", 1))
	d.listed(d.listAll)
	for _, f := range d.steps.found {
		if f.Technique.OneSolution {
			t.Error(f.Notation(d.lang))
		}
	}
	d.listed(d.listDoors)
	if d.steps.count() != 0 {
		t.Error("backdoors without a solution to lead to")
	}
}
