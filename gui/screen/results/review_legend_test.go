package results

import (
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/gui/board"
	"sudoku/gui/board/boardtest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/logic/logictest"
	"sudoku/solver/review"
)

// TestReviewLegends: of a wrong first digit, also beside marks, after another one or over the right one,
// each sign on the board is in the legend, which says what is so of the digits that the board shows, and
// nothing is in the legend that the board doesn't show.
func TestReviewLegends(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	entries, n := map[string]int{}, 0
	for r, err := range generator.Stream(t.Context(), generator.Order{Level: puzzle.Easy, Seed: 1}, 200, 1, nil) {
		if err != nil {
			t.Fatal(err)
		}
		g := r.Puzzle.Givens
		solution, _ := solver.Solve(g)
		pos, cells := puzzle.NewPosition(g), puzzle.AllCells.Without(g.Filled())
		first := cells.First()
		cells.Remove(first)
		wrong := func(c puzzle.Cell) game.Move {
			if d := (pos.Cands[c] &^ solution[c].Set()).Min(); d != 0 {
				return enter(c, d)
			}
			return enter(c, (puzzle.AllDigits &^ solution[c].Set()).Min())
		}
		stands := (puzzle.AllDigits &^ pos.Cands[first] &^ wrong(first).Digit.Set()).Min()
		games := [][]game.Move{{wrong(first)}, {enter(first, stands)}, {{Action: game.FillMarks, Cells: puzzle.AllCells}, wrong(first)},
			{wrong(first), wrong(cells.First())}, {enter(first, solution[first]), wrong(first)}, {wrong(first), enter(first, stands)}}
		for i, moves := range games[:1+n%len(games)] {
			s := reviewed(t, g, solution, moves...)
			for s.part = range s.reviewState.parts() {
				for _, fault := range legendFaults(s, solution, entries) {
					t.Errorf("%v, game %d: %v, part %d: %s", g, i, moves, s.part, fault)
				}
			}
		}
		n++
	}
	t.Log(entries)
}

func enter(c puzzle.Cell, d puzzle.Digit) game.Move {
	return game.Move{Action: game.Enter, Digit: d, Cells: puzzle.CellsOf(c)}
}

// reviewed returns the state of a page with the review of a game of some moves, at the last of them.
func reviewed(t *testing.T, g, solution puzzle.Grid, moves ...game.Move) *Review {
	t.Helper()
	played := game.New(puzzle.Puzzle{Givens: g}, time.Now)
	for _, m := range moves {
		if err := played.Do(m); err != nil {
			t.Fatal(err)
		}
	}
	rv, err := review.Of(t.Context(), review.Request{History: played.History(), Solution: solution}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := &Review{reviewState: reviewState{game: played, review: rv, at: len(moves) - 1, known: true}}
	if s.moment, err = rv.Look(t.Context(), s.at); err != nil {
		t.Fatal(err)
	}
	return s
}

// legendFaults returns what is wrong with the legend of the part that a review shows.
func legendFaults(s *Review, solution puzzle.Grid, entries map[string]int) (faults []string) {
	v := s.View(board.View{Givens: s.game.Givens(), Flags: board.FixedPlaces})
	card := s.cardOf(words.English, 0, s.part)
	faults = boardtest.SignFaults(&v, card.Legend)
	var texts []string
	for _, e := range card.Legend {
		texts = append(texts, words.English.Say(e.Text))
		entries[string(e.Text)]++
	}
	at, m := s.told(s.part), &s.review.Moves[s.at]
	pos := v.State.Shape.NewPosition(v.State.Grid)
	p := logictest.Proof{Pos: &pos, Page: logictest.Page{Solution: solution}, Step: logic.Step{Eliminate: []puzzle.Candidate{puzzle.Cand(m.Cell, m.Digit)}}}
	if r := s.moment.Reason; len(r.Steps) > 0 {
		pos = r.At[at.step]
		p.Step, pos.Grid = r.Steps[at.step], v.State.Grid
	}
	if err := logictest.Claims().CheckLegend(p, v.Hint, v.Part, texts, words.English); err != nil {
		faults = append(faults, err.Error())
	}
	return faults
}
