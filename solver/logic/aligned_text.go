package logic

import (
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Sudoku Explainer rates pairs below all chains, triples above most. So they stand
// before and after almost locked sets, and are scored like their neighbours.
var (
	alignedPair = &Technique{
		ID: "aligned-pair-exclusion", Code: "1000", Term: "Aligned Pair Exclusion", Level: puzzle.Unfair, Score: 280,
		Name: words.Text{En: "Aligned pair exclusion", Zh: "均衡数对"},
		Doc: words.Text{
			En: "Two cells can't take digits that clash, or that leave a cell which both see without a digit. A digit that is in no other combination can be removed.",
			Zh: "两格不能填互相冲突的数字，也不能填使同受它们影响的某格没有数字可填的组合。不在其余任何组合里的数字可以删除。",
		},
		find: func(b *Board, found func(Step) bool) { findAligned(b, 2, found) },
		explanation: alignedExplanation(words.Text{
			En: "There is an aligned pair exclusion: a digit of one of two cells goes with no digit of the other. Each pair clashes, or leaves a cell that both see without a digit.",
			Zh: "这里有均衡数对：两格之一的某个数字，与另一格的每个数字不是互相冲突，就是使同受两格影响的某格没有数字可填。",
		}),
	}
	alignedTriple = &Technique{
		ID: "aligned-triple-exclusion", Code: "1001", Term: "Aligned Triple Exclusion", Level: puzzle.Unfair, Score: 340,
		Name: words.Text{En: "Aligned triple exclusion", Zh: "均衡三数组"},
		Doc: words.Text{
			En: "Three cells can't take digits that clash, or that leave a cell which all of them see without a digit. A digit that is in no other combination can be removed.",
			Zh: "三格不能填互相冲突的数字，也不能填使同受它们影响的某格没有数字可填的组合。不在其余任何组合里的数字可以删除。",
		},
		find: func(b *Board, found func(Step) bool) { findAligned(b, 3, found) },
		explanation: alignedExplanation(words.Text{
			En: "There is an aligned triple exclusion: a digit of one of three cells goes with no digits of the others. Each try clashes, or leaves a cell that all three see without a digit.",
			Zh: "这里有均衡三数组：三格之一的某个数字，与另两格能填的各种组合不是互相冲突，就是使同受三格影响的某格没有数字可填。",
		}),
	}
)

func alignedExplanation(what words.Text) explanation {
	return explanation{
		where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
		what:  what,
		pattern: words.Text{
			En: "The cells are {base}. Each of them sees {excluders}.",
			Zh: "这几格是 {base}，都影响 {excluders}。",
		},
		why: []words.Text{{
			En: "If {cell} is {d}, the rest can't be filled. {ways}.",
			Zh: "若 {cell} 是 {d}，其余就无法填下去。{ways}。",
		}, {
			En: "{more}So {goes}.",
			Zh: "{more}因此{goes}。",
		}},
		notation: words.Text{En: "{short} - {outs}", Zh: "{short} - {outs}"},
		args:     alignedArgs,
	}
}

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
		more = say("{others} fails in the same way. ", "{others} 同理。", "others", alignedOr(s.Eliminate[1:]))
	}
	return []any{
		"base", base, "excluders", outs, "cell", first.Cell(), "d", first.Digit(), "ways", a.failuresText(first), "more", more,
		"digits", digitsAnd(eliminatedDigits(s)), "short", puzzle.CellsOf(a.cells[:a.n]...).Notation(), "outs", strings.Join(line, ", "),
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
func alignedCells(cells []puzzle.Cell, digits []puzzle.DigitSet) series {
	s := series{comma: comma, last: words.Text{En: " and ", Zh: "和 "}}
	for i, c := range cells {
		s.parts = append(s.parts, say("{c} ({digits})", "{c}（{zh}）", "c", c, "digits", list(digits[i]), "zh", digitsComma(digits[i])))
	}
	return s
}

// alignedOr says "r1c2=3 or r4c2=5".
func alignedOr(ks []puzzle.Candidate) series {
	s := series{comma: comma, last: or}
	for _, k := range ks {
		s.parts = append(s.parts, k)
	}
	return s
}

// failuresText says why every assignment with k fails: "r4c2=5 clashes with it in column 2; r4c2=7
// leaves r6c2 without a digit". Of more than nine ways it says how many there are.
func (a *alignment) failuresText(k puzzle.Candidate) words.Sayer {
	stop := words.Text{En: ". ", Zh: "；"}
	out := series{comma: stop, last: stop}
	for i, c := range a.cells[:a.n] {
		if c != k.Cell() {
			continue
		}
		for _, w := range a.failures(i, k.Digit()) {
			out.parts = append(out.parts, a.failureText(&w, i))
		}
	}
	if n := len(out.parts); n > 9 {
		return say("Each of {n} ways to go on clashes or leaves one of the cells that they see without a digit",
			"{n} 种填法不是互相冲突，就是使同受它们影响的某格没有数字可填", "n", n)
	}
	return out
}

// failureText says why an assignment fails, apart from the digit of the given cell.
func (a *alignment) failureText(w *failure, given int) phrase {
	taken := series{comma: comma, last: words.Text{En: " with ", Zh: "、"}}
	for i, d := range w.assignment[:a.n] {
		if d != 0 && i != given && (w.cell < 0 || i == w.at) {
			taken.parts = append(taken.parts, puzzle.Cand(a.cells[i], d))
		}
	}
	if w.cell < 0 {
		return say("{taken} leaves {out} without a digit", "{taken} 使 {out} 没有数字可填", "taken", taken, "out", a.excluders[w.excluder])
	}
	return say("{taken} clashes with {other}", "{taken} 与 {other} 冲突", "taken", taken,
		"other", puzzle.Cand(a.cells[w.cell], w.assignment[w.cell]))
}
