// Package photo reads Sudoku puzzles off pictures: photos, scans, screenshots.
//
// A picture is decoded to grey (picture.go) and reduced; what may be the frame of a grid
// (candidates.go) is measured by how well ten lines each way lie on it, bent as the paper
// is (lattice.go). The 81 cells are cut out (cells.go) and read by a small net (package
// net), the right way up is the one that reads best (turn.go), and what the net is not
// sure of is decided by which grid has exactly one solution (repair.go).
//
// Nothing is computed before it is first asked for.
package photo

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// A Solver returns how many solutions a grid has, 2 standing for more, and one of them.
type Solver func(*puzzle.Grid) (solution puzzle.Grid, n int)

// A Reading is a grid as it was read off a picture.
type Reading struct {
	Place   Place // on the page; none for a grid that is read alone
	Nodes   Nodes // where its lines cross, from its own top left corner on
	Givens  puzzle.Grid
	Entries puzzle.Grid // what is written by hand
	Chances [81]Chances // of what is in each cell, by its picture alone

	// Sure is how certain it is that a cell is as read, taking all cells together.
	Sure [81]float64
	// Marks are the candidates that were noted in cells without a digit: small digits.
	Marks [81]puzzle.DigitSet
	// Own is the chance that the digit of a cell is the player's, not printed; 0 where none is.
	Own [81]float64
	// Screen tells a picture of a screen from one of paper: entries are set in type, too.
	Screen bool
	// Solutions is how many the givens have: 0, 1, or 2 for more.
	Solutions int
	// Coded says that the givens are those of a code printed below the grid.
	Coded bool
	// Changed are the cells that would be read otherwise if it were not for the others.
	Changed puzzle.CellSet
	// Differ is how digits differ that were all taken for givens: which of them are some can't
	// be told then.
	Differ Difference
}

// sureEnough is from which chance on a cell is not in doubt.
const sureEnough = 0.97

// Doubts returns the cells that a person should look at.
func (r *Reading) Doubts() (s puzzle.CellSet) {
	s = r.Changed
	for i, p := range r.Sure {
		if p < sureEnough {
			s.Add(puzzle.Cell(i))
		}
	}
	return s
}

// Certain reports whether the puzzle has one solution, no cell is in doubt, and the givens
// look alike.
func (r *Reading) Certain() bool {
	return r.Solutions == 1 && r.Doubts() == puzzle.CellSet{} && r.Differ == NoDifference
}

// maxGrids is how many grids are read off one picture at most.
const maxGrids = 30

// Read returns the grids in a picture in reading order: by rows from the top, each from the
// left. There are none when it shows none.
func Read(ctx context.Context, p *Picture, solve Solver) ([]Reading, error) {
	page, err := ReadPage(ctx, p, solve)
	if err != nil {
		return nil, err
	}
	return page.Grids, nil
}

// maxOtherwise is how often a grid is read otherwise at most.
const maxOtherwise = maxOthers + 1

// readOne reads a grid, where it is most likely or, if that makes no puzzle, with its nodes
// moved one by one, as flat as its corners are, since handwriting may bend lines, or a cell off.
func (p *Picture) readOne(ctx context.Context, f *found, solve Solver) (best Reading, ok bool) {
	if f.screen {
		return p.readScreen(&f.nodes, solve)
	}
	best, ok = p.read(&f.nodes, f.fit, solve)
	tries := 0
	try := func(n *Nodes, of fit) {
		if ok && best.Certain() || tries == maxOtherwise || ctx.Err() != nil {
			return
		}
		tries++
		if r, good := p.read(n, of, solve); good && (!ok || r.better(&best)) {
			best, ok = r, true
		}
	}
	if f.loose != nil {
		try(f.loose, f.fit)
	}
	if !ok || !best.Certain() {
		l := p.bare(f, false)
		try(l.loosest(), l.fit)
	}
	flat := f.nodes.Corners().Nodes()
	try(&flat, f.fit)
	for i := range f.others {
		if !ok || best.Solutions != 1 {
			try(&f.others[i].nodes, f.others[i].fit)
		}
	}
	if !ok || !best.Certain() {
		l := p.bare(f, true)
		try(l.loosest(), l.fit)
	}
	if ok && best.Solutions != 1 && tries < maxOtherwise {
		for _, n := range f.folded() {
			try(&n, f.fit)
		}
	}
	return best, ok
}

// better reports whether a reading of a grid is to be taken rather than another: a puzzle with one
// solution, and of those the one that leaves less in doubt.
func (r *Reading) better(o *Reading) bool {
	if r.Solutions != 1 || o.Solutions != 1 {
		return r.Solutions == 1
	}
	return r.Doubts().Len() < o.Doubts().Len()
}

// What a grid must show at least to be taken for one: lines, some digits, and cells that
// are like digits.
const (
	leastFit    = 0.06
	faintFit    = 0.03 // where the digits make a puzzle, and nothing else of the picture is certain
	maxFaint    = 3    // such places at most
	leastFilled = 8
	leastLikely = -0.3 // mean log chance of the likeliest classes, where the lines are not plain
)

// read reads one grid. It reports whether that looks like a Sudoku.
func (p *Picture) read(n *Nodes, f fit, solve Solver) (r Reading, ok bool) {
	best, r := choose(readTurned(p, n), solve)
	best, r = best.again(r, solve)
	r.Nodes, r.Differ = *n, best.differ(&r.Givens)
	for range best.turns {
		r.Nodes = r.Nodes.Turned()
	}
	if r.Givens.Count() < leastFilled {
		r = r.byHand(solve)
	}
	return r, r.Givens.Count() >= leastFilled && (f.score > goodFit || best.likely/81 > leastLikely)
}

// mostCopied is how many digits a puzzle copied by hand has at most, where nothing tells what was
// copied from what was found, and mostSpare what share of them it doesn't need.
const (
	mostCopied = 40
	mostSpare  = 0.6
)

// byHand returns the reading of a grid that is written by hand alone: its digits are the givens, if
// they make a puzzle, all in doubt unless they are as few as a puzzle has.
func (r Reading) byHand(solve Solver) Reading {
	o := Reading{Place: r.Place, Nodes: r.Nodes, Chances: r.Chances}
	for i := range o.Chances {
		c := &o.Chances[i]
		for d := 1; d <= 9; d++ {
			c[net.Printed+d] += c[net.Written+d]
			c[net.Written+d] = 0
		}
	}
	first, good := nearby(&o.Chances, solve)
	if len(good) == 0 {
		if solution, full := likeliestFull(&o.Chances); full {
			lean := leaning(&o.Chances, &solution)
			first, good = nearby(&lean, solve)
		}
	}
	if len(good) == 0 || good[0].grid.Count() < leastFilled {
		return r
	}
	o.settle(first, good)
	o.Solutions = 1
	if all := o.Givens.Filled(); all.Len() > mostCopied || spare(&o.Givens, solve) > mostSpare {
		o.Changed = o.Changed.Or(all)
	}
	return o
}
