package logic

import "sudoku/puzzle"

// chainLines tells a chain link by link.
func chainLines(s *Step) []line {
	ps := chainPoints(s)
	in := pointSets(s, ps)
	then, so := chainConclusion(s, ps, in)
	lines := linkLines(s, s.Diagram.Links, ps, in)
	for _, t := range []phrase{then, so} {
		if t.key != "" {
			lines = append(lines, line{text: t, lit: chainEnds(s, s.Diagram.Links)})
		}
	}
	return lines
}

// linkLines tells where a walk starts, then each of its links.
func linkLines(s *Step, links []puzzle.Link, ps []chainPoint, in []pointSet) []line {
	lines := []line{linkLine(say("logic.chain.suppose", "a", ps[0].text()), puzzle.Diagram{Cands: linkRoles(links[:1], true)})}
	told := linkTexts(ps, in)
	for i := range ps[1:] {
		text := say("logic.chain.so", "p", told[i])
		switch {
		case i == 0:
			text = say("logic.chain.then", "p", told[i])
		case i == len(told)-1 && chainClosed(ps):
			text = say("logic.chain.so.closed", "p", told[i])
		}
		lit := litLinks(links[i : i+1 : i+1])
		for _, c := range s.Diagram.Cells {
			if in[i].set.Has(c.Cell) && c.Role >= puzzle.Set {
				lit.Cells = append(lit.Cells, c)
			}
		}
		lines = append(lines, linkLine(text, lit))
	}
	return lines
}

// litLinks shows links and their ends.
func litLinks(links []puzzle.Link) puzzle.Diagram {
	return puzzle.Diagram{Links: links, Cands: linkRoles(links, false)}
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
