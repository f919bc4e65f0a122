package game

import (
	"fmt"
	"hash/crc32"
	"strconv"
	"strings"
	"time"
)

// readOn reads what follows the line "end": the rating, the times of the moves, the finish, what
// the program has shown, and the origin. What is missing, cut off or changed there is no damage: a
// game can be played without it.
func (p *replay) readOn() {
	r := p.in
	times := times{nodes: p.tree.nodes, sum: r.sum}
	shown := shownReader{to: &p.help, sum: r.sum}
	defer func() { p.Clock.set(times.finer(p.Clock.sum)) }()
	for r.done {
		line, err := r.in.ReadSlice('\n')
		if err != nil {
			return
		}
		switch f := strings.Fields(string(line)); {
		case len(f) == 3 && ratingLine(f[1], r.sum) == strings.Join(f, " ")+"\n":
			p.Rating = f[1]
		case p.readFinish(f), p.readOrigin(f):
		case len(f) > 2 && f[0] == shownKey:
			if !shown.read(f[1:]) {
				return
			}
		case len(f) < 3 || f[0] != timesKey || !times.read(f[1:]):
			return
		}
	}
}

// ratingLine returns the line after "end", empty for no rating. The number on it is the
// checksum of everything before "end" and of the line: a rating is believed only beside the
// puzzle that it belongs to.
func ratingLine(rating string, sum uint32) string {
	if rating == "" {
		return ""
	}
	return fmt.Sprintf("rating %s %08x\n", rating, crc32.Update(sum, checksums(), []byte(rating)))
}

// readFinish takes over the finish of a line of four fields and the key, and reports whether
// it is right.
func (p *replay) readFinish(fields []string) bool {
	if len(fields) != 5 || fields[0] != finishKey {
		return false
	}
	node, err := strconv.ParseUint(fields[1], 10, 31)
	seconds, bad := strconv.ParseFloat(fields[2], 64)
	if err != nil || bad != nil || node == 0 || int(node) > len(p.tree.nodes) || !(0 <= seconds && seconds <= maxElapsed.Seconds()) {
		return false
	}
	f := Finish{Node: int(node), Elapsed: time.Duration(seconds*10+.5) * tenth}
	if fields[3] != unknownTime {
		if f.When, err = time.Parse(time.RFC3339, fields[3]); err != nil {
			return false
		}
	}
	state := p.tree.stateAt(f.Node)
	if !state.Solved() || finishLine(&f, f.Node, p.in.sum) != strings.Join(fields, " ")+"\n" {
		return false
	}
	p.finish = &f
	return true
}

// lookBack goes through the moves in the order in which they were made: it takes in what those
// of the program show, and finds the finish if a move solved the puzzle and the file doesn't
// say it. A game of before may hold moves after that.
func (p *replay) lookBack() {
	for _, n := range p.tree.order(p.line) {
		p.readHelp(n)
		if p.finish == nil && p.solved {
			p.finish = p.finishAt(n)
		}
		if f := p.finish; f != nil && f.Node == n && f.When.IsZero() {
			return
		}
	}
}

// readHelp takes in a move, if it is the program's.
func (p *replay) readHelp(n int) {
	if nd := p.tree.node(n); nd.move.Hint || nd.move.Action == Fill {
		from, to := p.tree.stateAt(nd.parent), p.tree.stateAt(n)
		p.help.move(&nd.move, &from, &to)
	}
}

// finishAt returns the finish that a move was, nil if it wasn't one.
func (p *replay) finishAt(n int) *Finish {
	if state := p.tree.stateAt(n); !state.Solved() || !p.tree.finishes(n, &p.help) {
		return nil
	}
	f := Finish{Node: n, Elapsed: p.Clock.sum}
	if at, ok := p.tree.node(n).time.time(); ok {
		f.Elapsed = at
	}
	return &f
}

// goToFinish goes to the finish, if there is one, and stops the clock at that time.
func (p *replay) goToFinish() {
	if p.finish == nil {
		return
	}
	n := p.finish.Node
	p.line = p.tree.path(p.tree.tip(n))
	p.at, p.state = p.tree.depth(n), p.tree.stateAt(n)
	p.Clock.run(false)
	p.Clock.set(p.finish.Elapsed)
}
