// Package logic solves puzzles the way people do and can say why.
//
// A [Technique] is a row in [Techniques]; its family's file holds the functions
// that find it and the sentences that explain it. Finders report [Step]s and
// never change the board. The package knows no solution and guesses nothing.
package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Technique is one way of reasoning.
type Technique struct {
	ID    string     // never changes; for flags and files
	Name  words.Text // for people
	Term  string     // what HoDoKu calls it; begins the notation
	Doc   words.Text // one sentence: why it is sound
	Level Level      // as HoDoKu rates it
	Score int        // what one use adds to a puzzle's score, as HoDoKu counts

	// OneSolution says that it holds only in puzzles with exactly one solution.
	OneSolution bool

	// find calls found with each step of the board until found says false. A step
	// places or eliminates something that is there. Its Technique is filled in by
	// whoever asked.
	find func(b *Board, found func(Step) bool)
	speech
}

// Techniques lists the techniques in the order in which they are tried, which is
// HoDoKu's, with those that it uses by default but for its forcing nets.
// With it ratings agree with HoDoKu 2.2.
var Techniques = []*Technique{
	fullHouse, nakedSingle, hiddenSingle,
	lockedPair, lockedTriple, pointing, claiming,
	nakedPair, nakedTriple, hiddenPair, hiddenTriple, nakedQuadruple, hiddenQuadruple,
	xWing, swordfish, jellyfish,
	remotePair, bugPlusOne, skyscraper, kite, turbotFish, emptyRectangle,
	wWing, xyWing, xyzWing,
	uniqueRectangle1, uniqueRectangle2, uniqueRectangle3,
	uniqueRectangle4, uniqueRectangle5, uniqueRectangle6,
	hiddenRectangle, avoidableRectangle1, avoidableRectangle2,
	finnedXWing, sashimiXWing, finnedSwordfish, sashimiSwordfish, finnedJellyfish, sashimiJellyfish,
	sueDeCoq, simpleColors, multiColors,
	xChain, xyChain, niceLoop, groupedNiceLoop,
	alsXZ, alsXYWing, alsChainForward,
	frankenXWing, frankenSwordfish, finnedFrankenXWing, finnedFrankenSwordfish,
	forcingChain,
}

// Optional lists techniques that HoDoKu knows and does not use by default, and forms
// of those above that it tells apart.
var Optional = slices.Concat([]*Technique{
	dualKite, emptyRectangleTwo, dualEmptyRectangle,
	simpleColorsTrap, simpleColorsWrap, multiColors1, multiColors2,
	continuousLoop, discontinuousLoop, aic,
	groupedContinuousLoop, groupedDiscontinuousLoop, groupedAIC,
	avoidableRectangle1Wide, avoidableRectangle2Wide,
	alsChain, deathBlossom,
	forcingChainContradiction, forcingChainVerity,
}, alsOverlapping, optionalFish)

// ByID returns the technique of an ID, optional ones included.
func ByID(id string) (*Technique, bool) {
	for _, list := range [][]*Technique{Techniques, Optional} {
		for _, t := range list {
			if t.ID == id {
				return t, true
			}
		}
	}
	return nil, false
}

// Next returns the first step of the first technique in the list that has one.
// It depends on the position alone.
func Next(pos *puzzle.Position, with []*Technique) (Step, bool) {
	return newSearch().first(NewBoard(pos), with)
}

// All returns every step that the techniques find now, in their order.
func All(pos *puzzle.Position, with []*Technique) (steps []Step) {
	b := NewBoard(pos)
	for _, t := range with {
		t.find(b, func(s Step) bool {
			if s.Technique == nil {
				s.Technique = t
			}
			steps = append(steps, s)
			return true
		})
	}
	return steps
}

// A search holds what a hunt for first steps needs, so that a hunt which finds
// nothing allocates nothing.
type search struct {
	step Step
	ok   bool
	take func(Step) bool
}

func newSearch() *search {
	f := &search{}
	f.take = func(s Step) bool {
		f.step, f.ok = s, true
		return false
	}
	return f
}

// first returns the first step of the first technique that has one.
func (f *search) first(b *Board, with []*Technique) (Step, bool) {
	f.ok = false
	for _, t := range with {
		if t.find(b, f.take); f.ok {
			if f.step.Technique == nil {
				f.step.Technique = t
			}
			return f.step, true
		}
	}
	return Step{}, false
}
