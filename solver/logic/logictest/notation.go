package logictest

import (
	"regexp"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// CheckNotation reads the notation of a step: its pattern by the rows of the book, and all that the
// step changes.
func (b *Book) CheckNotation(p Proof, line string) error {
	rest, ok := strings.CutPrefix(line, p.Technique.Term)
	if !ok {
		return says("%q doesn't begin with %q", line, p.Technique.Term)
	}
	rest = strings.TrimPrefix(rest, ": ")
	at := strings.LastIndex(rest, " => ")
	if at < 0 {
		return p.changesAre(rest)
	}
	if err := p.changesAre(rest[at+len(" => "):]); err != nil {
		return err
	}
	pattern, key := rest[:at], p.Technique.TextOf("notation")
	if pattern == "" {
		return nil
	}
	err := says("%q can't be read", pattern)
	r := &reader{languageOf(words.English), b, pattern, map[memoKey][]reading{}}
	for _, whole := range r.sentence(key, 0) {
		if whole.end < len(pattern) {
			continue
		}
		if err = b.Prove(p, whole.Said); err == nil {
			return nil
		}
	}
	return err
}

var changeIn = regexp.MustCompile(`^(.*[0-9])(=|<>)([1-9])$`)

// changesAre returns why "r2c2=8" or "r1c9<>1, r56c4<>3" isn't what the step changes.
func (p *Proof) changesAre(line string) error {
	var place, eliminate []puzzle.Candidate
	for part := range strings.SplitSeq(line, ", ") {
		m := changeIn.FindStringSubmatch(part)
		cells, ok := cellsIn(m)
		if !ok {
			return says("%q changes nothing", part)
		}
		for c := range cells.All() {
			k := puzzle.Cand(c, puzzle.Digit(m[3][0]-'0'))
			if m[2] == "=" {
				place = append(place, k)
			} else {
				eliminate = append(eliminate, k)
			}
		}
	}
	if !sameCands(place, p.Place) || len(place) == 0 && !sameCands(eliminate, p.Eliminate) {
		return says("it places %v and removes %v", p.Place, p.Eliminate)
	}
	return nil
}

func sameCands(a, b []puzzle.Candidate) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

var groupIn = regexp.MustCompile(`^r([1-9]+)c([1-9]+)$`)

// cellsIn reads the first match as r1c23,r4c5.
func cellsIn(m []string) (cells puzzle.CellSet, ok bool) {
	if len(m) < 2 {
		return cells, false
	}
	return cellsOfNotation(m[1])
}

func cellsOfNotation(text string) (cells puzzle.CellSet, ok bool) {
	for part := range strings.SplitSeq(text, ",") {
		m := groupIn.FindStringSubmatch(part)
		if m == nil || !ascending(m[1]) || !ascending(m[2]) {
			return cells, false
		}
		cells = cells.Or(product(m[1], m[2]))
	}
	return cells, true
}

// ascending reports whether each digit of a text is greater than the one before.
func ascending(digits string) bool {
	for i := 1; i < len(digits); i++ {
		if digits[i] <= digits[i-1] {
			return false
		}
	}
	return true
}

var housesIn = regexp.MustCompile(`^(?:(?:[rcb][1-9]+|d[12]+)+|kr[1-9]c[1-9])`)

// housesOfNotation reads r12b3 as rows 1 and 2 and box 3, and kr4c7 as the cage there.
func housesOfNotation(text string) (houses []puzzle.House) {
	if cell, ok := strings.CutPrefix(text, "k"); ok {
		cells, _ := cellsOfNotation(cell)
		return []puzzle.House{puzzle.FirstCage + puzzle.House(cells.First())}
	}
	kind := puzzle.House(0)
	for _, r := range text {
		if at := strings.IndexRune("rcbd", r); at >= 0 {
			kind = puzzle.House(9 * at)
		} else {
			houses = append(houses, kind+puzzle.House(r-'1'))
		}
	}
	return houses
}

// tightHouses reads such houses.
func (r *reader) tightHouses(at int) []reading {
	m := housesIn.FindString(r.text[at:])
	if m == "" {
		return nil
	}
	return []reading{{at + len(m), Value{Kind: "houses", Houses: housesOfNotation(m)}}}
}

// rest reads anything, up to each end.
func (r *reader) rest(at int) (found []reading) {
	for end := at; end <= len(r.text); end++ {
		found = append(found, reading{end, Value{Kind: "rest", Name: r.text[at:end]}})
	}
	return found
}
