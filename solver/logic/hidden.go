package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var hiddenPair = &Technique{
	ID: "hidden-pair", Code: "0210", Term: "Hidden Pair", Level: puzzle.Medium, Score: 70,
	Name: words.Text{En: "Hidden pair", Zh: "隐性数对"},
	Doc: words.Text{
		En: "Two digits that fit in only the same two cells of a house leave no room there for others.",
		Zh: "一个区域里有两个数字只能填在同样两格，这两格就不能填别的数字。",
	},
	find: func(b *Board, found func(Step) bool) { findHidden(b, 2, found) },
	explanation: hidden(2, words.Text{
		En: "There is a hidden pair: two digits that fit in only the same two cells of a house.",
		Zh: "这里有隐性数对：同一区域里有两个数字只能填在同样两格。",
	}),
}

var hiddenTriple = &Technique{
	ID: "hidden-triple", Code: "0211", Term: "Hidden Triple", Level: puzzle.Medium, Score: 100,
	Name: words.Text{En: "Hidden triple", Zh: "隐性三数组"},
	Doc: words.Text{
		En: "Three digits that fit in only three cells of a house leave no room there for others.",
		Zh: "一个区域里有三个数字总共只能填在三格，这三格就不能填别的数字。",
	},
	find: func(b *Board, found func(Step) bool) { findHidden(b, 3, found) },
	explanation: hidden(3, words.Text{
		En: "There is a hidden triple: three digits that fit in only three cells of a house between them.",
		Zh: "这里有隐性三数组：同一区域里有三个数字总共只能填在三格。",
	}),
}

var hiddenQuadruple = &Technique{
	ID: "hidden-quadruple", Code: "0212", Term: "Hidden Quadruple", Level: puzzle.Hard, Score: 150,
	Name: words.Text{En: "Hidden quadruple", Zh: "隐性四数组"},
	Doc: words.Text{
		En: "Four digits that fit in only four cells of a house leave no room there for others.",
		Zh: "一个区域里有四个数字总共只能填在四格，这四格就不能填别的数字。",
	},
	find: func(b *Board, found func(Step) bool) { findHidden(b, 4, found) },
	explanation: hidden(4, words.Text{
		En: "There is a hidden quadruple: four digits that fit in only four cells of a house between them.",
		Zh: "这里有隐性四数组：同一区域里有四个数字总共只能填在四格。",
	}),
}

// hidden explains hidden subsets of n digits.
func hidden(n int, what words.Text) explanation {
	fit := words.Text{
		En: "{digits} fit only in {cells} of {house}.",
		Zh: "{house}里，{digits} 只能填在 {cells}。",
	}
	return explanation{
		where:   words.Text{En: "Look at {house}.", Zh: "看{house}。"},
		what:    what,
		pattern: fit,
		why: []words.Text{fit, {
			En: "{n} digits take {n} cells, so these hold {digits} and nothing else; which goes where is still open.",
			Zh: "{n} 个数字占满 {n} 格，所以这几格只能填 {digits}，只是哪格填哪个还不确定。",
		}, {
			En: "No other digit has room there: {goes}.",
			Zh: "别的数字在这几格没有位置：{goes}。",
		}},
		notation: words.Text{En: "{list} in {short}", Zh: "{short} 的 {list}"},
		args: func(s *Step) []any {
			cells, digits := s.base()
			return []any{"n", n, "facts", facts(OnlyPlaces{s.house(), digits, cells})}
		},
	}
}

// findHidden looks for n digits of a house that fit in only n cells between them.
func findHidden(board *Board, n int, found func(Step) bool) {
	b := subsetView{board}
	clean := b.cleanIn(cleanHidden2 + cleanKey(n-2))
	for houses := dirtyHouses(*clean); houses != 0; houses &= houses - 1 {
		h := boxesFirst[bits.TrailingZeros32(houses)]
		if b.complementClean(h, n, cleanNaked2) {
			continue
		}
		some, more := b.hiddenIn(h, n, found)
		if !more {
			return
		}
		if !some {
			*clean |= 1 << h
		}
	}
}

// hiddenIn looks in h, and reports whether some subset eliminates anything, even if it is
// reported for the box, and whether found never said false.
func (b subsetView) hiddenIn(h puzzle.House, n int, found func(Step) bool) (some, more bool) {
	var few puzzle.DigitSet
	for _, digits := range b.digitsWithCount(h)[2 : n+1] {
		few |= digits
	}
	if few.Len() < n {
		return false, true
	}
	var digits [9]puzzle.Digit
	var sets [9]uint16
	k := 0
	for ; few != 0; few &= few - 1 {
		digits[k], sets[k] = few.Min(), b.places[h][few.Min()]
		k++
	}
	more = subsets(sets[:k], n, func(chosen, _ uint16) bool {
		var ds puzzle.DigitSet
		for ; chosen != 0; chosen &= chosen - 1 {
			ds |= digits[bits.TrailingZeros16(chosen)].Set()
		}
		all := b.having(ds)
		cells := all.And(h.Set())
		out := cells.And(b.having(puzzle.AllDigits &^ ds))
		if out.Empty() {
			return true
		}
		some = true
		if box := puzzle.Box(cells.First().Box()); h != box && all.And(box.Set()) == cells {
			return true // found in the box
		}
		return found(b.hiddenStep(h, ds, cells, out))
	})
	return some, more
}

// hiddenStep makes the step of a hidden subset with eliminations in out.
func (b subsetView) hiddenStep(h puzzle.House, digits puzzle.DigitSet, cells, out puzzle.CellSet) Step {
	ks := b.eliminations(puzzle.AllDigits&^digits, out)
	if b.noDiagrams {
		return Step{Eliminate: ks}
	}
	p := show(h)
	p.Cands = addRole(nil, b.within(cells, digits), puzzle.Base)
	return eliminate(ks, p)
}
