package photo

import (
	"slices"

	"sudoku/puzzle"
)

// setAside takes the grids without one solution aside, if there are enough others that say where
// they should be: their lines may have been found elsewhere.
func (t *pageReader) setAside() {
	solved := func(r Reading) bool { return r.Solutions == 1 }
	rest := slices.DeleteFunc(slices.Clone(t.read), solved)
	if len(t.read)-len(rest) >= leastRaster {
		t.aside = rest
		t.read = slices.DeleteFunc(t.read, func(r Reading) bool { return !solved(r) })
	}
}

// putBack puts those back in whose places nothing better was read.
func (t *pageReader) putBack() {
	for _, r := range t.aside {
		if !t.has(r.Nodes.Corners(), true) {
			t.read = append(t.read, r)
		}
	}
	t.aside = nil
}

func (t *pageReader) isAside(q Quad) bool {
	return slices.ContainsFunc(t.aside, func(r Reading) bool { return q.over(r.Nodes.Corners()) })
}

// What makes it likely that nobody wrote on a page: so many grids without handwriting, and no more
// than so many digits in another that look like it.
const (
	leastPrinted = 3
	fewWritten   = 3
)

// asOthers takes what looks like handwriting for print, in doubt, on a page that is otherwise plainly
// printed, if that makes a puzzle of a grid or the digits are few.
func (t *pageReader) asOthers() {
	printed := 0
	for i := range t.read {
		if r := &t.read[i]; r.Certain() && r.Entries == (puzzle.Grid{}) {
			printed++
		}
	}
	if printed < leastPrinted || 2*printed < len(t.read) {
		return
	}
	for i := range t.read {
		r := &t.read[i]
		written := r.Entries.Filled()
		if written.Empty() || r.Solutions == 1 && written.Len() > fewWritten {
			continue
		}
		all := puzzle.Puzzle{Givens: r.Givens, Entries: r.Entries}
		if o, ok := r.Known(all.Grid(), t.solve); ok && o.Solutions == 1 {
			o.Changed = r.Doubts().Or(written)
			*r = o
		}
	}
}

// compare holds grids that were read as those of a screen against the same read as paper. Where
// nothing of a screen shows, and paper has a puzzle with more digits, that is taken; a digit that
// paper has and the screen has not is in doubt.
func (t *pageReader) compare(paper []Reading) {
	for i := range t.read {
		r := &t.read[i]
		at := slices.IndexFunc(paper, func(o Reading) bool { return o.Nodes.Corners().over(r.Nodes.Corners()) })
		if at < 0 || paper[at].Solutions != 1 {
			continue
		}
		o := &paper[at]
		plain := r.Entries == (puzzle.Grid{}) && r.Marks == ([81]puzzle.DigitSet{})
		if plain && (r.Solutions != 1 || o.adds(&r.Givens)) {
			*r = *o
			continue
		}
		for c := range puzzle.Cell(81) {
			d := o.Givens[c] + o.Entries[c]
			if d != 0 && d != r.Givens[c]+r.Entries[c] && r.Marks[c] == 0 && o.Sure[c] >= sureEnough {
				r.Changed.Add(c)
			}
		}
	}
}

// adds reports whether a reading has all of some givens and surely others.
func (r *Reading) adds(givens *puzzle.Grid) (more bool) {
	for c, d := range r.Givens {
		switch {
		case d == givens[c]:
		case givens[c] != 0 || r.Sure[c] < sureEnough:
			return false
		default:
			more = true
		}
	}
	return more
}

// mostClashes is how many houses of a puzzle, in which digits were read wrongly, have a digit twice.
const mostClashes = 4

// drop leaves out what is no Sudoku, such as a crossword beside one: it contradicts itself all over,
// and is of another size than those that were solved.
func (t *pageReader) drop() {
	var solved []Quad
	for i := range t.read {
		if t.read[i].Solutions == 1 {
			solved = append(solved, t.read[i].Nodes.Corners())
		}
	}
	size := median(solved)
	t.read = slices.DeleteFunc(t.read, func(r Reading) bool {
		side := r.Nodes.Corners().side()
		return size > 0 && (side > sameSize*size || side < size/sameSize) && len(r.Givens.ConflictList()) > mostClashes
	})
}
