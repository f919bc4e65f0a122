package home

import (
	"slices"
	"testing"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/screen/learn"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
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

// TestLevelFor: the level whose time is the nearest below what the player has, as far as the
// levels were played.
func TestLevelFor(t *testing.T) {
	all := UsualTimes{6 * time.Minute, 14 * time.Minute, 27 * time.Minute, 51 * time.Minute}
	slow := UsualTimes{2: 50 * time.Minute}
	for _, tt := range []struct {
		u       UsualTimes
		minutes int
		level   puzzle.Level
		takes   int
	}{
		{all, 10, puzzle.Easy, 6}, {all, 20, puzzle.Medium, 14}, {all, 40, puzzle.Hard, 27}, {all, 60, puzzle.Unfair, 51},
		{UsualTimes{}, 10, puzzle.Easy, 0}, {UsualTimes{}, 60, puzzle.Unfair, 0},
		{UsualTimes{6 * time.Minute}, 60, puzzle.Unfair, 0}, // Easy is not what takes an hour
		{UsualTimes{50 * time.Minute}, 10, puzzle.Easy, 50}, // nothing is shorter
		{slow, 40, puzzle.Hard, 50}, {slow, 60, puzzle.Hard, 50},
		{slow, 10, puzzle.Easy, 0},
	} {
		var s Spell
		for _, s = range Spells {
			if s.Minutes == tt.minutes {
				break
			}
		}
		if level, takes := tt.u.LevelFor(s); level != tt.level || takes != time.Duration(tt.takes)*time.Minute {
			t.Errorf("%v, %d minutes: %v of %v, want %v of %d", tt.u, tt.minutes, level, takes, tt.level, tt.takes)
		}
	}
}

// TestHomeFor: a press on a time looks for a puzzle of a level, and says which.
func TestHomeFor(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := home(d)
	s.makeFor(1)
	search, _ := d.NewGames().Searching()
	d.NewGames().Stop()
	if search.Order[session.OptionLevel] != "medium" {
		t.Errorf("%v", search.Order)
	}
	s = home(d)
	s.state.usual[0] = 9 * time.Minute
	s.makeFor(0)
	if want := "Easy; you need 9 min as a rule."; d.Said != want {
		t.Errorf("%q, want %q", d.Said, want)
	}
	d.NewGames().Stop()
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
	s.openNext()
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
	s.practise()
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
