package solver

import "sudoku/puzzle"

// plain is the search that the others are held against: place every naked and hidden single, then guess
// in the cell with the fewest candidates, and so on down a stack of states.
type plain struct {
	query
	count   int
	nodes   int         // guesses so far
	stopped bool        // by done
	last    puzzle.Grid // the solution found last
	stack   [82]state   // stack[n] is the state after n guesses
}

// run searches g and returns how many solutions it saw.
func (p *plain) run(g *puzzle.Grid, q query) int {
	p.query, p.count, p.nodes, p.stopped = q, 0, 0, false
	p.last = puzzle.Grid{}
	if st := &p.stack[0]; q.limit > 0 && st.start(g) && (q.keep == nil || st.keep(q.keep)) {
		p.search(0)
	}
	p.query = query{} // keep no reference to what the caller passed
	return p.count
}

// search finds the solutions of stack[n]. It reports whether to go on.
func (p *plain) search(n int) bool {
	st := &p.stack[n]
	if !st.propagate() {
		return true
	}
	if st.empty == 0 {
		return p.solution(&st.grid)
	}
	if p.nodes++; p.nodes%checkEvery == 0 && p.interrupted() {
		return false
	}
	var tries [9]move
	for _, m := range p.shuffle(tries[:st.branch(&tries)]) {
		next := &p.stack[n+1]
		*next = *st
		if next.place(m.cell, m.bit) && !p.search(n+1) {
			return false
		}
	}
	return true
}

func (p *plain) solution(g *puzzle.Grid) bool {
	p.last = *g
	p.count++
	return (p.found == nil || p.found(g)) && p.count < p.limit
}

func (p *plain) interrupted() bool {
	select {
	case <-p.done:
		p.stopped = true
	default:
	}
	return p.stopped
}

// shuffle puts the moves in random order when the query asks for it.
func (p *plain) shuffle(ms []move) []move {
	if p.rng == nil {
		return ms
	}
	for i := len(ms) - 1; i > 0; i-- {
		j := p.rng.Uint32N(uint32(i + 1))
		ms[i], ms[j] = ms[j], ms[i]
	}
	return ms
}
