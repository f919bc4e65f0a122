package review

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// How a player keeps candidates.
const (
	noMarks = iota
	ownMarks
	autoMarks
)

var marksNames = []string{"no marks", "own marks", "automatic marks"}

// A habit is what a player knows and does.
type habit struct {
	knows    class
	unique   bool // rectangles and the like, too
	marks    int
	timed    bool
	guesses  float64 // for each move
	mistakes float64
	undoes   float64
	retreats float64 // to before a guess, after some more moves
	strays   float64 // how often not the easiest is taken
	asks     bool    // for hints where nothing is found, else guesses
}

func (h habit) String() string {
	text := []string{fmt.Sprintf("knows %d", h.knows)}
	if h.unique {
		text = append(text, "unique")
	}
	text = append(text, marksNames[h.marks])
	if !h.timed {
		text = append(text, "untimed")
	}
	return strings.Join(text, ", ")
}

// A truth is what a move of a player was.
type truth struct {
	label     Label
	technique []string // those that may be named
}

// A simulated plays a game by its habits, with plain searches: nothing here is shared with the
// review but the order of the techniques.
type simulated struct {
	habit
	*game.Game
	rng      *rand.Rand
	now      time.Time
	solution puzzle.Grid
	out      [81]puzzle.DigitSet // what it has eliminated in its head or its marks
	truths   map[int]truth       // by node
	wrong    int                 // the moves that a wrong digit stays, 0 for none
	guessed  int                 // the node before a guess that will be taken back
	retreat  int                 // the moves until then, 0 for none
	at       puzzle.Cell         // of it
}

// simulate plays a game to its end.
func simulate(t testing.TB, givens, solution puzzle.Grid, h habit, rng *rand.Rand) *simulated {
	s := &simulated{habit: h, rng: rng, now: time.Unix(1e9, 0), solution: solution, truths: map[int]truth{}}
	s.Game = game.New(puzzle.Puzzle{Givens: givens}, func() time.Time { return s.now })
	s.playOut(t, s.turn)
	return s
}

// playOut writes down what the player begins with and takes turns to the end of the game.
func (s *simulated) playOut(t testing.TB, turn func(testing.TB)) {
	switch s.marks {
	case ownMarks:
		s.do(t, game.Move{Action: game.FillMarks, Cells: puzzle.AllCells}, Note)
	case autoMarks:
		s.do(t, game.Move{Action: game.SetAuto}, Note)
	}
	for n := 0; !s.Finished() && n < 1000; n++ {
		turn(t)
	}
	if !s.Finished() {
		t.Fatal("a simulated game does not end: ", s.habit)
	}
}

// hist returns the moves, without times where the player keeps none.
func (s *simulated) hist() *game.History {
	h := s.History()
	for i := range h.Moves {
		h.Moves[i].Timed = s.timed
	}
	return h
}

func (s *simulated) do(t testing.TB, m game.Move, label Label, techniques ...string) {
	t.Helper()
	if err := s.Do(m); err != nil {
		t.Fatalf("%v: %v: %v", s.habit, m, err)
	}
	if was, ok := s.truths[s.Node()]; ok && was.label == Mistake {
		return // made again
	}
	s.truths[s.Node()] = truth{label, techniques}
}

func (s *simulated) enter(t testing.TB, k puzzle.Candidate, label Label, techniques ...string) {
	t.Helper()
	s.do(t, game.Move{Action: game.Enter, Digit: k.Digit(), Cells: puzzle.CellsOf(k.Cell()), Clean: true}, label, techniques...)
}

// position returns what the player can see: right digits, without what it has eliminated.
func (s *simulated) position(memory bool) puzzle.Position {
	g := s.State().Grid
	for c, d := range g {
		if d != s.solution[c] {
			g[c] = 0
		}
	}
	pos := puzzle.NewPosition(g)
	pos.Given = s.Givens()
	for c := range pos.Cands {
		if memory {
			pos.Cands[c] &^= s.out[c]
		}
	}
	return pos
}

// think waits about as long as it takes.
func (s *simulated) think(c class) {
	if s.timed {
		s.now = s.now.Add(time.Duration(float64(time.Second) * (2 + 4*float64(c)) * math.Exp(s.rng.NormFloat64()/2)))
	}
}

