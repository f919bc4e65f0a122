package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var juniorExocet = &Technique{
	ID: "junior-exocet", Term: "Junior Exocet", Level: puzzle.Extreme, Score: 460,
	Name: words.Text{En: "Junior exocet", Zh: "初级飞鱼导弹"},
	Doc: words.Text{
		En: "Outside a band, three lines have room for each digit of two base cells only twice. So such a digit must return in one of two target cells, and these hold the same two digits as the base.",
		Zh: "两个基准格的每个数字，在大区之外的三条线上最多只能填两个。因此它必定再出现在两个目标格之一，目标格与基准格填同样两个数字。",
	},
	find: findExocet,
	explanation: explanation{
		where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
		what: words.Text{
			En: "There is a junior exocet: two base cells of a line and a box, and two target cells that must hold the same two digits.",
			Zh: "这里有初级飞鱼导弹：同一行（或列）同一宫的两个基准格，以及必与它们填同样两个数字的两个目标格。",
		},
		pattern: words.Text{
			En: "The base is {base}, with {digits}. The targets are {q} and {r}; the lines across are {lines}.",
			Zh: "基准格是 {base}，候选数为 {digits}；目标格是 {q} 和 {r}；交叉线是{lines}。",
		},
		why: []words.Text{{
			En: "Take a digit that {baseOr} will hold. The rest of {house} and of {box} can't be it, nor can {besideQ} or {besideR}. So {first} has it outside {band}; {second} has it in {q} or outside; {third} in {r} or outside.",
			Zh: "看 {baseOr} 将要填的任一数字。{house}和{box}的其余格都不能再填它，{besideQ} 和 {besideR} 也填不了它。所以{first}里它在{band}之外，{second}里它在 {q} 或{band}之外，{third}里它在 {r} 或{band}之外。",
		}, exocetRoomText("{band}", "{band}"), {En: "{reasons}So {goes}.", Zh: "{reasons}因此{goes}。"}},
		notation: words.Text{En: "{list} in {short}, targets {targets}", Zh: "{short} 的 {list}，目标格 {targets}"},
		args:     juniorArgs,
	},
}

// exocetRoomText says why the targets hold the digits of the base, if outside of some cells the
// lines across have room for these only twice.
func exocetRoomText(en, zh string) words.Text {
	return words.Text{
		En: "The three lines need it three times. Outside " + en + ", two rows or columns hold all their places for it: {covers}. So they have it twice at most, and {q} or {r} is that digit. This goes for both digits of the base: the targets hold these two and no others.",
		Zh: "这三条线各要填一个它，共三个。在" + zh + "之外，它在这些线上的位置都落在两行或两列之内：{covers}。所以最多填两个，{q} 或 {r} 必是它。基准格的两个数字都是如此：目标格正好填这两个数字，不能填别的。",
	}
}

// exocetArgs reads the exocet from the diagram: its houses are the line and the box of the
// base, then the three lines across; its cells are the targets, on the last two of these.
func exocetArgs(s *Step) []any {
	base, digits := s.base()
	q, r := s.Diagram.Cells[0].Cell, s.Diagram.Cells[1].Cell
	for _, k := range s.Eliminate {
		if base.Has(k.Cell()) {
			digits |= k.Digit().Set()
		}
	}
	var houses []puzzle.House
	for _, h := range s.Diagram.Houses {
		houses = append(houses, h.House)
	}
	baseOr := cellsAnd(base.All())
	baseOr.last = or
	targets := puzzle.CellsOf(q, r)
	return []any{
		"base", cellsAnd(base.All()), "baseOr", baseOr, "digits", digitsAnd(digits), "list", list(digits), "short", base.Notation(), "targets", targets.Notation(),
		"q", q, "r", r, "lines", fishHousesAnd(slices.Sorted(slices.Values(houses[2:]))), "box", words.House(houses[1]), "band", exocetBand(houses[0]),
		"first", words.House(houses[2]), "second", words.House(houses[3]), "third", words.House(houses[4]),
		"reasons", exocetReasons(s, base, targets, digits), "covers", exocetCovers(s, houses[2:], digits),
	}
}

