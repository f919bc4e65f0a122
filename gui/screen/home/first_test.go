package home

import (
	"strings"
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// beginner returns a desk on which nothing was played yet.
func beginner(t *testing.T) *screentest.Desk {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetBool(screen.PrefSettled, false)
	return d
}

// TestFirst: a beginner is offered the Easy of today whatever the day's own level; it stays the card's
// game once it is begun, without a number, and Home comes when it is finished.
func TestFirst(t *testing.T) {
	d := beginner(t)
	s := home(d)
	c := s.shown.card
	if s.first == nil || c.title != "Start with an easy one" || !strings.HasSuffix(c.about, " digits are given. Each step can be found by looking; H gives a hint.") || c.aside != "" {
		t.Fatalf("%+v", c)
	}
	if got := s.Status(); got != d.Page.T("first.enters") {
		t.Error(got)
	}
	s.Key("Return", 0)
	if d.Settle(); dailyOf(d) != "2026-11-21/easy" {
		t.Fatalf("%q is begun", dailyOf(d))
	}
	begun := d.Session().Name
	if s = home(d); s.shown.card.title != "Start with an easy one" {
		t.Errorf("without a digit in it: %+v", s.shown.card)
	}
	s.Key("Return", 0)
	if d.Settle(); d.Session().Name != begun {
		t.Error("it is begun again")
	}
	d.Enter([2]int{int(session.FirstEmpty(d.Session().Game.Puzzle().Givens)), 1})
	for range 2 {
		if s = home(d); s.first == nil || s.shown.card.heading != "Last game" || strings.Contains(s.shown.card.line, "SE") {
			t.Errorf("%+v", s.shown.card)
		}
		d.Settle()
	}
	d.Session().Game.Undo()
	solveAll(d)
	if s = home(d); s.first != nil || d.Prefs().Beginner() {
		t.Error("it is the first page after a game was finished")
	}
	d.Close()
}

// TestFirstEnds: what counts like a finished game.
func TestFirstEnds(t *testing.T) {
	for name, do := range map[string]func(d *screentest.Desk){
		"a solution that is shown": func(d *screentest.Desk) {
			d.Start(d.Session().Game.Puzzle())
			screen.Solve(d.App)
			d.Settle()
		},
		"a finished game in the record": func(d *screentest.Desk) {
			finish(d, screentest.Easy)
			d.BeginWith(screentest.Harder)
		},
		"the tenth start": func(d *screentest.Desk) {
			for range 9 {
				d.Prefs().CountStart()
			}
			if !d.Prefs().Beginner() {
				t.Error("the ninth start ends it")
			}
			d.Prefs().CountStart()
		},
	} {
		d := beginner(t)
		do(d)
		s := NewHome(d.App)
		d.Show(s)
		d.Settle()
		if now, ok := d.Shown().(*Home); !ok || now.first != nil || d.Prefs().Beginner() {
			t.Errorf("%s: still the first page", name)
		}
		d.Close()
	}
}

// TestFirstOthers: the other levels and boards begin a new puzzle each.
func TestFirstOthers(t *testing.T) {
	d := beginner(t)
	for _, level := range otherLevels {
		s := home(d)
		s.first.levels.levels.Press(int(level - puzzle.Medium))
		search, _ := d.NewGames().Searching()
		d.NewGames().Stop()
		if search.Order[session.OptionLevel] != level.Name() || search.Order[session.OptionShape] != "" {
			t.Errorf("%v: %v", level, search.Order)
		}
	}
	for i, board := range otherBoards {
		s := home(d)
		s.first.levels.boards.Press(i)
		search, _ := d.NewGames().Searching()
		d.NewGames().Stop()
		if search.Order[session.OptionShape] != board {
			t.Errorf("%s: %v", board, search.Order)
		}
	}
	d.Close()
}

// TestAside: a game that is put aside is not offered, and undo offers it again; so does playing on.
func TestAside(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	var names []string
	for i := range 2 {
		d.Start(puzzle.Puzzle{Givens: screentest.Renumbered(screentest.Easy, i), Title: []string{"First", "Second"}[i]})
		d.Enter([2]int{1, i + 3})
		names = append(names, d.Session().Name)
	}
	s := home(d)
	press := func() {
		s.pressCard(asideZone)
		d.Settle()
	}
	if press(); s.shown.card.title != "First" || s.shown.card.others != "" || !d.Prefs().IsAside(names[1]) || !strings.Contains(d.Said, "Second") {
		t.Errorf("%+v, %q", s.shown.card, d.Said)
	}
	if press(); s.state.last.name != "" || s.shown.card.aside != "" {
		t.Errorf("%+v", s.shown.card)
	}
	for _, want := range []string{"First", "Second"} {
		s.Undo()
		if d.Settle(); s.shown.card.title != want {
			t.Errorf("after undo: %q, want %q", s.shown.card.title, want)
		}
	}
	if s.CanUndo() || len(d.Prefs().Aside()) != 0 {
		t.Error("more to undo")
	}
	press()
	d.Prefs().TakeUp(names[1])
	if s = home(d); s.shown.card.title != "Second" {
		t.Errorf("%+v", s.shown.card)
	}
	d.Close()
}

// TestFirstRuleHasRoom: in larger text the picture gives way to the rule of the first puzzle.
func TestFirstRuleHasRoom(t *testing.T) {
	d := beginner(t)
	s := home(d)
	for _, scale := range []float64{1, 1.5, 2} {
		d.Page.Kit.TextScale = scale
		picture, words := s.card.parts(560, 330)
		if high := s.card.ruleHeight(words.W, false); picture.W > 0 && high > words.H {
			t.Errorf("text of %g: the words need %.0f of %.0f beside a picture of %.0f", scale, high, words.H, picture.W)
		}
		if scale == 1 && picture.W < 240 {
			t.Errorf("the picture is %.0f wide", picture.W)
		}
	}
	d.Close()
}
