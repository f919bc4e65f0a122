//go:build e2e && !headless

package gui_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/solver"
)

// TestJourney39: four puzzles are chosen in the gallery of an order and printed from the library.
// Pictures of the paper have these four and their solutions, exactly.
func TestJourney39(t *testing.T) {
	t.Parallel()
	p := newScreen(t).open(build(t), t.TempDir())
	p.settle()
	p.key("ctrl+n", "Tab", "Tab", "Return") // more options, which stay
	var want []string
	for n := range 4 {
		g := p.choose(n)
		solution, _ := new(solver.Searcher).First(&g)
		want = append(want, g.String(), solution.String())
	}
	p.key("ctrl+shift+b")
	p.wait("the games in the library", func() bool { return p.inLibrary() == 4 })
	p.key("Escape") // as often as a person looks, the library has all now
	paper := p.readPaper(p.savePaper(p.printLibrary()))
	slices.Sort(want)
	slices.Sort(paper)
	if !slices.Equal(paper, want) {
		t.Errorf("the paper has\n%s\nnot\n%s", strings.Join(paper, "\n"), strings.Join(want, "\n"))
	}
}

// choose plays the n-th puzzle of a gallery, from 0, until a digit of it is on the disk.
func (p *program) choose(n int) puzzle.Grid {
	p.Helper()
	before := p.plays()
	p.key("ctrl+n", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Return") // symmetry, givens, minimal, pattern, its tools, gallery
	for range n {
		p.key("Right")
	}
	p.wait("a puzzle of the gallery", func() bool {
		if g := p.plays(); g != (puzzle.Grid{}) && g != before {
			return true
		}
		p.key("Return") // which does nothing until the page shows its puzzles
		return false
	})
	p.key("5")
	p.wait("a move", func() bool { return moveNumber(p.current()) == 1 })
	return p.plays()
}

// inLibrary returns how many puzzles the library has, as another program counts them.
func (p *program) inLibrary() int {
	l, err := library.Open(p.Context(), filepath.Join(p.home, "data", "sudoku-desk"), gamesOf(p.home))
	if err != nil {
		p.Fatal(err)
	}
	defer l.Close()
	r, err := l.Search(p.Context(), library.Query{})
	if err != nil {
		p.Fatal(err)
	}
	return r.Len()
}

// readPaper returns the puzzles that the program reads in pictures of pages.
func (p *program) readPaper(pdf []byte) (puzzles []string) {
	dir := p.TempDir()
	file := filepath.Join(dir, "paper.pdf")
	if err := os.WriteFile(file, pdf, 0o600); err != nil {
		p.Fatal(err)
	}
	if out, err := exec.Command("pdftoppm", "-r", "100", "-gray", "-png", file, filepath.Join(dir, "page")).CombinedOutput(); err != nil {
		p.Fatalf("pdftoppm: %v\n%s", err, out)
	}
	pages, _ := filepath.Glob(filepath.Join(dir, "page*.png"))
	out, err := exec.Command(p.cmd.Path, append([]string{"read"}, pages...)...).CombinedOutput()
	if err != nil {
		p.Fatalf("reading the paper: %v\n%s", err, out)
	}
	return strings.Fields(string(out))
}
