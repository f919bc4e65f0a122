package generator

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"math"
	"strings"
	"testing"
	"testing/synctest"

	"sudoku/puzzle"
)

// text writes everything about the puzzles of a stream, and how it ended.
func text(seq iter.Seq2[Result, error]) string {
	var b strings.Builder
	for r, err := range seq {
		if err != nil {
			fmt.Fprintln(&b, err)
			continue
		}
		fmt.Fprintln(&b, r.Puzzle.Givens, r.Solution, r.Attempt, r.Rating.Level, r.Rating.Score)
	}
	return b.String()
}

func TestWorkersChangeNothing(t *testing.T) {
	workers := []int{0, 2, 3, 8, 30}
	if testing.Short() {
		workers = []int{3}
	}
	for _, o := range []Order{
		{Seed: 1},
		{Seed: 2, Symmetry: HalfTurn, Minimal: true},
		{Seed: 3, MinGivens: 23, MaxGivens: 23},
		{Seed: 4, Symmetry: Diagonal, Level: puzzle.Medium},
		{Seed: 5, MinGivens: 22, MaxGivens: 22, Attempts: 60}, // ends with ErrNoneFound
	} {
		one, err := Generate(t.Context(), o, 1, nil)
		if err != nil {
			t.Errorf("%+v: %v", o, err)
		}
		want := text(Stream(t.Context(), o, 12, 1, nil))
		for _, workers := range workers {
			if got := text(Stream(t.Context(), o, 12, workers, nil)); got != want {
				t.Errorf("%+v: %d workers:\n%swant\n%s", o, workers, got, want)
			}
			r, err := Generate(t.Context(), o, workers, nil)
			if err != nil || r.Puzzle != one.Puzzle || r.Attempt != one.Attempt {
				t.Errorf("%+v: %d workers: %v %v, want %v", o, workers, r.Puzzle.Givens, err, one.Puzzle.Givens)
			}
		}
		if first, _, _ := strings.Cut(want, " "); first != one.Puzzle.Givens.String() {
			t.Errorf("%+v: a stream begins with %s", o, first)
		}
		if got := text(Stream(t.Context(), o, 4, 2, nil)); !strings.HasPrefix(want, got) {
			t.Errorf("%+v: four begin otherwise than twelve:\n%s%s", o, got, want)
		}
	}
}

func TestStreamYieldsDifferentPuzzles(t *testing.T) {
	seen := map[puzzle.Grid]bool{}
	for r, err := range Stream(t.Context(), Order{Seed: 1, Symmetry: HalfTurn}, 300, 2, nil) {
		if err != nil || seen[r.Puzzle.Givens] {
			t.Fatal(r.Puzzle.Givens, err)
		}
		seen[r.Puzzle.Givens] = true
	}
	if len(seen) != 300 {
		t.Error(len(seen))
	}
}

func TestStreamOfNone(t *testing.T) {
	for _, n := range []int{0, -1} {
		if got := text(Stream(t.Context(), Order{}, n, 2, nil)); got != "" {
			t.Errorf("%d puzzles: %s", n, got)
		}
	}
}

// numbered yields a puzzle for each number; numbers of one letter make equals.
func numbered(letters string) func(first, end int) iter.Seq2[Result, error] {
	return func(first, end int) iter.Seq2[Result, error] {
		return func(yield func(Result, error) bool) {
			for i := first; i < end; i++ {
				r := Result{Attempt: i}
				r.Puzzle.Givens[0] = puzzle.Digit(letters[i] - 'a')
				if !yield(r, nil) {
					return
				}
			}
		}
	}
}

func TestEqualsArePassedOver(t *testing.T) {
	for _, tt := range []struct {
		letters string
		n       int
		want    string
	}{
		{"abcd", 4, "0 1 2 3"},
		{"abab" + "cadx" + "e", 5, "0 1 4 6 7"},
		{"aaab" + "x", 2, "0 3"},
		{"ab", 0, ""},
	} {
		for had := range tt.n + 1 { // how many an earlier run has made
			var got []string
			p := Part{End: had}
			for r := range p.distinct(math.MaxInt, numbered(tt.letters)) {
				got = append(got, fmt.Sprint(r.Attempt))
				p.Before = append(p.Before, r.Puzzle.Givens)
			}
			p.First, p.End = had, tt.n
			for r := range p.distinct(math.MaxInt, numbered(tt.letters)) {
				got = append(got, fmt.Sprint(r.Attempt))
			}
			if s := strings.Join(got, " "); s != tt.want {
				t.Errorf("%s, after %d: %s, want %s", tt.letters, had, s, tt.want)
			}
		}
	}
}

// hopeless is an order that digging at random does not fill.
var hopeless = Order{MinGivens: 17, MaxGivens: 17, Symmetry: QuarterTurn}

func TestRareOrdersEnd(t *testing.T) {
	o := hopeless
	o.Attempts = 40
	for _, workers := range []int{1, 3} {
		last := 0
		_, err := Generate(t.Context(), o, workers, func(n int) { last = n })
		if !errors.Is(err, ErrNoneFound) || last != o.Attempts {
			t.Errorf("%d workers: %v after %d attempts", workers, err, last)
		}
		if got := text(Stream(t.Context(), o, 5, workers, nil)); got != ErrNoneFound.Error()+"\n" {
			t.Errorf("%d workers: %s", workers, got)
		}
	}
}

func TestCancel(t *testing.T) {
	o := hopeless
	o.Attempts = 1 << 30
	for _, workers := range []int{1, 2, 5} {
		synctest.Test(t, func(t *testing.T) { // fails when a goroutine is left
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			if _, err := Generate(ctx, o, workers, func(n int) {
				if n == 5 {
					cancel()
				}
			}); err != context.Canceled {
				t.Errorf("%d workers: Generate: %v", workers, err)
			}
		})
		synctest.Test(t, func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			got := text(Stream(ctx, o, 3, workers, func(p Progress) {
				if p.Attempts == 5 {
					cancel()
				}
			}))
			if got != context.Canceled.Error()+"\n" {
				t.Errorf("%d workers: Stream: %s", workers, got)
			}
		})
	}
}

func TestCancelBetweenPuzzles(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		var ends []error
		n := 0
		for _, err := range Stream(ctx, Order{}, 1_000_000, 2, nil) {
			if err != nil {
				ends = append(ends, err)
			} else if n++; n == 3 {
				cancel()
			}
		}
		if len(ends) != 1 || ends[0] != context.Canceled {
			t.Errorf("%d puzzles, then %v", n, ends)
		}
	})
}

func TestLeavingTheLoopStopsTheWorkers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		ahead, left := 0, false
		for range Stream(t.Context(), Order{}, 1_000_000, 3, func(p Progress) {
			if ahead = p.Made; left {
				t.Error("work goes on")
			}
		}) {
			break
		}
		left = true
		synctest.Wait()
		if most := 1 + 3*2*maxConcurrent; ahead > most {
			t.Errorf("%d puzzles were made for one, want at most %d", ahead, most)
		}
	})
}

func TestProgress(t *testing.T) {
	var got []int
	r, err := Generate(t.Context(), Order{MinGivens: 22, MaxGivens: 22}, 1, func(n int) { got = append(got, n) })
	if err != nil || len(got) < r.Attempt || got[len(got)-1] != len(got) {
		t.Errorf("attempt %d, %v, progress %v", r.Attempt, err, got)
	}
	for i := 1; i < len(got); i++ {
		if got[i] < got[i-1] {
			t.Errorf("progress falls: %v", got)
		}
	}
}
