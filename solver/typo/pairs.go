package typo

import (
	"container/heap"
	"context"
	"slices"

	"sudoku/puzzle"
)

// maxPairs is how many pairs of typos are tried, the likeliest, and maxWeighed how many of
// those that leave one solution are weighed.
const (
	maxPairs   = 1 << 21
	maxWeighed = 1 << 11
	pairBatch  = 1 << 11 // pairs counted at once
)

// FindPairs lists the edits of two typos that leave exactly one solution, likeliest first,
// for grids that no single one explains: as many as limit says, all for zero or less. The
// two are digits in different cells. Only the likeliest two million pairs are tried, fewer
// when that takes too much work. Of a grid that has exactly one solution there are none. It
// ends soon after ctx is done, with ctx's error.
func (f *Finder) FindPairs(ctx context.Context, board *puzzle.Shape, g puzzle.Grid, limit int) ([]Edit, error) {
	f.begin(board)
	if n, err := f.solutions(ctx, board, []puzzle.Grid{g}); err != nil || n[0] == 1 {
		return nil, err
	}
	f.typos.list(board, g)
	f.typos.keep(func(i int) bool { return f.typos.typos[i].form.kind() != WrongSum })
	found, err := f.solvablePairs(ctx, &f.typos)
	if err != nil {
		return nil, err
	}
	f.budget = budgetFor(board, weighBudget)
	for i := range found {
		w, err := f.likelihood(ctx, board, &found[i].grid)
		if err != nil {
			return nil, err
		}
		if found[i].weight *= w; f.spent() {
			found = found[:i]
			break
		}
	}
	slices.SortStableFunc(found, func(a, b twoTypos) int { return byWeight(a.weight, b.weight) })
	if limit > 0 {
		found = found[:min(limit, len(found))]
	}
	edits := make([]Edit, len(found))
	for i := range found {
		k := &found[i]
		edits[i] = f.typos.edit(&k.grid, f.typos.typos[k.a])
		edits[i].second = &f.typos.typos[k.b]
	}
	for i := range edits { // the list of typos is used again
		second := *edits[i].second
		edits[i].second = &second
	}
	return edits, nil
}

// twoTypos are two typos of a list by their index, and the grid without both.
type twoTypos struct {
	a, b   int
	weight float64
	grid   puzzle.Grid
}

// solvablePairs returns the pairs that leave exactly one solution, each grid once.
func (f *Finder) solvablePairs(ctx context.Context, l *typos) (found []twoTypos, err error) {
	var (
		tried []twoTypos
		grids []puzzle.Grid
		seen  = map[puzzle.Grid]bool{}
		n     = 0

		effects = l.effects()
	)
	count := func() error {
		counts, err := f.within(ctx, l.board, grids)
		for i := range tried {
			if counts[i] == 1 && len(found) < maxWeighed && !seen[grids[i]] {
				seen[grids[i]] = true
				tried[i].grid = grids[i]
				found = append(found, tried[i])
			}
		}
		tried, grids = tried[:0], grids[:0]
		return err
	}
	for p := range l.pairs() {
		if mayMend(&effects[p.a], &effects[p.b]) {
			f.budget--
			if g := l.both(p.a, p.b); mayBeUnique(l.board, &g) && !l.board.HasConflict(&g) {
				tried, grids = append(tried, p), append(grids, g)
			}
		}
		if len(grids) == pairBatch {
			if err := count(); err != nil {
				return nil, err
			}
		}
		if n++; n == maxPairs || len(found) == maxWeighed || f.spent() {
			break
		}
	}
	return found, count()
}

// An effect is which cells a typo changes, and the conflicts that its edit leaves.
type effect struct {
	cells     puzzle.CellSet
	conflicts []puzzle.CellSet
}

func (l *typos) effects() []effect {
	list := make([]effect, len(l.grids))
	for i := range l.grids {
		for c, d := range l.grids[i] {
			if d != l.typed[c] {
				list[i].cells.Add(puzzle.Cell(c))
			}
		}
		for _, k := range l.board.ConflictList(&l.grids[i]) {
			list[i].conflicts = append(list[i].conflicts, k.Cells)
		}
	}
	return list
}

// mayMend reports whether two edits change different cells, and each some of every
// conflict that the other leaves. Few pairs do.
func mayMend(a, b *effect) bool {
	return a.cells.And(b.cells).Empty() && touches(a.cells, b.conflicts) && touches(b.cells, a.conflicts)
}

func touches(cells puzzle.CellSet, conflicts []puzzle.CellSet) bool {
	for _, k := range conflicts {
		if cells.And(k).Empty() {
			return false
		}
	}
	return true
}

// both returns what was typed without two typos.
func (l *typos) both(a, b int) puzzle.Grid {
	g := l.grids[a]
	for c, d := range l.grids[b] {
		if d != l.typed[c] {
			g[c] = d
		}
	}
	return g
}

// pairs yields the pairs of typos, the likeliest first.
func (l *typos) pairs() func(func(twoTypos) bool) {
	return func(yield func(twoTypos) bool) {
		order := l.order()
		weight := func(i, j int) float64 { return l.weights[order[i]] * l.weights[order[j]] }
		next := make(queue, 0, len(order))
		for i := range len(order) - 1 { // sorted, so it is a heap
			next = append(next, ahead{i, i + 1, weight(i, i+1)})
		}
		for len(next) > 0 {
			n := &next[0]
			if !yield(twoTypos{a: order[n.i], b: order[n.j], weight: n.weight}) {
				return
			}
			if n.j++; n.j == len(order) {
				heap.Pop(&next)
				continue
			}
			n.weight = weight(n.i, n.j)
			heap.Fix(&next, 0)
		}
	}
}

// ahead is the likeliest pair of the i-th likeliest typo that hasn't been yielded: that with
// the j-th.
type ahead struct {
	i, j   int
	weight float64
}

// A queue is a heap, the likeliest pair first.
type queue []ahead

func (q queue) Len() int           { return len(q) }
func (q queue) Less(i, j int) bool { return q[i].weight > q[j].weight }
func (q queue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *queue) Push(x any)        { *q = append(*q, x.(ahead)) }
func (q *queue) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}
