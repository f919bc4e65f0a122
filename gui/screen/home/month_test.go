package home

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/screen/stats"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/solver"
)

// A player plays for a month, with a clock of the test's.
type monthPlayer struct {
	*screentest.Desk
	t     *testing.T
	rng   *rand.Rand
	clock time.Time
	start func() *screentest.Desk
}

// TestMonthOfDays: for thirty days somebody plays daily puzzles and others, leaves some, gives some
// up, takes hints, makes mistakes, opens some without doing anything, and starts the program anew.
// Each evening every figure is what a plain count of the files says.
func TestMonthOfDays(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	app, dir := test.NewTempApp(t), filepath.Join(t.TempDir(), "games")
	p := &monthPlayer{t: t, rng: rand.New(rand.NewPCG(41, 7)), clock: time.Date(2026, 10, 19, 8, 0, 0, 0, time.UTC)}
	p.start = func() *screentest.Desk {
		d := screentest.DeskOf(t, app, dir, screentest.Easy)
		d.Sessions().Now = func() time.Time { return p.clock }
		return d
	}
	p.Desk = p.start()
	for day := range 30 {
		p.clock = time.Date(2026, 10, 19+day, 7, p.rng.IntN(50), 0, 0, time.UTC)
		p.playDay()
		p.checkHome(dir)
		if day%5 == 4 {
			p.checkStatistics(dir)
			p.checkLists(dir)
		}
		if t.Failed() {
			t.Fatalf("on day %d", day+1)
		}
	}
	stages := map[string]int{}
	for _, g := range readFiles(t, dir) {
		stages[g.stage()]++
	}
	if len(stages) != 4 || stages["solved"] < 30 {
		t.Errorf("played: %v", stages)
	}
}

// playDay plays what somebody plays on a day.
func (p *monthPlayer) playDay() {
	today := daily.DateOf(p.clock)
	for i := range caption.Levels() {
		if p.rng.IntN(10) < 4+i || today.Day%9 == 0 {
			continue
		}
		p.open(today, i)
		p.playOn()
	}
	if missed := today.Add(-p.rng.IntN(4)); missed.CanMakeUp(today) {
		p.open(missed, p.rng.IntN(3))
		p.playOn()
	}
	switch p.rng.IntN(4) {
	case 0:
		d, _ := daily.Make(p.t.Context(), daily.Date{Year: 1990, Month: 1, Day: today.Day}, puzzle.Medium)
		made := puzzle.Puzzle{Givens: d.Puzzle.Givens, Date: today.String()}
		game.SetGenerated(&made, puzzle.Medium)
		p.Start(made)
		p.playOn()
	case 1:
		if p.HasGame() {
			p.Play().History().PlayAgain()
			p.playOn()
		}
	case 2: // the program ends, and is started again
		p.Close()
		p.Session().Close()
		_ = p.Library().Close()
		p.Runner.Wait()
		p.Desk = p.start()
	}
}

// open opens a daily puzzle from Home.
func (p *monthPlayer) open(date daily.Date, level int) {
	s := NewHomeOn(p.App, date)
	p.Show(s)
	p.Settle()
	s.openDaily(level)
	p.Settle()
}

// playOn plays the current game, to its end or not.
func (p *monthPlayer) playOn() {
	g := p.Session().Game
	before := g.State()
	if g.Finished() {
		return
	}
	solved, _ := solver.Solve(g.Puzzle().Givens)
	stop := 81
	switch p.rng.IntN(10) {
	case 0:
		return // it is only looked at
	case 1, 2:
		stop = 1 + p.rng.IntN(20)
	case 3:
		p.clock = p.clock.Add(time.Minute)
		screen.Solve(p.App)
		return
	}
	pace := time.Duration(2+p.rng.IntN(20)) * time.Second
	for c := range puzzle.AllCells.Without(before.Grid.Filled()).All() {
		if stop--; stop < 0 {
			break
		}
		p.clock = p.clock.Add(pace)
		if p.rng.IntN(90) == 0 {
			_ = g.Do(game.Move{Digit: solved[c]%9 + 1, Cells: puzzle.CellsOf(c)})
		}
		_ = g.Do(game.Move{Digit: solved[c], Cells: puzzle.CellsOf(c), Hint: p.rng.IntN(120) == 0})
	}
	if !g.Finished() && p.rng.IntN(4) == 0 {
		g.GoTo(0) // all is taken back
	}
	if g.Finished() && p.rng.IntN(4) == 0 {
		g.GoTo(3) // looked back at
	}
}

