package logictest

import (
	"slices"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A Game is what a review sums up: its moves, as they are labelled.
type Game struct {
	Moves   []Played
	Solved  bool
	Hardest *logic.Technique // that was used without help
	Pace    time.Duration    // that a single took, 0 if it isn't known
	Shown   puzzle.CellSet   // whose digits the program has shown
}

// CheckSummary reads what a review says of a game, and proves it on its moves.
func (b *Book) CheckSummary(g *Game, text string, l words.Lang) error {
	p, ways := b.summary(g, text, l)
	return b.one(p, ways)
}

// ChangeSummary tries what it would say if something in it were another.
func (n *Count) ChangeSummary(g *Game, text string, l words.Lang) {
	p, ways := n.Book.summary(g, text, l)
	for _, way := range ways {
		Mutations(p.Pos.Shape, way, func(what string, changed []*Sentence) { n.try(p, what, way, changed) })
	}
}

func (b *Book) summary(g *Game, text string, l words.Lang) (Proof, [][]*Sentence) {
	var keys []string
	for _, key := range words.English.Keys("review.") {
		for _, begin := range []string{"review.well.", "review.cost.", "review.next."} {
			if strings.HasPrefix(key, begin) {
				keys = append(keys, key)
			}
		}
	}
	return Proof{Game: g, Pos: g.Moves[0].Known}, b.Read(l, text, keys)
}

// move returns the move of a number.
func (g *Game) move(v Value) *Played {
	if v.Number < 1 || v.Number > len(g.Moves) {
		return &Played{}
	}
	return &g.Moves[v.Number-1]
}

// counts is a predicate that says of how many moves something is so: of n, or of none.
func counts(is func(m *Played) bool) predicate {
	return func(p *Proof, a []Value) error {
		n := 0
		for i := range p.Game.Moves {
			if is(&p.Game.Moves[i]) {
				n++
			}
		}
		if len(a) == 0 && n > 0 || len(a) > 0 && n != a[0].Number {
			return says("%d are", n)
		}
		return nil
	}
}

// wrong reports whether a digit was entered that is none of the solution.
func (m *Played) wrong() bool { return !m.Struck && m.Digit != 0 && m.Solution[m.Cell] != m.Digit }

// entered returns the cells of digits that were entered by moves of some labels and led on: by those of
// any, or of any but these.
func (g *Game) entered(but bool, labels ...string) (cells puzzle.CellSet) {
	for i := range g.Moves {
		m := &g.Moves[i]
		if m.Line && m.Label != "mistake" && slices.Contains(labels, m.Label) != but {
			cells = cells.Or(m.Right)
		}
	}
	return cells
}

// digits is a predicate that says how many digits there are.
func digits(of func(g *Game) puzzle.CellSet) predicate {
	return func(p *Proof, a []Value) error {
		if n := of(p.Game).Len(); n != a[0].Number {
			return says("there are %d", n)
		}
		return nil
	}
}

var (
	guesses   = counts(func(m *Played) bool { return m.Guessed })
	failed    = counts(func(m *Played) bool { return m.Guessed && m.wrong() })
	mistakes  = counts(func(m *Played) bool { return m.Label == "mistake" && !m.Guessed })
	noneWrong = counts(func(m *Played) bool { return m.wrong() && !m.WhatIf })
	helped    = counts(func(m *Played) bool { return m.Label == "hint" })
	made      = counts(func(m *Played) bool { return m.Made })
	bySelf    = digits(func(g *Game) puzzle.CellSet {
		return g.entered(false, "single", "pattern").Without(g.entered(true, "single", "pattern").Or(g.Shown))
	})
	rightEntered = digits(func(g *Game) puzzle.CellSet { return g.entered(true) })
	shownDigits  = digits(func(g *Game) puzzle.CellSet { return g.entered(false, "hint") })
)

// solvedAll(): the game is solved.
func solvedAll(p *Proof, _ []Value) error {
	if !p.Game.Solved {
		return says("it isn't solved")
	}
	return nil
}

// hardest(name): so the hardest technique is called.
func hardest(p *Proof, a []Value) error { return isCalled(p.Game.Hardest, a[0].Name) }

// isCalled returns why a technique has no such name.
func isCalled(t *logic.Technique, name string) error {
	if t == nil {
		return says("there is none")
	}
	return named(&Proof{Step: logic.Step{Technique: t}}, []Value{{Name: name}})
}

// waitAt(n, time): so long was the wait before a move.
func waitAt(p *Proof, a []Value) error {
	return waited(&Proof{Played: p.Game.move(a[0])}, a[1:])
}

// pace(n): so many seconds a single took.
func pace(p *Proof, a []Value) error {
	if s := int(p.Game.Pace.Round(time.Second) / time.Second); s != a[0].Number {
		return says("it took %d", s)
	}
	return nil
}

// singleAt(n): the move was a guess, and there was a single.
func singleAt(p *Proof, a []Value) error {
	m := p.Game.move(a[0])
	if m.Known == nil || !m.Guessed {
		return says("it was no guess")
	}
	at := Proof{Pos: m.Known}
	for c := range m.Known.Shape.Cells().All() {
		for d := range m.Known.Cands[c].All() {
			if m.Known.Grid[c] == 0 && openHere(&at, []Value{{Cells: puzzle.CellsOf(c)}, {Digits: d.Set()}}) == nil {
				return nil
			}
		}
	}
	return says("there was none")
}

// openAt(technique, n): at the move it led on, the easiest of all.
func openAt(p *Proof, a []Value) error { return isCalled(p.Game.move(a[1]).Open, a[0].Name) }

// wrongDigitAt(n): the digit of the move was wrong.
func wrongDigitAt(p *Proof, a []Value) error {
	if !p.Game.move(a[0]).wrong() {
		return says("it was right")
	}
	return nil
}

// houseAt(n, house, d): the move entered a digit that the house had already.
func houseAt(p *Proof, a []Value) error {
	m := p.Game.move(a[0])
	if !m.wrong() || !isDigit(a[2], m.Digit) {
		return says("it entered %d", m.Digit)
	}
	in := m.Known.Shape.Set(a[1].Houses[0])
	if !in.Has(m.Cell) || m.Known.Grid.Of(m.Digit).And(in).Empty() {
		return says("it hadn't")
	}
	return nil
}

// unfillable(n, house): with the digit of the move, the house can't be filled.
func unfillable(p *Proof, a []Value) error {
	m := p.Game.move(a[0])
	if !m.wrong() {
		return says("it was right")
	}
	pos := m.Known.Shape.NewPosition(m.Known.Grid)
	pos.Place(puzzle.Cand(m.Cell, m.Digit))
	h := a[1].Houses[0]
	for c := range pos.Shape.Set(h).All() {
		if pos.Grid[c] == 0 && pos.Cands[c] == 0 {
			return nil
		}
	}
	after := Proof{Pos: &pos}
	if cage, ok := pos.Shape.CageAt(h); ok {
		if len(after.fits(cage)) == 0 {
			return nil
		}
		return says("it can")
	}
	for d := range pos.Shape.Digits().All() {
		if in := pos.Shape.Set(h); pos.Grid.Of(d).And(in).Empty() && after.open(in, d).Empty() {
			return nil
		}
	}
	return says("it can")
}

// struckAt(n): the move removed a right candidate.
func struckAt(p *Proof, a []Value) error {
	if m := p.Game.move(a[0]); !m.Struck || m.Solution[m.Cell] != m.Digit {
		return says("it didn't")
	}
	return nil
}

// typedAt(n): the digit of the move was wrong, and what was meant came next.
func typedAt(p *Proof, a []Value) error {
	m := p.Game.move(a[0])
	if !m.wrong() || m.More > 0 {
		return says("it was none")
	}
	return rightCameNext(&Proof{Played: m}, []Value{{Digits: m.Digit.Set()}})
}

// moveOf(n, of): the page is about this move, of so many; momentOf(n, of): it is this one of what
// stands out.
func moveOf(p *Proof, a []Value) error {
	if p.Played.Number != a[0].Number || len(a) > 1 && p.Played.Moves != a[1].Number {
		return says("it is %d of %d", p.Played.Number, p.Played.Moves)
	}
	return nil
}

func momentOf(p *Proof, a []Value) error {
	if n := slices.Index(p.Played.Moments, p.Played.Number) + 1; n != a[0].Number || len(p.Played.Moments) != a[1].Number {
		return says("it is %d of %d", n, len(p.Played.Moments))
	}
	return nil
}
