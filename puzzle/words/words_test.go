package words

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var argument = regexp.MustCompile(`\{(\w+)(?::(\w+))?\}`)

// arguments returns the names of the arguments in texts.
func arguments(texts ...string) (found []string) {
	for _, text := range texts {
		for _, m := range argument.FindAllStringSubmatch(text, -1) {
			found = append(found, m[1])
		}
	}
	slices.Sort(found)
	return slices.Compact(found)
}

// texts returns the texts of a sentence.
func (s sentence) texts() []string { return slices.Collect(maps.Values(s)) }

// counted returns the names of the arguments that a condition asks about.
func counted(when string) (names []string) {
	for part := range strings.SplitSeq(when, ", ") {
		name, _, named := strings.Cut(part, " ")
		if !named {
			name = "n"
		}
		names = append(names, name)
	}
	return names
}

// word is what a language would say in its own way.
var word = regexp.MustCompile(`[a-z]{3}`)

// alike are sentences that are the same in every language.
var alike = []string{"app.name", "level.explainer", "se.xy-wing.name", "se.xyz-wing.name", "key.Delete", "key.Escape", "key.Next", "key.Prior", "keys.doubtset.keys", "keys.ends.keys", "keys.centre.keys", "keys.colour.keys", "keys.corner.keys"}

// unsaid are arguments that some language leaves out: it says "these" of what another names.
var unsaid = map[string][]string{
	"cli.rare":                        {"of"},
	"logic.als.hold":                  {"n"},
	"logic.hidden-single.what":        {"name"},
	"logic.naked-single.sees":         {"cell"},
	"logic.naked-single.sees.removed": {"cell"},
	"logic.turbot.sees":               {"a", "b"},
}

// form is the key of a form of a house that English has not.
var form = regexp.MustCompile(`^house\.[rcb]\.(?:in|of)$`)

// TestComplete holds every language to English: nothing is missing, left over, empty
// or not translated, and every form has the arguments.
func TestComplete(t *testing.T) {
	english := English.sentences()
	for _, l := range Langs {
		for key, s := range l.sentences() {
			en, ok := english[key]
			if !ok && !form.MatchString(key) {
				t.Errorf("%s: %q is not in English", l.Code(), key)
			}
			if s["other"] == "" && strings.TrimSpace(en["other"]) != "" {
				t.Errorf("%s: %q is empty", l.Code(), key)
			}
			checkArguments(t, l, key, s, arguments(en.texts()...))
			if l != English && word.MatchString(argument.ReplaceAllString(s["other"], "")) && s["other"] == en["other"] && !slices.Contains(alike, key) {
				t.Errorf("%s: %q is still English: %q", l.Code(), key, s["other"])
			}
		}
		for key := range english {
			if notation := strings.HasSuffix(key, ".notation"); l != English && l.Has(key) == notation {
				t.Errorf("%s lacks %q, or translates notation", l.Code(), key)
			}
		}
	}
}

// checkArguments holds each form of a sentence to the arguments that it should have. It may
// leave out those of which its condition says how many there are.
func checkArguments(t *testing.T, l Lang, key string, s sentence, want []string) {
	t.Helper()
	for when, text := range s {
		got := arguments(text)
		lacks := slices.DeleteFunc(slices.Clone(want), func(a string) bool {
			return slices.Contains(got, a) || slices.Contains(unsaid[key], a) || when != "other" && (a == "count" || slices.Contains(counted(when), a))
		})
		more := slices.DeleteFunc(got, func(a string) bool { return slices.Contains(want, a) || slices.Contains(unsaid[key], a) })
		if len(lacks) > 0 || len(more) > 0 {
			t.Errorf("%s: %q, %s, lacks the arguments %v and has %v, which English has not", l.Code(), key, when, lacks, more)
		}
	}
}

// formNames are the plural forms of a language.
func formNames(c *catalogue) (names []string) {
	for n := range 200 {
		names = append(names, c.plural(n))
	}
	slices.Sort(names)
	return slices.Compact(names)
}

var exactly = regexp.MustCompile(`^=\d+$`)

// TestConditions: every condition asks for a number, or for a plural form of the language, and
// every place for a way that there is.
func TestConditions(t *testing.T) {
	for _, l := range Langs {
		forms := formNames(languages[l])
		for key, s := range l.sentences() {
			for when, text := range s {
				for part := range strings.SplitSeq(when, ", ") {
					form := part[strings.LastIndex(part, " ")+1:]
					if !exactly.MatchString(form) && !slices.Contains(forms, form) {
						t.Errorf("%s: %q asks for %q", l.Code(), key, part)
					}
				}
				for _, m := range argument.FindAllStringSubmatch(text, -1) {
					if !slices.Contains([]string{"", "or", "nor", "comma", "start", "after", "before", "words", "in", "of"}, m[2]) {
						t.Errorf("%s: %q has %s", l.Code(), key, m[0])
					}
				}
			}
		}
	}
}

