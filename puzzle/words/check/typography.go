package main

import (
	"regexp"
	"slices"
	"strings"
)

// place is that of an argument in a text.
var place = regexp.MustCompile(`\{(\w+)(?::([\w,]+))?\}`)

var (
	numbers = strings.Fields("n of d digit digits cell cells cand page pages number size most least min max at move")
	dates   = regexp.MustCompile(`[0-9]+([年月日])|([年月])[0-9]+`)
)

// A mark is what a language doesn't set so.
type mark struct {
	bad  *regexp.Regexp
	what string
}

var (
	narrow = mark{regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}] ?[,:;?!()]|[,:;?!()] ?[\p{Han}\p{Hiragana}\p{Katakana}]`), "a narrow mark in"}
	tight  = mark{regexp.MustCompile(`\p{Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Han}`), "no space in"}
	loose  = mark{regexp.MustCompile(`[\p{Han}\p{Hiragana}\p{Katakana}] [A-Za-z0-9]|[A-Za-z0-9] [\p{Han}\p{Hiragana}\p{Katakana}]`), "a space in"}
	quoted = mark{regexp.MustCompile(`"\p{L}|\p{L}"`), "a straight quote in"}
)

// marks are those of each language.
var marks = map[string][]mark{
	"zh-Hans": {tight, narrow},
	"zh-Hant": {tight, narrow, {regexp.MustCompile(`[“”‘’]`), "a mainland quote, not 「」, in"}},
	"ja":      {loose, narrow, {regexp.MustCompile(`[，“”‘’]`), "a Chinese mark in"}},
	"fr": {quoted, {regexp.MustCompile(`[^\x{a0}\x{202f}?!:;/\d][;?!:](?:\s|$)|«[^\x{a0}\x{202f}]|[^\x{a0}\x{202f}]»`), "no no-break space in"},
		{regexp.MustCompile(`[“”„]`), "a foreign quote in"}},
	"de":    {quoted, {regexp.MustCompile(`”|\p{L}“\p{L}|[«»]`), "a foreign quote in"}},
	"es":    {quoted, {regexp.MustCompile(`[“”„]`), "a foreign quote in"}, {regexp.MustCompile(`^[^¿]*\?|^[^¡]*!`), "no opening mark in"}},
	"it":    {quoted, {regexp.MustCompile(`[“”„]`), "a foreign quote in"}},
	"pt-BR": {quoted, {regexp.MustCompile(`[„«»]`), "a foreign quote in"}},
}

// typography returns what is wrong with how a text is set in a language. Of an argument that isn't
// known to be a number or a cell nothing is known.
func typography(lang, text string) string {
	text = place.ReplaceAllStringFunc(text, func(arg string) string {
		name, _, _ := strings.Cut(strings.Trim(arg, "{}"), ":")
		if slices.Contains(numbers, name) {
			return "5"
		}
		return "…"
	})
	text = dates.ReplaceAllString(text, "…$1$2")
	for _, m := range marks[lang] {
		if at := m.bad.FindString(text); at != "" {
			return m.what + " " + at
		}
	}
	return ""
}
