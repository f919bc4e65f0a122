package game

import "strings"

// A replay makes a game from a file: it repeats the moves, and restores branches, savepoints,
// the position, and what follows the line "end".
type replay struct {
	*Game
	in   *reader
	last int   // the node that the next line follows; Game.state is the state there
	head *head // of the last line "from", until a move follows

	solved bool // a move solved the puzzle
}

// read reads all lines up to one that is damaged.
func (p *replay) read() {
	for p.in.next() {
		if !p.repeat(p.in.text) {
			p.in.damaged(p.in.line)
		}
	}
	if p.head != nil {
		p.in.damaged(p.in.line)
	}
}

// repeat does what a line says.
func (p *replay) repeat(text string) bool {
	key, value, _ := strings.Cut(text, " ")
	switch key {
	case "from":
		return p.from(value)
	case "savepoint":
		return p.mark(value)
	}
	m, ok := ParseMove(text)
	return ok && p.move(m.normal())
}

// from reads what follows the key "from", such as `7 what-if "the 3 is here"`.
func (p *replay) from(value string) bool {
	number, name, _ := strings.Cut(value, " ")
	if p.head != nil || !setNumber(&p.last, number) || p.last > len(p.tree.nodes) {
		return false
	}
	word, rest, _ := strings.Cut(name, " ")
	whatIf := word == "what-if"
	if whatIf {
		name = rest
	}
	p.head = &head{name: clipTo(unquote(name), maxName), whatIf: whatIf}
	p.state = p.tree.stateAt(p.last)
	return true
}

func (p *replay) mark(name string) bool {
	_, twice := p.tree.marks[p.last]
	if p.head != nil || twice || len(p.tree.marks) == maxSavepoints {
		return false
	}
	p.tree.marks[p.last] = clipTo(unquote(name), maxName)
	return true
}

func (p *replay) move(m Move) bool {
	next, err := p.state.Apply(p.tree.givens, m)
	if err != nil || p.tree.live >= MaxMoves {
		return false
	}
	p.last = p.tree.add(p.last, m, &next, p.head, 0) // its time is read at the end of the file
	p.state, p.head = next, nil
	p.solved = p.solved || next.Solved()
	return true
}

// restore restores the position and the clock.
func (p *replay) restore(h *header) {
	of := len(p.tree.nodes)
	at := min(h.at, of)
	if line := h.lines["at"]; line != 0 && h.at > of {
		p.in.damaged(line)
	}
	p.line = p.tree.path(p.tree.tip(at))
	p.at, p.state = p.tree.depth(at), p.tree.stateAt(at)
	if line := h.lines["line"]; line != 0 && !p.follow(h.tip) {
		p.in.damaged(line)
	}
	if p.in.damage != nil {
		p.in.damage.Moves = of
		p.damaged = true
	}
	p.Clock.paused = h.paused
	p.changed() // stops the clock of a finished game
	p.Clock.set(h.elapsed)
}

// follow makes the path to tip, which must lead through the current node, the current
// line.
func (p *replay) follow(tip int) bool {
	if tip > len(p.tree.nodes) || p.tree.next(tip) != 0 {
		return false
	}
	line := p.tree.path(tip)
	if p.at > len(line) || p.at > 0 && line[p.at-1] != p.Node() {
		return false
	}
	p.line = line
	return true
}
