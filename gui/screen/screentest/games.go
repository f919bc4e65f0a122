package screentest

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/gui/caption"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
	"sudoku/solver/logic"
)

// Enter enters digits; each item is a cell and a digit.
func (d *Desk) Enter(list ...[2]int) {
	d.T.Helper()
	for _, e := range list {
		m := game.Move{Action: game.Enter, Digit: puzzle.Digit(e[1]), Cells: puzzle.CellsOf(puzzle.Cell(e[0]))}
		if err := d.Session().Game.Do(m); err != nil {
			d.T.Fatal(e, err)
		}
	}
}

// EasySolution is the solution of Easy.
const EasySolution = "143628579572139468986754231391542786468917352725863914237481695619275843854396127"

// Renumbered returns a grid with its digits exchanged, another for each n below 9.
func Renumbered(text string, n int) puzzle.Grid {
	g, _ := puzzle.ParseGrid(text)
	for c, d := range g {
		if d != 0 {
			g[c] = 1 + (d-1+puzzle.Digit(n))%9
		}
	}
	return g
}

// PlayGames saves n games in the store, a minute apart; every third is finished.
func (d *Desk) PlayGames(n int) {
	games := d.Sessions().Store
	for i := range n {
		p := puzzle.Puzzle{Givens: Renumbered(Easy, i), Title: fmt.Sprint("game ", i), Date: "2026-11-21"}
		g := game.New(p, func() time.Time { return time.Time{} })
		if solution := Renumbered(EasySolution, i); i%3 == 2 {
			for c := range puzzle.Cell(81) {
				_ = g.Do(game.Move{Action: game.Enter, Digit: solution[c], Cells: puzzle.CellsOf(c)}) // givens stay
			}
		}
		name := fmt.Sprintf("20261121-%06d%s", i, store.Ext)
		if err := games.Save(name, g); err != nil {
			d.T.Fatal(err)
		}
		at := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC).Add(time.Duration(i) * time.Minute)
		if err := os.Chtimes(games.Path(name), at, at); err != nil {
			d.T.Fatal(err)
		}
	}
}

// Finished is a game of a level that took some minutes.
func Finished(day string, level puzzle.Level, minutes int) library.Outcome {
	o := library.Outcome{Outcome: game.Outcome{Finished: true, Touched: true, Moves: 1, Elapsed: time.Duration(minutes) * time.Minute, Hints: 1}}
	o.Begun, _ = time.Parse(time.DateOnly, day)
	o.Rating = library.Rating{Level: level, Hardest: "x-wing"}
	return o
}

// Learned adds answers on a technique: several right ones on each of the days before now.
func (d *Desk) Learned(id string, each int, days ...int) {
	for _, day := range days {
		for i := range each {
			d.Sessions().Answers.Add(practice.Answer{When: d.Sessions().Now().AddDate(0, 0, -day).Add(time.Duration(i) * time.Second), Item: id, Grade: practice.Right})
		}
	}
	d.Settle()
}

// Answers returns the record on the disk.
func (d *Desk) Answers() []practice.Answer {
	d.T.Helper()
	d.Settle()
	var list []practice.Answer
	d.Sessions().Answers.Renew()
	d.Sessions().Answers.Use(func(all []practice.Answer) { list = all })
	d.Settle()
	return list
}

// Technique returns a technique by its ID.
func Technique(id string) *logic.Technique {
	t, ok := logic.ByID(id)
	if !ok {
		panic(id)
	}
	return t
}

// DailyOutcome is how a game of a daily puzzle went.
func DailyOutcome(name, of string, moves int, finished bool) library.Outcome {
	o := library.Outcome{Game: name, Outcome: game.Outcome{Daily: of, Touched: moves > 0, Moves: moves, Finished: finished}}
	o.Ended = time.Date(2026, 11, 20, 8, moves, 0, 0, time.UTC)
	if finished {
		o.When = o.Ended
	}
	return o
}

