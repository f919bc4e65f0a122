package typo

import "sudoku/puzzle"

// A form is a kind of slip more exactly: what it does, and how the edit is said.
type form uint8

const (
	changed form = iota
	extra
	missing
	moved
	movedAcross // diagonally
	movedUpon   // upon another digit, which is lost
	back        // a cell too many: what is behind it stands one too far
	backTwice   // a digit typed twice
	backDigit   // a digit that isn't there
	on          // an empty cell left out: what is behind it stands one too early
	onDigit     // a digit left out
	aroundBack  // the whole lane one too far, its end at its beginning
	aroundOn
	partBack // a part of the lane one too far
	partOn
	swapped
	swappedDown   // one above the other
	swappedApart  // with empty cells between, in a row
	swappedAcross // diagonally, or apart in a column or over the end of a row
)

func (f form) kind() Kind {
	switch {
	case f <= missing:
		return Kind(f)
	case f <= movedUpon:
		return Moved
	case f <= partOn:
		return Shifted
	}
	return Swapped
}

// A slip is how the typed grid may have come from the printed one.
type slip struct {
	form  form
	of    direction    // of a shift
	at    puzzle.Cell  // the first that the edit writes
	from  puzzle.Cell  // where its digit was typed; of a shift, the last cell that moves
	digit puzzle.Digit // that is printed there
	typed puzzle.Digit // that was typed there instead
}

// shares are the assumed frequencies of the forms, and how many places there are
// for each; see docs/typos.md.
var shares = [...]float64{
	changed:       0.30,
	extra:         0.06,
	missing:       0.10,
	moved:         0.15 / 2.5,
	movedAcross:   0.01 / 2.5,
	movedUpon:     0.002,
	back:          0.05 / 9,
	backTwice:     0.004 / 9,
	backDigit:     0.002 / 30,
	on:            0.05 / 9,
	onDigit:       0.01 / 30,
	aroundBack:    0.015 / 9,
	aroundOn:      0.015 / 9,
	partBack:      0.02 / 9 / 15,
	partOn:        0.02 / 9 / 15,
	swapped:       0.08 / 8,
	swappedDown:   0.04 / 8,
	swappedApart:  0.02 / 15,
	swappedAcross: 0.01 / 30,
}

// likely returns how likely the slip is, given the printed grid.
func (s slip) likely(typed, printed *puzzle.Grid) float64 {
	w := shares[s.form]
	n := float64(printed.Filled().Len())
	switch s.form {
	case changed:
		return w / n * confused(s.digit, s.typed)
	case extra:
		return w / (81 - n) / 9
	case missing:
		return w / n
	case moved, movedAcross, movedUpon:
		return w / n
	}
	if s.form.kind() == Shifted && s.of == column {
		w /= 5
	}
	return w
}

// alike are digits that look alike in print or in handwriting.
var alike = [...][2]puzzle.Digit{{1, 7}, {3, 8}, {6, 8}, {5, 6}}

// confusions holds how often each digit is typed for each other.
var confusions [10][10]float64

func init() {
	for p := range puzzle.Digit(10) {
		var row, pad, look []puzzle.Digit
		for t := puzzle.Digit(1); p > 0 && t <= 9; t++ {
			dx, dy := (int(p)-1)%3-(int(t)-1)%3, (int(p)-1)/3-(int(t)-1)/3
			if dx*dx+dy*dy == 1 {
				pad = append(pad, t)
			}
			if p-t == 1 || t-p == 1 {
				row = append(row, t)
			}
			for _, a := range alike {
				if a == [2]puzzle.Digit{p, t} || a == [2]puzzle.Digit{t, p} {
					look = append(look, t)
				}
			}
			if t != p {
				confusions[p][t] = 0.3 / 8
			}
		}
		for _, part := range []struct {
			share float64
			to    []puzzle.Digit
		}{{0.3, row}, {0.1, pad}, {0.3, look}} {
			for _, t := range part.to {
				confusions[p][t] += part.share / float64(len(part.to))
			}
		}
	}
}

// confused returns how likely a digit is to be typed for a printed one, when it is
// not typed as it is.
func confused(printed, typed puzzle.Digit) float64 { return confusions[printed][typed] }
