package store

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/fault"
	"sudoku/puzzle/game"
)

var errFull = errors.New("full")

// A folder is a fake disk that records the calls.
type folder struct {
	full  atomic.Bool
	slow  time.Duration
	start time.Time
	log   []string
}

func (f *folder) write(s *game.Snapshot) error {
	f.note(fmt.Sprint("write ", entries(s)))
	time.Sleep(f.slow)
	if f.full.Load() {
		return errFull
	}
	return nil
}

func (f *folder) report(err error) { f.note(fmt.Sprint("report ", err)) }
func (f *folder) note(s string) {
	f.log = append(f.log, fmt.Sprint(time.Since(f.start).Milliseconds(), " ", s))
}

// TestSaver runs scripts under a fake clock, and checks what happens at which millisecond.
func TestSaver(t *testing.T) {
	ms := func(n int) { time.Sleep(time.Duration(n) * time.Millisecond); synctest.Wait() }
	for _, c := range []struct {
		name   string
		script func(g *game.Game, s *Saver, f *folder)
		want   string
	}{
		{"one move", func(g *game.Game, s *Saver, f *folder) { move(g); ms(9000) }, "0 write 1"},
		{"none", func(g *game.Game, s *Saver, f *folder) { ms(9000); s.Flush() }, ""},
		{"moves close together", func(g *game.Game, s *Saver, f *folder) {
			for range 100 {
				move(g)
				ms(1)
			}
			ms(900)
		}, "0 write 1; 200 write 100"},
		{"moves without a pause", func(g *game.Game, s *Saver, f *folder) {
			for range 5 {
				move(g)
				ms(100)
			}
			ms(900)
		}, "0 write 1; 200 write 2; 400 write 4; 600 write 5"},
		{"flush", func(g *game.Game, s *Saver, f *folder) { move(g); s.Flush(); s.Flush(); ms(900) }, "0 write 1"},
		{"a move after flush", func(g *game.Game, s *Saver, f *folder) {
			move(g)
			ms(1)
			move(g)
			s.Flush()
			move(g)
			ms(900)
		}, "0 write 1; 1 write 2; 201 write 3"},
		{"a slow disk", func(g *game.Game, s *Saver, f *folder) {
			f.slow = 500 * time.Millisecond
			move(g)
			ms(300)
			move(g)
			move(g)
			s.Flush()
			ms(900)
		}, "0 write 1; 500 write 3"},
		{"a full disk, tried again", func(g *game.Game, s *Saver, f *folder) {
			f.full.Store(true)
			move(g)
			ms(6000)
			f.full.Store(false)
			ms(20000)
		}, "0 write 1; 0 report full; 5000 write 1; 10000 write 1; 10000 report <nil>"},
		{"a full disk, played on", func(g *game.Game, s *Saver, f *folder) {
			f.full.Store(true)
			for range 3 {
				move(g)
				ms(1000)
			}
			f.full.Store(false)
			move(g)
			ms(20000)
		}, "0 write 1; 0 report full; 1000 write 2; 2000 write 3; 3000 write 4; 3000 report <nil>"},
		{"a full disk, tried again once", func(g *game.Game, s *Saver, f *folder) {
			f.full.Store(true)
			for range 3 {
				move(g)
				ms(1000)
			}
			ms(5000)
		}, "0 write 1; 0 report full; 1000 write 2; 2000 write 3; 7000 write 3"},
		{"a full and slow disk", func(g *game.Game, s *Saver, f *folder) {
			f.full.Store(true)
			f.slow = 500 * time.Millisecond
			move(g)
			ms(300)
			move(g)
			ms(1000)
		}, "0 write 1; 500 report full; 500 write 2"},
		{"flush on a full disk", func(g *game.Game, s *Saver, f *folder) {
			f.full.Store(true)
			move(g)
			ms(1)
			f.note(fmt.Sprint("flush ", s.Flush()))
			f.note(fmt.Sprint("flush ", s.Flush()))
			f.full.Store(false)
			f.note(fmt.Sprint("flush ", s.Flush()))
		}, "0 write 1; 0 report full; 1 write 1; 1 flush full; 1 write 1; 1 flush full; 1 write 1; 1 report <nil>; 1 flush <nil>"},
	} {
		synctest.Test(t, func(t *testing.T) {
			f := &folder{start: time.Now()}
			g := game.New(puzzle.Puzzle{}, time.Now)
			s := newSaver(g, f.write, f.report)
			g.Watch(s.Changed)
			c.script(g, s, f)
			if got := strings.Join(f.log, "; "); got != c.want {
				t.Errorf("%s: %s", c.name, got)
			}
		})
	}
}

