//go:build e2e && pictures && !headless

package gui_test

import (
	"fmt"
	"image"
	"os"
	"testing"
	"time"

	"golang.org/x/image/draw"

	"sudoku/generator/daily"
	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// homeShots are the pictures of Home; that without a file is of the first start.
var homeShots = []shot{
	{"home", medium, 1, "light en_US", "play", "alt+Home wait", ""},
	{"home-dark-zh", medium, 1, "dark zh_CN", "play", "alt+Home wait", ""},
	{"home-small", image.Pt(420, 800), 1, "light en_US", "play", "alt+Home wait", ""},
	{"home-first", medium, 1, "light en_US", "", "", ""},
}

// homeSizes are those of the sheet on which Home is seen at a glance.
var homeSizes = []image.Point{{360, 480}, {390, 800}, {420, 800}, {480, 720}, {600, 900}, {800, 600}, {1000, 750}, {1100, 780},
	{1366, 768}, {1920, 1080}}

// TestHomeSizes saves the sheet: ten sizes, in light and English above dark and Chinese.
func TestHomeSizes(t *testing.T) {
	s := newScreenOf(t, "3840x2160x24")
	const high, gap = 250, 8
	wide := gap
	for _, size := range homeSizes {
		wide += size.X*high/size.Y + gap
	}
	sheet := image.NewRGBA(image.Rect(0, 0, wide, 2*high+3*gap))
	draw.Draw(sheet, sheet.Rect, image.NewUniform(theme.Light.Thin), image.Point{}, draw.Src)
	for row, look := range []string{"light en_US", "dark zh_CN"} {
		x := gap
		for _, size := range homeSizes {
			m := s.shoot(shot{fmt.Sprint("home", size), size, 1, look, "play", "alt+Home wait", ""})
			to := image.Rect(x, gap+row*(high+gap), x+size.X*high/size.Y, gap+row*(high+gap)+high)
			draw.CatmullRom.Scale(sheet, to, m, m.Bounds(), draw.Src, nil)
			x = to.Max.X + gap
		}
	}
	s.save(shot{name: "home-sizes"}, fewColours(sheet))
}

// keepWeeks saves daily puzzles of three weeks, most of them solved, so that Home has something to
// show.
func (s *screen) keepWeeks(dir string) {
	minutes := []int{6, 14, 27, 51, 80}
	today := daily.DateOf(noon)
	for ago := range 20 {
		for i, level := range []puzzle.Level{puzzle.Easy, puzzle.Medium, puzzle.Hard, puzzle.Unfair, puzzle.Extreme} {
			if ago == 2 || i > 1+(ago*7)%4 || ago == 0 && i > 1 {
				continue
			}
			s.keepDaily(dir, today.Add(-ago), level, time.Duration(minutes[i])*time.Minute+time.Duration(ago*13%50)*time.Second)
		}
	}
}

// keepDaily saves a daily puzzle that was solved in some time.
func (s *screen) keepDaily(dir string, date daily.Date, level puzzle.Level, took time.Duration) {
	d, err := daily.Make(s.Context(), date, level)
	if err != nil {
		s.Fatal(err)
	}
	game.SetDaily(&d.Puzzle, date.String(), level.Name())
	now := time.Date(date.Year, date.Month, date.Day, 6+int(level), 0, 0, 0, time.UTC)
	games, begun := store.Games{Dir: dir}, now
	g := game.New(d.Puzzle, func() time.Time { return now })
	empty := 81 - d.Puzzle.Givens.Count()
	for c, digit := range d.Solution {
		if d.Puzzle.Givens[c] == 0 {
			now = now.Add(took / time.Duration(empty))
			_ = g.Do(game.Move{Digit: digit, Cells: puzzle.CellsOf(puzzle.Cell(c))})
		}
	}
	name := games.NewName(begun)
	if err := games.Save(name, g); err != nil {
		s.Fatal(err)
	}
	if err := os.Chtimes(games.Path(name), now, now); err != nil {
		s.Fatal(err)
	}
}