// TitledGames plays games of one day, and returns what they are called: by what they are, and another
// of the same name with a number.
func (d *Desk) TitledGames() (titles []string) {
	d.T.Helper()
	givens, _ := puzzle.ParseGrid(Easy)
	var daily, made puzzle.Puzzle
	game.SetDaily(&daily, "2026-11-21", "hard")
	game.SetGenerated(&made, puzzle.Hard)
	for _, g := range []struct {
		of   puzzle.Puzzle
		want string
	}{
		{daily, "Hard, 21 November"},
		{puzzle.Puzzle{Origin: puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Pasted}}, "Pasted, 21 November"},
		{made, "Hard, 21 November 2"},
		{made, "Hard, 21 November 3"},
		{puzzle.Puzzle{Exercise: "x-wing"}, "X-wing, 21 November"},
		{puzzle.Puzzle{Title: "mine"}, "mine"},
	} {
		g.of.Givens = givens
		d.Start(g.of)
		if got := caption.TitleOf(d.Page.Lang, d.Session().Game.Puzzle()); got != g.want {
			d.T.Errorf("%q, want %q", got, g.want)
		}
		d.Enter([2]int{int(d.Session().UI.Cursor), 9})
		if err := d.Session().Save(); err != nil {
			d.T.Fatal(err)
		}
		titles = append(titles, g.want)
	}
	return titles
}

// FewColours returns a picture in the 256 colours that it has most of.
func FewColours(m *image.RGBA) image.Image {
	count := map[color.Color]int{}
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			count[m.At(x, y)]++
		}
	}
	order := func(c color.Color) uint32 { r, g, b, _ := c.RGBA(); return r<<16 ^ g<<8 ^ b }
	most := slices.SortedFunc(maps.Keys(count), func(a, b color.Color) int {
		return cmp.Or(count[b]-count[a], cmp.Compare(order(a), order(b)))
	})
	few := image.NewPaletted(m.Rect, most[:min(len(most), 256)])
	draw.Draw(few, few.Rect, m, image.Point{}, draw.Src)
	return few
}

// PlayedGames are games of Easy puzzles of 5 minutes, of Medium ones of 10 and of Hard ones of 20.
func PlayedGames(n int) (list []library.Outcome) {
	for i := range n {
		level := caption.Levels()[i%3]
		o := Finished("2026-11-20", level, 5<<(i%3))
		o.Elapsed = o.Elapsed * time.Duration(90+(7*i)%20) / 100
		for c, k := 0, i+1; k > 0; c, k = c+1, k/9 {
			o.Givens[c] = puzzle.Digit(1 + k%9)
		}
		list = append(list, o)
	}
	return list
}

func CellsNamed(t testing.TB, names string) (cells puzzle.CellSet) {
	t.Helper()
	for name := range strings.FieldsSeq(names) {
		c, ok := puzzle.ParseCell(name)
		if !ok {
			t.Fatal(name)
		}
		cells.Add(c)
	}
	return cells
}

// Diagonal and Killer are puzzles on these boards, in our own format.
const (
	Diagonal = `shape: diagonal
......2.5
..57.3...
.........
...5.134.
.6..4....
..4..7...
...9.....
.......38
....8.97.
`
	Killer = `shape: killer
cage: 5 r1c1 r2c1
cage: 18 r1c2 r1c3 r2c2
cage: 13 r1c4 r2c4
cage: 17 r1c5 r1c6 r2c5 r2c6
cage: 20 r1c7 r1c8 r2c7 r2c8
cage: 8 r1c9 r2c9
cage: 22 r2c3 r3c3 r4c3
cage: 12 r3c1 r3c2 r4c2
cage: 8 r3c4 r3c5
cage: 20 r3c6 r3c7 r4c6 r4c7
cage: 25 r3c8 r3c9 r4c8 r5c8
cage: 15 r4c1 r5c1 r5c2 r5c3
cage: 23 r4c4 r4c5 r5c4 r5c5 r6c4
cage: 13 r4c9 r5c9
cage: 9 r5c6 r6c6
cage: 3 r5c7 r6c7
cage: 24 r6c1 r6c2 r7c1 r8c1
cage: 21 r6c3 r7c2 r7c3 r8c2
cage: 15 r6c5 r7c4 r7c5 r7c6
cage: 26 r6c8 r6c9 r7c8 r7c9
cage: 25 r7c7 r8c7 r8c8 r9c7
cage: 20 r8c3 r8c4 r8c5 r9c4
cage: 22 r8c6 r9c5 r9c6
cage: 6 r8c9 r9c8 r9c9
cage: 15 r9c1 r9c2 r9c3
.........
.........
.........
.........
.........
.........
.........
.........
.........
`
)
