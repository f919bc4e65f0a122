package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// deepParts tells nets statement by statement, each with the links that lead to it.
func deepParts(s *Step, l words.Lang) (parts []Part) {
	nets := parseNets(s.Diagram.Links)
	k := append(append([]puzzle.Candidate{}, s.Place...), s.Eliminate...)[0]
	whole := paragraphs(s.whole(l))
	if nets[0].start == k {
		return append(append(parts, nets[0].deepParts(l, 0)...), whole[1:]...)
	}
	parts = append(parts, whole[0])
	for _, t := range nets {
		parts = append(parts, t.deepParts(l, 0)...)
	}
	return append(parts, whole[2])
}

// deepParts tells the net, which is within so many others, from its assumption on.
func (t *parsedNet) deepParts(l words.Lang, depth int) []Part {
	start := say("logic.chain.suppose", "a", t.assumption())
	if depth > 0 {
		start = t.within(depth)
	}
	role := puzzle.Off
	if t.on {
		role = puzzle.On
	}
	parts := []Part{{Text: start.In(l), Link: true, Lit: puzzle.Diagram{Cands: []puzzle.CandRole{{Cand: t.start, Role: role}}}}}
	for _, p := range t.parts {
		if p.nest != nil {
			parts = append(parts, p.nest.deepParts(l, depth+1)...)
			but := say("logic.deep.but", "clash", p.nest.clash(), "off", p.nest.wrong())
			parts = append(parts, Part{Text: but.In(l), Link: true, Lit: puzzle.Diagram{Cands: []puzzle.CandRole{{Cand: p.nest.start, Role: puzzle.Off}}}})
			continue
		}
		text := say("logic.chain.then", "p", p.text())
		parts = append(parts, Part{Text: text.In(l), Link: true, Lit: puzzle.Diagram{Links: p.links, Cands: linkRoles(p.links, false)}})
	}
	return parts
}
