package logic

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Sudoku Explainer rates pairs below all chains, triples above most. So they stand
// before and after almost locked sets, and are scored like their neighbours.
var (
	alignedPair = &Technique{
		ID: "aligned-pair-exclusion", Code: "1000", Term: "Aligned Pair Exclusion", Level: puzzle.Unfair, Score: 280,
		find:        func(b *Board, found func(Step) bool) { findAligned(b, 2, found) },
		explanation: alignedExplanation,
	}
	alignedTriple = &Technique{
		ID: "aligned-triple-exclusion", Code: "1001", Term: "Aligned Triple Exclusion", Level: puzzle.Unfair, Score: 340,
		find:        func(b *Board, found func(Step) bool) { findAligned(b, 3, found) },
		explanation: alignedExplanation,
	}
)

var alignedExplanation = explanation{texts: []string{"aligned"}, args: alignedArgs}

func alignedArgs(s *Step) []any {
	a := s.alignment()
	base, outs := alignedCells(a.cells[:a.n], a.cands[:]), alignedCells(a.excluders[:a.excluderCount], a.excluderDigits[:])
	var line []string
	for e, c := range a.excluders[:a.excluderCount] {
		line = append(line, setText(puzzle.CellsOf(c), a.excluderDigits[e]))
	}
	first := s.Eliminate[0]
	var more phrase
	if len(s.Eliminate) > 1 {
		more = say("logic.aligned.same", "others", alignedOr(s.Eliminate[1:]), "outs", a.outs())
	}
	return []any{
		"base", base, "excluders", outs, "cell", first.Cell(), "d", first.Digit(), "ways", a.failuresText(first), "more", more,
		"digits", digitsAnd(digitsOf(s.Eliminate)), "short", puzzle.CellsOf(a.cells[:a.n]...).Notation(), "outs", strings.Join(line, ", "),
	}
}

// alignment reads the cells from the diagram.
func (s *Step) alignment() (a alignment) {
	for _, c := range s.Diagram.Cells {
		a.cells[a.n] = c.Cell
		for _, k := range s.Diagram.Cands {
			if k.Cand.Cell() == c.Cell {
				a.cands[a.n] |= k.Cand.Digit().Set()
			}
		}
		a.n++
	}
	for cells, digits := s.set(0); !cells.Empty(); cells, digits = s.set(a.excluderCount) {
		a.excluders[a.excluderCount], a.excluderDigits[a.excluderCount] = cells.First(), digits
		a.excluderCount++
	}
	return a
}

// alignedCells says "r1c2 (3,5) and r4c2 (5,7)".
func alignedCells(cells []puzzle.Cell, digits []puzzle.DigitSet) words.List {
	s := words.List{Comma: "language.comma", Last: "language.and"}
	for i, c := range cells {
		s.Parts = append(s.Parts, say("logic.aligned.cell", "c", c, "digits", digitsTight(digits[i])))
	}
	return s
}

// outs names the cells that all of the aligned ones see.
func (a *alignment) outs() words.List {
	return words.And(puzzle.CellsOf(a.excluders[:a.excluderCount]...).All())
}

// alignedOr says "r1c2=3 or r4c2=5".
func alignedOr(ks []puzzle.Candidate) words.List {
	list := words.And(slices.Values(ks)).Or()
	for i, k := range ks {
		list.Parts[i] = words.Short(k.String())
	}
	return list
}

// failuresText says why every assignment with k fails: "r4c2=5 clashes with it in column 2; r4c2=7
// leaves r6c2 without a digit". Two cells that clash are named once. Of more than nine ways it says
// how many there are.
func (a *alignment) failuresText(k puzzle.Candidate) words.Sayer {
	given := slices.Index(a.cells[:a.n], k.Cell())
	ways := a.failures(given, k.Digit())
	if n := len(ways); n > 9 {
		return say("logic.aligned.many", "n", n, "outs", a.outs())
	}
	out, clashes := by("logic.text.stop"), map[[2]puzzle.Candidate]bool{}
	for _, w := range ways {
		if w.cell >= 0 {
			two := [2]puzzle.Candidate{a.taken(&w, w.at), a.taken(&w, w.cell)}
			if clashes[two] {
				continue
			}
			clashes[two] = true
		}
		out.Parts = append(out.Parts, a.failureText(&w, given))
	}
	return out
}

// taken returns what an assignment has in the i-th cell.
func (a *alignment) taken(w *failure, i int) puzzle.Candidate {
	return puzzle.Cand(a.cells[i], w.assignment[i])
}

// failureText says why an assignment fails, apart from the digit of the given cell.
func (a *alignment) failureText(w *failure, given int) phrase {
	taken := words.List{Comma: "language.comma", Last: "logic.aligned.with"}
	for i, d := range w.assignment[:a.n] {
		if d != 0 && i != given && (w.cell < 0 || i == w.at) {
			taken.Parts = append(taken.Parts, words.Short(a.taken(w, i).String()))
		}
	}
	if w.cell < 0 {
		return say("logic.aligned.leaves", "taken", taken, "out", a.excluders[w.excluder])
	}
	return say("logic.aligned.clashes", "taken", taken,
		"other", words.Short(a.taken(w, w.cell).String()))
}
