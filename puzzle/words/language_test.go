package words

import (
	"io/fs"
	"testing"
	"testing/fstest"
)

// esperanto is a language of one file, as a translator would begin it.
const esperanto = `{
	"language.name": "Esperanto", "language.order": "5", "language.plural": "one",
	"language.comma": ", ", "language.and": " kaj ", "language.script": "latin",
	"level.givens": {"one": "{n} donita", "other": "{n} donitaj"},
	"OK": "Bone",
	"texts": {"Naked single": "Nuda unuopo", "{cell} is {digit}": "en {cell} estas {digit}"}
}`

// speak adds languages for a test.
func speak(t *testing.T, more fstest.MapFS) {
	names, err := fs.Glob(files, "*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		b, err := files.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		more[name] = &fstest.MapFile{Data: b}
	}
	list, langs := languages, Langs
	t.Cleanup(func() { languages, Langs = list, langs })
	languages = load(more)
	Langs = all(languages)
}

// TestAnotherLanguage: one more file is one more language, wherever languages are
// listed, chosen or said; what it lacks is said in English.
func TestAnotherLanguage(t *testing.T) {
	speak(t, fstest.MapFS{"eo.json": {Data: []byte(esperanto)}})
	l := System(func(name string) string { return map[string]string{"LANG": "eo_XX.UTF-8"}[name] })
	if len(Langs) != 3 || Langs[2] != l || l.Code() != "eo" || English.Code() != "en" || Chinese.Code() != "zh-Hans" || l.Han() {
		t.Fatalf("%v, of which %q is %v", Langs, l.Code(), l)
	}
	single := Text{En: "Naked single", Zh: "唯余"}
	for _, tt := range []struct{ got, want string }{
		{l.Name(), "Esperanto"},
		{l.T("level.givens", "n", 1), "1 donita"},
		{l.T("level.givens", "n", 26), "26 donitaj"},
		{l.List([]string{"a", "b", "c"}), "a, b kaj c"},
		{l.Say(single), "Nuda unuopo"},
		{Chinese.Say(single), "唯余"},
		{l.Say(Text{En: "{cell} is {digit}"}, "cell", "r1c1", "digit", 5), "en r1c1 estas 5"},
		{l.Say(Text{En: "Full house", Zh: "满宫"}), "Full house"},
		{l.T("done.title"), English.T("done.title")},
		{string(l.Toolkit()), `{"OK":{"other":"Bone"}}`},
	} {
		if tt.got != tt.want {
			t.Errorf("%q, want %q", tt.got, tt.want)
		}
	}
	if !l.Knows(single) || l.Knows(Text{En: "Full house"}) {
		t.Error("it does not know what it knows")
	}
}

func TestParsePrefersTheSameTag(t *testing.T) {
	hant := `{"language.name": "正體中文", "language.order": "2", "language.plural": "none"}`
	speak(t, fstest.MapFS{"zh-Hant.json": {Data: []byte(hant)}})
	for tag, want := range map[string]string{"zh-Hant": "zh-Hant", "zh_CN.UTF-8": "zh-Hans", "zh": "zh-Hans", "C": "en"} {
		if l, ok := Parse(tag); !ok || l.Code() != want {
			t.Errorf("%s is %s, want %s", tag, l.Code(), want)
		}
	}
	if _, ok := Parse("xx"); ok {
		t.Error("xx is no language")
	}
}

func TestPlurals(t *testing.T) {
	numbers := []int{0, 1, 2, 5, 11, 12, 21, 22, 112}
	for name, want := range map[string][]string{
		"none":    {"other", "other", "other", "other", "other", "other", "other", "other", "other"},
		"one":     {"other", "one", "other", "other", "other", "other", "other", "other", "other"},
		"upto1":   {"one", "one", "other", "other", "other", "other", "other", "other", "other"},
		"czech":   {"other", "one", "few", "other", "other", "other", "other", "other", "other"},
		"polish":  {"many", "one", "few", "many", "many", "many", "many", "few", "many"},
		"russian": {"many", "one", "few", "many", "many", "many", "one", "few", "many"},
	} {
		for i, n := range numbers {
			if got := plurals[name](n); got != want[i] {
				t.Errorf("%s: %d is %q, want %q", name, n, got, want[i])
			}
		}
	}
}
