package lesson

import (
	"context"
	_ "embed"
	"iter"
	"strings"
	"sync"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

//go:generate sh -c "go run stock_gen.go stock_walk_gen.go >stock.new && mv stock.new stock.txt"

//go:embed stock.txt
var stockLines string

// stock holds, by the ID of a technique, the positions that are known of it.
var stock = sync.OnceValue(func() map[string][]puzzle.Position {
	known := map[string][]puzzle.Position{}
	for line := range strings.Lines(stockLines) {
		if id, pos, ok := readStock(line); ok {
			known[id] = append(known[id], pos)
		}
	}
	return known
})

// readStock reads a line of stock.txt: a technique, the grid, where a to i are the digits
// that were not given, and the candidates that are gone, such as 1235 for 3 and 5 in r1c2.
func readStock(line string) (id string, pos puzzle.Position, ok bool) {
	f := strings.Fields(line)
	if len(f) < 2 || len(f[1]) != 81 {
		return "", pos, false
	}
	var g puzzle.Grid
	var given puzzle.CellSet
	for i, ch := range []byte(f[1]) {
		switch {
		case '1' <= ch && ch <= '9':
			g[i] = puzzle.Digit(ch - '0')
			given.Add(puzzle.Cell(i))
		case 'a' <= ch && ch <= 'i':
			g[i] = puzzle.Digit(ch - 'a' + 1)
		case ch != '.':
			return "", pos, false
		}
	}
	pos = puzzle.NewPosition(g)
	pos.Given = given
	return f[0], pos, len(f) == 2 || len(f) == 3 && readGone(&pos, f[2])
}

// readGone takes the candidates from pos that a line says are gone.
func readGone(pos *puzzle.Position, list string) bool {
	for gone := range strings.SplitSeq(list, ",") {
		if len(gone) < 3 || strings.Trim(gone, "123456789") != "" {
			return false
		}
		c := puzzle.CellAt(int(gone[0]-'1'), int(gone[1]-'1'))
		for _, d := range []byte(gone[2:]) {
			pos.Eliminate(puzzle.Cand(c, puzzle.Digit(d-'0')))
		}
	}
	return true
}

// looks is how many positions of the stock are looked at for one in which nothing at all
// costs less.
const looks = 8

// stocked takes a position of the stock in a disguise.
func (m *maker) stocked(ctx context.Context) (best Position, ok bool) {
	known := stock()[m.only[0].ID]
	looked := 0
	for _, i := range m.rng.Perm(len(known)) {
		if ctx.Err() != nil || looked == looks {
			break
		}
		t := randomDisguise(m.rng)
		pos := t.position(&known[i])
		var err error
		if m.solution, err = solver.Solve(pos.Grid); err != nil || !holds(&pos, &m.solution) || !m.due(&pos) {
			continue
		}
		looked++
		alone := m.alone(&pos)
		if !ok || alone {
			best, ok = Position{Technique: m.only[0], Position: pos, Solution: m.solution, Alone: alone}, true
		}
		if alone {
			break
		}
	}
	if ok {
		m.solution = best.Solution
		best.Steps = m.steps(&best.Position)
	}
	return best, ok && ctx.Err() == nil
}

// due reports whether the technique has a step and what is easier of Easy and Medium none.
func (m *maker) due(pos *puzzle.Position) bool {
	own, ok := logic.Next(pos, m.only)
	if !ok || !m.sound(&own) {
		return false
	}
	s, easier := logic.Next(pos, m.easier)
	return !easier || m.only[0].Least() > 0 && s.Cost() >= own.Cost()
}

// tried is how many disguises are tried at least: what fills cells at random fails more often
// than not, and finders list some steps, such as pairs of fish, in one direction alone.
const tried = 8

// disguises yields the known positions in n disguises or more, and at last as they are.
func (m *maker) disguises(known []puzzle.Position, n int) iter.Seq[puzzle.Position] {
	return func(yield func(puzzle.Position) bool) {
		for range n/max(1, len(known)) + 1 {
			for _, i := range m.rng.Perm(len(known)) {
				t := randomDisguise(m.rng)
				if !yield(t.position(&known[i])) {
					return
				}
			}
		}
		for _, pos := range known {
			if !yield(pos) {
				return
			}
		}
	}
}

// beside takes one of the known positions in a disguise, though something easier has steps
// there, and fills what the technique doesn't need.
func (m *maker) beside(ctx context.Context, known []puzzle.Position) (Position, bool) {
	for pos := range m.disguises(known, 4*tried) {
		var err error
		if m.solution, err = solver.Solve(pos.Grid); err != nil || !holds(&pos, &m.solution) || !m.shows(&pos) {
			continue
		}
		for _, i := range m.rng.Perm(81) {
			if c := puzzle.Cell(i); pos.Grid[c] == 0 && empty(&pos) > open {
				m.keeps(&pos, func(p *puzzle.Position) { p.Place(puzzle.Cand(c, m.solution[c])) })
			}
		}
		p := Position{Technique: m.only[0], Position: pos, Solution: m.solution, Beside: true}
		p.Steps = m.steps(&pos)
		return p, ctx.Err() == nil
	}
	return Position{}, false
}
