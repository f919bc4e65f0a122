package review

import (
	"context"
	"errors"
	"math"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// speaks checks that a review is well formed, and says something in every language.
func speaks(t *testing.T, r *Review) {
	t.Helper()
	for i := range r.Moves {
		if m := &r.Moves[i]; m.Number != i+1 || !(m.Sure >= 0.49 && m.Sure <= 1) || (m.Label == Single || m.Label == Pattern && !m.is.strike) && m.Digit == 0 {
			t.Errorf("%+v", m)
		}
	}
	for i := range r.Moments {
		m := &r.Moments[i]
		if i > 0 && m.Move <= r.Moments[i-1].Move {
			t.Error("the moments are out of order")
		}
		for _, l := range words.Langs {
			what, why := r.What(m, l), m.Why(l)
			if text := strings.Join(append(what, why...), " "); len(what) == 0 || strings.ContainsAny(text, "{}") {
				t.Errorf("%v %q", m, text)
			}
		}
		sound(t, r, &m.Reason)
		if at := &r.Moves[m.Move]; (at.Label == Mistake || at.Guessed) && (m.Reason.hardest() > r.reach || len(m.Reason.Steps) > tellable) {
			t.Errorf("%v is answered with %d steps up to class %d, beyond %d", at.Move, len(m.Reason.Steps), m.Reason.hardest(), r.reach)
		}
	}
	counts(t, r)
}

// counts checks that the chances are numbers, and that the sum counts what it lists.
func counts(t *testing.T, r *Review) {
	t.Helper()
	total := 0.0
	for _, p := range r.chances {
		total += p
	}
	if !(math.Abs(total-1) < 1e-6) || math.IsInf(r.evidence, 0) || math.IsNaN(r.evidence) {
		t.Errorf("chances %v, evidence %v", r.chances, r.evidence)
	}
	labels := map[Label]int{}
	for i := range r.Moves {
		labels[r.Moves[i].Label]++
	}
	s, guessed := &r.Sum, 0
	for i := range r.Moves {
		guessed += count(r.Moves[i].Guessed)
	}
	if len(s.Guesses) != guessed || len(s.Mistakes) != labels[Mistake] || len(s.Hints) != labels[Hint] {
		t.Errorf("%v, %d guesses, summed up as %+v", labels, guessed, s)
	}
	moments := 0
	for i := range r.Moments {
		moments += count(r.Moves[r.Moments[i].Move].Label == Mistake)
	}
	if moments != labels[Mistake] || len(r.Moments) > moments+mostMoments {
		t.Errorf("%d moments for %d mistakes", len(r.Moments), labels[Mistake])
	}
	for i := range s.Passed {
		if c := classOf(s.Passed[i].Technique); c > r.reach {
			t.Errorf("%s is beyond the reach %d", s.Passed[i].Technique.ID, r.reach)
		}
	}
	summed(t, r)
}

// TestNothingRight: of a game with wrong digits alone the summary counts no right ones.
func TestNothingRight(t *testing.T) {
	r := &Review{Moves: make([]Move, 1)}
	r.Moves[0].Digit, r.Moves[0].Line, r.Moves[0].Label = 8, true, Mistake
	r.Sum.Mistakes = []int{0}
	for _, l := range words.Langs {
		if well := r.well(l); strings.Contains(well, "0") {
			t.Errorf("%q", well)
		}
	}
}

// summed checks that the summary is three sentences in every language.
func summed(t *testing.T, r *Review) {
	t.Helper()
	for _, l := range words.Langs {
		sentences := r.Summary(l)
		for _, sentence := range sentences {
			end := map[bool]string{false: ".", true: "。"}[l.Han()]
			if !strings.HasSuffix(sentence, end) || strings.ContainsAny(sentence, "{}") || strings.Contains(sentence, "review.") {
				t.Errorf("%q", sentence)
			}
		}
		if len(sentences) != 3 {
			t.Errorf("%d sentences: %q", len(sentences), sentences)
		}
	}
}

// sound checks that no step of a reason removes what is right, and that each is there.
func sound(t *testing.T, r *Review, reason *Reason) {
	t.Helper()
	for i, s := range reason.Steps {
		for _, k := range s.Eliminate {
			if r.solution[k.Cell()] == k.Digit() {
				t.Errorf("%s removes %v", s.Technique.ID, k)
			}
		}
		for _, k := range s.Place {
			if r.solution[k.Cell()] != k.Digit() || s.Technique.Level <= puzzle.Easy && !shown(&reason.At[i], k) {
				t.Errorf("%s places %v", s.Technique.ID, k)
			}
		}
		if len(s.Diagram.Cands) == 0 {
			t.Errorf("%s has no diagram", s.Technique.ID)
		}
	}
}

// TestAnyMoves reviews games of random moves, with wrong digits, marks and drawings.
func TestAnyMoves(t *testing.T) {
	games := 2
	if os.Getenv("SUDOKU_LONG") != "" {
		games = 100
	}
	for n := range games {
		rng := rand.New(rand.NewPCG(uint64(n), 7))
		givens, solution := puzzleFor(t, puzzle.Easy+puzzle.Level(n%5), uint64(n))
		g := game.New(puzzle.Puzzle{Givens: givens}, time.Now)
		for range 120 {
			m := game.Move{Action: game.Action(rng.IntN(12)), Digit: puzzle.Digit(1 + rng.IntN(9)), Hint: rng.IntN(20) == 0, Clean: rng.IntN(2) == 0}
			for range 1 + rng.IntN(2) {
				m.Cells.Add(puzzle.Cell(rng.IntN(81)))
				m.Cands = append(m.Cands, puzzle.Candidate(rng.IntN(9*81)))
			}
			if rng.IntN(3) > 0 {
				c := puzzle.Cell(rng.IntN(81))
				m.Action, m.Digit, m.Cells = game.Enter, solution[c], puzzle.CellsOf(c)
			}
			_ = g.Do(m)
			if rng.IntN(6) == 0 {
				g.Undo()
			}
		}
		r, err := Of(t.Context(), Request{g.History(), solution}, nil)
		if err != nil {
			t.Fatal(err)
		}
		speaks(t, r)
		for i := n % 3; i < len(r.Moves); i += 5 {
			if m, err := r.Look(t.Context(), i); err != nil {
				t.Fatal(err)
			} else {
				sound(t, r, &m.Reason)
			}
		}
	}
}

// TestMoments finds the long wait, the guess and the mistake of a game, and says what was open.
func TestMoments(t *testing.T) {
	givens, solution := puzzleFor(t, puzzle.Medium, 3)
	s := simulate(t, givens, solution, habit{knows: 3, timed: true, guesses: 0.04, mistakes: 0.04}, rand.New(rand.NewPCG(3, 9)))
	hist := s.History()
	wait := -1
	for i := range hist.Moves {
		if s.truths[hist.Moves[i].Node].label == Single && i > 20 && wait < 0 {
			wait = i
		}
		if wait >= 0 {
			hist.Moves[i].At += 4 * time.Minute
		}
	}
	r, err := Of(t.Context(), Request{hist, solution}, nil)
	if err != nil {
		t.Fatal(err)
	}
	var kinds [Asked + 1]int
	for i := range r.Moments {
		m := &r.Moments[i]
		kinds[m.Kind]++
		what := strings.Join(r.What(m, words.English), " ")
		switch at := &r.Moves[m.Move]; {
		case m.Kind == Waited && (m.Move != wait || at.Wait < 4*time.Minute || !strings.HasPrefix(what, "Here you looked for a long time, 4:0")):
			t.Errorf("move %d: %s", m.Move, what)
		case m.Kind == Guessed && s.truths[at.Node].label != Guess, m.Kind == Erred && s.truths[at.Node].label != Mistake:
			t.Errorf("%+v: %s", at, what)
		case m.Kind == Erred && m.Wrong == nil && len(m.Reason.Steps) == 0:
			t.Errorf("nothing says why %v is wrong", at.Move)
		}
		if d := m.Diagrams(); len(d) == 0 || len(d[0].Cands)+len(d[0].Cells) == 0 {
			t.Errorf("%s: no diagram", what)
		}
	}
	mistakes := 0
	for _, was := range s.truths {
		mistakes += count(was.label == Mistake)
	}
	if kinds[Waited] != 1 || kinds[Guessed] == 0 || kinds[Erred] != mistakes || mistakes < 2 {
		t.Error(kinds, mistakes, "mistakes")
	}
	for i := range hist.Moves {
		hist.Moves[i].Timed = false
	}
	if r, _ = Of(t.Context(), Request{hist, solution}, nil); r.Timed || r.Moves[wait].Waited || len(waitsIn(r.Moves)) > 0 {
		t.Error("there are waits without times")
	}
}

// TestCancelled ends a review in the middle.
func TestCancelled(t *testing.T) {
	givens, solution := puzzleFor(t, puzzle.Extreme, 1)
	s := simulate(t, givens, solution, habit{}, rand.New(rand.NewPCG(1, 1)))
	ctx, cancel := context.WithCancel(t.Context())
	_, err := Of(ctx, Request{s.History(), solution}, func(done, _ int) {
		if done == 3 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
