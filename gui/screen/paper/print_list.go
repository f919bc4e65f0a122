package paper

import (
	"context"
	"strconv"
	"strings"
	"sync/atomic"

	"sudoku/gui/caption"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// printList is the puzzles of the opened files, or some of them, as items of a sheet.
type printList struct {
	list  []session.CompactPuzzle
	which []int       // of the list, in order
	known []listFacts // of the list; nil while they are found out
	lang  words.Lang
}

// listFacts are the solution of a puzzle, zero if there is not exactly one, and its ratings.
type listFacts struct {
	solution  puzzle.Grid
	level     puzzle.Level
	score     int
	explainer se.Rating
}

// A listAsked says what was asked about the puzzles of the opened files.
type listAsked struct {
	n         int  // how many they are
	explainer bool // what Sudoku Explainer says of them, which may take long
}

// A factsFinder finds the facts of puzzles in the same space.
type factsFinder struct {
	search    solver.Searcher
	rater     logic.Rater
	explainer *se.Rater // nil if it is not asked
}

// Len implements print.Items.
func (l *printList) Len() int { return len(l.which) }

// At implements print.Items.
func (l *printList) At(i int) print.Item {
	n := l.which[i]
	it := print.Item{Puzzle: l.list[n].Puzzle()}
	if it.Puzzle.Title == "" {
		it.Puzzle.Title = l.lang.T("many.name", "n", n+1)
	}
	if l.known == nil {
		return it
	}
	f := &l.known[n]
	it.Solution = f.solution
	if f.level != puzzle.Unrated {
		it.Level, it.Points, it.Rating = f.level, f.score, l.lang.T("print.score", "score", f.score)
	}
	if f.explainer.ER > 0 {
		it.Explainer = caption.ExplainerOf(l.lang, f.explainer)
	}
	return it
}

// Board implements print.Items.
func (l *printList) Board(i int) *puzzle.Shape { return l.list[l.which[i]].Puzzle().Shape }

// listFinder finds out in the background solutions and ratings of the puzzles of the opened
// files.
type listFinder struct {
	job   *session.Jobs
	asked listAsked
	done  int         // of how many they are known so far
	known []listFacts // nil while they are found out
}

// find finds out what is asked about a list, unless that is known or being found out. It calls
// more when more is known, and done at the end.
func (f *listFinder) find(list []session.CompactPuzzle, explainer bool, more func(), done func(error)) {
	ask := listAsked{len(list), explainer}
	if (len(f.known) > 0 || f.job.Busy()) && f.asked.n == ask.n && (f.asked.explainer || !ask.explainer) {
		return
	}
	f.known, f.asked, f.done = nil, ask, 0
	session.Start(f.job, func(ctx context.Context, report func(int)) ([]listFacts, error) {
		facts := make([]listFacts, len(list))
		return facts, session.Each(ctx, len(list), func() func(int) error {
			var by factsFinder
			if ask.explainer {
				by.explainer = new(se.Rater)
			}
			return func(i int) error {
				p := list[i].Puzzle()
				return facts[i].load(ctx, &p, &by)
			}
		}, counter(report))
	}, func(n int) {
		f.done = n
		more()
	}, func(facts []listFacts, err error) {
		if err == nil {
			f.known = facts
		}
		done(err)
	})
}

// counter returns a func that counts its calls, by any goroutine, and reports how many there
// were.
func counter(report func(int)) func() {
	var n atomic.Int64
	return func() { report(int(n.Add(1))) }
}

// load solves and rates a puzzle by the rules of its board.
func (f *listFacts) load(ctx context.Context, p *puzzle.Puzzle, by *factsFinder) error {
	if p.Shape != nil {
		return f.loadBoard(ctx, p)
	}
	g := &p.Givens
	if n, err := by.search.CountContext(ctx, g, 2); err != nil || n != 1 {
		return err
	}
	f.solution, _ = by.search.First(g)
	if r, err := by.rater.Rate(ctx, g, logic.HoDoKu.Techniques); err == nil {
		f.level, f.score = r.Level, r.Score
	}
	var err error
	if by.explainer != nil {
		f.explainer, err = by.explainer.Rate(ctx, g)
	}
	return err
}

// loadBoard is load for boards but the classic one, of which Sudoku Explainer says nothing.
func (f *listFacts) loadBoard(ctx context.Context, p *puzzle.Puzzle) error {
	known, _ := session.FactsOf(ctx, p) // what can't be rated is solved
	if known.Solutions() == 1 && known.Solved {
		f.solution = known.Found[0]
	}
	if known.Rated {
		f.level, f.score = known.Rating.Level, known.Rating.Score
	}
	return ctx.Err()
}

// parseWhich reads numbers and ranges of numbers up to n, such as "1-20, 35, 40-". The empty
// text stands for all. It returns them from 0, each once and in their order.
func parseWhich(text string, n int) (which []int, ok bool) {
	chosen := make([]bool, n)
	parts := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(",，、; ；", r) })
	if len(parts) == 0 {
		parts = []string{"-"}
	}
	for _, part := range parts {
		part = strings.NewReplacer("–", "-", "—", "-", "－", "-").Replace(part)
		from, to, isRange := strings.Cut(part, "-")
		first, last := 1, n
		var err error
		if from != "" || !isRange {
			if first, err = strconv.Atoi(from); err != nil {
				return nil, false
			}
			if !isRange {
				last = first
			}
		}
		if to != "" {
			if last, err = strconv.Atoi(to); err != nil {
				return nil, false
			}
		}
		if first < 1 || last > n || first > last && n > 0 {
			return nil, false
		}
		for i := first; i <= last; i++ {
			chosen[i-1] = true
		}
	}
	for i, on := range chosen {
		if on {
			which = append(which, i)
		}
	}
	return which, true
}