// exocetCovers says in which two lines the places of each digit on the lines across are.
func exocetCovers(s *Step, across []puzzle.House, digits puzzle.DigitSet) series {
	semicolon := words.Text{En: "; ", Zh: "；"}
	told := series{comma: semicolon, last: semicolon}
	for d := range digits.All() {
		in := twoLines(across, cellsOf(s.cands(puzzle.Cover), d))
		if len(in) == 0 {
			told.parts = append(told.parts, say("{d} nowhere", "{d} 没有位置", "d", d))
			continue
		}
		told.parts = append(told.parts, say("{d} in {lines}", "{d} 在{lines}", "d", d, "lines", fishHousesAnd(slices.Sorted(slices.Values(in)))))
	}
	return told
}

// twoLines returns the fewest lines, of those given and those that cross them, that hold some
// cells, if two are enough.
func twoLines(across []puzzle.House, cells puzzle.CellSet) []puzzle.House {
	if cells.Empty() {
		return nil
	}
	lines := fishMeeting(across, cells)
	for c := range cells.All() {
		if h := crossLine(across[0], c); !slices.Contains(lines, h) {
			lines = append(lines, h)
		}
	}
	for _, one := range lines {
		if cells.In(one.Set()) {
			return []puzzle.House{one}
		}
	}
	for i, one := range lines {
		for _, two := range lines[i+1:] {
			if cells.In(one.Set().Or(two.Set())) {
				return []puzzle.House{one, two}
			}
		}
	}
	return nil
}

// juniorArgs adds the cells beside the targets, which have no digit of the base.
func juniorArgs(s *Step) []any {
	q, r := s.Diagram.Cells[0].Cell, s.Diagram.Cells[1].Cell
	houses := s.Diagram.Houses
	return append(exocetArgs(s),
		"besideQ", besideTarget(houses[0].House, houses[3].House, q), "besideR", besideTarget(houses[0].House, houses[4].House, r))
}

// besideTarget returns the third cell of a line across in the box of its target, which is not
// in the line of the base either.
func besideTarget(line, across puzzle.House, target puzzle.Cell) puzzle.Cell {
	cells := across.Set().And(puzzle.Box(target.Box()).Set()).Without(line.Set())
	cells.Remove(target)
	return cells.First()
}

// exocetBand names the three lines of the band of a line: "rows 1 to 3".
func exocetBand(line puzzle.House) phrase {
	from := int(line)%9/3*3 + 1
	if line < puzzle.Col(0) {
		return say("rows {a} to {b}", "第 {a} 至 {b} 行", "a", from, "b", from+2)
	}
	return say("columns {a} to {b}", "第 {a} 至 {b} 列", "a", from, "b", from+2)
}

// exocetReasons says why digits go from the base.
func exocetReasons(s *Step, base, targets puzzle.CellSet, digits puzzle.DigitSet) series {
	var neither, both puzzle.DigitSet
	for d := range digits.All() {
		from := cellsOf(s.Eliminate, d)
		switch {
		case from.And(base).Empty():
		case cellsOf(s.cands(puzzle.Set), d).Or(cellsOf(s.cands(puzzle.Set+1), d)).Or(from.And(targets)).Empty():
			neither |= d.Set()
		default:
			both |= d.Set()
		}
	}
	var out series
	if neither != 0 {
		out.parts = append(out.parts, numbered(neither.Len(),
			"{ds} fits in neither target, so it isn't in the base. ", "{ds} fit in neither target, so they aren't in the base. ",
			"{ds} 在两个目标格都没有位置，所以不在基准格。", "ds", digitsAnd(neither)))
	}
	if both != 0 {
		out.parts = append(out.parts, numbered(both.Len(),
			"Of {ds} there is room only once outside, so both targets would be {ds}, which can't be. ",
			"Of {ds} there is room only once outside, so both targets would be the same, which can't be. ",
			"{ds} 在外面只有一个位置，两个目标格就都得是同一个数字，这不可能。", "ds", digitsAnd(both)))
	}
	return out
}
