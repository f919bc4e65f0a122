// Package review says what each move of a game rested on: the easiest technique that showed
// it on what was known then, or a guess, a mistake, a try, a hint.
//
// What was known are the right digits on the board, what hints removed, candidates that the
// player struck where they follow, and those that an earlier digit needed struck. What the
// player knows is told by the whole game, with how sure that is. It solves nothing: the
// solution comes in with the request.
package review

import (
	"context"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A Label says what a move rested on.
type Label uint8

const (
	Note    Label = iota // marks, colours and digits erased: there is nothing to show
	Single               // a digit that its cell or a house showed
	Pattern              // a digit or an elimination that a technique beyond singles showed
	Guess                // right, but nothing that the player is likely to know showed it
	Mistake              // a wrong digit, or the right candidate struck
	Try                  // taken back
	Hint                 // made by the program, or shown by it before
)

var labelNames = [...]string{"note", "single", "pattern", "guess", "mistake", "try", "hint"}

// String returns the name of the label.
func (l Label) String() string { return labelNames[l] }

// A Move is a move with what it rested on.
type Move struct {
	game.Played
	Number int           // from 1
	Wait   time.Duration // since the move before
	Waited bool          // Wait is known

	Cell   puzzle.Cell        // that it is about, if Digit or Struck is set
	Digit  puzzle.Digit       // that was entered
	Struck []puzzle.Candidate // that were eliminated

	Label     Label
	Guessed   bool             // a guess, whether it was right or wrong, and kept or taken back
	Follows   bool             // it rests on a wrong digit on the board
	Tried     bool             // another digit of its cell was tried just before, and was wrong
	Technique *logic.Technique // the easiest that shows it, nil where none does or none is needed; of a mistake or guess the one told
	First     puzzle.Candidate // of a guess that is a single once another one is placed: that one
	Ahead     bool             // First is set
	Open      *logic.Technique // the easiest that led to any digit then, nil where that isn't known or was a single
	Singles   bool             // there was a single to enter then
	Sure      float64          // how sure the label is, 0 to 1

	disclosed bool // the program has shown it
	saw       *look
	is        sight
	single    *logic.Technique // that shows the digit, at once or after First
}

// Made reports whether the program made the move.
func (m *Move) Made() bool { return m.Move.Hint || m.Move.Action == game.Fill }

// A Request is what a review works on.
type Request struct {
	History  *game.History
	Solution puzzle.Grid // the only one
}

// A Review is what can be said of a game.
type Review struct {
	Moves   []Move
	Moments []Moment // worth looking at, in the order of the moves
	Sum     Sum
	Timed   bool // any wait is known
	Elapsed time.Duration

	history   *game.History
	ladder    *techniqueLadder
	chances   [unfound]float64 // see judge
	evidence  float64
	disclosed disclosed
	digits    digits
	reach     class // the hardest that is near what the player has shown to know
	solution  puzzle.Grid
	known     []puzzle.Position     // before each move
	wiped     [][81]puzzle.DigitSet // before each move, see wipe
}

// ErrSolutions means that the puzzle has none or several solutions, so that nothing can be
// said of its moves.
var ErrSolutions = words.Error("review.solutions")

// Of reviews a game. report, if it isn't nil, is called with how many moves are looked at.
func Of(ctx context.Context, r Request, report func(done, of int)) (*Review, error) {
	if !r.History.Shape.Solved(&r.Solution) {
		return nil, ErrSolutions
	}
	p := passes{Request: r, heads: branches(r.History), report: report, answers: map[*techniqueLadder]map[question]look{}}
	rv, err := p.likeliest(ctx, nil, ladders(r.History.Shape)...)
	if err == nil { // what was remembered depends on what is known, which all moves tell
		rv, err = p.likeliest(ctx, rv, rv.ladder)
	}
	if err != nil {
		return nil, err
	}
	if err := rv.sumUp(ctx); err != nil {
		return nil, err
	}
	return rv, rv.findMoments(ctx)
}

// doubt is by how much a player who doesn't use that there is one solution must be likelier, and
// one who remembers all that their digits needed.
const doubt = 0.5

// likeliest reviews the game for each kind of player, and returns that whose moves are the
// likeliest.
func (p *passes) likeliest(ctx context.Context, first *Review, ladders ...*techniqueLadder) (best *Review, err error) {
	for _, trusting := range []bool{false, true} {
		for _, ladder := range ladders {
			rv, err := p.walk(ctx, first, trusting, ladder)
			if err != nil {
				return nil, err
			}
			if best == nil || rv.evidence > best.evidence+doubt {
				best = rv
			}
		}
	}
	return best, nil
}

// A passes is a review under way, which goes through the game several times.
type passes struct {
	Request
	heads   map[int]bool // see branches
	report  func(done, of int)
	done    int
	answers map[*techniqueLadder]map[question]look
}

const numPasses = 6

// answersBy returns what was found by a ladder, which the passes share.
func (p *passes) answersBy(l *techniqueLadder) map[question]look {
	if p.answers[l] == nil {
		p.answers[l] = map[question]look{}
	}
	return p.answers[l]
}

// walk goes through the game once, and labels its moves.
func (p *passes) walk(ctx context.Context, first *Review, trusting bool, ladder *techniqueLadder) (*Review, error) {
	w := newWalk(p.Request, p.heads, first, ladder, p.answersBy(ladder))
	w.trusting = trusting
	for i := range p.History.Moves {
		if ctx.Err() != nil { // most moves ask for nothing
			return nil, ctx.Err()
		}
		if err := w.move(ctx, &p.History.Moves[i]); err != nil {
			return nil, err
		}
		if p.done++; p.report != nil {
			p.report(p.done, numPasses*len(p.History.Moves))
		}
	}
	return w.review, w.review.label(ctx)
}

// Before returns the state in which a move was made.
func (r *Review) Before(move int) game.State { return r.history.Before(&r.Moves[move].Played) }

// Tried returns the cells that had been filled in a what-if when a move was made.
func (r *Review) Tried(move int) puzzle.CellSet { return r.history.Tried(&r.Moves[move].Played) }

// Wrong returns the cells that held a wrong digit when a move was made.
func (r *Review) Wrong(move int) (cells puzzle.CellSet) {
	for c, d := range r.Before(move).Grid {
		if d != 0 && d != r.solution[c] {
			cells.Add(puzzle.Cell(c))
		}
	}
	return cells
}

// label labels what was found out about each move.
func (r *Review) label(ctx context.Context) (err error) {
	var sights []sight
	for i := range r.Moves {
		if m := &r.Moves[i]; m.saw != nil && !m.Tried && !m.disclosed || m.is.wrong && !m.is.meant {
			sights = append(sights, m.is)
		}
	}
	r.chances, r.evidence, err = judge(ctx, sights)
	for i := range r.Moves {
		r.Moves[i].weigh(&r.chances)
		r.Moves[i].Guessed = r.Moves[i].guessed(&r.chances)
	}
	return err
}

// guessed reports whether a move entered a digit that is more likely a guess than found.
func (m *Move) guessed(chances *[unfound]float64) bool {
	switch {
	case m.Digit == 0, m.WhatIf, m.Label == Hint, m.disclosed, m.Follows, m.Tried, m.Ahead && !m.is.branch:
		return false
	}
	return (m.saw != nil || m.is.wrong) && m.is.guessed(chances) > 0.5
}

// weigh labels a move whose label isn't known yet.
func (m *Move) weigh(chances *[unfound]float64) {
	if m.Sure = 1; m.Label != Single || m.saw == nil {
		return
	}
	p := m.is.guessed(chances)
	m.Sure = min(max(p, 1-p), 1)
	switch {
	case !m.Line || m.WhatIf:
		m.Label, m.Sure = Try, 1
	case m.Tried:
		m.Technique, m.Ahead = nil, false
	case p > 0.5 && m.is.strike && m.is.found < unfound:
		m.Label = Pattern
	case p > 0.5 && m.Ahead:
		m.Technique = m.single
	case p > 0.5:
		m.Label = Guess
	case m.is.found == singles:
		m.Technique = m.single
	default:
		m.Label, m.Ahead = Pattern, false
	}
}
