//go:build e2e && !headless

package gui_test

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/puzzle/library"
)

// TestJourney35: two programs have the same files open. Both take in a collection at once; while one
// is played, the other saves everything. The backup has both collections, and the game as it is.
func TestJourney35(t *testing.T) {
	long(t)
	t.Parallel()
	binary, home := build(t), begun(t)
	s := newScreen(t)
	p := s.open(binary, home)
	p.settle()
	p.stop()
	q := s.open(binary, home) // the first does not answer
	p.resume()
	both := map[string]int{"first": 40, "second": 41}
	first, second := filepath.Join(home, "first.txt"), filepath.Join(home, "second.txt")
	lines := nearlySolved()
	for path, list := range map[string][]string{first: lines[:40], second: lines[40:]} {
		if err := os.WriteFile(path, []byte(strings.Join(list, "\n")), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, w := range []*program{p, q} {
		w.focus()
		w.key("ctrl+shift+b")
		w.settle()
	}
	p.drop(first)
	q.drop(second)
	p.wait("both collections", func() bool { return maps.Equal(collected(t, home), both) })

	p.focus()
	p.key("Escape") // to the game
	p.settle()
	p.key("5", "ctrl+z", "7", "ctrl+k")
	p.wait("a branch and a savepoint", func() bool {
		g := p.saved()
		return g != nil && len(g.Branches()) == 2 && len(g.Savepoints()) == 1
	})
	was := movedIn(p.current())
	q.focus()
	backup := filepath.Join(home, "kept.zip")
	q.saveBackup(backup)
	if is := movedIn(p.current()); is != was {
		t.Errorf("after the backup the game is\n%s\nand was\n%s", is.tree, was.tree)
	}
	p.crash()
	q.crash()

	third := t.TempDir()
	restore(t, third, backup)
	if found := collected(t, third); !maps.Equal(found, both) {
		t.Errorf("the backup has %v", found)
	}
	p.home = third
	if is := movedIn(p.current()); is != was {
		t.Errorf("in the backup the game is\n%s\nand was\n%s", is.tree, was.tree)
	}
}

// nearlySolved returns 81 puzzles, each with another cell to fill.
func nearlySolved() (list []string) {
	for i := range solved {
		list = append(list, solved[:i]+"."+solved[i+1:])
	}
	return list
}

// collected returns how many puzzles each collection of a home folder has, as another program
// counts them.
func collected(t *testing.T, home string) map[string]int {
	l, err := library.Open(t.Context(), filepath.Join(home, "data", "sudoku-desk"), gamesOf(home))
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	found := map[string]int{}
	list, _ := l.Collections(t.Context())
	for _, c := range list {
		r, err := l.Search(t.Context(), library.Query{Collection: c.ID})
		if err == nil {
			r, err = r.All(t.Context())
		}
		if err == nil && r.Len() > 0 {
			found[c.Name] = r.Len()
		}
	}
	return found
}

// restore restores a backup in a home folder, as the command line does.
func restore(t *testing.T, home, backup string) {
	l, err := library.Open(t.Context(), filepath.Join(home, "data", "sudoku-desk"), gamesOf(home))
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if _, err := l.RestoreFile(t.Context(), backup, func(int) {}); err != nil {
		t.Error(err)
	}
}
