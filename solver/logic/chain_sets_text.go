package logic

import "sudoku/puzzle"

// A pointSet is the almost locked set that holds a point of a chain; the zero one is none.
type pointSet struct {
	set    puzzle.CellSet
	digits puzzle.DigitSet // what its cells can hold
}

// pointSets reads from the diagram in which sets the points of a chain are: a strong link
// from one digit to another runs through a set, unless it stays within a cell.
func pointSets(s *Step, ps []chainPoint) []pointSet {
	in := make([]pointSet, len(ps))
	for i := range len(ps) - 1 {
		p, q := ps[i], ps[i+1]
		if p.on || p.digit == q.digit {
			continue
		}
		if set := chainSetOf(s, p.cells); !set.Empty() {
			in[i] = pointSet{set, chainDigits(s, set)}
			if q.cells.In(set) {
				in[i+1] = in[i]
			}
		}
	}
	return in
}

// chainSetOf returns the set of the diagram that holds cells, if any.
func chainSetOf(s *Step, cells puzzle.CellSet) puzzle.CellSet {
	for _, k := range s.Diagram.Cells {
		if k.Role >= puzzle.Set && cells.Has(k.Cell) {
			if set := s.cells(k.Role); cells.In(set) {
				return set
			}
		}
	}
	return puzzle.CellSet{}
}

// chainDigits returns the digits that the cells of a set can hold.
func chainDigits(s *Step, set puzzle.CellSet) (digits puzzle.DigitSet) {
	for _, k := range s.Diagram.Cands {
		if set.Has(k.Cand.Cell()) {
			digits |= k.Cand.Digit().Set()
		}
	}
	return digits
}

// chainExtras says what a chain has besides candidates.
func chainExtras(ps []chainPoint, in []pointSet) phrase {
	var groups, sets phrase
	for i, p := range ps {
		if p.cells.Len() > 1 && in[i].digits == 0 {
			groups = say(" Some of its links are groups: two or three cells of a line and a box that act as one.",
				"其中有的环节是区块：一行（或一列）与一宫相交处的两三格，合起来当作一格。")
		}
		if in[i].digits != 0 {
			sets = say(" It goes through an almost locked set: cells of one house with one digit more than there are cells. Take one digit away, and the others are locked in.",
				"它还经过待定数组：同一区域里数字比格数多一个的几格，少了一个数字，其余的就都锁定在里面。")
		}
	}
	return say("{groups}{sets}", "{groups}{sets}", "groups", groups, "sets", sets)
}

// reason says what follows in a set without x, or in a cell that sees it.
func (in pointSet) reason(x puzzle.Digit, outside bool) phrase {
	en, zh := " ({set} must then be {digits})", "（{set} 必为 {digits}）"
	if outside {
		en, zh = " ({set} must then be {digits}, so only this is left)", "（{set} 必为 {digits}，只剩它）"
	}
	return say(en, zh, "set", in.set.Notation(), "digits", digitsAnd(in.digits&^x.Set()), "facts", facts(OnlyDigits{in.set, in.digits}))
}

// chainPasses reports whether a chain enters a set by one digit and leaves it by another, and
// whether it leaves a set by a cell that the set decides.
func chainPasses(ps []chainPoint, in []pointSet) (passes, decides bool) {
	for i, p := range ps {
		passes = passes || p.on && in[i].digits != 0
		decides = decides || p.on && in[i].digits == 0 && i > 0 && in[i-1].digits != 0
	}
	return passes, decides
}

// chainSetLoopText says what a loop through sets shows, and what follows.
func chainSetLoopText(passes, decides bool, goes series) (then, so phrase) {
	if decides {
		const en, zh = "A set that decides a cell lacks only the digit by which the loop enters it, or one that this cell takes.",
			"决定某格的数组只缺链进入时的数字，或那一格所填的数字。"
		then = say(en, zh)
		if passes {
			then = say(en+" Any other lacks only one of the two digits by which the loop enters and leaves it.", zh+"别的数组只缺链进出时的两个数字之一。")
		}
		return then, say("What sees both ends of a weak link, or shares a cell with both, can't be true. Nor can what sees all places for another digit of a set, with those in the cell that it decides: {goes}.",
			"同时受一条弱链两端影响、或与两端同格的候选数都不成立，受数组及其所决定的格里另一数字全部位置影响的也不成立：{goes}。", "goes", goes)
	}
	return say("A set on the way lacks only one of the two digits by which the loop enters and leaves it.",
			"途中的数组只缺链进出时的两个数字之一。"),
		say("What sees both ends of a weak link, or shares a cell with both, can't be true. Nor can what sees all places for another digit of a set: {goes}.",
			"同时受一条弱链两端影响、或与两端同格的候选数都不成立，受数组里另一数字全部位置影响的也不成立：{goes}。", "goes", goes)
}
