package lanes

import (
	"math/bits"

	"sudoku/puzzle"
)

// refill gives work to the free lanes: first the states of searches that no lane
// works for, so that a search continues where it stopped; then fresh grids; and
// when there are none left, any state put off.
func (e *Engine) refill() {
	t := &e.moves
	t.n = 0
	free := e.lanes &^ e.live
	for ; e.orphans != 0 && free != 0; e.orphans &= e.orphans - 1 {
		free = e.resume(t, bits.TrailingZeros32(e.orphans), free)
	}
	for free != 0 && (e.fresh.full != 0 || e.stageMore()) {
		free = e.start(free)
	}
	for k := range e.searches {
		if e.vacant>>k&1 != 0 {
			continue
		}
		for s := &e.searches[k]; free != 0 && s.top != none && !e.waits(s); {
			free = e.resume(t, k, free)
		}
	}
	e.transfer(t)
}

// transfers are states on their way from stores to lanes.
type transfers struct {
	n    int
	from [width]*store
	col  [width]uint16
	to   [width]uint8
}

// resume gives the state that search k put off last to the first free lane.
func (e *Engine) resume(t *transfers, k int, free uint32) uint32 {
	s := &e.searches[k]
	at, column := e.pop(s)
	l := e.pickLane(free, column)
	t.from[t.n], t.col[t.n], t.to[t.n] = at, uint16(column), uint8(l)
	t.n++
	e.assign(l, k)
	e.share(s)
	return free &^ (1 << l)
}

// share adds a lane to those that work for a search.
func (e *Engine) share(s *search) {
	s.lanes++
	if s.lanes > 1 && e.Counts[s.grid] == 0 {
		s.forked = true
	}
}

// waits reports whether no further lane may take up what a search put off, as long as
// its order matters.
func (e *Engine) waits(s *search) bool {
	return len(e.Solutions) > 0 && e.Counts[s.grid] == 0 && e.alone(s)
}

// pickLane returns one of a set of lanes, the same as another if that helps.
func (e *Engine) pickLane(set uint32, same int) int {
	if e.set != AVX512 && set>>same&1 != 0 {
		return same
	}
	return bits.TrailingZeros32(set) % width
}

func (e *Engine) assign(l, k int) {
	e.live |= 1 << l
	e.of[l%width] = uint8(k)
	e.sums[l%width] = 0 // that of no state
}

// transfer moves the states, those of one store together.
func (e *Engine) transfer(t *transfers) {
	for i, s := range t.from[:t.n] {
		if s == nil {
			continue
		}
		var lane [width]uint16
		var mask uint32
		for j := i; j < t.n; j++ {
			if t.from[j] == s {
				t.from[j] = nil
				lane[t.to[j]%width] = t.col[j]
				mask |= 1 << t.to[j]
			}
		}
		e.move(&e.block, &s.block, &lane, mask)
	}
}

// start begins the searches of fresh grids in free lanes. There is always a vacant
// search: only those with a lane or a state put off are not, and states put off
// go before fresh grids.
func (e *Engine) start(free uint32) uint32 {
	var lane [width]uint16
	var mask uint32
	for f := e.fresh; free != 0 && f.full != 0; {
		l := bits.TrailingZeros32(free) % width
		if both := free & f.full; both != 0 && e.set != AVX512 {
			l = bits.TrailingZeros32(both) % width
		}
		c := e.pickLane(f.full, l)
		free &^= 1 << l
		f.full &^= 1 << c
		k := bits.TrailingZeros32(e.vacant) % width
		e.vacant &= e.vacant - 1
		e.searches[k] = search{grid: int(f.prev[c]), lanes: 1, top: none}
		e.assign(l, k)
		lane[l] = uint16(c)
		mask |= 1 << l
	}
	e.move(&e.block, &e.fresh.block, &lane, mask)
	return free
}

// stageMore makes states of the next grids. It reports false when there are none.
func (e *Engine) stageMore() bool {
	grids := e.Grids[e.next:]
	n := min(width, len(grids))
	if n == 0 {
		return false
	}
	if n < width {
		copy(e.rest[:], grids)
		grids = e.rest[:]
	}
	f := e.fresh
	e.stage(&f.block, (*[width]puzzle.Grid)(grids))
	for c := range n {
		f.prev[c] = int32(e.next + c)
		if len(e.Exclude) > 0 {
			k := e.Exclude[e.next+c]
			f.block[k.Cell()][c] &^= 1 << (k.Digit() - 1)
		}
	}
	f.full = uint32(1<<n - 1)
	e.next += n
	return true
}
