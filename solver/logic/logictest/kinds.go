package logictest

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// value reads a value of a kind:
//
//	cell, digit, house, number     one
//	group                          cells as a board notes them, r4c78 or r1c1,r2c45
//	sum, sums                      sets of digits as 3 + 5, one or several
//	terms                          numbers as 45 - 36 + 2
//	numbers                        a list of them
//	cands                          candidates as r4c7=5, one or several
//	place                          a house or a cell
//	stops                          cells, groups and sets that a chain goes through
//	sets                           cells and their digits, with a digit between each two
//	cells, digits, houses          one or several, as a list
//	tight, slash, houses tight, place tight, rest   as notations write them
//	lines and boxes                houses, but no cages
//	several digits                 two or more, where another text has one
//	name                           the name of a technique
//	text(KEY KEY...)               a sentence of one of the keys, which may end in *
//	maybe(KEY KEY...)              one of them, or nothing
//	some(KEY KEY...)               the same, where it may not be left out
//	list(KEY KEY...)               one or several of them
//	list(KEY KEY...; JOINT...)     with what stands in a key JOINT between {a} and {b}
func (r *reader) value(kind string, at int) []reading {
	k := memoKey{kind, at}
	if found, ok := r.memo[k]; ok {
		return found
	}
	found := r.read(kind, at)
	r.memo[k] = found
	return found
}

func (r *reader) read(kind string, at int) []reading {
	switch kind {
	case "cell":
		return r.cell(at, true)
	case "cells":
		return renamed("cells", r.list(func(at int) []reading { return r.cell(at, false) }, r.joints, at))
	case "group":
		return renamed("cells", r.list(func(at int) []reading { return r.cell(at, false) }, []string{","}, at))
	case "cands":
		return r.list(r.cand, append(r.joints[:len(r.joints):len(r.joints)], jointOf(r.Lang, "logic.aligned.with")), at)
	case "place":
		return append(r.cell(at, true), r.house(at)...)
	case "stops":
		return append(r.sentence("logic.chain.longway", at), r.value("list(logic.text.cell logic.chain.set; language.comma logic.chain.and logic.chain.back)", at)...)
	case "sets":
		return r.list(r.sets, []string{jointOf(r.Lang, "logic.als-chain.goes")}, at)
	case "digit":
		return r.digit(at)
	case "digits":
		return renamed("digits", r.list(r.digit, r.joints, at))
	case "tight":
		return renamed("digits", r.list(r.digit, []string{","}, at))
	case "slash":
		return renamed("digits", r.list(r.digit, []string{"/"}, at))
	case "houses tight":
		return r.tightHouses(at)
	case "place tight":
		return append(r.cell(at, true), r.tightHouses(at)...)
	case "rest":
		return r.rest(at)
	case "several digits":
		return slices.DeleteFunc(slices.Clone(r.value("digits", at)), func(v reading) bool { return v.Digits.Len() < 2 })
	case "sum":
		return r.sum(at)
	case "sums":
		return r.list(r.sum, r.joints, at)
	case "terms":
		return r.terms(at)
	case "numbers":
		return r.list(r.term, r.joints, at)
	case "house":
		return r.house(at)
	case "houses":
		return renamed("houses", r.list(func(at int) []reading { return append(r.severalHouses(at), r.house(at)...) }, r.joints, at))
	case "lines and boxes":
		return slices.DeleteFunc(slices.Clone(r.value("houses", at)), func(v reading) bool { return v.Houses[0] >= puzzle.FirstCage })
	case "number":
		return r.number(at)
	case "clock":
		return r.clock(at)
	case "name":
		return r.name(at)
	case "":
		return nil
	}
	what, of, _ := strings.Cut(strings.TrimSuffix(kind, ")"), "(")
	keys, between, own := strings.Cut(of, "; ")
	one := func(at int) []reading { return r.oneOf(r.book.match(keys), at) }
	switch {
	case what == "text" || what == "some":
		return one(at)
	case what == "maybe":
		return append(one(at), reading{at, Value{Kind: "text"}})
	case what == "list" && own:
		var joints []string
		for key := range strings.FieldsSeq(between) {
			joints = append(joints, jointOf(r.Lang, key))
		}
		return r.list(one, joints, at)
	case what == "list":
		return r.list(one, append(r.joints[:len(r.joints):len(r.joints)], r.gap), at)
	}
	panic("no such kind: " + kind)
}

func renamed(kind string, found []reading) []reading {
	for i := range found {
		found[i].Kind = kind
	}
	return found
}

// cell reads the name of a cell, or of several at once, as r4c78.
func (r *reader) cell(at int, one bool) []reading {
	m := r.cells.FindStringSubmatch(r.text[at:])
	if m == nil || one && len(m[1])+len(m[2]) > 2 || !ascending(m[1]) || !ascending(m[2]) {
		return nil
	}
	cells := product(m[1], m[2])
	return []reading{{at + len(m[0]), Value{Kind: "cell", Cells: cells, Path: slices.Collect(cells.All())}}}
}

