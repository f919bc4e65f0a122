package logic

import "sudoku/puzzle"

// deepLines tells the nets of a step one after the other.
func deepLines(s *Step) (lines []line) {
	for _, t := range parseNets(s.Diagram.Links) {
		lines = append(lines, numbered(t.lines(0))...)
	}
	return lines
}

// lines tells the net, which is within so many others, statement by statement, each with the
// links that lead to it.
func (t *parsedNet) lines(depth int) []line {
	start := pointOf(t.start, t.on).supposed()
	if depth > 0 {
		start.text = t.within(depth)
	}
	lines := []line{start}
	for _, p := range t.parts {
		if p.nest != nil {
			but := say("logic.deep.but", "clash", p.nest.clash(), "off", p.nest.wrong())
			lines = append(lines, p.nest.lines(depth+1)...)
			lines = append(lines, linkLine(but, puzzle.Diagram{Cands: pointOf(p.nest.start, false).roles()}))
			continue
		}
		lines = append(lines, linkLine(say("logic.chain.then", "p", p.text()), litLinks(p.links)))
	}
	return lines
}
