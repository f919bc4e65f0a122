package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestDamagedIsKept saves over damaged files.
func TestDamagedIsKept(t *testing.T) {
	s := Games{t.TempDir()}
	text := sampleText(t, "main-line.sudoku")
	summed := sampleText(t, "version-3.sudoku")
	for i, bad := range []string{text[:len(text)-30], strings.Replace(text, "colour 9", "color 9", 1), strings.Replace(summed, "colour 9", "colour 8", 1)} {
		write(t, s.Path("a.sudoku"), bad)
		g, cut, err := s.Load("a.sudoku", time.Now)
		if err != nil || cut == nil {
			t.Fatal(err, cut)
		}
		for range 3 { // a copy is kept once, and only of a damaged file
			g.Undo()
			save(t, s, "a.sudoku", g)
		}
		kept := s.Path("a.sudoku.damaged" + []string{"", "-2", "-3"}[i])
		if b, err := os.ReadFile(kept); err != nil || string(b) != bad {
			t.Errorf("%s: %v", kept, err)
		}
		if _, cut, err := s.Load("a.sudoku", time.Now); err != nil || cut != nil {
			t.Error("not saved whole:", err, cut)
		}
		save(t, s, "new.sudoku", g)
	}
	if got := names(t, s.Dir); got != "a.sudoku a.sudoku.damaged a.sudoku.damaged-2 a.sudoku.damaged-3 new.sudoku" {
		t.Errorf("the folder holds: got %q, want %q", got, "a.sudoku a.sudoku.damaged a.sudoku.damaged-2 a.sudoku.damaged-3 new.sudoku")
	}
}

func TestKeepDamagedWithoutLinks(t *testing.T) {
	dir := t.TempDir()
	from, to := filepath.Join(dir, "from"), filepath.Join(dir, "to")
	write(t, from, "half")
	if err := copyFile(to, from); err != nil {
		t.Fatal(err)
	}
	if b, _ := os.ReadFile(to); string(b) != "half" {
		t.Errorf("%q", b)
	}
	if err := copyFile(to, from); !errors.Is(err, fs.ErrExist) {
		t.Error("it replaced a file:", err)
	}
}
