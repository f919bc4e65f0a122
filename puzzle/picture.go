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
// not this, then that", weak is "if this, then not that".
type Link struct {
	From, To []Candidate
	Strong   bool
}
