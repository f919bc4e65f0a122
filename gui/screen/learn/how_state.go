package learn

import (
	"slices"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// HowGivens returns the givens of the board of 4 x 4 on which the rules are learned.
func HowGivens() puzzle.Grid { return smallGrid("31.2..3......41.") }

// howSolution is its only solution.
var howSolution = smallGrid("3142423113242413")

// smallGrid reads a grid of 4 x 4, row by row.
func smallGrid(text string) (g puzzle.Grid) {
	for i, b := range []byte(text) {
		if b != '.' {
			g[puzzle.CellAt(i/4, i%4)] = puzzle.Digit(b - '0')
		}
	}
	return g
}

// howHouses are the houses that lack one digit, one a step; in the last step all cells are filled.
var howHouses = []puzzle.House{puzzle.Row(0), puzzle.Col(2), puzzle.Box(1)}

// howSteps are what the steps are about, by the ends of their keys.
var howSteps = []string{"row", "column", "box", "last"}

// A howState is how far the learner has come.
type howState struct {
	step  int // of howSteps
	grid  puzzle.Grid
	ui    game.UI
	reply words.Message    // to the last digit; none: its key is ""
	wrong puzzle.Candidate // a digit that is seen to be in its row, column or box already
	clash *puzzle.House    // which of them; nil while no digit is wrong
}

// howAt returns the state at the beginning of a step.
func howAt(step int) howState {
	s := howState{step: step, grid: HowGivens()}
	s.ui = game.UI{Shape: puzzle.Mini4}
	for _, h := range howHouses[:step] {
		for c := range s.lacking(h).All() {
			s.grid[c] = howSolution[c]
		}
	}
	s.goTo(s.asked().First())
	return s
}

// lacking returns the empty cells of a house.
func (s *howState) lacking(h puzzle.House) puzzle.CellSet {
	return puzzle.Mini4.Set(h).Without(s.grid.Filled())
}

// last reports whether no house is asked for any more.
func (s *howState) last() bool { return s.step == len(howHouses) }

// asked returns the cells that the step asks for.
func (s *howState) asked() puzzle.CellSet {
	if s.last() {
		return puzzle.Mini4.Cells().Without(s.grid.Filled())
	}
	return s.lacking(howHouses[s.step])
}

// done reports whether the board is full.
func (s *howState) done() bool { return s.grid.Filled() == puzzle.Mini4.Cells() }

// goTo puts the cursor on a cell; what was wrong goes.
func (s *howState) goTo(c puzzle.Cell) {
	s.ui.Cursor, s.ui.Selected = c, puzzle.CellsOf(c)
	s.reply, s.clash = words.Message{}, nil
}

// input takes what is done with the board: digits, however they are written, and ways of the cursor.
func (s *howState) input(in game.Input) {
	switch in.Kind {
	case game.Type, game.TypeAs:
		s.answer(s.ui.Cursor, in.Digit)
	case game.Delete:
		s.goTo(s.ui.Cursor)
	default:
		ui, _, _ := game.Interpret(s.ui, in)
		s.goTo(ui.Cursor)
	}
}

// answer takes a digit for a cell: the right one stays, another is answered with the reason.
func (s *howState) answer(c puzzle.Cell, d puzzle.Digit) {
	s.goTo(c)
	switch {
	case s.done() || d == 0:
	case !puzzle.Mini4.Digits().Has(d):
		s.reply = words.Error("how.digits")
	case s.grid[c] != 0:
		s.reply = words.Error("lesson.idle.filled", "cell", c, "digit", s.grid[c])
	case !s.asked().Has(c):
		ask := s.asked().First()
		s.goTo(ask)
		s.reply = words.Error("how.first", "cell", ask, "house", words.House(howHouses[s.step]))
	case d == howSolution[c]:
		s.place(c, d)
	default:
		s.refute(c, d)
	}
}

// place writes the right digit, which may lead on.
func (s *howState) place(c puzzle.Cell, d puzzle.Digit) {
	s.grid[c] = d
	if s.last() || !s.asked().Empty() {
		return
	}
	right := words.Error("how.right", "cell", c, "digit", d, "house", words.House(howHouses[s.step]))
	s.step++
	s.goTo(s.asked().First())
	s.reply = right
}

// refute says why a digit is wrong: where it is already, or that others fit, too.
func (s *howState) refute(c puzzle.Cell, d puzzle.Digit) {
	houses := puzzle.Mini4.HousesOf(c)
	if !s.last() { // the house that the step is about comes first
		houses = append([]puzzle.House{howHouses[s.step]}, houses...)
	}
	for _, h := range houses {
		if by := s.grid.Of(d).And(puzzle.Mini4.Set(h)); !by.Empty() {
			s.wrong, s.clash = puzzle.Cand(c, d), &h
			s.reply = words.Error("hint.mistake.house", "d", d, "house", words.House(h), "by", by.First())
			return
		}
	}
	can := puzzle.Mini4.NewPosition(s.grid).Cands
	for other := range s.asked().All() {
		if can[other].Len() == 1 {
			s.reply = words.Error("how.open", "cell", c, "digits", words.And(can[c].All()), "other", other)
			return
		}
	}
}

// cardOf says what the step is about.
func (s *howState) cardOf(l words.Lang) (t page.CardText) {
	of := "done"
	var args []any
	if !s.done() {
		of = howSteps[s.step]
	}
	switch {
	case !s.last():
		c := s.asked().First()
		args = []any{"house", words.House(howHouses[s.step]), "cell", c, "r", c.Row() + 1, "c", c.Col() + 1}
	case !s.done():
		begun := howAt(s.step)
		all := begun.asked().Len()
		n := all - s.asked().Len()
		t.Answer = page.CardAnswer{Found: n, Of: all, Count: l.T("stations.count", "n", n, "of", all)}
	}
	t.Title, t.Paragraphs = l.T("how.rule."+of), []string{l.T("how.task."+of, args...)}
	switch {
	case s.reply.Key == "":
	case s.reply.Key == "how.right":
		t.Paragraphs = slices.Insert(t.Paragraphs, 0, l.Say(s.reply))
	default:
		t.Answer.Text = []string{l.Say(s.reply)}
	}
	return t
}
