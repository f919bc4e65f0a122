package words

import (
	"encoding/json"
	"math"
	"strings"
	"testing"
)

// FuzzSentence takes anything as a sentence of a language's file and says it.
func FuzzSentence(f *testing.F) {
	f.Add(`"{n} of {name}"`, "n", 1)
	f.Add(`{"one": "{n} puzzle", "other": "{n} puzzles"}`, "name", 0)
	f.Add(`{"few": "{"}`, "", -1)
	f.Add(`"{{n}} {} }{"`, "{n}", 1<<40)
	f.Add(`{"one": "", "other": "{n}"}`, "", math.MinInt)
	f.Fuzz(func(t *testing.T, text, name string, n int) {
		var s sentence
		if json.Unmarshal([]byte(text), &s) != nil {
			return
		}
		for l, c := range languages {
			form := s.form(c, []any{"n", n, name, "a"})
			said := Lang(l).fill(form, []any{"n", n, name, "a"})
			if !strings.Contains(form, "{") && said != form {
				t.Errorf("%q is said as %q", form, said)
			}
		}
	})
}

// FuzzTags finds a language for anything that an environment may hold.
func FuzzTags(f *testing.F) {
	for _, s := range []string{"", "C", "POSIX", "de_AT.UTF-8@euro", "zh_CN.GB18030", "zh-Hans:en", ":::", "ZH-hant"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		l, _ := Parse(s)
		m := System(func(string) string { return s })
		if int(l) >= len(Langs) || int(m) >= len(Langs) {
			t.Errorf("%q: %d, %d of %d languages", s, l, m, len(Langs))
		}
	})
}
