package lanes

import (
	"context"
	"errors"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// forms are those that this CPU has, one after the other.
func forms() (list []Form) {
	for f := AVX2; f <= Best(); f++ {
		list = append(list, f)
	}
	return
}

func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// samples reads lines of a puzzle, its number of solutions and more.
func samples(t testing.TB, name string) (grids []puzzle.Grid, counts []int) {
	data, err := os.ReadFile("../testdata/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		f := strings.Split(strings.TrimSpace(line), ":")
		if len(f) < 2 || len(f[0]) != 81 {
			continue
		}
		var g puzzle.Grid
		for c := range g {
			if d := f[0][c]; d >= '1' && d <= '9' {
				g[c] = puzzle.Digit(d - '0')
			}
		}
		n, err := strconv.Atoi(f[1])
		if err != nil {
			continue
		}
		grids, counts = append(grids, g), append(counts, n)
	}
	if len(grids) == 0 {
		t.Fatal("no samples in ", name)
	}
	return
}

// Kernels do to each lane what the reference does, from grids of any kind through
// sweeps and random guesses, dead lanes included.
func TestKernels(t *testing.T) {
	for _, form := range forms() {
		rng := newRand(1)
		e := New(form)
		all, _ := samples(t, "hardest")
		for range 60 {
			var grids [width]puzzle.Grid
			for l := range grids {
				grids[l] = all[rng.IntN(len(all))]
				for range rng.IntN(12) {
					grids[l][rng.IntN(81)] = puzzle.Digit(rng.IntN(10))
				}
			}
			e.stage(&e.block, &grids)
			for l, g := range grids {
				checkStaged(t, &e.block, l, &g)
			}
			var before [width][9]uint16
			for n := range 12 {
				checkSweep(t, e, n > 0, &before)
				checkKeys(t, e)
				if n%3 == 2 {
					shake(e, rng)
				}
			}
		}
	}
}

func checkStaged(t *testing.T, b *block, l int, g *puzzle.Grid) {
	t.Helper()
	for c, d := range g {
		want := uint16(511)
		if d > 0 {
			want = 1 << (d - 1)
		}
		if b[c][l] != want {
			t.Fatalf("lane %d, cell %d: %b for %d", l, c, b[c][l], d)
		}
	}
}

// checkSweep sweeps and compares. It leaves in before what was solved; where that
// is as before, the lane must be still.
func checkSweep(t *testing.T, e *Engine, second bool, before *[width][9]uint16) {
	t.Helper()
	var want [width]state
	for l := range want {
		want[l] = e.block.lane(l)
	}
	dead, done, still := e.sweep()
	for l := range want {
		isDead, isDone, solved := want[l].sweep()
		if got := e.block.lane(l); got != want[l] {
			t.Fatalf("form %d, lane %d: swept to\n%v, want\n%v", e.form, l, got, want[l])
		}
		if isDead != (dead>>l&1 != 0) || isDone != (done>>l&1 != 0) {
			t.Fatalf("form %d, lane %d: dead %x, done %x; want %v and %v", e.form, l, dead, done, isDead, isDone)
		}
		if second && solved == before[l] && still>>l&1 == 0 {
			t.Fatalf("form %d, lane %d is still, not told", e.form, l)
		}
		before[l] = solved
	}
}

// checkKeys sweeps and compares the keys of lanes that are at rest; a kernel
// may count solved cells a sweep behind.
func checkKeys(t *testing.T, e *Engine) {
	t.Helper()
	before := e.block
	dead, _, _ := e.sweep()
	e.pick()
	for l := range width {
		s := e.block.lane(l)
		if dead>>l&1 == 0 && before.lane(l) == s && e.keys[l] != s.key() {
			t.Fatalf("form %d, lane %d: key %d, want %d", e.form, l, e.keys[l], s.key())
		}
	}
}

// shake places or strikes a random candidate in each lane and moves lanes about.
func shake(e *Engine, rng *rand.Rand) {
	for l := range width {
		x := &e.block[rng.IntN(81)][l]
		if bit := uint16(1) << rng.IntN(9); *x&bit != 0 && rng.IntN(2) == 0 {
			*x = bit
		} else if *x != bit {
			*x &^= bit
		}
	}
}

func TestMove(t *testing.T) {
	for _, form := range forms() {
		rng := newRand(2)
		e := New(form)
		from := newStore()
		for c := range 81 {
			for l := range width {
				e.block[c][l], from.block[c][l] = uint16(rng.Uint32()), uint16(rng.Uint32())
			}
		}
		for range 20 {
			var lane [width]uint16
			for l := range lane {
				lane[l] = uint16(rng.IntN(width))
			}
			mask := rng.Uint32()
			before := e.block
			e.move(&e.block, &from.block, &lane, mask)
			for l := range width {
				want := before.lane(l)
				if mask>>l&1 != 0 {
					want = from.block.lane(int(lane[l]))
				}
				if e.block.lane(l) != want {
					t.Fatalf("form %d: lane %d is not what was moved there", form, l)
				}
			}
		}
	}
}

// Every sample file, at several limits, in an order that mixes hard and easy.
func TestRun(t *testing.T) {
	for _, form := range forms() {
		e := New(form)
		for _, name := range []string{"cases", "easy", "17-clue", "hardest"} {
			grids, counts := samples(t, name)
			for range 3 {
				grids, counts = append(grids, grids...), append(counts, counts...)
			}
			newRand(3).Shuffle(len(grids), func(i, j int) {
				grids[i], grids[j] = grids[j], grids[i]
				counts[i], counts[j] = counts[j], counts[i]
			})
			for _, limit := range []int{1, 2, 3} {
				checkRun(t, e, grids, counts, limit)
			}
		}
	}
}

func checkRun(t *testing.T, e *Engine, grids []puzzle.Grid, counts []int, limit int) {
	t.Helper()
	got, solutions := make([]int, len(grids)), make([]puzzle.Grid, len(grids))
	if err := e.Run(context.Background(), Job{Grids: grids, Limit: limit, Counts: got, Solutions: solutions}); err != nil {
		t.Fatal(err)
	}
	for i := range grids {
		if want := min(counts[i], limit); got[i] != want {
			t.Fatalf("form %d, limit %d: %v: %d solutions, want %d", e.form, limit, grids[i], got[i], want)
		}
		if got[i] > 0 && !completes(&solutions[i], &grids[i]) {
			t.Fatalf("form %d: %v is no solution of %v", e.form, solutions[i], grids[i])
		}
	}
}

// completes reports whether s is full, in order and has g's givens.
func completes(s, g *puzzle.Grid) bool {
	for c, d := range g {
		if d != 0 && s[c] != d {
			return false
		}
	}
	return s.Filled().Len() == 81 && s.Conflicts().Empty()
}

// A struck candidate is in no solution that is counted.
func TestRunNot(t *testing.T) {
	for _, form := range forms() {
		e := New(form)
		grids, _ := samples(t, "easy")
		solutions, counts := make([]puzzle.Grid, len(grids)), make([]int, len(grids))
		j := Job{Grids: grids, Limit: 2, Counts: counts, Solutions: solutions}
		if err := e.Run(context.Background(), j); err != nil {
			t.Fatal(err)
		}
		for i := range grids {
			c := puzzle.Cell(0)
			for grids[i][c] != 0 {
				c++
			}
			j.Not = append(j.Not, puzzle.Cand(c, solutions[i][c]))
		}
		if err := e.Run(context.Background(), j); err != nil {
			t.Fatal(err)
		}
		for i, n := range counts {
			if n != 0 {
				t.Errorf("form %d: %v has %d solutions without that of its one", form, grids[i], n)
			}
		}
	}
}

// A search without end stops when its context does, and the engine is as good as
// new.
func TestRunContext(t *testing.T) {
	for _, form := range forms() {
		e := New(form)
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		err := e.Run(ctx, Job{Grids: make([]puzzle.Grid, 3), Limit: 1 << 40, Counts: make([]int, 3)})
		if !errors.Is(err, context.Canceled) {
			t.Errorf("form %d: error %v", form, err)
		}
		grids, counts := samples(t, "cases")
		checkRun(t, e, grids, counts, 2)
	}
}

// A search out of patience is given up, and the others are not disturbed.
func TestRunPatience(t *testing.T) {
	for _, form := range forms() {
		e := New(form)
		hard, hardCounts := samples(t, "hardest")
		easy, easyCounts := samples(t, "easy")
		grids, want := append(hard, easy...), append(hardCounts, easyCounts...)
		counts := make([]int, len(grids))
		if err := e.Run(context.Background(), Job{Grids: grids, Limit: 2, Counts: counts, Patience: 3}); err != nil {
			t.Fatal(err)
		}
		up := 0
		for i, n := range counts {
			if n == GivenUp && i < len(hard) {
				up++
			} else if n != min(want[i], 2) {
				t.Errorf("form %d: %v: %d solutions, want %d", form, grids[i], n, want[i])
			}
		}
		if up == 0 {
			t.Errorf("form %d gave up on none of %d hard grids", form, len(hard))
		}
	}
}
