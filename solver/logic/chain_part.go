package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// chainParts tells a chain link by link.
func chainParts(s *Step, l words.Lang) []Part {
	ps := chainPoints(s)
	in := pointSets(s, ps)
	then, so := chainConclusion(s, ps, in)
	parts := linkParts(l, s, s.Diagram.Links, ps, in)
	for _, t := range []phrase{then, so} {
		if t.key == "" {
			continue
		}
		parts = append(parts, Part{Text: t.In(l), Lit: chainEnds(s, s.Diagram.Links)})
	}
	return parts
}

// linkParts tells where a walk starts, then each of its links.
func linkParts(l words.Lang, s *Step, links []puzzle.Link, ps []chainPoint, in []pointSet) []Part {
	start := say("logic.chain.suppose", "a", ps[0].text())
	parts := []Part{{Text: start.In(l), Link: true, Lit: puzzle.Diagram{Cands: linkRoles(links[:1], true)}}}
	told := linkTexts(ps, in)
	for i := range ps[1:] {
		text := say("logic.chain.so", "p", told[i])
		switch {
		case i == 0:
			text = say("logic.chain.then", "p", told[i])
		case i == len(told)-1 && chainClosed(ps):
			text = say("logic.chain.so.closed", "p", told[i])
		}
		lit := puzzle.Diagram{Links: links[i : i+1 : i+1], Cands: linkRoles(links[i:i+1], false)}
		for _, c := range s.Diagram.Cells {
			if in[i].set.Has(c.Cell) && c.Role >= puzzle.Set {
				lit.Cells = append(lit.Cells, c)
			}
		}
		parts = append(parts, Part{Text: text.In(l), Link: true, Lit: lit})
	}
	return parts
}

// linkRoles says which ends of links are true and which are not; or, of their starts
// alone.
func linkRoles(links []puzzle.Link, starts bool) (roles []puzzle.CandRole) {
	for _, k := range links {
		from, to := puzzle.On, puzzle.Off
		if k.Strong {
			from, to = to, from
		}
		roles = addRole(roles, k.From, from)
		if !starts {
			roles = addRole(roles, k.To, to)
		}
	}
	return roles
}

// chainEnds lights the two ends of a chain and what is eliminated; of a closed one, all.
func chainEnds(s *Step, links []puzzle.Link) (p puzzle.Diagram) {
	if chainClosed(chainPoints(s)) {
		return p
	}
	p.Cands = addRole(linkRoles(links[:1], true), s.Eliminate, puzzle.Eliminate)
	last := links[len(links)-1]
	role := puzzle.Off
	if last.Strong {
		role = puzzle.On
	}
	p.Cands = addRole(p.Cands, last.To, role)
	return p
}
