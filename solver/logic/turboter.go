package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var emptyRectangle = &Technique{
	ID: "empty-rectangle", Term: "Empty Rectangle", Level: Hard, Score: 120,
	Name:   words.Text{En: "Empty rectangle", Zh: "空矩形"},
	Doc:    emptyDoc,
	find:   func(b *Board, found func(Step) bool) { findEmpty(b, 3, found) },
	speech: emptySpeech,
}

// emptyRectangleTwo is the variant that HoDoKu leaves off: with two candidates
// in the box it is a turbot fish too.
var emptyRectangleTwo = &Technique{
	ID: "empty-rectangle-two", Term: "Empty Rectangle", Level: Hard, Score: 120,
	Name:   words.Text{En: "Empty rectangle with two candidates", Zh: "两格空矩形"},
	Doc:    emptyDoc,
	find:   func(b *Board, found func(Step) bool) { findEmpty(b, 2, found) },
	speech: emptySpeech,
}

var emptyDoc = words.Text{
	En: "Where a box has a digit in one row and one column only, a strong link that starts in one of these lines decides the other.",
	Zh: "一宫里一个数字只在一行和一列上，从其中一条线出发的强链就能判断另一条线。",
}

var emptySpeech = speech{
	where: words.Text{En: "Look at the {digits}s in {both}.", Zh: "看{both}里的 {digits}。"},
	what: words.Text{
		En: "There is an empty rectangle: a box that has a digit in one row and one column only, and a strong link from one of them.",
		Zh: "这里有空矩形：某宫里一个数字只在一行和一列上，其中一条线连着一条强链。",
	},
	pattern: emptyFit,
	why: []words.Text{emptyFit, {
		En: "If the {digits} of {box} is in {side}, {near} isn't {digits}, so {far} is. If not, it is in {other}.",
		Zh: "若{box}的 {digits} 在{side}，则 {near} 不是 {digits}，于是 {far} 是 {digits}；否则它就在{other}。",
	}, {
		En: "{victim} sees {far}, and it is in {other} too. So {victim} can't be {digits} either way.",
		Zh: "{victim} 看到 {far}，又在{other}上，所以无论如何都不能是 {digits}。",
	}},
	notation: words.Text{En: "{digits} in {short} ({ends})", Zh: "{short} 的 {digits}（{ends}）"},
	args:     emptyArgs,
}

var emptyFit = words.Text{
	En: "In {box}, {digits} fits only in {cells}: in {side} or in {other}. In {link}, {digits} fits only in {near} and {far}.",
	Zh: "{box}里，{digits} 只能填在 {cells}，即{side}或{other}上；{link}里，{digits} 只能填在 {near} 或 {far}。",
}

func emptyArgs(s *Step) []any {
	box, link := s.Picture.Houses[0].House, s.Picture.Houses[1].House
	near, far, victim := s.cands(puzzle.Off)[0].Cell(), s.cands(puzzle.On)[0].Cell(), s.Eliminate[0].Cell()
	side, other := near.Houses()[0], victim.Houses()[1]
	if link.Kind() == 'r' {
		side, other = near.Houses()[1], victim.Houses()[0]
	}
	return []any{
		"digits", s.Eliminate[0].Digit(), "box", houseName(box), "link", houseName(link), "both", turbotHouses(box, link),
		"near", near, "far", far, "victim", victim, "side", houseName(side), "other", houseName(other),
		"short", box, "ends", puzzle.CellsOf(near, far).Notation(),
	}
}

// An elbow is a box whose candidates of a digit all lie in one row and one
// column, and not in either alone.
type elbow struct {
	cells    puzzle.CellSet
	box      puzzle.House
	row, col puzzle.House
}

// findEmpty looks in boxes with at least three candidates of a digit, or with
// exactly two if least is 2.
func findEmpty(b *Board, least int, found func(Step) bool) {
	for box := puzzle.Box(0); box < puzzle.NumHouses; box++ {
		for d := range puzzle.AllDigits.All() {
			places := b.places[box][d]
			if n := bits.OnesCount16(places); n < least || n > 5 || least == 2 && n > 2 {
				continue
			}
			for _, x := range crosses {
				if places&^(x.row|x.col) != 0 || places&^x.row == 0 || places&^x.col == 0 {
					continue
				}
				corner := box.Cells()[x.corner]
				e := elbow{b.In(box, d), box, corner.Houses()[0], corner.Houses()[1]}
				if !b.emptyIn(d, &e, found) {
					return
				}
			}
		}
	}
}

// A cross is a row and a column of a box, as bits for its cells.
type cross struct {
	row, col uint16
	corner   int
}

// crosses are the nine crosses of a box, row by row.
var crosses = func() (t [9]cross) {
	for i := range t {
		t[i] = cross{0b111 << (i / 3 * 3), 0b1001001 << (i % 3), i}
	}
	return t
}()

// emptyIn tries the strong links that start in the elbow's row, then those that
// start in its column. It reports whether found never said stop.
func (b *Board) emptyIn(d puzzle.Digit, e *elbow, found func(Step) bool) bool {
	return b.emptyAlong(d, e, e.row, e.col, 1, found) && b.emptyAlong(d, e, e.col, e.row, 0, found)
}

// emptyAlong tries the strong links across side, whose houses are of a kind.
func (b *Board) emptyAlong(d puzzle.Digit, e *elbow, side, other puzzle.House, kind int, found func(Step) bool) bool {
	for near := range b.In(side, d).Without(e.box.Set()).All() {
		link := near.Houses()[kind]
		places := b.places[link][d]
		if bits.OnesCount16(places) != 2 {
			continue
		}
		s := strandOf(link, places, places&^seats[near][kind])
		across := s.top.Houses()[1-kind]
		out := b.In(other, d).And(across.Set()).Without(e.box.Set())
		if !out.Empty() && !found(b.emptyStep(d, e, side, s, out.First())) {
			return false
		}
	}
	return true
}

// emptyStep makes the step in which d goes from victim: if d is not in the side
// of the elbow, it is in the other line, and if it is, it is in the strand's top.
func (b *Board) emptyStep(d puzzle.Digit, e *elbow, side puzzle.House, s strand, victim puzzle.Cell) Step {
	near, far := puzzle.Cand(s.foot, d), puzzle.Cand(s.top, d)
	inSide, others := b.within(e.cells.And(side.Set()), d.Set()), b.within(e.cells.Without(side.Set()), d.Set())
	p := puzzle.Picture{
		Houses: []puzzle.HouseRole{{House: e.box, Role: puzzle.Base}, {House: s.house, Role: puzzle.Base}},
		Cands:  addRole(nil, b.within(e.cells, d.Set()), puzzle.Base),
		Links: []puzzle.Link{
			{From: others, To: inSide, Strong: true},
			{From: inSide, To: []puzzle.Candidate{near}},
			{From: []puzzle.Candidate{near}, To: []puzzle.Candidate{far}, Strong: true},
		},
	}
	p.Cands = append(p.Cands, puzzle.CandRole{Cand: near, Role: puzzle.Off}, puzzle.CandRole{Cand: far, Role: puzzle.On})
	return eliminate([]puzzle.Candidate{puzzle.Cand(victim, d)}, p)
}
