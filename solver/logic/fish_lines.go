package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A lineFish looks for fish of n lines covered by n lines across.
type lineFish struct {
	fishSearch

	maxCovers int          // how many lines across a base may have places in
	base      puzzle.House // the first of the lines of the base's kind
	cover     puzzle.House // the first of those across
	places    [9]uint16    // where each base line has the digit
	baseLines uint16       // the lines that can be in a base
	sashimi   bool         // there are sashimi fish of the digit, which finned ones aren't
}

// find looks through the digits, and for each through the rows and then the
// columns as base.
func (f *lineFish) find() bool {
	f.maxCovers = f.n
	if f.kind != basicFish {
		// Fins share a box with the eliminations, which lie in the cover: in two lines
		// of the chute at most.
		f.maxCovers += 2
	}
	clean := f.b.cleanFish(f.kind, f.n)
	for f.digit = 1; f.digit <= 9; f.digit++ {
		if *clean&dirtyDigits(f.digit.Set()) != 0 {
			continue
		}
		f.begin()
		f.sashimi = false
		if !f.from(puzzle.Row(0), puzzle.Col(0)) || !f.from(puzzle.Col(0), puzzle.Row(0)) {
			return false
		}
		if !f.some {
			*clean |= dirtyDigits(f.digit.Set())
		}
		if f.kind == finnedFish && !f.sashimi {
			*f.b.cleanFish(sashimiFish, f.n) |= dirtyDigits(f.digit.Set())
		}
	}
	return true
}

// from looks for fish with the lines from base on as base.
func (f *lineFish) from(base, cover puzzle.House) bool {
	f.base, f.cover, f.baseLines = base, cover, 0
	for _, houses := range f.b.housesWithCount(f.digit)[2 : min(f.maxCovers, 9)+1] {
		f.baseLines |= uint16(houses>>base) & rowHouses
	}
	if bits.OnesCount16(f.baseLines) < f.n {
		return true
	}
	for i := range f.places {
		f.places[i] = f.b.places[base+puzzle.House(i)][f.digit]
	}
	return f.extend(0, 0, f.baseLines, f.n)
}

// extend completes a base with left lines of rest.
func (f *lineFish) extend(lines, union, rest uint16, left int) bool {
	for ; bits.OnesCount16(rest) >= left; rest &= rest - 1 {
		i := bits.TrailingZeros16(rest)
		base, all, more := lines|1<<i, union|f.places[i], true
		switch {
		case bits.OnesCount16(all) > f.maxCovers:
		case left > 1:
			more = f.extend(base, all, rest&(rest-1), left-1)
		case f.kind == basicFish:
			more = f.basic(base, all)
		default:
			more = f.finned(base, all)
		}
		if !more {
			return false
		}
	}
	return true
}

// basic reports the fish without fins whose cover is union.
func (f *lineFish) basic(lines, union uint16) bool {
	if bits.OnesCount16(union) != f.n {
		return true
	}
	out := f.meeting(union) &^ lines
	return out == 0 || f.reportLines(lines, union, puzzle.CellSet{}, f.cells(out, union))
}

// finned reports the fish whose cover is union less one or two lines. Covers come
// in order, so the last lines are left out first.
func (f *lineFish) finned(lines, union uint16) bool {
	extra := bits.OnesCount16(union) - f.n
	if extra < 1 {
		return true
	}
	for chute := uint16(7 << 6); chute != 0; chute >>= 3 {
		if bits.OnesCount16(union&chute) <= extra {
			continue // no cover line where fins are
		}
		for _, out := range finLines[extra] {
			fins := out * (chute & -chute)
			if fins&union == fins && !f.with(lines, union&^fins, fins, chute) {
				return false
			}
		}
	}
	return true
}

// finLines are the one or two lines of a chute that may be left out of the cover,
// those first that leave the cover with earlier lines.
var finLines = [3][3]uint16{1: {4, 2, 1}, 2: {6, 5, 3}}

// with reports the fish with its fins where the base meets fins, lines across in a
// chute. They must lie in one box, since the eliminations must see them all and lie in
// the cover.
func (f *lineFish) with(lines, cover, fins, chute uint16) bool {
	finned := f.meeting(fins) & lines
	band := uint16(7) << (bits.TrailingZeros16(finned) / 3 * 3)
	if finned&^band != 0 || f.meeting(cover&chute)&band&^lines == 0 {
		return true
	}
	fewest := 9
	for rest := lines; rest != 0; rest &= rest - 1 {
		fewest = min(fewest, bits.OnesCount16(f.places[bits.TrailingZeros16(rest)]&^fins))
	}
	if fewest == 0 || f.kind == finnedFish && fewest == 1 || f.kind == sashimiFish && fewest > 1 {
		f.sashimi = f.sashimi || fewest == 1
		return true
	}
	return f.reportLines(lines, cover, f.cells(finned, fins), f.cells(band&^lines, cover&chute))
}

// meeting returns the lines that have the digit in any of the lines across.
func (f *lineFish) meeting(across uint16) (lines uint16) {
	for ; across != 0; across &= across - 1 {
		lines |= f.b.places[f.cover+puzzle.House(bits.TrailingZeros16(across))][f.digit]
	}
	return lines
}

// cells returns the cells where lines have the digit in the lines across.
func (f *lineFish) cells(lines, across uint16) (cells puzzle.CellSet) {
	for ; lines != 0; lines &= lines - 1 {
		i := bits.TrailingZeros16(lines)
		for at := f.places[i] & across; at != 0; at &= at - 1 {
			cells.Add((f.base + puzzle.House(i)).Cells()[bits.TrailingZeros16(at)])
		}
	}
	return cells
}

func (f *lineFish) reportLines(lines, cover uint16, fins, out puzzle.CellSet) bool {
	return f.report(foundFish{f.digit, uint32(lines) << f.base, uint32(cover) << f.cover, fins, out})
}
