package review

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic/logictest"
)

// TestToldWholly: whatever a review says of a wrong first digit follows from the grid and from what
// it has said before, and in the end the digit is shown to be wrong.
func TestToldWholly(t *testing.T) {
	n, told := 200, teller{t: t, book: logictest.Claims()}
	if testing.Short() {
		n = 40
	}
	for r, err := range generator.Stream(t.Context(), generator.Order{Level: puzzle.Easy, Seed: 1}, n, 1, nil) {
		if err != nil {
			t.Fatal(err)
		}
		g := r.Puzzle.Givens
		solution, err := solver.Solve(g)
		if err != nil {
			t.Fatal(err)
		}
		c := puzzle.AllCells.Without(g.Filled()).First()
		pos := puzzle.NewPosition(g)
		for d := range puzzle.AllDigits.All() {
			if d == solution[c] || !pos.Has(puzzle.Cand(c, d)) && d > 1 {
				continue
			}
			played := game.New(puzzle.Puzzle{Givens: g}, time.Now)
			do(t, played, game.Move{Action: game.Enter, Digit: d, Cells: puzzle.CellsOf(c)})
			rv, err := Of(t.Context(), Request{played.History(), solution}, nil)
			if err != nil {
				t.Fatal(err)
			}
			told.moment(rv, &rv.Moments[0])
			told.summary(rv)
		}
	}
	told.report()
}

