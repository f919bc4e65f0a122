//go:build e2e && !headless

package gui_test

import (
	"image"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/solver"
)

// TestFirstGame: from an empty home to a finished Easy without a menu, by keys alone and by the mouse
// alone; then Home is no first page any more.
func TestFirstGame(t *testing.T) {
	for name, way := range map[string]struct {
		begin func(p *program)
		enter func(p *program, from, to puzzle.Cell, d puzzle.Digit)
	}{
		"keys": {func(p *program) { p.key("Return") }, func(p *program, from, to puzzle.Cell, d puzzle.Digit) {
			p.walk(from, to)
			p.key(strconv.Itoa(int(d)))
		}},
		"mouse": {func(p *program) { p.click(playFirst) }, func(p *program, _, to puzzle.Cell, d puzzle.Digit) {
			p.click(p.middle(to))
			p.click(p.padKey(d))
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newScreen(t).first(build(t), t.TempDir())
			p.settle()
			way.begin(p)
			p.wait("today's easy puzzle", func() bool { return p.daily() == time.Now().Format(time.DateOnly)+"/easy" })
			givens := p.current().Puzzle().Givens
			solution, err := solver.Solve(givens)
			if err != nil {
				t.Fatal(err)
			}
			empty := puzzle.AllCells.Without(givens.Filled())
			at := empty.First()
			for c := range empty.All() {
				way.enter(p, at, c, solution[c])
				at = c
			}
			p.wait("the end of the game", func() bool { return p.current().Finished() })
			p.key("alt+Home")
			p.wait("Home as for who has finished a game", func() bool {
				b, _ := os.ReadFile(filepath.Join(p.home, "data", "sudoku-desk", "settings.json"))
				return strings.Contains(string(b), `"settled": true`)
			})
		})
	}
}

// playFirst is on the button of the first page.
var playFirst = image.Pt(518, 383)

// padKey returns the middle of a digit on the pad.
func (p *program) padKey(d puzzle.Digit) image.Point {
	panel := p.panel()
	return image.Pt(panel.Min.X+panel.Dx()/2+120*(int(d-1)%3-1), panel.Min.Y+287+98*(int(d-1)/3-1))
}
