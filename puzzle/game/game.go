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

// ErrFull means that a game holds MaxMoves moves.
var ErrFull = words.Error("game.full", "n", MaxMoves)

// A Game is one puzzle in play. Its moves form a line: undo and redo walk along
// it, a new move drops what could be redone.
type Game struct {
	puzzle puzzle.Puzzle
	givens puzzle.CellSet
	start  State
	state  State  // after nodes[at-1]
	nodes  []node // never written to once appended: a Snapshot shares them
	at     int
	clock  clock
	watch  []func()
	marred bool // the file that it was read from could not be read whole
}

// A node is a move and the number of the move that it follows, 0 for the start.
// Today that is the one before it.
type node struct {
	move   Move
	parent int
	state  *State // after the move, in every checkpoint-th node
}

// States take ten times the room of moves. Kept now and then, with the moves
// between replayed, undo still takes microseconds.
const checkpoint = 16

// New starts a game: the clock runs, and the puzzle's entries and marks are on
// the paper. Marks in filled cells and what is no digit are left out.
func New(p puzzle.Puzzle, now func() time.Time) *Game {
	g := &Game{puzzle: tidy(p), clock: clock{now: now}}
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
	for _, s := range []*string{&p.Title, &p.Author, &p.Source, &p.Date, &p.Note} {
		*s = clip(*s)
	}
	return p
}

func clip(s string) string {
	s = strings.ToValidUTF8(s, "\uFFFD")
	if len(s) <= maxText {
		return s
	}
	n := maxText
	for !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// Do makes a move. One that changes nothing is refused with the reason.
func (g *Game) Do(m Move) error {
	if g.at >= MaxMoves {
		return ErrFull
	}
	m = m.plain()
	next, err := g.state.Apply(g.givens, m)
	if err != nil {
		return err
	}
	if g.CanRedo() {
		g.nodes = slices.Clip(g.nodes[:g.at]) // a Snapshot may still hold what comes after
	}
	n := node{move: m, parent: g.at}
	if (g.at+1)%checkpoint == 0 {
		kept := next
		n.state = &kept
	}
	g.nodes = append(g.nodes, n)
	g.show(g.at+1, next)
	return nil
}

// show makes s, the state after move n, the one at hand.
func (g *Game) show(n int, s State) {
	g.at, g.state = n, s
	g.changed()
}

func (g *Game) changed() {
	g.clock.run(!g.clock.paused && !g.Finished())
	for _, f := range g.watch {
		f()
	}
}

// Undo takes the last move back and reports whether there was one.
func (g *Game) Undo() bool { return g.GoTo(g.at - 1) }

// Redo makes the move again that Undo took back last, and reports whether there
// was one.
func (g *Game) Redo() bool { return g.GoTo(g.at + 1) }

// CanUndo reports whether there is a move to take back.
func (g *Game) CanUndo() bool { return g.at > 0 }

// CanRedo reports whether there is a move to make again.
func (g *Game) CanRedo() bool { return g.at < len(g.nodes) }

// GoTo undoes or redoes up to the state after move n, 0 being the start, and
// reports whether there is such another state.
func (g *Game) GoTo(n int) bool {
	if n < 0 || n > len(g.nodes) || n == g.at {
		return false
	}
	g.show(n, g.stateAt(n))
	return true
}

// Restart goes back to the start and sets the clock to zero. Redo brings the
// moves back.
func (g *Game) Restart() {
	g.clock.set(0)
	g.show(0, g.start)
}

// stateAt replays from the nearest checkpoint.
func (g *Game) stateAt(n int) State {
	var path []*Move
	s := g.start
	for ; n > 0; n = g.nodes[n-1].parent {
		if kept := g.nodes[n-1].state; kept != nil {
			s = *kept
			break
		}
		path = append(path, &g.nodes[n-1].move)
	}
	for i := len(path) - 1; i >= 0; i-- {
		s, _ = s.Apply(g.givens, *path[i]) // it was made from here once
	}
	return s
}

// State returns what is on the paper.
func (g *Game) State() State { return g.state }

// Puzzle returns the puzzle as it came, with the words around it.
func (g *Game) Puzzle() puzzle.Puzzle { return g.puzzle }

// Paper returns the puzzle with the entries and marks that are on the paper now.
func (g *Game) Paper() puzzle.Puzzle {
	p := g.puzzle
	p.Entries, p.Centre, p.Corner = g.state.Grid, g.state.Centre, g.state.Corner
	for c := range g.givens.All() {
		p.Entries[c] = 0
	}
	return p
}

// Givens returns the cells whose digits were printed.
func (g *Game) Givens() puzzle.CellSet { return g.givens }

// MoveNumber returns how many moves lead to the state at hand, and how many there
// are with those that Redo would make.
func (g *Game) MoveNumber() (at, of int) { return g.at, len(g.nodes) }

// Moves returns the moves, those that Redo would make included.
func (g *Game) Moves() []Move {
	moves := make([]Move, len(g.nodes))
	for i, n := range g.nodes {
		moves[i] = n.move.plain()
	}
	return moves
}

// Finished reports whether the grid is full and keeps the rules.
func (g *Game) Finished() bool { return g.state.Grid.Solved() }

// LastCell returns the first cell of the last move; before any move, the first
// empty cell.
func (g *Game) LastCell() puzzle.Cell {
	for n := g.at; n > 0; n = g.nodes[n-1].parent {
		if c, ok := g.nodes[n-1].move.cell(); ok {
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

// Describe takes title, author, source, date and note from p. Undo leaves them.
func (g *Game) Describe(p puzzle.Puzzle) {
	q := &g.puzzle
	q.Title, q.Author, q.Source = clip(p.Title), clip(p.Author), clip(p.Source)
	q.Date, q.Note = clip(p.Date), clip(p.Note)
	g.changed()
}

// Watch has f called after every change: a move, undo, the words, pause. It is
// called on the game's goroutine and must not change the game.
func (g *Game) Watch(f func()) { g.watch = append(g.watch, f) }
