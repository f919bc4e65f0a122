//go:build e2e && !headless

package gui_test

import (
	"image"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"
	"time"

	"sudoku/puzzle/store"
)

// TestHistory moves along the moves of a game, tries what-ifs, loses the power, and uses
// another window for a while.
func TestHistory(t *testing.T) {
	t.Parallel()
	binary := build(t)
	home := t.TempDir()
	s := newScreen(t)
	p := s.open(binary, home)
	p.newGame()
	p.paste()

	p.key("4", "ctrl+k") // r1c2, the first empty cell
	p.walk(1, 3)
	p.key("6", "ctrl+shift+k")
	p.walk(3, 13)
	p.key("5")
	p.walk(13, 16)
	p.key("6")
	p.onMove(4)
	p.lines("main branch", "what if r2c5 = 5")
	p.click(p.whatIfButton(.75)) // Go back
	p.onMove(2)
	before := p.current()
	p.crash()

	p = s.open(binary, home)
	p.stillBoard() // the window gets its size late
	p.same("after the crash", before)
	p.lines("main branch", "what if r2c5 = 5")
	p.key("ctrl+j", "Down", "Return") // the branch, in the list
	p.onMove(4)
	p.click(p.moveAt(1, 4)) // the savepoint
	p.onMove(1)
	p.drag(p.moveAt(1, 4), p.moveAt(3, 4))
	p.onMove(3)

	p.selectCell(9)
	p.key("2") // there is a 2 in the row
	p.onMove(4)
	p.click(p.whatIfButton(.3)) // Rule out r2c5 = 5
	p.onMove(3)
	if g := p.current(); !g.State().RuledOut[13].Has(5) || g.State().Grid[9] != 0 {
		t.Error("the digit of the what-if is not ruled out where it began")
	}
	p.key("ctrl+z")
	p.onMove(2)
	p.awayFor(s.open(binary, t.TempDir()))
}

// onMove waits until the game on the disk is at the given move.
func (p *program) onMove(n int) {
	p.Helper()
	p.wait("move "+strconv.Itoa(n), func() bool { return moveNumber(p.current()) == n })
}

// lines waits for the given branches and one savepoint.
func (p *program) lines(want ...string) {
	p.Helper()
	p.wait("branches", func() bool {
		g := p.current()
		var names []string
		for i, b := range g.Branches() {
			if names = append(names, b.Name); i == 0 {
				names[0] = "main branch"
			}
		}
		return slices.Equal(names, want) && len(g.Savepoints()) == 1
	})
}

// panel returns the area beside the board, above its lower edge.
func (p *program) panel() image.Rectangle {
	const gutter, width = 41, 344
	b := p.wholeBoard()
	return image.Rect(b.Max.X+gutter, b.Min.Y, b.Max.X+gutter+width, b.Max.Y)
}

// moveAt returns where a move is on the line of moves.
func (p *program) moveAt(n, of int) image.Point {
	r := p.panel()
	return image.Pt(r.Min.X+r.Dx()*n/of, r.Max.Y-12)
}

// whatIfButton returns a point in the row of buttons above it; at goes from 0 at the
// left to 1.
func (p *program) whatIfButton(at float64) image.Point {
	r := p.panel()
	return image.Pt(r.Min.X+int(float64(r.Dx())*at), r.Max.Y-74)
}

// awayFor uses another window until its clock has gone on by some seconds: the clock of
// p is stopped meanwhile, and then continues.
func (p *program) awayFor(other *program) {
	other.newGame()
	other.wait("four seconds on its clock", func() bool {
		other.key("c", "x") // the clock is saved with each move
		other.key("5", "5")
		return other.current().Clock.Elapsed() > 4*time.Second
	})
	clock := func() time.Duration { return p.current().Clock.Elapsed().Truncate(time.Second) } // what is read runs on
	left, when := clock(), p.written()
	other.crash()
	p.focus()
	p.wait("the clock to be written", func() bool { return p.written() != when })
	if back := clock(); back != left {
		p.Errorf("while away the clock went on from %v to %v", left, back)
	}
	p.wait("the clock to go on", func() bool {
		p.key("ctrl+y", "ctrl+z")
		return clock() > left
	})
}

// written returns when the current game was saved last.
func (p *program) written() time.Time {
	games := store.Games{Dir: filepath.Join(p.home, "data", "sudoku-desk", "games")}
	name, _ := newest(games)
	info, err := os.Stat(games.Path(name))
	if err != nil {
		p.Fatal(err)
	}
	return info.ModTime()
}
