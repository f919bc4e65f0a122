package store

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"sudoku/puzzle"
)

func stocked(t *testing.T, n int) Stock {
	s := Games{t.TempDir()}.Stock()
	for i := range n {
		if err := s.Put("difficulty=easy", gridOf(i)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// gridOf returns a grid with the number i.
func gridOf(i int) (g puzzle.Grid) {
	for c := range 5 {
		g[c] = puzzle.Digit(1 + i%9)
		i /= 9
	}
	return g
}

// A puzzle is taken once, by one of several takers, and only for its order.
func TestStock(t *testing.T) {
	s := stocked(t, 40)
	if _, ok := s.Take("difficulty=hard"); ok || s.Len("difficulty=hard") != 0 {
		t.Error("there is one for another order")
	}
	var (
		mu    sync.Mutex
		taken = map[puzzle.Grid]int{}
		wg    sync.WaitGroup
	)
	for range 4 {
		wg.Go(func() {
			for {
				g, ok := s.Take("difficulty=easy")
				if !ok {
					return
				}
				mu.Lock()
				taken[g]++
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	if len(taken) != 40 {
		t.Errorf("%d of 40 were taken", len(taken))
	}
	for i := range 40 {
		if n := taken[gridOf(i)]; n != 1 {
			t.Errorf("puzzle %d was taken %d times", i, n)
		}
	}
}

// A stock does not grow beyond its bound: the oldest puzzles go.
func TestStockIsBounded(t *testing.T) {
	s := stocked(t, MaxStock+3)
	if n := s.Len("difficulty=easy"); n != MaxStock {
		t.Errorf("there are %d", n)
	}
}

// Files that are damaged or hold something else are passed over, and other people's files
// stay.
func TestStockDamaged(t *testing.T) {
	good := "difficulty=easy\n" + gridOf(7).String() + "\n"
	for name, text := range map[string]string{
		"empty": "", "cut": good[:60], "another order": strings.Replace(good, "easy", "hard", 1),
		"no grid": "difficulty=easy\nhello\n", "long": "difficulty=easy\n" + strings.Repeat("1", 9000), "zeros": strings.Repeat("\x00", 200),
	} {
		s := stocked(t, 1)
		path := filepath.Join(s.Dir, stockName("difficulty=easy")+"0"+stockExt)
		own := filepath.Join(s.Dir, "notes.txt")
		for p, text := range map[string]string{path: text, own: "mine"} {
			if err := os.WriteFile(p, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.Mkdir(filepath.Join(s.Dir, stockName("difficulty=easy")+"1"+stockExt), 0o700); err != nil {
			t.Fatal(err)
		}
		if g, ok := s.Take("difficulty=easy"); !ok || g != gridOf(0) {
			t.Errorf("%s: %v, %v", name, g, ok)
		}
		if g, ok := s.Take("difficulty=easy"); ok {
			t.Errorf("%s: then %v", name, g)
		}
		if _, err := os.Stat(own); err != nil {
			t.Error(name, err)
		}
	}
}

// Without a folder to write to there is no stock, and no puzzle is given out twice.
func TestStockUnwritable(t *testing.T) {
	s := Stock{"/dev/null/stock"}
	if s.Put("x", gridOf(1)) == nil {
		t.Error("it was written")
	}
	if _, ok := s.Take("x"); ok || s.Len("x") != 0 {
		t.Error("it has a puzzle")
	}
}

// TestStockTakeThis: a certain puzzle is taken once, only for its order; the list has those that are
// left, the oldest first.
func TestStockTakeThis(t *testing.T) {
	s := stocked(t, 5)
	if s.TakeThis("difficulty=hard", gridOf(2)) || s.TakeThis("difficulty=easy", gridOf(7)) {
		t.Error("what is not there was taken")
	}
	if !s.TakeThis("difficulty=easy", gridOf(2)) || s.TakeThis("difficulty=easy", gridOf(2)) {
		t.Error("it was not taken once")
	}
	list := s.List("difficulty=easy")
	slices.SortFunc(list, func(a, b puzzle.Grid) int { return cmp.Compare(a[0], b[0]) }) // times may be equal
	if want := []puzzle.Grid{gridOf(0), gridOf(1), gridOf(3), gridOf(4)}; !slices.Equal(list, want) {
		t.Errorf("got %v, want %v", list, want)
	}
	if got := s.List("difficulty=hard"); len(got) > 0 {
		t.Errorf("got %v for another order", got)
	}
}
