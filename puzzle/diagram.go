package puzzle

import "slices"

// A Role is the part that something plays in a step. The painter of a diagram
// gives each role a shape and a colour; a step only names roles.
type Role uint8

const (
	Base  Role = iota + 1 // the pattern itself, or its base houses
	Cover                 // cover houses
	Fin
	On        // true in one colouring or one end of a chain
	Off       // false in it
	Eliminate // a candidate that is eliminated
	Placement // a digit that is placed
	Set       // the n-th set (ALS) is Set+n
)

// A Diagram is what to draw over the grid to explain a step. The zero Diagram
// draws nothing.
type Diagram struct {
	Houses []HouseRole
	Cells  []CellRole
	Cands  []CandRole
	Links  []Link
}

// Empty reports whether a diagram draws nothing.
func (p Diagram) Empty() bool { return len(p.Houses)+len(p.Cells)+len(p.Cands)+len(p.Links) == 0 }

// A HouseRole picks out a house.
type HouseRole struct {
	House House
	Role  Role
}

// A CellRole picks out a cell as a whole.
type CellRole struct {
	Cell Cell
	Role Role
}

// A CandRole picks out a candidate.
type CandRole struct {
	Cand Candidate
	Role Role
}

// A Link is one inference from a candidate or group to another: strong is "if
// not this, then that", weak is "if this, then not that". An argument of several
// chains numbers them from 1, to be shown one at a time; 0 belongs to each.
//
// House is what links two cells: both are in it, and if the link is strong, its digit has no
// place there but the ends. It means nothing within a cell or where no house holds both ends.
type Link struct {
	From, To []Candidate
	Strong   bool
	Chain    uint8
	House    House
}

// Chains returns how many chains the links are numbered by.
func (p Diagram) Chains() (n int) {
	for _, k := range p.Links {
		n = max(n, int(k.Chain))
	}
	return n
}

// partLinks is about how many links can be followed at a time.
const partLinks = 10

// Parts returns the diagrams to show one at a time: for each chain one, of a chain
// with many links several. Each has the links of its part, the candidates decided so
// far, and what belongs to the whole step. A diagram whose links are not numbered is one
// part.
func (p Diagram) Parts() (parts []Diagram) {
	for n := 1; n <= p.Chains(); n++ {
		var links []Link
		for _, k := range p.Links {
			if k.Chain == 0 || int(k.Chain) == n {
				links = append(links, k)
			}
		}
		from := 0
		for i := range links {
			last := i+1 == len(links)
			if last || i+1-from >= partLinks && len(links)-i > partLinks/2 && !slices.Equal(links[i].To, links[i+1].To) {
				parts = append(parts, p.part(links[:i+1], links[from:i+1]))
				from = i + 1
			}
		}
	}
	if len(parts) == 0 {
		return []Diagram{p}
	}
	return parts
}

// OfChain returns the diagram of one of its chains, with the candidates that this decides.
func (p Diagram) OfChain(n uint8) Diagram {
	var links []Link
	for _, k := range p.Links {
		if k.Chain == 0 || k.Chain == n {
			links = append(links, k)
		}
	}
	return p.part(links, links)
}

// part returns p with some links. Of candidates that a chain makes true or
// false it keeps those that the links so far decide, and those that no link decides.
func (p Diagram) part(soFar, shown []Link) Diagram {
	known, linked := roles(soFar), roles(p.Links)
	var cands []CandRole
	for _, k := range p.Cands {
		if _, chained := linked[k.Cand]; chained && (k.Role == On || k.Role == Off) {
			role, ok := known[k.Cand]
			if !ok {
				continue
			}
			k.Role = role
		}
		cands = append(cands, k)
	}
	p.Links, p.Cands = shown, cands
	return p
}

// roles says which ends of links are true and which are not; later links win.
func roles(links []Link) map[Candidate]Role {
	m := map[Candidate]Role{}
	for _, k := range links {
		from, to := On, Off
		if k.Strong {
			from, to = Off, On
		}
		for _, c := range k.From {
			m[c] = from
		}
		for _, c := range k.To {
			m[c] = to
		}
	}
	return m
}

// A Walk is where a chain of links starts and where it ends. End is empty if it comes back to
// its start, or if its links are a net.
type Walk struct{ Start, End []Candidate }

// leastWalk is how many links a chain has whose start and end are looked for.
const leastWalk = 4

// Walks returns the walks of the diagram: of each of its chains one, in their order.
func (p Diagram) Walks() (walks []Walk) {
	for n := uint8(0); int(n) <= p.Chains(); n++ {
		var links []Link
		for _, k := range p.Links {
			if k.Chain == n {
				links = append(links, k)
			}
		}
		if w := walkOf(links); len(w.Start) > 0 && (n > 0 || len(w.End) > 0 || closed(links)) {
			walks = append(walks, w)
		}
	}
	return walks
}

func walkOf(links []Link) (w Walk) {
	if len(links) < leastWalk {
		return w
	}
	w.Start = links[0].From
	for i := 1; i < len(links); i++ {
		if !slices.Equal(links[i-1].To, links[i].From) {
			return w
		}
	}
	if !closed(links) {
		w.End = links[len(links)-1].To
	}
	return w
}

// closed reports whether links lead back to where they start.
func closed(links []Link) bool {
	for i := 1; i < len(links); i++ {
		if !slices.Equal(links[i-1].To, links[i].From) {
			return false
		}
	}
	return len(links) >= leastWalk && slices.Equal(links[0].From, links[len(links)-1].To)
}
