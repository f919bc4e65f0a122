package learn

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/generator/lesson"
	"sudoku/gui/caption"
	"sudoku/puzzle/practice"
	"sudoku/solver/logic"
)

// A learner walks the path: every day what is due, then a puzzle of the next station, and its
// lesson where the puzzle showed that it isn't known.
type learner struct {
	talent   float64            // how much of what it lacks one look teaches
	knew     int                // the stations that it knew before
	eager    bool               // it takes lessons, else it only plays
	strength map[string]float64 // of a technique, 0 to 1
	seen     map[string]int     // how often a technique was seen
	last     map[string]int     // the day on which it was
	rng      *rand.Rand

	answers                       []practice.Answer
	puzzles, again, recalled, day int
	entered                       int // the day on which it came to the station
	longest                       int // how many days it stayed at one
	at                            string
}

func newLearner(n int) *learner {
	l := &learner{rng: rand.New(rand.NewPCG(uint64(n), 3)), strength: map[string]float64{}, seen: map[string]int{}, last: map[string]int{}}
	l.talent, l.knew, l.eager = 0.15+0.8*float64(n%5)/4, []int{0, 4, 12, 22}[n/5], n%2 == 0
	for _, s := range lesson.Stations()[:l.knew] {
		for _, of := range s.Lessons {
			l.strength[of.Technique.ID], l.seen[of.Technique.ID] = 0.95, 20
		}
	}
	return l
}

// recalls reports whether the learner finds a technique today.
func (l *learner) recalls(id string) bool {
	days := float64(l.day - l.last[id])
	return l.rng.Float64() < l.strength[id]*math.Exp(-days/float64(20*(1+l.seen[id])))
}

// sees teaches the learner a technique a little.
func (l *learner) sees(id string) {
	l.strength[id] += l.talent * (1 - l.strength[id])
	l.seen[id]++
	l.last[id] = l.day
}

func (l *learner) answer(item string, g practice.Grade) {
	when := time.Date(2027, 1, 1, 12, 0, len(l.answers)%60, 0, time.Local).AddDate(0, 0, l.day)
	l.answers = append(l.answers, practice.Answer{When: when, Item: item, Grade: g})
}

// exercise answers one exercise of a technique.
func (l *learner) exercise(id string) bool {
	ok := l.recalls(id)
	if l.sees(id); ok {
		l.answer(id, practice.Right)
	} else {
		l.answer(id, practice.Wrong)
	}
	return ok
}

// game plays a puzzle, of which the review tells what was found and what was passed over.
func (l *learner) game(s *lesson.Station, needs []string) (missed bool) {
	l.puzzles++
	for _, id := range needs {
		if l.recalls(id) {
			l.answer(practice.InGame(id), practice.Right)
		} else {
			l.answer(id, practice.Unknown)
			t, _ := logic.ByID(id)
			missed = missed || s.Has(t)
		}
		l.sees(id)
	}
	return missed
}

// today does what there is to do on a day, and reports whether the path is at its end.
func (l *learner) today(needs func(at int, rng *rand.Rand) []string) bool {
	now := time.Date(2027, 1, 1, 18, 0, 0, 0, time.Local).AddDate(0, 0, l.day)
	for _, id := range practice.Offer(l.answers, now, aDay) {
		if l.again++; l.exercise(id) {
			l.recalled++
		}
	}
	path := NewStationsState()
	path.Take(l.answers, nil)
	if path.Next == len(path.List) {
		return true
	}
	s := &path.List[path.Next]
	if s.ID != l.at {
		l.at, l.entered = s.ID, l.day
	}
	l.longest = max(l.longest, l.day-l.entered)
	if l.game(s, needs(path.Next, l.rng)) && l.eager {
		for range 2 * caption.PerStage {
			l.exercise(s.Main().Technique.ID)
		}
	}
	l.day++
	return false
}

