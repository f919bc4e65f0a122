package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var xChain = &Technique{
	ID: "x-chain", Code: "0701", Term: "X-Chain", Level: puzzle.Unfair, Score: 260,
	Name: words.Text{En: "X-chain", Zh: "X 链"},
	Doc: words.Text{
		En: "In a chain on one digit, strong links first and last, one end at least has the digit; what sees both ends can't.",
		Zh: "同一数字的链，首尾都是强链，两端至少有一端填它；同时受两端影响的格不能填它。",
	},
	find: findXChains,
	explanation: chainExplanation(
		words.Text{En: "Look at the {digits}s.", Zh: "看数字 {digits}。"},
		words.Text{
			En: "There is an X-chain: places of one digit joined by strong links (one end has it) and weak ones (not both have it) in turn. It starts and ends with a strong one.",
			Zh: "这里有 X 链：同一数字的强链（两端必有一端成立）与弱链（两端不能都成立）交替相连，首尾都是强链。",
		}),
}

var xyChain = &Technique{
	ID: "xy-chain", Code: "0702", Term: "XY-Chain", Level: puzzle.Unfair, Score: 260,
	Name: words.Text{En: "XY-chain", Zh: "XY 链"},
	Doc: words.Text{
		En: "In a chain of cells with two digits each, one end at least has the digit that both ends share; what sees both ends can't.",
		Zh: "由双候选数格连成的链，两端至少有一端填它们共有的那个数字；同时受两端影响的格不能填它。",
	},
	find: func(b *Board, found func(Step) bool) {
		findChains(b, chainXY, 1<<chainOpen, func(_ chainForm, s Step) bool { return found(s) })
	},
	explanation: chainExplanation(chainWhere, words.Text{
		En: "There is an XY-chain: cells with two digits each, every one sharing a digit with the next, which it sees.",
		Zh: "这里有 XY 链：一串双候选数格，前后两格互相影响，并共有一个数字。",
	}),
}

var continuousLoop = loopRow(chainPlain, chainContinuous, "0706", "continuous-nice-loop", "Continuous Nice Loop",
	words.Text{En: "Continuous nice loop", Zh: "连续环"})

var discontinuousLoop = loopRow(chainPlain, chainDiscontinuous, "0707", "discontinuous-nice-loop", "Discontinuous Nice Loop",
	words.Text{En: "Discontinuous nice loop", Zh: "不连续环"})

var aic = loopRow(chainPlain, chainOpen, "0708", "aic", "AIC",
	words.Text{En: "Alternating inference chain", Zh: "交替推理链"})

var groupedContinuousLoop = loopRow(chainGrouped, chainContinuous, "0709", "grouped-continuous-nice-loop", "Grouped Continuous Nice Loop",
	words.Text{En: "Grouped continuous nice loop", Zh: "区块连续环"})

var groupedDiscontinuousLoop = loopRow(chainGrouped, chainDiscontinuous, "0710", "grouped-discontinuous-nice-loop", "Grouped Discontinuous Nice Loop",
	words.Text{En: "Grouped discontinuous nice loop", Zh: "区块不连续环"})

var groupedAIC = loopRow(chainGrouped, chainOpen, "0711", "grouped-aic", "Grouped AIC",
	words.Text{En: "Grouped alternating inference chain", Zh: "区块交替推理链"})

// These go through almost locked sets too.
var (
	setsContinuousLoop    = setVariant(groupedContinuousLoop, setsLoop(chainContinuous))
	setsDiscontinuousLoop = setVariant(groupedDiscontinuousLoop, setsLoop(chainDiscontinuous))
	setsAIC               = setVariant(groupedAIC, setsLoop(chainOpen))
)

// niceLoop is one place in HoDoKu's order for three techniques: the best of their
// steps comes first. Its steps name the technique.
var niceLoop = &Technique{
	ID: "nice-loop", Term: "Nice Loop/AIC", Level: puzzle.Unfair, Score: 280,
	Name:        words.Text{En: "Nice loop or chain", Zh: "环或交替推理链"},
	Doc:         aic.Doc,
	find:        anyLoop(chainPlain, [numChainForms]*Technique{aic, discontinuousLoop, continuousLoop}),
	explanation: aic.explanation,
}

var groupedNiceLoop = &Technique{
	ID: "grouped-nice-loop", Term: "Grouped Nice Loop/AIC", Level: puzzle.Unfair, Score: 300,
	Name:        words.Text{En: "Grouped nice loop or chain", Zh: "区块环或链"},
	Doc:         aic.Doc,
	find:        anyLoop(chainGrouped, [numChainForms]*Technique{groupedAIC, groupedDiscontinuousLoop, groupedContinuousLoop}),
	explanation: aic.explanation,
}

// loopRow makes the row of one form of chain. Those with groups score more.
func loopRow(kind chainKind, form chainForm, code, id, term string, name words.Text) *Technique {
	score, doc, what := 280, formTexts[form].doc, formTexts[form].what
	if kind == chainGrouped {
		score = 300
		what.En, what.Zh = what.En+"{parts}", what.Zh+"{parts}"
	}
	return &Technique{
		ID: id, Code: code, Term: term, Name: name, Doc: doc, Level: puzzle.Unfair, Score: score,
		find: func(b *Board, found func(Step) bool) {
			findChains(b, kind, 1<<form, func(_ chainForm, s Step) bool { return found(s) })
		},
		explanation: chainExplanation(chainWhere, what),
	}
}

func anyLoop(kind chainKind, rows [numChainForms]*Technique) func(*Board, func(Step) bool) {
	return func(b *Board, found func(Step) bool) {
		findChains(b, kind, 1<<numChainForms-1, func(f chainForm, s Step) bool {
			s.Technique = rows[f]
			return found(s)
		})
	}
}

// setsLoop finds chains with groups first, then those through almost locked sets that
// do something else.
func setsLoop(form chainForm) func(*Board, func(Step) bool) {
	return func(b *Board, found func(Step) bool) {
		var done effects
		more := true
		for kind := chainGrouped; more && kind <= chainSets; kind++ {
			findChains(b, kind, 1<<form, func(_ chainForm, s Step) bool {
				more = !done.isNew(s.Eliminate) || found(s)
				return more
			})
		}
	}
}
