//go:build e2e && !headless

// Package gui_test drives the real program with keys and the mouse and checks what it
// shows and saves.
package gui_test

import (
	"bytes"
	"errors"
	"image"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

const pasted = `103000509
002109400
000704000
300502006
060000050
700803004
000401000
009205800
804000107
`

// TestWindow: a player plays for a while, the power fails, and the game is back.
func TestWindow(t *testing.T) {
	t.Parallel()
	binary := build(t)
	commands(t, binary)
	home := t.TempDir()
	p := newScreen(t).open(binary, home)
	p.newGame()

	p.newPuzzle()
	p.typeAndUndo()
	p.paste()
	p.solveAndUndo()
	p.typeAndUndo()
	p.saveAs(filepath.Join(home, "kept.sudoku"))

	p.selectCell(0)
	before, board := p.current(), p.board()
	p.keep("before")
	p.crash()
	p = p.open(binary, home)
	p.selectCell(0)
	p.wait("the board as it was", func() bool { return bytes.Equal(p.board().Pix, board.Pix) })
	p.keep("after")
	p.same("after the crash", before)
	p.key("ctrl+z") // undo still works
	p.wait("undo after the crash", func() bool { return moveNumber(p.current()) == moveNumber(before)-1 })
}

// commands tests the program with a window as a command: it needs no display.
func commands(t *testing.T, binary string) {
	for _, verb := range []string{"solve", "count", "rate", "explain", "steps"} {
		cmd := exec.Command(binary, verb)
		cmd.Stdin = strings.NewReader(pasted)
		cmd.Env = append(os.Environ(), "DISPLAY=")
		if out, err := cmd.Output(); err != nil || len(out) == 0 {
			t.Errorf("sudoku %s: %v", verb, err)
		}
	}
}

func (p *program) newPuzzle() {
	old := p.current()
	p.key("ctrl+n")
	p.key("Return")
	p.wait("a new puzzle", func() bool { g := p.saved(); return g != nil && g.Puzzle().Givens != old.Puzzle().Givens })
}

// typeAndUndo fills the first three empty cells: an entry that is undone and entered
// again, two corner marks and two centre marks.
func (p *program) typeAndUndo() {
	start := p.current().State()
	var c [3]puzzle.Cell
	empty := puzzle.AllCells.Without(start.Grid.Filled())
	for i := range c {
		c[i] = empty.First()
		empty.Remove(c[i])
	}
	p.key("5")
	p.wait("an entry", func() bool { return p.current().State().Grid[c[0]] == 5 })
	p.key("ctrl+z")
	p.wait("undo", func() bool { return p.current().State() == start })
	p.key("ctrl+y")
	p.walk(c[0], c[1])
	p.key("shift+2", "shift+7")
	p.walk(c[1], c[2])
	p.key("ctrl+4", "ctrl+9")
	want := start
	want.Grid[c[0]] = 5
	want.Corner[c[1]] = puzzle.Digit(2).Set() | puzzle.Digit(7).Set()
	want.Centre[c[2]] = puzzle.Digit(4).Set() | puzzle.Digit(9).Set()
	p.wait("entry and marks", func() bool { return p.current().State() == want })
}

// walk moves the cursor with the arrow keys, across the edge if needed.
func (p *program) walk(from, to puzzle.Cell) {
	for range (to.Row() - from.Row() + 9) % 9 {
		p.key("Down")
	}
	for range (to.Col() - from.Col() + 9) % 9 {
		p.key("Right")
	}
}

func (p *program) paste() {
	p.copy(pasted)
	p.key("ctrl+v")
	givens, _ := puzzle.ParseGrid(strings.ReplaceAll(pasted, "\n", ""))
	p.wait("the pasted puzzle", func() bool { g := p.saved(); return g != nil && g.Puzzle().Givens == givens })
}

func (p *program) solveAndUndo() {
	before := p.current().State()
	p.lastItem(3) // Hint, Solve
	p.wait("the solution", func() bool { return p.current().Finished() })
	p.key("ctrl+z")
	p.wait("undo of the solution", func() bool { return p.current().State() == before })
}

// lastItem chooses the last item of a menu, counted from 0. Down does not go past it.
func (p *program) lastItem(menu int) {
	p.key("Alt_L")
	for range menu {
		p.key("Right")
	}
	for range 12 {
		p.key("Down")
	}
	p.key("Return")
}

func (p *program) saveAs(path string) {
	p.key("ctrl+shift+s", "ctrl+a")
	p.write(path)
	p.key("Return")
	p.wait("the saved file", func() bool { _, err := os.Stat(path); return err == nil })
	p.same("in the file", p.load(path))
}

// same fails if the game on the disk is not the given one.
func (p *program) same(when string, was *game.Game) {
	is := p.current()
	for _, f := range []struct {
		name    string
		is, was any
	}{
		{"puzzle", is.Puzzle(), was.Puzzle()},
		{"grid and marks", is.State(), was.State()},
		{"moves", is.Moves(), was.Moves()},
		{"place among them", moveNumber(is), moveNumber(was)},
	} {
		if !reflect.DeepEqual(f.is, f.was) {
			p.Errorf("%s the %s: %v; before: %v", when, f.name, f.is, f.was)
		}
	}
}

func moveNumber(g *game.Game) int {
	at, _ := g.MoveNumber()
	return at
}

// newest returns the name of the current game, "" if there is none.
func newest(games store.Games) (string, error) {
	list, err := games.List()
	if len(list) == 0 {
		return "", err
	}
	return list[0].Name, err
}

// saved returns the current game as it is on the disk, nil if there is none: a game in
// which nothing was done goes when another one begins.
func (p *program) saved() *game.Game {
	games := store.Games{Dir: filepath.Join(p.home, "data", "sudoku-desk", "games")}
	name, err := newest(games)
	if err != nil || name == "" {
		return nil
	}
	path := games.Path(name)
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) { // it went just now
		return nil
	}
	return p.load(path)
}

