package format

import (
	_ "embed" // of rules.txt
	"strings"
	"sync"
	"unicode"
)

//go:embed rules.txt
var ruleTexts string

// A ruleTable is what rules.txt says.
type ruleTable struct {
	keys   map[string]string          // of whole names
	begins map[string]string          // of names that stand for all that begin so
	words  map[string]map[string]bool // its lists of other words
}

var ruleNames = sync.OnceValue(func() *ruleTable {
	t := &ruleTable{map[string]string{}, map[string]string{}, map[string]map[string]bool{"kind": {}, "every": {}, "usual": {}}}
	for line := range strings.Lines(ruleTexts) {
		names := strings.Fields(line)
		if len(names) < 2 || names[0] == "#" {
			continue
		}
		for _, name := range names[1:] {
			begin, begins := strings.CutSuffix(name, "*")
			switch {
			case t.words[names[0]] != nil:
				t.words[names[0]][name] = true
			case begins:
				t.begins[begin] = names[0]
			default:
				t.keys[name] = names[0]
			}
		}
	}
	return t
})

// ruleOf returns what is said of the rule that a name has in it, such as antiKnight, "Killer Sudoku"
// or fixed_thermometers: of its words together, or as many as possible.
func ruleOf(name string) (key string, ok bool) {
	name = shorten(strings.TrimSpace(name))
	if key, ok = ruleNames().keys[strings.ToLower(name)]; ok {
		return key, true
	}
	parts := wordsOf(name)
	for n := len(parts); n > 0; n-- {
		for i := range len(parts) - n + 1 {
			if key, ok = ruleNames().of(strings.Join(parts[i:i+n], "")); ok {
				return key, true
			}
		}
	}
	return "", false
}

// of returns what is said of the rule with a name of letters, maybe of several such rules or misspelt.
func (t *ruleTable) of(name string) (key string, ok bool) {
	for _, one := range []string{name, strings.TrimSuffix(name, "s"), strings.TrimSuffix(name, "es")} {
		if key, ok = t.keys[one]; ok {
			return key, true
		}
	}
	for begin, key := range t.begins {
		if strings.HasPrefix(name, begin) {
			return key, true
		}
	}
	if len(name) < minMisspelt {
		return "", false
	}
	for known, key := range t.keys {
		if len(known) >= minMisspelt && isMisspelt(name, known) {
			return key, true
		}
	}
	return "", false
}

// minMisspelt is the length of names that are recognized with one letter wrong.
const minMisspelt = 8

// wordsOf splits a name into its words in lower case: they begin with a capital, or are parted by what
// is no letter.
func wordsOf(name string) (list []string) {
	small := false
	var word []rune
	flush := func() {
		if len(word) > 0 {
			list, word = append(list, string(word)), nil
		}
	}
	for _, r := range name {
		if !unicode.IsLetter(r) || unicode.IsUpper(r) && small {
			flush()
		}
		if small = unicode.IsLower(r); unicode.IsLetter(r) {
			word = append(word, unicode.ToLower(r))
		}
	}
	flush()
	return list
}

// isUsualRule reports whether a text only names what each classic sudoku has.
func isUsualRule(text string) bool {
	for _, word := range wordsOf(text) {
		if !ruleNames().words["usual"][word] {
			return false
		}
	}
	return true
}

// namesKind reports whether the value of a name says which rules there are; of every, no other value
// than a rule is expected.
func namesKind(name string) (kind, every bool) {
	plain := strings.Join(wordsOf(name), "")
	every = ruleNames().words["every"][plain]
	return every || ruleNames().words["kind"][plain], every
}
