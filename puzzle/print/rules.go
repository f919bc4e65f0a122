package print

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ruleBelow is how far below the line of the name the rule stands.
const ruleBelow = 5.4

// ruleOf returns the rule of the boards of a sheet, if all are of one kind and not classic.
func (l *layout) ruleOf() string {
	first := l.sheet.at(0)
	if first.blank || first.Puzzle.Shape == nil {
		return ""
	}
	kind := first.Puzzle.Shape.Name()
	for i := range l.sheet.puzzles() {
		if it := l.sheet.at(i); it.Puzzle.Shape.Name() != kind {
			return ""
		}
	}
	return rules(first.Puzzle.Shape, l.sheet.Lang)
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

// ruleLine writes the rule below the header, in one line or, where that would be too small, in
// as many as it takes.
func (l *layout) ruleLine(p *Page, rule string, y float64) {
	body := l.form.body()
	st := style{Regular, 11, black}
	t, ok := st.setLines(rule, body.width(), st.lead(), leastRule, 1)
	if !ok {
		t, _ = style{Regular, leastRule, black}.setLines(rule, body.width(), 2*st.lead(), leastRule, 2)
	}
	for _, line := range t.lines {
		p.text(body.left, y, line, t.style)
		y += t.lead()
	}
}

// leastRule is the least size of the rule in points.
const leastRule = 7.5
