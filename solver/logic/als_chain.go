package logic

import (
	"math/bits"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var alsChain = &Technique{
	ID: "als-chain", Code: "0903", Term: "Almost Locked Set Chain", Level: puzzle.Unfair, Score: 340,
	find:        func(b *Board, found func(Step) bool) { findSetChains(b, false, false, found) },
	explanation: setChainExplanation,
}

// alsChainForward is what HoDoKu finds by default: chains that run forward in its list
// of sets.
var alsChainForward = setVariant(alsChain, func(b *Board, found func(Step) bool) { findSetChains(b, false, true, found) })

var setChainExplanation = explanation{texts: []string{"als"}, args: setChainArgs}

func setChainArgs(s *Step) []any {
	z := digitsOf(s.Eliminate)
	n := len(s.Diagram.Houses)
	var line strings.Builder
	var walk setRoute
	therefore := statements{flat: true}
	line.WriteString(z.String() + "- ")
	for i := range n {
		cells, digits := s.set(i)
		name, next := words.Short(cells.Notation()), z.Min().Set()
		line.WriteString(setText(cells, digits))
		walk.add(i, string(name)+" ("+list(digits)+")")
		if i < n-1 {
			next = s.Diagram.Links[i].From[0].Digit().Set()
			line.WriteString(" -" + next.String() + "- ")
			walk.add(i+1, "-"+next.String()+"-")
		}
		therefore.told = append(therefore.told, setHas("logic.als.has", cells, next))
	}
	line.WriteString(" -" + z.String())
	first, _ := s.set(0)
	last, _ := s.set(n - 1)
	return append(setArgs(s, 1), "walk", walk, "lacks", setHas("logic.als.lacks", first, z.Min().Set()), "therefore", therefore, "line", line.String(), "last", words.Short(last.Notation()))
}

// A setRoute is the sets of a chain with the digits between them, in sentences of eight sets.
type setRoute [][]string

const setsTold = 8

// add adds the text of the i-th set, or of the digit before it.
func (r *setRoute) add(i int, text string) {
	if i/setsTold == len(*r) {
		*r = append(*r, nil)
	}
	last := &(*r)[len(*r)-1]
	*last = append(*last, text)
}

// In implements words.Sayer.
func (r setRoute) In(l words.Lang) string {
	told := by("logic.als-chain.goes")
	for _, sets := range r {
		told.Parts = append(told.Parts, words.Short(strings.Join(sets, " ")))
	}
	return told.In(l)
}

// A setWalk looks for chains of almost locked sets, nearest ends first, from one
// set that lacks a digit. A state is a set and the digit that the set before it
// has: 10*set + digit.
type setWalk struct {
	seen  []uint64 // by digit: sets that were reached so, four or more along
	third []uint64 // and third along
	queue []walker
}

// A walker is a state, where in the queue the one before it is, and how many
// sets the walk has.
type walker struct {
	state, before, depth uint32
}

// findSetChains finds chains of four or more sets: of those that do the same the
// shortest, sorted as HoDoKu sorts them. HoDoKu's own run forward in its list of
// sets.
func findSetChains(b *Board, overlap, forward bool, found func(Step) bool) {
	v := joinedSets(b)
	defer v.free()
	var best map[[12]uint64]Step
	for i := range v.all {
		for x := range v.all[i].digits.All() {
			if b.ended() {
				return
			}
			v.walkFrom(b, i, x, overlap, forward, &best)
		}
	}
	if len(best) == 0 {
		return
	}
	var steps []Step
	for _, s := range best {
		steps = append(steps, s)
	}
	slices.SortFunc(steps, compareSets)
	for _, s := range steps {
		if !found(s) {
			return
		}
	}
}

// compareSets sorts steps of almost locked sets as HoDoKu does: most
// eliminations, then lowest cells, fewest sets, fewest cells.
func compareSets(s, t Step) int {
	if d := len(t.Eliminate) - len(s.Eliminate); d != 0 {
		return d
	}
	if d := weight(s.Eliminate) - weight(t.Eliminate); d != 0 {
		return d
	}
	if d := slices.Compare(s.Eliminate, t.Eliminate); d != 0 {
		return d
	}
	if d := len(s.Diagram.Houses) - len(t.Diagram.Houses); d != 0 {
		return d
	}
	return len(s.Diagram.Cands) - len(t.Diagram.Cands)
}

// weight is HoDoKu's sum over the cells of eliminations, later ones counting more.
func weight(ks []puzzle.Candidate) (sum int) {
	for i, k := range ks {
		sum += int(k.Cell())*(80*i+1) + int(k.Digit())
	}
	return sum
}

// walkFrom looks for chains in which the i-th set comes first and the digit that
// it and the second can't both have is x.
func (v *sets) walkFrom(b *Board, i int, x puzzle.Digit, overlap, forward bool, best *map[[12]uint64]Step) {
	g, w := &v.graph, &v.walk
	w.seen, w.third = zeros(w.seen, 10*g.words), zeros(w.third, 10*g.words)
	w.queue = w.queue[:0]
	w.queue = append(w.queue, walker{uint32(10 * i), 0, 1})
	for at := 0; at < len(w.queue); at++ {
		s := w.queue[at]
		set, entered := int(s.state/10), puzzle.Digit(s.state%10)
		a := &v.all[set]
		if s.depth >= 4 {
			v.chainEnd(b, at, x, best)
		}
		leave := a.digits &^ entered.Set()
		if s.depth == 1 {
			leave = x.Set()
		}
		for d := range leave.All() {
			joined := g.joined[int(a.spread[d])*g.words:][:g.words]
			over := g.over[set*g.words:][:g.words]
			seen := w.seen[int(d)*g.words:][:g.words]
			if s.depth == 2 {
				seen = w.third[int(d)*g.words:][:g.words]
			}
			from := 0
			if forward {
				from = set / 64
			}
			for k := from; k < g.words; k++ {
				row := joined[k]
				if !overlap {
					row &^= over[k]
				}
				if s.depth >= 2 {
					row &^= seen[k]
				}
				if forward && k == from {
					row &= ^uint64(1) << (set % 64)
				}
				for ; row != 0; row &= row - 1 {
					next := 64*k + bits.TrailingZeros64(row)
					if v.visited(at, next) {
						continue
					}
					if s.depth >= 2 {
						seen[k] |= row & -row
					}
					w.queue = append(w.queue, walker{uint32(10*next + int(d)), uint32(at), s.depth + 1})
				}
			}
		}
	}
}

// visited reports whether the walk up to a place in the queue has a set.
func (v *sets) visited(at, set int) bool {
	for {
		s := v.walk.queue[at]
		if int(s.state/10) == set {
			return true
		}
		if at == 0 {
			return false
		}
		at = int(s.before)
	}
}

// chainEnd keeps the chain up to a place in the queue, if it eliminates something and no
// shorter one does the same.
func (v *sets) chainEnd(b *Board, at int, x puzzle.Digit, best *map[[12]uint64]Step) {
	q := v.walk.queue
	first, last := &v.all[q[0].state/10], &v.all[q[at].state/10]
	zs := first.digits & last.digits &^ x.Set() &^ puzzle.Digit(q[at].state%10).Set()
	var room [32]puzzle.Candidate
	eliminated := v.addShared(room[:0], first, last, zs)
	if len(eliminated) == 0 {
		return
	}
	var key [12]uint64
	for _, k := range eliminated {
		key[k/64] |= 1 << (k % 64)
	}
	if old, ok := (*best)[key]; ok && len(old.Diagram.Houses) <= int(q[at].depth) {
		return
	}
	if *best == nil {
		*best = map[[12]uint64]Step{}
	}
	n := int(q[at].depth)
	as := make([]*als, n)
	xs := make([]puzzle.Digit, n)
	for i, k := n-1, at; i >= 0; i-- {
		as[i], xs[i] = &v.all[q[k].state/10], puzzle.Digit(q[k].state%10)
		k = int(q[k].before)
	}
	p := v.diagram(b, as...)
	for i := range n - 1 {
		p.Links = append(p.Links, v.weakLink(b, as[i], as[i+1], xs[i+1]))
	}
	z := eliminated[0].Digit()
	xs[0] = z
	for i := range n - 1 {
		p.Links = append(p.Links, innerLink(b, as[i], xs[i], xs[i+1]))
	}
	p.Links = append(p.Links, innerLink(b, as[n-1], xs[n-1], z))
	(*best)[key] = eliminate(append([]puzzle.Candidate(nil), eliminated...), p)
}
