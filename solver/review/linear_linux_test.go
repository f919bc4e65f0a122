package review

import (
	"context"
	"syscall"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver"
)

// processorTime is how long the program has worked so far.
func processorTime(t *testing.T) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// longGames make moves in which hardly anything is to be found out, in four ways.
var longGames = map[string]func(g *game.Game, right puzzle.Digit, cell puzzle.CellSet, i int){
	"a digit and away": func(g *game.Game, right puzzle.Digit, cell puzzle.CellSet, i int) {
		_ = g.Do(game.Move{Digit: right, Cells: cell})
	},
	"wrong digits": func(g *game.Game, right puzzle.Digit, cell puzzle.CellSet, i int) {
		_ = g.Do(game.Move{Digit: right%9 + 1, Cells: cell})
	},
	"digits taken back": func(g *game.Game, right puzzle.Digit, cell puzzle.CellSet, i int) {
		if i%3 == 2 {
			g.Undo()
		}
		_ = g.Do(game.Move{Digit: (right+puzzle.Digit(i%7))%9 + 1, Cells: cell})
	},
	"marks": func(g *game.Game, right puzzle.Digit, cell puzzle.CellSet, i int) {
		_ = g.Do(game.Move{Action: game.Centre, Digit: right, Cells: cell})
	},
}

func longGame(t *testing.T, kind string, n int) Request {
	givens, ok := puzzle.ParseGrid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	solution, err := solver.Solve(givens)
	if !ok || err != nil {
		t.Fatal(err)
	}
	now := time.Unix(1e9, 0)
	g := game.New(puzzle.Puzzle{Givens: givens}, func() time.Time { now = now.Add(time.Second); return now })
	for i := range n {
		longGames[kind](g, solution[2], puzzle.CellsOf(2), i)
	}
	return Request{History: g.History(), Solution: solution}
}

// TestLinear: a game of six times the moves takes about six times the work, not thirty-six.
func TestLinear(t *testing.T) {
	const few, many = 1000, 6000
	work := func(f func()) time.Duration {
		least := time.Hour
		for range 2 {
			begun := processorTime(t)
			f()
			least = min(least, processorTime(t)-begun)
		}
		return least
	}
	for kind := range longGames {
		short, long := longGame(t, kind, few), longGame(t, kind, many)
		grows := func(what string, f func(Request)) {
			a, b := work(func() { f(short) }), work(func() { f(long) })
			if growth := float64(b) / float64(a); growth > 3*many/few {
				t.Errorf("%s, %s: %d times the moves take %.0f times the work: %v, %v", kind, what, many/few, growth, a, b)
			}
		}
		grows("review", func(r Request) {
			if _, err := Of(t.Context(), r, nil); err != nil {
				t.Error(err)
			}
		})
		grows("branches", func(r Request) {
			for range 10 {
				branches(r.History)
			}
		})
	}
}

// TestStopped: a review that is stopped looks at no more moves, and ends with little work.
func TestStopped(t *testing.T) {
	r := longGame(t, "wrong digits", 12000)
	for _, at := range []int{1, 30000, 6*12000 - 1} {
		ctx, cancel := context.WithCancel(t.Context())
		seen, stopped := 0, time.Duration(0)
		_, err := Of(ctx, r, func(done, _ int) {
			if seen = done; done == at {
				stopped = processorTime(t)
				cancel()
			}
		})
		if took := processorTime(t) - stopped; err == nil || seen > at || took > 500*time.Millisecond {
			t.Errorf("stopped after %d: %d were looked at, %v more of work, %v", at, seen, took, err)
		}
		cancel()
	}
}
