package home

import (
	"os"
	"path/filepath"
	"strconv"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"sudoku/generator/daily"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/screen/stats"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
)

// manyGames returns a folder of games, five a day, the last before the day of the tests.
func manyGames(b *testing.B, n int) string {
	games := store.Games{Dir: filepath.Join(b.TempDir(), "games")}
	if err := os.Mkdir(games.Dir, 0o700); err != nil {
		b.Fatal(err)
	}
	for i := range n {
		now := time.Date(2026, 11, 21, 8, 0, 0, 0, time.UTC).Add(time.Duration(i-n) * 24 * time.Hour / 5)
		name := now.Format("20060102-150405-") + strconv.Itoa(1e7+i) + store.Ext
		p := puzzle.Puzzle{Givens: screentest.Renumbered(screentest.Easy, i)}
		if i%3 == 0 {
			game.SetDaily(&p, daily.DateOf(now).String(), "hard")
		}
		g := game.New(p, func() time.Time { return now })
		for c, d := range screentest.Renumbered(screentest.EasySolution, i) {
			if now = now.Add(time.Second); c < 80 || i%10 > 0 { // else it isn't finished
				_ = g.Do(game.Move{Action: game.Enter, Digit: d, Cells: puzzle.CellsOf(puzzle.Cell(c))})
			}
		}
		f, err := os.Create(games.Path(name)) // without the wait for the disk
		if err != nil {
			b.Fatal(err)
		}
		if err := g.Save(f); err != nil {
			b.Fatal(err)
		}
		f.Close()
		_ = os.Chtimes(f.Name(), now, now)
	}
	return games.Dir
}

// BenchmarkManyGames is the first Home and the first Statistics of a program, with the games of many years
// that the library knows.
func BenchmarkManyGames(b *testing.B) {
	dir, app := manyGames(b, 10_000), test.NewTempApp(b)
	d := screentest.DeskOf(b, app, dir, screentest.Easy)
	home(d)
	for name, open := range map[string]func(*screen.App){
		"home":       func(a *screen.App) { a.Show(NewHome(a)) },
		"statistics": func(a *screen.App) { a.Show(stats.NewStatistics(a)) },
	} {
		b.Run(name, func(b *testing.B) {
			for range b.N {
				b.StopTimer()
				d := screentest.DeskOf(b, app, dir, screentest.Easy)
				d.Library().Use(func(*library.Library, error) {})
				d.Settle()
				b.StartTimer()
				open(d.App)
				d.Settle()
				d.Close()
			}
		})
	}
}
