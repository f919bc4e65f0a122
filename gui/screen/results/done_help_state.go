package results

import (
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// depthKeys name the depths in the sentences of hints.
var depthKeys = [...]string{game.HintWhere: "where", game.HintName: "name", game.HintCells: "cells", game.HintWhy: "why", game.HintDone: "done"}

// mostDepths is how many depths a sentence has room for.
const mostDepths = 2

// hintsText says how many hints there were, and how deep they went.
func hintsText(l words.Lang, o *game.Outcome) string {
	hints := l.T("done.hints", "n", o.Hints)
	var depths []string
	last := game.NoHint
	for d := game.HintWhere; d <= game.HintDone; d++ {
		if n := o.ByDepth[d]; n > 0 {
			last, depths = d, append(depths, l.T("done.some."+depthKeys[d], "n", n))
		}
	}
	switch n := len(depths); {
	case n == 0:
		return l.T("done.hints.none", "hints", hints)
	case n == 1:
		return l.T("done.hints.to", "hints", hints, "depth", l.T("done.to."+depthKeys[last], "n", o.Hints))
	case n <= mostDepths:
		return l.T("done.hints.some", "hints", hints, "depths", l.Commas(depths...))
	}
	return l.T("done.hints.deepest", "hints", hints, "depth", l.T("done.to."+depthKeys[last], "n", 1))
}

// shownText says how many digits the program placed or showed, "" for none.
func shownText(l words.Lang, o *game.Outcome) string {
	switch {
	case o.Shown == 0:
		return ""
	case o.Shown > o.Placed:
		return l.T("done.shown", "n", o.Shown)
	}
	return l.T("done.placed", "n", o.Placed)
}

// helpParts says how much help there was, each part of it without a full stop; nothing where
// there was none. Of hints that aren't all known nothing is said.
func helpParts(l words.Lang, o *game.Outcome) (parts []string) {
	if o.HintsKnown() && o.Hints > 0 {
		parts = append(parts, l.T("done.hints", "n", o.Hints))
	}
	if text := shownText(l, o); text != "" {
		parts = append(parts, text)
	}
	return parts
}
