package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var uniqueRectangle1 = unique("1", findUnique1, words.Text{
	En: "In a puzzle with exactly one solution, four cells in two rows, two columns and two boxes never hold just two digits. So where three hold no others, the fourth takes neither.",
	Zh: "在只有一个解的题目里，占两行、两列、两宫的四格不会只填两个数字。所以其中三格只剩这两个数字时，第四格两个都不能填。",
}, words.Text{
	En: "There is a unique rectangle: four cells in two rows, two columns and two boxes. Three of them can hold only the same two digits.",
	Zh: "这里有唯一矩形：四格占两行、两列、两宫，其中三格只能填同样两个数字。",
}, words.Text{
	En: "{pure} can hold only {both}; {more} is the fourth corner.",
	Zh: "{pure} 只能填 {either}；{more} 是第四个角。",
}, words.Text{
	En: "{pure} can hold only {both}; {more} is the fourth corner. The four lie in two rows, two columns and two boxes.",
	Zh: "{pure} 只能填 {either}；{more} 是第四个角。四格占两行、两列、两宫。",
}, words.Text{
	En: "If {more} were {off} too, {both} could be swapped round the four and the puzzle would have two solutions. It has exactly one.",
	Zh: "若 {more} 也是 {off}，四格的 {both} 就能互换，题目便有两个解；而本题只有一个解。",
}, uniqueSo)

var uniqueRectangle2 = unique("2", findUnique2, words.Text{
	En: "In a puzzle with exactly one solution, four cells in two rows, two columns and two boxes never hold just two digits. So where two side by side have one other digit, one of them takes it.",
	Zh: "在只有一个解的题目里，占两行、两列、两宫的四格不会只填两个数字。所以其中同行或同列的两格另有同一个候选数时，必有一格填它。",
}, words.Text{
	En: "There is a unique rectangle: four cells in two rows, two columns and two boxes {same}. Two of them, side by side, have one more.",
	Zh: "这里有唯一矩形：四格占两行、两列、两宫，{same}，只有同行或同列的两格多一个数字。",
}, uniqueExtra, uniqueSwap, uniqueOneIs, words.Text{En: "{eliminations}", Zh: "{eliminations}"})

var uniqueRectangle3 = unique("3", findUnique3, words.Text{
	En: "In a puzzle with exactly one solution, four cells in two rows, two columns and two boxes never hold just two digits. So two of them that have other digits count as one cell with these, which can be part of a naked pair, triple or quadruple.",
	Zh: "在只有一个解的题目里，占两行、两列、两宫的四格不会只填两个数字。所以其中另有候选数的两格可看作只含那些数字的一格，与别的格组成显性数组。",
}, words.Text{
	En: "There is a unique rectangle: four cells in two rows, two columns and two boxes {same}. What two of them have beyond these makes a naked pair, triple or quadruple with other cells.",
	Zh: "这里有唯一矩形：四格占两行、两列、两宫，{same}，其中两格多出的数字与别的格组成显性数组。",
}, words.Text{
	En: "The corners are {corners}, for {both}. {more} also have {extra}, and {set} can hold only {all}.",
	Zh: "四个角是 {corners}，数字是 {both}。{more} 还有 {extra}，而 {set} 只能填 {all}。",
}, uniqueSwap, words.Text{
	En: "Only {more} have other digits, so one of them is {extraOr}. That corner and {set} can hold only {all} between them: {n} cells, {n} digits.",
	Zh: "只有 {more} 还有别的候选数，所以其中一格是 {extraOr}。这一格与 {set} 总共只能填 {all}：{n} 格正好 {n} 个数字。",
}, words.Text{
	En: "{Houses} {have} no more room for {any}: {goes}.",
	Zh: "{Houses}的 {all} 已被占用，因此{goes}。",
})

var uniqueRectangle4 = unique("4", findUnique4, words.Text{
	En: "In a puzzle with exactly one solution, four cells in two rows, two columns and two boxes never hold just two digits. So where a house has one of the digits only in two of them, neither takes the other digit.",
	Zh: "在只有一个解的题目里，占两行、两列、两宫的四格不会只填两个数字。所以某区域里其中一个数字只能填在其中两格时，这两格都不能填另一个。",
}, words.Text{
	En: "There is a unique rectangle: four cells in two rows, two columns and two boxes {same}. Two cells have others. In a house of these two, one of the shared digits fits nowhere else.",
	Zh: "这里有唯一矩形：四格占两行、两列、两宫，{same}；另有候选数的两格所在的某区域里，其中一个数字没有别的位置。",
}, words.Text{
	En: "The corners are {corners}, for {both}. In {house}, {link} fits only in {links}.",
	Zh: "四个角是 {corners}，数字是 {both}。{house}里，{link} 只能填在{links}。",
}, uniqueSwap, words.Text{En: "{linked}", Zh: "{linked}"}, uniqueSo)

