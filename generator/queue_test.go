package generator

import (
	"math/rand/v2"
	"slices"
	"sync"
	"testing"
)

// However long attempts take, each puzzle is that of the lowest attempt that fits,
// and no attempt is made twice.
func TestQueueKeepsTheLowest(t *testing.T) {
	for seed := range uint64(50) {
		rng := rand.New(rand.NewPCG(seed, 0))
		o := &Order{Attempts: 1 + rng.IntN(60), MinGivens: 20} // fits now and then
		first, n, rare, workers := rng.IntN(5), 1+rng.IntN(20), 1+rng.IntN(40), 1+rng.IntN(4)
		fits := func(a attempt) bool {
			return rand.New(rand.NewPCG(seed, uint64(a.puzzle*1000+a.number))).IntN(rare) == 0
		}
		tally := &progressCount{}
		q := newQueue(o, first, first+n, workers, tally)
		lists := make([][]attempt, workers)
		var wg sync.WaitGroup
		for i := range lists {
			wg.Go(func() { lists[i] = workAtRandom(q, fits, rand.New(rand.NewPCG(seed, uint64(i)))) })
		}
		var finds []madePuzzle
		for len(finds) < n {
			finds = q.collect(finds)
		}
		wg.Wait()

		made, fit := map[attempt]bool{}, 0
		for _, a := range slices.Concat(lists...) {
			if made[a] {
				t.Errorf("seed %d: %v is made twice", seed, a)
			}
			made[a] = true
		}
		for i, f := range finds {
			want := 0
			for k := 1; k <= o.Attempts && want == 0; k++ {
				a := attempt{first + i, k}
				if !made[a] {
					t.Errorf("seed %d: %v is not made", seed, a)
				}
				if fits(a) {
					want = k
					fit++
				}
			}
			if f.attemptNumber != want {
				t.Errorf("seed %d: puzzle %d is of attempt %d, want %d", seed, first+i, f.attemptNumber, want)
			}
		}
		if tally.sofar.Made != fit || tally.sofar.Attempts > len(made) {
			t.Errorf("seed %d: %+v, but %d puzzles in %d attempts", seed, tally.sofar, fit, len(made))
		}
	}
}

// workAtRandom hands in attempts in any order, and returns all that it was given.
func workAtRandom(q *queue, fits func(attempt) bool, rng *rand.Rand) (given []attempt) {
	var w worker
	for q.assign(&w) {
		for _, a := range w.next {
			given = append(given, a)
			w.busy = append(w.busy, &digger{attempt: a})
		}
		w.next = w.next[:0]
		for len(w.busy) > 0 && rng.IntN(8) > 0 {
			i := rng.IntN(len(w.busy))
			a := w.busy[i].attempt
			w.busy = slices.Delete(w.busy, i, i+1)
			q.report([]outcome{{attempt: a, madePuzzle: madePuzzle{attemptNumber: a.number}, fits: fits(a)}})
		}
	}
	return given
}