// checkHome compares what Home says with the files.
func (p *monthPlayer) checkHome(dir string) {
	p.t.Helper()
	s := home(p.Desk)
	p.Close()
	files, today, r := readFiles(p.t, dir), daily.DateOf(p.clock), &s.shown
	dailyOf := func(d daily.Date, level string) *fileGame {
		return best(only(files, func(g *fileGame) bool { return g.daily == d.String() && g.level == level }))
	}
	inTime := func(d daily.Date) bool {
		for _, l := range caption.Levels() {
			if g := dailyOf(d, l.Name()); g != nil && g.solved && (daily.DateOf(g.begun) == d || d.CanMakeUp(daily.DateOf(g.begun))) {
				return true
			}
		}
		return false
	}
	for i, day := range r.days {
		for j, l := range caption.Levels() {
			want := "new"
			if g := dailyOf(today.Monday().Add(i), l.Name()); g != nil {
				want = g.stage()
			}
			if got := stageNames[day.Puzzles[j]]; got != want {
				p.t.Errorf("%v: the ring of %s has %v %s, the files %s", today, day.Name, l, got, want)
			}
		}
	}
	for j, l := range caption.Levels() {
		want, g := "New", dailyOf(today, l.Name())
		if g != nil {
			want = map[string]string{"solved": game.Clock(g.took), "begun": game.Clock(g.took) + " so far", "shown": "Solution shown", "new": "New"}[g.stage()]
		}
		if got := r.puzzles[j].line; got != want {
			p.t.Errorf("%v %v: %q, the files say %q", today, l, got, want)
		}
	}
	p.checkForMe(s, files)
	p.checkRings(s, dailyOf)
	row, at := 0, today
	if !inTime(at) {
		at = at.Add(-1)
	}
	for ; inTime(at); at = at.Add(-1) {
		row++
	}
	if got := s.state.played.Streak(today).Days; got != row {
		p.t.Errorf("%v: %d days in a row, the files say %d", today, got, row)
	}
	p.checkCard(s, files)
}

// checkForMe compares the time of the puzzle that is offered with the files.
func (p *monthPlayer) checkForMe(s *Home, files []*fileGame) {
	p.t.Helper()
	level := s.state.forMe.level()
	want, list := "", counting(files, level.Name())
	if list = list[max(0, len(list)-50):]; len(list) >= 5 {
		want = fmt.Sprint("about ", max(1, int(middle(list).Minutes()+.5)), " min")
	}
	if got := s.shown.forMe; got.takes != want || got.why == "" || !s.state.forMe.ready {
		p.t.Errorf("%v: %+v, the files say %q of %v", s.state.today, got, want, level)
	}
}

// checkRings compares what the status line says of the days of the week with the files.
func (p *monthPlayer) checkRings(s *Home, dailyOf func(d daily.Date, level string) *fileGame) {
	p.t.Helper()
	for i, date := range s.state.week() {
		if date.After(s.state.today) {
			continue
		}
		s.state.ring = i
		text, n := s.Status(), 0
		for _, l := range caption.Levels() {
			g := dailyOf(date, l.Name())
			solved := g != nil && g.stage() == "solved"
			if solved {
				n++
			}
			if named := strings.Contains(text, p.Page.Lang.Level(l.Name())); named != solved && n < 5 && !strings.Contains(text, "all five") {
				p.t.Errorf("%v: %q of %v, which is solved: %t", date, text, l, solved)
			}
		}
		if all, none := strings.Contains(text, "all five"), strings.Contains(text, "none"); all != (n == 5) || none != (n == 0) {
			p.t.Errorf("%v: %q, %d are solved", date, text, n)
		}
	}
	s.state.ring = -1
}

var stageNames = map[library.State]string{library.New: "new", library.Begun: "begun", library.Solved: "solved", library.Shown: "shown"}

// checkCard compares the card with the files.
func (p *monthPlayer) checkCard(s *Home, files []*fileGame) {
	p.t.Helper()
	begun := only(files, func(g *fileGame) bool { return g.stage() == "begun" })
	slices.SortFunc(begun, func(a, b *fileGame) int { return b.put.Compare(a.put) })
	others := only(begun, func(g *fileGame) bool { return g.name != s.state.last.name })
	if s.state.begun != len(others) {
		p.t.Errorf("%d more begun, the files say %d", s.state.begun, len(others))
	}
	last := only(files, func(g *fileGame) bool { return g.name == s.state.last.name })
	current := slices.ContainsFunc(begun, func(g *fileGame) bool { return g.name == p.Session().Name })
	switch {
	case len(last) == 0 && len(begun) > 0:
		p.t.Errorf("no last game, the files have %s", begun[0].name)
	case len(last) == 0:
	case !current && last[0] != begun[0], current && last[0].name != p.Session().Name:
		p.t.Errorf("the last game is %s, not %s", last[0].name, begun[0].name)
	default:
		want := fmt.Sprintf("%d of %d digits placed %s", last[0].yours, last[0].of, game.Clock(last[0].took))
		if got := s.shown.card.digits + " " + s.shown.card.time; got != want {
			p.t.Errorf("the card says %s, the files %s", got, want)
		}
	}
}