// passedOver counts the stations that are known without an exercise.
func (l *learner) passedOver() (n int) {
	found := foundOn(l.answers)
	for _, s := range NewStationsState().List {
		exercised := slices.ContainsFunc(l.answers, func(a practice.Answer) bool {
			t, _ := logic.ByID(a.Item)
			return t != nil && s.Has(t)
		})
		if stationKnown(l.answers, found, &s) && !exercised {
			n++
		}
	}
	return n
}

// drawn returns techniques that puzzles of a station may need: singles, some of the stations
// before, and one of its own.
func drawn(at int, rng *rand.Rand) []string {
	list := lesson.Stations()
	ids := []string{"full-house", "hidden-single", "naked-single"}
	for range min(3, at) {
		if s := list[rng.IntN(at)]; !slices.Contains(ids, s.Main().Technique.ID) {
			ids = append(ids, s.Main().Technique.ID)
		}
	}
	own := list[at].Lessons
	if id := own[rng.IntN(len(own))].Technique.ID; !slices.Contains(ids, id) {
		ids = append(ids, id)
	}
	return ids
}

// generated returns what puzzles made to order for the stations need, three of each, and says of
// which there is none.
func generated(t *testing.T) func(at int, rng *rand.Rand) []string {
	var of [][][]string
	for _, s := range lesson.Stations() {
		var list [][]string
		order, ok := s.Order()
		for seed := uint64(1); ok && seed <= 3; seed++ {
			ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
			order.Seed = seed
			if r, err := generator.Generate(ctx, order, 1, nil); err == nil {
				list = append(list, needsOf(t, r))
			}
			cancel()
		}
		if len(list) == 0 {
			t.Logf("no puzzle to order for %s: a position of its lesson", s.ID)
			list = [][]string{{"full-house", "hidden-single", "naked-single", s.Main().Technique.ID}}
		}
		of = append(of, list)
	}
	return func(at int, rng *rand.Rand) []string { return of[at][rng.IntN(len(of[at]))] }
}

// needsOf returns the techniques of the steps of a puzzle that have a lesson, each once. Every game
// ends with full houses and last digits, though ratings take other singles first.
func needsOf(t *testing.T, r generator.Result) []string {
	ids := []string{"full-house", "last-digit"}
	var rater logic.Rater
	_, err := rater.RateWhile(t.Context(), &r.Puzzle.Givens, logic.HoDoKu.Techniques, 0, func(of *logic.Technique, _ *logic.Rating) bool {
		if _, ok := LessonOf(of); ok && !slices.Contains(ids, of.ID) {
			ids = append(ids, of.ID)
		}
		return true
	})
	if err != nil {
		t.Fatal(err)
	}
	return ids
}

// TestLearners walks learners of five talents and four beginnings along the path. None is stuck:
// everyone comes to the end, and those who knew something before are led past it.
func TestLearners(t *testing.T) {
	needs, learners, most := drawn, 2, 1500
	if os.Getenv("SUDOKU_LONG") != "" {
		needs, learners = generated(t), 20
	}
	table := "| learner | talent | knew | lessons | stations | puzzles | passed over | came again | known then | longest stay |\n|--:|--:|--:|:-:|--:|--:|--:|--:|--:|--:|\n"
	for n := range learners {
		l := newLearner(n * 21 / learners % 20)
		for !l.today(needs) && l.day < most {
		}
		path := NewStationsState()
		path.Take(l.answers, nil)
		done := path.done()
		table += fmt.Sprintf("| %d | %.2f | %d | %s | %d | %d | %d | %d | %d %% | %d days |\n", n+1, l.talent, l.knew,
			map[bool]string{true: "yes", false: "no"}[l.eager], done, l.puzzles, l.passedOver(), l.again, 100*l.recalled/max(1, l.again), l.longest)
		if done < len(path.List) {
			t.Errorf("learner %d is stuck at %s", n+1, l.at)
		}
		if l.knew > 4 && l.passedOver() < l.knew/3 {
			t.Errorf("learner %d knew %d stations and was led past %d", n+1, l.knew, l.passedOver())
		}
	}
	t.Log("\n" + table)
}
