package logic

import (
	"slices"
	"testing"

	"sudoku/puzzle"
)

var templateRows = []*Technique{templateSet, templateDelete}

func TestTemplateCases(t *testing.T) { checkCases(t, "template.txt", templateRows, 10, 2) }

// TestTemplateSteps: the finders find all that the list of all templates says, and
// no more; and what they place or remove is right.
func TestTemplateSteps(t *testing.T) {
	seen, at := map[string]int{}, 0
	plainWalk(t, 61, 30, func(b *Board, solution *puzzle.Grid) {
		if at++; at%4 != 0 {
			return
		}
		set, eliminated := refTemplates(&b.Position)
		for i, want := range [2]map[puzzle.Digit]string{set, eliminated} {
			tech := templateRows[i]
			steps := All(&b.Position, []*Technique{tech})
			for _, s := range steps {
				seen[tech.ID]++
				d := slices.Concat(s.Place, s.Eliminate)[0].Digit()
				if got := effect(s.Place, s.Eliminate); got != want[d] {
					t.Errorf("%v: %s: %s, want %s", b.Grid, tech.ID, got, want[d])
				}
				if !b.agrees(&s, solution) {
					t.Errorf("%v: %s: %s is wrong", b.Grid, tech.ID, effect(s.Place, s.Eliminate))
				}
			}
			if len(steps) != len(want) {
				t.Errorf("%v: %s: %d steps, want %v", b.Grid, tech.ID, len(steps), want)
			}
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%s went on", tech.ID)
			}
		}
	})
	for _, tech := range templateRows {
		if seen[tech.ID] == 0 {
			t.Errorf("%s never occurred", tech.ID)
		}
	}
}

// agrees reports whether s changes candidates that are there, and all for the better.
func (b *Board) agrees(s *Step, solution *puzzle.Grid) bool {
	right := func(k puzzle.Candidate) bool { return solution[k.Cell()] == k.Digit() }
	return !slices.ContainsFunc(s.Place, func(k puzzle.Candidate) bool { return !b.Has(k) || !right(k) }) &&
		!slices.ContainsFunc(s.Eliminate, func(k puzzle.Candidate) bool { return !b.Has(k) || right(k) })
}

// refTemplates lists all templates and throws out, over and over, those that don't
// fit or meet what all of another digit's have in common. It returns what the steps
// of each digit change.
func refTemplates(p *puzzle.Position) (set, eliminated map[puzzle.Digit]string) {
	var fit [10][]puzzle.CellSet
	for _, cells := range refAllTemplates() {
		for d := range puzzle.AllDigits.All() {
			if placed := p.Grid.Of(d); placed.In(cells) && cells.Without(placed).In(holding(p, puzzle.AllCells, d.Set())) {
				fit[d] = append(fit[d], cells)
			}
		}
	}
	common := func(d puzzle.Digit) puzzle.CellSet {
		all := puzzle.AllCells
		for _, cells := range fit[d] {
			all = all.And(cells)
		}
		return all
	}
	set, eliminated = map[puzzle.Digit]string{}, map[puzzle.Digit]string{}
	for again := true; again; {
		again = false
		for d := range puzzle.AllDigits.All() {
			for e := range (puzzle.AllDigits &^ d.Set()).All() {
				n, taken := len(fit[d]), common(e)
				fit[d] = slices.DeleteFunc(fit[d], func(cells puzzle.CellSet) bool { return !cells.And(taken).Empty() })
				again = again || len(fit[d]) < n
			}
			if len(fit[d]) == 0 {
				return set, eliminated
			}
		}
	}
	for d := range puzzle.AllDigits.All() {
		open := holding(p, puzzle.AllCells, d.Set())
		dead := open
		for _, cells := range fit[d] {
			dead = dead.Without(cells)
		}
		if ks := removing(p, open.And(common(d)), d.Set()); len(ks) > 0 {
			set[d] = effect(ks, nil)
		}
		if ks := removing(p, dead, d.Set()); len(ks) > 0 {
			eliminated[d] = effect(nil, ks)
		}
	}
	return set, eliminated
}

// refAllTemplates places a digit row by row.
func refAllTemplates() (all []puzzle.CellSet) {
	var add func(row int, cells, seen puzzle.CellSet)
	add = func(row int, cells, seen puzzle.CellSet) {
		if row == 9 {
			all = append(all, cells)
			return
		}
		for c := range puzzle.Row(row).Set().Without(seen).All() {
			next := cells
			next.Add(c)
			add(row+1, next, seen.Or(c.Peers()))
		}
	}
	add(0, puzzle.CellSet{}, puzzle.CellSet{})
	return all
}

