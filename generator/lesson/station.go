package lesson

import (
	_ "embed"
	"strings"
	"sync"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A Station is a place on the path from the first puzzle to the hardest: one idea, with the
// lessons of its variants.
type Station struct {
	Number  int    // from 1
	ID      string // what its name is called in the catalogue
	Lessons []Lesson
}

//go:embed stations.txt
var stationsText string

// Stations lists the stations in the order of the path. The slice must not be changed.
var Stations = sync.OnceValue(func() (list []Station) {
	of := map[string]Lesson{}
	for _, l := range Path() {
		of[l.Technique.ID] = l
	}
	for line := range strings.Lines(stationsText) {
		id, lessons, ok := strings.Cut(line, ":")
		if !ok || strings.HasPrefix(line, "#") {
			continue
		}
		s := Station{Number: len(list) + 1, ID: id}
		for l := range strings.FieldsSeq(lessons) {
			s.Lessons = append(s.Lessons, of[l])
		}
		list = append(list, s)
	}
	return list
})

// Main returns the lesson that is learnt at the station.
func (s *Station) Main() Lesson { return s.Lessons[0] }

// Name returns a name that is short enough for the path.
func (s *Station) Name(l words.Lang) string { return l.T("station." + s.ID) }

// Has reports whether a technique belongs to the station.
func (s *Station) Has(t *logic.Technique) bool {
	for _, l := range s.Lessons {
		if l.Technique.ID == t.ID {
			return true
		}
	}
	return false
}

// Order asks for a puzzle that needs what is learnt at the station, and nothing that comes later
// on the path. Of the easiest puzzles any will do: they all need singles. It reports whether there
// is such an order: puzzles are rated by techniques of which some stations have none.
func (s *Station) Order() (o generator.Order, ok bool) {
	if s.Main().Technique.Level == puzzle.Easy {
		return generator.Order{Level: puzzle.Easy}, true
	}
	for _, t := range logic.HoDoKu.Techniques {
		switch at := stationOf(t); {
		case at == s.Number && !ok:
			o.With, ok = append(o.With, t), true
		case at == 0 || at > s.Number:
			o.Without = append(o.Without, t)
		}
	}
	return o, ok
}

// stationOf returns the number of the station of a technique, 0 for none.
func stationOf(t *logic.Technique) int {
	for i, s := range Stations() {
		if s.Has(t) {
			return i + 1
		}
	}
	return 0
}