// checkStatistics compares the statistics and the calendar with the files.
func (p *monthPlayer) checkStatistics(dir string) {
	p.t.Helper()
	s := stats.NewStatistics(p.App)
	p.Show(s)
	p.Settle()
	defer p.Close()
	files := readFiles(p.t, dir)
	for i, l := range caption.Levels() {
		list, row := counting(files, l.Name()), s.Shown.Levels[i+1]
		want := []string{strconv.Itoa(len(list)), "–", "–", "–"}
		if len(list) > 0 {
			fastest, sum, alone := list[0].took, time.Duration(0), 0
			for _, g := range list {
				fastest, sum = min(fastest, g.took), sum+g.took
				if g.hints == 0 {
					alone++
				}
			}
			want = []string{want[0], game.Clock(fastest), game.Clock(sum / time.Duration(len(list))), strconv.Itoa(alone)}
		}
		if got := []string{row.Solved, row.Best, row.Mean, row.Unaided}; !slices.Equal(got, want) {
			p.t.Errorf("%v: the table has %v, the files %v", l, got, want)
		}
		p.checkCalendar(s, files, i)
	}
	hints, mistakes, n := 0, 0, 0
	for _, g := range counting(files, s.State.Level.Name()) {
		hints, mistakes, n = hints+g.hints, mistakes+g.mistakes, n+1
	}
	if sum := library.SumOf(s.State.At(s.State.Level)); n > 0 && (sum.Hints != float64(hints)/float64(n) || sum.Mistakes != float64(mistakes)/float64(n)) {
		p.t.Errorf("%v hints and %v mistakes a game, the files say %d and %d of %d", sum.Hints, sum.Mistakes, hints, mistakes, n)
	}
}

// checkCalendar compares the month of a level with the files.
func (p *monthPlayer) checkCalendar(s *stats.Statistics, files []*fileGame, level int) {
	p.t.Helper()
	s.Choose(caption.Levels()[level])
	defer s.Turn(-1)
	s.Turn(1) // the month of today
	for i, d := range s.Shown.Month.Days {
		date, want := s.State.Month.Add(i), "new"
		if g := best(only(files, func(g *fileGame) bool { return g.daily == date.String() && g.level == caption.Levels()[level].Name() })); g != nil {
			want = g.stage()
		}
		if got := stageNames[d.State]; got != want {
			p.t.Errorf("the calendar has %v %v %s, the files %s", caption.Levels()[level], date, got, want)
		}
	}
}

// checkLists compares Recent and the library with the files.
func (p *monthPlayer) checkLists(dir string) {
	p.t.Helper()
	files := readFiles(p.t, dir)
	r := NewRecent(p.App)
	p.Show(r)
	for i, g := range r.games {
		r.row(i, 65)
		p.Settle()
		row, file := r.row(i, 65), only(files, func(f *fileGame) bool { return f.name == g.Name })[0]
		if stageNames[row.Stage] != file.stage() || row.Share != float64(file.yours)/float64(file.of) && !file.solved {
			p.t.Errorf("Recent has %s %s %v, the files %s %d of %d", g.Name, stageNames[row.Stage], row.Share, file.stage(), file.yours, file.of)
		}
	}
	p.Close()
	byPuzzle := map[string][]*fileGame{}
	for _, g := range files {
		byPuzzle[g.givens] = append(byPuzzle[g.givens], g)
	}
	want := map[string]int{}
	for _, list := range byPuzzle {
		want[best(list).stage()]++
	}
	p.Library().Use(func(l *library.Library, err error) {
		for word, stage := range map[string]string{"begun": "begun", "solved": "solved", "new": "new"} {
			found, err := l.Search(p.t.Context(), library.Query{Text: word, View: library.ViewPlayed})
			if err == nil {
				found, err = found.All(p.t.Context())
			}
			if stage == "new" { // what nothing was done in isn't counted
				want[stage] = 0
			}
			if err != nil || found.Len() != want[stage] {
				p.t.Errorf("the library finds %d %s, the files have %d: %v", found.Len(), word, want[stage], err)
			}
		}
	})
	p.Settle()
}
