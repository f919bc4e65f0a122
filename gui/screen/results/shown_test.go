package results

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/gui/screen"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
	"sudoku/solver/review"
)

// linesOf writes lines of the finish in one.
func linesOf(lines []doneLine) string {
	var list []string
	for _, line := range lines {
		text := line.text
		if line.note != "" {
			text += " (" + line.note + ")"
		}
		list = append(list, text)
	}
	return strings.Join(list, " / ")
}

// finishByHand types what is missing, and returns the finish.
func finishByHand(t *testing.T, d *screentest.Desk) *doneState {
	t.Helper()
	g := d.Session().Game
	for c, digit := range d.Session().Solved().Found[0] {
		if g.State().Grid[c] == 0 {
			d.Play().Move(game.Move{Action: game.Enter, Digit: digit, Cells: puzzle.CellsOf(puzzle.Cell(c))})
		}
	}
	d.Settle()
	s, ok := d.Shown().(*Done)
	if !ok {
		t.Fatalf("%T", d.Shown())
	}
	return s.state()
}

// TestShownInAnotherAttempt: what the program has shown is known when the puzzle is played again,
// by which no rank is to be had.
func TestShownInAnotherAttempt(t *testing.T) {
	for _, c := range []struct {
		do          func(d *screentest.Desk)
		worth, help string
	}{
		{func(d *screentest.Desk) { screen.Solve(d.App) }, "Shown by the program", "51 digits placed by the program"},
		{func(d *screentest.Desk) { hints.RoundOfSingles(d.App) }, "", "No mistakes (17 digits placed by the program)"},
		{func(d *screentest.Desk) { hints.Deeper(d.App); d.Settle(); hints.HideHint(d.App) }, "", "One hint, to the place / No mistakes"},
	} {
		d := newDesk(t, screentest.Easy)
		d.Session().Solved()
		c.do(d)
		d.Play().History().PlayAgain()
		d.Session().Solved()
		d.Session().LoadFacts(func() {})
		d.Settle()
		r := finishByHand(t, d).report(words.English)
		if n := len(r.lines); n > 0 && r.lines[0].bold != "" {
			r.lines = r.lines[1:]
		}
		if got := linesOf(r.lines); got != c.help || c.worth != "" && r.worth != c.worth {
			t.Errorf("%q, %q, want %q", r.worth, got, c.help)
		}
		d.Close()
	}
}

// TestShownOfTheMiddle: of a puzzle that was begun in the middle no time is worth anything.
func TestShownOfTheMiddle(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	p, solution := d.Session().Game.Puzzle(), d.Session().Solved().Found[0]
	for c := range 70 {
		if p.Givens[c] == 0 {
			p.Entries[c] = solution[c]
		}
	}
	d.Start(p)
	d.Session().Solved()
	d.Session().LoadFacts(func() {})
	d.Settle()
	s := finishByHand(t, d)
	share := shareState{game: d.Session().Game}
	if r := s.report(words.English); r.worth != "Begun in the middle" || r.strip != nil || s.this.Counts() {
		t.Errorf("%q %v", r.worth, r.strip)
	}
	if got := share.textResult(words.English); !strings.Contains(got, ", begun in the middle, ") {
		t.Errorf("%q", got)
	}
	d.Close()
}

