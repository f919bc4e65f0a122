package lanes

import (
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// instructionSets are those that this CPU has, one after the other.
func instructionSets() (list []InstructionSet) {
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
	for _, form := range instructionSets() {
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
			var last [width]state
			for n := range 12 {
				checkSweep(t, e, n > 0, &last)
				checkKeys(t, e, &last)
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

// checkSweep sweeps and compares. last is what the last sweep left; the lanes where that
// is so again must be stalled, and no others.
func checkSweep(t *testing.T, e *Engine, second bool, last *[width]state) {
	t.Helper()
	var want [width]state
	for l := range want {
		want[l] = e.block.lane(l)
	}
	dead, done, stalled := e.sweep()
	for l := range want {
		isDead, isDone := want[l].sweep()
		if got := e.block.lane(l); got != want[l] {
			t.Fatalf("form %d, lane %d: swept to\n%v, want\n%v", e.set, l, got, want[l])
		}
		if isDead != (dead>>l&1 != 0) || isDone != (done>>l&1 != 0) {
			t.Fatalf("form %d, lane %d: dead %x, done %x; want %v and %v", e.set, l, dead, done, isDead, isDone)
		}
		if second && (want[l] == last[l]) != (stalled>>l&1 != 0) {
			t.Fatalf("instruction set %d, lane %d: stalled %v, reported as %x", e.set, l, want[l] == last[l], stalled)
		}
		last[l] = want[l]
	}
}

// checkKeys sweeps and compares the keys of lanes that are at rest; a kernel
// may count solved cells a sweep behind. It leaves in last what the sweep does.
func checkKeys(t *testing.T, e *Engine, last *[width]state) {
	t.Helper()
	before := e.block
	dead, _, _ := e.sweep()
	e.pick()
	for l := range width {
		s := e.block.lane(l)
		last[l] = s
		if dead>>l&1 == 0 && before.lane(l) == s && e.keys[l] != s.key() {
			t.Fatalf("form %d, lane %d: key %d, want %d", e.set, l, e.keys[l], s.key())
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
	for _, form := range instructionSets() {
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