// TestToldOfGames: so does all that it says of other moves, and in all languages.
func TestToldOfGames(t *testing.T) {
	games, told := 25, teller{t: t, book: logictest.Claims()}
	if os.Getenv("SUDOKU_LONG") != "" {
		games = 300
	}
	for n := range games {
		rng := rand.New(rand.NewPCG(uint64(n), 24))
		level, h := puzzle.Easy+puzzle.Level(n%5), habits(n/5, rng)
		h.mistakes, h.guesses = 0.08, 0.05
		givens, solution := puzzleFor(t, level, uint64(n))
		s := simulate(t, givens, solution, h, rng)
		rv, err := Of(t.Context(), Request{s.hist(), solution}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range rv.Moments {
			told.moment(rv, &rv.Moments[i])
		}
		told.summary(rv)
		for i := n % 7; i < len(rv.Moves); i += 7 {
			m, err := rv.Look(t.Context(), i)
			if err != nil {
				t.Fatal(err)
			}
			told.moment(rv, &m)
		}
	}
	told.report()
}

// A teller reads what reviews say.
type teller struct {
	t     *testing.T
	book  *logictest.Book
	read  int
	kinds map[string]int // of moments
	count *logictest.Count
}

func (r *teller) report() {
	r.t.Logf("%d moments: %v", r.read, r.kinds)
	if r.count != nil {
		lines, err := r.count.Report()
		r.t.Log("summaries: ", strings.Join(lines, "\n"))
		if total := r.count.Changed["house"]; err != nil && total > 100 { // another house can be full, too
			r.t.Error(err)
		}
	}
	if r.read == 0 {
		r.t.Error("nothing was read")
	}
}

// moment reads all that is said of a moment: in English, and in another language in turn.
func (r *teller) moment(rv *Review, m *Moment) {
	if r.kinds == nil {
		r.kinds = map[string]int{}
	}
	r.kinds[fmt.Sprintf("%v, %d steps, easier %v, long %v", rv.Moves[m.Move].Label, len(m.Reason.Steps), m.Easier, m.Long)]++
	for _, l := range []words.Lang{words.English, words.Langs[r.read%len(words.Langs)]} {
		r.inOrder(rv, m, l)
	}
	r.read++
}

// inOrder reads what happened, and then each step on the position that those before it leave.
func (r *teller) inOrder(rv *Review, m *Moment, l words.Lang) {
	pos, played := shownBefore(r.t, rv, m.Move), playedAt(rv, m.Move)
	p := logictest.Proof{Pos: &pos, Played: &played}
	what := rv.What(m, l)
	if p.Step, _ = m.Reason.Step(); len(m.Reason.Steps) == 0 && m.Wrong != nil {
		r.wrong(rv, m, l)
	}
	if err := r.book.CheckMove(p, strings.Join(what, "\n"), l); err != nil {
		r.t.Errorf("%v, %v, move %d: %q: %v", l, pos.Grid, m.Move+1, what, err)
	}
	for i, s := range m.Reason.Steps {
		p.Step, played.Step, played.Of = s, i+1, len(m.Reason.Steps)
		text := strings.Join(m.Reason.Tell(i, l), "\n")
		removes, places, err := r.book.CheckTold(p, text, l)
		if err != nil {
			r.t.Errorf("%v, %v, move %d, step %d: %q: %v", l, pos.Grid, m.Move+1, i+1, text, err)
			return
		}
		for _, k := range removes {
			pos.Eliminate(k)
		}
		for _, k := range places {
			if len(s.Place) > 0 {
				pos.Place(k)
			}
		}
	}
	if at := &rv.Moves[m.Move]; len(m.Reason.Steps) > 0 && !m.Easier && at.Label == Mistake && pos.Has(puzzle.Cand(at.Cell, at.Digit)) {
		r.t.Errorf("%v, %v, move %d: nothing that is said shows that %v isn't %d: %v", l, pos.Grid, m.Move+1, at.Cell, at.Digit, m.Why(l))
	}
}

// wrong reads why a digit is wrong, on the board with it.
func (r *teller) wrong(rv *Review, m *Moment, l words.Lang) {
	at := &rv.Moves[m.Move]
	after := rv.history.After(&at.Played)
	pos := after.Shape.NewPosition(after.Grid)
	pos.Given = rv.history.Givens.Filled()
	p := logictest.Proof{Pos: &pos, Page: logictest.Page{Solution: rv.solution, Cell: at.Cell}}
	if text := strings.Join(m.Why(l), "\n"); text != "" {
		if err := r.book.CheckText(p, "", text, l, "hint.mistake.why"); err != nil {
			r.t.Errorf("%v, %v, move %d: %q: %v", l, pos.Grid, m.Move+1, text, err)
		}
	}
}

// shownBefore returns what the board shows before a move: the right digits, without candidates that
// the player saw to be gone.
func shownBefore(t *testing.T, rv *Review, move int) puzzle.Position {
	t.Helper()
	pos, before := rv.seen(move), rv.Before(move)
	plain, marks := before.Shape.NewPosition(pos.Grid), before.Candidates()
	for c := range pos.Cands {
		for d := range (plain.Cands[c] &^ pos.Cands[c]).All() {
			if !before.RuledOut[c].Has(d) && (marks[c] == 0 || marks[c].Has(d)) {
				t.Errorf("move %d: %d in %v counts as removed, but the board has it", move+1, d, puzzle.Cell(c))
			}
		}
		if d := pos.Grid[c]; d != 0 && (d != rv.solution[c] || d != before.Grid[c]) {
			t.Errorf("move %d: %v is no %d", move+1, puzzle.Cell(c), d)
		}
	}
	return pos
}

// playedAt tells what a move did, from the game alone.
func playedAt(rv *Review, move int) logictest.Played {
	m := &rv.Moves[move]
	out := logictest.Played{Cell: m.Cell, Digit: m.Digit, Solution: rv.solution, Board: rv.Before(move).Grid, Wait: m.Wait,
		Number: m.Number, Moves: len(rv.Moves), Label: m.Label.String(), Guessed: m.Guessed, Follows: m.Follows, Line: m.Line, WhatIf: m.WhatIf, Made: m.Made(),
		Known: &rv.known[move], Open: m.Open}
	if m.Digit == 0 && len(m.Struck) > 0 {
		out.Cell, out.Digit, out.Struck = m.Struck[0].Cell(), m.Struck[0].Digit(), true
	}
	if m.Digit == 0 {
		return out
	}
	after := rv.Moves[move+1:]
	if i := slices.IndexFunc(after, func(next Move) bool { return next.Digit != 0 }); i >= 0 {
		out.Next = puzzle.Cand(after[i].Cell, after[i].Digit)
	}
	for i := move + 1; i < len(rv.Moves) && out.Went == logictest.Stays; i++ {
		next := &rv.Moves[i]
		before, after := rv.Before(i).Grid[m.Cell], rv.history.After(&next.Played).Grid[m.Cell]
		switch hinted := next.Made(); {
		case before != m.Digit || after == 0 && !hinted:
			out.Went = logictest.Back
		case after != m.Digit && hinted:
			out.Went = logictest.Removed
		case after != m.Digit:
			out.Went = logictest.Replaced
		case next.Digit != 0:
			out.More++
		}
	}
	if out.Went == logictest.Stays && !m.Line {
		out.Went = logictest.Back
	}
	return out
}

// gameOf tells what was played.
func gameOf(rv *Review) *logictest.Game {
	g := &logictest.Game{Solved: rv.Sum.Solved, Hardest: rv.Sum.Hardest, Pace: usualWait(rv.Moves)}
	hinted, _ := rv.history.Help.Hinted()
	g.Shown = hinted.Or(rv.history.Help.Placed).Or(rv.history.Help.Listed)
	for i := range rv.Moves {
		m := playedAt(rv, i)
		if after := rv.history.After(&rv.Moves[i].Played).Grid; m.Digit != 0 {
			for c := range after {
				if after[c] == m.Solution[c] && m.Board[c] != after[c] {
					m.Right.Add(puzzle.Cell(c))
				}
			}
		}
		g.Moves = append(g.Moves, m)
	}
	return g
}

// summary reads what is said of a game in each language, and tries what else it could say.
func (r *teller) summary(rv *Review) {
	if r.count == nil {
		r.count = logictest.NewCount(r.book)
	}
	g := gameOf(rv)
	for _, l := range words.Langs {
		text := strings.Join(rv.Summary(l), "\n")
		if err := r.book.CheckSummary(g, text, l); err != nil {
			r.t.Errorf("%v: %q: %v", l, text, err)
		}
		if l == words.English {
			r.count.ChangeSummary(g, text, l)
		}
	}
}

// TestGapIsFound: a reason of which a step is left out, or said later, isn't taken for whole.
func TestGapIsFound(t *testing.T) {
	book, gaps, found := logictest.Claims(), 0, 0
	for seed := range uint64(30) {
		givens, solution := puzzleFor(t, puzzle.Medium, seed)
		c := puzzle.AllCells.Without(givens.Filled()).First()
		pos := puzzle.NewPosition(givens)
		for d := range (pos.Cands[c] &^ solution[c].Set()).All() {
			g := game.New(puzzle.Puzzle{Givens: givens}, time.Now)
			do(t, g, game.Move{Action: game.Enter, Digit: d, Cells: puzzle.CellsOf(c)})
			rv, err := Of(t.Context(), Request{g.History(), solution}, nil)
			if err != nil {
				t.Fatal(err)
			}
			steps := rv.Moments[0].Reason.Steps
			if len(steps) < 2 || rv.Moments[0].Easier {
				continue
			}
			gaps++
			last, played := steps[len(steps)-1], playedAt(rv, 0)
			r := Reason{Steps: slices.Clip(steps[len(steps)-1:])}
			if _, _, err := book.CheckTold(logictest.Proof{Pos: &pos, Played: &played, Step: last}, strings.Join(r.Tell(0, words.English), "\n"), words.English); err != nil {
				found++
			}
		}
	}
	if gaps < 5 || found < gaps {
		t.Errorf("of %d gaps %d are found", gaps, found)
	}
}

// TestToldOnBoards: so does what it says of wrong first digits on other boards, sums of cages among it.
func TestToldOnBoards(t *testing.T) {
	told := teller{t: t, book: logictest.Claims()}
	for _, board := range []*puzzle.Shape{puzzle.Mini4, puzzle.Mini6, puzzle.Diagonal, nil} { // nil is for cages
		rng := rand.New(rand.NewPCG(7, 3))
		for range 4 {
			p, solution := puzzleOn(board, board == nil, rng)
			c := p.Shape.Cells().Without(p.Givens.Filled()).First()
			for d := range (p.Shape.Digits() &^ solution[c].Set()).All() {
				g := game.New(p, time.Now)
				play(t, g, game.Move{Action: game.Enter, Digit: d, Cells: puzzle.CellsOf(c)})
				rv, err := Of(t.Context(), Request{g.History(), solution}, nil)
				if err != nil {
					t.Fatal(err)
				}
				told.moment(rv, &rv.Moments[0])
				told.summary(rv)
			}
		}
	}
	told.report()
}
