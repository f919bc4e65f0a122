package game

import (
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// MaxMoves is how many moves a game keeps, more than a month of play has.
const MaxMoves = 100_000

// maxText is how many bytes a game keeps of a title or a note.
const maxText = 10_000

// ErrFull means that a game holds MaxMoves moves, those of all branches counted.
var ErrFull = words.Error("game.full", "n", MaxMoves)

// A Game is one puzzle in play. Its moves form a tree: undo and redo walk along
// one line of it, and a new move keeps what could be redone as a branch.
type Game struct {
	puzzle  puzzle.Puzzle
	givens  puzzle.CellSet
	start   State
	state   State // at hand
	tree    tree
	line    []int // the nodes of the current line, from the first move to the tip of a branch
	at      int   // how many of them lead to the current state
	whatIf  *head // what the next move begins
	clock   clock
	watch   []func()
	damaged bool // the file that it was read from could not be read whole
}

// New starts a game: the clock runs, and the puzzle's entries and marks are on
// the paper. Marks in filled cells and what is no digit are left out.
func New(p puzzle.Puzzle, now func() time.Time) *Game {
	g := &Game{puzzle: tidy(p), tree: newTree(), clock: clock{now: now}}
	g.givens = g.puzzle.Givens.Filled()
	g.start = State{Grid: g.puzzle.Grid(), Centre: g.puzzle.Centre, Corner: g.puzzle.Corner}
	g.state = g.start
	g.clock.run(!g.Finished())
	return g
}

// tidy holds what a saved game promises: digits of 1 to 9, no entry or mark on a
// digit, texts of a bounded length.
func tidy(p puzzle.Puzzle) puzzle.Puzzle {
	for c := range p.Givens {
		if p.Givens[c] > 9 {
			p.Givens[c] = 0
		}
		if p.Entries[c] > 9 || p.Givens[c] != 0 {
			p.Entries[c] = 0
		}
		p.Centre[c] &= puzzle.AllDigits
		p.Corner[c] &= puzzle.AllDigits
		if p.Givens[c]+p.Entries[c] != 0 {
			p.Centre[c], p.Corner[c] = 0, 0
		}
	}
	for _, f := range texts(&p) {
		*f.text = clip(*f.text)
	}
	return p
}

func clip(s string) string { return clipTo(s, maxText) }

func clipTo(s string, n int) string {
	s = strings.ToValidUTF8(s, "\uFFFD")
	if len(s) <= n {
		return s
	}
	for !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// Do makes a move. One that changes nothing is refused with the reason. What could
// be redone stays as another branch; a move that was made from here before is made
// again, and what came after it can be redone.
func (g *Game) Do(m Move) error {
	m = m.plain()
	next, err := g.state.Apply(g.givens, m)
	if err != nil {
		return err
	}
	from := g.Node()
	if g.whatIf == nil {
		if n, ok := g.tree.again(from, m); ok {
			g.redoTo(n)
			return nil
		}
	}
	if g.tree.live >= MaxMoves {
		return ErrFull
	}
	n := g.tree.add(from, m, &next, g.whatIf)
	g.line = append(g.line[:g.at], n)
	g.show(g.at+1, next)
	return nil
}

// show makes s, the state after n moves of the line, the current one.
func (g *Game) show(n int, s State) {
	g.at, g.state, g.whatIf = n, s, nil
	g.changed()
}

func (g *Game) changed() {
	g.clock.run(!g.clock.paused && !g.Finished())
	for _, f := range g.watch {
		f()
	}
}

// State returns what is on the paper.
func (g *Game) State() State { return g.state }

// Puzzle returns the puzzle as it came, with the words around it.
func (g *Game) Puzzle() puzzle.Puzzle { return g.puzzle }

// Paper returns the puzzle with the entries and marks that are on the paper now,
// automatic candidates as centre marks.
func (g *Game) Paper() puzzle.Puzzle {
	p := g.puzzle
	p.Entries, p.Centre, p.Corner = g.state.Grid, g.state.Candidates(), g.state.Corner
	for c := range g.givens.All() {
		p.Entries[c] = 0
	}
	return p
}

// Givens returns the cells whose digits were printed.
func (g *Game) Givens() puzzle.CellSet { return g.givens }

// Finished reports whether the grid is full and keeps the rules.
func (g *Game) Finished() bool { return g.state.Grid.Solved() }

// LastCell returns the first cell of the last move; before any move, the first
// empty cell.
func (g *Game) LastCell() puzzle.Cell {
	for _, n := range slices.Backward(g.line[:g.at]) {
		if c, ok := g.tree.node(n).move.cell(); ok {
			return c
		}
	}
	if empty := g.start.empty(puzzle.AllCells); !empty.Empty() {
		return empty.First()
	}
	return 0
}

// SetTitle names the game.
func (g *Game) SetTitle(title string) {
	p := g.puzzle
	p.Title = title
	g.Describe(p)
}

// Describe takes the words around the puzzle from p. Undo leaves them.
func (g *Game) Describe(p puzzle.Puzzle) {
	to := texts(&g.puzzle)
	for i, f := range texts(&p) {
		*to[i].text = clip(*f.text)
	}
	g.changed()
}

// Watch has f called after every change: a move, undo, the words, pause. It is
// called on the game's goroutine and must not change the game.
func (g *Game) Watch(f func()) { g.watch = append(g.watch, f) }
