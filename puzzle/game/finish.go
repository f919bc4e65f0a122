package game

import (
	"bufio"
	"fmt"
	"hash/crc32"
	"time"

	"sudoku/puzzle/words"
)

// ErrFinished means that the game is finished: its board takes no more moves.
var ErrFinished = words.Error("game.finished")

// A Finish is when the puzzle of a game was solved: by the player, also after the program had
// shown it, or by both. It is a fact: nothing that is done later changes it.
type Finish struct {
	Node    int           // the move that solved it
	Elapsed time.Duration // on the clock
	When    time.Time     // zero if it is unknown, as for games saved before it was kept
}

// Finish returns when the puzzle was solved. ok is false if that has not happened, or if the
// program entered the solution.
func (g *Game) Finish() (f Finish, ok bool) {
	if g.finish == nil {
		return f, false
	}
	return *g.finish, true
}

// Finished reports whether there is a Finish, or the grid is full and right now because the
// program solved it or it was so from the start. Do makes no move then; undo, redo, GoTo and
// Switch only look at other states of a game with a Finish.
func (g *Game) Finished() bool { return g.finish != nil || g.state.Solved() }

// Result returns the current state or, of a game with a Finish, the solved one.
func (g *Game) Result() State {
	if g.finish == nil {
		return g.state
	}
	return g.tree.stateAt(g.finish.Node)
}

// UpTo returns a new game with the moves that lead to a node, what the program has shown, and
// the clock as it was there, as far as that is known.
func (g *Game) UpTo(node int) *Game {
	c := New(g.puzzle, g.Clock.now)
	c.Clock.set(g.Clock.Elapsed())
	if !g.tree.has(node) {
		node = 0
	}
	for _, n := range g.tree.path(node) {
		if at, ok := g.tree.node(n).time.time(); ok {
			c.Clock.set(at)
		}
		_ = c.Do(g.tree.node(n).move) // it succeeded when it was made
	}
	if node == 0 {
		c.Clock.set(0)
	}
	c.help = g.help
	return c
}

// solved records that the move n, at the end of the current line, solved the puzzle.
func (g *Game) solved(n int) {
	if g.tree.finishes(n, &g.help) {
		g.finish = &Finish{n, g.Clock.Elapsed().Truncate(tenth), g.Clock.now().Round(0)}
	}
}

// finishes reports whether the move n, which fills the grid, is the finish. A solution that the
// program entered can be undone; what the player then enters by hand is one, though it was shown.
func (t *tree) finishes(n int, h *Help) bool {
	m := &t.node(n).move
	return !t.byProgram(h) || m.Action == Enter && !m.Hint
}

// resultLine returns the moves that led to the finish; of an unfinished game the current line.
func (g *Game) resultLine() line {
	if g.finish == nil {
		return g.line
	}
	return g.tree.path(g.finish.Node)
}

// finishKey begins the line after "end" that holds the finish: the number of its move in
// the file, the clock in seconds, the date or "?", and a checksum of everything before
// "end" and of the line.
const finishKey = "finished"

// finishLine returns that line, empty for no finish. number is that of the move in the file.
func finishLine(f *Finish, number int, sum uint32) string {
	if f == nil {
		return ""
	}
	when := unknownTime
	if !f.When.IsZero() {
		when = f.When.Format(time.RFC3339)
	}
	text := fmt.Sprintf("%d %s %s", number, tenths(int64(f.Elapsed/tenth)), when)
	return fmt.Sprintf("%s %s %08x\n", finishKey, text, crc32.Update(sum, checksums(), []byte(text)))
}

// saveFinish writes it.
func (s *Snapshot) saveFinish(b *bufio.Writer, sum uint32) {
	if s.finish != nil {
		b.WriteString(finishLine(s.finish, s.tree.numbers(s.tree.branches())[s.finish.Node], sum))
	}
}
