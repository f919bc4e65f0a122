package screen

import (
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// What the tests beside the package see of it.

const Uncounted = uncounted

func Remember(p Preferences, o session.PuzzleOrder) { p.remember(o) }
func Prefetched(p Preferences) []session.Prefetch   { return p.prefetched() }
func Attempts(n *NewGames) int                      { return n.search.Attempts }
func NoteAll(n *NewGames)                           { n.note() }

// A Card is what the card of a cage says; sets that are not possible are in brackets.
type Card struct {
	Title, Cells, Why string
	Closed            bool
	Sets              []string
	Struck            []bool
}

// CardOf returns the card of a cage in a state; struck says that all sets are struck out.
func CardOf(l words.Lang, s *game.State, cage puzzle.Cage, struck bool) Card {
	k := cageOf(l, s, cage, func(puzzle.DigitSet) bool { return struck })
	return k.card()
}

// Card returns the card that is shown, and PressCard presses a part of it.
func (p *Play) Card() Card         { return p.shown.cage.card() }
func (p *Play) PressCard(zone int) { p.cage.Press(zone) }

// Pad returns how many digits the pad has, and how many of 1 are left.
func (p *Play) Pad() (digits, left int) { return p.shown.size, p.shown.left[1] }

func (s *cageState) card() Card {
	k := Card{Title: s.title, Cells: s.cells, Why: s.why, Closed: s.closed}
	for _, set := range s.sets {
		text := set.digits.String()
		if !set.possible {
			text = "(" + text + ")"
		}
		k.Sets, k.Struck = append(k.Sets, text), append(k.Struck, set.struck)
	}
	return k
}
