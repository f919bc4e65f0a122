package logic

import "sudoku/puzzle"

// A parsedNet is a net read from its links.
type parsedNet struct {
	start puzzle.Candidate // assumed true or false
	on    bool
	parts []deepPart
	end   []puzzle.Candidate // what is eliminated where nothing is left, or what was shown
	house puzzle.House       // where nothing is left, if it is not a cell
}

// A deepPart is a digit that is true because from are not, what a pattern of the
// candidates from rules out, or a candidate that a nest shows to be wrong.
type deepPart struct {
	on   puzzle.Candidate
	true bool
	from []puzzle.Candidate
	out  []puzzle.Candidate
	nest *parsedNet

	house puzzle.House  // where on is what is left, if it is not its cell
	links []puzzle.Link // that lead to it
}

// parseNets reads the nets of a diagram from its links.
func parseNets(links []puzzle.Link) (nets []*parsedNet) {
	for len(links) > 0 {
		var t *parsedNet
		t, links = parseNet(links)
		nets = append(nets, t)
	}
	return nets
}

// parseNet reads the net that begins with the first link, and returns the links
// behind it.
func parseNet(links []puzzle.Link) (*parsedNet, []puzzle.Link) {
	t := &parsedNet{start: links[0].To[0], on: links[0].Strong}
	var ruled []puzzle.Link // what digits rule out, up to the next part
	for links = links[1:]; ; {
		l := links[0]
		if len(l.From) == 0 {
			var nest *parsedNet
			nest, links = parseNet(links)
			t.parts = append(t.parts, deepPart{nest: nest})
			continue
		}
		links = links[1:]
		switch {
		case len(l.To) == 0:
			t.end, t.house = l.From, l.House
			return t, links
		case l.Strong && len(l.To) == 1:
			t.parts = append(t.parts, deepPart{on: l.To[0], true: true, from: l.From, house: l.House, links: append(ruled, l)})
			ruled = nil
		case !l.Strong && len(l.From) > 1:
			t.parts = append(t.parts, deepPart{from: l.From, out: l.To, links: append(ruled, l)})
			ruled = nil
		default:
			ruled = append(ruled, l)
		}
	}
}

// nesting returns how many assumptions the nets of s make within each other after the first.
func (s *Step) nesting() (depth int) {
	for _, t := range parseNets(s.Diagram.Links) {
		depth = max(depth, t.nesting())
	}
	return depth
}

func (t *parsedNet) nesting() (depth int) {
	for _, p := range t.parts {
		if p.nests() {
			depth = max(depth, 1+p.nest.nesting())
		}
	}
	return depth
}
