package canon

import (
	"bufio"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"sudoku/puzzle"
)

// long is set when the whole sets are to be tested; SUDOKU_SETS names a folder of them.
var long = os.Getenv("SUDOKU_LONG") != ""

// samples returns at most n grids of the sets: minimal puzzles, 17 givens, full grids,
// grids with contradictions, and others with many symmetries.
func samples(t testing.TB, n int) (grids []puzzle.Grid) {
	for _, name := range sets(t) {
		set := read(t, name)
		grids = append(grids, set[:min(n, len(set))]...)
	}
	return grids
}

func sets(t testing.TB) []string {
	pattern := "../../solver/testdata/*.txt"
	if dir := os.Getenv("SUDOKU_SETS"); long && dir != "" {
		pattern = filepath.Join(dir, "*.txt")
	}
	names, err := filepath.Glob(pattern)
	if err != nil || len(names) == 0 {
		t.Fatal("no sets: ", pattern, err)
	}
	return append(names, "testdata/symmetric.txt")
}

// read returns the grids of a file that begin a line.
func read(t testing.TB, name string) (grids []puzzle.Grid) {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
lines:
	for s := bufio.NewScanner(f); s.Scan(); {
		var g puzzle.Grid
		for i := range g {
			switch text := s.Text(); {
			case i >= len(text) || text[i] != '.' && (text[i] < '0' || '9' < text[i]):
				continue lines
			case text[i] != '.':
				g[i] = puzzle.Digit(text[i] - '0')
			}
		}
		grids = append(grids, g)
	}
	return grids
}

// shuffled returns a random symmetric copy.
func shuffled(g puzzle.Grid, random *rand.Rand) (s puzzle.Grid) {
	if random.IntN(2) == 1 {
		g = transposed(g)
	}
	digits := random.Perm(9)
	rows, columns := lineOrders[random.IntN(1296)], lineOrders[random.IntN(1296)]
	for i := range s {
		if d := g[9*rows[i/9]+columns[i%9]]; d != 0 {
			s[i] = puzzle.Digit(digits[d-1] + 1)
		}
	}
	return s
}

// scattered returns a grid of n digits anywhere, of the first few digits.
func scattered(n, digits int, random *rand.Rand) (g puzzle.Grid) {
	for _, c := range random.Perm(81)[:n] {
		g[c] = puzzle.Digit(1 + random.IntN(digits))
	}
	return g
}

// TestReference compares the reference with trying out every symmetric copy.
func TestReference(t *testing.T) {
	for _, g := range []puzzle.Grid{samples(t, 1)[0], {5: 7, 31: 7, 80: 2}}[:times(1, 2)] {
		if got, want := plainForm(g), everyForm(g); got != want {
			t.Errorf("%v\n got %v\nwant %v", g, got, want)
		}
	}
}

// TestForm compares forms with those of the reference.
func TestForm(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	grids := samples(t, times(2, 1250))
	for n := range times(20, 9400) {
		grids = append(grids, scattered(1+n%81, 1+n%9, random))
	}
	for _, g := range grids {
		if got, want := new(Finder).Form(g), plainForm(g); got != want {
			t.Fatalf("%v\n got %v\nwant %v", g, got, want)
		}
	}
}

func empties(g puzzle.Grid) int { return 81 - g.Count() }

// TestCopies makes symmetric copies, all of which must have the same form. It must be one
// of them: its own form is itself.
func TestCopies(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	grids := samples(t, times(8, 125))
	for n := range 81 {
		grids = append(grids, scattered(1+n%81, 1+n%9, random))
	}
	var f Finder
	for _, g := range grids {
		want := f.Form(g)
		if got := f.Form(want); got != want {
			t.Fatalf("%v\nthe form of the form %v\nis %v", g, want, got)
		}
		copies := times(5, 1000)
		if f.work > 1000 { // it takes a hundred times as long
			copies = times(5, 100)
		}
		for range copies {
			h := shuffled(g, random)
			if got := f.Form(h); got != want {
				t.Fatalf("%v\n%v\n%v\n%v", g, want, h, got)
			}
		}
	}
}

// TestDifferent finds the forms of puzzles none of which is a copy of another.
func TestDifferent(t *testing.T) {
	for _, name := range sets(t) {
		if base := filepath.Base(name); base != "minimal.txt" && base != "17_clue.txt" {
			continue
		}
		of := map[puzzle.Grid]puzzle.Grid{}
		for _, g := range read(t, name) {
			form := new(Finder).Form(g)
			if other, ok := of[form]; ok {
				t.Errorf("equal forms:\n%v\n%v", other, g)
			}
			of[form] = g
		}
		if len(of) < 50 {
			t.Errorf("%s: %d puzzles", name, len(of))
		}
	}
}

// TestBounded counts how often rows are tried for grids with many symmetries.
func TestBounded(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	grids := append(read(t, "testdata/symmetric.txt"), puzzle.Grid{})
	for range times(100, 10000) {
		grids = append(grids, regular(random))
	}
	var f Finder
	for _, g := range grids {
		if f.Form(g); f.work > 200_000 {
			t.Errorf("rows are tried %[2]d times for %[1]v", g, f.work)
		}
	}
}

// regular returns a grid whose digits depend on sums of parts of the place alone.
func regular(random *rand.Rand) (g puzzle.Grid) {
	var k [4][2]int
	for i := range k {
		k[i] = [2]int{random.IntN(3), random.IntN(3)}
	}
	mod := [2]int{1 + random.IntN(3), 1 + random.IntN(3)}
	holes := random.IntN(3)
	for c := range g {
		part := [4]int{c / 27, c / 9 % 3, c / 3 % 3, c % 3}
		a, b := 0, 0
		for i, p := range part {
			a += k[i][0] * p
			b += k[i][1] * p
		}
		if d := 3*(a%mod[0]) + b%mod[1]; holes == 0 || d%(holes+1) != 0 {
			g[c] = puzzle.Digit(d + 1)
		}
	}
	return g
}

func times(short, whole int) int {
	if long {
		return whole
	}
	return short
}

func FuzzForm(f *testing.F) {
	for _, g := range read(f, "testdata/symmetric.txt") {
		f.Add([]byte(g.String()), uint64(1))
	}
	f.Fuzz(func(t *testing.T, text []byte, seed uint64) {
		var g puzzle.Grid
		for i := range min(len(text), 81) {
			g[i] = puzzle.Digit(text[i] % 16 % 10)
		}
		want := new(Finder).Form(g)
		if got := new(Finder).Form(shuffled(g, rand.New(rand.NewPCG(seed, 0)))); got != want {
			t.Errorf("%v\n%v\n%v", g, want, got)
		}
		if empties(g) > 40 && seed%8 == 0 {
			if got := plainForm(g); got != want {
				t.Errorf("%v\n got %v\nwant %v", g, want, got)
			}
		}
	})
}

func BenchmarkForm(b *testing.B) {
	for _, name := range []string{"minimal", "17-clue", "34-givens", "hardest"} {
		grids := read(b, "../../solver/testdata/"+name+".txt")
		b.Run(name, func(b *testing.B) {
			var f Finder
			for n := 0; b.Loop(); n++ {
				f.Form(grids[n%len(grids)])
			}
		})
	}
	b.Run("full", func(b *testing.B) {
		g := read(b, "testdata/symmetric.txt")[0]
		var f Finder
		for b.Loop() {
			f.Form(g)
		}
	})
}
