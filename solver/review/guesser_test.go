package review

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// How a player guesses.
const (
	bivalue     = iota // one of two candidates of a cell, kept until something is wrong
	bifurcation        // one branch with marks, then perhaps the other
	wrongDigit         // a digit that is wrong, and soon taken back
)

var guessKinds = []string{"in a cell of two", "by bifurcation", "a wrong digit"}

// A guesser is a simulated player who guesses where it finds nothing, and sometimes before.
type guesser struct {
	*simulated
	kind    int
	guesses map[int]bool // the nodes of its guesses, right and wrong
	follows map[int]bool // what was entered under a wrong one
	slips   map[int]bool // wrong digits that are no guesses
}

// guessing plays a game to its end.
func guessing(t testing.TB, kind int, givens, solution puzzle.Grid, h habit, rng *rand.Rand) *guesser {
	s := &simulated{habit: h, rng: rng, now: time.Unix(1e9, 0), solution: solution, truths: map[int]truth{}}
	s.Game = game.New(puzzle.Puzzle{Givens: givens}, func() time.Time { return s.now })
	p := &guesser{simulated: s, kind: kind, guesses: map[int]bool{}, follows: map[int]bool{}, slips: map[int]bool{}}
	s.playOut(t, p.turn)
	return p
}

func (p *guesser) turn(t testing.TB) {
	switch r := p.rng.Float64(); {
	case r < p.habit.mistakes:
		p.slip(t)
	case r < p.habit.mistakes+p.habit.guesses:
		p.guess(t)
	default:
		pos := p.position(true)
		if p.close(&pos, 0); len(p.open(&pos)) > 0 {
			p.play(t)
		} else if !p.guess(t) {
			p.ask(t)
		}
	}
}

// ask takes a hint where there is nothing to guess.
func (p *guesser) ask(t testing.TB) {
	grid := p.State().Grid
	c := puzzle.AllCells.Without(grid.Filled()).First()
	p.do(t, game.Move{Action: game.Enter, Digit: p.solution[c], Cells: puzzle.CellsOf(c), Clean: true, Hint: true}, Hint)
}

// slip enters what was meant for another cell or another digit, and takes it back.
func (p *guesser) slip(t testing.TB) {
	pos := p.position(true)
	if p.marks == noMarks {
		p.close(&pos, 0)
	}
	ks := p.open(&pos)
	if len(ks) == 0 {
		return
	}
	meant := ks[p.rng.IntN(len(ks))]
	wrong, grid := meant, p.State().Grid
	fits := puzzle.NewPosition(grid)
	for range 50 {
		if wrong = puzzle.Cand(meant.Cell(), puzzle.Digit(1+p.rng.IntN(9))); p.rng.IntN(2) == 0 { // the cell beside it
			wrong = puzzle.Cand(puzzle.Cell((int(meant.Cell())+[]int{1, 80, 9, 72}[p.rng.IntN(4)])%81), meant.Digit())
		}
		if grid[wrong.Cell()] == 0 && p.solution[wrong.Cell()] != wrong.Digit() && (fits.Has(wrong) || p.rng.IntN(10) == 0) {
			break
		}
	}
	if grid[wrong.Cell()] != 0 || p.solution[wrong.Cell()] == wrong.Digit() {
		return
	}
	p.think(singles)
	p.enter(t, wrong, Mistake)
	p.slips[p.Node()] = true
	if p.think(singles); p.rng.IntN(2) == 0 {
		p.Undo()
	} else {
		p.do(t, game.Move{Action: game.Erase, Cells: puzzle.CellsOf(wrong.Cell())}, Note)
	}
	p.think(singles)
	if pos := p.position(true); plainly(&pos, meant) {
		p.enter(t, meant, Single)
	} else {
		p.enterBy(t, meant)
	}
}

// choices returns the cells with fewest candidates, of those in which the player can't find
// the digit, in the position that it sees.
func (p *guesser) choices(pos *puzzle.Position) (cells []puzzle.Cell) {
	start, least := *pos, 10
	for p.close(pos, everything); len(cells) == 0 && least > 0; least = -1 {
		for c := range puzzle.AllCells.Without(pos.Grid.Filled()).All() {
			k := puzzle.Cand(c, p.solution[c])
			n := pos.Cands[c].Len()
			if plainly(pos, k) || p.oneAhead(&start, k) || n < 2 || n > least {
				continue
			}
			if n < least {
				cells, least = nil, n
			}
			cells = append(cells, c)
		}
	}
	return cells
}

