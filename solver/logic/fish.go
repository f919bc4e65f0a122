package logic

import (
	"math/bits"
	"slices"
	"strconv"

	"sudoku/puzzle"
)

// A fish is about one digit. Its base houses have the digit only in as many cover
// houses and in some fins; so either a fin has the digit or the base takes all of
// the cover's.
var (
	xWing     = newFish(basicFish, 2, puzzle.Hard, 140)
	swordfish = newFish(basicFish, 3, puzzle.Hard, 150)
	jellyfish = newFish(basicFish, 4, puzzle.Hard, 160)
	squirmbag = newFish(basicFish, 5, puzzle.Unfair, 470)
	whale     = newFish(basicFish, 6, puzzle.Unfair, 470)
	leviathan = newFish(basicFish, 7, puzzle.Unfair, 470)

	finnedXWing     = newFish(finnedFish, 2, puzzle.Hard, 130)
	finnedSwordfish = newFish(finnedFish, 3, puzzle.Unfair, 200)
	finnedJellyfish = newFish(finnedFish, 4, puzzle.Unfair, 250)
	finnedSquirmbag = newFish(finnedFish, 5, puzzle.Unfair, 470)
	finnedWhale     = newFish(finnedFish, 6, puzzle.Unfair, 470)
	finnedLeviathan = newFish(finnedFish, 7, puzzle.Unfair, 470)

	sashimiXWing     = newFish(sashimiFish, 2, puzzle.Hard, 150)
	sashimiSwordfish = newFish(sashimiFish, 3, puzzle.Unfair, 240)
	sashimiJellyfish = newFish(sashimiFish, 4, puzzle.Unfair, 260)
	sashimiSquirmbag = newFish(sashimiFish, 5, puzzle.Unfair, 470)
	sashimiWhale     = newFish(sashimiFish, 6, puzzle.Unfair, 470)
	sashimiLeviathan = newFish(sashimiFish, 7, puzzle.Unfair, 470)

	frankenXWing     = newFish(frankenFish, 2, puzzle.Unfair, 300)
	frankenSwordfish = newFish(frankenFish, 3, puzzle.Unfair, 350)
	frankenJellyfish = newFish(frankenFish, 4, puzzle.Unfair, 370)
	frankenSquirmbag = newFish(frankenFish, 5, puzzle.Extreme, 470)
	frankenWhale     = newFish(frankenFish, 6, puzzle.Extreme, 470)
	frankenLeviathan = newFish(frankenFish, 7, puzzle.Extreme, 470)

	finnedFrankenXWing     = newFish(finnedFrankenFish, 2, puzzle.Unfair, 390)
	finnedFrankenSwordfish = newFish(finnedFrankenFish, 3, puzzle.Unfair, 410)
	finnedFrankenJellyfish = newFish(finnedFrankenFish, 4, puzzle.Unfair, 430)
	finnedFrankenSquirmbag = newFish(finnedFrankenFish, 5, puzzle.Extreme, 470)
	finnedFrankenWhale     = newFish(finnedFrankenFish, 6, puzzle.Extreme, 470)
	finnedFrankenLeviathan = newFish(finnedFrankenFish, 7, puzzle.Extreme, 470)

	mutantXWing     = newFish(mutantFish, 2, puzzle.Extreme, 450)
	mutantSwordfish = newFish(mutantFish, 3, puzzle.Extreme, 450)
	mutantJellyfish = newFish(mutantFish, 4, puzzle.Extreme, 450)
	mutantSquirmbag = newFish(mutantFish, 5, puzzle.Extreme, 470)
	mutantWhale     = newFish(mutantFish, 6, puzzle.Extreme, 470)
	mutantLeviathan = newFish(mutantFish, 7, puzzle.Extreme, 470)

	finnedMutantXWing     = newFish(finnedMutantFish, 2, puzzle.Extreme, 470)
	finnedMutantSwordfish = newFish(finnedMutantFish, 3, puzzle.Extreme, 470)
	finnedMutantJellyfish = newFish(finnedMutantFish, 4, puzzle.Extreme, 470)
	finnedMutantSquirmbag = newFish(finnedMutantFish, 5, puzzle.Extreme, 470)
	finnedMutantWhale     = newFish(finnedMutantFish, 6, puzzle.Extreme, 470)
	finnedMutantLeviathan = newFish(finnedMutantFish, 7, puzzle.Extreme, 470)
)

// A fishKind says which houses make a fish, and whether it has fins.
type fishKind uint8

const (
	basicFish   fishKind = iota // lines and lines across
	finnedFish                  // the same with fins
	sashimiFish                 // without its fins some base line has one place left
	frankenFish                 // boxes among the lines
	finnedFrankenFish
	mutantFish // rows and columns on one side
	finnedMutantFish
	finLineFish // finned or sashimi
)

