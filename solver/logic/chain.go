package logic

import "sudoku/puzzle"

var xChain = &Technique{
	ID: "x-chain", Code: "0701", Term: "X-Chain", Level: puzzle.Unfair, Score: 260,
	find:        findXChains,
	explanation: chainExplanation,
}

var xyChain = &Technique{
	ID: "xy-chain", Code: "0702", Term: "XY-Chain", Level: puzzle.Unfair, Score: 260,
	find: func(b *Board, found func(Step) bool) {
		findChains(b, chainXY, 1<<chainOpen, func(_ chainForm, s Step) bool { return found(s) })
	},
	explanation: chainExplanation,
}

var continuousLoop = loopRow(chainPlain, chainContinuous, "0706", "continuous-nice-loop", "Continuous Nice Loop")

var discontinuousLoop = loopRow(chainPlain, chainDiscontinuous, "0707", "discontinuous-nice-loop", "Discontinuous Nice Loop")

var aic = loopRow(chainPlain, chainOpen, "0708", "aic", "AIC")

var groupedContinuousLoop = loopRow(chainGrouped, chainContinuous, "0709", "grouped-continuous-nice-loop", "Grouped Continuous Nice Loop")

var groupedDiscontinuousLoop = loopRow(chainGrouped, chainDiscontinuous, "0710", "grouped-discontinuous-nice-loop", "Grouped Discontinuous Nice Loop")

var groupedAIC = loopRow(chainGrouped, chainOpen, "0711", "grouped-aic", "Grouped AIC")

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
	find:        anyLoop(chainPlain, [numChainForms]*Technique{aic, discontinuousLoop, continuousLoop}),
	explanation: chainOf("aic", "chain"),
}

var groupedNiceLoop = &Technique{
	ID: "grouped-nice-loop", Term: "Grouped Nice Loop/AIC", Level: puzzle.Unfair, Score: 300,
	find:        anyLoop(chainGrouped, [numChainForms]*Technique{groupedAIC, groupedDiscontinuousLoop, groupedContinuousLoop}),
	explanation: chainOf("aic", "chain"),
}

// loopRow makes the row of one form of chain. Those with groups score more.
func loopRow(kind chainKind, form chainForm, code, id, term string) *Technique {
	score := 280
	if kind == chainGrouped {
		score = 300
	}
	return &Technique{
		ID: id, Code: code, Term: term, Level: puzzle.Unfair, Score: score,
		find: func(b *Board, found func(Step) bool) {
			findChains(b, kind, 1<<form, func(_ chainForm, s Step) bool { return found(s) })
		},
		explanation: chainExplanation,
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