func (s *simulated) turn(t testing.TB) {
	if s.wrong > 0 {
		if s.wrong--; s.wrong == 0 {
			s.mend(t)
			return
		}
	}
	if s.retreat > 0 && s.wrong == 0 {
		if s.retreat--; s.retreat == 0 {
			s.takeBack()
			return
		}
	}
	switch p := s.rng.Float64(); {
	case s.wrong == 0 && p < s.mistakes:
		s.err(t)
	case s.wrong == 0 && p < s.mistakes+s.guesses:
		s.guess(t)
	case s.wrong == 0 && p < s.mistakes+s.guesses+s.undoes && s.CanUndo():
		s.undo()
	default:
		s.play(t)
	}
}

// takeBack goes back to before a guess, or to where a wrong digit was mended since.
func (s *simulated) takeBack() {
	for s.CanUndo() && s.Node() != s.guessed {
		node, was := s.Node(), s.truths[s.Node()]
		if s.back(); !s.right() {
			s.truths[node] = was
			s.Redo()
			return
		}
	}
}

// mend takes a wrong digit back in one of three ways.
func (s *simulated) mend(t testing.TB) {
	switch s.think(singles); s.rng.IntN(3) {
	case 0:
		for s.State().Grid[s.at] != 0 && s.State().Grid[s.at] != s.solution[s.at] {
			s.back()
		}
	case 1:
		s.do(t, game.Move{Action: game.Erase, Cells: puzzle.CellsOf(s.at)}, Note)
	default:
		pos := s.position(true)
		if k := puzzle.Cand(s.at, s.solution[s.at]); plainly(&pos, k) {
			s.enter(t, k, Single)
		} else {
			s.do(t, game.Move{Action: game.Erase, Cells: puzzle.CellsOf(s.at)}, Note)
		}
	}
}

// back undoes a move. What was taken back was a try, unless it was a mistake.
func (s *simulated) back() {
	if was := s.truths[s.Node()]; was.label != Mistake && was.label != Note && was.label != Hint {
		s.truths[s.Node()] = truth{label: Try}
	}
	s.Undo()
}

func (s *simulated) undo() {
	for range 1 + s.rng.IntN(2) {
		if m, _ := s.LastMove(); m.Action == game.Enter && !m.Hint && s.truths[s.Node()].label != Mistake {
			s.think(singles)
			node, was := s.Node(), s.truths[s.Node()]
			if s.back(); !s.right() { // it had mended something
				s.truths[node] = was
				s.Redo()
				return
			}
		}
	}
}

// right reports whether there is no wrong digit.
func (s *simulated) right() bool {
	for c, d := range s.State().Grid {
		if d != 0 && d != s.solution[c] {
			return false
		}
	}
	return true
}

// err enters a wrong digit, most often one that fits.
func (s *simulated) err(t testing.TB) {
	g := s.State().Grid
	empty := puzzle.AllCells.Without(g.Filled())
	pos := puzzle.NewPosition(g)
	for range 50 {
		c := puzzle.Cell(s.rng.IntN(81))
		d := puzzle.Digit(1 + s.rng.IntN(9))
		if !empty.Has(c) || d == s.solution[c] || !pos.Cands[c].Has(d) && s.rng.IntN(10) > 0 {
			continue
		}
		s.think(singles)
		s.enter(t, puzzle.Cand(c, d), Mistake)
		s.wrong, s.at = 1+s.rng.IntN(3), c
		return
	}
}

// free reports whether the cell is not held by a wrong digit, nor the digit by one of its
// peers: then it can be entered as if that weren't there.
func (s *simulated) free(k puzzle.Candidate) bool {
	return s.State().Grid[k.Cell()] == 0
}

