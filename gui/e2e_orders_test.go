//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"errors"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// TestOrders: a puzzle is ordered by a technique; one that is not to be had is looked for
// while the game goes on, and given up.
func TestOrders(t *testing.T) {
	binary, home := build(t), t.TempDir()
	p := newScreen(t).open(binary, home)
	p.newGame()
	first := p.current().Puzzle().Givens

	p.key("ctrl+n", "Tab", "Tab", "Return") // more options
	p.key("Right", "Right", "Right")        // from Easy to Unfair
	p.wait("a level", func() bool { return strings.Contains(p.settings(), `"unfair"`) })
	p.key("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab") // symmetry, givens, minimal, pattern, its tools, one like this, techniques
	p.key("Return")                                        // the list of techniques, which is found in by typing
	p.write("skyscraper")
	p.key("Return", "Escape", "Escape") // what was searched for goes, then the list
	p.wait("an order with a technique", func() bool { return strings.Contains(p.settings(), "with=skyscraper") })
	p.key("shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "shift+Tab", "Return") // from the techniques, which have the focus again, to the level
	p.wait("another puzzle", func() bool { return p.plays() != (puzzle.Grid{}) && p.plays() != first })
	sky, _ := logic.ByID("skyscraper")
	order := generator.Order{Level: puzzle.Unfair, Symmetry: generator.HalfTurn, With: []*logic.Technique{sky}}
	if g := p.current().Puzzle().Givens; !order.Fits(t.Context(), &g) {
		t.Fatalf("it is not what was ordered: %v", g)
	}

	p.key("ctrl+n", "Tab", "Tab", "Up", "Home") // 17 givens
	p.wait("a rare order", func() bool { return strings.Contains(p.settings(), "clues=17..17") })
	p.key("shift+Tab", "shift+Tab", "Return")
	p.wait("a search", p.burns)
	p.key("ctrl+shift+o", "Escape") // away from the page, and back to the game
	was := p.current()
	p.key("5")
	p.wait("a move", func() bool { return moveNumber(p.current()) == moveNumber(was)+1 })
	p.wait("a search that goes on while one plays", p.burns)
	p.key("ctrl+n", "Return") // stops it
	p.wait("the end of the search", func() bool { return !p.burns() })
	p.key("Escape", "ctrl+z")
	p.wait("the game", func() bool { return moveNumber(p.current()) == moveNumber(was) && p.current().Puzzle() == was.Puzzle() })
}

// TestPatternOfAPicture: a picture that is dropped on the page with all options is the pattern of
// what the gallery shows then, and the puzzle that is pressed there is played.
func TestPatternOfAPicture(t *testing.T) {
	binary, home := build(t), t.TempDir()
	p := newScreen(t).open(binary, home)
	p.newGame()
	first := p.current().Puzzle().Givens
	m := image.NewGray(image.Rect(0, 0, 110, 110))
	var cells puzzle.CellSet
	const heart = ".xxx.xxx.xx.xxx.xxx...x...xx.......xxx.....xx.x.....x...x...x.....xxx.......x...."
	for c := range puzzle.AllCells.All() {
		if heart[c] == 'x' {
			cells.Add(c)
			draw.Draw(m, image.Rect(0, 0, 10, 10).Add(image.Pt(10+10*c.Col(), 10+10*c.Row())), image.White, image.Point{}, draw.Src)
		}
	}
	path := filepath.Join(home, "letter.png")
	var file bytes.Buffer
	if err := errors.Join(png.Encode(&file, m), os.WriteFile(path, file.Bytes(), 0o600)); err != nil {
		t.Fatal(err)
	}
	p.key("ctrl+n", "Tab", "Tab", "Return")
	p.drop(path)
	want := (&generator.Pattern{Cells: cells}).String()
	p.wait("the pattern", func() bool { return strings.Contains(p.settings(), "pattern="+want) })
	p.settle()
	p.key("Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Return") // symmetry, givens, minimal, pattern, its tools, gallery
	p.wait("puzzles of it", func() bool { return len(p.stock("difficulty=easy pattern="+want)) == 12 })
	p.key("Right")
	p.wait("one of them", func() bool {
		p.settle()
		if g := p.plays(); g != (puzzle.Grid{}) && g != first {
			return true
		}
		p.key("Return") // which does nothing until the page shows its puzzles
		return false
	})
	if g := p.current().Puzzle().Givens; g.Filled() != cells {
		t.Errorf("%v is played", g)
	}
}

// plays returns the puzzle of the newest game, empty in the moment in which one that was
// not begun is removed for another.
func (p *program) plays() puzzle.Grid {
	if g := p.saved(); g != nil {
		return g.Puzzle().Givens
	}
	return puzzle.Grid{}
}

// settings returns the text of the settings.
func (p *program) settings() string {
	b, _ := os.ReadFile(filepath.Join(p.home, "data", "sudoku-desk", "settings.json"))
	return string(b)
}

// burns reports whether the program takes a processor, or a good part of one on a busy
// machine.
func (p *program) burns() bool {
	before := p.ticks()
	time.Sleep(500 * time.Millisecond)
	return p.ticks()-before > 5
}

// ticks returns how much time of the processors the program has taken, in hundredths of a
// second.
func (p *program) ticks() (sum int) {
	b, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(p.cmd.Process.Pid), "stat"))
	if err != nil {
		p.Fatal(err)
	}
	f := strings.Fields(string(b[strings.LastIndexByte(string(b), ')'):]))
	for _, field := range f[12:14] {
		n, err := strconv.Atoi(field)
		if err != nil {
			p.Fatal(err)
		}
		sum += n
	}
	return sum
}

// TestStock: puzzles are made while nothing is done, though no key was ever pressed, and the
// next start has them ready: New takes one of them, which is then gone.
func TestStock(t *testing.T) {
	binary, home := build(t), t.TempDir()
	p := newScreen(t).open(binary, home)
	p.newGame()
	first := p.current().Puzzle().Givens
	t.Parallel() // nothing is done for half a minute, while other tests begin
	p.wait("an easy puzzle in stock", func() bool { return len(p.stock("difficulty=easy")) > 0 })
	p.crash()

	p = p.open(binary, home)
	p.wait("the game", func() bool { return p.plays() == first })
	before := p.stock("difficulty=easy")
	p.key("ctrl+n", "Return")
	p.wait("a new puzzle", func() bool { return p.plays() != (puzzle.Grid{}) && p.plays() != first })
	g := p.current().Puzzle().Givens
	if !before[g] || p.stock("difficulty=easy")[g] {
		t.Errorf("%v is not one of those in stock, or is still there: %v", g, before)
	}
	p.wait("its place among those seen", func() bool {
		b, _ := os.ReadFile(filepath.Join(gamesOf(p.home).Dir, "seen"))
		return strings.Count(string(b), "\n") >= 2
	})
}

// stock returns the puzzles that are ready for orders that begin so.
func (p *program) stock(order string) map[puzzle.Grid]bool {
	list, _ := filepath.Glob(filepath.Join(gamesOf(p.home).Dir, "stock", "*.puzzle"))
	out := map[puzzle.Grid]bool{}
	for _, path := range list {
		text, _ := os.ReadFile(path)
		of, grid, _ := strings.Cut(string(text), "\n")
		if g, ok := puzzle.ParseGrid(strings.TrimSpace(grid)); ok && strings.HasPrefix(of, order) {
			out[g] = true
		}
	}
	return out
}
