package solver

import (
	"context"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/lanes"
)

// An engine is one way to search. All of them must agree.
type engine struct {
	name    string
	count   func(g *puzzle.Grid, limit int) int
	first   func(g *puzzle.Grid) (puzzle.Grid, bool)
	guesses func() int                              // in the last call; nil where they are not counted
	many    func(grids []puzzle.Grid, counts []int) // counts to 2; nil where there is no such form
}

// engines begins with the reference. Those of lanes are there where the CPU can.
var engines = func() []engine {
	list := []engine{plainEngine(), bandsEngine(), searcherEngine(), backjumpEngine()}
	if lanes.Best() >= lanes.AVX2 {
		list = append(list, lanesEngine("avx2", lanes.AVX2))
	}
	if lanes.Best() >= lanes.AVX512 {
		list = append(list, lanesEngine("avx512", lanes.AVX512))
	}
	return list
}()

func plainEngine() engine {
	p := new(plain)
	return engine{
		name:  "plain",
		count: func(g *puzzle.Grid, limit int) int { return p.run(g, query{limit: limit}) },
		first: func(g *puzzle.Grid) (puzzle.Grid, bool) {
			n := p.run(g, query{limit: 1})
			return p.last, n > 0
		},
		guesses: func() int { return p.nodes },
	}
}

func bandsEngine() engine {
	b := new(bands)
	return engine{
		name:  "bands",
		count: func(g *puzzle.Grid, limit int) int { return b.run(g, query{limit: limit}) },
		first: func(g *puzzle.Grid) (puzzle.Grid, bool) {
			n := b.run(g, query{limit: 1})
			return b.last(), n > 0
		},
		guesses: func() int { return b.nodes },
	}
}

// backjumpEngine is what hard grids come to, here for all.
func backjumpEngine() engine {
	s := new(backjump)
	count := func(g *puzzle.Grid, limit int) int {
		var st bandState
		if limit <= 0 || !st.start(g) {
			return 0
		}
		return s.run(&st, limit, 0, nil)
	}
	return engine{
		name:  "backjump",
		count: count,
		first: func(g *puzzle.Grid) (puzzle.Grid, bool) {
			if count(g, 1) == 0 {
				return puzzle.Grid{}, false
			}
			return solvedGrid(&s.solved), true
		},
	}
}

// searcherEngine is what callers get: bands, and lanes for what is hard.
func searcherEngine() engine {
	s := new(Searcher)
	return engine{
		name:  "searcher",
		count: s.Count,
		first: func(g *puzzle.Grid) (puzzle.Grid, bool) {
			n := s.Count(g, 1)
			return s.last(), n > 0
		},
	}
}

// lanesEngine is a Batch on lanes of one instruction set. It counts several copies of a
// grid, since a single grid is searched in another way.
func lanesEngine(name string, set lanes.InstructionSet) engine {
	b := &Batch{engine: lanes.New(set)}
	run := func(j lanes.Job) {
		if err := b.run(context.Background(), j); err != nil {
			panic(err)
		}
	}
	one := func(g *puzzle.Grid, limit int) (int, puzzle.Grid) {
		grids, counts, solutions := make([]puzzle.Grid, copies), make([]int, copies), make([]puzzle.Grid, copies)
		for i := range grids {
			grids[i] = *g
		}
		run(lanes.Job{Grids: grids, Limit: limit, Counts: counts, Solutions: solutions})
		for _, n := range counts {
			if n != counts[0] {
				panic("one grid, different answers")
			}
		}
		return counts[0], solutions[copies-1]
	}
	return engine{
		name:  name,
		count: func(g *puzzle.Grid, limit int) int { n, _ := one(g, limit); return n },
		first: func(g *puzzle.Grid) (puzzle.Grid, bool) {
			n, s := one(g, 1)
			return s, n > 0
		},
		many: func(grids []puzzle.Grid, counts []int) {
			run(lanes.Job{Grids: grids, Limit: 2, Counts: counts})
		},
		guesses: func() int { return b.engine.Guesses },
	}
}

const copies = fewGrids

// agree holds what every engine says of g to the reference, and to the rules.
func agree(t testing.TB, g *puzzle.Grid, limits ...int) {
	t.Helper()
	agreeAmong(t, engines, g, limits...)
}

// agreeAmong is agree among some engines, of which the first is the reference.
func agreeAmong(t testing.TB, engines []engine, g *puzzle.Grid, limits ...int) {
	t.Helper()
	for _, limit := range limits {
		want := engines[0].count(g, limit)
		for _, e := range engines[1:] {
			if n := e.count(g, limit); n != want {
				t.Errorf("%v: %s counts %d up to %d, want %d", g, e.name, n, limit, want)
			}
		}
	}
	one := engines[0].count(g, 2) == 1
	same, _ := engines[0].first(g)
	for _, e := range engines {
		x, ok := e.first(g)
		if ok != (engines[0].count(g, 1) == 1) || ok && !solves(&x, g) || one && x != same {
			t.Errorf("%v: %s finds %v, %v", g, e.name, x, ok)
		}
	}
}

