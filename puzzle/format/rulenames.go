package format

import (
	"cmp"
	_ "embed" // of rules.txt
	"iter"
	"slices"
	"strings"
	"sync"
	"unicode"
)

//go:embed rules.txt
var ruleTexts string

// A ruleTable is what rules.txt says.
type ruleTable struct {
	keys  map[string]string   // what is said of the rules of whole names
	list  []ruleName          // all names, the longest first
	words map[string]wordList // its lists of other words
}

// A ruleName is a name and what is said of its rule.
type ruleName struct {
	name, key string
	begins    bool // it stands for all that begin so
}

// A wordList is a list of words, of which some stand for all that begin or end so.
type wordList struct {
	whole  map[string]bool
	begins []string
	ends   []string
}

// has reports whether the list has a word, which is in lower case.
func (l *wordList) has(word string) bool {
	return l.whole[word] || slices.ContainsFunc(l.begins, func(begin string) bool { return strings.HasPrefix(word, begin) }) ||
		slices.ContainsFunc(l.ends, func(end string) bool { return strings.HasSuffix(word, end) })
}

// all yields the words, and the beginnings and ends of words.
func (l *wordList) all() iter.Seq[string] {
	return func(yield func(string) bool) {
		for word := range l.whole {
			if !yield(word) {
				return
			}
		}
		for _, part := range slices.Concat(l.begins, l.ends) {
			if !yield(part) {
				return
			}
		}
	}
}

// wordKinds are the lists of words in rules.txt.
var wordKinds = []string{"kind", "every", "usual", "text", "answer", "alone", "other", "about", "aboutsign", "beside", "task", "board", "width", "height",
	"cellrow", "cellcolumn", "place", "digit", "given", "entry", "blank", "all"}

var ruleNames = sync.OnceValue(func() *ruleTable {
	t := &ruleTable{map[string]string{}, nil, map[string]wordList{}}
	for line := range strings.Lines(ruleTexts) {
		names := strings.Fields(line)
		if len(names) < 2 || names[0] == "#" {
			continue
		}
		if slices.Contains(wordKinds, names[0]) {
			t.words[names[0]] = wordsAmong(names[1:], t.words[names[0]])
			continue
		}
		for _, name := range names[1:] {
			begin, begins := strings.CutSuffix(name, "*")
			if t.list = append(t.list, ruleName{begin, names[0], begins}); !begins {
				t.keys[name] = names[0]
			}
		}
	}
	slices.SortStableFunc(t.list, func(a, b ruleName) int { return cmp.Compare(len(b.name), len(a.name)) })
	return t
})

// wordsAmong adds names to a list.
func wordsAmong(names []string, l wordList) wordList {
	if l.whole == nil {
		l.whole = map[string]bool{}
	}
	for _, name := range names {
		if begin, begins := strings.CutSuffix(name, "*"); begins {
			l.begins = append(l.begins, begin)
		} else if end, ends := strings.CutPrefix(name, "*"); ends {
			l.ends = append(l.ends, end)
		} else {
			l.whole[name] = true
		}
	}
	return l
}

// isWordOf reports whether a word, in any case, is in one of the lists of words.
func isWordOf(kind, word string) bool {
	l := ruleNames().words[kind]
	return l.has(strings.ToLower(word))
}

// isMisspeltOf reports whether a word is one of a list with a wrong letter.
func isMisspeltOf(kind, word string) bool {
	l := ruleNames().words[kind]
	for known := range l.all() {
		if isMisspelt(word, known) {
			return true
		}
	}
	return false
}

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
	for _, known := range t.list {
		if known.begins && strings.HasPrefix(name, known.name) {
			return known.key, true
		}
	}
	for _, known := range t.list {
		if !known.begins && min(len(name), len(known.name)) >= minMisspelt && isMisspelt(name, known.name) {
			return known.key, true
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
		if !isWordOf("usual", word) {
			return false
		}
	}
	return true
}

// namesKind reports whether the value of a name says which rules there are; of every, no other value
// than a rule is expected.
func namesKind(name string) (kind, every bool) {
	plain := strings.Join(wordsOf(name), "")
	every = isWordOf("every", plain) || len(plain) > 5 && isMisspeltOf("every", plain)
	return every || isWordOf("kind", plain), every
}
