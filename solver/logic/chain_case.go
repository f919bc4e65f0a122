package logic

import (
	"cmp"
	"slices"

	"sudoku/puzzle"
)

// A chainForm is what a chain concludes.
type chainForm uint8

// A chainForms is a set of forms; bit f stands for f.
type chainForms uint8

func (fs chainForms) has(f chainForm) bool { return fs>>f&1 != 0 }

// A chainCase is a literal from which another follows, which eliminates candidates. It is
// not yet known whether there is a chain from one to the other that visits no cell twice.
type chainCase struct {
	start, end chainLit
	form       chainForm
	from, to   uint32 // the eliminations are eliminated[from:to], by digit, then by cell
	sum        int    // see chainWeight
	rank       uint64 // see reportCases
	links      int
	seen       int    // see effort
	pathAt     uint32 // where its path is kept, if it runs through almost locked sets
}

// add notes a case that removes eliminated[from:].
func (h *chainSearch) add(start, end chainLit, form chainForm, from int) {
	eliminated := h.eliminated[from:]
	if len(eliminated) == 0 {
		return
	}
	slices.SortFunc(eliminated, chainByDigit)
	c := chainCase{
		start: start, end: end, form: form,
		from: uint32(from), to: uint32(len(h.eliminated)), sum: chainWeight(eliminated),
	}
	if !h.near(start, end) || h.kind == chainSets && !h.keepPath(&c) {
		h.eliminated = h.eliminated[:from]
		return
	}
	h.cases = append(h.cases, c)
}

func chainByDigit(a, b puzzle.Candidate) int {
	return cmp.Or(cmp.Compare(a.Digit(), b.Digit()), cmp.Compare(a.Cell(), b.Cell()))
}

// chainWeight is what HoDoKu compares equally many eliminations by.
func chainWeight(eliminated []puzzle.Candidate) (sum int) {
	for i, k := range eliminated {
		sum += int(k.Cell())*(1+80*i) + int(k.Digit())
	}
	return sum
}
