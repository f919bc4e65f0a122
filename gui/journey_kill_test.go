//go:build e2e && !headless

package gui_test

import (
	"fmt"
	"io"
	"math/rand/v2"
	"path/filepath"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// TestJourney23: a game with branches, savepoints and what-ifs is killed in the middle of more of
// them. No move older than a second is lost, and the next window goes on with the same tree.
func TestJourney23(t *testing.T) {
	t.Parallel()
	binary, home := build(t), begun(t)
	s, r := newScreen(t), rand.New(rand.NewPCG(23, 0))
	p := &typist{program: s.open(binary, home), rand: r, late: late}
	p.begin(p.current())
	for range 4 {
		p.branchOut()
	}
	p.onDisk("the first branches")
	began, slowest := time.Now(), time.Duration(0)
	for time.Since(began) < 2*late+10*slowest { // longer than a kill may take back
		p.undo()
		p.enter(p.rand.IntN(9))
		slowest = max(slowest, p.pace())
	}
	p.late += 10 * slowest
	for range 4 {
		p.branchOut()
	}
	killed := time.Now()
	p.crash()
	lost, age := p.check(killed)
	t.Logf("%d of the last keys are lost, the oldest %v old; at most %v on this machine", lost, age, p.late)

	is := p.current()
	if len(is.Branches()) < 9 || len(is.Savepoints()) < 4 {
		t.Errorf("%d branches and %d savepoints are on the disk", len(is.Branches()), len(is.Savepoints()))
	}
	p = &typist{program: s.open(binary, home), rand: r}
	p.begin(is)
	p.undo()
	p.undo()
	p.branchOut()
	p.onDisk("the same tree, with one branch more")
}

// pace returns how long the program takes to notice keys, and a file to reach the disk: what a busy
// machine adds to the time after which a move is kept.
func (p *typist) pace() time.Duration {
	began := time.Now()
	p.settle()
	err := store.WriteFile(filepath.Join(p.home, "pace"), 0o600, func(w io.Writer) error { return p.game.Save(w) })
	if err != nil {
		p.Fatal(err)
	}
	return time.Since(began)
}

// branchOut tries a digit, takes it back for another, marks that with a savepoint, and goes on
// with a what-if in the next cell.
func (p *typist) branchOut() {
	tried := p.rand.Perm(9)
	p.toEmpty()
	p.enter(tried[0])
	p.undo()
	p.enter(tried[1])
	p.savepoint()
	p.toEmpty()
	p.key("ctrl+shift+k")
	p.game.BeginWhatIf("")
	p.enter(tried[2])
}

func (p *typist) enter(d int) {
	p.do(fmt.Sprint(1+d), game.Input{Kind: game.Type, Digit: puzzle.Digit(1 + d)})
}

// toEmpty goes on to the next empty cell of the row and those below.
func (p *typist) toEmpty() {
	for grid := p.game.State().Grid; grid[p.ui.Cursor] != 0; {
		p.do("Right", game.Input{Kind: game.Right})
		if p.ui.Cursor.Col() == 0 {
			p.do("Down", game.Input{Kind: game.Down})
		}
	}
}
