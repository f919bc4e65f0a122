package library

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Fields are what can stand before a colon in a query, by the names that the catalogue has under
// library.word. The first two are numbers, and are read beside one without a colon.
var Fields = []string{"givens", "stars", "level", "state", "board", "technique", "tag", "title", "author", "source", "date", "note"}

// colons part a field from what it holds.
const colons = ":：="

// fieldOf returns the field that a word begins with, as givens:17 does; "" if it begins with none.
func fieldOf(word string) string {
	if at := strings.IndexAny(word, colons); at > 0 {
		return named(word[:at], Fields)
	}
	return ""
}

// held returns what follows the colon of a word.
func held(word string) string {
	return strings.TrimLeft(word[strings.IndexAny(word, colons):], colons)
}

// numbered returns the field that a word names alone, of those that are numbers.
func numbered(word string) string { return named(word, Fields[:2]) }

func named(word string, fields []string) string {
	if i := slices.IndexFunc(fields, func(f string) bool { return isWord(f, word) }); i >= 0 {
		return fields[i]
	}
	return ""
}

// field sets what a field with what it holds stands for; of what can't be meant, that it is wrong.
func (t *term) field(name, value string) {
	switch name {
	case "givens":
		t.from, t.to = parseRange(value)
		t.wrong = t.from > t.to || t.to == 0
	case "stars":
		t.stars, _ = parseRange(value)
		t.wrong = t.stars < 1 || t.stars > maxStars
	case "level":
		t.level = levelOf(value)
		t.wrong = t.level == puzzle.Unrated
	case "board":
		t.board = boardOf(value)
		t.wrong = t.board == ""
	case "state":
		t.word(value)
		t.wrong = !t.hasState && !t.notSolved
	case "technique":
		t.technique = value
		t.wrong = value == ""
	case "tag":
		t.tag, t.text = true, "#"+strings.TrimPrefix(value, "#")
	default:
		t.text, t.column = value, name
	}
}

// A Mistake is a word of a query that finds nothing whatever there is.
type Mistake struct {
	Word  string // as it was typed
	Field string // that was not given what it holds; "" if there is no such field
}

// Mistakes returns the words of a query that can't be meant.
func (q Query) Mistakes() (list []Mistake) {
	for _, t := range parseQuery(q.Text) {
		if t.wrong || t.unknownField() {
			list = append(list, Mistake{t.typed, fieldOf(t.typed)})
		}
	}
	return list
}

// unknownField reports whether a word looks like a field that there is not.
func (t *term) unknownField() bool {
	at := strings.IndexAny(t.typed, colons)
	return at > 0 && t.text == t.typed && !strings.HasPrefix(t.typed[at:], "://") &&
		strings.IndexFunc(t.typed[:at], func(r rune) bool { return !unicode.IsLetter(r) }) < 0
}

// Examples returns what can be typed for some fields in a language.
func Examples(l words.Lang, fields ...string) (list []string) {
	word := func(key string) string { return strings.Fields(l.T("library.word." + key))[0] }
	values := map[string][]string{
		"givens": {"24", "17..20"}, "stars": {"4"}, "state": {word("new"), word("begun"), word("solved"), word("unsolved")},
		"board": {"4x4", "6x6", word("killer"), word("diagonal")}, "technique": {"x-wing"}, "date": {"2025"},
	}
	for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
		values["level"] = append(values["level"], word("level"+strconv.Itoa(int(level))))
	}
	for _, f := range fields {
		some := values[f]
		if some == nil {
			some = []string{"…"}
		}
		if len(fields) > 1 { // one shows how
			some = some[:1]
		}
		for _, v := range some {
			list = append(list, word(f)+":"+v)
		}
	}
	return list
}
