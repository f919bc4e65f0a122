package learn

import (
	"slices"
	"time"

	"sudoku/generator/lesson"
	"sudoku/gui/caption"
	"sudoku/puzzle"
	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A stationState says how far one has come with a station.
type stationState uint8

const (
	stationAhead stationState = iota
	stationNext               // the first that isn't done
	stationDone
	stationAgain // done, and due again today
)

// String returns the name of the state in the catalogue.
func (s stationState) String() string {
	return "stations." + [...]string{"ahead", "next", "done", "again"}[s]
}

// A StationsState is the path, and what is known of its stations.
type StationsState struct {
	List   []lesson.Station
	states []stationState
	Next   int // the first that isn't done; their number if all are
	Due    []*logic.Technique
	Known  []practice.Answer
	chosen int
}

func NewStationsState() StationsState {
	s := StationsState{List: lesson.Stations()}
	s.Take(nil, nil)
	return s
}

// Take takes over what was answered, and what is due.
func (s *StationsState) Take(known []practice.Answer, due []*logic.Technique) {
	s.Known, s.Due = known, due
	found := foundOn(known)
	s.states, s.Next = make([]stationState, len(s.List)), len(s.List)
	for i := range s.List {
		switch {
		case !stationKnown(known, found, &s.List[i]):
			if s.Next == len(s.List) {
				s.Next, s.states[i] = i, stationNext
			}
		case slices.ContainsFunc(due, s.List[i].Has):
			s.states[i] = stationAgain
		default:
			s.states[i] = stationDone
		}
	}
}

// daysKnown is on how many days a technique must have been found at once, in lessons or games,
// until its lesson is passed over.
const daysKnown = 3

// foundOn returns the days on which each technique was found at once.
func foundOn(known []practice.Answer) map[string][]time.Time {
	days := map[string][]time.Time{}
	for _, a := range known {
		y, m, d := a.When.Local().Date()
		day, id := time.Date(y, m, d, 0, 0, 0, 0, time.UTC), a.Technique()
		if a.Grade >= practice.Right && !slices.Contains(days[id], day) && len(days[id]) < daysKnown {
			days[id] = append(days[id], day)
		}
	}
	return days
}

// stationKnown reports whether the lesson of a station was done, or the techniques of the station
// were found on enough days: a puzzle that needs its idea may need any variant of it.
func stationKnown(known []practice.Answer, found map[string][]time.Time, at *lesson.Station) bool {
	days := map[time.Time]bool{}
	for _, l := range at.Lessons {
		for _, day := range found[l.Technique.ID] {
			days[day] = true
		}
	}
	return len(days) >= daysKnown || lessonDone(known, at.Main().Technique.ID)
}

// lessonDone reports whether a lesson came to its last part, and its last answers were right: else
// who has answered often enough would be past it without knowing it.
func lessonDone(known []practice.Answer, id string) bool {
	right := 0
	for _, a := range known {
		switch {
		case a.Item != id || a.Grade == practice.Unknown:
		case a.Grade >= practice.Slow:
			right++
		default:
			right = 0
		}
	}
	return right >= caption.PerStage && caption.StageOf(known, id) == lesson.Mix
}

// done counts the stations that are done.
func (s *StationsState) done() (n int) {
	for _, k := range s.states {
		if k == stationDone || k == stationAgain {
			n++
		}
	}
	return n
}

// levels returns the stations of each level, from Easy on.
func (s *StationsState) levels() (list [5][]int) {
	for i := range s.List {
		at := s.List[i].Main().Technique.Level - puzzle.Easy
		list[at] = append(list[at], i)
	}
	return list
}

// beside returns the station in the column beside that of the chosen one, at the same height.
func (s *StationsState) beside(by int) int {
	levels := s.levels()
	for col, list := range levels {
		if row := slices.Index(list, s.chosen); row >= 0 {
			if col += by; col < 0 || col >= len(levels) {
				return s.chosen
			}
			return levels[col][min(row, len(levels[col])-1)]
		}
	}
	return s.chosen
}

// A stationReport is what the panel shows of the chosen station.
type stationReport struct {
	name, place string
	says        string // what to look for
	also        string // which variants belong to it; "" for none
	here        string // what the example does
	relearn     bool
}

// variants is how many variants are named.
const variants = 3

func (s *StationsState) report(l words.Lang) stationReport {
	at := &s.List[s.chosen]
	main := at.Main()
	r := stationReport{name: at.Name(l), says: main.Paragraphs(l)[0], relearn: s.states[s.chosen] >= stationDone,
		place: l.T("stations.where", "n", at.Number, "of", len(s.List), "level", l.Level(main.Technique.Level.Name()), "state", l.T(s.states[s.chosen].String()))}
	var names []string
	for i, v := range at.Lessons[1:] {
		if n := len(at.Lessons) - 1; i == variants && n > variants+1 {
			names = append(names, l.T("stations.more", "n", n-variants))
			break
		}
		names = append(names, l.Say(v.Technique.Name()))
	}
	if len(names) > 0 {
		r.also = l.T("stations.with", "list", l.Commas(names...))
	}
	_, step, _ := main.Technique.Example()
	if r.here = step.What(l); r.here == r.says {
		r.here = ""
	}
	return r
}