// current returns the current game as it is on the disk, once there is one.
func (p *program) current() (g *game.Game) {
	p.Helper()
	p.wait("a game on the disk", func() bool { g = p.saved(); return g != nil })
	return g
}

func (s *screen) load(path string) *game.Game {
	f, err := os.Open(path)
	if err != nil {
		s.Fatal(err)
	}
	defer f.Close()
	g, cut, err := game.Load(f, time.Now)
	if err != nil || cut != nil {
		s.Fatalf("%s: %v %v", path, err, cut)
	}
	return g
}

// selectCell puts the pointer and the cursor on a cell.
func (p *program) selectCell(c puzzle.Cell) {
	p.click(p.middle(c))
	p.stillBoard()
}

// middle returns where a cell is on the screen. The first board of a new window moves:
// the toolkit sets the first size late.
func (p *program) middle(c puzzle.Cell) image.Point {
	b := p.stillBoard().Rect
	side := b.Dx() / 9
	return b.Min.Add(image.Pt(c.Col()*side+side/2, c.Row()*side+side/2))
}

// stillBoard is the board when all is done that was pressed, and nothing moves any more.
func (p *program) stillBoard() *image.RGBA { return p.stillOf("board", p.board) }

// stillPart is a part of the screen then.
func (p *program) stillPart(area image.Rectangle) *image.RGBA {
	return p.stillOf("picture", func() *image.RGBA { return p.part(area) })
}

func (p *program) stillOf(what string, picture func() *image.RGBA) *image.RGBA {
	last, same := picture(), 0
	p.wait("a still "+what, func() bool {
		p.settle()
		was := last
		if last = picture(); last.Rect != was.Rect || !bytes.Equal(last.Pix, was.Pix) {
			same = 0
		}
		same++
		return same > 3
	})
	return last
}

// board waits for the board and returns its picture, found by its box lines.
func (p *program) board() *image.RGBA { return p.part(p.wholeBoard()) }

// wholeBoard waits for the board, which may be seen half drawn, and returns where it is.
func (p *program) wholeBoard() (r image.Rectangle) {
	p.wait("the board", func() bool {
		r = p.boardRect()
		return !r.Empty() && r.Dx() == r.Dy()
	})
	return r
}
