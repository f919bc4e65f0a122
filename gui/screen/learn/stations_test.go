package learn

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/generator/lesson"
	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

func stations(d *screentest.Desk) *Stations {
	d.T.Helper()
	s := NewStations(d.App)
	d.Show(s)
	d.Settle()
	return s
}

// TestStationStates: a station is done by its lesson, or when games have shown it on three days;
// what is due again says so, and the first that isn't done is next.
func TestStationStates(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	if s := stations(d); s.Next != 0 || s.chosen != 0 || s.states[0] != stationNext || s.states[39] != stationAhead {
		t.Errorf("at first: %v", s.states)
	}
	d.Learned("full-house", 2*caption.PerStage, 0) // its lesson
	d.Learned(practice.InGame("last-digit"), 1, 2, 1, 0)
	d.Learned("hidden-single", 2*caption.PerStage, 20)
	d.Learned("naked-single", 1, 1, 0)
	s := stations(d)
	want := []stationState{stationDone, stationDone, stationAgain, stationNext, stationAhead}
	for i, w := range want {
		if s.states[i] != w {
			t.Errorf("%s is %v, want %v", s.list.state.List[i].ID, s.states[i], w)
		}
	}
	if s.chosen != 3 || s.Next != 3 {
		t.Errorf("chosen %d, next %d", s.chosen, s.Next)
	}
	if text := s.lead(s.Base); text != "3 of 40 stations done. 1 lesson comes up again today." {
		t.Errorf("%q", text)
	}
	d.Close()
}

// Each line: keys on the map from the first station on, and the station they lead to.
const wayKeys = `
Down                | 1
Up                  | 0
Right               | 4
Right Right         | 12
Right Down Left     | 1
Down Down Down Down | 4
End                 | 39
End Home            | 0
End Right           | 39
Right Right Down Down Down Down Down Down Down Down Right | 32
`

func TestStationKeys(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := stations(d)
	for line := range strings.Lines(wayKeys) {
		keys, want, ok := strings.Cut(strings.TrimSpace(line), "|")
		if !ok {
			continue
		}
		s.Choose(0)
		for k := range strings.FieldsSeq(keys) {
			s.way.control.TypedKey(&fyne.KeyEvent{Name: fyne.KeyName(k)})
		}
		if got := s.chosen; got != atoi(strings.TrimSpace(want)) {
			t.Errorf("%s leads to %d", strings.TrimSpace(line), got)
		}
	}
	for _, r := range "xy" {
		s.Find(r)
	}
	if got := s.station().ID; got != "xy-wing" {
		t.Errorf("typing xy leads to %s", got)
	}
	s.way.control.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if l, ok := d.Shown().(*Lesson); !ok || l.Of.Technique.ID != "xy-wing" {
		t.Errorf("Return opens %T", d.Shown())
	}
	d.Close()
}

func atoi(s string) (n int) {
	for _, r := range s {
		n = 10*n + int(r-'0')
	}
	return n
}

// TestStationPuzzle: a puzzle for a station is played at once and needs it; a second press stops
// the search.
func TestStationPuzzle(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := stations(d)
	for i := range s.states {
		if s.Choose(i); s.station().ID == "skyscraper" {
			break
		}
	}
	s.Puzzle()
	s.Puzzle()
	if s.making.Busy() || d.Shown() != screen.Screen(s) {
		t.Error("a second press doesn't stop it")
	}
	s.Puzzle()
	d.Settle()
	if d.Shown() != nil {
		t.Fatalf("%T is shown", d.Shown())
	}
	r, err := logic.Rate(t.Context(), d.Session().Game.Puzzle().Givens, logic.HoDoKu.Techniques)
	sky, _ := logic.ByID("skyscraper")
	if err != nil || r.Level != sky.Level {
		t.Errorf("the puzzle is %v, %v", r.Level, err)
	}
	d.Close()
}

// TestStationPuzzleSays: what is said of the puzzle for a station holds of the puzzle: the technique
// that it is solved with has a step and none that comes later has one, or nothing is said of it.
func TestStationPuzzleSays(t *testing.T) {
	for at, want := range map[string]string{
		"full-house": "An Easy puzzle: singles alone solve it. Whether it takes Full house was not checked.",
		"skyscraper": "The program solves this puzzle with Skyscraper, and with nothing that comes later on the path.",
		"sk-loop":    "This puzzle is from the lesson SK-Loop. What else it takes was not checked.",
	} {
		d := screentest.NewDesk(t, screentest.Easy)
		s := stations(d)
		s.Choose(slices.IndexFunc(s.StationsState.List, func(at2 lesson.Station) bool { return at2.ID == at }))
		number := s.station().Number
		s.Puzzle()
		d.Settle()
		if !strings.EqualFold(d.Said, want) {
			t.Errorf("%s: %q", at, d.Said)
		}
		pos := puzzle.NewPosition(d.Session().Game.Puzzle().Givens)
		steps, _, err := logic.PathFrom(t.Context(), &pos, logic.HoDoKu.Techniques)
		if err != nil && !strings.Contains(d.Said, "lesson") {
			t.Fatal(at, err)
		}
		said := func(name string) bool { return strings.Contains(d.Said, "with "+name+",") }
		found := !strings.Contains(d.Said, "solves this puzzle with")
		for _, k := range steps {
			found = found || said(words.English.Say(k.Technique.Name()))
			if later := stationAt(k.Technique) > number; later && strings.Contains(d.Said, "nothing that comes later") {
				t.Errorf("%s: %q, but it takes %s", at, d.Said, k.Technique.ID)
			}
			if k.Technique.Level > puzzle.Easy && strings.Contains(d.Said, "singles alone") {
				t.Errorf("%s: %q, but it takes %s", at, d.Said, k.Technique.ID)
			}
		}
		if !found {
			t.Errorf("%s: %q, but it has no such step", at, d.Said)
		}
		d.Close()
	}
}

// stationAt returns the number of a technique's station, one beyond the last for none.
func stationAt(t *logic.Technique) int {
	for _, s := range lesson.Stations() {
		if s.Has(t) {
			return s.Number
		}
	}
	return len(lesson.Stations()) + 1
}

// TestStationSaysOnce: the card of a station says nothing twice.
func TestStationSaysOnce(t *testing.T) {
	s := NewStationsState()
	for s.chosen = range s.List {
		for _, l := range words.Langs {
			if r := s.report(l); r.says == r.here || r.says == "" {
				t.Errorf("%s: %q twice", r.name, r.says)
			}
		}
	}
}
