package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Fact is what a text says of the position that a step is found in. Texts carry the facts
// that they name, among their arguments.
type Fact interface {
	// Holds reports whether it is so in a position.
	Holds(pos *puzzle.Position) bool
}

// OnlyPlaces says that in a house some digits fit only in some cells, and one in each.
type OnlyPlaces struct {
	House  puzzle.House
	Digits puzzle.DigitSet
	Cells  puzzle.CellSet
}

// OnlyDigits says that some cells can hold only some digits between them, and each of these.
type OnlyDigits struct {
	Cells  puzzle.CellSet
	Digits puzzle.DigitSet
}

// Confined says that in some houses a digit fits only in some cells.
type Confined struct {
	Houses []puzzle.House
	Digit  puzzle.Digit
	Cells  puzzle.CellSet
}

// InHouse says that a house holds some cells.
type InHouse struct {
	House puzzle.House
	Cells puzzle.CellSet
}

// Possible says that a cell can hold a digit, or holds it.
type Possible struct{ Cand puzzle.Candidate }

// RuledOut says that what a case has said so far rules digits out of cells.
type RuledOut struct {
	Cells  puzzle.CellSet
	Digits puzzle.DigitSet
	Said   []Said
}

// A Said is something that holds in a case: one of some cells has a digit, or none has it.
type Said struct {
	Cells puzzle.CellSet
	Digit puzzle.Digit
	On    bool
}

// Holds implements Fact.
func (f OnlyPlaces) Holds(pos *puzzle.Position) bool {
	var cells puzzle.CellSet
	for c := range pos.Shape.Set(f.House).All() {
		if pos.Grid[c] == 0 && pos.Cands[c]&f.Digits != 0 {
			cells.Add(c)
		}
	}
	return cells == f.Cells
}

// Holds implements Fact.
func (f OnlyDigits) Holds(pos *puzzle.Position) bool {
	var digits puzzle.DigitSet
	for c := range f.Cells.All() {
		if pos.Grid[c] != 0 {
			return false
		}
		digits |= pos.Cands[c]
	}
	return digits == f.Digits
}

// Holds implements Fact.
func (f Confined) Holds(pos *puzzle.Position) bool {
	for _, h := range f.Houses {
		fits := false
		for c := range pos.Shape.Set(h).All() {
			can := pos.Has(puzzle.Cand(c, f.Digit))
			if fits = fits || can; can && !f.Cells.Has(c) {
				return false
			}
		}
		if !fits {
			return false
		}
	}
	return true
}

// Holds implements Fact.
func (f InHouse) Holds(pos *puzzle.Position) bool { return f.Cells.In(pos.Shape.Set(f.House)) }

// Holds implements Fact.
func (f Possible) Holds(pos *puzzle.Position) bool {
	return pos.Has(f.Cand) || pos.Grid[f.Cand.Cell()] == f.Cand.Digit()
}

// Holds implements Fact.
func (f RuledOut) Holds(pos *puzzle.Position) bool {
	for c := range f.Cells.All() {
		for d := range f.Digits.All() {
			if !slices.ContainsFunc(f.Said, func(s Said) bool { return s.rulesOut(pos.Shape, c, d) }) {
				return false
			}
		}
	}
	return true
}

// rulesOut reports whether c can't be d.
func (s Said) rulesOut(on *puzzle.Shape, c puzzle.Cell, d puzzle.Digit) bool {
	switch {
	case !s.On:
		return s.Digit == d && s.Cells.Has(c)
	case s.Digit == d:
		return s.Cells.In(on.Peers(c))
	}
	return s.Cells == puzzle.CellsOf(c)
}

// facts returns an argument that says what a text rests on.
func facts(fs ...Fact) []Fact { return fs }

// Facts returns what the texts of s say of its position: that the candidates of the diagram
// are there, and what the argument rests on.
func (s Step) Facts() (all []Fact) {
	for _, k := range s.Diagram.Cands {
		if k.Role != puzzle.Cover {
			all = append(all, Possible{k.Cand})
		}
	}
	for _, l := range s.Diagram.Links {
		for _, k := range append(l.From[:len(l.From):len(l.From)], l.To...) {
			all = append(all, Possible{k})
		}
	}
	if args := s.Technique.args; args != nil {
		in := s.within()
		own := collectFacts(nil, args(in))
		if in != &s {
			own = s.rules.toldFacts(own)
		}
		all = append(all, own...)
	}
	return all
}

// collectFacts adds the facts among arguments, and among those of the texts in them.
func collectFacts(all []Fact, args []any) []Fact {
	for _, v := range args {
		switch v := v.(type) {
		case []Fact:
			all = append(all, v...)
		case phrase:
			all = collectFacts(all, v.args)
		case words.List:
			all = collectFacts(all, v.Parts)
		case block:
			for _, p := range v {
				all = collectFacts(all, []any{p})
			}
		case statements:
			for _, p := range v.told {
				all = collectFacts(all, p.args)
			}
		case words.Opening:
			all = collectFacts(all, []any{v.Sayer})
		}
	}
	return all
}
