package solver

import (
	"testing"

	"sudoku/puzzle"
)

// What strikeWays leaves is what dealing the digits of each band and stack to their ways
// leaves, one after the other, with nothing but the rules.
func TestStrikeWaysAgreesWithDealing(t *testing.T) {
	rng := newRand(31)
	struck, dead, same := 0, 0, 0
	for _, name := range []string{"slow", "hardest", "several", "unsolvable", "minimal", "cases"} {
		for i, want := range readSamples(t, name) {
			var st bandState
			if i >= 60 || !st.start(&want.grid) {
				continue
			}
			for range 12 { // and with fewer candidates each time
				if st.dirty = allDigits; !st.propagate() {
					break
				}
				was := st
				kept, ok := dealt(&was)
				switch changed, got := st.strikeWays(); {
				case got != ok:
					t.Fatalf("%s: the digits can be dealt: %v, want %v", want.line, got, ok)
				case !ok:
					dead++
				case changed:
					struck++
				default:
					same++
				}
				for d := range st.digits {
					if ok && st.digits[d].open != kept[d] {
						t.Fatalf("%s: digit %d can go in %x, want %x", want.line, d+1, st.digits[d].open, kept[d])
					}
				}
				away := minirow(rng.IntN(6), rng.IntN(3), rng.IntN(3))
				for d := range was.digits {
					if open := &was.digits[d].open; rng.IntN(3) > 0 {
						open[0] &^= away[0]
						open[1] &^= away[1]
					}
				}
				st = was
			}
		}
	}
	if min(struck, dead, same) < 15 {
		t.Errorf("lopsided: struck in %d, dead in %d, nothing in %d", struck, dead, same)
	}
}

// A dealing deals nine digits to the ways through a band or stack. A way is the box in
// which the digit stands in each of three lines.
type dealing struct {
	open  [9][6]bool // by digit and way: whether the digit has a place in each line
	used  [9][6]bool // in some deal
	known map[dealt9]bool
}

// dealt9 is how many digits are dealt, and how many each box of each line has room for.
type dealt9 struct {
	digits int
	room   [3][3]int8
}

var sixWays = [6][3]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}

// deal reports whether the rest of the digits can be dealt, and marks how.
func (l *dealing) deal(at dealt9) bool {
	if at.digits == 9 {
		return true
	}
	ok, known := l.known[at]
	if known {
		return ok
	}
	for i, way := range sixWays {
		next := at
		next.digits++
		fits := l.open[at.digits][i]
		for line, box := range way {
			next.room[line][box]--
			fits = fits && next.room[line][box] >= 0
		}
		if fits && l.deal(next) {
			l.used[at.digits][i] = true
			ok = true
		}
	}
	l.known[at] = ok
	return ok
}

// dealt returns the candidates of each digit that lie on a way of some deal, both in their
// band and in their stack. It returns false when the digits of one can't be dealt.
func dealt(st *bandState) (open [9][2]uint64, ok bool) {
	for d := range open {
		open[d] = st.digits[d].open
	}
	for chute := range 6 {
		l := dealing{known: map[dealt9]bool{}}
		for d := range open {
			for i, way := range sixWays {
				l.open[d][i] = true
				for line, box := range way {
					cells := minirow(chute, line, box)
					at := &st.digits[d]
					l.open[d][i] = l.open[d][i] && (at.open[0]|at.placed[0])&cells[0]|(at.open[1]|at.placed[1])&cells[1] != 0
				}
			}
		}
		if !l.deal(dealt9{room: [3][3]int8{{3, 3, 3}, {3, 3, 3}, {3, 3, 3}}}) {
			return open, false
		}
		for d := range open {
			var on, all [2]uint64
			for line := range 3 {
				for box := range 3 {
					cells := minirow(chute, line, box)
					for i, way := range sixWays {
						if way[line] == box && l.used[d][i] {
							on[0], on[1] = on[0]|cells[0], on[1]|cells[1]
						}
					}
					all[0], all[1] = all[0]|cells[0], all[1]|cells[1]
				}
			}
			for w := range 2 {
				open[d][w] &= on[w] | ^all[w]
			}
		}
	}
	return open, true
}

// minirow returns the three cells of a line of a band (0 to 2) or stack (3 to 5) in a box.
func minirow(chute, line, box int) (cells [2]uint64) {
	for i := range 3 {
		row, col := 3*chute+line, 3*box+i
		if chute >= 3 {
			row, col = 3*box+i, 3*(chute-3)+line
		}
		bit := cellBit[puzzle.CellAt(row, col)]
		cells[0], cells[1] = cells[0]|bit[0], cells[1]|bit[1]
	}
	return cells
}
