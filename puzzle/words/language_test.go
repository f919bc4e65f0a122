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
	"language.comma": "{a}, {b}", "language.and": "{a} kaj {b}",
	"level.givens": {"one": "{n} donita", "other": "{n} donitaj"},
	"OK": "Bone",
	"house.r": "vico {n}", "house.r.in": "en la vico {n}", "house.b": "bloko {n}",
	"hint.mistake.where": "Eraro {house:in}.",
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

func textOf(k known, text string) *catalogue { return textCatalogue(k, func() string { return text }) }

// sourceOf returns a language of the file that is packed.
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

// Sentences are found one by one as in the file decoded as a whole.
func TestSentencesAreFoundAlone(t *testing.T) {
	for _, l := range Langs {
		all := l.sentences()
		if got := len(languages[l].entries()) + len(languages[l].rest()); got != len(all) {
			t.Errorf("%s: %d sentences, want %d", l.Code(), got, len(all))
		}
		for key, want := range all {
			if got, ok := l.sentence(key); !ok || !maps.Equal(got, want) {
				t.Errorf("%s: %q is %q, want %q", l.Code(), key, got, want)
			}
		}
	}
}

// TestDivide: wherever the sentences about techniques stand, none is lost, and those of the
// program's own languages are apart.
func TestDivide(t *testing.T) {
	for text, want := range map[string][2]int{
		"{}": {0, 0},
		"{\n\t\"a\": \"1\",\n\t\"logic.b\": \"2\",\n\t\"logic.c\": {\"one\": \"3\"},\n\t\"logic.d\": \"\",\n\t\"e\": \"5\"\n}": {2, 3},
		"{\n\t\"logic.b\": \"2\",\n\t\"e\": \"5\",\n\t\"logic.c\": \"\\\"\"}":                                                  {2, 1},
		"{\n\t\"logic.b\": \"2\"\n}":         {1, 0},
		"{\"logic.b\": \"2\", \"e\": \"5\"}": {2, 0},
	} {
		p := divide(text)
		if got := [2]int{len(index(p[0], p[2])), len(index(p[1]))}; got != want {
			t.Errorf("%q: %d, want %d", text, got, want)
		}
	}
	for _, l := range Langs {
		for key := range languages[l].entries() {
			if strings.HasPrefix(key, techniques+"text.") {
				t.Errorf("%s: %q stands among the others", l.Code(), key)
			}
		}
	}
}

// What asks for no sentence decodes none, and who asks for one decodes one.
func TestOneSentenceIsDecoded(t *testing.T) {
	speak(t, known{"eo", "Esperanto", "latin"}, esperanto)
	l, _ := Parse("eo")
	_ = l.T("OK")
	for key, e := range languages[l].entries() {
		if decoded := e.says != nil; decoded != (key == "OK") {
			t.Errorf("%q is decoded: %v", key, decoded)
		}
	}
}

func TestMembers(t *testing.T) {
	for _, tt := range []struct {
		object string
		want   []string
	}{
		{``, nil},
		{`{}`, nil},
		{`{"a":"b"}`, []string{"a", `"b"`}},
		{"{\r\n\t\"a\" : \"b \\\"c\\\" \\\\\",\n\"d\": {\"one\": \"}\", \"other\": \"{n}\"}, \"e\":\"\"}",
			[]string{"a", `"b \"c\" \\"`, "d", `{"one": "}", "other": "{n}"}`, "e", `""`}},
		{`{"a":"b`, []string{"a", `"b`}},
		{`{"a`, []string{"a", ""}},
		{`{"a":{"b`, []string{"a", `{"b`}},
		{`{"a":"b\`, []string{"a", `"b\`}},
	} {
		var got []string
		keys, values := members(tt.object, nil, nil)
		for i := range keys {
			got = append(got, keys[i], values[i].text)
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.object, got, tt.want)
		}
	}
}

// BenchmarkLoad unpacks a language and finds its texts, as the first sentence does.
func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		_ = packedCatalogue(files, known{code: "en"}).entries()
	}
}

// BenchmarkLoadText does the second alone.
func BenchmarkLoadText(b *testing.B) {
	b.ReportAllocs()
	text, err := os.ReadFile("en.json")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		_ = textOf(known{code: "en"}, string(text)).entries()
	}
}