// TestShown: what the program showed is said at the finish and in what is shared, whatever was
// undone and typed by hand.
func TestShown(t *testing.T) {
	deeper := func(d *screentest.Desk, n int) {
		hints.Deeper(d.App)
		d.Settle()
		for range n - 1 {
			hints.Deeper(d.App)
		}
	}
	play := func(d *screentest.Desk, c int) {
		d.Play().Move(game.Move{Action: game.Enter, Digit: d.Session().Solved().Found[0][c], Cells: puzzle.CellsOf(puzzle.Cell(c))})
	}
	empty := func(d *screentest.Desk) (c int) {
		for c = range 81 {
			if d.Session().Game.State().Grid[c] == 0 {
				break
			}
		}
		return c
	}
	for _, c := range []struct {
		name        string
		do          func(d *screentest.Desk)
		worth, help string
		share       string
	}{
		{"nothing", func(*screentest.Desk) {}, "", "No hints, no mistakes", "Solved in 0:00, no hints, no mistakes"},
		{"a hint read to the reason and typed", func(d *screentest.Desk) { deeper(d, 4); hints.HideHint(d.App) }, "",
			"One hint, to the reason / No mistakes", "Solved in 0:00, one hint, no mistakes"},
		{"the same hint again", func(d *screentest.Desk) { deeper(d, 2); hints.HideHint(d.App); deeper(d, 1); hints.HideHint(d.App) }, "",
			"One hint, to the name / No mistakes", "Solved in 0:00, one hint, no mistakes"},
		{"two hints", func(d *screentest.Desk) {
			deeper(d, 1)
			hints.HideHint(d.App)
			play(d, empty(d))
			deeper(d, 4)
			hints.HideHint(d.App)
		}, "",
			"Two hints: one to the place, one to the reason / No mistakes", "Solved in 0:00, two hints, no mistakes"},
		{"a hint done and undone", func(d *screentest.Desk) { deeper(d, 1); hints.ApplyHint(d.App); d.Play().Undo() }, "",
			"One hint, done / No mistakes (1 digit placed by the program)", "Solved in 0:00, one hint, 1 digit placed by the program, no mistakes"},
		{"a round, undone", func(d *screentest.Desk) { hints.RoundOfSingles(d.App); d.Play().Undo() }, "",
			"No mistakes (17 digits placed by the program)", "Solved in 0:00, 17 digits placed by the program, no mistakes"},
		{"solved and undone", func(d *screentest.Desk) { screen.Solve(d.App); d.Play().Undo() }, "Shown by the program",
			"51 digits placed by the program", "Shown by the program"},
		{"a review of the moves so far", func(d *screentest.Desk) { play(d, empty(d)); OpenReview(d.App); d.Settle(); d.App.Back() }, "",
			"One hint, to the reason / No mistakes", "Solved in 0:00, one hint, no mistakes"},
		{"the path", func(d *screentest.Desk) {
			hints.ListSteps(d.App, hints.StepsPath, d.Shown())
			d.Settle()
			d.App.Back()
		}, "Shown by the program",
			"51 digits shown by the program", "Shown by the program"},
		{"the solution, in what is shared", func(d *screentest.Desk) { OpenShare(d.App); d.Shown().(*Share).choose(shareSolved); d.App.Back() }, "Shown by the program",
			"51 digits shown by the program", "Shown by the program"},
		{"the puzzle, in what is shared", func(d *screentest.Desk) { OpenShare(d.App); d.Shown().(*Share).choose(shareGiven); d.App.Back() }, "",
			"No hints, no mistakes", "Solved in 0:00, no hints, no mistakes"},
	} {
		d := newDesk(t, screentest.Easy)
		d.Session().Solved()
		d.Session().LoadFacts(func() {})
		d.Settle()
		c.do(d)
		s := finishByHand(t, d)
		r := s.report(words.English)
		share := shareState{game: d.Session().Game}
		lines := r.lines
		if len(lines) > 0 && lines[0].bold != "" {
			if lines[0].note == "found without help" && !strings.HasPrefix(c.help, "No hints") && strings.Contains(c.name, "path") {
				t.Errorf("%s: %+v", c.name, lines[0])
			}
			lines = lines[1:]
		}
		if got := linesOf(lines); got != c.help {
			t.Errorf("%s: %q, want %q", c.name, got, c.help)
		}
		if c.worth != "" && (r.worth != c.worth || r.strip != nil || s.this.Counts()) {
			t.Errorf("%s: %q %v", c.name, r.worth, r.strip)
		}
		if strings.Contains(r.worth, "program") != (c.worth != "") {
			t.Errorf("%s: %q", c.name, r.worth)
		}
		if got := share.textResult(words.English); got != c.share {
			t.Errorf("%s: %q, want %q", c.name, got, c.share)
		}
		d.Close()
	}
}

