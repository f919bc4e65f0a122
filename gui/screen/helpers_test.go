package screen

import (
	"cmp"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"maps"
	"os"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
	"sudoku/solver/logic"
)

// Enter enters digits; each item is a cell and a digit.
func (d *Desk) Enter(list ...[2]int) {
	d.t.Helper()
	for _, e := range list {
		m := game.Move{Action: game.Enter, Digit: puzzle.Digit(e[1]), Cells: puzzle.CellsOf(puzzle.Cell(e[0]))}
		if err := d.Session().Game.Do(m); err != nil {
			d.t.Fatal(e, err)
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
			d.t.Fatal(err)
		}
		at := time.Date(2026, 11, 20, 9, 0, 0, 0, time.UTC).Add(time.Duration(i) * time.Minute)
		if err := os.Chtimes(games.Path(name), at, at); err != nil {
			d.t.Fatal(err)
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
	d.t.Helper()
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
	d.t.Helper()
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
		if got := TitleOf(d.Page.Lang, d.Session().Game.Puzzle()); got != g.want {
			d.t.Errorf("%q, want %q", got, g.want)
		}
		d.Enter([2]int{int(d.Session().UI.Cursor), 9})
		if err := d.Session().Save(); err != nil {
			d.t.Fatal(err)
		}
		titles = append(titles, g.want)
	}
	return titles
}

// Alone shows screens alone, rebuilds their pages, and closes them in the middle of their work.
func Alone(t *testing.T, show map[string]func(*Desk)) {
	for name, show := range show {
		t.Run(name, func(t *testing.T) {
			LeftInTheMiddle(t, Easy, func(d *Desk) {
				if show(d); d.Shown() == nil {
					t.Error("nothing is shown")
				}
			})
		})
	}
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
