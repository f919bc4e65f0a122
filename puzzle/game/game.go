package game

import (
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

// A Game is one puzzle in play: its moves, its clock, and what the program has shown.
type Game struct {
	Clock Timer // runs until the game is finished

	// Rating is how hard the puzzle is, a word without spaces; empty if that is unknown. It is
	// kept with the game, so that a later session need not work it out again.
	Rating string

	timeline
	puzzle  puzzle.Puzzle
	finish  *Finish
	help    Help
	watch   []func()
	damaged bool // the file that it was loaded from was damaged
}

// New starts a game: the clock runs, and the board shows the puzzle's entries and
// marks. Marks in filled cells and invalid digits are dropped.
func New(p puzzle.Puzzle, now func() time.Time) *Game {
	p = sanitize(p)
	start := State{Shape: p.Shape, Grid: p.Grid(), Centre: p.Centre, Corner: p.Corner}
	g := &Game{puzzle: p, help: Help{Whole: true}}
	g.Clock = Timer{now: now, changed: g.changed}
	g.timeline = timeline{changed: g.changed, state: start, tree: newTree(start, p.Givens.Filled())}
	g.Clock.run(!g.Finished())
	return g
}

// sanitize returns p with digits of its board only, without entries in given cells and marks
// in filled cells, and with texts of bounded length.
func sanitize(p puzzle.Puzzle) puzzle.Puzzle {
	for c := range p.Givens {
		digits := puzzle.DigitSet(0)
		if p.Shape.Cells().Has(puzzle.Cell(c)) {
			digits = p.Shape.Digits()
		}
		if !digits.Has(p.Givens[c]) {
			p.Givens[c] = 0
		}
		if !digits.Has(p.Entries[c]) || p.Givens[c] != 0 {
			p.Entries[c] = 0
		}
		p.Centre[c] &= digits
		p.Corner[c] &= digits
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

// Do makes a move. If the move would change nothing, it returns an error that says why; a
// finished game takes none and returns ErrFinished.
// The moves that could be redone stay as another branch. If the same move was made from
// this node before, Do goes to that node, and the moves after it can be redone.
func (g *Game) Do(m Move) error {
	if g.Finished() {
		return ErrFinished
	}
	m = m.normal()
	next, err := g.state.Apply(g.tree.givens, m)
	if err != nil {
		return err
	}
	g.help.move(&m, &g.state, &next)
	from := g.Node()
	if g.whatIf == nil {
		if n, ok := g.tree.childWith(from, m); ok {
			g.redoTo(n)
			return nil
		}
	}
	if g.tree.live >= MaxMoves {
		return ErrFull
	}
	n := g.tree.add(from, m, &next, g.whatIf, stampOf(g.Clock.Elapsed()))
	g.line = append(g.line[:g.at], n)
	if next.Solved() {
		g.solved(n)
	}
	g.show(g.at+1, next)
	return nil
}

func (g *Game) changed() {
	g.Clock.run(!g.Finished())
	for _, f := range g.watch {
		f()
	}
}

// Puzzle returns the puzzle as the game was started with it, with its current title and
// other texts.
func (g *Game) Puzzle() puzzle.Puzzle { return g.puzzle }

// Current returns the puzzle with the current entries and marks, automatic candidates
// as centre marks.
func (g *Game) Current() puzzle.Puzzle { return g.state.Of(g.puzzle) }

// SetTitle names the game.
func (g *Game) SetTitle(title string) {
	p := g.puzzle
	p.Title = title
	g.Describe(p)
}

// Describe sets the title, author and other texts of the puzzle to those of p. Undo does
// not change them.
func (g *Game) Describe(p puzzle.Puzzle) {
	to := texts(&g.puzzle)
	for i, f := range texts(&p) {
		*to[i].text = clip(*f.text)
	}
	g.changed()
}

// Watch registers f to be called after every change: a move, undo, the texts, a pause.
// f is called on the game's goroutine and must not change the game.
func (g *Game) Watch(f func()) { g.watch = append(g.watch, f) }