// TestTemplateCount: the empty grid has all templates, which have nothing in common,
// and a digit placed has those with it, whatever the candidates.
func TestTemplateCount(t *testing.T) {
	got := countTemplates(puzzle.AllCells, puzzle.CellSet{})
	if want := (templates{46656, puzzle.AllCells, puzzle.CellSet{}}); got != want {
		t.Error(got)
	}
	if n := len(refAllTemplates()); n != got.count {
		t.Error(n, "listed")
	}
	corner := puzzle.CellsOf(0)
	if got := countTemplates(puzzle.AllCells, corner); got.count != 46656/9 || got.all != corner {
		t.Error("with one digit placed: ", got)
	}
}

// TestTemplateNone: if a digit can't be placed at all, there are no steps.
func TestTemplateNone(t *testing.T) {
	for _, line := range []string{
		"5................................................................................ r2c4-5,r2c5-5,r2c6-5,r2c7-5,r2c8-5,r2c9-5",
		"5...5............................................................................ -",
	} {
		grid, eliminated := line[:81], line[82:]
		pos := position(t, grid, eliminated)
		if steps := All(&pos, templateRows); len(steps) > 0 {
			t.Errorf("%s: %d steps", line, len(steps))
		}
	}
}

func TestTemplateNothing(t *testing.T) { checkNothing(t, templateRows) }

// TestTemplateWords: the texts of templates, word by word; / stands between paragraphs.
func TestTemplateWords(t *testing.T) {
	checkWords(t, templateRows, [][3]string{
		{
			"template-set ....41.3.3...7.9.8...3.91...5..1...919......38.69.7.12.8.7.6.91...1983........867 r1c7-6,r3c5-25,r5c5-25,r9c1-4,r9c2-4,r9c3-4,r9c4-2,r9c6-2",
			"Look at the 3s. Every way of placing the 3s that the other digits leave uses r4c6 and r6c2. / Each row, column and box needs one 3. Found in the same way, 5 takes r6c5. That leaves two ways of placing them all. / All of them have 3 in r4c6 and r6c2, so that is where it goes.",
			"看数字 3。其他数字留下的 3 的所有填法都用到 r4c6 和 r6c2。 / 每行、每列、每宫都要有一个 3。用同样的方法可知：r6c5 填 5；这样全部填好有两种方式。 / 每一种都用到 r4c6 和 r6c2，所以那里填 3。",
		},
		{
			"template-set .7.5612.91692.785.2.5.897165.789612.62.15.9.7.917.26.5456918372982.7.561713625498 -",
			"Look at the 3s. Every way of placing the 3s that the other digits leave uses r1c8, r2c5, r3c2, r4c9, r5c6, r6c1 and r8c4. / Each row, column and box needs one 3. Found in the same way, 4 takes r2c9, r3c4, r4c2, r5c8, r6c5 and r8c6; 8 takes r1c1 and r6c8. That leaves only one way of placing them all. / It has 3 in r1c8, r2c5, r3c2, r4c9, r5c6, r6c1 and r8c4, so that is where it goes.",
			"看数字 3。其他数字留下的 3 的所有填法都用到 r1c8、r2c5、r3c2、r4c9、r5c6、r6c1 和 r8c4。 / 每行、每列、每宫都要有一个 3。用同样的方法可知：r2c9、r3c4、r4c2、r5c8、r6c5 和 r8c6 填 4，r1c1 和 r6c8 填 8；这样全部填好有一种方式。 / 每一种都用到 r1c8、r2c5、r3c2、r4c9、r5c6、r6c1 和 r8c4，所以那里填 3。",
		},
		{
			"template-delete ..36.9....5...7.9..7952...8..2.759.19..2.8..5..59..8.253.19......18.4.....67..... r4c1-6,r6c1-6",
			"Look at the 4s. No way of placing the 4s that the other digits leave uses r7c8. / Each row, column and box needs one 4. The candidates leave 54 ways of placing them all. / None of them has 4 in r7c8: 4 can be removed from there.",
			"看数字 4。其他数字留下的 4 的所有填法都用不到 r7c8。 / 每行、每列、每宫都要有一个 4。照现有的候选数，全部填好有 54 种方式。 / 每一种都用不到 r7c8，因此删除那里的候选数 4。",
		},
		{
			"template-delete 12.38.7.6..791.4...5.27.31.4.21986....65472.1.1.62384.....691.3..385197...1.3256. r2c8-5,r6c9-5,r7c3-4",
			"Look at the 8s. No way of placing the 8s that the other digits leave uses r2c1, r2c2 or r3c9. / Each row, column and box needs one 8. The candidates leave five ways of placing them all. / None of them has 8 in r2c1, r2c2 or r3c9: 8 can be removed from there.",
			"看数字 8。其他数字留下的 8 的所有填法都用不到 r2c1、r2c2 或 r3c9。 / 每行、每列、每宫都要有一个 8。照现有的候选数，全部填好有五种方式。 / 每一种都用不到 r2c1、r2c2 或 r3c9，因此删除那里的候选数 8。",
		},
	})
}
