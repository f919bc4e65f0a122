// Package words is the catalogue: every sentence that the program says to a
// person, by key, in each language that it speaks. The sentences stand in
// en.json and zh-Hans.json beside this file. The texts of a technique stand in
// its family's own file, as [Text].
//
// A sentence holds its arguments as {name}. Where it depends on a number it is
// an object of plural forms ("one", "other"), chosen by the argument n.
package words

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
)

// A Lang is a language that the program speaks.
type Lang uint8

const (
	English Lang = iota
	Chinese      // Simplified Chinese
)

// Langs lists every language, in the order in which menus show them.
var Langs = []Lang{English, Chinese}

var codes = [...]string{English: "en", Chinese: "zh-Hans"}
var names = [...]string{English: "English", Chinese: "简体中文"}

// Code returns the language's tag, "en" or "zh-Hans".
func (l Lang) Code() string { return codes[l] }

// Name returns what the language calls itself.
func (l Lang) Name() string { return names[l] }

// Parse finds the language for a tag such as "zh_CN.UTF-8", "zh-Hans" or "en".
func Parse(tag string) (Lang, bool) {
	tag, _, _ = strings.Cut(strings.ToLower(tag), ".")
	switch base, _, _ := strings.Cut(strings.ReplaceAll(tag, "_", "-"), "-"); base {
	case "zh":
		return Chinese, true
	case "en", "c", "posix":
		return English, true
	}
	return English, false
}

// System finds the language in the environment as programs on Unix do:
// LANGUAGE's first known entry, else LC_ALL, LC_MESSAGES or LANG; else English.
func System(getenv func(string) string) Lang {
	locale := ""
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if locale = getenv(name); locale != "" {
			break
		}
	}
	if locale != "" && locale != "C" && locale != "POSIX" {
		for tag := range strings.SplitSeq(getenv("LANGUAGE"), ":") {
			if l, ok := Parse(tag); ok && tag != "" {
				return l
			}
		}
	}
	l, _ := Parse(locale)
	return l
}

//go:embed en.json zh-Hans.json
var files embed.FS

// A sentence is one text, or one for each plural form.
type sentence struct{ one, other string }

func (s *sentence) UnmarshalJSON(b []byte) error {
	if b[0] == '"' {
		return json.Unmarshal(b, &s.other)
	}
	var forms struct{ One, Other string }
	err := json.Unmarshal(b, &forms)
	s.one, s.other = forms.One, forms.Other
	return err
}

var catalogue = load()

func load() (all [len(codes)]map[string]sentence) {
	for _, l := range Langs {
		if err := json.Unmarshal(l.File(), &all[l]); err != nil {
			panic(err) // the catalogue is part of the program
		}
	}
	return all
}

// File returns the language's catalogue as JSON, for a toolkit that keeps its
// own strings in such files.
func (l Lang) File() []byte {
	b, err := files.ReadFile(l.Code() + ".json")
	if err != nil {
		panic(err)
	}
	return b
}

// T says the sentence of the key. Its arguments are pairs of a name and a value:
// T("level.givens", "n", 26). An unknown key is said as it is.
func (l Lang) T(key string, args ...any) string {
	s, ok := catalogue[l][key]
	if !ok {
		return key
	}
	text := s.other
	if s.one != "" && isOne(args) {
		text = s.one
	}
	return l.fill(text, args)
}

func isOne(args []any) bool {
	for i := 0; i+1 < len(args); i += 2 {
		if args[i] == "n" {
			return fmt.Sprint(args[i+1]) == "1"
		}
	}
	return false
}

// fill puts arguments in their places. Those without a place are not even said: most
// sentences name few of the arguments that they could.
func (l Lang) fill(text string, args []any) string {
	if len(args) == 0 {
		return text
	}
	var b strings.Builder
	for {
		at := strings.IndexByte(text, '{')
		if at < 0 {
			return b.String() + text
		}
		b.WriteString(text[:at])
		name, rest, closed := strings.Cut(text[at+1:], "}")
		if v, ok := lookup(args, name); closed && ok {
			b.WriteString(l.value(v))
			text = rest
		} else {
			b.WriteByte('{')
			text = text[at+1:]
		}
	}
}

// lookup returns the first argument of a name.
func lookup(args []any, name string) (v any, ok bool) {
	for i := 0; i+1 < len(args); i += 2 {
		if args[i] == name {
			return args[i+1], true
		}
	}
	return nil, false
}

// value writes an argument: a Text or a Sayer in this language, others as fmt does.
func (l Lang) value(v any) string {
	switch v := v.(type) {
	case Text:
		return l.Say(v)
	case Sayer:
		return v.In(l)
	}
	return fmt.Sprint(v)
}

// Has reports whether the catalogue has a sentence of the key.
func (l Lang) Has(key string) bool { _, ok := catalogue[l][key]; return ok }

// A Text is one sentence in each language, kept beside the code that says it.
type Text struct{ En, Zh string }

// Say says t; arguments are as for T.
func (l Lang) Say(t Text, args ...any) string {
	if l == Chinese {
		return l.fill(t.Zh, args)
	}
	return l.fill(t.En, args)
}

// List joins parts as the language lists them: "a, b and c", "a、b 和 c".
func (l Lang) List(parts []string) string {
	n := len(parts)
	if n < 2 {
		return strings.Join(parts, "")
	}
	comma, and := ", ", " and "
	if l == Chinese {
		comma, and = "、", " 和 "
	}
	return strings.Join(parts[:n-1], comma) + and + parts[n-1]
}
