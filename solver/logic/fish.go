package logic

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A fish is about one digit. Its base houses have the digit only in as many cover
// houses and in some fins; so either a fin has the digit or the base takes all of
// the cover's.
var (
	xWing     = newFish(basicFish, 2, puzzle.Hard, 140)
	swordfish = newFish(basicFish, 3, puzzle.Hard, 150)
	jellyfish = newFish(basicFish, 4, puzzle.Hard, 160)
	squirmbag = newFish(basicFish, 5, puzzle.Unfair, 470)
	whale     = newFish(basicFish, 6, puzzle.Unfair, 470)
	leviathan = newFish(basicFish, 7, puzzle.Unfair, 470)

	finnedXWing     = newFish(finnedFish, 2, puzzle.Hard, 130)
	finnedSwordfish = newFish(finnedFish, 3, puzzle.Unfair, 200)
	finnedJellyfish = newFish(finnedFish, 4, puzzle.Unfair, 250)
	finnedSquirmbag = newFish(finnedFish, 5, puzzle.Unfair, 470)
	finnedWhale     = newFish(finnedFish, 6, puzzle.Unfair, 470)
	finnedLeviathan = newFish(finnedFish, 7, puzzle.Unfair, 470)

	sashimiXWing     = newFish(sashimiFish, 2, puzzle.Hard, 150)
	sashimiSwordfish = newFish(sashimiFish, 3, puzzle.Unfair, 240)
	sashimiJellyfish = newFish(sashimiFish, 4, puzzle.Unfair, 260)
	sashimiSquirmbag = newFish(sashimiFish, 5, puzzle.Unfair, 470)
	sashimiWhale     = newFish(sashimiFish, 6, puzzle.Unfair, 470)
	sashimiLeviathan = newFish(sashimiFish, 7, puzzle.Unfair, 470)

	frankenXWing     = newFish(frankenFish, 2, puzzle.Unfair, 300)
	frankenSwordfish = newFish(frankenFish, 3, puzzle.Unfair, 350)
	frankenJellyfish = newFish(frankenFish, 4, puzzle.Unfair, 370)
	frankenSquirmbag = newFish(frankenFish, 5, puzzle.Extreme, 470)
	frankenWhale     = newFish(frankenFish, 6, puzzle.Extreme, 470)
	frankenLeviathan = newFish(frankenFish, 7, puzzle.Extreme, 470)

	finnedFrankenXWing     = newFish(finnedFrankenFish, 2, puzzle.Unfair, 390)
	finnedFrankenSwordfish = newFish(finnedFrankenFish, 3, puzzle.Unfair, 410)
	finnedFrankenJellyfish = newFish(finnedFrankenFish, 4, puzzle.Unfair, 430)
	finnedFrankenSquirmbag = newFish(finnedFrankenFish, 5, puzzle.Extreme, 470)
	finnedFrankenWhale     = newFish(finnedFrankenFish, 6, puzzle.Extreme, 470)
	finnedFrankenLeviathan = newFish(finnedFrankenFish, 7, puzzle.Extreme, 470)

	mutantXWing     = newFish(mutantFish, 2, puzzle.Extreme, 450)
	mutantSwordfish = newFish(mutantFish, 3, puzzle.Extreme, 450)
	mutantJellyfish = newFish(mutantFish, 4, puzzle.Extreme, 450)
	mutantSquirmbag = newFish(mutantFish, 5, puzzle.Extreme, 470)
	mutantWhale     = newFish(mutantFish, 6, puzzle.Extreme, 470)
	mutantLeviathan = newFish(mutantFish, 7, puzzle.Extreme, 470)

	finnedMutantXWing     = newFish(finnedMutantFish, 2, puzzle.Extreme, 470)
	finnedMutantSwordfish = newFish(finnedMutantFish, 3, puzzle.Extreme, 470)
	finnedMutantJellyfish = newFish(finnedMutantFish, 4, puzzle.Extreme, 470)
	finnedMutantSquirmbag = newFish(finnedMutantFish, 5, puzzle.Extreme, 470)
	finnedMutantWhale     = newFish(finnedMutantFish, 6, puzzle.Extreme, 470)
	finnedMutantLeviathan = newFish(finnedMutantFish, 7, puzzle.Extreme, 470)
)

