package words

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
)

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

// TestOfAgrees: where so many of so many are said, each noun has the number of what it counts: in
// French and Italian of the first, elsewhere of all.
func TestOfAgrees(t *testing.T) {
	for key, args := range map[string][]any{
		"cli.unlabelled": {"name", "level", "n", 1, "of", 1},
		"library.of":     {"n", 1, "count", "1", "of", "1", "total", 1},
	} {
		for tag, many := range map[string]string{"en": "puzzles", "de": "Rätseln", "es": "puzles", "fr": "grilles", "it": "schemi", "pt-BR": "sudokus"} {
			if got := tagged(tag).T(key, args...); strings.Contains(got, many) {
				t.Errorf("%s: %q", tag, got)
			}
		}
	}
	first := regexp.MustCompile(`\{(n|count)\}[ \x{a0}]\pL+[esi]( \pL+)? su[r]? \{of\}`)
	for _, tag := range []string{"fr", "it"} {
		for _, key := range tagged(tag).Keys("") {
			if text := tagged(tag).Texts(key); len(text) == 1 && first.MatchString(text["other"]) && key != "check.wrong.many" {
				t.Errorf("%s: %s has no form for one: %s", tag, key, text["other"])
			}
		}
	}
}

func tagged(tag string) Lang {
	l, _ := Parse(tag)
	return l
}

func TestSystem(t *testing.T) {
	for _, tt := range []struct {
		env  map[string]string
		want Lang
	}{
		{map[string]string{"LANG": "zh_CN.UTF-8"}, Chinese},
		{map[string]string{"LANG": "zh_CN.UTF-8", "LC_ALL": "C"}, English},
		{map[string]string{"LANG": "en_GB.UTF-8", "LANGUAGE": "xx:zh_CN:en"}, Chinese},
		{map[string]string{"LANG": "C", "LANGUAGE": "zh"}, English},
		{map[string]string{"LANG": "xx_XX.UTF-8"}, English},
		{map[string]string{"LANG": "zh_TW.UTF-8"}, tagged("zh-Hant")},
		{map[string]string{"LANG": "zh_Hant_HK"}, tagged("zh-Hant")},
		{map[string]string{"LANG": "zh_SG"}, Chinese},
		{map[string]string{"LANG": "pt_PT.UTF-8"}, tagged("pt-BR")},
		{map[string]string{"LANG": "de_AT.UTF-8@euro"}, tagged("de")},
		{map[string]string{"LANG": "ja_JP.eucJP"}, tagged("ja")},
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