var uniqueRectangle5 = unique("5", findUnique5, words.Text{
	En: "In a puzzle with exactly one solution, four cells in two rows, two columns and two boxes never hold just two digits. So where two across, or three, have one other digit, one of them takes it.",
	Zh: "在只有一个解的题目里，占两行、两列、两宫的四格不会只填两个数字。所以其中对角的两格或三格另有同一个候选数时，必有一格填它。",
}, words.Text{
	En: "There is a unique rectangle: four cells in two rows, two columns and two boxes {same}. {Several} have one more.",
	Zh: "这里有唯一矩形：四格占两行、两列、两宫，{same}，只有{Several}多一个数字。",
}, uniqueExtra, uniqueSwap, uniqueOneIs, words.Text{En: "{eliminations}", Zh: "{eliminations}"})

var uniqueRectangle6 = unique("6", findUnique6, words.Text{
	En: "In a puzzle with exactly one solution, four cells in two rows, two columns and two boxes never hold just two digits. So where two lines have one of the digits only in these cells, two corners across that have other digits can't take it.",
	Zh: "在只有一个解的题目里，占两行、两列、两宫的四格不会只填两个数字。所以两行或两列里其中一个数字只能填在这四格时，另有候选数的对角两格不能填它。",
}, words.Text{
	En: "There is a unique rectangle: four cells in two rows, two columns and two boxes {same}. Two of them, across from each other, have others. One of the two digits fits nowhere else in two of the lines.",
	Zh: "这里有唯一矩形：四格占两行、两列、两宫，{same}；对角的两格另有候选数，而其中一个数字在两行或两列里没有别的位置。",
}, words.Text{
	En: "The corners are {corners}, for {both}. In {houses}, {off} fits only in {offs}.",
	Zh: "四个角是 {corners}，数字是 {both}。{houses}里，{off} 只能填在{offs}。",
}, uniqueSwap, words.Text{En: "{crossed}", Zh: "{crossed}"}, uniqueSo)

var hiddenRectangle = &Technique{
	ID: "hidden-rectangle", Code: "0606", Term: "Hidden Rectangle", Level: puzzle.Hard, Score: 100, OneSolution: true,
	Name: words.Text{En: "Hidden rectangle", Zh: "隐性唯一矩形"},
	Doc: words.Text{
		En: "In a puzzle with exactly one solution, four cells in two rows, two columns and two boxes never hold just two digits. Say one holds no others, and both lines of the corner across have one of the digits only in these cells. Then that corner can't take the other.",
		Zh: "在只有一个解的题目里，占两行、两列、两宫的四格不会只填两个数字。所以其中一格只剩这两个数字，而对角那格所在的行和列里其中一个数字只能填在这四格时，对角那格不能填另一个。",
	},
	find: func(b *Board, found func(Step) bool) { eachDeadlyRectangle(b, true, findHiddenRectangle, found) },
	explanation: uniqueExplanation(words.Text{
		En: "There is a hidden rectangle: four cells in two rows, two columns and two boxes. One can hold only two digits, and one of these fits nowhere else in the lines of the corner across.",
		Zh: "这里有隐性唯一矩形：四格占两行、两列、两宫，其中一格只剩两个候选数，而其中一个数字在对角那格所在的行和列里没有别的位置。",
	}, words.Text{
		En: "The corners are {corners}, for {both}. In {houses}, {other} fits only in {links}.",
		Zh: "四个角是 {corners}，数字是 {both}。{houses}里，{other} 只能填在{links}。",
	}, uniqueSwap, words.Text{En: "{hidden}", Zh: "{hidden}"}, uniqueSo),
}

var (
	uniqueSwap = words.Text{
		En: "{corners} lie in two rows, two columns and two boxes. If they held only {both}, these could be swapped round and the puzzle would have two solutions. It has exactly one.{gone}",
		Zh: "{corners} 占两行、两列、两宫。若四格只填 {both}，两数就能互换，题目便有两个解；而本题只有一个解。{gone}",
	}
	uniqueExtra = words.Text{
		En: "The corners are {corners}, for {both}. Only {more} have another digit, {extra}.",
		Zh: "四个角是 {corners}，数字是 {both}。只有 {more} 还有 {extra}。",
	}
	uniqueOneIs = words.Text{
		En: "Only {more} have another digit, {extra}. So one of them is {extra}.",
		Zh: "只有 {more} 还有别的候选数 {extra}，所以其中一格是 {extra}。",
	}
	uniqueSo = words.Text{En: "So {goes}.", Zh: "因此{goes}。"}
)

// These look at four cells for each two digits that could be deadly there.
var (
	uniqueRectangle1Wide = uniqueWide(uniqueRectangle1, findUnique1)
	uniqueRectangle2Wide = uniqueWide(uniqueRectangle2, findUnique2)
	uniqueRectangle3Wide = uniqueWide(uniqueRectangle3, findUnique3)
	uniqueRectangle4Wide = uniqueWide(uniqueRectangle4, findUnique4)
	uniqueRectangle5Wide = uniqueWide(uniqueRectangle5, findUnique5)
	uniqueRectangle6Wide = uniqueWide(uniqueRectangle6, findUnique6)
	hiddenRectangleWide  = uniqueWide(hiddenRectangle, findHiddenRectangle)
)