// sum reads 3 + 5.
func (r *reader) sum(at int) []reading {
	found := r.list(r.digit, []string{jointOf(r.Lang, "logic.cage.plus")}, at)
	for i, v := range found {
		found[i].Value = Value{Kind: "sums", Sets: []puzzle.DigitSet{v.Digits}}
	}
	return found
}

// terms reads 45 - 36 + 2.
func (r *reader) terms(at int) (found []reading) {
	for _, one := range r.term(at) {
		found = append(found, one)
		for sign, key := range map[int]string{1: "logic.cage.plus", -1: "logic.cage.minus"} {
			for _, next := range r.literal(jointOf(r.Lang, key), one.end) {
				for _, rest := range r.terms(next) {
					rest.Terms = slices.Concat(one.Terms, rest.Terms)
					rest.Terms[1] *= sign
					found = append(found, rest)
				}
			}
		}
	}
	return found
}

// term reads a number of several.
func (r *reader) term(at int) (found []reading) {
	for _, n := range r.number(at) {
		found = append(found, reading{n.end, Value{Kind: "terms", Terms: []int{n.Number}}})
	}
	return found
}

// cand reads r4c7=5.
func (r *reader) cand(at int) (found []reading) {
	for _, c := range r.cell(at, true) {
		if c.end < len(r.text) && r.text[c.end] == '=' {
			for _, d := range r.digit(c.end + 1) {
				found = append(found, reading{d.end, Value{Kind: "cands", Cands: []puzzle.Candidate{puzzle.Cand(c.Cells.First(), d.Digits.Min())}}})
			}
		}
	}
	return found
}

func product(rows, cols string) (cells puzzle.CellSet) {
	for _, row := range rows {
		for _, col := range cols {
			cells.Add(puzzle.CellAt(int(row-'1'), int(col-'1')))
		}
	}
	return cells
}

var digitIn = regexp.MustCompile(`^[1-9](?:$|[^0-9])`)

func (r *reader) digit(at int) []reading {
	if !digitIn.MatchString(r.text[at:]) {
		return nil
	}
	return []reading{{at + 1, Value{Kind: "digit", Digits: puzzle.Digit(r.text[at] - '0').Set()}}}
}

var numberIn = regexp.MustCompile(`^[0-9]+`)

func (r *reader) number(at int) (found []reading) {
	if m := numberIn.FindString(r.text[at:]); m != "" {
		n, _ := strconv.Atoi(m)
		return []reading{{at + len(m), Value{Kind: "number", Number: n}}}
	}
	for word, n := range r.numbers {
		for _, end := range r.literal(word, at) {
			found = append(found, reading{end, Value{Kind: "number", Number: n}})
		}
	}
	return found
}

var clockIn = regexp.MustCompile(`^[0-9]+(?::[0-9]{2})+`)

// clock reads a time such as 4:12, in seconds.
func (r *reader) clock(at int) []reading {
	m := clockIn.FindString(r.text[at:])
	if m == "" {
		return nil
	}
	seconds := 0
	for part := range strings.SplitSeq(m, ":") {
		n, _ := strconv.Atoi(part)
		seconds = 60*seconds + n
	}
	return []reading{{at + len(m), Value{Kind: "number", Number: seconds}}}
}

// house reads the name of a house: of those that begin alike the longest.
func (r *reader) house(at int) []reading {
	for _, h := range r.houses {
		for _, end := range r.literal(h.text, at) {
			if end == len(r.text) || r.text[end] < '0' || r.text[end] > '9' {
				return []reading{{end, Value{Kind: "house", Houses: []puzzle.House{h.house}}}}
			}
		}
	}
	for _, cage := range r.language.cages {
		if m := cage.FindStringSubmatch(r.text[at:]); m != nil && len(m[1])+len(m[2]) == 2 {
			h := puzzle.FirstCage + puzzle.House(product(m[1], m[2]).First())
			return []reading{{at + len(m[0]), Value{Kind: "house", Houses: []puzzle.House{h}}}}
		}
	}
	return nil
}

// severalHouses reads houses of one kind: rows 2 and 5.
func (r *reader) severalHouses(at int) (found []reading) {
	for i, keys := range r.several {
		for _, key := range keys {
			for _, t := range r.textsOf(key) {
				r.parts(t.parts, map[string]string{"n": "digits"}, at, map[string]Value{}, func(end int, args map[string]Value) {
					v := reading{end, Value{Kind: "houses"}}
					for d := range args["n"].Digits.All() {
						v.Houses = append(v.Houses, puzzle.House(9*i+int(d)-1))
					}
					found = append(found, v)
				})
			}
		}
	}
	return found
}

// name reads the name of a technique: of those that begin alike the longest.
func (r *reader) name(at int) []reading {
	for _, name := range r.names {
		if ends := r.literal(name, at); len(ends) > 0 {
			return []reading{{ends[0], Value{Kind: "name", Name: name}}}
		}
	}
	return nil
}
