package logictest

import (
	"maps"
	"slices"

	"sudoku/puzzle"
)

// Mutations calls each with the sentences as they would be if one thing in them were another: a
// number one more, a digit or a house the next, a cell the next in its row. What says which kind
// of thing it is.
func Mutations(on *puzzle.Shape, way []*Sentence, each func(what string, changed []*Sentence)) {
	for i, s := range way {
		s.mutations(on, func(what string, changed *Sentence) {
			all := append([]*Sentence{}, way...)
			all[i] = changed
			each(what, all)
		})
	}
}

func (s *Sentence) mutations(on *puzzle.Shape, each func(what string, changed *Sentence)) {
	for _, name := range sortedKeys(s.Args) {
		s.Args[name].mutations(on, func(what string, v Value) {
			args := maps.Clone(s.Args)
			args[name] = v
			each(what, &Sentence{s.Key, args})
		})
	}
}

func (v Value) mutations(on *puzzle.Shape, each func(what string, v Value)) {
	if v.Kind == "number" {
		m := v
		m.Number++
		each("number", m)
	}
	for i := range v.Terms {
		m := v
		m.Terms = slices.Clone(v.Terms)
		m.Terms[i]++
		each("number", m)
	}
	for i, set := range v.Sets {
		of := Value{Kind: "digits", Digits: set}
		of.mutations(on, func(what string, of Value) {
			m := v
			m.Sets = slices.Clone(v.Sets)
			m.Sets[i] = of.Digits
			each(what, m)
		})
	}
	for d := range v.Digits.All() {
		next := d%puzzle.Digit(on.Size()) + 1
		if m := v; !v.Digits.Has(next) {
			m.Digits = v.Digits&^d.Set() | next.Set()
			each("digit", m)
		}
	}
	for c := range v.Cells.All() {
		next := puzzle.CellAt(c.Row(), (c.Col()+1)%on.Size())
		if m := v; !v.Cells.Has(next) {
			m.Cells.Remove(c)
			m.Cells.Add(next)
			m.Path = slices.Clone(v.Path)
			m.Path[slices.Index(m.Path, c)] = next
			each("cell", m)
		}
	}
	for i, k := range v.Cands {
		for what, to := range map[string]puzzle.Candidate{
			"digit": puzzle.Cand(k.Cell(), k.Digit()%puzzle.Digit(on.Size())+1),
			"cell":  puzzle.Cand(puzzle.CellAt(k.Cell().Row(), (k.Cell().Col()+1)%on.Size()), k.Digit()),
		} {
			m := v
			m.Cands = slices.Clone(v.Cands)
			m.Cands[i] = to
			each(what, m)
		}
	}
	for i, h := range v.Houses {
		if h >= puzzle.NumHouses {
			continue
		}
		m := v
		m.Houses = append([]puzzle.House{}, v.Houses...)
		m.Houses[i] = h/9*9 + (h%9+1)%puzzle.House(on.Size())
		each("house", m)
	}
	Mutations(on, v.Said, func(what string, said []*Sentence) {
		m := v
		m.Said = said
		each(what, m)
	})
}
