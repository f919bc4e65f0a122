package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var emptyRectangle = &Technique{
	ID: "empty-rectangle", Code: "0402", Term: "Empty Rectangle", Level: puzzle.Hard, Score: 120,
	find:        func(b *Board, found func(Step) bool) { findEmpty(b, cleanEmpty, 3, 5, emptyRectangleView.steps, found) },
	explanation: explanation{args: emptyArgs, legend: "rectangle"},
}

// emptyRectangleTwo is the variant that HoDoKu leaves off: with two candidates
// in the box it is a turbot fish too.
var emptyRectangleTwo = &Technique{
	ID: "empty-rectangle-two", Code: "0402", Term: "Empty Rectangle", Level: puzzle.Hard, Score: 120,
	find: func(b *Board, found func(Step) bool) {
		findEmpty(b, cleanEmptyTwo, 2, 2, emptyRectangleView.steps, found)
	},
	explanation: explanation{texts: []string{"empty-rectangle"}, args: emptyArgs, legend: "rectangle"},
}

func emptyArgs(s *Step) []any {
	l := emptyLink(s, 0)
	box, link := s.Diagram.Houses[0].House, s.Diagram.Houses[1].House
	cells, digits := s.base()
	return append(l, "facts", facts(OnlyPlaces{box, digits, cells}), "digits", s.Eliminate[0].Digit(), "box", words.House(box), "both", fishHousesAnd([]puzzle.House{box, link}), "short", box)
}

// emptyLink returns the arguments of the i-th link.
func emptyLink(s *Step, i int) []any {
	link, side, other := emptySides(s, i)
	near, far, target := s.cands(puzzle.Off)[i].Cell(), s.cands(puzzle.On)[i].Cell(), s.Eliminate[i].Cell()
	return []any{
		"link", words.House(link), "near", near, "far", far, "target", target,
		"side", words.House(side), "other", words.House(other), "ends", words.Short(puzzle.CellsOf(near, far).Notation()),
		"facts", facts(OnlyPlaces{link, s.Eliminate[i].Digit().Set(), puzzle.CellsOf(near, far)}),
	}
}

// emptySides returns the line of the i-th link, the line of the box in which it starts, and
// the other line of the box.
func emptySides(s *Step, i int) (link, side, other puzzle.House) {
	link = s.Diagram.Houses[1+i].House
	near, target := s.cands(puzzle.Off)[i].Cell(), s.Eliminate[i].Cell()
	if link.Kind() == 'r' {
		return link, near.Houses()[1], target.Houses()[0]
	}
	return link, near.Houses()[0], target.Houses()[1]
}

// An emptyRectangleView is a board with what the finders of empty rectangles share.
type emptyRectangleView struct{ *Board }

// An emptyBox is the box of an empty rectangle: its candidates of a digit all lie in one
// row and one column, and not in either alone.
type emptyBox struct {
	cells    puzzle.CellSet
	box      puzzle.House
	row, col puzzle.House
}

// An emptyBoxLink is a strong link that starts in one line of an empty rectangle, and the
// cell in its other line that the far end sees.
type emptyBoxLink struct {
	side puzzle.House
	strongLink
	target puzzle.Cell
}

// emptyBoxLinks are the links of an empty rectangle: at most six cells for each line.
type emptyBoxLinks struct {
	list [12]emptyBoxLink
	n    int
}

// findEmpty looks in boxes with least to most candidates of a digit and reports
// the steps of each empty rectangle.
func findEmpty(board *Board, key cleanKey, least, most int, steps func(emptyRectangleView, puzzle.Digit, emptyBox, func(Step) bool) bool, found func(Step) bool) {
	b := emptyRectangleView{board}
	clean := b.cleanIn(key)
	for d := puzzle.Digit(1); d <= 9; d++ {
		if *clean&dirtyDigits(d.Set()) != 0 {
			continue
		}
		some := false
		more := b.housesWithTwo(d)&^boxHouses == 0 || b.boxes(d, least, most, func(e emptyBox) bool {
			return steps(b, d, e, func(s Step) bool {
				some = true
				return found(s)
			})
		})
		if !more {
			return
		}
		if !some {
			*clean |= dirtyDigits(d.Set())
		}
	}
}

