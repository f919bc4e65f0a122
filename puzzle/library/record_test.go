package library

import (
	"archive/zip"
	"bytes"
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

const recordSeed = 1

// recordLibrary opens the record.
func recordLibrary(t testing.TB) *Library {
	t.Helper()
	if testing.Short() {
		t.Skip("takes seconds, and does nothing at the same time")
	}
	recordOnce.Do(func() {
		home, err := os.MkdirTemp("", "sudoku-record")
		if err != nil {
			t.Fatal(err)
		}
		recordHome = home // TestMain removes it
		writeRecord(t, home, recordSeed)
	})
	return open(t, recordHome)
}

var (
	recordOnce sync.Once // making the record takes seconds
	recordHome string
)

// recordBegins is when the record begins; all its times are in the middle of days.
var recordBegins = time.Date(2021, 11, 1, 12, 0, 0, 0, time.UTC)

// writeRecord makes a home with the games of five years and some collections.
func writeRecord(t testing.TB, home string, seed uint64) {
	t.Helper()
	var record bytes.Buffer
	r := &recorder{TB: t, home: home, maker: newMaker(t, seed), backup: &backup{zip: zip.NewWriter(&record), when: recordBegins}, ratings: map[packed]Rating{}}
	if err := os.MkdirAll(filepath.Join(home, "games"), 0o700); err != nil {
		t.Fatal(err)
	}
	r.backup.put(recordName, recordBegins, []byte(fmt.Sprint(recordForm, recordVersion, "\n")), zip.Store)
	for i, name := range []string{"Sunday papers", "数独之友", "ナンプレ", "hardest ones", "Winter: a book", "Empty"} {
		r.collection(fmt.Sprintf("c%d.txt", i), name, [...]int{1500, 1200, 900, 700, 701, 0}[i])
	}
	r.games()
	r.write("20250101-120000-damaged.sudoku", []byte("sudoku-desk game 3\ngivens 12"), recordBegins)
	r.backup.zip.Close()
	r.keep(record.Bytes())
}

// keep keeps the ratings of games' puzzles, of which the games take copies, and restores the collections.
func (r *recorder) keep(record []byte) {
	l := open(r, r.home)
	err := l.db.transact(r.Context(), func(c *change) error {
		for givens, rating := range r.ratings {
			if err := c.putRated(givens[:], rating); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		r.Fatal(err)
	}
	restored(r, l, record)
	if err := l.Sync(r.Context()); err != nil {
		r.Fatal(err)
	}
}

// A recorder writes a record.
type recorder struct {
	testing.TB
	*maker
	home    string
	backup  *backup  // of the collections
	known   []solved // puzzles of collections, to play and to repeat
	texts   []puzzle.Puzzle
	ratings map[packed]Rating // of most games' puzzles
}

// write writes a game.
func (r *recorder) write(name string, text []byte, when time.Time) {
	r.Helper()
	path := filepath.Join(r.home, "games", name)
	err := os.WriteFile(path, text, 0o600)
	if err == nil {
		err = os.Chtimes(path, when, when)
	}
	if err != nil {
		r.Fatal(err)
	}
}

// collection writes a collection of n puzzles, and of what was done to them since.
func (r *recorder) collection(file, name string, n int) {
	text := appendSum(fmt.Appendf(nil, "name %q", name), 0)
	text = append([]byte("sudoku-desk collection 1\n"), text...)
	added := recordBegins
	for num := 1; num <= n; num++ {
		if num%97 == 1 { // what one import added has one time
			added = added.AddDate(0, 0, 1+r.rng.IntN(120))
			if added.Year() > 2026 {
				added = recordBegins.AddDate(0, 0, r.rng.IntN(300))
			}
		}
		s, p := r.next(num)
		rec := record{num: uint32(num), added: uint32(added.Unix()), hasPuzzle: true, puzzle: p, tags: r.tags(10)}
		if r.often(60) {
			rec.rating = fakeRating(s.givens)
		}
		text = rec.appendLine(text)
		text = r.changes(text, num)
	}
	r.backup.put(collectionsFolder+file, added, text, zip.Store)
}

// next returns a puzzle for a collection: another, one there is, or a symmetric copy of one.
func (r *recorder) next(num int) (s solved, p puzzle.Puzzle) {
	switch s = r.one(0); {
	case len(r.known) > 0 && r.often(3):
		s = pick(r.maker, r.known...)
	case len(r.known) > 0 && r.often(4):
		s = r.turned(pick(r.maker, r.known...))
	}
	p.Givens = s.givens
	r.describe(&p, num)
	r.known, r.texts = append(r.known, s), append(r.texts, p)
	return s, p
}

func (r *recorder) tags(percent int) (tags []string) {
	for _, tag := range []string{"winter", "train", "再做", "難問", "x", "long way"} {
		if r.often(percent) {
			tags = append(tags, tag)
		}
	}
	return tags
}

// changes appends what was done to a puzzle after it was added.
func (r *recorder) changes(text []byte, num int) []byte {
	set := record{num: uint32(num)}
	switch {
	case r.often(10):
		set.fields, set.stars = hasStars, r.rng.IntN(6)
	case r.often(6):
		set.fields, set.tags = hasTags, r.tags(30)
	case r.often(3):
		set.fields, set.puzzle.Title = 1, "renamed 題 "+fmt.Sprint(num)
	case r.often(2):
		set.remove = true
	default:
		return text
	}
	return set.appendLine(text)
}

// fakeRating is the rating of a puzzle, faster than finding it.
func fakeRating(g puzzle.Grid) Rating {
	n := int(crc32.ChecksumIEEE([]byte(g.String())) >> 8)
	level := 1 + n%5
	hardest := [][]string{{"naked-single", "hidden-single"}, {"naked-pair", "locked-candidates-1"}, {"x-wing", "xy-wing", "simple-colors"},
		{"als-xz", "xy-chain", "nice-loop"}, {"forcing-chain", "brute-force"}}[level-1]
	return Rating{puzzle.Level(level), 100*level*level + n/5%400, hardest[n/2000%len(hardest)], float64(12+level*10+n/7%9) / 10}
}

// games writes about eleven games in ten days.
func (r *recorder) games() {
	day := time.Date(2021, 11, 1, 8, 0, 0, 0, time.Local)
	var before []puzzle.Puzzle
	var solutions []puzzle.Grid
	for range 1826 {
		for at := day; at.Hour() < 22 && r.often(52); at = at.Add(3*time.Hour + time.Duration(r.rng.IntN(3000))*time.Second) {
			p, solution := r.toPlay(at)
			if len(before) > 0 && r.often(6) {
				i := r.rng.IntN(len(before))
				p, solution = before[i], solutions[i]
			}
			before, solutions = append(before, p), append(solutions, solution)
			r.game(at, p, solution)
		}
		day = day.AddDate(0, 0, 1)
	}
}

// toPlay returns a daily puzzle, a generated one, or one of a collection.
func (r *recorder) toPlay(at time.Time) (p puzzle.Puzzle, solution puzzle.Grid) {
	s := r.one(0)
	p.Givens = s.givens
	switch {
	case r.often(45):
		game.SetDaily(&p, at.Format(time.DateOnly), pick(r.maker, "easy", "medium", "hard", "unfair", "extreme"))
	case r.often(45):
		i := r.rng.IntN(len(r.known))
		return r.texts[i], r.known[i].solution
	case r.often(10):
		p.Title, p.Source = "Typed by hand", "a friend"
	}
	return p, s.solution
}

// game writes a game: most are solved, some left, some solved by the program, some with hints
// and mistakes.
func (r *recorder) game(at time.Time, p puzzle.Puzzle, solution puzzle.Grid) {
	now := at
	g := game.New(p, func() time.Time { return now })
	pace, hints, mistakes, left := 2+r.rng.IntN(25), r.rng.IntN(3)*r.rng.IntN(12), r.rng.IntN(3)*r.rng.IntN(5), r.often(15)
	do := func(m game.Move) {
		now = now.Add(time.Duration(500+r.rng.IntN(2000*pace)) * time.Millisecond)
		_ = g.Do(m)
	}
	cells, program := r.rng.Perm(81), -1
	if left {
		cells = cells[:r.rng.IntN(60)]
	}
	if r.often(5) {
		program = r.rng.IntN(81)
	}
	for i, c := range cells {
		if p.Givens[c] != 0 {
			continue
		}
		if r.often(mistakes) {
			do(game.Move{Digit: solution[c]%9 + 1, Cells: puzzle.CellsOf(puzzle.Cell(c))})
		}
		if i >= program && program >= 0 {
			do(game.Move{Action: game.Fill, Grid: solution})
		}
		if g.Finished() {
			break
		}
		do(game.Move{Digit: solution[c], Cells: puzzle.CellsOf(puzzle.Cell(c)), Hint: r.often(hints)})
	}
	var text bytes.Buffer
	if err := g.Save(&text); err != nil {
		r.Fatal(err)
	}
	name := at.Format("20060102-150405-") + fmt.Sprintf("%08x", r.rng.Uint32()) + ".sudoku"
	r.write(name, text.Bytes(), now.Add(time.Duration(r.rng.IntN(60))*time.Second))
	if givens := pack(&p.Givens); !r.often(10) {
		r.ratings[givens] = fakeRating(p.Givens)
	}
}
