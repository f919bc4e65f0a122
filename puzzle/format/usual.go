package format

import (
	_ "embed" // of usual.txt
	"regexp"
	"strings"
	"sync"
	"unicode"
)

//go:embed usual.txt
var usualTexts string

// usualSentence is what usual.txt says.
type usualSentence struct {
	rule  *regexp.Regexp
	words map[string]bool
	signs string
}

var usual = sync.OnceValue(func() *usualSentence {
	u := &usualSentence{words: map[string]bool{}}
	var rules []string
	for line := range strings.Lines(usualTexts) {
		switch kind, text, _ := strings.Cut(strings.TrimSpace(line), " "); kind {
		case "rule":
			rules = append(rules, text)
		case "word":
			for word := range strings.FieldsSeq(text) {
				u.words[word] = true
			}
		case "sign":
			u.signs = text
		}
	}
	u.rule = regexp.MustCompile(`^(` + strings.Join(rules, `|`) + `)$`)
	return u
})

// is reports whether a sentence says that the rules are usual; one that begins so may go on with another.
func (u *usualSentence) is(sentence string) bool {
	if !u.rule.MatchString(sentence) {
		return false
	}
	for _, word := range strings.FieldsFunc(sentence, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if !u.words[word] && strings.Trim(word, u.signs) != "" {
			return false
		}
	}
	return true
}

// sentenceEnd ends a sentence of rules.
var sentenceEnd = compileLater(`[.!?;]+(\s+|$)|[。！？；\n\r]+`)

// isUsual reports whether each sentence of a text says that the rules are those of classic sudoku.
// A text without sentences says nothing.
func isUsual(text string) bool {
	n := 0
	for _, sentence := range sentenceEnd().Split(strings.Map(narrow, text), -1) {
		if sentence = strings.Trim(strings.ToLower(strings.Join(strings.Fields(sentence), " ")), " -–•*\"'“”:"); sentence == "" {
			continue
		}
		if namesAnswer(sentence) && !saysRule(sentence) && !isAboutCells(sentence) {
			continue // where the solution is
		}
		if n++; !usual().is(sentence) {
			return false
		}
	}
	return n > 0
}

// rulesText returns what is kept of a text of rules: nothing of one that is usual.
func rulesText(text string) string {
	if isUsual(text) {
		return ""
	}
	return strings.TrimSpace(text)
}