func move(g *game.Game) {
	_, n := g.MoveNumber()
	g.Do(game.Move{Action: game.Enter, Digit: puzzle.Digit(n%9 + 1), Cells: puzzle.CellsOf(40)})
}

// TestSaverKeepsUp plays continuously while every write is slow: each move must be on the
// disk within a second.
func TestSaverKeepsUp(t *testing.T) {
	for _, slow := range []time.Duration{0, 150, 300, 450} {
		synctest.Test(t, func(t *testing.T) {
			const pause = 70 * time.Millisecond
			g, start, saved := game.New(puzzle.Puzzle{}, time.Now), time.Now(), 0
			s := newSaver(g, func(snap *game.Snapshot) error {
				time.Sleep(slow * time.Millisecond)
				for n := entries(snap); saved < n; {
					if late := time.Since(start) - time.Duration(saved)*pause; late > time.Second {
						t.Errorf("a write takes %d ms: move %d is saved after %v", slow, saved, late)
					}
					saved++
				}
				return nil
			}, nil)
			g.Watch(s.Changed)
			for range 100 {
				move(g)
				time.Sleep(pause)
			}
			time.Sleep(time.Second)
			if s.Flush(); saved != 100 {
				t.Errorf("%d moves are saved", saved)
			}
		})
	}
}

// TestSaverRealFile plays while the saver writes, for the race detector. At every moment the
// file is a complete game, in the end the current one.
func TestSaverRealFile(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		games := Games{t.TempDir()}
		g := game.New(puzzle.Puzzle{Givens: grid(sample)}, time.Now)
		s := games.Saver("a.sudoku", g, func(err error) { t.Error(err) })
		g.Watch(s.Changed)
		rng := rand.New(rand.NewPCG(1, 4))
		for range 300 {
			if rng.IntN(4) == 0 {
				g.Undo()
			} else {
				g.Do(randomMove(rng))
			}
			time.Sleep(time.Duration(rng.IntN(100)) * time.Millisecond)
			if _, cut, err := games.Load("a.sudoku", time.Now); cut != nil || err != nil && !errors.Is(err, os.ErrNotExist) {
				t.Fatal(err, cut)
			}
		}
		g.Clock.Pause()
		if err := s.Flush(); err != nil {
			t.Fatal(err)
		}
		h, cut, err := games.Load("a.sudoku", time.Now)
		if err != nil || cut != nil {
			t.Fatal(err, cut)
		}
		if textOf(t, g) != textOf(t, h) {
			t.Error("what is saved is not the game at hand")
		}
	})
}

// TestForeignChangeIsNotOverwritten checks that if another program has written or removed a
// game's file, both that program's file and the current game are kept.
func TestForeignChangeIsNotOverwritten(t *testing.T) {
	s := Games{t.TempDir()}
	g := played("ours", 3)
	var said []error
	saver := s.Saver("a.sudoku", g, func(err error) { said = append(said, err) })
	flush := func() {
		t.Helper()
		saver.Changed()
		if err := saver.Flush(); err != nil {
			t.Fatal(err)
		}
	}
	flush()
	g.Undo()
	flush()
	if len(said) > 0 {
		t.Fatal("our own writing was taken for another's:", said)
	}
	save(t, s, "a.sudoku", played("theirs", 9))
	g.Undo()
	flush()
	var moved *MovedError
	if len(said) != 1 || !errors.As(said[0], &moved) {
		t.Fatal("it said", said)
	}
	theirs, _, err := s.Load("a.sudoku", time.Now)
	if err != nil || theirs.Puzzle().Title != "theirs" {
		t.Error("their file is gone:", err)
	}
	os.Remove(s.Path(moved.Name))
	g.Undo()
	flush()
	ours, _, err := s.Load(moved.Name, time.Now)
	if err != nil || ours.State() != g.State() {
		t.Error("ours is not what was played:", err)
	}
	if len(said) != 1 {
		t.Error("removed, it said", said[1:])
	}
}

// TestSavePanics: a panic while a game is written is an error, after which it goes on.
func TestSavePanics(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		broken, reported := true, error(nil)
		s := newSaver(game.New(puzzle.Puzzle{}, time.Now), func(*game.Snapshot) error {
			if broken {
				panic("broken")
			}
			return nil
		}, func(err error) { reported = err })
		s.Changed()
		synctest.Wait()
		if _, ok := errors.AsType[*fault.Fault](reported); !ok {
			t.Error("at first:", reported)
		}
		broken = false
		if err := s.Flush(); err != nil || reported != nil {
			t.Error("then:", err, reported)
		}
	})
}
