package photo

import (
	"cmp"
	"math"
	"slices"

	"sudoku/puzzle/photo/net"
)

// A way is a grid read one way up.
type way struct {
	picture *Picture
	nodes   *Nodes      // of the grid before it was turned
	cells   *[81]Cell   // turned
	cover   *cover      // what lies on the grid, not turned
	hidden  [81]float64 // share of each cell on which something lies, not turned
	turns   int         // quarters to the left that the grid was turned
	chances [81]Chances
	likely  float64 // sum of the logs of the greatest chances
	filled  int
	notFull bool   // it is no filled grid
	pairs   []pair // where it is read with templates
}

// plain is a sum of log chances from which a reading is the right way up without doubt,
// so that the other ways need not be read.
const plain = -81 * 0.02

// readTurned reads a grid, all ways up unless the first is plain, and returns the
// likeliest first.
func readTurned(p *Picture, n *Nodes) (ways []way) {
	first := p.wayUp(n)
	ways = append(ways, first)
	for !(first.likely > plain && first.filled >= leastFilled) && len(ways) < 4 {
		w := ways[len(ways)-1]
		w.turns++
		w.cells = turnedCells(w.cells)
		w.read(&first)
		ways = append(ways, w)
	}
	slices.SortStableFunc(ways, func(a, b way) int { return cmp.Compare(b.likely, a.likely) })
	return ways
}

// wayUp reads a grid as its nodes lie.
func (p *Picture) wayUp(n *Nodes) way {
	w := way{picture: p, nodes: n, cells: cellsOf(p.g, n)}
	w.cover = covered(w.cells)
	w.hidden = w.cover.uncover(w.cells)
	w.read(nil)
	return w
}

// read asks the net, but not about cells that were empty another way up: they are so any
// way up.
func (w *way) read(other *way) {
	r := reader()
	s := r.Scratch()
	for i := range w.cells {
		at := whence(i, w.turns)
		if other != nil && other.chances[at][net.Empty] > 0.99 {
			w.chances[i] = other.chances[at]
		} else {
			w.chances[i] = chances(r.Run(w.cells[i][:], s), r.Temperature).unsure(w.hidden[at])
		}
	}
	w.weigh()
}

// whence returns which cell of a grid becomes cell i when it is turned so many quarters
// to the left.
func whence(i, turns int) int {
	for range turns {
		row, col := i/9, i%9
		i = col*9 + 8 - row
	}
	return i
}

// turnedCells turns the grid a quarter to the left, and each cell with it.
func turnedCells(cells *[81]Cell) *[81]Cell {
	o := new([81]Cell)
	for i := range o {
		c := &cells[whence(i, 1)]
		for y := range net.Side {
			for x := range net.Side {
				o[i][y*net.Side+x] = c[x*net.Side+net.Side-1-y]
			}
		}
	}
	return o
}

// weigh adds up how likely the reading is.
func (w *way) weigh() {
	w.likely, w.filled = 0, 0
	for i := range w.chances {
		class, p := w.chances[i].likeliest()
		w.likely += math.Log(p)
		if class != net.Empty {
			w.filled++
		}
	}
}

// nearly is how much less likely than the best another way up may be to be considered.
const nearly = 30

// choose returns the likeliest way up, unless one about as likely has a single solution
// and it has none, and how it reads.
func choose(ways []way, solve Solver) (*way, Reading) {
	first := ways[0].decide(solve)
	for i := 1; i < len(ways) && first.Solutions != 1 && ways[i].likely >= ways[0].likely-nearly; i++ {
		if r := ways[i].decide(solve); r.Solutions == 1 {
			return &ways[i], r
		}
	}
	return &ways[0], first
}
