package library

import (
	"fmt"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Query says which puzzles to find, and their order.
type Query struct {
	Collection CollectionID // 0 for all
	View       View
	Text       string // what a person types, see parseQuery
	Board      string // the name of the boards, as Shape.Name has it; "" for all
	Sort       Sort
	Reverse    bool
	Same       ID     // only this puzzle and those that are the same but for symmetry; 0 for all
	Names      *Names // by which it finds, too; may be nil
}

// A View is a part of the library.
type View uint8

// The views.
const (
	All View = iota
	ViewBegun
	Unsolved
	Duplicates
	ViewSolved
	ViewPlayed // generated and daily puzzles, which no collection had when they were played
)

// A Sort is an order of puzzles.
type Sort uint8

// The orders. Puzzles without what is compared are last.
const (
	ByAdded Sort = iota
	ByRating
	ByDate
	BySource
	ByTitle
	ByGivens
	ByStars
	numSorts
)

// A term is one condition of a query: any of its parts holds, or with not, none does.
type term struct {
	not        bool
	text       string   // found in the texts
	also       []string // any of these is found instead
	tag        bool     // text is a whole tag
	level      puzzle.Level
	state      State
	hasState   bool
	notSolved  bool
	from, to   int // givens
	stars      int // at least
	begin, end uint32
	month      string // as -10-, of the date
	board      string // a word of Shape.Name
	technique  string
	column     string // the only one in which text is found
	wrong      bool   // nothing can be meant
	typed      string
}

// parseQuery reads what a person types into the field of the search: words that texts,
// notes, tags and techniques contain, "words in quotes", #tag, a level, a kind of board, new, begun, solved
// or unsolved, 17 givens or 17..20 givens, 4 stars, a year, a month, or a field with what it
// holds, givens:17. A word after - must not match. All must hold. The words of every language count.
func parseQuery(text string) (terms []term) {
	tokens := splitQuery(strings.ReplaceAll(clip(text, maxQuery), "\x00", " ")) // which ends a query of the index
	for i := 0; i < len(tokens) && len(terms) < maxTerms; i++ {
		word, quoted := tokens[i].text, tokens[i].quoted
		t := term{not: tokens[i].not, typed: word}
		switch next := following(tokens, i); {
		case quoted:
			t.text = word
		case numbered(word) != "" && isRange(next): // givens 17
			t.field(numbered(word), next)
			i++
		case numbered(next) != "" && isRange(word): // 17 givens
			t.field(numbered(next), word)
			i++
		case fieldOf(word) != "":
			name, value := fieldOf(word), held(word)
			if value == "" && i+1 < len(tokens) && !tokens[i+1].not {
				i++
				value = tokens[i].text
			}
			t.field(name, value)
		case strings.HasPrefix(word, "#") && len(word) > 1:
			t.tag, t.text = true, word
		default:
			t.word(word)
		}
		terms = append(terms, t)
	}
	return terms
}

// Limits of a query.
const (
	maxQuery = 1000 // bytes
	maxTerms = 20
)

// word sets what a word stands for.
func (t *term) word(word string) {
	switch {
	case isWord("unsolved", word):
		t.notSolved = true
	case isWord("solved", word):
		t.state, t.hasState = Solved, true
	case isWord("begun", word):
		t.state, t.hasState = Begun, true
	case isWord("new", word):
		t.state, t.hasState = New, true
	default:
		t.text = word
		t.also = recordedAs()[word]
		t.technique = word
		t.level = levelOf(word)
		t.begin, t.end = year(word)
		t.month = monthOf(word)
		t.board = boardOf(word)
	}
}

// A queryToken is a word or a quoted phrase, in lower case.
type queryToken struct {
	text        string
	quoted, not bool
}

func splitQuery(text string) (tokens []queryToken) {
	rest := strings.ToLower(strings.Map(func(r rune) rune {
		switch r {
		case '“', '”', '„', '「', '」':
			return '"'
		}
		return r
	}, text))
	for {
		rest = strings.TrimLeftFunc(rest, unicode.IsSpace)
		if rest == "" {
			return tokens
		}
		var t queryToken
		if len(rest) > 1 && rest[0] == '-' {
			t.not, rest = true, rest[1:]
		}
		if phrase, ok := strings.CutPrefix(rest, `"`); ok {
			t.quoted = true
			t.text, rest, _ = strings.Cut(phrase, `"`) // a phrase being typed has no end yet
		} else {
			end := strings.IndexFunc(rest, func(r rune) bool { return unicode.IsSpace(r) || r == '"' })
			if end < 0 {
				end = len(rest)
			}
			t.text, rest = rest[:end], rest[end:]
		}
		if t.text != "" {
			tokens = append(tokens, t)
		}
	}
}

// following returns the word after the i-th, "" if there is none.
func following(tokens []queryToken, i int) string {
	if i+1 < len(tokens) && !tokens[i+1].quoted && !tokens[i+1].not {
		return tokens[i+1].text
	}
	return ""
}

func isRange(s string) bool { a, b := parseRange(s); return a <= b }

// parseRange reads 17, 17..20 or 17-20. Of other text the first number is the greater one.
func parseRange(s string) (from, to int) {
	first, last, two := strings.Cut(strings.NewReplacer("-", "..", "–", "..").Replace(s), "..")
	if !two {
		last = first
	}
	a, errA := strconv.ParseUint(first, 10, 8)
	b, errB := strconv.ParseUint(last, 10, 8)
	if errA != nil || errB != nil {
		return 1, 0
	}
	return int(a), int(b)
}

// year returns when a year begins and ends.
func year(word string) (begin, end uint32) {
	n, err := strconv.Atoi(word)
	if err != nil || len(word) != 4 || n < 1970 || n > 2100 {
		return 0, 0
	}
	return uint32(time.Date(n, 1, 1, 0, 0, 0, 0, time.Local).Unix()), uint32(time.Date(n+1, 1, 1, 0, 0, 0, 0, time.Local).Unix())
}

// queryWords holds what the catalogue of every language calls the words of queries, and the
// levels.
var queryWords = sync.OnceValue(func() map[string]map[string]bool {
	all := map[string]map[string]bool{}
	for _, key := range []string{"givens", "stars", "level", "state", "board", "technique", "tag", "title", "author", "source", "date", "note", "unsolved", "solved", "begun", "new", "killer", "diagonal", "level1", "level2", "level3", "level4", "level5"} {
		all[key] = map[string]bool{}
		for _, l := range words.Langs {
			for _, w := range strings.Fields(l.T("library.word." + key)) {
				all[key][strings.ToLower(w)] = true
			}
		}
	}
	return all
})

func isWord(key, word string) bool { return queryWords()[key][word] }

func levelOf(word string) puzzle.Level {
	for l := puzzle.Easy; l <= puzzle.Extreme; l++ {
		if isWord("level"+string('0'+rune(l)), word) {
			return l
		}
	}
	return puzzle.Unrated
}

// boardOf returns the word of Shape.Name that a word means, "" if it means none.
func boardOf(word string) string {
	switch {
	case word == "4x4", word == "6x6":
		return word
	case isWord("killer", word):
		return "killer"
	case isWord("diagonal", word):
		return "diagonal"
	}
	return ""
}

// months holds what every language calls the months, each by how it stands in a date.
var months = sync.OnceValue(func() map[string]string {
	all := map[string]string{}
	for m := time.January; m <= time.December; m++ {
		for _, l := range words.Langs {
			for _, w := range strings.Fields(l.T("library.month." + m.String()[:3])) {
				all[strings.ToLower(w)] = fmt.Sprintf("-%02d-", int(m))
			}
		}
	}
	return all
})

// monthOf returns how a month stands in a date, "" if the word is none. Of a name in Latin letters
// three are enough.
func monthOf(word string) string {
	if m := months()[word]; m != "" || len(word) < 3 || word[0] > unicode.MaxASCII {
		return m
	}
	for name, m := range months() {
		if strings.HasPrefix(name, word) {
			return m
		}
	}
	return ""
}
