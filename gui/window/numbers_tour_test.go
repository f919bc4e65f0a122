package window

import (
	"cmp"
	"context"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/gui/screen/home"
	lib "sudoku/gui/screen/library"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
	"sudoku/solver"
)

// nineOnes types wrong digits.
var nineOnes = strings.ReplaceAll(" r1c2 r1c4 r1c5 r1c6 r1c8 r2c1 r2c2 r2c5 r2c8", " ", " | key 1 | cell ")[len(" | key 1"):] + " | key 1"

// numberTours are windows with games, lessons and puzzles to tell of, and steps that lead to what
// the pages alone don't show.
var numberTours = []struct {
	name  string
	have  func(*trial)
	pages bool // all of them
	steps []string
}{
	{"a backup that is restored", (*trial).haveRestored, false, nil},
	{"few games that count", (*trial).haveQuickGames, true, []string{
		"do home", "do statistics", "do learn", "do learn | press Lessons",
	}},
	{"much", (*trial).haveMuch, true, []string{
		"paste easy | cell r1c2 | key 4 | key ctrl+z | key 8 | key ctrl+k | key ctrl+z | key ctrl+j",
		"paste easy | do share | key 2 | do details",
		"paste easy | fill 4 | later 65 | key h | key h | key h | key esc | key f | key esc | sweep r1c1 r3c3 | do check",
		"paste easy | cell r1c2 | key 7 | do check | cell r1c4 | key 9 | cell r1c5 | key 9 | cell r1c6 | key 4 | do check",
		"paste easy" + nineOnes + " | do check",
		"paste other | fill 30 | do share | key left | key 1", "paste other | fill 30 | key ctrl+g | do home",
		"paste easy | fill 1 | key h | key h | key h | key h | key h | key enter | do share",
		"paste easy | fill 0 | later 5 | do share | do details",
		"paste easy | fill 0 | key ctrl+z | key ctrl+z | press Move 49 of 51 @2,500",
		"paste several | do enter", "paste two", "do enter | key 5 | key 3",
		"import many | do library | key down | type puzzle", "do library | key end",
		"drop many | key down",
		"do learn | key down | key right",
		"paste killer | cell r1c1",
		"paste mini | do details",
		"size 390x800 | do home | paste easy | cell r1c2 | key 4",
	}},
}

// TestNumbers goes over all pages, with games, lessons and puzzles to tell of: numbers of the
// same thing agree wherever they stand, and each number on a page stands in a line of
// testdata/numbers.txt or, if it is said in one place alone, of numbers_once.txt.
func TestNumbers(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	atHome(t)
	if n := len(theNumbers().quantities); n < 20 {
		t.Errorf("%d quantities", n)
	}
	for _, tour := range numberTours {
		done := false
		if f := try(t, false, func(s *trial) string {
			if !done {
				done = true
				tour.have(s)
				s.seeNumbers(t, tour.name, tour.pages, tour.steps)
			}
			return ""
		}); f != nil {
			t.Errorf("%s: %v", tour.name, f)
		}
	}
	for _, q := range theNumbers().quantities {
		for _, at := range q.places {
			if at.count == "" && !at.rare && !numbersSeen[at] {
				t.Errorf("no page shows %s as %s", q.name, at.text)
			}
		}
	}
}

// seeNumbers looks at the numbers as they are, of all pages, and after steps.
func (s *trial) seeNumbers(t *testing.T, name string, all bool, tours []string) {
	found := map[string]bool{}
	see := func(where string) {
		for _, f := range s.steadyFaults() {
			if !found[f] {
				found[f] = true
				t.Errorf("%s, %s: %s", name, where, f)
			}
		}
	}
	see("begun")
	pages := s.pages()
	if !all {
		clear(pages)
	}
	for _, name := range slices.Sorted(maps.Keys(pages)) {
		s.app.ShowPlay()
		pages[name]()
		see(name)
	}
	for _, steps := range tours {
		s.app.ShowPlay()
		for step := range strings.SplitSeq(steps, " | ") {
			s.steps = append(s.steps, step)
			if err := s.attempt(step, false); err != nil {
				t.Errorf("%s, %s: %v", name, step, err)
			}
			see(step)
		}
	}
}

// steadyFaults returns what is wrong with the numbers in sight when all that goes on has ended, or
// had its time.
func (s *trial) steadyFaults() []string {
	for began := time.Now(); ; s.wait(20 * time.Millisecond) {
		s.settle()
		unknown, faults := s.numbersIn(s.texts())
		if !s.busy || time.Since(began) > 10*time.Second {
			return append(unknown, faults...)
		}
	}
}

// haveRestored opens the window on an empty folder, where Home offers a puzzle of today, and
// restores a backup with games that were begun.
func (s *trial) haveRestored() {
	s.now = s.Now()
	for i := range 3 {
		s.begunGame(i, s.now.Add(time.Duration(-i)*time.Hour))
	}
	path := filepath.Join(s.files, "games.zip")
	f, err := os.Create(path)
	if err != nil {
		s.tb.Fatal(err)
	}
	s.close()
	lib, err := library.Open(context.Background(), s.root, store.Games{Dir: filepath.Join(s.root, "games")})
	if err != nil {
		s.tb.Fatal(err)
	}
	if err := cmp.Or(lib.Sync(context.Background()), lib.Backup(context.Background(), f, nil), f.Close()); err != nil {
		s.tb.Fatal(err)
	}
	lib.Close()
	s.root, s.seen = s.tb.TempDir(), map[string]*seenGame{}
	s.open()
	s.app.Show(home.NewHome(s.app))
	s.settle()
	home.Restore(s.app, path)
}

