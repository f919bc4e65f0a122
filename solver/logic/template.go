package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A template is a way of placing a digit once in every row, column and box. The program
// counts the templates of a digit that fit the grid, the candidates and the cells that
// other digits are certain to take.

var templateSet = &Technique{
	ID: "template-set", Code: "1201", Term: "Template Set", Level: puzzle.Extreme, Score: 10000,
	find: func(b *Board, found func(Step) bool) {
		ts, ok := templatesOf(b)
		for d := puzzle.Digit(1); ok && d <= 9; d++ {
			if sure := b.Of[d].And(ts[d].all); !sure.Empty() {
				ks := b.within(sure, d.Set())
				p := templateDiagram(b, &ts, d, sure)
				p.Cands = addRole(p.Cands, ks, puzzle.Placement)
				ok = found(Step{Place: ks, Diagram: p})
			}
		}
	},
	explanation: templateExplanation,
}

var templateDelete = &Technique{
	ID: "template-delete", Code: "1202", Term: "Template Delete", Level: puzzle.Extreme, Score: 10000,
	find: func(b *Board, found func(Step) bool) {
		ts, ok := templatesOf(b)
		for d := puzzle.Digit(1); ok && d <= 9; d++ {
			if dead := b.Of[d].Without(ts[d].any); !dead.Empty() {
				ok = found(eliminate(b.within(dead, d.Set()), templateDiagram(b, &ts, d, dead)))
			}
		}
	},
	explanation: templateExplanation,
}

// templateExplanation explains templates. It gives their number, since a list would be
// too long.
var templateExplanation = explanation{texts: []string{"template"}, args: templateArgs, legend: "sure"}

func templateArgs(s *Step) []any {
	ks := append(s.cands(puzzle.Placement), s.Eliminate...)
	d, cells := ks[0].Digit(), cellsOf(ks, ks[0].Digit())
	places := cellsOf(append(s.cands(puzzle.Base), s.Place...), d)
	n := countTemplates(places, s.cells(puzzle.Cover)).count
	list := words.And(cells.All())
	if len(s.Place) == 0 {
		list = list.Or()
	}
	args := []any{"n", n, "digits", d, "cells", list, "taken", templateTaken(s)}
	ways, so := "logic.template.ways", "logic.template.not"
	if len(s.cands(puzzle.On)) > 0 {
		ways = "logic.template.ways.taken"
	}
	if len(s.Place) > 0 {
		so = "logic.template.all"
	}
	return append(args, "why.1", say(ways, args...), "why.2", say(so, args...))
}

// templateTaken says which digits are certain to take which cells.
func templateTaken(s *Step) words.List {
	taken := by("logic.text.clauses")
	on := s.cands(puzzle.On)
	for d := range puzzle.AllDigits.All() {
		if cells := cellsOf(on, d); !cells.Empty() {
			taken.Parts = append(taken.Parts, say("logic.template.takes", "d", d, "cells", words.And(cells.All())))
		}
	}
	return taken
}

// templateDiagram shows where d is placed, its places in templates except some, and which
// other digits are certain to take cells in which d is a candidate.
func templateDiagram(b *Board, ts *[10]templates, d puzzle.Digit, but puzzle.CellSet) puzzle.Diagram {
	p := show(puzzle.Box(but.First().Box()))
	for c := range b.Grid.Of(d).All() {
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Cover})
	}
	p.Cands = addRole(nil, b.within(b.Of[d].And(ts[d].any).Without(but), d.Set()), puzzle.Base)
	for e := range (puzzle.AllDigits &^ d.Set()).All() {
		p.Cands = addRole(p.Cands, b.within(b.Of[d].And(ts[e].all), e.Set()), puzzle.On)
	}
	return p
}

// templates sums up templates of a digit.
type templates struct {
	count    int
	any, all puzzle.CellSet // the cells that one of them uses, and those that all use
}

// add adds other templates to t.
func (t *templates) add(u templates) {
	switch {
	case u.count == 0:
		return
	case t.count == 0:
		t.all = u.all
	}
	t.count, t.any, t.all = t.count+u.count, t.any.Or(u.any), t.all.And(u.all)
}

// templatesOf sums up the templates of the digits that are not done. A cell that all
// templates of a digit use is closed to the others. It reports whether each digit
// has some: if one has none, the grid has no solution.
func templatesOf(b *Board) (ts [10]templates, ok bool) {
	for again := true; again; {
		again = false
		for d := range puzzle.AllDigits.All() {
			if b.Of[d].Empty() {
				continue
			}
			open := b.Of[d]
			for e := range ts {
				if e != int(d) {
					open = open.Without(ts[e].all)
				}
			}
			t := countTemplates(open, b.Grid.Of(d))
			if t.count == 0 {
				return ts, false
			}
			again = again || t.all != ts[d].all
			ts[d] = t
		}
	}
	return ts, true
}

// countTemplates sums up the templates of a digit with candidates in cands that
// is placed in filled. It does not enumerate the 46,656: they are the choices of a
// column in each stack for each band, times the ways to assign a band's columns to its
// rows.
func countTemplates(cands, filled puzzle.CellSet) (t templates) {
	places := cands.Or(filled)
	for c := range filled.All() {
		places = places.Without(c.Peers())
	}
	var bands [3][27]templates
	for band := range bands {
		for choice := range bands[band] {
			for _, cells := range bandTemplates[band][choice] {
				if cells.In(places) {
					bands[band][choice].add(templates{1, cells, cells})
				}
			}
		}
	}
	for _, triple := range templateTriples {
		x, y, z := &bands[0][triple[0]], &bands[1][triple[1]], &bands[2][triple[2]]
		t.add(templates{x.count * y.count * z.count, x.any.Or(y.any).Or(z.any), x.all.Or(y.all).Or(z.all)})
	}
	return t
}
