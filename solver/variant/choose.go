package variant

import "sudoku/puzzle"

// A guess is a digit in a cell.
type guess struct {
	cell  uint8
	digit puzzle.DigitSet
}

// guesses are those of which exactly one is right.
type guesses struct {
	list [9]guess
	n    int
}

func (g *guesses) add(c uint8, d puzzle.DigitSet) {
	g.list[g.n] = guess{c, d}
	g.n++
}

// choose returns the guesses to make: the digits of a cell that has few and was often to
// blame, or where none has two, a digit that has two places in a house.
func (s *Searcher) choose(st *state) (all guesses) {
	const calm = 64 // what a cell weighs that was never to blame
	best, top := uint8(0), uint32(0)
	for c := range st.open.All() {
		if v := (s.work.weights[c] + calm) << 4 / uint32(st.cands[c].Len()-1); v > top {
			best, top = uint8(c), v
		}
	}
	if st.cands[best].Len() > 2 && st.twoPlaces(&all) {
		return all
	}
	for set := st.cands[best]; set != 0; set &= set - 1 {
		all.add(best, set&-set)
	}
	return all
}

// twoPlaces finds a digit with two places in a house.
func (st *state) twoPlaces(all *guesses) bool {
	w := st.work
	var house *house
	var digit puzzle.DigitSet
	top := uint32(0)
	for i := range w.board.houses {
		h := &w.board.houses[i]
		var once, twice, more puzzle.DigitSet
		for _, c := range h {
			set := st.cands[c&127]
			more |= twice & set
			twice |= once & set
			once |= set
		}
		for two := twice &^ more; two != 0; two &= two - 1 {
			d, v := two&-two, uint32(1)
			for _, c := range h {
				if st.cands[c]&d != 0 {
					v += w.weights[c]
				}
			}
			if v > top {
				house, digit, top = h, d, v
			}
		}
	}
	if top == 0 {
		return false
	}
	for _, c := range house {
		if st.cands[c]&digit != 0 {
			all.add(c, digit)
		}
	}
	return true
}

// take returns the next of the guesses that are left: the first, or any with rng.
func (s *Searcher) take(all *guesses, left int) guess {
	i := all.n - left
	if rng := s.query.rng; rng != nil {
		j := i + rng.IntN(left)
		all.list[i], all.list[j] = all.list[j], all.list[i]
	}
	return all.list[i]
}
