package game

import "strings"

// A replay repeats the moves of a file, and restores branches and savepoints.
type replay struct {
	*Game
	last int   // the node that the next line follows; Game.state is the state there
	head *head // of the last line "from", until a move follows

	solved bool // a move solved the puzzle
}

// read reads all lines up to one that is damaged.
func (p *replay) read(r *reader) {
	for r.next() {
		if !p.line(r.text) {
			r.damaged(r.line)
		}
	}
	if p.head != nil {
		r.damaged(r.line)
	}
}

func (p *replay) line(text string) bool {
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
	p.solved = p.solved || next.Grid.Solved()
	return true
}