func uniqueWide(t *Technique, with uniqueFinder) *Technique {
	return setVariant(t, func(b *Board, found func(Step) bool) { eachDeadlyRectangle(b, false, with, found) })
}

// unique makes the row of a unique rectangle of a type.
func unique(n string, with uniqueFinder, doc, what, pattern words.Text, why ...words.Text) *Technique {
	return &Technique{
		ID: "unique-rectangle-" + n, Code: "060" + string(n[0]-1), Term: "Uniqueness Test " + n, Level: puzzle.Hard, Score: 100, OneSolution: true,
		Name: words.Text{En: "Unique rectangle, type " + n, Zh: "唯一矩形 " + n + " 型"},
		Doc:  doc, find: func(b *Board, found func(Step) bool) { eachDeadlyRectangle(b, true, with, found) },
		explanation: uniqueExplanation(what, pattern, why...),
	}
}

func uniqueExplanation(what, pattern words.Text, why ...words.Text) explanation {
	return explanation{
		where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
		what:  what, pattern: pattern, why: why,
		notation: words.Text{En: "{low}/{high} in {short}", Zh: "{short} 的 {low}/{high}"},
		args:     uniqueArgs,
	}
}

// uniqueArgs reads the rectangle from the diagram: corners are its cells, and those with
// fins, or with eliminations, have more than the two digits.
func uniqueArgs(s *Step) []any {
	corners := s.cells(puzzle.Base)
	_, pair := s.base()
	var more puzzle.CellSet
	var extra, set puzzle.DigitSet
	for _, k := range s.cands(puzzle.Fin) {
		more.Add(k.Cell())
		extra |= k.Digit().Set()
	}
	first := s.Eliminate[0]
	off := first.Digit().Set()
	if corners.Has(first.Cell()) {
		for _, k := range s.Eliminate {
			off |= k.Digit().Set()
		}
	}
	var chosen puzzle.CellSet
	for _, k := range s.cands(puzzle.Set) {
		chosen.Add(k.Cell())
		set |= k.Digit().Set()
	}
	var houses []puzzle.House
	for _, h := range s.Diagram.Houses {
		houses = append(houses, h.House)
	}
	pure := corners.Without(more)
	near, sides := corners, corners // of a hidden rectangle
	for c := range corners.All() {
		if c == first.Cell() || aligned(c, first.Cell()) {
			near.Remove(c)
		} else {
			sides.Remove(c)
		}
	}
	sides.Remove(first.Cell())
	all := extra | set
	same, gone := s.sameDigits(corners, pair)
	var linked, crossed, hidden phrase
	switch s.Technique.ID {
	case "unique-rectangle-4":
		linked = s.uniqueLinked(more, pair, off)
	case "unique-rectangle-6":
		crossed = s.uniqueCrossed(pure, more, pair, off)
	case "hidden-rectangle":
		hidden = s.uniqueHidden(near, sides, pair, off)
	}
	several := say("Three of them", "其中三格")
	if more.Len() == 2 {
		several = say("Two of them, across from each other,", "对角的两格")
	}
	return []any{
		"facts", facts(OnlyDigits{pure, pair}),
		"cells", cellsAnd(corners.All()), "corners", cellsAnd(corners.All()), "short", corners.Notation(),
		"pure", cellsAnd(pure.All()), "more", cellsAnd(more.All()),
		"both", digitsAnd(pair), "either", digitsOr(pair), "low", pair.Min(), "high", (pair &^ pair.Min().Set()).Min(),
		"extra", digitsAnd(extra), "extraOr", digitsOr(extra), "all", digitsAnd(all), "any", digitsOr(all),
		"set", cellsAnd(chosen.All()), "n", chosen.Len() + 1,
		"Houses", opening{fishHousesAnd(houses)}, "houses", fishHousesAnd(houses), "have", numbered(len(houses), "has", "have", ""),
		"off", digitsOr(off), "link", digitsAnd(pair &^ off), "other", digitsAnd(pair &^ off),
		"far", first.Cell(), "near", cellsAnd(near.All()), "sides", cellsAnd(sides.All()),
		"same", same, "gone", gone, "Several", several,
		"links", s.uniqueFits(pair&^off, houses), "offs", s.uniqueFits(off, houses),
		"linked", linked, "crossed", crossed, "hidden", hidden,
		"eliminations", uniqueEliminations(s, more.Len(), first.Digit()),
	}
}

func uniqueEliminations(s *Step, n int, d puzzle.Digit) phrase {
	if n == 3 {
		return wingEliminations(s, d, "all three", "这三格")
	}
	return wingEliminations(s, d, "both", "这两格")
}
