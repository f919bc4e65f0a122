package logictest

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A language is what a reader knows of one: how it names things and joins lists.
type language struct {
	words.Lang
	han     bool
	gap     string // between sentences
	joints  []string
	cells   *regexp.Regexp // the name of a cell, or of several as r4c78
	houses  []houseName
	several [3][]string // keys of the names of several rows, columns or boxes
	cages   []*regexp.Regexp
	numbers map[string]int
	names   []string // of techniques, the longest first

	mu    sync.Mutex
	texts map[string][]text
}

type houseName struct {
	text  string
	house puzzle.House
}

var languages sync.Map

func languageOf(l words.Lang) *language {
	if known, ok := languages.Load(l); ok {
		return known.(*language)
	}
	made, _ := languages.LoadOrStore(l, newLanguage(l))
	return made.(*language)
}

func newLanguage(l words.Lang) *language {
	v := &language{Lang: l, han: l.Han(), numbers: map[string]int{}, texts: map[string][]text{}}
	v.gap = jointOf(l, "language.gap")
	for _, key := range []string{"language.comma", "language.and", "language.or", "language.nor", "language.semicolon",
		"logic.text.comma", "logic.text.and", "logic.text.clauses", "logic.text.digits", "logic.text.numbers"} {
		if j := jointOf(l, key); !slices.Contains(v.joints, j) {
			v.joints = append(v.joints, j)
		}
	}
	name := regexp.QuoteMeta(l.T("cell.name"))
	v.cells = regexp.MustCompile("^" + strings.NewReplacer(`\{r\}`, "([1-9]+)", `\{c\}`, "([1-9]+)").Replace(name))
	for i, kind := range []string{"r", "c", "b"} {
		v.several[i] = l.Keys("logic.text.houses." + kind)
		for n := range 9 {
			v.addHouse("house."+kind, n+1, puzzle.House(9*i+n))
		}
	}
	v.addHouse("house.d", 1, puzzle.Falling)
	v.addHouse("house.d", 2, puzzle.Rising)
	for _, key := range l.Keys("house.k") {
		for _, text := range l.Texts(key) {
			v.cages = append(v.cages, regexp.MustCompile("^(?i)"+strings.Replace(regexp.QuoteMeta(text), `\{cell\}`, v.cells.String()[1:], 1)))
		}
	}
	for n := 1; n < 10; n++ {
		v.numbers[l.T("number."+strconv.Itoa(n))] = n
	}
	for _, key := range l.Keys("logic.") {
		if strings.HasSuffix(key, ".name") {
			v.names = append(v.names, l.T(key))
		}
	}
	for _, kind := range []string{"r", "c", "b", "d", "k"} { // some languages name hidden singles by the house
		if key := "logic.hidden-single." + kind; l.Has(key) {
			v.names = append(v.names, l.T(key))
		}
	}
	slices.SortFunc(v.names, func(a, b string) int { return len(b) - len(a) })
	return v
}

// addHouse adds the names of a house in all forms that the language has.
func (v *language) addHouse(key string, n int, h puzzle.House) {
	for _, k := range v.Keys(key) {
		if k == key || strings.HasPrefix(k, key+".") {
			v.houses = append(v.houses, houseName{v.T(k, "n", n), h})
		}
	}
	slices.SortStableFunc(v.houses, func(a, b houseName) int { return len(b.text) - len(a.text) })
}

// jointOf returns what stands between the things of a list.
func jointOf(l words.Lang, key string) string {
	_, joint, _ := strings.Cut(l.Texts(key)["other"], "{a}")
	joint, _, _ = strings.Cut(joint, "{b}")
	return joint
}

// textsOf returns the texts of a key.
func (v *language) textsOf(key string) []text {
	v.mu.Lock()
	defer v.mu.Unlock()
	list, ok := v.texts[key]
	if !ok {
		texts := v.Texts(key)
		for _, when := range sortedKeys(texts) {
			list = append(list, text{parse(texts[when]), exactly(when)})
		}
		v.texts[key] = list
	}
	return list
}
