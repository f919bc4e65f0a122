package logic

import "sudoku/puzzle"

// The rows of this family are levels of one idea, which Sudoku Explainer calls dynamic
// and nested forcing chains: what follows from an assumption may depend on several
// earlier results. One of them solves every known puzzle.

var dynamicNet = deepRow(deepKind{}, 720, "dynamic-forcing-net", "Dynamic Forcing Net")

var dynamicNetPlus = deepRow(deepKind{plus: true}, 760, "dynamic-forcing-net-plus", "Dynamic Forcing Net (+)")

var nestedNet = deepRow(deepKind{nested: 1}, 800, "nested-forcing-net", "Nested Forcing Net")

var deeplyNestedNet = deepRow(deepKind{nested: 2}, 900, "deeply-nested-forcing-net", "Deeply Nested Forcing Net")

func deepRow(kind deepKind, score int, id, term string) *Technique {
	return &Technique{
		ID: id, Term: term, Level: puzzle.Extreme, Score: score,
		find:        func(b *Board, found func(Step) bool) { findDeep(b, kind, found) },
		simpler:     func(s *Step) bool { return s.nesting() < kind.nested },
		explanation: explanation{texts: []string{"deep"}, args: deepArgs, lines: deepLines, legend: "ends"},
	}
}
