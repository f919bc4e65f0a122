// Package words is the catalogue: every sentence that the program says to a
// person, by key, in each language that it speaks.
//
// A language is one file beside this one, named for its tag, as zh-Hans.json. What
// the language is stands in it too, under "language.": its name, how it joins a
// list, and its script. Its lines are in the order of their keys,
// as make words puts them.
//
// A sentence holds its arguments as {name}. How one is written can stand behind the name:
//
//	{name:start}            it begins a sentence
//	{name:after}, {:before} it is a sentence after or before another, with the gap between, or nothing
//	{name:words}            a number that counts things: below ten in letters
//	{name:or}, {:nor}       a list of which one is meant, or none, instead of "1, 3 and 5"
//	{name:comma}            a list with commas alone
//	{name:in}, {:of}...     a house in the form that the language has under house.r.in, if it has
//	                        one; of a list each in that form
//	{name:of,start}         several of these
//
// A language of Han characters has a space where these meet Latin letters or digits: it is
// written around the arguments, and left out beside one that begins or ends with Han.
//
// Where a sentence depends on numbers it is an object of texts by condition:
//
//	"other"             none of the others holds
//	"one", "few"...     the argument n is in that plural form, as the Unicode CLDR has it
//	"=2"                it is 2
//	"cells one"         the argument cells is in that form; of a list counts how many it has
//	"cells one, n =2"   both hold
//
// Of several that hold the one that asks for most is said. What a language lacks is said in
// English.
package words

