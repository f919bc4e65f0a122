package print

import (
	"iter"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ruleBelow is how far below the line of the name the rule stands.
const ruleBelow = 5.4

// ruleOf returns the rules of some boards but the classic one: of boards of one kind as they are,
// of several kinds each with its name.
func (l *layout) ruleOf(all iter.Seq[*puzzle.Shape]) string {
	var boards []*puzzle.Shape
	classic := false
	for board := range all {
		if board == nil {
			classic = true
			continue
		}
		boards = addBoard(boards, board)
	}
	if len(boards) == 1 && !classic {
		return rules(boards[0], l.sheet.Lang)
	}
	var texts []string
	for _, board := range boards {
		texts = append(texts, l.sheet.Lang.T("paper.onboard", "board", boardName(board, l.sheet.Lang), "rules", rules(board, l.sheet.Lang)))
	}
	return l.sheet.Lang.Sentences(texts...)
}

// allBoards yields the boards of the sheet.
func (l *layout) allBoards(yield func(*puzzle.Shape) bool) {
	for i := range l.sheet.puzzles() {
		if !yield(l.sheet.Items.Board(i)) {
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

// rules says how a board is filled.
func rules(s *puzzle.Shape, lang words.Lang) string {
	list := []string{lang.T("paper.rule", "n", s.Size())}
	if s.Diagonals() {
		list = append(list, lang.T("paper.rule.diagonals", "n", s.Size()))
	}
	if len(s.Cages()) > 0 {
		list = append(list, lang.T("paper.rule.cages"))
	}
	return lang.Sentences(list...)
}

// setRule sets a rule below the header: in one line or, where that would be too small, in as many
// as it takes.
func (l *layout) setRule(rule string) setting {
	width, st := l.form.body().width(), style{Regular, 11, black}
	t, ok := st.setLines(rule, width, st.lead(), leastRule, 1)
	if !ok {
		t = setting{style: style{Regular, leastRule, black}}
		t.lines = t.wrap(rule, width, maxLines)
	}
	return t
}

// ruleRoom is what the rules of all boards need beyond the two lines that a header has room for.
func (l *layout) ruleRoom() float64 {
	t := l.setRule(l.rule())
	return float64(max(len(t.lines)-2, 0)) * t.lead()
}

// ruleLines writes a rule.
func (l *layout) ruleLines(p *Page, rule string, y float64) {
	t := l.setRule(rule)
	for _, line := range t.lines {
		p.text(l.form.body().left, y, line, t.style)
		y += t.lead()
	}
}

// leastRule is the least size of the rule in points.
const leastRule = 7.5
