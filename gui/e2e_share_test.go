//go:build e2e && !headless

package gui_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sudoku/gui/portal"
	"sudoku/puzzle"
	"sudoku/solver"
)

// TestFinishAndShare: after the last digit ten Returns in quick succession leave the result as
// it is. What Share copies is read by the program itself as the same puzzle.
func TestFinishAndShare(t *testing.T) {
	t.Parallel()
	binary := build(t)
	p := newScreen(t).open(binary, t.TempDir())
	p.newGame()
	p.paste()
	p.solve()
	name, games := p.games()[0].Name, len(p.games())
	p.settle()
	if g := p.current(); !g.Finished() || p.games()[0].Name != name || len(p.games()) != games {
		t.Fatal("the Returns began another game")
	}
	p.keep("finish")
	p.key("Tab", "Tab", "Tab", "Tab", "Tab", "Return") // Home, the next one, Look back, Review, Share
	p.settle()
	givens := p.current().Puzzle().Givens
	p.key("1")
	p.reads("the picture", exec.Command(binary, "read", p.clipboardPicture()), givens)
	p.keep("share")
	p.key("2")
	p.wait("a link", func() bool { return strings.HasPrefix(p.clipboard(), "https://") })
	file := filepath.Join(p.home, "link.txt")
	if err := os.WriteFile(file, []byte(p.clipboard()), 0o600); err != nil {
		t.Fatal(err)
	}
	p.reads("the link", exec.Command(binary, "convert", "--to", "line", file), givens)
	p.key("3")
	p.wait("two lines", func() bool { return strings.Count(p.clipboard(), "\n") == 1 })
	p.key("Escape", "Escape")
	p.settle()
	if g := p.current(); !g.Finished() || len(p.games()) != games {
		t.Error("the result has changed")
	}
}

// solve types the solution with ten Returns right behind the last digit.
func (p *program) solve() {
	g := p.current()
	grid := g.State().Grid
	solution, _ := new(solver.Searcher).First(&grid)
	at := puzzle.Cell(0)
	p.selectCell(at)
	p.atOnce(func() {
		for c := range puzzle.AllCells.Without(grid.Filled()).All() {
			p.walk(at, c)
			p.key(strconv.Itoa(int(solution[c])))
			at = c
		}
		for range 10 {
			p.key("Return")
		}
	})
	p.wait("the last digit", func() bool { return p.current().Finished() })
}

// clipboardPicture returns a file with the picture on the clipboard.
func (p *program) clipboardPicture() string {
	file := filepath.Join(p.home, "copied.png")
	p.wait("a picture on the clipboard", func() bool {
		paste := exec.Command("xclip", "-o", "-selection", "clipboard", "-t", "image/png")
		paste.Env = append(os.Environ(), "DISPLAY="+p.display)
		out, err := paste.Output()
		return err == nil && len(out) > 1000 && os.WriteFile(file, out, 0o600) == nil
	})
	return file
}

// reads checks that a command prints a puzzle.
func (p *program) reads(what string, cmd *exec.Cmd, want puzzle.Grid) {
	p.Helper()
	out, err := cmd.Output()
	if err != nil || strings.TrimSpace(string(out)) != want.String() {
		p.Errorf("%s: %v %q, want %v", what, err, out, want)
	}
}

// TestLargePicture: a picture that is too large for one request goes over the clipboard in pieces,
// and whoever asks for text gets none. What another program puts there ends the offer.
func TestLargePicture(t *testing.T) {
	s := newScreen(t)
	t.Setenv("DISPLAY", s.display)
	file := bytes.Repeat([]byte("picture "), 100_000)
	there, ended := make(chan struct{}), make(chan error, 1)
	go func() { ended <- portal.OfferPicture(t.Context(), file, func() { close(there) }) }()
	<-there
	for range 2 {
		if got, err := portal.Picture(t.Context()); err != nil || !bytes.Equal(got, file) {
			t.Fatalf("%d bytes of %d: %v", len(got), len(file), err)
		}
	}
	if text := s.clipboard(); text != "" {
		t.Errorf("text: %.20q", text)
	}
	s.copy("text")
	if err := <-ended; err != nil {
		t.Error(err)
	}
}
