package puzzle

// A Role is the part that something plays in a step. Who draws a picture gives
// each role a shape and a colour; a step only names roles.
type Role uint8

const (
	Base  Role = iota + 1 // the pattern itself, or its base houses
	Cover                 // cover houses
	Fin
	On        // true in one colouring or one end of a chain
	Off       // false in it
	Eliminate // a candidate that goes
	Placement // a digit that is placed
	Set       // the n-th set (ALS) is Set+n
)

// A Picture is what to draw over the grid to explain a step. The zero Picture
// draws nothing.
type Picture struct {
	Houses []HouseRole
	Cells  []CellRole
	Cands  []CandRole
	Links  []Link
}

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
// chains numbers them from 1, to be shown one at a time; 0 goes with each.
type Link struct {
	From, To []Candidate
	Strong   bool
	Chain    uint8
}

// Chains returns how many chains the links are numbered by.
func (p Picture) Chains() (n int) {
	for _, k := range p.Links {
		n = max(n, int(k.Chain))
	}
	return n
}

// Chain returns the picture of chain n alone, with what goes with each: of
// candidates that are in other chains only, those that the step changes.
func (p Picture) Chain(n int) Picture {
	role, others := map[Candidate]Role{}, map[Candidate]bool{}
	var links []Link
	for _, k := range p.Links {
		from, to := Off, On
		if !k.Strong {
			from, to = On, Off
		}
		for _, end := range []struct {
			ks   []Candidate
			role Role
		}{{k.From, from}, {k.To, to}} {
			for _, c := range end.ks {
				if k.Chain == 0 || int(k.Chain) == n {
					role[c] = end.role
				} else {
					others[c] = true
				}
			}
		}
		if k.Chain == 0 || int(k.Chain) == n {
			links = append(links, k)
		}
	}
	var cands []CandRole
	for _, k := range p.Cands {
		if here, ok := role[k.Cand]; ok && (k.Role == On || k.Role == Off) {
			k.Role = here
		} else if !ok && others[k.Cand] && (k.Role == On || k.Role == Off) {
			continue
		}
		cands = append(cands, k)
	}
	p.Links, p.Cands = links, cands
	return p
}
