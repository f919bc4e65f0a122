package screen

import (
	"testing"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/solver/logic"
)

// outcome is how a game of a daily puzzle went.
func outcome(name, of string, moves int, finished bool) library.Outcome {
	o := library.Outcome{Game: name, Outcome: game.Outcome{Daily: of, Moves: moves, Finished: finished}}
	o.Ended = time.Date(2026, 11, 20, 8, moves, 0, 0, time.UTC)
	return o
}

// TestPastOf: of several games of a daily puzzle that counts which came farthest, and the
// game put down last is the one to go on with.
func TestPastOf(t *testing.T) {
	today := daily.Date{Year: 2026, Month: time.November, Day: 20}
	p := pastOf([]library.Outcome{
		outcome("a", "2026-11-20/easy", 9, false),
		outcome("b", "2026-11-20/easy", 50, true),
		outcome("c", "2026-11-20/easy", 20, false),
		outcome("d", "2026-11-19/hard", 7, false),
		outcome("e", "", 0, false), // nothing was done in it
		outcome("f", "", 60, true),
		{Game: "g", Outcome: game.Outcome{Daily: "2026-11-18/easy", Moves: 1, Finished: true, ByProgram: true}},
	}, store.Games{Dir: t.TempDir()}, lastGame{known: true, name: "d"}, today)
	if p.begun != 2 { // a and c: d is the last
		t.Error(p.begun, "begun")
	}
	for _, tt := range []struct {
		date  daily.Date
		level logic.Level
		want  page.PuzzleState
	}{
		{today, logic.Easy, page.PuzzleSolved},
		{today.Add(-1), logic.Hard, page.PuzzleBegun},
		{today, logic.Hard, page.PuzzleNew},
		{today.Add(-2), logic.Easy, page.PuzzleBegun}, // the program solved it
	} {
		if got := p.dailies.state(tt.date, tt.level); got != tt.want {
			t.Errorf("%v %v: %v, want %v", tt.date, tt.level, got, tt.want)
		}
	}
	if n := p.dailies.solved(today); n != 1 {
		t.Error(n, "solved")
	}
}

// TestHome: the page shows the current game and the week; a press on a level of today begins
// its daily puzzle, and the same press later goes on with it.
func TestHome(t *testing.T) {
	d := newDesk(t, easy)
	d.Start(d.session.Game.Puzzle())
	s := NewHome(d)
	d.Show(s)
	d.settle()
	if c := s.card(90); c.Cells == "" || c.Picture == nil || c.Share == 0 {
		t.Errorf("%+v", c)
	}
	if days := s.days(); len(days) != 7 || !days[s.day].Today {
		t.Errorf("%+v", days)
	}
	s.openDaily(0)
	d.settle()
	first := d.session.Name
	if of := d.daily(); of != "2026-11-21/easy" {
		t.Errorf("started %q", of)
	}
	d.enter([2]int{int(session.FirstEmpty(d.session.Game.Puzzle().Givens)), 1})
	s = NewHome(d)
	d.Show(s)
	d.settle()
	if s.days()[s.day].Puzzles[0] != page.PuzzleBegun {
		t.Error("a daily puzzle that was begun does not show")
	}
	s.choose(6)
	s.openDaily(1)
	if d.settle(); d.session.Name != first || d.shown != Screen(s) {
		t.Error("a puzzle of a day to come is opened")
	}
	s.choose(weekdayOf(s.today))
	s.openDaily(0)
	if d.settle(); d.session.Name != first {
		t.Error("begun again, not gone on with")
	}
	s = NewHome(d)
	d.Show(s)
	d.settle()
	s.openDaily(1)
	d.settle()
	s = NewHome(d)
	d.Show(s)
	s.openDaily(0) // before it is known how the games went
	if d.settle(); d.session.Name != first {
		t.Error("begun again by a quick press")
	}
	d.close()
}

// daily returns which daily puzzle is played.
func (d *desk) daily() string {
	p := d.session.Game.Puzzle()
	return game.DailyOf(&p)
}

// TestHomeFirst: with no game begun the card is today's puzzle, and Return begins it.
func TestHomeFirst(t *testing.T) {
	d := newDesk(t, easy)
	s := NewHome(d)
	d.Show(s)
	d.settle()
	if c := s.card(90); c.Cells != "" || c.Picture == nil || c.Do != d.base.T("home.play") {
		t.Errorf("%+v", c)
	}
	s.Key("Return", 0)
	d.settle()
	if of := d.daily(); of != "2026-11-21/unfair" {
		t.Errorf("started %q", of)
	}
	d.close()
}
