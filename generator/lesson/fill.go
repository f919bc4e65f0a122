package lesson

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

const (
	open      = 20  // how many empty cells a position keeps, if it has so many
	fewest    = 10  // and how few it may keep
	mostSteps = 500 // bounds how many steps are listed, of nets that are there by the thousand
)

// fill fills cells as long as the technique keeps a step and nothing cheaper gets one.
func (m *maker) fill(ctx context.Context, pos puzzle.Position) Position {
	for _, i := range m.rng.Perm(81) {
		if empty(&pos) <= open || ctx.Err() != nil {
			break
		}
		c := puzzle.Cell(i)
		if pos.Grid[c] != 0 {
			continue
		}
		tried := pos
		tried.Place(puzzle.Cand(c, m.solution[c]))
		m.settle(ctx, &tried)
		if empty(&tried) >= fewest && m.shows(&tried) {
			pos = tried
		}
	}
	p := Position{Technique: m.only[0], Position: pos, Solution: m.solution, Alone: m.cheapest != nil}
	p.Steps = m.steps(&pos)
	return p
}

// steps lists the steps of the technique that agree with the solution.
func (m *maker) steps(pos *puzzle.Position) (list []logic.Step) {
	logic.Each(pos, m.only[0], true, func(s *logic.Step) bool {
		if m.sound(s) {
			list = append(list, *s)
		}
		return len(list) < mostSteps
	})
	return list
}

func empty(pos *puzzle.Position) int { return 81 - pos.Grid.Count() }