// TestShownUnknown: of a game that a program of before saved nothing is said of hints.
func TestShownUnknown(t *testing.T) {
	s := doneState{game: doneGame(t, screentest.Easy)}
	s.this.Finished, s.this.Depth, s.this.Elapsed = true, game.UnknownDepth, time.Minute
	if got := linesOf(s.help(words.English)); got != "No mistakes" {
		t.Error(got)
	}
	s.this.Depth, s.this.Placed, s.this.Shown, s.this.Hints = game.HintDone, 2, 2, 2
	if got := linesOf(s.help(words.English)); got != "No mistakes (2 digits placed by the program)" {
		t.Error(got)
	}
	if got := s.helped(words.English, "Your best time so far"); got != "With 2 digits placed by the program. Your best time so far" {
		t.Error(got)
	}
}

// TestHintDepths: the depths of hints are those that a game keeps, and every number of hints at
// every depth is said in every language.
func TestHintDepths(t *testing.T) {
	for depth, want := range map[int]game.Depth{hint.Where: game.HintWhere, hint.What: game.HintName, hint.Pattern: game.HintCells, hint.Why: game.HintWhy, hint.Done: game.HintDone} {
		if game.Depth(depth) != want {
			t.Errorf("%d is %d", depth, want)
		}
	}
	for _, c := range []struct {
		by   [game.HintDone + 1]int
		want string
	}{
		{[game.HintDone + 1]int{0, 2}, "Two hints, to the place"},
		{[game.HintDone + 1]int{0, 0, 1, 0, 3}, "Four hints: one to the name, three to the reason"},
		{[game.HintDone + 1]int{0, 1, 1, 0, 1}, "Three hints, the deepest to the reason"},
		{[game.HintDone + 1]int{0, 0, 0, 1, 0, 1}, "Two hints: one to the cells, one done"},
	} {
		o := game.Outcome{ByDepth: c.by}
		for _, n := range c.by {
			o.Hints += n
		}
		if got := hintsText(words.English, &o); got != c.want {
			t.Errorf("%v: %q, want %q", c.by, got, c.want)
		}
	}
}

// TestStepIsItsHint: a step that is read in a list is the same hint as the one that tells it.
func TestStepIsItsHint(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	d.Session().Solved()
	h, err := hint.Find(hints.Request(d.App))
	if err != nil {
		t.Fatal(err)
	}
	m, _ := h.Move()
	step, _ := h.Step()
	if got := hints.AboutStep(&step); got != m.About() {
		t.Errorf("%q and %q", got, m.About())
	}
	x := logic.Step{Technique: step.Technique, Eliminate: []puzzle.Candidate{puzzle.Cand(3, 4)}}
	if got := hints.AboutStep(&x); got != "rule-out r1c4=4" {
		t.Error(got)
	}
}

// TestFoundAfterItWasShown: a step is found without help only where its digit wasn't shown.
func TestFoundAfterItWasShown(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	d.Session().Solved()
	d.Session().LoadFacts(func() {})
	d.Settle()
	hints.RoundOfSingles(d.App)
	d.Play().Undo()
	s := finishByHand(t, d)
	all := s.review.Moves
	for _, shown := range []bool{true, false} {
		some := *s.review
		some.Moves = slices.DeleteFunc(slices.Clone(all), func(m review.Move) bool { return (m.Label == review.Hint) != shown })
		s.review = &some
		if line, _ := s.hardest(words.English); (line.mark == markDone) == shown || (line.note == "found without help") == shown {
			t.Errorf("of what was shown, %v: %+v", shown, line)
		}
	}
}
