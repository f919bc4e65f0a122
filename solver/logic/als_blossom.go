package logic

import (
	"math/bits"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var deathBlossom = &Technique{
	ID: "death-blossom", Code: "0904", Term: "Death Blossom", Level: puzzle.Unfair, Score: 360,
	find:        func(b *Board, found func(Step) bool) { findBlossoms(b, false, found) },
	explanation: explanation{args: blossomArgs},
}

func blossomArgs(s *Step) []any {
	eliminated := digitsOf(s.Eliminate)
	_, ofStem := s.base()
	petals := by("logic.text.clauses")
	then := by("logic.death-blossom.next")
	var line []string
	for i, l := range s.Diagram.Links {
		if l.Strong {
			break
		}
		d := l.From[0].Digit()
		cells, digits := s.set(i)
		line = append(line, d.Set().String()+"- "+setText(cells, digits))
		petals.Parts = append(petals.Parts, say("logic.death-blossom.petal", "cells", words.Short(cells.Notation()), "digits", digitsTight(digits), "d", d))
		then.Parts = append(then.Parts, say("logic.death-blossom.then", "n", cells.Len(), "cells", words.And(cells.All()), "d", d, "z", eliminated.Min()))
	}
	return append(zArgs(s), "stem", s.Diagram.Cells[0].Cell, "any", digitsOr(ofStem),
		"petals", petals, "therefore", then, "line", strings.Join(line, ", "))
}

// A blossom is a stem and the petals found so far, one for each of its digits.
type blossom struct {
	stem    puzzle.Cell
	overlap bool
	z       puzzle.Digit
	petals  [9]*als
	n       int
}

// findBlossoms tries each empty cell as the stem.
func findBlossoms(b *Board, overlap bool, found func(Step) bool) {
	v := joinedSets(b)
	defer v.free()
	var done effects
	for c := range b.Empty.All() {
		if b.Cands[c].Len() < 2 {
			continue
		}
		for z := range (puzzle.AllDigits &^ b.Cands[c]).All() {
			bl := blossom{stem: c, overlap: overlap, z: z}
			if !v.grow(b, &bl, b.Of[z], b.Cands[c], &done, found) {
				return
			}
		}
	}
}

// grow adds a petal for the first of the digits that are left; out is what still
// sees all places for z.
func (v *sets) grow(b *Board, bl *blossom, out puzzle.CellSet, left puzzle.DigitSet, done *effects, found func(Step) bool) bool {
	if b.ended() {
		return false
	}
	if left == 0 {
		s, ok := v.blossomStep(b, bl)
		return !ok || !done.isNew(s.Eliminate) || found(s)
	}
	d := left.Min()
	for w := range v.graph.words {
		row := v.petals(bl.stem, d, w) & v.having(bl.z, w)
		for ; row != 0; row &= row - 1 {
			a := &v.all[64*w+bits.TrailingZeros64(row)]
			rest := out.And(v.sees(a, bl.z))
			if rest.Empty() || !bl.takes(a) {
				continue
			}
			bl.petals[bl.n] = a
			bl.n++
			if !v.grow(b, bl, rest, left&^d.Set(), done, found) {
				return false
			}
			bl.n--
		}
	}
	return true
}

// takes reports whether a can be the next petal.
func (bl *blossom) takes(a *als) bool {
	for _, other := range bl.petals[:bl.n] {
		if !bl.overlap && !a.cells.And(other.cells).Empty() {
			return false
		}
	}
	return true
}

// petals returns word w of the sets in which every place for d sees the stem.
func (v *sets) petals(stem puzzle.Cell, d puzzle.Digit, w int) (row uint64) {
	for _, i := range v.graph.of[d] {
		if v.spreads[i].sees.Has(stem) {
			row |= v.graph.members[int(i)*v.graph.words+w]
		}
	}
	return row
}

// having returns word w of the sets with d.
func (v *sets) having(d puzzle.Digit, w int) (row uint64) {
	for _, i := range v.graph.of[d] {
		row |= v.graph.members[int(i)*v.graph.words+w]
	}
	return row
}

func (v *sets) blossomStep(b *Board, bl *blossom) (Step, bool) {
	as := bl.petals[:bl.n]
	zs := puzzle.AllDigits &^ b.Cands[bl.stem]
	for _, a := range as {
		zs &= a.digits
	}
	var eliminated []puzzle.Candidate
	for z := range zs.All() {
		out := b.Of[z]
		for _, a := range as {
			out = out.And(v.sees(a, z))
		}
		eliminated = append(eliminated, b.within(out, z.Set())...)
	}
	if len(eliminated) == 0 || eliminated[0].Digit() != bl.z {
		return Step{}, false // found with the lowest digit
	}
	p := v.diagram(b, as...)
	p.Cells = []puzzle.CellRole{{Cell: bl.stem, Role: puzzle.Base}}
	p.Cands = addRole(p.Cands, b.within(puzzle.CellsOf(bl.stem), puzzle.AllDigits), puzzle.Base)
	i := 0
	for d := range b.Cands[bl.stem].All() {
		p.Links = append(p.Links, puzzle.Link{From: []puzzle.Candidate{puzzle.Cand(bl.stem, d)}, To: b.within(as[i].cells, d.Set())})
		i++
	}
	i = 0
	for d := range b.Cands[bl.stem].All() {
		p.Links = append(p.Links, innerLink(b, as[i], d, eliminated[0].Digit()))
		i++
	}
	return eliminate(eliminated, p), true
}