// code is HoDoKu's number for the kind in size n.
func (k fishKind) code(n int) string { return "03" + strconv.Itoa(int(k)) + strconv.Itoa(n-2) }

// fishSizes names fish by the number of base houses.
var fishSizes = [8]struct{ id, term string }{
	2: {"x-wing", "X-Wing"},
	3: {"swordfish", "Swordfish"},
	4: {"jellyfish", "Jellyfish"},
	5: {"squirmbag", "Squirmbag"},
	6: {"whale", "Whale"},
	7: {"leviathan", "Leviathan"},
}

// fishKinds is what comes before the size in the names of kinds.
var fishKinds = [...]struct{ id, term string }{
	basicFish:         {"", ""},
	finnedFish:        {"finned-", "Finned "},
	sashimiFish:       {"sashimi-", "Sashimi "},
	frankenFish:       {"franken-", "Franken "},
	finnedFrankenFish: {"finned-franken-", "Finned Franken "},
	mutantFish:        {"mutant-", "Mutant "},
	finnedMutantFish:  {"finned-mutant-", "Finned Mutant "},
}

// newFish returns the row of a kind and a size.
func newFish(kind fishKind, n int, level puzzle.Level, score int) *Technique {
	k, size := &fishKinds[kind], &fishSizes[n]
	return &Technique{
		Code: kind.code(n), ID: k.id + size.id, Term: k.term + size.term, Level: level, Score: score,
		find:        func(b *Board, found func(Step) bool) { findFish(b, n, kind, nil, found) },
		explanation: fishExplanation(kind),
	}
}

// A fishView is a board with what the finders of fish share.
type fishView struct{ *Board }

// A foundFish is a fish and the cells from which its digit is eliminated. Houses are bits.
type foundFish struct {
	digit       puzzle.Digit
	base, cover uint32
	fins, out   puzzle.CellSet
}

// A fishSearch is a search for fish of a kind with n houses, digit by digit.
type fishSearch struct {
	b     fishView
	n     int
	kind  fishKind
	each  func(foundFish) bool // called with every fish, if not nil; else
	found func(Step) bool      // called with those that eliminate something new

	digit puzzle.Digit
	some  bool             // the digit has some fish
	seen  []puzzle.CellSet // what was eliminated already
}

func (f *fishSearch) begin() { f.seen, f.some = nil, false }

// report reports a fish of the digit.
func (f *fishSearch) report(c foundFish) bool {
	f.some = true
	if f.each != nil {
		return f.each(c)
	}
	if slices.Contains(f.seen, c.out) {
		return true
	}
	if !f.found(f.b.step(c)) {
		return false
	}
	f.seen = append(f.seen, c.out)
	return true
}

// findFish looks for fish of n houses. Of several with the same eliminations only the
// first is reported; each, if not nil, is called with all instead. It reports whether
// neither said false.
func findFish(b *Board, n int, kind fishKind, each func(foundFish) bool, found func(Step) bool) bool {
	with := fishSearch{b: fishView{b}, n: n, kind: kind, each: each, found: found}
	if kind <= sashimiFish || kind == finLineFish {
		f := lineFish{fishSearch: with}
		return f.find()
	}
	f := houseFish{fishSearch: with}
	return f.find()
}

// step makes the step of c.
func (b fishView) step(c foundFish) Step {
	if b.noDiagrams {
		return Step{Eliminate: b.eliminations(c.digit.Set(), c.out)}
	}
	var p puzzle.Diagram
	places := b.basePlaces(c)
	for _, h := range fishHouses(c.base) {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
	}
	for _, h := range fishHouses(c.cover) {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Cover})
	}
	p.Cands = addRole(p.Cands, b.within(places.Without(c.fins), c.digit.Set()), puzzle.Base)
	p.Cands = addRole(p.Cands, b.within(c.fins, c.digit.Set()), puzzle.Fin)
	return eliminate(b.within(c.out, c.digit.Set()), p)
}

// basePlaces returns where the base houses have the digit.
func (b fishView) basePlaces(c foundFish) (cells puzzle.CellSet) {
	for set := c.base; set != 0; set &= set - 1 {
		cells = cells.Or(b.In(puzzle.House(bits.TrailingZeros32(set)), c.digit))
	}
	return cells
}

// fishHouses lists the houses of a set: rows, columns, boxes.
func fishHouses(set uint32) (hs []puzzle.House) {
	for h := range puzzle.House(puzzle.NumHouses) {
		if set>>h&1 != 0 {
			hs = append(hs, h)
		}
	}
	return hs
}
