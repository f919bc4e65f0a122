package session

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle/game"
)

// longGame is the text of a game of many moves.
func longGame(size int) string {
	move := "enter 4 r1c2\nenter 5 r1c2\n"
	return "sudoku-desk game 3\ngivens " + easy + "\n" + strings.Repeat(move, size/len(move)) + "end\n"
}

// A dying context is done when it was asked a number of times.
type dying struct {
	context.Context
	n int
}

func (d *dying) Err() error {
	if d.n--; d.n < 0 {
		return context.Canceled
	}
	return nil
}

// TestLongGame: a long game of the store is read where files are read, and can be stopped
// there; a short one when it is opened.
func TestLongGame(t *testing.T) {
	k, _ := sessionsIn(t.TempDir())
	r := Reader{Store: k.Store, Now: time.Now}
	path := k.Store.Path("a.sudoku")
	read := func(ctx context.Context) (Found, error) {
		return r.Read(ctx, Request{Paths: []string{path}}, nothing)
	}
	put := func(text string) {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	put(longGame(LongGame / 2))
	if f, err := read(t.Context()); err != nil || len(f.Games) != 1 || f.Games[0].Name != filepath.Base(path) || f.Games[0].Game != nil {
		t.Fatal("short:", f, err)
	}
	put(longGame(4 << 20))
	d := &dying{t.Context(), 5}
	if f, err := read(d); !errors.Is(err, context.Canceled) || len(f.Games) > 0 {
		t.Error("stopped:", len(f.Games), err)
	}
	put(longGame(8 * LongGame))
	f, err := read(t.Context())
	if err != nil || len(f.Games) != 1 || f.Games[0].Game == nil {
		t.Fatal("long:", f.Failed, err)
	}
	for _, changed := range []bool{false, true} {
		if changed {
			put(longGame(LongGame))
		}
		s, _, err := k.OpenRead(f.Games[0])
		if err != nil || (s.Game == f.Games[0].Game) == changed {
			t.Fatal("changed:", changed, err)
		}
		s.lock.Release()
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if _, _, err := k.OpenRead(f.Games[0]); err == nil {
		t.Error("opened, although its file is gone")
	}
}

// TestDamagedLongGame: what is said of its damage is the same in both ways.
func TestDamagedLongGame(t *testing.T) {
	k, _ := sessionsIn(t.TempDir())
	path := k.Store.Path("a.sudoku")
	if err := os.WriteFile(path, []byte(strings.TrimSuffix(longGame(2*LongGame), "end\n")+"enter 4\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	f, err := Reader{Store: k.Store, Now: time.Now}.Read(t.Context(), Request{Paths: []string{path}}, nothing)
	if err != nil || len(f.Games) != 1 {
		t.Fatal(f, err)
	}
	var said []game.Damage
	for _, o := range []Opened{f.Games[0], {Name: "a.sudoku"}} {
		s, damage, err := k.OpenRead(o)
		if err != nil || damage == nil {
			t.Fatal(damage, err)
		}
		said = append(said, *damage)
		s.lock.Release()
	}
	if said[0] != said[1] || f.Games[0].Damage == nil {
		t.Error(said)
	}
}
