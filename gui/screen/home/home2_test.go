package home

import (
	"slices"
	"testing"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/screen/learn"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/practice"
)

// taking returns games of a level that were solved in some minutes.
func taking(level puzzle.Level, minutes ...int) (list []library.Outcome) {
	for _, m := range minutes {
		list = append(list, screentest.Finished("2026-11-09", level, m))
	}
	return list
}

// TestUsual: the time is the median of the last fifty games from five on.
func TestUsual(t *testing.T) {
	u := UsualOf(append(taking(puzzle.Easy, 5, 9, 7, 6), taking(puzzle.Hard, 30, 20, 27, 26, 99)...))
	if u[0] != 0 || u[2] != 27*time.Minute {
		t.Error(u)
	}
	slow, quick := make([]int, 40), make([]int, 30)
	for i := range slow {
		slow[i] = 60
	}
	for i := range quick {
		quick[i] = 8
	}
	if u := UsualOf(append(taking(puzzle.Easy, slow...), taking(puzzle.Easy, quick...)...)); u[0] != 8*time.Minute {
		t.Error(u)
	}
}

// TestForMe: the card offers a puzzle of the player's level; a step offers one beside it and says so,
// and Play opens the very puzzle that is shown.
func TestForMe(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := home(d)
	if r := s.shown.forMe; r.level != "Easy" || r.line != "A new one, made now" || r.takes != "" || r.why == "" || !s.state.forMe.ready {
		t.Errorf("%+v", r)
	}
	easy := s.state.forMe.puzzle
	s.forMe.choose(0)
	if d.Said != "There is nothing easier." || s.state.forMe.step != 0 || !s.state.forMe.ready {
		t.Errorf("%q, step %d", d.Said, s.state.forMe.step)
	}
	s.forMe.choose(2)
	if s.state.forMe.ready || s.shown.forMe.line != "Looking for a new one…" {
		t.Errorf("%+v", s.shown.forMe)
	}
	d.Settle()
	if r := s.shown.forMe; r.level != "Medium" || r.why != "One harder than your usual." || s.state.forMe.puzzle == easy {
		t.Errorf("%+v", r)
	}
	want := s.state.forMe.puzzle
	s.forMe.play()
	if d.Settle(); d.Session().Game.Puzzle().Givens != want {
		t.Error("another puzzle is played than the one that was shown")
	}
	if s = home(d); s.state.forMe.step != 0 || s.state.forMe.puzzle != easy {
		t.Error("the choice stays after Home was left, or the easy one has gone")
	}
	s.state.usual[0] = 9 * time.Minute
	if s.changed(); s.shown.forMe.takes != "about 9 min" {
		t.Errorf("%+v", s.shown.forMe)
	}
	d.Close()
}

// TestForMeSoon: Play that is pressed before the player's level is known makes a puzzle once it is.
func TestForMeSoon(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	was := d.Session().Game.Puzzle().Givens
	s := NewHome(d.App)
	d.Show(s)
	if s.forMe.play(); s.state.forMe.own.Level != puzzle.Unrated {
		t.Fatal("the level is known already")
	}
	d.Settle()
	if now := d.Session().Game.Puzzle(); now.Givens == was || d.Shown() != nil {
		t.Errorf("%T is shown", d.Shown())
	}
	d.Close()
}

// TestHomeLearn: at first the path begins; later the next lesson and what comes up again are
// one press away.
func TestHomeLearn(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := home(d)
	if r := s.shown.learn; r.due != "" || r.next != "First: Full house" || r.nextNote != "1 of 40" || r.at != 0 || len(r.ends) != 4 {
		t.Errorf("%+v", r)
	}
	s.learn.openNext()
	if l, ok := d.Shown().(*learn.Lesson); !ok || l.Of.Number != 1 {
		t.Errorf("%T", d.Shown())
	}
	d.Settle()
	d.Back()
	for i := range caption.PerStage * 2 {
		d.Sessions().Answers.Add(practice.Answer{When: d.Sessions().Now().Add(time.Duration(i-9*24*60) * time.Minute), Item: "full-house", Grade: practice.Right})
	}
	d.Settle()
	s = home(d)
	if r := s.shown.learn; r.due != "Full house" || r.dueNote != "due again" || r.nextNote != "next, 2 of 40" || r.at == 0 {
		t.Errorf("%+v", r)
	}
	s.learn.practise()
	d.Settle()
	if l, ok := d.Shown().(*learn.Lesson); !ok || !l.Practising() {
		t.Errorf("%T", d.Shown())
	}
	d.Close()
}

// TestHomeDay: a page that is left open past midnight shows the new day at the next look, and
// the week that was chosen stays.
func TestHomeDay(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	now := d.Sessions().Now()
	d.Sessions().Now = func() time.Time { return now }
	s, past := home(d), NewHomeOn(d.App, daily.Date{Year: 2026, Month: time.November, Day: 19})
	d.Settle()
	now = now.Add(16 * time.Hour) // Sunday
	for _, h := range []*Home{s, past} {
		h.CheckDay()
	}
	d.Settle()
	today := daily.Date{Year: 2026, Month: time.November, Day: 22}
	if s.state.today != today || s.state.date() != today || !s.shown.days[6].Today || s.shown.card.title != "Extreme, 22 November" {
		t.Errorf("%+v %+v", s.state.today, s.shown.card)
	}
	if past.state.date().Day != 19 {
		t.Error(past.state.date())
	}
	now = now.Add(24 * time.Hour) // Monday: another week
	s.CheckDay()
	if d.Settle(); !s.shown.days[0].Today {
		t.Errorf("%+v", s.shown.days)
	}
	past.Close()
	d.Close()
}

// TestUsualOfClassics: how long a puzzle of another board took says nothing of the classic ones.
func TestUsualOfClassics(t *testing.T) {
	mini := screentest.Finished("2026-11-20", puzzle.Easy, 9)
	mini.Shape = puzzle.Mini6
	if u := UsualOf(slices.Repeat([]library.Outcome{mini}, 30)); u != (UsualTimes{}) {
		t.Errorf("usual: %v", u)
	}
}