// guess guesses in the way of the player. It reports whether there was something to guess.
func (p *guesser) guess(t testing.TB) bool {
	pos := p.position(true)
	cells := p.choices(&pos)
	if len(cells) == 0 {
		return false
	}
	c := cells[p.rng.IntN(len(cells))]
	digits := pos.Cands[c]
	right := puzzle.Cand(c, p.solution[c])
	var others []puzzle.Candidate
	for d := range (digits &^ right.Digit().Set()).All() {
		if k := puzzle.Cand(c, d); !p.elsewhere(&pos, k) {
			others = append(others, k)
		}
	}
	if len(others) == 0 {
		return false
	}
	wrong := others[p.rng.IntN(len(others))]
	p.think(class(p.rng.IntN(int(unfound))))
	switch first := p.rng.IntN(2) == 0; {
	case p.kind == wrongDigit:
		p.branch(t, wrong, p.rng.IntN(4))
	case !first:
		p.branch(t, wrong, 60)
		if p.rng.IntN(4) > 0 {
			p.enterTried(t, right)
		}
	case p.kind == bifurcation && p.rng.IntN(2) == 0: // nothing is seen in the right one
		p.branch(t, right, 3+p.rng.IntN(8))
		if p.Finished() {
			break
		}
		if p.rng.IntN(2) == 0 {
			p.branch(t, wrong, 60)
			p.enterTried(t, right)
		}
	default:
		p.enterGuess(t, right)
	}
	return true
}

// elsewhere reports whether the digit is a single in another cell of its houses.
func (p *guesser) elsewhere(pos *puzzle.Position, k puzzle.Candidate) bool {
	for c := range k.Cell().Peers().All() {
		if p.solution[c] == k.Digit() && plainly(pos, puzzle.Cand(c, k.Digit())) {
			return true
		}
	}
	return false
}

func (p *guesser) enterGuess(t testing.TB, k puzzle.Candidate) {
	if p.enter(t, k, Guess); p.solution[k.Cell()] != k.Digit() {
		p.truths[p.Node()] = truth{label: Mistake}
	}
	p.guesses[p.Node()] = true
}

// enterTried enters the digit that is left after the other one was tried.
func (p *guesser) enterTried(t testing.TB, k puzzle.Candidate) {
	p.think(singles)
	p.enter(t, k, Single)
}

// branch tries a digit, goes on for some moves or to where something can't be, and takes it
// all back. What it saw under it isn't known afterwards, but that a wrong digit is wrong.
func (p *guesser) branch(t testing.TB, k puzzle.Candidate, moves int) {
	before, out := p.Node(), p.out
	p.enterGuess(t, k)
	for ; moves > 0 && !p.Finished(); moves-- {
		pos := p.own()
		if impossible(&pos) || !p.follow(t, &pos) {
			break
		}
	}
	if p.Finished() {
		return
	}
	p.think(singles)
	for p.Node() != before {
		if was := p.truths[p.Node()]; was.label != Mistake && was.label != Note {
			p.truths[p.Node()] = truth{label: Try}
		}
		p.Undo()
	}
	if p.out = out; p.solution[k.Cell()] != k.Digit() {
		p.remember([]puzzle.Candidate{k})
		if p.marks == ownMarks && p.State().Centre[k.Cell()].Has(k.Digit()) {
			p.do(t, game.Move{Action: game.Centre, Digit: k.Digit(), Cells: puzzle.CellsOf(k.Cell())}, Pattern, "")
		}
	}
}

// own returns the board as it stands, wrong digits and all.
func (p *guesser) own() puzzle.Position {
	pos := puzzle.NewPosition(p.State().Grid)
	pos.Given = p.Givens()
	for c := range pos.Cands {
		pos.Cands[c] &^= p.out[c]
	}
	return pos
}

// follow enters a digit that follows on the own board.
func (p *guesser) follow(t testing.TB, pos *puzzle.Position) bool {
	steps := p.close(pos, 0)
	ks := p.open(pos)
	if len(ks) == 0 {
		return false
	}
	k := ks[p.rng.IntN(len(ks))]
	hardest := singles
	if len(steps) > 0 {
		hardest = wholeLadder().class[steps[len(steps)-1].rung]
	}
	p.think(hardest)
	if p.marks == ownMarks {
		p.strikeUnder(t, steps)
	}
	p.enter(t, k, Try)
	p.follows[p.Node()] = true
	return true
}