// A fishKind says which houses make a fish, and whether it has fins.
type fishKind uint8

const (
	basicFish   fishKind = iota // lines and lines across
	finnedFish                  // the same with fins
	sashimiFish                 // without its fins some base line has one place left
	frankenFish                 // boxes among the lines
	finnedFrankenFish
	mutantFish // rows and columns on one side
	finnedMutantFish
	finLineFish // finned or sashimi
)

// code is HoDoKu's number for the kind in size n.
func (k fishKind) code(n int) string { return "03" + strconv.Itoa(int(k)) + strconv.Itoa(n-2) }

// fishSizes names fish by the number of base houses.
var fishSizes = [8]struct {
	id, term  string
	en, zh    string
	order     string // the size as Chinese adds it to the name, unless it is the name
	num, many string // the size in words
}{
	2: {"x-wing", "X-Wing", "X-wing", "X 翼", "二阶", "two", "两"},
	3: {"swordfish", "Swordfish", "swordfish", "剑鱼", "三阶", "three", "三"},
	4: {"jellyfish", "Jellyfish", "jellyfish", "水母", "四阶", "four", "四"},
	5: {"squirmbag", "Squirmbag", "squirmbag", "五阶鱼", "", "five", "五"},
	6: {"whale", "Whale", "whale", "六阶鱼", "", "six", "六"},
	7: {"leviathan", "Leviathan", "leviathan", "七阶鱼", "", "seven", "七"},
}