// guess enters a right digit that the player can't find.
func (s *simulated) guess(t testing.TB) bool {
	pos := s.position(true)
	start := pos
	s.close(&pos, everything)
	var ks []puzzle.Candidate
	for c := range puzzle.AllCells.Without(pos.Grid.Filled()).All() {
		k := puzzle.Cand(c, s.solution[c])
		if s.free(k) && !plainly(&pos, k) && !s.oneAhead(&start, k) {
			ks = append(ks, k)
		}
	}
	if len(ks) == 0 {
		return false
	}
	s.think(class(s.rng.IntN(int(unfound))))
	if s.retreats > 0 && s.retreat == 0 && s.rng.Float64() < s.retreats {
		s.guessed, s.retreat = s.Node(), 2+s.rng.IntN(6)
	}
	s.enter(t, ks[s.rng.IntN(len(ks))], Guess)
	return true
}

// play enters a digit that the player finds, or guesses or asks.
func (s *simulated) play(t testing.TB) {
	pos := s.position(true)
	first := s.rng.Float64() >= s.strays
	before := s.open(&pos)
	steps := s.close(&pos, 0)
	ks := s.open(&pos)
	if !first && len(ks) > 0 { // something harder than what is open
		steps = append(steps, s.close(&pos, len(ks))...)
		ks = s.open(&pos)
	}
	if len(ks) == 0 {
		s.stuck(t)
		return
	}
	k := ks[s.rng.IntN(len(ks))]
	for _, easy := range before {
		if easy == k {
			s.think(singles)
			s.enter(t, k, Single)
			return
		}
	}
	s.think(wholeLadder().class[steps[len(steps)-1].rung])
	if s.marks != noMarks {
		s.strike(t, steps)
		s.enter(t, k, Single)
		return
	}
	s.enterBy(t, k)
}

// enterBy enters a digit that the player has found by techniques, and keeps what it needed in
// mind.
func (s *simulated) enterBy(t testing.TB, k puzzle.Candidate) {
	var names []string
	shown := func(p *puzzle.Position) bool { return plainly(p, k) }
	for i := range 4 {
		memory, l := i%2 == 1, wholeLadder()
		if i > 1 && !s.unique {
			l = plainLadder()
		}
		pos := s.position(memory)
		start := pos
		steps, name := easiest(l, &pos, shown)
		names = append(names, name)
		if memory && i > 1 {
			for _, st := range l.needed(&start, steps, shown) {
				s.remember(st.Eliminate)
			}
		}
	}
	s.enter(t, k, Pattern, names...)
}

func (s *simulated) remember(ks []puzzle.Candidate) {
	for _, k := range ks {
		s.out[k.Cell()] |= k.Digit().Set()
	}
}

// strike strikes in the player's candidates what its steps eliminate.
func (s *simulated) strike(t testing.TB, steps []thought) {
	for _, st := range steps {
		byDigit := map[puzzle.Digit]puzzle.CellSet{}
		st := st
		state := s.State()
		kept := state.Candidates()
		for _, k := range st.Eliminate {
			if kept[k.Cell()].Has(k.Digit()) {
				set := byDigit[k.Digit()]
				set.Add(k.Cell())
				byDigit[k.Digit()] = set
			}
		}
		for d := puzzle.Digit(1); d <= 9; d++ {
			cells := byDigit[d]
			if cells.Empty() {
				continue
			}
			var ks []puzzle.Candidate
			for c := range cells.All() {
				ks = append(ks, puzzle.Cand(c, d))
			}
			pos := s.position(true)
			_, name := easiest(wholeLadder(), &pos, without(ks))
			pos = s.position(true)
			_, plain := easiest(plainLadder(), &pos, without(ks))
			s.do(t, game.Move{Action: game.Centre, Digit: d, Cells: cells}, Pattern, name, plain)
			s.remember(ks)
		}
	}
}

// stuck guesses or asks for a hint.
func (s *simulated) stuck(t testing.TB) {
	if !s.asks && s.guess(t) {
		return
	}
	state := s.State()
	empty := puzzle.AllCells.Without(state.Grid.Filled())
	if s.wrong > 0 { // perhaps only its cell is left
		s.wrong = 1
		return
	}
	s.think(unfound)
	n := s.rng.IntN(empty.Len())
	for c := range empty.All() {
		if n--; n < 0 {
			s.do(t, game.Move{Action: game.Enter, Digit: s.solution[c], Cells: puzzle.CellsOf(c), Clean: true, Hint: true}, Hint)
			return
		}
	}
}
