package logictest

import (
	"strings"

	"sudoku/puzzle/words"
)

// A part of a text is a literal or the place of an argument.
type part struct {
	literal string
	name    string // of the argument; "" for a literal
	how     string // how it is written there, see package words
}

// parse divides a text of the catalogue into its parts.
func parse(text string) (parts []part) {
	for {
		before, rest, ok := strings.Cut(text, "{")
		if before != "" {
			parts = append(parts, part{literal: before})
		}
		if !ok {
			return parts
		}
		place, after, _ := strings.Cut(rest, "}")
		name, how, _ := strings.Cut(place, ":")
		parts = append(parts, part{name: name, how: how})
		text = after
	}
}

// placesOf returns the names of the arguments of a key, each once, in the order of its texts.
func placesOf(l words.Lang, key string) (names []string) {
	seen := map[string]bool{}
	texts := l.Texts(key)
	for _, when := range sortedKeys(texts) {
		for _, p := range parse(texts[when]) {
			if p.name != "" && !seen[p.name] {
				seen[p.name] = true
				names = append(names, p.name)
			}
		}
	}
	return names
}
