package hint

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// stepsOf opens a list of steps and waits until it is complete.
func stepsOf(d *screentest.Desk, tab StepsTab) *Steps {
	d.T.Helper()
	ListSteps(d.App, tab, d.Shown())
	d.Settle()
	s, _ := d.Shown().(*Steps)
	return s
}

// TestStepStaysChosen: a step that was chosen while others are looked for is the chosen one, wherever it is then.
func TestStepStaysChosen(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	s := stepsOf(d, AllSteps)
	all := slices.Clone(s.found)
	for _, by := range []logic.Order{logic.ByTechnique, logic.ByEffect, logic.ByUnlocks} {
		s.sort = by
		s.take(stepsFound{found: slices.Clone(all[len(all)/2:])}, true)
		s.choose(len(s.found) / 3)
		chosen, _ := s.step()
		s.take(stepsFound{found: slices.Clone(all)}, false)
		if is, ok := s.step(); !ok || !is.Same(&chosen) {
			t.Errorf("order %d: %s was chosen, then %s", by, chosen.Notation(), is.Notation())
		}
	}
}

// TestAllSteps: a chosen step is shown on the board, and applied as one move.
func TestAllSteps(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	s := stepsOf(d, AllSteps)
	first := slices.IndexFunc(s.found, func(f logic.Found) bool { return len(f.Eliminate) > 0 })
	if s.total() < 100 || first < 1 {
		t.Fatalf("%d steps, the first elimination is %d", s.total(), first)
	}
	s.choose(first)
	step := s.found[first].Step
	if s.chosenRow() != -1 {
		t.Error("a step of a closed group is a row")
	}
	if v := d.View(); len(v.Hint.Cands) != len(step.Diagram.Cands) || v.State != d.Session().Game.State() {
		t.Error("the board does not show the step")
	}
	s.do()
	for _, k := range step.Eliminate {
		if !d.Session().Game.State().RuledOut[k.Cell()].Has(k.Digit()) {
			t.Errorf("%v is not ruled out", k)
		}
	}
	d.Settle()
	for _, f := range s.found {
		if slices.Equal(f.Eliminate, step.Eliminate) {
			t.Error("the step that was made is listed again: ", f.Notation())
		}
	}
	d.Session().Game.Undo()
	if d.Session().Game.State() != (game.State{Grid: d.Session().Game.Puzzle().Givens}) {
		t.Error("it takes more than one undo")
	}
}

// TestPath: the board shows a later step on the position it applies to, and goes there
// in one move.
func TestPath(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	s := stepsOf(d, StepsPath)
	path := s.path
	pos := puzzle.NewPosition(d.Session().Game.Puzzle().Givens)
	const at = 20
	for _, s := range path[:at] {
		s.Apply(&pos)
	}
	s.choose(at)
	if v := d.View(); v.State.Grid != pos.Grid || v.State.Centre != pos.Cands {
		t.Error("the board is not shown as it will be")
	}
	if d.Session().Game.State().Grid != d.Session().Game.Puzzle().Givens {
		t.Error("looking ahead changed the game")
	}
	s.do()
	d.Settle()
	if d.Session().Game.State().Grid != pos.Grid || s.pos.Cands != pos.Cands {
		t.Error("it did not go there")
	}
	if s.chosen != 0 || s.path[0].Notation() != path[at].Notation() {
		t.Errorf("the next step is %s, want %s", s.path[0].Notation(), path[at].Notation())
	}
	if done := s.percent(); done <= 0 || done >= 100 {
		t.Error(done, "% are done")
	}
	s.upTo(0)
	if step, _ := s.step(); step.Technique.ID != s.techniques()[0].ID {
		t.Errorf("went to %s, want %s", step.Technique.ID, s.techniques()[0].ID)
	}
	d.Session().Game.Undo()
	if d.Session().Game.State().Grid != d.Session().Game.Puzzle().Givens {
		t.Error("it takes more than one undo")
	}
}

// TestBackdoors: with the digits of a backdoor placed, singles solve the rest.
func TestBackdoors(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	s := stepsOf(d, Backdoors)
	if len(s.backdoors) == 0 {
		t.Fatal("none found")
	}
	s.choose(0)
	if !strings.Contains(s.cardOf(words.English).Title, "=") {
		t.Error(s.cardOf(words.English).Title)
	}
	s.do()
	d.Settle()
	pos := s.pos
	if _, _, err := logic.PathFrom(t.Context(), &pos, easySteps(d)); err != nil {
		t.Error(err)
	}
}

