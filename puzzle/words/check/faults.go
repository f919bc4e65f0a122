package main

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/text/feature/plural"
	tags "golang.org/x/text/language"
)

// lists are what may differ from English, and the words that mean one thing.
type lists struct {
	terms  []*term
	same   map[[2]string]bool // a language, or * for any, and a key whose text is that of English
	unsaid map[[2]string]bool // a key and an argument that some language leaves out
}

// readLists reads the lists of a folder.
func readLists(dir string) (l lists, err error) {
	if l.terms, err = readTerms(dir + "/forbidden.txt"); err != nil {
		return l, err
	}
	for name, list := range map[string]*map[[2]string]bool{"same.txt": &l.same, "unsaid.txt": &l.unsaid} {
		lines, err := readList(dir + "/" + name)
		if err != nil {
			return l, err
		}
		*list = map[[2]string]bool{}
		for _, f := range lines {
			(*list)[[2]string{f[0], f[1]}] = true
		}
	}
	return l, nil
}

// form is the key of a form that houses have in some languages.
var form = regexp.MustCompile(`^(?:house\.[rcbdk]|logic\.text\.houses\.[rcb])\.[a-z]+$`)

// faults lists what is wrong with a language beside English.
func (l *language) faults(english *language, lists lists) (found []string) {
	say := func(key, format string, args ...any) {
		found = append(found, l.tag+": "+key+" "+fmt.Sprintf(format, args...))
	}
	for _, key := range slices.Sorted(maps.Keys(english.texts)) {
		if _, ok := l.texts[key]; !ok && !notation.MatchString(key) {
			say(key, "is missing: %q", english.texts[key]["other"])
		}
	}
	for _, key := range slices.Sorted(maps.Keys(l.texts)) {
		en, known := english.texts[key]
		switch {
		case l != english && notation.MatchString(key):
			say(key, "translates notation")
		case !known && !form.MatchString(key):
			say(key, "is not in English")
		case l != english && untranslated(l.texts[key], en) && !lists.same[[2]string{l.tag, key}] && !lists.same[[2]string{"*", key}]:
			say(key, "is still English: %q", en["other"])
		}
		l.argumentFaults(key, en, lists, say)
		for when, text := range l.texts[key] {
			l.conditionFaults(key, when, say)
			l.textFaults(key, text, lists, say)
		}
	}
	return found
}

// word is what a language would say in its own way.
var word = regexp.MustCompile(`[a-z]{3}`)

func untranslated(s, en forms) bool {
	return word.MatchString(place.ReplaceAllString(s["other"], "")) && s["other"] == en["other"]
}

// argumentFaults holds each form of a sentence to the arguments that English has. It may leave out
// those of which its condition says how many there are.
func (l *language) argumentFaults(key string, en forms, lists lists, say func(key, format string, args ...any)) {
	want := arguments(en.all()...)
	if len(en) == 0 { // a form of a house has what the house has
		return
	}
	for when, text := range l.texts[key] {
		got := arguments(text)
		for _, a := range want {
			counted := when != "other" && (a == "count" || slices.Contains(asked(when), a))
			if !slices.Contains(got, a) && !counted && !lists.unsaid[[2]string{key, a}] {
				say(key, "(%s) lacks {%s}: %q", when, a, text)
			}
		}
		for _, a := range got {
			if !slices.Contains(want, a) {
				say(key, "(%s) has {%s}, which English has not: %q", when, a, text)
			}
		}
	}
}

// arguments returns the names of the arguments in texts, each once.
func arguments(texts ...string) (found []string) {
	for _, text := range texts {
		for _, m := range place.FindAllStringSubmatch(text, -1) {
			found = append(found, m[1])
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// asked returns the names of the arguments that a condition asks about.
func asked(when string) (names []string) {
	for part := range strings.SplitSeq(when, ", ") {
		name, _, named := strings.Cut(part, " ")
		if !named {
			name = "n"
		}
		names = append(names, name)
	}
	return names
}

var (
	exactly = regexp.MustCompile(`^=\d+$`)
	plurals = map[plural.Form]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one",
		plural.Two: "two", plural.Few: "few", plural.Many: "many"}
)

// conditionFaults says which parts of a condition ask for no number and no plural form of the
// language.
func (l *language) conditionFaults(key, when string, say func(key, format string, args ...any)) {
	for part := range strings.SplitSeq(when, ", ") {
		asks := part[strings.LastIndex(part, " ")+1:]
		if !exactly.MatchString(asks) && !slices.Contains(l.forms(), asks) {
			say(key, "asks for %q, which is no form of the language", part)
		}
	}
}

// forms returns the plural forms that numbers have in a language, by the Unicode CLDR.
func (l *language) forms() (list []string) {
	for n := range 200 {
		if f := plurals[plural.Cardinal.MatchPlural(tags.Make(l.tag), n, 0, 0, 0, 0)]; !slices.Contains(list, f) {
			list = append(list, f)
		}
	}
	return append(list, "other")
}

// hows are the ways in which an argument can be written, beside the forms of houses.
var hows = []string{"", "or", "nor", "comma", "start", "after", "before", "words"}

// textFaults says what is wrong with a text by itself.
func (l *language) textFaults(key, text string, lists lists, say func(key, format string, args ...any)) {
	if text == "" || strings.TrimSpace(text) != text && key != "logic.deep.end" && key != "language.thousands" && !notation.MatchString(key) {
		say(key, "is empty, or begins or ends with a space: %q", text)
	}
	if strings.Count(text, "{") != strings.Count(text, "}") {
		say(key, "has a brace without the other: %q", text)
	}
	for _, m := range place.FindAllStringSubmatch(text, -1) {
		for how := range strings.SplitSeq(m[2], ",") {
			if !slices.Contains(hows, how) && l.texts["house.r."+how] == nil {
				say(key, "asks for {%s:%s}, a form that no house has", m[1], how)
			}
		}
	}
	for _, fault := range wording(lists.terms, l.tag, key, text) {
		say(key, "%s", fault)
	}
}
