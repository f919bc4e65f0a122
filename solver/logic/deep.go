package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// The rows of this family are levels of one idea, which Sudoku Explainer calls dynamic
// and nested forcing chains: what follows from an assumption may depend on several
// earlier results. One of them solves every known puzzle.

var dynamicNet = deepRow(deepKind{}, 720, "dynamic-forcing-net", "Dynamic Forcing Net",
	words.Text{En: "Dynamic forcing net", Zh: "动态强制网"},
	words.Text{
		En: "If the singles that follow from an assumption leave no room somewhere, it is wrong; if those from every possibility agree, they are right.",
		Zh: "假设之后不断推出唯一数，若某处因此无数可填，假设不成立；若各种可能都推出同一结论，结论成立。",
	},
	words.Text{
		En: "There is a dynamic forcing net: something is assumed, and singles follow from it and from each other.",
		Zh: "这里有动态强制网：作出假设，不断推出唯一数，前面的结果又推出后面的。",
	})

var dynamicNetPlus = deepRow(deepKind{plus: true}, 760, "dynamic-forcing-net-plus", "Dynamic Forcing Net (+)",
	words.Text{En: "Dynamic forcing net (+)", Zh: "动态强制网 (+)"},
	words.Text{
		En: "A dynamic forcing net in which locked candidates, pairs, triples and X-wings are followed too.",
		Zh: "动态强制网，推导中还用到区块、数对、三数组和 X 翼。",
	},
	words.Text{
		En: "There is a net: something is assumed, and more follows from it by singles, locked candidates, pairs, triples and X-wings.",
		Zh: "这里有一张网：作出假设，用唯一数、区块、数对、三数组和 X 翼推下去。",
	})

var nestedNet = deepRow(deepKind{nested: 1}, 800, "nested-forcing-net", "Nested Forcing Net",
	words.Text{En: "Nested forcing net", Zh: "嵌套强制网"},
	words.Text{
		En: "A forcing net within which further assumptions are made: those that lead to no room somewhere are wrong as long as the first holds.",
		Zh: "在强制网之内再作假设：使某处无数可填的假设，在第一个假设之下不成立。",
	},
	words.Text{
		En: "There is a nested forcing net: an assumption under which further assumptions fail, one after the other.",
		Zh: "这里有嵌套强制网：在一个假设之下，再作的假设逐个不成立。",
	})

var deeplyNestedNet = deepRow(deepKind{nested: 2}, 900, "deeply-nested-forcing-net", "Deeply Nested Forcing Net",
	words.Text{En: "Deeply nested forcing net", Zh: "多重嵌套强制网"},
	words.Text{
		En: "A nested forcing net in which assumptions may be made within those that are made within the first.",
		Zh: "嵌套强制网，其中再作的假设之内还可以再作假设。",
	},
	words.Text{
		En: "There is a forcing net nested twice: assumptions within assumptions within an assumption, which fail one after the other.",
		Zh: "这里有两重嵌套的强制网：假设之内再作假设，其内还有假设，逐个不成立。",
	})

func deepRow(kind deepKind, score int, id, term string, name, doc, what words.Text) *Technique {
	return &Technique{
		ID: id, Term: term, Level: puzzle.Extreme, Score: score, Name: name, Doc: doc,
		find:    func(b *Board, found func(Step) bool) { findDeep(b, kind, found) },
		simpler: func(s *Step) bool { return s.nesting() < kind.nested },
		explanation: explanation{
			where:    words.Text{En: "Look at {house}.", Zh: "看{house}。"},
			what:     what,
			pattern:  words.Text{En: "{look}", Zh: "{look}"},
			why:      []words.Text{{En: "{first}", Zh: "{first}"}, {En: "{second}", Zh: "{second}"}, {En: "{so}", Zh: "{so}"}},
			notation: words.Text{En: "{starts} => ...{end}", Zh: "{starts} => ...{end}"},
			args:     deepArgs,
			parts:    deepParts,
		},
	}
}