// impossible reports whether a cell or a house has no place for what it needs.
func impossible(pos *puzzle.Position) bool {
	for c := range puzzle.AllCells.Without(pos.Grid.Filled()).All() {
		if pos.Cands[c] == 0 {
			return true
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		var there puzzle.DigitSet
		for _, c := range h.Cells() {
			if there |= pos.Cands[c]; pos.Grid[c] != 0 {
				there |= pos.Grid[c].Set()
			}
		}
		if there.Len() < 9 {
			return true
		}
	}
	return false
}

// strikeUnder strikes in the marks what steps under a guess eliminate.
func (p *guesser) strikeUnder(t testing.TB, steps []thought) {
	for _, st := range steps {
		for _, k := range st.Eliminate {
			if p.State().Centre[k.Cell()].Has(k.Digit()) {
				p.do(t, game.Move{Action: game.Centre, Digit: k.Digit(), Cells: puzzle.CellsOf(k.Cell())}, Try)
				p.follows[p.Node()] = true
			}
		}
	}
}

// A guessTally counts how often guesses are found.
type guessTally struct{ games, guesses, found, others, called, slips, mistakes, told int }

func (c guessTally) String() string {
	return fmt.Sprintf("%d games: guesses %s, called so and none %s of what is called, %d of %d moves, slips among them %d; mistakes %s", c.games,
		share(c.found, c.guesses), share(c.called, c.found+c.called), c.called, c.others, c.slips, share(c.told, c.mistakes))
}

func (c *guessTally) add(d guessTally) {
	c.games += d.games
	c.guesses += d.guesses
	c.found += d.found
	c.others += d.others
	c.called += d.called
	c.slips += d.slips
	c.mistakes += d.mistakes
	c.told += d.told
}

// TestGuesses reviews games of players who guess in three ways, take back what was wrong, and
// err besides.
func TestGuesses(t *testing.T) {
	games, from := 30, 0
	if os.Getenv("SUDOKU_LONG") != "" {
		games, from = 900, 300000
	}
	by := map[string]guessTally{}
	for n := from; n < from+games; n++ {
		rng := rand.New(rand.NewPCG(uint64(n), 43))
		kind, level, h := n%3, puzzle.Easy+puzzle.Level(n/3%5), habits(n/15, rng)
		h.guesses, h.mistakes = 0.05*rng.Float64(), 0.02*rng.Float64()
		if kind == bifurcation {
			h.marks = ownMarks
		}
		givens, solution := puzzleFor(t, level, uint64(n))
		p := guessing(t, kind, givens, solution, h, rng)
		r, err := Of(t.Context(), Request{p.hist(), solution}, nil)
		if err != nil {
			t.Fatal(err)
		}
		speaks(t, r)
		c := p.compare(t, r, fmt.Sprintf("game %d, %s, %v, %v", n, guessKinds[kind], level, h))
		for _, name := range []string{"all", guessKinds[kind], "level " + level.Name(), marksNames[h.marks], fmt.Sprintf("knows %02d", h.knows)} {
			sum := by[name]
			sum.add(c)
			by[name] = sum
		}
	}
	for _, name := range slices.Sorted(maps.Keys(by)) {
		t.Logf("%s: %v", name, by[name])
	}
	for _, name := range append(guessKinds, "all") {
		if c := by[name]; percent(c.found, c.guesses) < 95 || percent(c.called, c.found+c.called) > 1 || c.told < c.mistakes {
			t.Errorf("%s: %v", name, c)
		}
	}
}

// compare counts which guesses the review of a game finds.
func (p *guesser) compare(t testing.TB, r *Review, name string) (c guessTally) {
	c.games = 1
	var why strings.Builder
	for i := range r.Moves {
		m := &r.Moves[i]
		guess, said := p.guesses[m.Node], m.Guessed
		switch {
		case guess:
			c.guesses++
			c.found += count(said)
		default:
			c.others++
			c.called += count(said)
			c.slips += count(said && p.slips[m.Node])
		}
		if p.truths[m.Node].label == Mistake {
			c.mistakes++
			c.told += count(m.Label == Mistake)
		}
		if guess != said {
			fmt.Fprintf(&why, "   move %d %v: guess %v, follows %v, slip %v: %+v, said to be %v (told %d, candidates %v, %+v, sure %.2f)\n",
				m.Number, m.Move, guess, p.follows[m.Node], p.slips[m.Node], p.truths[m.Node], m.Label, len(p.truths), r.known[i].Cands[m.Cell], m.is, m.Sure)
		}
	}
	if why.Len() > 0 && testing.Verbose() {
		t.Logf("%s, chances %.2f\n%s", name, r.chances, why.String())
	}
	return c
}