// TestForms: of the conditions that hold the one that asks for most is taken.
func TestForms(t *testing.T) {
	s := sentence{"one": "1", "=2": "2", "cells one": "c", "cells =2": "cc", "cells one, n =2": "2c", "other": "o"}
	cells := func(n int) List { return List{Parts: make([]any, n)} }
	for _, tt := range []struct {
		args []any
		want string
	}{
		{nil, "o"},
		{[]any{"n", 1}, "1"},
		{[]any{"n", 2}, "2"},
		{[]any{"n", 3, "cells", cells(3)}, "o"},
		{[]any{"n", 3, "cells", cells(1)}, "c"},
		{[]any{"n", 3, "cells", cells(2)}, "cc"},
		{[]any{"n", 2, "cells", cells(1)}, "2c"},
		{[]any{"cells", "r1c1"}, "o"},
	} {
		if got := s.form(languages[English], tt.args); got != tt.want {
			t.Errorf("%v: %q, want %q", tt.args, got, tt.want)
		}
	}
}

func TestSystem(t *testing.T) {
	for _, tt := range []struct {
		env  map[string]string
		want Lang
	}{
		{map[string]string{"LANG": "zh_CN.UTF-8"}, Chinese},
		{map[string]string{"LANG": "zh_CN.UTF-8", "LC_ALL": "C"}, English},
		{map[string]string{"LANG": "en_GB.UTF-8", "LANGUAGE": "fr:zh_CN:en"}, Chinese},
		{map[string]string{"LANG": "C", "LANGUAGE": "zh"}, English},
		{map[string]string{"LANG": "xx_XX.UTF-8"}, English},
		{nil, English},
	} {
		if got := System(func(k string) string { return tt.env[k] }); got != tt.want {
			t.Errorf("%v: %s", tt.env, got.Code())
		}
	}
}

func TestMessage(t *testing.T) {
	m := Error("error.full")
	err := fmt.Errorf("saving: %w", m)
	if !errors.Is(err, Error("error.full")) || errors.Is(err, Error("error.readonly")) {
		t.Error("messages are the same error when their keys are")
	}
	if got := Chinese.Error(err); got != Chinese.T("error.full") {
		t.Error(got)
	}
}

func TestList(t *testing.T) {
	for _, tt := range []struct {
		parts  []string
		en, zh string
	}{
		{nil, "", ""},
		{[]string{"a"}, "a", "a"},
		{[]string{"a", "b"}, "a and b", "a 和 b"},
		{[]string{"a", "b", "c"}, "a, b and c", "a、b 和 c"},
	} {
		if en, zh := English.List(tt.parts...), Chinese.List(tt.parts...); en != tt.en || zh != tt.zh {
			t.Errorf("%v: %q, %q", tt.parts, en, zh)
		}
	}
}

// A mute can't say itself.
type mute struct{}

func (mute) In(Lang) string { panic("nobody asked") }

// TestPlaces: a place may ask for a list joined in another way, or for the start of a sentence.
// Chinese has spaces around its "and" only beside Latin letters and digits.
func TestPlaces(t *testing.T) {
	args := []any{"d", And(slices.Values([]int{1, 3, 5})), "h", And(slices.Values([]Key{"house.r", "house.b"})), "c", "r1c1", "x", "one", "e", ""}
	for text, want := range map[string][2]string{
		"{d}":                   {"1, 3 and 5", "1、3 和 5"},
		"{d:or}, {x}":           {"1, 3 or 5, one", "1、3 或 5, one"},
		"{d:nor}{x:or}":         {"1, 3 nor 5one", "1、3 和 5one"},
		"{d:comma}":             {"1, 3, 5", "1、3、5"},
		"{h:start}":             {"Row {n} and box {n}", "第 {n} 行和第 {n} 宫"},
		"{c:start}, {x:start}":  {"r1c1, One", "r1c1, one"},
		"{c}{x:after}{e:after}": {"r1c1 one", "r1c1one"},
		"{e:before}{x:before}.": {"one .", "one."},
	} {
		if en, zh := English.fill(text, args), Chinese.fill(text, args); en != want[0] || zh != want[1] {
			t.Errorf("%q: %q and %q, want %q", text, en, zh, want)
		}
	}
}

// Arguments stand where the text has their names, and those that it doesn't name are
// not said.
func TestFill(t *testing.T) {
	for text, want := range map[string]string{
		"":                  "",
		"{a} and {b}, {a}":  "{b} and 2, {b}", // what is put in is not filled again
		"{c} {a {b} {} } {": "{c} {a 2 {} } {",
	} {
		if got := English.fill(text, []any{"a", "{b}", "b", 2, "unused", mute{}, "b", 3}); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestCounts: numbers below ten that count things are words, and no space stands between Han
// characters, whatever is put between them.
func TestCounts(t *testing.T) {
	for _, c := range []struct {
		l          Lang
		text, want string
		n          any
	}{
		{English, "{n:words} cells", "two cells", 2},
		{English, "{n:words} cells", "10 cells", 10},
		{English, "{n:words} cells", "0 cells", 0},
		{Chinese, "共 {n:words} 格", "共两格", 2},
		{Chinese, "共 {n:words} 格", "共 12 格", 12},
		{Chinese, "看 {n}。", "看 r1c1。", "r1c1"},
		{Chinese, "看 {n}。", "看第 1 行。", "第 1 行"},
		{Chinese, "{n} {n}", "行行", "行"},
		{Chinese, "{n} · {n}", "行 · 行", "行"},
		{Chinese, "（{n}） {n}", "（行）行", "行"},
		{Chinese, " {n} ", " 行 ", "行"},
		{Chinese, "看 {n} 行", "看  行", ""},
	} {
		if got := c.l.fill(c.text, []any{"n", c.n}); got != c.want {
			t.Errorf("%q with %v: got %q, want %q", c.text, c.n, got, c.want)
		}
	}
}
