package order

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// ordersOf shows the page for an order.
func ordersOf(t *testing.T, text string) (*screentest.Desk, *Orders) {
	d := screentest.NewDesk(t, screentest.Easy)
	d.Prefs().SetPuzzleOrder(session.ParsePuzzleOrder(text))
	s := NewOrders(d.App)
	d.Show(s)
	return d, s
}

// TestPatternIsDrawn by the pointer and by keys. A line is a symmetry, what is done, and
// the cells that are filled then, those with a digit as cell=digit. "press", "over" and
// "release" are the pointer's.
func TestPatternIsDrawn(t *testing.T) {
	for line := range strings.Lines(`
		none       | press 0 release 0                   | r1c1
		none       | press 0 over 2 release 2            | r1c1 r1c2 r1c3
		none       | press 0 over 20 release 20          | r1c1 r2c2 r3c3
		none       | press 0 over 2 press 1 over 2       | r1c1
		none       | press 0 press 0                     |
		half-turn  | press 0 release 0                   | r1c1 r9c9
		half-turn  | press 40                            | r5c5
		half-turn  | press 0 press 80                    |
		none       | key 5                               | r1c1=5
		none       | Space                               | r1c1
		none       | Space Space                         |
		none       | right Space right key 3             | r1c2 r1c3=3
		none       | key 5 key 6                         | r1c1=6
		none       | key 5 Delete                        |
		half-turn  | key 5                               | r1c1=5 r9c9
		none       | key 5 undo                          |
		none       | key 5 undo redo                     | r1c1=5
		none       | press 0 over 2 undo                 | r1c1 r1c2
		none       | press 0 empty                       |
		none       | press 0 empty undo                  | r1c1`) {
		f := strings.Split(line, "|")
		if len(f) < 3 {
			continue
		}
		_, s := ordersOf(t, "symmetry="+strings.TrimSpace(f[0]))
		s.pattern.choose(1)
		words := strings.Fields(f[1])
		for i, w := range words {
			switch w {
			case "press", "over", "release":
				n := 0
				for _, r := range words[i+1] {
					n = 10*n + int(r-'0')
				}
				phase := map[string]board.Phase{"press": board.Press, "over": board.Over, "release": board.Release}[w]
				s.Pick(board.Pick{Candidate: puzzle.Cand(puzzle.Cell(n), 5), Phase: phase})
			case "key":
				s.Key(fyne.KeyName(words[i+1]), 0)
			case "right":
				s.Input(game.Input{Kind: game.Right})
			case "undo":
				s.Undo()
			case "redo":
				s.Redo()
			case "empty":
				s.pattern.tool(emptyTool)
			case "Space", "Delete":
				s.Key(fyne.KeyName(w), 0)
			}
		}
		var got []string
		p := s.pattern.get()
		for c := range p.Cells.All() {
			name := c.String()
			if d := p.Digits[c]; d != 0 {
				name += "=" + string(rune('0'+d))
			}
			got = append(got, name)
		}
		if strings.Join(got, " ") != strings.TrimSpace(f[2]) {
			t.Errorf("%s: %v", strings.TrimSpace(line), got)
		}
	}
}

// TestPatternOnTheBoard: while there is a pattern the board shows it and the game gets no
// key; without one the game is there at once.
func TestPatternOnTheBoard(t *testing.T) {
	d, s := ordersOf(t, "symmetry=half-turn")
	before := d.Session().Game.State()
	if s.OwnBoard() || s.Input(game.Input{Kind: game.Type, Digit: 5}) || d.View().State.Grid != before.Grid {
		t.Error("there is a pattern already")
	}
	s.pattern.tool(gameTool)
	if v := d.View(); !s.OwnBoard() || v.Pattern != d.Session().Game.Givens() || v.State.Grid != (puzzle.Grid{}) {
		t.Error("the board does not show the pattern of the game")
	}
	if !s.Input(game.Input{Kind: game.Type, Digit: 5}) || d.Session().Game.State() != before {
		t.Error("the game gets the key")
	}
	kept := d.Prefs().PuzzleOrder()[session.OptionPattern]
	s.pattern.choose(0)
	if s.OwnBoard() || d.View().State.Grid != before.Grid {
		t.Error("the game does not come back")
	}
	if s.pattern.choose(2); d.Prefs().PuzzleOrder()[session.OptionPattern] != kept || !d.Prefs().PuzzleOrder().On(session.OptionWithin) {
		t.Error("the pattern is lost")
	}
}

