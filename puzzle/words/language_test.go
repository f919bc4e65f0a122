package words

import (
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// esperanto is a language of one file, as a translator would begin it.
const esperanto = `{
	"OK": "Bone",
	"hint.mistake.where": "Eraro {house:in}.",
	"house.b": "bloko {n}",
	"house.r": "vico {n}",
	"house.r.in": "en la vico {n}",
	"language.and": "{a} kaj {b}",
	"language.comma": "{a}, {b}",
	"level.givens": {
		"one": "{n} donita",
		"other": "{n} donitaj"
	},
	"logic.naked-single.name": "Nuda unuopo",
	"logic.text.placed": "en {cell} estas {digit}"
}`

// speak has a test speak English, Chinese and another language.
func speak(t *testing.T, k known, text string) {
	list, langs, zh := languages, Langs, Chinese
	t.Cleanup(func() { languages, Langs, Chinese = list, langs, zh })
	languages = []*catalogue{sourceOf(t, "en"), sourceOf(t, "zh-Hans"), textOf(k, text)}
	Langs = all(languages)
	Chinese, _ = Parse("zh-Hans")
}

func textOf(k known, text string) *catalogue { return newCatalogue(k, func() string { return text }) }

// sourceOf returns a language of its file.
func sourceOf(t testing.TB, tag string) *catalogue {
	b, err := os.ReadFile(tag + ".json")
	if err != nil {
		t.Fatal(err)
	}
	return textOf(known{code: tag}, string(b))
}

// TestLanguages: English comes first, the others by tag, each with a file, and no file has none.
func TestLanguages(t *testing.T) {
	var tags, want []string
	for _, l := range Langs {
		tags = append(tags, l.Code())
	}
	names, _ := filepath.Glob("*.json")
	for _, name := range names {
		if tag := strings.TrimSuffix(name, ".json"); tag != "en" {
			want = append(want, tag)
		}
	}
	if want = append([]string{"en"}, want...); !slices.Equal(tags, want) {
		t.Errorf("%q, want %q", tags, want)
	}
}

// TestAnotherLanguage: one more line and file is one more language, wherever languages are
// listed, chosen or said; what it lacks is said in English.
func TestAnotherLanguage(t *testing.T) {
	speak(t, known{"eo", "Esperanto", "latin"}, esperanto)
	l := System(func(name string) string { return map[string]string{"LANG": "eo_XX.UTF-8"}[name] })
	if len(Langs) != 3 || Langs[2] != l || l.Code() != "eo" || English.Code() != "en" || Chinese.Code() != "zh-Hans" || l.Han() {
		t.Fatalf("%v, of which %q is %v", Langs, l.Code(), l)
	}
	single := Key("logic.naked-single.name")
	for _, tt := range []struct{ got, want string }{
		{l.Name(), "Esperanto"},
		{l.T("level.givens", "n", 1), "1 donita"},
		{l.T("level.givens", "n", 26), "26 donitaj"},
		{l.List("a", "b", "c"), "a, b kaj c"},
		{l.Say(single), "Nuda unuopo"},
		{l.T("hint.mistake.where", "house", Message{"house.r", []any{"n", 3}}), "Eraro en la vico 3."},
		{l.T("hint.mistake.where", "house", Message{"house.b", []any{"n", 3}}), "Eraro bloko 3."},
		{Chinese.Say(single), "唯一余数"},
		{l.T("logic.text.placed", "cell", "r1c1", "digit", 5), "en r1c1 estas 5"},
		{l.Say(Key("logic.full-house.name")), "Full house"},
		{l.T("done.title"), English.T("done.title")},
		{string(l.Toolkit()), `{"OK":{"other":"Bone"}}`},
	} {
		if tt.got != tt.want {
			t.Errorf("%q, want %q", tt.got, tt.want)
		}
	}
	if !l.Has(string(single)) || l.Has("logic.full-house.name") {
		t.Error("it does not know what it knows")
	}
}

func TestParsePrefersTheSameTag(t *testing.T) {
	speak(t, known{"zh-Hant", "正體中文", "hant"}, "{}")
	for tag, want := range map[string]string{"zh-Hant": "zh-Hant", "zh_CN.UTF-8": "zh-Hans", "zh": "zh-Hans", "C": "en"} {
		if l, ok := Parse(tag); !ok || l.Code() != want {
			t.Errorf("%s is %s, want %s", tag, l.Code(), want)
		}
	}
	if _, ok := Parse("xx"); ok {
		t.Error("xx is no language")
	}
}

// TestPlurals: each language has the forms that the CLDR gives it.
func TestPlurals(t *testing.T) {
	numbers := []int{0, 1, 2, 5, 11, 12, 21, 22, 112}
	for tag, want := range map[string]string{
		"zh-Hans": "other other other other other other other other other",
		"en":      "other one other other other other other other other",
		"fr":      "one one other other other other other other other",
		"cs":      "other one few other other other other other other",
		"pl":      "many one few many many many many few many",
		"ru":      "many one few many many many one few many",
	} {
		c := textOf(known{code: tag}, "")
		for i, form := range strings.Fields(want) {
			if got := c.plural(numbers[i]); got != form {
				t.Errorf("%s: %d is %q, want %q", tag, numbers[i], got, form)
			}
		}
	}
}

// sentences decodes the whole file of a language.
func (l Lang) sentences() (all map[string]sentence) {
	b, err := os.ReadFile(l.Code() + ".json")
	if err == nil {
		err = json.Unmarshal(b, &all)
	}
	if err != nil {
		panic(err)
	}
	return all
}

// Sentences are found one by one as in the file decoded as a whole, and nothing else is.
func TestSentencesAreFoundAlone(t *testing.T) {
	for _, l := range Langs {
		all := l.sentences()
		if got := l.Keys(""); !slices.Equal(got, slices.Sorted(maps.Keys(all))) {
			t.Errorf("%s: %d keys, want %d", l.Code(), len(got), len(all))
		}
		for key, want := range all {
			if got, ok := l.sentence(key); !ok || !maps.Equal(got, want) {
				t.Errorf("%s: %q is %q, want %q", l.Code(), key, got, want)
			}
			for _, other := range []string{key + ".", key[:len(key)-1], key + "\x00", "", "~", "{"} {
				if _, ok := all[other]; !ok && l.Has(other) {
					t.Errorf("%s has %q", l.Code(), other)
				}
			}
		}
	}
}

// TestFind: a sentence is found wherever it stands, and none in what holds none.
func TestFind(t *testing.T) {
	for text, want := range map[string]string{
		"":                     "",
		"{}":                   "",
		"{\n}\n":               "",
		"{\n\t\"b\": \"1\"\n}": `"1"`,
		"{\n\t\"a\": \"0\",\n\t\"b\": \"1\",\n\t\"c\": \"\"\n}":                          `"1"`,
		"{\n\t\"a\": {\n\t\t\"one\": \"\"\n\t},\n\t\"b\": {\n\t\t\"one\": \"b\"\n\t}\n}": "{\n\t\t\"one\": \"b\"\n\t}",
		"{\n\t\"a\": \"" + strings.Repeat("long ", 999) + "\",\n\t\"b\": \"1\"\n}":       `"1"`,
		"{\n\t\"b\": \"1\",\n\t\"c\": \"" + strings.Repeat("long ", 999) + "\"\n}":       `"1"`,
		"{\n\t\"ba\": \"1\"\n}": "",
	} {
		if got, ok := textOf(known{}, text).find("b"); strings.TrimSpace(got) != want || ok != (want != "") {
			t.Errorf("%q: %q, %v, want %q", text, got, ok, want)
		}
	}
}

// What asks for no sentence decodes none, and who asks for one decodes one.
func TestOneSentenceIsDecoded(t *testing.T) {
	speak(t, known{"eo", "Esperanto", "latin"}, esperanto)
	l, _ := Parse("eo")
	_ = l.T("OK")
	for key := range languages[l].said.Range {
		if key != "OK" {
			t.Errorf("%q is decoded", key)
		}
	}
}

// BenchmarkFirst says the first sentence of a language.
func BenchmarkFirst(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		_, _ = findLanguages(files, table)[English].sentence("done.title")
	}
}

// BenchmarkNext says one that was said.
func BenchmarkNext(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		_ = English.T("level.givens", "n", 26)
	}
}
