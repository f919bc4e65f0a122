package variant

import (
	"math/bits"

	"sudoku/puzzle"
)

// A sum says that the digits of cells, less those of others, make a total.
type sum struct {
	cells, less []uint8
	total       int
	distinct    bool // all digits of cells differ, and there are no others
}

// setsOf holds the sets of so many digits that make a sum.
var setsOf = func() (table [10][46][]puzzle.DigitSet) {
	for s := range puzzle.AllDigits + 1 {
		n, sum := s.Len(), s.Sum()
		table[n][sum] = append(table[n][sum], s)
	}
	return table
}()

// maxMatched is up to how many open cells of a cage are matched with the digits of each set.
const maxMatched = 6

// narrow removes what no way to make a sum has. It reports false when there is no way.
func (st *state) narrow(s *sum) bool {
	if s.distinct {
		return st.narrowCage(s)
	}
	return st.narrowDifference(s)
}

// narrowCage narrows cells of different digits.
func (st *state) narrowCage(s *sum) bool {
	var (
		m    matching
		used puzzle.DigitSet
		left = s.total
	)
	for _, c := range s.cells {
		if set := st.cands[c]; set&(set-1) == 0 {
			if set == 0 || used&set != 0 {
				return false
			}
			used |= set
			left -= bits.TrailingZeros16(uint16(set)) + 1
			continue
		}
		m.cells[m.n], m.cands[m.n] = c, st.cands[c]
		m.any |= st.cands[c]
		m.n++
	}
	if m.n == 0 {
		return left == 0
	}
	if left <= 0 || left > 45 {
		return false
	}
	for _, set := range setsOf[m.n][left] {
		if set&used == 0 && set&^m.any == 0 {
			m.add(set)
		}
	}
	for i, c := range m.cells[:m.n] {
		if gone := st.cands[c] &^ m.may[i]; gone != 0 && !st.remove(c, gone) {
			return false
		}
	}
	return true
}

// A matching is the open cells of a cage, and which digits they may hold in a set that makes
// the sum.
type matching struct {
	n     int
	cells [9]uint8
	cands [9]puzzle.DigitSet
	may   [9]puzzle.DigitSet
	any   puzzle.DigitSet // some cell may hold
}

// add adds what the cells may hold if their digits are those of a set.
func (m *matching) add(set puzzle.DigitSet) {
	if m.n > maxMatched {
		for i := range m.n {
			m.may[i] |= m.cands[i] & set
		}
		return
	}
	if !m.match(0, -1, set) {
		return
	}
	for i := range m.n {
		for rest := m.cands[i] & set &^ m.may[i]; rest != 0; rest = rest & (rest - 1) &^ m.may[i] {
			if d := rest & -rest; m.match(0, i, set&^d) {
				m.may[i] |= d
			}
		}
	}
}

// match reports whether the cells from the k-th on, but for one, can share the digits of a
// set, and notes how.
func (m *matching) match(k, but int, set puzzle.DigitSet) bool {
	if k == but {
		k++
	}
	if k >= m.n {
		return true
	}
	for rest := m.cands[k] & set; rest != 0; rest &= rest - 1 {
		if d := rest & -rest; m.match(k+1, but, set&^d) {
			m.may[k] |= d
			return true
		}
	}
	return false
}

// narrowDifference narrows cells whose digits may be equal, less others.
func (st *state) narrowDifference(s *sum) bool {
	const turned = 10 // less d is as good as more 10-d
	var (
		n      = len(s.cells) + len(s.less)
		cands  [maxRule]uint64 // bit d for digit d
		before [maxRule + 1]uint64
	)
	for i, c := range s.cells {
		cands[i] = uint64(st.cands[c]) << 1
	}
	for i, c := range s.less {
		cands[len(s.cells)+i] = bits.Reverse64(uint64(st.cands[c])<<1) >> (63 - turned)
	}
	total := s.total + turned*len(s.less)
	if total < 0 || total > turned*n {
		return false
	}
	before[0] = 1
	for i, set := range cands[:n] {
		before[i+1] = addUp(before[i], set)
	}
	after := uint64(1)
	for i := n - 1; i >= 0; i-- {
		may := cands[i] & fitting(before[i], after, total)
		after = addUp(after, cands[i])
		if may == cands[i] {
			continue
		}
		c, keep := uint8(0), puzzle.DigitSet(0)
		if i < len(s.cells) {
			c, keep = s.cells[i], puzzle.DigitSet(may>>1)
		} else {
			c, keep = s.less[i-len(s.cells)], puzzle.DigitSet(bits.Reverse64(may)>>(63-turned)>>1)
		}
		if !st.remove(c, st.cands[c]&^keep) {
			return false
		}
	}
	return true
}

// addUp returns the sums of a number of one set and one of another.
func addUp(a, b uint64) (all uint64) {
	for ; b != 0; b &= b - 1 {
		all |= a << bits.TrailingZeros64(b)
	}
	return all
}

// fitting returns the numbers up to 10 that make a total with one of each set.
func fitting(a, b uint64, total int) (all uint64) {
	both := addUp(a, b)
	for d := 0; d <= 10 && d <= total; d++ {
		if total-d < 64 {
			all |= both >> (total - d) & 1 << d
		}
	}
	return all
}