// boxes calls with with each empty rectangle of d that has least to most candidates,
// until it says false. It reports whether it never did.
func (b emptyRectangleView) boxes(d puzzle.Digit, least, most int, with func(emptyBox) bool) bool {
	for box := puzzle.Box(0); box < puzzle.NumHouses; box++ {
		places := b.places[box][d]
		if n := bits.OnesCount16(places); n < least || n > most {
			continue
		}
		for at := crosses[places]; at != 0; at &= at - 1 {
			corner := box.Cells()[bits.TrailingZeros16(at)]
			if !with(emptyBox{b.In(box, d), box, corner.Houses()[0], corner.Houses()[1]}) {
				return false
			}
		}
	}
	return true
}

// crosses says, for each set of cells of a box, which corners make a row and a
// column that hold them all, but not in either alone.
var crosses = func() (t [512]uint16) {
	for places := range t {
		for corner := range 9 {
			row, col := 0b111<<(corner/3*3), 0b1001001<<(corner%3)
			if places&^(row|col) == 0 && places&^row != 0 && places&^col != 0 {
				t[places] |= 1 << corner
			}
		}
	}
	return t
}()

// steps reports the step of each link of the empty rectangle, and whether found
// never said false.
func (b emptyRectangleView) steps(d puzzle.Digit, e emptyBox, found func(Step) bool) bool {
	links := b.links(d, &e)
	for i := range links.list[:links.n] {
		var s Step
		if b.noDiagrams {
			s.Eliminate = b.eliminations(d.Set(), puzzle.CellsOf(links.list[i].target))
		} else {
			s = b.step(d, &e, links.list[i:i+1])
		}
		if !found(s) {
			return false
		}
	}
	return true
}

// links returns the links that eliminate something: those that start in the row
// of the empty rectangle, then those that start in its column.
func (b emptyRectangleView) links(d puzzle.Digit, e *emptyBox) (l emptyBoxLinks) {
	b.linksAlong(d, e, e.row, e.col, 1, &l)
	b.linksAlong(d, e, e.col, e.row, 0, &l)
	return l
}

// linksAlong adds the links that start in side and run in houses of a kind.
func (b emptyRectangleView) linksAlong(d puzzle.Digit, e *emptyBox, side, other puzzle.House, kind int, l *emptyBoxLinks) {
	for near := range b.In(side, d).Without(e.box.Set()).All() {
		house := near.Houses()[kind]
		places := b.places[house][d]
		if bits.OnesCount16(places) != 2 {
			continue
		}
		s := strongLinkOf(house, places, places&^locations[near].masks[kind])
		out := b.In(other, d).And(s.top.Houses()[1-kind].Set()).Without(e.box.Set())
		if !out.Empty() {
			l.list[l.n] = emptyBoxLink{side, s, out.First()}
			l.n++
		}
	}
}

// step makes the step of some links: if d is not in a link's line of the empty
// rectangle, it is in the other line, and if it is, it is in the link's top.
func (b emptyRectangleView) step(d puzzle.Digit, e *emptyBox, links []emptyBoxLink) Step {
	var p puzzle.Diagram
	p.Houses = append(p.Houses, puzzle.HouseRole{House: e.box, Role: puzzle.Base})
	p.Cands = addRole(p.Cands, b.within(e.cells, d.Set()), puzzle.Base)
	var out []puzzle.Candidate
	for _, l := range links {
		near, far := []puzzle.Candidate{puzzle.Cand(l.foot, d)}, []puzzle.Candidate{puzzle.Cand(l.top, d)}
		in, others := b.within(e.cells.And(l.side.Set()), d.Set()), b.within(e.cells.Without(l.side.Set()), d.Set())
		p.Houses = append(p.Houses, puzzle.HouseRole{House: l.house, Role: puzzle.Base})
		p.Cands = addRole(addRole(p.Cands, near, puzzle.Off), far, puzzle.On)
		p.Links = append(p.Links, puzzle.Link{From: others, To: in, Strong: true}, puzzle.Link{From: in, To: near}, puzzle.Link{From: near, To: far, Strong: true})
		out = append(out, puzzle.Cand(l.target, d))
	}
	return eliminate(out, p)
}
