package main

import (
	"fmt"
	"path"
	"regexp"
	"strings"
)

// A term is what one language doesn't say of a thing for which it has another word.
type term struct {
	lang, not, instead string
	found              *regexp.Regexp
	phrases            []*regexp.Regexp // in which it may stand
	places             []string         // keys where it may stand, with * for any
}

var (
	exception = regexp.MustCompile(`"[^"]*"|\S+`)
	latin     = regexp.MustCompile(`\p{Latin}`)
)

// readTerms reads the list of them.
func readTerms(name string) (terms []*term, err error) {
	lines, err := readList(name)
	for _, f := range lines {
		if len(f) < 3 {
			return nil, fmt.Errorf("%s: %q has no word to say instead", name, f)
		}
		it, whole := &term{lang: f[0], not: f[1], instead: f[2]}, regexp.QuoteMeta(f[1])
		if latin.MatchString(f[1]) {
			whole = `(?i)(?:^|[^\p{L}\p{M}])` + whole + `(?:$|[^\p{L}\p{M}])`
		}
		it.found = regexp.MustCompile(whole)
		for _, x := range exception.FindAllString(strings.Join(f[3:], " "), -1) {
			if phrase, ok := strings.CutPrefix(x, `"`); ok {
				it.phrases = append(it.phrases, regexp.MustCompile("(?i)"+regexp.QuoteMeta(strings.TrimSuffix(phrase, `"`))))
			} else {
				it.places = append(it.places, x)
			}
		}
		terms = append(terms, it)
	}
	return terms, err
}

// in reports whether a text says it.
func (it *term) in(lang, place, text string) bool {
	if it.lang != lang || !strings.Contains(strings.ToLower(text), strings.ToLower(it.not)) {
		return false
	}
	for _, at := range it.places {
		if ok, _ := path.Match(at, place); ok {
			return false
		}
	}
	for _, phrase := range it.phrases {
		text = phrase.ReplaceAllString(text, "")
	}
	return it.found.MatchString(text)
}

// option is what is typed as it stands, which is no sentence: an option of the command line, the
// line of a cage, and what is in straight quotes for a shell.
var option = regexp.MustCompile(`--[a-z][a-z-]*|\bcage: |"[^"]*"`)

// typedKeys are the keys of texts that list what is pressed, with spaces between.
var typedKeys = regexp.MustCompile(`^keys\..*\.keys$`)

// wording holds a text to the words and the typography of its language.
func wording(terms []*term, lang, where, text string) (faults []string) {
	text = option.ReplaceAllString(text, "--")
	bare := place.ReplaceAllString(text, "…")
	for _, it := range terms {
		if it.in(lang, where, bare) {
			faults = append(faults, fmt.Sprintf("says %q, not %q: %q", it.not, it.instead, text))
		}
	}
	if fault := typography(lang, text); fault != "" && !typedKeys.MatchString(where) {
		faults = append(faults, fmt.Sprintf("has %s: %q", fault, text))
	}
	return faults
}
