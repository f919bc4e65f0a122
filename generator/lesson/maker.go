package lesson

import (
	"context"
	"math/rand/v2"
	"slices"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// A maker makes one position.
type maker struct {
	only     []*logic.Technique // the technique of the lesson
	easier   []*logic.Technique // those of Easy and Medium that hints give before it
	cheapest []*logic.Technique // all that hints may give before it; nil for easier alone
	rng      *rand.Rand
	solution puzzle.Grid
}

func newMaker(t *logic.Technique, seed uint64, alone bool) *maker {
	t = widest(t)
	m := &maker{only: []*logic.Technique{t}, easier: logic.EasierThan(t), rng: rand.New(rand.NewPCG(seed, 24))}
	if alone {
		m.cheapest = rivals(t)
	}
	return m
}

// widest returns the form of a technique that hints and lists of steps use.
func widest(t *logic.Technique) *logic.Technique {
	for _, list := range [][]*logic.Technique{logic.Full.Techniques, logic.StepTechniques(true)} {
		for _, w := range list {
			if w.ID == t.ID {
				return w
			}
		}
	}
	return t
}

// chained is what most steps of chains cost at least: where one of a technique costs
// more, there is hardly ever nothing cheaper.
const chained = 26

// rivals returns the techniques that hints may give before t, nil if steps of t have no
// cost to compare, or a high one.
func rivals(t *logic.Technique) (list []*logic.Technique) {
	if t.Least() > chained {
		return nil
	}
	for _, r := range logic.Full.Techniques {
		if t.Least() > 0 && r.Least() <= t.Least() {
			list = append(list, r)
		}
	}
	return list
}

// cheaper returns a step that costs less than each of the technique, if there is one.
func (m *maker) cheaper(pos *puzzle.Position) (logic.Step, bool) {
	s, ok := logic.Next(pos, m.easier)
	if ok || m.cheapest == nil {
		return s, ok && !m.has(pos, s.Cost())
	}
	s, ok = logic.Next(pos, m.cheapest)
	return s, ok && s.Technique.ID != m.only[0].ID && !m.has(pos, s.Cost())
}

// alone reports whether no step of another technique costs less than one of the technique.
func (m *maker) alone(pos *puzzle.Position) bool {
	own, _ := logic.Next(pos, m.only)
	s, ok := logic.Next(pos, slices.DeleteFunc(slices.Clone(logic.Full.Techniques), func(t *logic.Technique) bool {
		return t.Least() >= own.Cost()
	}))
	return !ok || s.Cost() >= own.Cost() || s.Technique.ID == m.only[0].ID
}

// has reports whether the technique has a step that costs no more than most.
func (m *maker) has(pos *puzzle.Position, most int) bool {
	if m.only[0].Least() == 0 || m.only[0].Least() > most {
		return false
	}
	s, ok := logic.Next(pos, m.only)
	return ok && s.Cost() <= most
}

// shows reports whether the technique has a step.
func (m *maker) shows(pos *puzzle.Position) bool {
	s, ok := logic.Next(pos, m.only)
	return ok && m.sound(&s)
}

// settle makes cheaper steps until none is left.
func (m *maker) settle(ctx context.Context, pos *puzzle.Position) {
	for ctx.Err() == nil {
		s, ok := m.cheaper(pos)
		if !ok {
			return
		}
		s.Apply(pos)
	}
}

// generated looks for a position on the ways through new puzzles.
func (m *maker) generated(ctx context.Context) (Position, bool) {
	n := tries
	if m.cheapest != nil {
		n = aloneTries
	}
	for r, err := range generator.Stream(ctx, generator.Order{Seed: m.rng.Uint64()}, n, 1, nil) {
		if err != nil {
			return Position{}, false
		}
		if p, ok := m.from(ctx, puzzle.NewPosition(r.Puzzle.Givens)); ok {
			return p, true
		}
	}
	return Position{}, false
}

// disguised takes one of the known positions in a disguise.
func (m *maker) disguised(known []puzzle.Position) func(context.Context) (Position, bool) {
	return func(ctx context.Context) (Position, bool) {
		for pos := range m.disguises(known, tried) {
			if p, ok := m.from(ctx, pos); ok || ctx.Err() != nil {
				return p, ok
			}
		}
		return Position{}, false
	}
}

// from goes on from pos by what is cheaper until only the technique moves, and fills
// what isn't needed.
func (m *maker) from(ctx context.Context, pos puzzle.Position) (Position, bool) {
	var err error
	if m.solution, err = solver.Solve(pos.Grid); err != nil || !holds(&pos, &m.solution) {
		return Position{}, false
	}
	settled := pos
	if m.settle(ctx, &settled); !m.shows(&settled) {
		if !m.shows(&pos) || !m.clear(ctx, &pos) {
			return Position{}, false
		}
		settled = pos
	}
	p := m.fill(ctx, settled)
	return p, ctx.Err() == nil && (m.cheapest == nil || m.alone(&p.Position))
}

// clear makes cheaper steps that leave the technique a step, until there are none,
// and where they would take it away, fills cells at random.
func (m *maker) clear(ctx context.Context, pos *puzzle.Position) bool {
	for _, i := range m.rng.Perm(81) {
		for ctx.Err() == nil {
			s, ok := m.cheaper(pos)
			if !ok {
				return true
			}
			if !m.keeps(pos, s.Apply) {
				break
			}
		}
		if c := puzzle.Cell(i); pos.Grid[c] == 0 {
			m.keeps(pos, func(p *puzzle.Position) { p.Place(puzzle.Cand(c, m.solution[c])) })
		}
	}
	_, ok := m.cheaper(pos)
	return !ok
}

// keeps makes a change unless the technique has no step after it.
func (m *maker) keeps(pos *puzzle.Position, change func(*puzzle.Position)) bool {
	tried := *pos
	change(&tried)
	if !m.shows(&tried) {
		return false
	}
	*pos = tried
	return true
}

// sound reports whether a step agrees with the solution: all do where the puzzle has one.
func (m *maker) sound(s *logic.Step) bool {
	for _, k := range s.Eliminate {
		if m.solution[k.Cell()] == k.Digit() {
			return false
		}
	}
	for _, k := range s.Place {
		if m.solution[k.Cell()] != k.Digit() {
			return false
		}
	}
	return true
}

// holds reports whether pos still has every digit of the solution.
func holds(pos *puzzle.Position, solution *puzzle.Grid) bool {
	for c, d := range solution {
		if pos.Grid[c] != d && !pos.Cands[c].Has(d) {
			return false
		}
	}
	return true
}
