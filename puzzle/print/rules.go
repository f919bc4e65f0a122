package print

import (
	"iter"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ruleBelow is how far below the line of the name the rule stands.
const ruleBelow = 5.4

// ruleOf returns the rules of some boards, "" if all of them are classic.
func ruleOf(all iter.Seq[*puzzle.Shape], lang words.Lang) string {
	var boards []*puzzle.Shape
	others := false
	for board := range all {
		boards = addBoard(boards, board)
		others = others || board != nil
	}
	if !others {
		return ""
	}
	return rules(boards, lang)
}

// boards yields the boards of the sheet.
func (s *Sheet) boards(yield func(*puzzle.Shape) bool) {
	for i := range s.puzzles() {
		if !yield(s.Items.Board(i)) {
			return
		}
	}
}

// boardsOn yields the boards on the i-th page of a group.
func (l *layout) boardsOn(g *group, i int) iter.Seq[*puzzle.Shape] {
	return func(yield func(*puzzle.Shape) bool) {
		for k := range l.on(g, i) {
			if l.order != nil {
				k = l.order[k]
			}
			if k < l.sheet.puzzles() && !yield(l.sheet.Items.Board(k)) {
				return
			}
		}
	}
}

// rules says how boards are filled, nil for the classic one. Where they differ it tells them apart
// by what is seen on them: how many cells a row has, cages, shaded diagonals.
func rules(boards []*puzzle.Shape, lang words.Lang) string {
	list := sizeRules(boards, lang)
	diagonals, cages := 0, false
	for _, s := range boards {
		if s.Diagonals() {
			diagonals++
		}
		cages = cages || len(s.Cages()) > 0
	}
	switch {
	case diagonals == len(boards) && len(list) == 1:
		list = append(list, lang.T("paper.rule.diagonals", "n", boards[0].Size()))
	case diagonals > 0:
		list = append(list, lang.T("paper.rule.shaded"))
	}
	if cages {
		list = append(list, lang.T("paper.rule.cages"))
	}
	return lang.Sentences(list...)
}

// sizeRules says which digits go into the houses, for each size of boards but the classic one.
func sizeRules(boards []*puzzle.Shape, lang words.Lang) (list []string) {
	several := slices.ContainsFunc(boards, func(s *puzzle.Shape) bool { return s.Size() != boards[0].Size() })
	for _, s := range boards {
		if s == nil && several {
			continue
		}
		text := lang.T("paper.rule", "n", s.Size())
		if several {
			text = lang.T("paper.onsize", "n", s.Size(), "rules", text)
		}
		if !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}

// setRule sets a rule below the header: in one line or, where that would be too small, in as many
// as it takes.
func (f form) setRule(rule string) setting {
	width, st := f.body().width(), style{Regular, 11, black}
	t, ok := st.setLines(rule, width, st.lead(), leastRule, 1)
	if !ok {
		t = setting{style: style{Regular, leastRule, black}}
		t.lines = t.wrap(rule, width, maxLines)
	}
	return t
}

// ruleRoom is what a rule needs beyond the two lines that a header has room for.
func (f form) ruleRoom(rule string) float64 {
	t := f.setRule(rule)
	return float64(max(len(t.lines)-2, 0)) * t.lead()
}

// ruleLines writes a rule.
func (f form) ruleLines(p *Page, rule string, y float64) {
	t := f.setRule(rule)
	for _, line := range t.lines {
		p.text(f.body().left, y, line, t.style)
		y += t.lead()
	}
}

// leastRule is the least size of the rule in points.
const leastRule = 7.5