import (
	"bytes"
	"embed"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// A Lang is a language that the program speaks. English comes first.
type Lang uint8

// English is the language in which the others are written.
const English Lang = 0

//go:embed *.json
var files embed.FS

// A line a language, in the order of [Langs]: its tag, its own name, its script.
//
//go:embed languages.tsv
var table string

var languages = findLanguages(files, table)

// Langs lists every language, in the order in which menus show them: English, then by tag.
var Langs = all(languages)

// Chinese is Simplified Chinese.
var Chinese, _ = Parse("zh-Hans")

func all(list []*catalogue) (out []Lang) {
	for i := range list {
		out = append(out, Lang(i))
	}
	return out
}

func (l Lang) sentence(key string) (sentence, bool) { return languages[l].sentence(key) }

// Code returns the language's tag, such as "en" or "zh-Hans".
func (l Lang) Code() string { return languages[l].code }

// Name returns what the language calls itself.
func (l Lang) Name() string { return languages[l].name }

// Han reports whether the language is written in Han characters, as Japanese is, too.
func (l Lang) Han() bool { return languages[l].script != "latin" }

// Script returns how the language is written: "latin", or of those with Han characters "hans",
// "hant" or "jpan", as in the Unicode CLDR.
func (l Lang) Script() string { return languages[l].script }

// traditional are the beginnings of tags of Chinese that is written in traditional characters.
var traditional = []string{"zh-hant", "zh-tw", "zh-hk", "zh-mo"}

// Parse finds the language for a tag such as "zh_CN.UTF-8", "zh-Hans" or "en": the
// one of that tag, else the first of the same base language.
func Parse(tag string) (Lang, bool) {
	tag, _, _ = strings.Cut(strings.ToLower(tag), ".")
	tag, _, _ = strings.Cut(strings.ReplaceAll(tag, "_", "-"), "@")
	if slices.ContainsFunc(traditional, func(begin string) bool { return strings.HasPrefix(tag, begin) }) {
		tag = "zh-hant"
	}
	base := func(tag string) string { base, _, _ := strings.Cut(tag, "-"); return base }
	same := -1
	for i, l := range languages {
		switch code := strings.ToLower(l.code); {
		case code == tag:
			return Lang(i), true
		case same < 0 && base(code) == base(tag):
			same = i
		}
	}
	if same >= 0 {
		return Lang(same), true
	}
	return English, tag == "c" || tag == "posix"
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

// T says the sentence of the key. Its arguments are pairs of a name and a value:
// T("level.givens", "n", 26). An unknown key is said as it is.
func (l Lang) T(key string, args ...any) string {
	s, ok := l.sentence(key)
	if !ok {
		if l != English {
			return English.T(key, args...)
		}
		return key
	}
	return l.fill(s.form(languages[l], args), args)
}

// fill puts arguments in their places. Those without a place are not
// formatted: most sentences use few of the arguments that are offered.
func (l Lang) fill(text string, args []any) string {
	if len(args) == 0 {
		return text
	}
	tight := l.Han()
	var b []byte
	for {
		at := strings.IndexByte(text, '{')
		if at < 0 {
			return string(append(b, text...))
		}
		b = append(b, text[:at]...)
		place, rest, closed := strings.Cut(text[at+1:], "}")
		name, how, _ := strings.Cut(place, ":")
		v, ok := lookup(args, name)
		if !closed || !ok {
			b, text = append(b, '{'), text[at+1:]
			continue
		}
		said := l.said(v, how)
		if tight {
			b, rest = trimHan(b, said, rest)
		}
		b, text = append(b, said...), rest
	}
}

// trimHan leaves out the spaces around an argument that stand between Han characters or kana.
func trimHan(before []byte, said, after string) ([]byte, string) {
	if rest, ok := bytes.CutSuffix(before, []byte(" ")); ok {
		last, _ := utf8.DecodeLastRune(rest)
		if first, _ := utf8.DecodeRuneInString(said); wide(last) && wide(first) {
			before = rest
		}
	}
	if rest, ok := strings.CutPrefix(after, " "); ok {
		first, _ := utf8.DecodeRuneInString(rest)
		if last, _ := utf8.DecodeLastRuneInString(said); wide(first) && wide(last) {
			after = rest
		}
	}
	return before, after
}

// wide reports whether r is a Han character, kana, or punctuation as wide as one.
func wide(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana) || 0x3000 <= r && r <= 0x303F || 0xFF00 <= r && r <= 0xFF60
}

// said writes an argument as its place asks for.
func (l Lang) said(v any, how string) string {
	form, start := strings.CutSuffix(how, "start")
	form = strings.TrimSuffix(form, ",")
	said := l.formed(v, form)
	if start {
		return l.Start(said)
	}
	return said
}

// formed writes an argument in a form.
func (l Lang) formed(v any, form string) string {
	switch form {
	case "after", "before":
		return l.beside(l.value(v), form)
	case "words":
		if n, ok := v.(int); ok && n > 0 && n < 10 {
			return l.T("number." + strconv.Itoa(n))
		}
	}
	switch noun := v.(type) {
	case List:
		join, rest, several := strings.Cut(form, ",")
		if list := noun.joined(join); several || list.Last != noun.Last {
			return list.formed(l, rest)
		}
		return noun.formed(l, form)
	case Noun:
		return noun.Form(l, form)
	}
	return l.value(v)
}

// beside puts the gap between sentences before or behind one, if there is one.
func (l Lang) beside(sentence, how string) string {
	switch {
	case sentence == "":
		return ""
	case how == "after":
		return l.Join("language.gap", "", sentence)
	}
	return l.Join("language.gap", sentence, "")
}

// Start begins a sentence or a title with a text: with a capital letter, unless it is a cell's name.
func (l Lang) Start(text string) string {
	if len(text) < 2 || text[1] >= '0' && text[1] <= '9' || l.Han() {
		return text
	}
	_, n := utf8.DecodeRuneInString(text)
	return strings.ToUpper(text[:n]) + text[n:]
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

// value writes an argument: a Sayer and a cell in this language, others as fmt does, with nothing
// in it that isn't to be read: names and titles may come from anywhere.
func (l Lang) value(v any) string {
	switch v := v.(type) {
	case Sayer:
		return v.In(l)
	case Cell:
		return l.Cell(v)
	}
	return Visible(fmt.Sprint(v))
}

// Number writes a number with its thousands apart: 1,284.
func (l Lang) Number(n int) string {
	digits := strconv.Itoa(n)
	for i := len(digits) - 3; i > 0 && digits[i-1] != '-'; i -= 3 {
		digits = digits[:i] + l.T("language.thousands") + digits[i:]
	}
	return digits
}

// Decimal writes a number with some decimals: 1.5.
func (l Lang) Decimal(v float64, decimals int) string {
	return strings.Replace(strconv.FormatFloat(v, 'f', decimals, 64), ".", l.T("language.decimal"), 1)
}

// Tenths is a number that is written with one decimal, if it has any.
type Tenths float64

// In implements [Sayer].
func (t Tenths) In(l Lang) string {
	tenths := int(t*10 + 1e-6)
	if tenths%10 == 0 {
		return strconv.Itoa(tenths / 10)
	}
	return l.Decimal(float64(tenths)/10, 1)
}

// Week returns the day with which weeks begin in calendars, Monday or Sunday.
func (l Lang) Week() time.Weekday {
	if l.T("language.week") == "Sun" {
		return time.Sunday
	}
	return time.Monday
}

// Has reports whether the catalogue has a sentence of the key.
func (l Lang) Has(key string) bool { _, ok := l.sentence(key); return ok }

// A Key is a sentence without arguments, to be said in whichever language.
type Key string

// In implements [Sayer].
func (k Key) In(l Lang) string { return l.T(string(k)) }

// Level returns the name of a level of difficulty; name is that of files, such as "easy".
func (l Lang) Level(name string) string { return l.T("level." + name) }

// Say says s.
func (l Lang) Say(s Sayer) string { return s.In(l) }
