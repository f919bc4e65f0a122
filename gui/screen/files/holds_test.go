package files

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
)

// TestChooserHolds: the panel shows what is in a folder and in a backup, and the first puzzles of a set.
func TestChooserHolds(t *testing.T) {
	d, got := newDesk(t, screentest.Easy), ""
	s, dir := openIn(d, t, &got)
	d.Library().Use(func(l *library.Library, err error) {
		var b bytes.Buffer
		if err = errors.Join(err, l.Backup(t.Context(), &b, nil), os.WriteFile(filepath.Join(dir, "all.zip"), b.Bytes(), 0o600)); err != nil {
			t.Error(err)
		}
	})
	d.Settle()
	var list print.List
	for range 8 {
		g, _ := puzzle.ParseGrid(screentest.Harder)
		list = append(list, print.Item{Puzzle: puzzle.Puzzle{Givens: g}})
	}
	var set strings.Builder
	torn := filepath.Join(dir, "torn.zip")
	err := errors.Join(print.WriteSet(&set, print.Sheet{Items: list}), os.WriteFile(filepath.Join(dir, "easter.set"), []byte(set.String()), 0o600),
		os.WriteFile(filepath.Join(dir, "2025", ".hidden"), nil, 0o600), os.Mkdir(filepath.Join(dir, "2025", "deep"), 0o700))
	if err != nil {
		t.Fatal(err)
	}
	s.work.list()
	d.Settle()
	show := func(typed string) *filePreview {
		s.Fill(filepath.Join(dir, typed))
		d.Settle()
		return &s.panel.shown
	}
	if p := show("2025"); p.line != "1 folder, 1 file" || fmt.Sprint(p.lines) != "[deep/ may.sdk]" {
		t.Errorf("%q, %q", p.line, p.lines)
	}
	if p := show("all.zip"); !strings.HasPrefix(p.line, "Backup, ") || len(p.lines) != 3 || !strings.HasPrefix(p.lines[0], "Made on ") || p.lines[1] != "0 games" || p.lines[2] != "0 collections" {
		t.Errorf("%q, %q", p.line, p.lines)
	}
	if p := show("easter.set"); !strings.HasPrefix(p.line, "Set to print, 8 puzzles, ") || len(p.list) != 6 || p.right != "1 of 8" || !p.board {
		t.Errorf("%q, %d, %q", p.line, len(p.list), p.right)
	}
	whole, _ := os.ReadFile(filepath.Join(dir, "all.zip"))
	if err := os.WriteFile(torn, whole[:len(whole)-9], 0o600); err != nil {
		t.Fatal(err)
	}
	s.work.list()
	d.Settle()
	if p := show("torn.zip"); p.lines != nil || s.panel.sums.Busy() {
		t.Errorf("of a backup that is cut off it says %q", p.lines)
	}
}

// TestChooserLevels: how many puzzles there are of each level is said from easy to hard.
func TestChooserLevels(t *testing.T) {
	all := puzzleSum{rated: map[puzzle.Level]int{puzzle.Extreme: 5, puzzle.Easy: 1, puzzle.Hard: 3, puzzle.Unfair: 4, puzzle.Medium: 2}}
	if got := all.levels(words.English); got != "Easy 1 · Medium 2 · Hard 3 · Unfair 4 · Extreme 5" {
		t.Error(got)
	}
}
