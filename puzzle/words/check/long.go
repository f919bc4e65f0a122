package main

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode"
)

// labels begin the keys of what stands on buttons, in menus, tabs and tools.
var labels = []string{"action.", "menu.", "tool.", "mode.", "key.", "settings.", "print.", "new.option.", "home.", "legend."}

// long lists the labels that are much longer than in English.
func (l *language) long(english *language) (found []string) {
	for _, key := range slices.Sorted(maps.Keys(l.texts)) {
		en, text := english.texts[key]["other"], l.texts[key]["other"]
		label := slices.ContainsFunc(labels, func(begin string) bool { return strings.HasPrefix(key, begin) })
		if width := width(text); label && width > roomFor(en) {
			found = append(found, fmt.Sprintf("%s: %s is long: %q for %q", l.tag, key, text, en))
		}
	}
	return found
}

// roomFor is the most that a label should have for an English one: the shorter that is the more it
// may grow.
func roomFor(english string) int { return width(english)*3/2 + 6 }

// width counts characters, of Han characters and kana each as two.
func width(text string) (n int) {
	for _, r := range place.ReplaceAllString(text, "00") {
		if n++; unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana) {
			n++
		}
	}
	return n
}
