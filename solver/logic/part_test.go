package logic

import (
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// TestParts: in every example each part says something in both languages, and lights only
// what the diagram has; each link of a chain is lit by one part.
func TestParts(t *testing.T) {
	for _, tech := range Techniques() {
		_, s, ok := tech.Example()
		if !ok {
			continue
		}
		for _, l := range []words.Lang{words.English, words.Chinese} {
			lit := 0
			for _, p := range s.Parts(l) {
				checkText(t, tech.ID+": part", p.Text, l)
				checkLit(t, &s, p)
				lit += len(p.Lit.Links)
			}
			if links := len(s.Diagram.Links); s.Technique.lines != nil && (lit == 0 || lit < links-1 && s.Technique.Level < puzzle.Extreme) {
				t.Errorf("%s: %d of %d links are lit", tech.ID, lit, links)
			}
		}
	}
}

// checkLit checks that a part lights nothing that isn't there.
func checkLit(t *testing.T, s *Step, p Part) {
	t.Helper()
	same := func(a, b []puzzle.Candidate) bool { return slices.Equal(a, b) }
	for _, k := range p.Lit.Links {
		if !slices.ContainsFunc(s.Diagram.Links, func(q puzzle.Link) bool {
			return same(k.From, q.From) && same(k.To, q.To) && k.Strong == q.Strong
		}) {
			t.Errorf("%s: %q lights a link that isn't there", s.Technique.ID, p.Text)
		}
	}
	for _, k := range p.Lit.Cands {
		if !slices.ContainsFunc(s.Diagram.Cands, func(q puzzle.CandRole) bool { return q.Cand == k.Cand }) && !linked(s, k.Cand) {
			t.Errorf("%s: %q lights %v, which isn't there", s.Technique.ID, p.Text, k.Cand)
		}
	}
}

// linked reports whether a link of the diagram has k at an end.
func linked(s *Step, k puzzle.Candidate) bool {
	return slices.ContainsFunc(s.Diagram.Links, func(q puzzle.Link) bool {
		return slices.Contains(q.From, k) || slices.Contains(q.To, k)
	})
}