// TestLikeThisOne orders the pattern and the level of the puzzle on the board.
func TestLikeThisOne(t *testing.T) {
	d, s := ordersOf(t, "difficulty=hard symmetry=half-turn")
	d.Session().LoadFacts(func() {})
	d.Settle()
	s.pattern.tool(likeTool)
	o, wrong := d.Prefs().PuzzleOrder().Order()
	if wrong != nil || o.Pattern == nil || o.Pattern.Cells != d.Session().Game.Givens() || o.Pattern.Within || o.Level != d.Session().Facts().Rating.Level {
		t.Error(o, wrong)
	}
}

// TestPickerAsks: the picker lists what is searched for, sets what is chosen, and says why
// something can't be.
func TestPickerAsks(t *testing.T) {
	d, s := ordersOf(t, "difficulty=medium")
	p := NewPicker(d.App, s)
	d.Push(p)
	all := len(p.found)
	p.find("X-WING")
	if len(p.found) == 0 || len(p.found) >= all {
		t.Fatal(len(p.found), " of ", all)
	}
	at := -1
	for i, tech := range p.found {
		if tech.ID == "x-wing" {
			at = i
		}
	}
	if why := p.why(at, "with"); !strings.Contains(why, "Level") {
		t.Errorf("it can be: %q", why)
	}
	if why := p.why(at, "without"); why != "" {
		t.Errorf("got %q, want %q", why, "")
	}
	s.set(session.OptionLevel, "")
	if why := p.why(at, "hardest"); why != "" {
		t.Errorf("got %q, want %q", why, "")
	}
	s.ask("hardest", "x-wing", true)
	if row := p.row(at); row.Asked != "Hardest" || !p.on(at, "hardest") || p.on(at, "with") {
		t.Error(row)
	}
	if chips := chipsOf(s.app.Base().Lang, s.order()); len(chips) != 1 || chips[0].Kind != "Hardest" {
		t.Error(chips)
	}
	s.drop(0)
	if len(chipsOf(s.app.Base().Lang, s.order())) != 0 || d.Prefs().PuzzleOrder()["hardest"] != "" {
		t.Error("it is still asked for")
	}
}

// TestPickerFamilies: a family is asked for like a technique, where that makes sense.
func TestPickerFamilies(t *testing.T) {
	d, s := ordersOf(t, "")
	p := NewPicker(d.App, s)
	d.Push(p)
	p.searchFor("fish")
	at := slices.IndexFunc(p.found, func(of pickable) bool { return of.ID == "fish" })
	if row := p.row(at); row.Name != "Fish" || row.Grade != "family" || p.found[at+1].ID != "x-wing" {
		t.Fatal(row, p.found)
	}
	p.choose(at)
	for _, option := range p.options {
		if why := p.why(at, option); (why != "") != slices.Contains([]string{"hardest", "once", "first"}, option) {
			t.Errorf("%s: %q", option, why)
		}
	}
	p.ask(slices.Index(p.options, "without"))
	if chips := chipsOf(s.app.Base().Lang, s.order()); len(chips) != 1 || chips[0].Kind != "Without" || chips[0].Name != "Fish" {
		t.Error(chips)
	}
	if o, wrong := s.order().Order(); wrong != nil || len(o.Without) < 9 {
		t.Error(o.Without, wrong)
	}
}

// TestPickerCounts: each press asks for one step more, the last for none.
func TestPickerCounts(t *testing.T) {
	d, s := ordersOf(t, "")
	p := NewPicker(d.App, s)
	d.Push(p)
	p.searchFor("Skyscraper")
	at := slices.Index(p.options, session.OptionCounts)
	for _, want := range []string{"2..", "3..", "4..", "5..", "", "2.."} {
		p.ask(at)
		var got []string
		for _, chip := range chipsOf(s.app.Base().Lang, s.order()) {
			got = append(got, chip.Kind+" "+chip.Name)
		}
		line := ""
		if want != "" {
			line = "Several Skyscraper " + want
		}
		if strings.Join(got, "|") != line || p.on(0, session.OptionCounts) != (want != "") || strings.HasSuffix(p.row(0).Asked, want) != true {
			t.Errorf("%q, row %v, want %q", got, p.row(0), line)
		}
		if _, wrong := s.order().Order(); wrong != nil {
			t.Error(wrong)
		}
	}
}

// TestGivensAreARange: the slider's whole range is no condition.
func TestGivensAreARange(t *testing.T) {
	d, s := ordersOf(t, "symmetry=none")
	for _, tt := range []struct {
		from, to int
		want     string
	}{{24, 30, "24..30"}, {17, 80, ""}, {25, 25, "25..25"}, {17, 79, "17..79"}} {
		s.set(session.OptionGivens, givensText(tt.from, tt.to))
		if got := d.Prefs().PuzzleOrder()[session.OptionGivens]; got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
		if from, to := givensOf(s.order()); from != tt.from || to != tt.to {
			t.Error(from, to)
		}
	}
}
