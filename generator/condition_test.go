package generator

import (
	"math"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/estimate/prior"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// conditionOrders are orders as the command line writes them: each condition alone, then
// pairs.
const conditionOrders = `
difficulty=easy
difficulty=medium
difficulty=hard
difficulty=unfair
difficulty=extreme
score=0..300
score=900..1100
score=2000..4000
with=pointing
with=naked-pair,x-wing
without=hidden-single
without=pointing,claiming,naked-pair
hardest=hidden-single
hardest=claiming
hardest=naked-triple
hardest=skyscraper
hardest=xy-chain
hardest=forcing-chain
once=pointing
once=x-wing
first=locked-pair
first=hidden-pair
singles=0..10
singles=30..35
difficulty=medium score=700..750
difficulty=hard hardest=pointing
score=600..800 with=claiming
with=xy-wing without=pointing
with=naked-pair hardest=xy-wing
with=hidden-pair once=pointing
with=claiming first=pointing
without=pointing hardest=skyscraper
without=locked-pair once=claiming
once=pointing first=pointing
first=claiming singles=5..20
hardest=x-wing once=x-wing
hardest=pointing singles=0..25
difficulty=extreme without=forcing-chain
se=1.2..2.3
se=4.2
se=6.6..7.2
se=7.0..9.0 difficulty=hard
se=1.0..8.0 hardest=xy-chain
se=8.0..
score=3000..
with=wxyz-wing
without=almost-locked-pair difficulty=hard
once=3d-medusa-trap
first=almost-locked-pair
count-of=x-wing=1..
count-of=naked-pair=2..
count-of=pointing=2..3,claiming=0..1
count-of=hidden-single=30..35
count-of=pointing=2.. difficulty=hard
count-of=claiming=2.. once=pointing
count-of=wxyz-wing=1..
count-of=wxyz-wing=0 difficulty=hard
first-at=hard=20..
first-at=medium=10..20
first-at=x-wing=5..25
first-at=unfair=0..15,pointing=0..3
first-at=naked-single=0..4
first-at=hard=15..30 hardest=skyscraper
first-at=almost-locked-pair=0..10
minutes=4..6
minutes=0..12
minutes=15..
minutes=10..14 difficulty=hard
minutes=30..60 without=guessing
with=fish
with=fish,wings difficulty=hard
with=uniqueness without=unique-rectangle-1
without=chains,guessing
without=fish,wings,chains,uniqueness,forcing
without=guessing difficulty=extreme
with=singles without=locked
count-of=fish=2..
count-of=chains=1..2,locked=0..2
with=wxyz-wing,x-wing without=extended-rectangle-1
`

// parsedOrder reads an order with equals signs between names and values.
func parsedOrder(t *testing.T, text string) (o Order) {
	t.Helper()
	for field := range strings.FieldsSeq(text) {
		name, value, _ := strings.Cut(field, "=")
		if !parseShape(t, &o, name, value) {
			i := slices.IndexFunc(Conditions, func(c *Condition) bool { return c.Name == name })
			if i < 0 {
				t.Fatalf("no condition %s", name)
			}
			if err := Conditions[i].Parse(&o, value); err != nil {
				t.Fatalf("%s: %v", field, err)
			}
		}
	}
	return o
}

// parseShape sets what is asked of the givens, and reports whether name is about them.
func parseShape(t *testing.T, o *Order, name, value string) bool {
	switch name {
	case "clues":
		number := must(parseRange(value))
		o.MinGivens, o.MaxGivens = number.From, number.To
	case "symmetry":
		o.Symmetry, _ = ParseSymmetry(value)
	case "minimal":
		o.Minimal = true
	case "pattern", "within":
		o.Pattern = mustParsePattern(t, value)
		o.Pattern.Within = name == "within"
	case "row":
		o.Solution = must(ParseRows(value))
	case "text":
		o.Pattern = must(o.TextPattern(must(ParseText(value))))
	case "like":
		g, _ := puzzle.ParseGrid(value)
		o.Pattern = &Pattern{Cells: g.Filled()}
		o.Level = wholePathOf(t, g).rating.Level
	default:
		return false
	}
	return true
}

// A wholePath is the way to the solution of a puzzle with its rating.
type wholePath struct {
	rating    logic.Rating
	steps     []*logic.Technique
	explained []*logic.Technique // the steps of explanations
	explainer se.Rating
}

func wholePathOf(t *testing.T, g puzzle.Grid) (w wholePath) {
	t.Helper()
	var rater logic.Rater
	rating, err := rater.RateWhile(t.Context(), &g, logic.HoDoKu.Techniques, 0, func(tech *logic.Technique, _ *logic.Rating) bool {
		w.steps = append(w.steps, tech)
		return true
	})
	if err != nil || rating.Steps != len(w.steps) {
		t.Fatalf("%v: %d of %d steps, %v", g, len(w.steps), rating.Steps, err)
	}
	quick := slices.DeleteFunc(slices.Clone(logic.Full.Techniques), func(tech *logic.Technique) bool { return tech.Least() >= nets })
	_, _ = rater.RateWhile(t.Context(), &g, quick, 0, func(tech *logic.Technique, _ *logic.Rating) bool {
		w.explained = append(w.explained, tech)
		return true
	})
	w.rating, w.explainer = rating, must(se.Rate(t.Context(), g))
	return w
}

// isNet reports whether t is one that a wholePath ends before.
func isNet(t *logic.Technique) bool {
	of := onlyExplained(t)
	return of != nil && of.Least() >= nets
}

// faults says in what w differs from what o asks for, but for nets.
func (w *wholePath) faults(o *Order) (list []string) {
	rating, steps := w.rating, w.steps
	fault := func(is bool, what string) {
		if is {
			list = append(list, what)
		}
	}
	uses := map[string]int{}
	firstHard, first := -1, ""
	for i, s := range steps {
		uses[s.ID]++
		if firstHard < 0 && s.Level > puzzle.Easy {
			firstHard, first = i, s.ID
		}
	}
	firstExplained := ""
	for _, s := range w.explained {
		if onlyExplained(s) != nil {
			uses[s.ID]++
		}
		if firstExplained == "" && s.Level > puzzle.Easy {
			firstExplained = s.ID
		}
	}
	if o.First != nil && onlyExplained(o.First) != nil {
		first = firstExplained
	}
	fault(o.Level != puzzle.Unrated && rating.Level != o.Level, "difficulty")
	fault(o.Score != nil && (rating.Score < o.Score.From || rating.Score > o.Score.To), "score")
	for _, tech := range o.With {
		fault(uses[tech.ID] == 0 && !isNet(tech), "with")
	}
	for _, tech := range o.Without {
		fault(uses[tech.ID] > 0, "without")
	}
	fault(o.Minutes != nil && !o.Minutes.Has(int(math.Round(prior.Time(rating.Level, rating.Score).Minutes()))), "minutes")
	fault(o.Hardest != nil && rating.Hardest != o.Hardest, "hardest")
	fault(o.Once != nil && uses[o.Once.ID] != 1, "once")
	usesOf := func(list []*logic.Technique) (n int) {
		for _, tech := range list {
			n += uses[tech.ID]
		}
		return n
	}
	for _, list := range o.WithAny {
		fault(usesOf(list) == 0, "with")
	}
	for _, c := range o.Counts {
		fault(usesOf(c.Of) < c.From || usesOf(c.Of) > c.To, "count-of")
	}
	for _, p := range o.Places {
		fault(!w.hasPlace(&p), "first-at")
	}
	fault(o.First != nil && first != o.First.ID, "first")
	fault(o.Singles != nil && (firstHard < o.Singles.From || firstHard > o.Singles.To), "singles")
	fault(o.Explainer != nil && !o.Explainer.Has(int(w.explainer.ER)), "se")
	return list
}

// hasPlace reports whether the first step of a kind is where it is wanted.
func (w *wholePath) hasPlace(p *FirstPlace) bool {
	steps := w.steps
	if p.Technique != nil && onlyExplained(p.Technique) != nil {
		steps = w.explained
	}
	at := slices.IndexFunc(steps, func(s *logic.Technique) bool {
		if p.Technique != nil {
			return s.ID == p.Technique.ID
		}
		return s.Level >= p.Level
	})
	n := 0
	for _, s := range steps[:max(at, 0)] {
		if s.Level == puzzle.Easy {
			n++
		}
	}
	return at >= 0 && p.From <= n && n <= p.To
}

// A puzzle is given up early only if it does not fit: of random puzzles just those fit whose
// whole path does.
func TestEarlyRejection(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	var puzzles []puzzle.Grid
	var paths []wholePath
	for r := range Stream(t.Context(), Order{Seed: 8}, many(50, 2000), 2, nil) {
		puzzles = append(puzzles, r.Puzzle.Givens)
		paths = append(paths, wholePathOf(t, r.Puzzle.Givens))
	}
	var rater logic.Rater
	for text := range strings.FieldsFuncSeq(conditionOrders, func(r rune) bool { return r == '\n' }) {
		o, err := parsedOrder(t, text).complete()
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		for i, g := range puzzles {
			if len(o.outside) > 0 && i%10 != 0 {
				continue // their paths take long
			}
			var p path
			o.NoRating = i%2 == 0
			_, got := p.rate(t.Context(), &rater, &o, &g)
			if faults := paths[i].faults(&o); got != (len(faults) == 0) {
				t.Errorf("%s: %v fits: %v, but its faults are %v", text, g, got, faults)
			}
		}
	}
}

// Without ratings the puzzles of an order are the same.
func TestNoRating(t *testing.T) {
	for _, text := range []string{"difficulty=extreme", "with=x-wing", "first=locked-pair singles=0..20"} {
		o := parsedOrder(t, text)
		var want []puzzle.Grid
		for r, err := range Stream(t.Context(), o, 3, 2, nil) {
			if err != nil || !r.Rated || r.Rating.Hardest == nil {
				t.Errorf("%s: %+v, %v", text, r.Rating, err)
			}
			want = append(want, r.Puzzle.Givens)
		}
		o.NoRating = true
		for r, err := range Stream(t.Context(), o, 3, 2, nil) {
			if err != nil || r.Rated || r.Rating != (logic.Rating{}) || r.Puzzle.Givens != want[0] {
				t.Errorf("%s: %v, %+v, %v, want %v", text, r.Puzzle.Givens, r.Rating, err, want[0])
			}
			want = want[1:]
		}
	}
}
