package photo

import (
	"math"
	"math/rand/v2"
	"testing"

	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
	"sudoku/puzzle/photo/phototest"
)

// Digits that the net knows nothing of are known by the others of the grid, and one that it
// takes for another, too.
func TestLikened(t *testing.T) {
	f, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		t.Fatal(err)
	}
	g, _ := puzzle.ParseGrid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	page := phototest.New(rand.New(rand.NewPCG(1, 1)), phototest.Middle, f, phototest.Grid{Givens: g})
	var nodes Nodes
	for j := range nodes {
		for i, p := range page.Grids[0].Nodes[j] {
			nodes[j][i] = Point{p[0], p[1]}
		}
	}
	w := NewPicture(page.Image).wayUp(&nodes)
	asked := map[int]Chances{}
	var any Chances
	for d := 1; d <= 9; d++ {
		any[net.Printed+d] = 1.0 / 9
	}
	six, eight := any, any
	six[net.Printed+5], eight[net.Printed+6] = 4, 4
	six.normalise()
	eight.normalise()
	asked[0], asked[9], asked[20], asked[70] = any, six, eight, any // a 5, a 6, an 8, a 7 or none
	for i, c := range asked {
		w.chances[i] = c
	}
	o := w.likened()
	for i := range asked {
		if g[i] == 0 {
			continue
		}
		if class, p := o.chances[i].likeliest(); class != net.Printed+int(g[i]) || p < 0.8 {
			t.Errorf("cell %d is %d, read %d at %.2f", i, g[i], class, p)
		}
	}
}

// What is seen of a turned cell is turned as its picture is.
func TestStencilTurned(t *testing.T) {
	var cells [81]Cell
	s := new(stencil)
	rng := rand.New(rand.NewPCG(2, 2))
	at := whence(17, 1)
	for i := range s {
		if s[i] = rng.IntN(2) == 0; s[i] {
			cells[at][i] = 1
		}
	}
	turned := turnedCells(&cells)
	for i, seen := range s.turned(1) {
		if seen != (turned[17][i] == 1) {
			t.Fatal("pixel", i)
		}
	}
	if *s.turned(4) != *s {
		t.Error("four quarters are not none")
	}
}

// No offset and gain leave less, by what they cost, than the residue.
func TestResidue(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 3))
	var l line
	var points [][3]float64
	for range 50 {
		w, x := 0.5+rng.Float64(), rng.Float64()
		y := 0.1 + 1.2*x + 0.1*rng.NormFloat64()
		points = append(points, [3]float64{w, x, y})
		l.add(float32(w), float32(x), float32(y))
	}
	cost := func(a, b float64) (sum float64) {
		n := 0.0
		for _, p := range points {
			e := p[2] - p[1] - a - b*p[1]
			sum += p[0] * e * e
			n += p[0]
		}
		return sum + n*(a*a/(paperOff*paperOff)+b*b/(inkOff*inkOff))
	}
	least := math.Inf(1)
	for a := -0.3; a < 0.3; a += 0.002 {
		for b := -0.5; b < 0.5; b += 0.002 {
			least = min(least, cost(a, b))
		}
	}
	if got := l.residue(); got > least+1e-4 || got < least-1e-3 {
		t.Errorf("%.5f, by trying %.5f", got, least)
	}
}