func easySteps(d *screentest.Desk) []*logic.Technique {
	return slices.DeleteFunc(slices.Clone(logic.HoDoKu.Techniques), func(t *logic.Technique) bool { return t.Level > puzzle.Easy })
}

// TestStepsSayMistakesFirst: on a wrong board nothing is listed.
func TestStepsSayMistakesFirst(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	wrong := game.Move{Action: game.Enter, Digit: 8, Cells: puzzle.CellsOf(1)}
	d.Play().Move(wrong)
	if s := stepsOf(d, AllSteps); s != nil {
		t.Error("steps are listed on a wrong board")
	}
	if _, ok := d.Shown().(*Hint); !ok {
		t.Error("no hint tells of the mistake")
	}
	d.Play().Move(wrong) // removes the wrong digit again
	d.Close()
	stepsOf(d, AllSteps)
	if d.Play().Move(wrong); d.Shown() == nil {
		t.Fatal("nothing is shown")
	}
	if _, ok := d.Shown().(*Hint); !ok {
		t.Error("a mistake made while steps are listed is not told")
	}
}

// TestStepsKeys: Up and Down move in the list.
func TestStepsKeys(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	d := screentest.NewDesk(t, screentest.Easy)
	s := stepsOf(d, AllSteps)
	list := s.Focus()
	for range 3 {
		list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	if s.chosenRow() != 1 {
		t.Errorf("row: got %v, want %v", s.chosenRow(), 1)
	}
}

// TestStepsOfSeveralSolutions: techniques that assume a single solution are not used.
func TestStepsOfSeveralSolutions(t *testing.T) {
	d := screentest.NewDesk(t, strings.Replace(screentest.Harder, "6", ".", 1))
	for _, f := range stepsOf(d, AllSteps).found {
		if f.Technique.OneSolution {
			t.Error(f.Notation())
		}
	}
	if stepsOf(d, Backdoors).count() != 0 {
		t.Error("backdoors without a solution to lead to")
	}
}

// TestStepsGoOn: a change of theme does not stop a running search.
func TestStepsGoOn(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	ListSteps(d.App, AllSteps, nil)
	d.Again()
	s := d.Shown().(*Steps)
	if d.Settle(); s.busy || s.count() == 0 || s.info(words.English) == words.English.T("steps.looking") {
		t.Error("it looks for ever")
	}
}

// TestStepsLeft: leaving a list stops its search, on every tab.
func TestStepsLeft(t *testing.T) {
	for tab := range StepsTab(NumStepTabs) {
		screentest.LeftInTheMiddle(t, screentest.Harder, func(d *screentest.Desk) { ListSteps(d.App, tab, nil) })
	}
}

// TestStepsInGroups: many steps are listed by technique, folded, and a group is opened
// and closed by a press, Space, Right and Left.
func TestStepsInGroups(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	d := screentest.NewDesk(t, screentest.Harder)
	s := stepsOf(d, AllSteps)
	l := words.English
	all, first := s.total(), s.row(l, 0)
	if s.count() > 60 || all < 100 || !first.group || first.open {
		t.Fatalf("%d rows for %d steps, the first %+v", s.count(), all, first)
	}
	sum := 0
	for _, r := range s.rows {
		sum += r.n
	}
	if sum != all || s.info(l) != l.T("steps.n", "n", all) {
		t.Errorf("the groups have %d of %d steps: %s", sum, all, s.info(l))
	}
	rows, n := s.count(), s.rows[0].n
	list := s.Focus()
	press := func(k fyne.KeyName) { list.TypedKey(&fyne.KeyEvent{Name: k}) }
	expect := func(what string, count int, chosen int, group bool) {
		t.Helper()
		if s.count() != count || s.chosenRow() != chosen || (s.chosenGroup() != nil) != group {
			t.Errorf("%s: %d rows, row %d, group %v; want %d, %d, %v", what, s.count(), s.chosenRow(), s.chosenGroup() != nil, count, chosen, group)
		}
	}
	press(fyne.KeyDown)
	expect("Down", rows, 0, true)
	press(fyne.KeyRight)
	expect("Right", rows+n, 0, true)
	press(fyne.KeyDown)
	expect("Down", rows+n, 1, false)
	if step, ok := s.step(); !ok || step.Technique != s.rows[0].group || s.row(l, 1).group {
		t.Error("the first of the group is not chosen")
	}
	press(fyne.KeyLeft)
	expect("Left", rows, 0, true)
	press(fyne.KeySpace)
	expect("Space", rows+n, 0, true)
	s.fold(0)
	expect("a press", rows, 0, true)
	if card := s.cardOf(l); card.Title != first.name || card.WhyNot == "" {
		t.Errorf("%+v", card)
	}
	s.fold(0)
	s.chooseRow(1)
	s.do()
	d.Settle()
	if !s.row(l, 0).open {
		t.Error("the group is closed after a step")
	}
	s.sort = logic.ByEffect
	s.sorted()
	if s.count() != s.total() {
		t.Error("groups, although it is sorted by effect")
	}
}

// TestListedInGroups: a list of closed groups has named techniques; one that is opened its digits.
func TestListedInGroups(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	s := stepsOf(d, AllSteps)
	expect := func(what string, depth game.Depth, shown int) {
		t.Helper()
		if o := d.Session().Game.Outcome(); o.Hints != 1 || o.Depth != depth || o.Shown != shown {
			t.Errorf("%s: %d hints to the depth %d, %d digits shown; want %d, %d", what, o.Hints, o.Depth, o.Shown, depth, shown)
		}
	}
	expect("closed", game.HintName, 0)
	at := slices.IndexFunc(s.rows, func(r stepsRow) bool { return len(s.found[r.at].Place) > 0 })
	s.chooseRow(at)
	expect("chosen", game.HintName, 0)
	cells := puzzle.CellSet{}
	for _, f := range s.found[s.rows[at].at:][:s.rows[at].n] {
		cells.Add(f.Place[0].Cell())
	}
	s.fold(at)
	expect("opened", game.HintWhy, cells.Len())
	s.fold(at)
	expect("closed again", game.HintWhy, cells.Len())
	s.sort = logic.ByEffect
	if s.sorted(); len(s.named()) != len(s.found) {
		t.Error("sorted by effect it names not all")
	}
	d.Close()
}

// TestNoStepsOffersSlow: where the quick techniques find nothing, it says so, and the
// button tries the slow ones.
func TestNoStepsOffersSlow(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	d := screentest.NewDesk(t, screentest.Easy)
	s := stepsOf(d, AllSteps)
	s.found = nil
	s.sorted()
	l := words.English
	if s.info(l) != "No step found. The slow techniques were not tried." || s.doText(l) != l.T("steps.slow") || s.cardOf(l).WhyNot != "" {
		t.Errorf("%q, %q, %q", s.info(l), s.doText(l), s.cardOf(l).WhyNot)
	}
	s.do()
	d.Settle()
	if !s.slow || s.total() == 0 {
		t.Error("the slow ones are not tried")
	}
	s.found = nil
	s.sorted()
	if s.info(l) != "No step found, with the slow techniques too." || s.cardOf(l).WhyNot == "" {
		t.Errorf("%q, %q", s.info(l), s.cardOf(l).WhyNot)
	}
}

// TestBackdoorsAreCut: a list that is cut says so.
func TestBackdoorsAreCut(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	s := stepsOf(d, Backdoors)
	s.backdoors = make([][]puzzle.Candidate, maxBackdoors)
	for _, more := range []bool{false, true} {
		s.more = more
		if got := s.info(words.English); got != map[bool]string{false: "500 backdoors.", true: "The first 500 backdoors; there are more."}[more] {
			t.Errorf("got %v, want %v", got, map[bool]string{false: "500 backdoors.", true: "The first 500 backdoors; there are more."}[more])
		}
	}
}

// TestFillSaysCells: the solution and steps at once are told by the digits that they place.
func TestFillSaysCells(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	l := words.English
	screen.Solve(d.App)
	m, _ := d.Session().Game.LastMove()
	if got, want := game.MoveText(l, m), "51 digits placed"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	d = screentest.NewDesk(t, screentest.Harder)
	s := stepsOf(d, StepsPath)
	at := 2 + slices.IndexFunc(s.path, func(s logic.Step) bool { return len(s.Eliminate) > 0 })
	s.choose(at)
	var cells, cands int
	for _, step := range s.path[:at] {
		cells += len(step.Place)
		cands += len(step.Eliminate)
	}
	s.do()
	m, _ = d.Session().Game.LastMove()
	if got, want := game.MoveText(l, m), l.T("move.fill", "n", cells)+", "+l.T("move.ruleout", "n", cands); got != want || cells == 0 || cands == 0 {
		t.Errorf("%q, want %q", got, want)
	}
}
