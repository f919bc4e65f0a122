package format

import (
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// open begins a list or an object.
func (n *nestedReader) open(b byte) {
	l := list{line: n.line, name: n.name, named: b == '{', from: len(n.waiting)}
	n.name = ""
	if l.kind, l.every = namesKind(l.name); len(n.stack) > 0 {
		around := &n.stack[len(n.stack)-1]
		around.some = true
		l.every = l.every || around.every
		l.kind = l.kind || around.kind && l.name == "" && !l.named
	}
	if len(n.stack) < maxNested {
		n.stack = append(n.stack, l)
		n.recordFrom(b, l.name)
	}
}

// close ends the current list: it is a puzzle, a row of the list around it, or something
// else.
func (n *nestedReader) close() {
	if len(n.stack) == 0 {
		n.fault(&ParseError{Line: n.line, Err: words.Error("format.json.broken")})
		return
	}
	answer := n.isAnswer("")
	l := n.stack[len(n.stack)-1]
	n.stack = n.stack[:len(n.stack)-1]
	n.name = ""
	defer n.leave(&l)
	n.putNamed(&l)
	if !answer {
		n.sayCell(&l)
		n.putSaid(&l)
	}
	if answer {
		switch {
		case namesAnswer(l.name) && n.beside():
			n.compare(l.line, puzzleOf(l.grid()))
		case len(n.stack) > 0:
			n.stack[len(n.stack)-1].addList(&l)
		}
		return
	}
	for _, known := range []string{"boxes", "blocks", "subgrids", "columns"} {
		if len(l.rows) == 81 && isNearly(l.name, known) {
			l.wrong = l.name
			n.fault(&ParseError{Line: l.line, Err: words.Error("format.json.name", "name", l.name, "known", known)})
			return
		}
	}
	switch fault := l.fault(); {
	case len(l.rows) == 81 && isRegionMap(l.rows), len(l.cells) == 81 && isRegionMap(l.cells):
		n.sayRegions(&l)
	case fault != nil:
		n.fault(fault)
	case l.bools > 0 && puzzleOf(l.grid()) != nil:
		n.sayMask(l.line, l.name, puzzleOf(l.grid()))
	case len(l.cells) == 81:
		n.put(l.line, l.name, l.cells)
	case len(l.rows) == 81:
		n.put(l.line, l.name, l.asRows())
	default:
		if n.putSmall(&l); l.n == len(l.cells) && len(n.stack) > 0 {
			around := &n.stack[len(n.stack)-1]
			around.addList(&l)
			around.hollow, around.signed = around.hollow || l.hollow, around.signed || l.signed
		}
	}
}

// leave takes what a list says besides its cells. At the end of the outermost object nothing more can be
// said of the puzzles in it.
func (n *nestedReader) leave(l *list) {
	n.sayAside(l)
	n.endMask()
	if !slices.ContainsFunc(n.stack, func(l list) bool { return l.named }) || len(n.waiting) > maxWaiting {
		n.flush()
	}
}

// fault returns what is wrong with a list that is nearly a puzzle.
func (l *list) fault() *ParseError {
	isRow := len(l.cells) >= 7 && l.n == 9
	switch rows := len(l.rows)/9 + l.odd; {
	case l.unordered != "" && len(l.rows) == 81:
		return &ParseError{Line: l.line, Err: words.Error("format.rows.order", "name", l.unordered)}
	case l.hollow && l.signed && (len(l.cells) == 81 || len(l.rows) == 81):
		return &ParseError{Line: l.line, Column: 0, Err: words.Error("format.list.hollow")}
	case l.wrong != "" && (l.n == 81 || isRow):
		return &ParseError{Line: l.line, Column: 0, Err: words.Error("format.json.digit", "text", l.wrong[:min(len(l.wrong), 20)])}
	case len(l.rows)/9 >= 7 && l.wrong != "" && l.n <= 10:
		return &ParseError{Line: l.line, Column: 0, Err: words.Error("format.json.cells", "text", clip([]byte(l.wrong)))}
	case rows >= 7 && rows == l.n && l.odd == 0 && rows != 9:
		return &ParseError{Line: l.line, Column: 0, Err: words.Error("format.rows.count", "n", rows)}
	case rows >= 7 && rows == l.n && l.odd > 0:
		return &ParseError{Line: l.line, Column: 0, Err: words.Error("format.list.rows", "n", rows)}
	case len(l.cells) > 60 && len(l.cells) == l.n && l.n != 81:
		return &ParseError{Line: l.line, Column: 0, Err: words.Error("format.list.cells", "n", l.n)}
	}
	return nil
}

// fault yields an error.
func (n *nestedReader) fault(err *ParseError) {
	n.flush()
	n.found++
	n.spent, n.doubt = 0, true
	n.broken = n.broken || err.Err.Key == "format.json.broken"
	n.stopped = n.stopped || !n.yield(Item{Line: err.Line, Layout: n.f}, err)
}

// isAnswer reports whether a value of that name, or a list around it, is no puzzle.
func (n *nestedReader) isAnswer(name string) bool {
	if isAnswer(name) {
		return true
	}
	for i := range n.stack {
		if isAnswer(n.stack[i].name) {
			return true
		}
	}
	return false
}

func isAnswer(name string) bool {
	name = strings.Join(wordsOf(name), "")
	for _, kind := range []string{"answer", "beside"} {
		l := ruleNames().words[kind]
		for part := range l.all() {
			if strings.Contains(name, part) && !strings.HasPrefix(name, "un") || len(part) > 6 && (isMisspelt(name, part) || isMisspelt(name, part+"s")) {
				return true
			}
		}
	}
	return false
}

// put yields a puzzle, unless it is the solution of the one before. A grid of the same name as
// the one before is a puzzle like it.
func (n *nestedReader) put(line int, name string, cells []puzzle.Digit) {
	n.putPuzzle(line, name, *puzzleOf(cells))
}

func (n *nestedReader) putPuzzle(line int, name string, of puzzle.Puzzle) {
	if n.broken {
		return
	}
	if n.isAside(name, &of) {
		n.sayMask(line, name, &of)
		return
	}
	n.lastLine = max(n.lastLine, line)
	it := Item{Line: n.lastLine, Column: 1, Layout: n.f, Puzzle: of}
	p := &it.Puzzle
	n.spent = 0
	full := isFull(p)
	switch {
	case full && n.doubt, p.Shape == n.last.shape && solves(p.Shape, &p.Givens, &n.last.givens) && (name == "" || name != n.lastName):
		n.doubt = false
		return
	case full && namesTask(n.lastName) && !namesTask(name) && n.beside():
		n.compare(line, p)
		return
	case n.played(name, p):
		return
	case len(n.waiting) > 0 && n.beside() && !namesTask(n.lastName) && n.waiting[len(n.waiting)-1].it.Puzzle.Shape == p.Shape && solves(p.Shape, &n.waiting[len(n.waiting)-1].it.Puzzle.Givens, &p.Givens):
		n.waiting = n.waiting[:len(n.waiting)-1]
	}
	n.doubt = false
	n.found++
	n.last, n.lastName, n.lastIn = task{p.Givens, p.Shape}, name, n.around()
	n.waiting = append(n.waiting, waitingItem{it: it}) // its rules may follow, or the puzzle that it solves
	if m := n.mask; m != nil && m.in == n.around() {
		n.mask = nil
		n.putMask(m)
	}
	if len(n.stack) == 0 {
		n.flush()
	}
}

// played reports whether a grid is the one before it in the same object with more digits, or fewer: then
// both are a puzzle and what is played of it.
func (n *nestedReader) played(name string, p *puzzle.Puzzle) bool {
	if len(n.stack) == 0 || len(n.waiting) <= n.stack[len(n.stack)-1].from || !n.stack[len(n.stack)-1].named || name == n.lastName {
		return false
	}
	w := &n.waiting[len(n.waiting)-1].it.Puzzle
	few, many := w.Givens, p.Givens
	if few.Filled().Len() > many.Filled().Len() {
		few, many = many, few
	}
	t := task{few, p.Shape}
	if w.Shape != p.Shape || few.Filled().Len() < t.least() || isFull(p) || isFull(w) {
		return false
	}
	for c, d := range few {
		if d != 0 && many[c] != d {
			return false
		}
		many[c] -= d
	}
	w.Givens, w.Entries, n.last = few, many, t
	return true
}

// around returns the place of the list or object at hand among those that are open.
func (n *nestedReader) around() [2]int {
	if len(n.stack) == 0 {
		return [2]int{}
	}
	return [2]int{len(n.stack), n.stack[len(n.stack)-1].line}
}

// beside reports whether what is read is in the same object as the last puzzle.
func (n *nestedReader) beside() bool { return n.found > 0 && n.around() == n.lastIn }

// compare yields an error if a grid is not the solution of the last puzzle.
func (n *nestedReader) compare(line int, answer *puzzle.Puzzle) {
	if answer == nil || answer.Shape != n.last.shape {
		return
	}
	if err := n.last.check(&answer.Givens); err != nil {
		n.fault(&ParseError{Line: line, Err: err.(words.Message)})
	}
}