// fishKinds names kinds and says what they are. {n} is the size in words, {name}
// the size's name, {a} an article and the name in full.
var fishKinds = [...]struct {
	term      string
	zh        string
	doc, what words.Text
}{
	basicFish: {"", "", words.Text{
		En: "Where {n} lines have a digit only in {n} lines across, these have it nowhere else.",
		Zh: "一个数字在{n}行里只能填在{n}列上，这{n}列的其余各格就不能填它；行列互换也成立。",
	}, words.Text{
		En: "There is {a}: {n} lines in which a digit fits only in the same {n} lines across.",
		Zh: "这里有{a}：某数字在{n}行（或{n}列）里只能填在同样的{n}列（或{n}行）上。",
	}},
	finnedFish: {"Finned ", "带鳍", words.Text{
		En: "Either a fin has the digit or {n} lines take all of its places in {n} lines across; what both rule out can be removed.",
		Zh: "要么某个鳍格是该数字，要么{n}行占用{n}列的全部位置（或行列互换）；两种情况都排除的候选数可以删除。",
	}, words.Text{
		En: "There is {a}: {n} lines in which a digit fits only in {n} lines across, but for extra places in one box, the fins.",
		Zh: "这里有{a}：某数字在{n}行（或{n}列）里，除了同一宫内的鳍格，只能填在同样的{n}列（或{n}行）上。",
	}},
	sashimiFish: {"Sashimi ", "退化", words.Text{
		En: "Either a fin has the digit or {n} lines take {n} lines across; without the fins one line has one place left.",
		Zh: "要么某个鳍格是该数字，要么{n}行占用{n}列（或行列互换）；没有鳍格时，有一行（或一列）只剩一个位置。",
	}, words.Text{
		En: "There is {a}: {n} lines in which a digit fits only in {n} lines across, but for extra places in one box, the fins. Without these some line has one place left.",
		Zh: "这里有{a}：某数字在{n}行（或{n}列）里，除了同一宫内的鳍格，只能填在同样的{n}列（或{n}行）上；没有鳍格时，有一行（或一列）只剩一个位置。",
	}},
	frankenFish: {"Franken ", "宫内", words.Text{
		En: "Where {n} houses, boxes among them, have a digit only in {n} others, these have it nowhere else.",
		Zh: "一个数字在{n}个区域里只能填在另外{n}个区域内（其中有宫），后者的其余各格就不能填它。",
	}, words.Text{
		En: "There is {a}: {n} houses in which a digit fits only in {n} others. Boxes are among them.",
		Zh: "这里有{a}：某数字在{n}个区域里只能填在另外{n}个区域内，其中有宫。",
	}},
	finnedFrankenFish: {"Finned Franken ", "带鳍宫内", words.Text{
		En: "Either a fin has the digit or {n} houses, boxes among them, take all of its places in {n} others; what both rule out can be removed.",
		Zh: "要么某个鳍格是该数字，要么{n}个区域占用另外{n}个区域的全部位置（其中有宫）；两种情况都排除的候选数可以删除。",
	}, words.Text{
		En: "There is {a}: {n} houses in which a digit fits only in {n} others, but for some extra places, the fins. Boxes are among the houses.",
		Zh: "这里有{a}：某数字在{n}个区域里，除了鳍格，只能填在另外{n}个区域内，其中有宫。",
	}},
	mutantFish: {"Mutant ", "交叉", words.Text{
		En: "Where {n} houses of any kinds have a digit only in {n} others, these have it nowhere else.",
		Zh: "一个数字在{n}个区域里只能填在另外{n}个区域内（行、列、宫可混用），后者的其余各格就不能填它。",
	}, words.Text{
		En: "There is {a}: {n} houses in which a digit fits only in {n} others. Rows, columns and boxes are mixed.",
		Zh: "这里有{a}：某数字在{n}个区域里只能填在另外{n}个区域内，行、列、宫混用。",
	}},
	finnedMutantFish: {"Finned Mutant ", "带鳍交叉", words.Text{
		En: "Either a fin has the digit or {n} houses of any kinds take all of its places in {n} others; what both rule out can be removed.",
		Zh: "要么某个鳍格是该数字，要么{n}个区域占用另外{n}个区域的全部位置（行、列、宫可混用）；两种情况都排除的候选数可以删除。",
	}, words.Text{
		En: "There is {a}: {n} houses in which a digit fits only in {n} others, but for some extra places, the fins. Rows, columns and boxes are mixed.",
		Zh: "这里有{a}：某数字在{n}个区域里，除了鳍格，只能填在另外{n}个区域内，行、列、宫混用。",
	}},
}

// newFish returns the row of a kind and a size.
func newFish(kind fishKind, n int, level puzzle.Level, score int) *Technique {
	k, size := &fishKinds[kind], &fishSizes[n]
	en := strings.ToLower(k.term) + size.en
	article := "a "
	if en == "X-wing" {
		article = "an "
	}
	zh := chineseFish(k.zh, n)
	in := func(t words.Text) words.Text {
		return words.Text{
			En: fill(t.En, size.num, size.en, article+en),
			Zh: fill(t.Zh, size.many, afterHan(size.zh), afterHan(zh)),
		}
	}
	return &Technique{
		Code: kind.code(n), ID: strings.ToLower(strings.ReplaceAll(k.term, " ", "-")) + size.id, Term: k.term + size.term,
		Name: words.Text{En: strings.ToUpper(en[:1]) + en[1:], Zh: zh}, Doc: in(k.doc), Level: level, Score: score,
		find:        func(b *Board, found func(Step) bool) { findFish(b, n, kind, nil, found) },
		explanation: fishExplanation(kind, in(k.what)),
	}
}