// haveQuickGames opens the window on a folder with 35 finished games, most of which were finished
// faster than a person can.
func (s *trial) haveQuickGames() {
	s.now = s.Now()
	for i := range 3 {
		s.finishedGame(i)
	}
	for i, p := range strings.Fields(copies(easy, 33))[1:] {
		s.quickGame(p, s.now.Add(-time.Duration(i)*time.Hour))
	}
	for i := range 6 { // days in a row, of this week and the one before
		s.finishedDaily(s.now.Add(time.Duration(-i) * 24 * time.Hour))
	}
	s.reopen()
}

// reopen opens the window again, on what was put into the folder, with a game.
func (s *trial) reopen() {
	s.settle()
	s.close()
	s.open()
	s.now = s.Now()
	s.settle()
	s.pasteText(easy)
	s.home()
}

// haveMuch opens the window on a folder in which much was done.
func (s *trial) haveMuch() {
	s.now = s.Now()
	for i := range 17 {
		s.finishedGame(i)
	}
	for i, saved := range []int{1, 2, 3, 26} { // days
		s.begunGame(i, s.now.Add(-time.Duration(saved)*24*time.Hour))
	}
	for i := range 4 { // days in a row
		s.finishedDaily(s.now.Add(time.Duration(-i) * 24 * time.Hour))
	}
	s.app.Sessions().Answers.Add(learnt("full-house", s.now.Add(-20*24*time.Hour))...)
	s.app.Sessions().Answers.Add(learnt("hidden-single", s.now.Add(-40*24*time.Hour))...)
	s.reopen()
	path := filepath.Join(s.tb.TempDir(), "Copies.txt")
	if err := os.WriteFile(path, []byte(copies(harder, 250)), 0o600); err != nil {
		s.tb.Fatal(err)
	}
	l := lib.NewLibrary(s.app)
	s.app.Show(l)
	s.settle()
	l.Import([]string{path})
	s.settle()
}

// quickGame stores a game that was finished in some seconds.
func (s *trial) quickGame(givens string, on time.Time) {
	p, read := puzzle.ParseGrid(givens)
	var search solver.Searcher
	solution, ok := search.First(&p)
	if !read || !ok {
		s.tb.Fatal(givens)
	}
	s.finish(puzzle.Puzzle{Givens: p}, solution, on, 100*time.Millisecond)
}

// finish stores a game that was finished, with so much time for each digit.
func (s *trial) finish(p puzzle.Puzzle, solution puzzle.Grid, now time.Time, each time.Duration) {
	g := game.New(p, func() time.Time { return now })
	for c, digit := range solution {
		now = now.Add(each)
		_ = g.Do(game.Move{Digit: digit, Cells: puzzle.CellsOf(puzzle.Cell(c))})
	}
	if err := s.Store.Save(store.Games{}.NewName(now), g); err != nil || !g.Finished() {
		s.tb.Fatal(err)
	}
}

// begunGame stores a game with some digits.
func (s *trial) begunGame(n int, saved time.Time) {
	givens, _ := puzzle.ParseGrid(easy)
	g := game.New(puzzle.Puzzle{Givens: relabelled(givens, n+3)}, func() time.Time { return saved })
	for c := range puzzle.Cell(n + 2) {
		_ = g.Do(game.Move{Digit: 1 + puzzle.Digit(c), Cells: puzzle.CellsOf(c + 1)})
	}
	name := store.Games{}.NewName(saved)
	if err := s.Store.Save(name, g); err != nil {
		s.tb.Fatal(err)
	}
	if err := os.Chtimes(s.Store.Path(name), saved, saved); err != nil {
		s.tb.Fatal(err)
	}
}

// finishedDaily stores a finished game of the Easy of a day.
func (s *trial) finishedDaily(on time.Time) {
	givens, _ := puzzle.ParseGrid(easy)
	solution, _ := puzzle.ParseGrid(easySolution)
	p := puzzle.Puzzle{Givens: givens}
	game.SetDaily(&p, on.Format(time.DateOnly), "easy")
	s.finish(p, solution, on, 2*time.Second)
}

// learnt are right answers for all of a lesson.
func learnt(id string, on time.Time) (list []practice.Answer) {
	for i := range 12 {
		list = append(list, practice.Answer{When: on.Add(time.Duration(i) * time.Minute), Item: id, Grade: practice.Right})
	}
	return list
}

// copies returns a puzzle and others that are the same but for symmetry, n in all.
func copies(of string, n int) string {
	var out strings.Builder
	for i := range n {
		digits := permutation(i)
		out.WriteString(strings.Map(func(r rune) rune {
			if r < '1' {
				return r
			}
			return digits[r-'1']
		}, of))
		out.WriteByte('\n')
	}
	return out.String()
}

// permutation returns the digits in the n-th order.
func permutation(n int) []rune {
	left := []rune("123456789")
	var out []rune
	for k := range 9 {
		i := n % (9 - k)
		n /= 9 - k
		out = append(out, left[i])
		left = slices.Delete(left, i, i+1)
	}
	return out
}
