//go:build e2e && !headless

package gui_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// TestReadingTakesLong: while files are read for minutes the game at hand is played on, and
// the system may end the program. A pipe with the name of a game holds nothing up.
func TestReadingTakesLong(t *testing.T) {
	t.Parallel()
	binary, home := build(t), t.TempDir()
	one, many, pipe := filepath.Join(home, "one.txt"), filepath.Join(home, "many.txt"), filepath.Join(home, "pipe.sudoku")
	grid, _ := puzzle.ParseGrid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	link := format.FPuzzlesURL.Text(puzzle.Puzzle{Givens: grid, Note: strings.Repeat("long ", 2000)})
	for path, text := range map[string]string{one: pasted, many: strings.Repeat(link, 16<<20/len(link))} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	s := newScreen(t)
	p := s.open(binary, home, pipe, one)
	p.wait("the game behind the pipe", func() bool { return p.titles() == "one" })
	p.crash()

	p = s.open(binary, home, slices.Repeat([]string{many}, 90)...)
	p.wait("the first of the list", func() bool {
		p.key("Return") // which does nothing until the list is there
		return strings.HasPrefix(p.titles(), "Puzzle 1")
	})
	over := make(chan bool)
	go func() {
		p.cmd.Wait()
		close(over)
	}()
	p.signal(syscall.SIGTERM)
	p.wait("the end", func() bool {
		select {
		case <-over:
			return true
		default:
			return false
		}
	})
	if !strings.HasPrefix(p.titles(), "Puzzle 1") { // the one before has no move
		t.Errorf("the games are: got %q, want %q", p.titles(), "Puzzle 1")
	}
}