// fill puts the size of a fish, the name of fish of that size and its own name into a text.
// All fish are made when the program starts: a strings.Replacer for each takes too long.
func fill(text, size, name, its string) string {
	var b strings.Builder
	b.Grow(len(text) + len(its))
	for {
		before, rest, found := strings.Cut(text, "{")
		b.WriteString(before)
		if !found {
			return b.String()
		}
		place, behind, _ := strings.Cut(rest, "}")
		switch place {
		case "n":
			b.WriteString(size)
		case "name":
			b.WriteString(name)
		case "a":
			b.WriteString(its)
		default:
			b.WriteString("{" + place + "}")
		}
		text = behind
	}
}

// chineseFish names a fish in Chinese: its kind, its size, and the order of that size.
func chineseFish(kind string, n int) string {
	name, order := fishSizes[n].zh, fishSizes[n].order
	if kind != "" {
		name = kind + afterHan(name)
	}
	if order != "" {
		name += "（" + order + "）"
	}
	return name
}

// afterHan puts a space before a name that begins with a Latin letter.
func afterHan(name string) string {
	if name[0] < utf8.RuneSelf {
		return " " + name
	}
	return name
}

// A fishView is a board with what the finders of fish share.
type fishView struct{ *Board }

// A foundFish is a fish and the cells from which its digit is eliminated. Houses are bits.
type foundFish struct {
	digit       puzzle.Digit
	base, cover uint32
	fins, out   puzzle.CellSet
}

// A fishSearch is a search for fish of a kind with n houses, digit by digit.
type fishSearch struct {
	b     fishView
	n     int
	kind  fishKind
	each  func(foundFish) bool // called with every fish, if not nil; else
	found func(Step) bool      // called with those that eliminate something new

	digit puzzle.Digit
	some  bool             // the digit has some fish
	seen  []puzzle.CellSet // what was eliminated already
}

func (f *fishSearch) begin() { f.seen, f.some = nil, false }

// report reports a fish of the digit.
func (f *fishSearch) report(c foundFish) bool {
	f.some = true
	if f.each != nil {
		return f.each(c)
	}
	if slices.Contains(f.seen, c.out) {
		return true
	}
	if !f.found(f.b.step(c)) {
		return false
	}
	f.seen = append(f.seen, c.out)
	return true
}

// findFish looks for fish of n houses. Of several with the same eliminations only the
// first is reported; each, if not nil, is called with all instead. It reports whether
// neither said false.
func findFish(b *Board, n int, kind fishKind, each func(foundFish) bool, found func(Step) bool) bool {
	with := fishSearch{b: fishView{b}, n: n, kind: kind, each: each, found: found}
	if kind <= sashimiFish || kind == finLineFish {
		f := lineFish{fishSearch: with}
		return f.find()
	}
	f := houseFish{fishSearch: with}
	return f.find()
}

// step makes the step of c.
func (b fishView) step(c foundFish) Step {
	if b.noDiagrams {
		return Step{Eliminate: b.eliminations(c.digit.Set(), c.out)}
	}
	var p puzzle.Diagram
	places := b.basePlaces(c)
	for _, h := range fishHouses(c.base) {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
	}
	for _, h := range fishHouses(c.cover) {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Cover})
	}
	p.Cands = addRole(p.Cands, b.within(places.Without(c.fins), c.digit.Set()), puzzle.Base)
	p.Cands = addRole(p.Cands, b.within(c.fins, c.digit.Set()), puzzle.Fin)
	return eliminate(b.within(c.out, c.digit.Set()), p)
}

// basePlaces returns where the base houses have the digit.
func (b fishView) basePlaces(c foundFish) (cells puzzle.CellSet) {
	for set := c.base; set != 0; set &= set - 1 {
		cells = cells.Or(b.In(puzzle.House(bits.TrailingZeros32(set)), c.digit))
	}
	return cells
}

// fishHouses lists the houses of a set: rows, columns, boxes.
func fishHouses(set uint32) (hs []puzzle.House) {
	for h := range puzzle.House(puzzle.NumHouses) {
		if set>>h&1 != 0 {
			hs = append(hs, h)
		}
	}
	return hs
}