func TestEnginesOnSamples(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for _, name := range sampleFiles {
		for _, want := range readSamples(t, name) {
			for _, e := range engines {
				for _, limit := range []int{0, 1, 2, 3, 100, want.count, want.count + 1} {
					if want.more && limit > want.count {
						continue
					}
					if n := e.count(&want.grid, limit); n != min(want.count, limit) {
						t.Errorf("%s: %s counts %d up to %d", want.line, e.name, n, limit)
					}
				}
				x, ok := e.first(&want.grid)
				if ok != (want.count > 0) || ok && !solves(&x, &want.grid) || want.count == 1 && x != want.solution {
					t.Errorf("%s: %s finds %v, %v", want.line, e.name, x, ok)
				}
			}
		}
	}
}

// Parts of random grids, every third one spoiled, from nearly full to sparse.
func TestEnginesOnPartsOfGrids(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	rng := newRand(11)
	var s Searcher
	var seen [3]int
	for i := range 1500 {
		g, _ := s.Random(&puzzle.Grid{}, rng)
		for _, c := range rng.Perm(81)[:20+rng.IntN(40)] {
			g[c] = 0
		}
		if i%3 == 0 {
			spoil(&g, rng)
		}
		agree(t, &g, 1, 2, 100)
		seen[engines[0].count(&g, 2)]++
	}
	if min(seen[0], seen[1], seen[2]) < 150 {
		t.Errorf("lopsided: %d with none, %d with one, %d with several", seen[0], seen[1], seen[2])
	}
}

// A digit more than 9 is none that could solve anything.
func TestEnginesOnWhatIsNoDigit(t *testing.T) {
	for _, d := range []puzzle.Digit{10, 15, 16, 17, 127, 128, 255} {
		for _, c := range []puzzle.Cell{0, 7, 8, 40, 63, 64, 79, 80} {
			var g puzzle.Grid
			g[c] = d
			agree(t, &g, 1, 2)
			if n := engines[0].count(&g, 1); n != 0 {
				t.Errorf("%d in %v: %d solutions", d, c, n)
			}
		}
	}
}

func TestEnginesSeeThroughMorphs(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	rng := newRand(3)
	for _, name := range sampleFiles {
		for _, want := range readSamples(t, name) {
			m := newMorph(rng)
			g := m.of(&want.grid)
			limit := min(want.count+1, 100)
			for _, e := range engines {
				if n := e.count(&g, limit); n != min(want.count, limit) {
					t.Errorf("%s: %s counts %d as %v", want.line, e.name, n, g)
				}
				if x, _ := e.first(&g); want.count == 1 && x != m.of(&want.solution) {
					t.Errorf("%s: %s finds %v as %v", want.line, e.name, x, g)
				}
			}
		}
	}
}

// Work is bounded: an engine guesses so many times at most on any sample and on
// no file more than the reference by the factor that its worst choice may cost.
func TestEnginesGuessLittle(t *testing.T) {
	for _, name := range sampleFiles {
		var all [8]int
		for _, want := range readSamples(t, name) {
			for i, e := range engines {
				if e.guesses == nil {
					continue
				}
				e.count(&want.grid, 2)
				n := e.guesses()
				if e.many != nil {
					n /= copies
				}
				if n > 20_000 {
					t.Errorf("%s: %s guesses %d times", want.line, e.name, n)
				}
				all[i] += n
			}
		}
		for i, e := range engines[1:] {
			most := all[0]
			if e.many != nil {
				most *= 5 // the copies guess ahead in lanes that are free
			}
			if name != "unsolvable" && all[i+1] > most {
				t.Errorf("%s: %s guesses %d times, the reference %d", name, e.name, all[i+1], all[0])
			}
		}
	}
}

// FuzzEngines reads any 81 bytes as a grid: '1' to '9' are digits, the others
// empty cells. Grids that are too much for the reference are held to bands.
func FuzzEngines(f *testing.F) {
	if testing.Short() {
		f.Skip("nothing here runs at the same time")
	}
	for _, name := range []string{"cases", "slow"} {
		for _, want := range readSamples(f, name) {
			f.Add([]byte(want.grid.String()))
		}
	}
	stop := make(chan struct{})
	close(stop)
	var guard plain
	questions := attacked()
	f.Fuzz(func(t *testing.T, b []byte) {
		var g puzzle.Grid
		for i := range min(len(b), len(g)) {
			if '1' <= b[i] && b[i] <= '9' {
				g[i] = puzzle.Digit(b[i] - '0')
			}
		}
		if guard.run(&g, query{limit: 10, done: stop}); guard.stopped {
			agreeAmong(t, engines[1:], &g, 2)
		} else {
			agree(t, &g, 2, 10) // first asks up to 1
		}
		for name, cost := range questions {
			if n, _ := cost(&g); n > maxWork {
				t.Errorf("%v: %s takes %d guesses", &g, name, n)
			}
		}
	})
}
