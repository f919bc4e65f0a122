package words

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
)

// A language is what its file holds.
type language struct {
	code   string
	says   map[string]sentence
	plural plural
}

// texts is the key under which a language has its sentences for [Text]s.
const texts = "texts"

// A sentence is a text for each plural form; that of one without is other.
type sentence map[string]string

func (s *sentence) UnmarshalJSON(b []byte) error {
	if b[0] != '"' {
		return json.Unmarshal(b, (*map[string]string)(s))
	}
	*s = sentence{"other": ""}
	var text string
	err := json.Unmarshal(b, &text)
	(*s)["other"] = text
	return err
}

// form is the text for the argument n.
func (s sentence) form(rule plural, args []any) string {
	if len(s) > 1 {
		if n, ok := lookup(args, "n"); ok {
			if i, err := strconv.Atoi(fmt.Sprint(n)); err == nil {
				if text, ok := s[rule(i)]; ok {
					return text
				}
			}
		}
	}
	return s["other"]
}

// A plural chooses the form of a number.
type plural func(n int) string

// plurals are the rules that languages name.
var plurals = map[string]plural{
	"none":  func(int) string { return "other" },
	"one":   func(n int) string { return first(n == 1, "one") },
	"upto1": func(n int) string { return first(n <= 1, "one") },
	"czech": func(n int) string { return first(n == 1, "one", n >= 2 && n <= 4, "few") },
	"polish": func(n int) string {
		return first(n == 1, "one", few(n), "few", true, "many")
	},
	"russian": func(n int) string {
		return first(n%10 == 1 && n%100 != 11, "one", few(n), "few", true, "many")
	},
}

// few reports whether n ends in 2, 3 or 4 and not in 12, 13 or 14.
func few(n int) bool { return n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) }

// first returns the form behind the first condition that holds, else other.
func first(pairs ...any) string {
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i].(bool) {
			return pairs[i+1].(string)
		}
	}
	return "other"
}

// load reads every language of a folder, in the order that they ask for.
func load(dir fs.FS) (list []language) {
	names, _ := fs.Glob(dir, "*.json")
	for _, name := range names {
		b, err := fs.ReadFile(dir, name)
		l := language{code: strings.TrimSuffix(path.Base(name), ".json")}
		if err == nil {
			err = json.Unmarshal(b, &l.says)
		}
		if err != nil {
			panic(fmt.Errorf("%s: %w", name, err)) // the catalogue is part of the program
		}
		if l.plural = plurals[l.own("plural")]; l.plural == nil {
			panic(name + ": no such rule of plurals: " + l.own("plural"))
		}
		list = append(list, l)
	}
	slices.SortFunc(list, func(a, b language) int { return strings.Compare(a.own("order"), b.own("order")) })
	return list
}

// own is what the language says of itself.
func (l *language) own(what string) string { return l.says["language."+what]["other"] }

// Toolkit returns, as JSON, the sentences that the toolkit says itself: those whose
// keys are its own English, and the headings of its lists of files.
func (l Lang) Toolkit() []byte {
	out := map[string]sentence{}
	for key, s := range languages[l].says {
		if strings.ToLower(key[:1]) != key[:1] || strings.HasPrefix(key, "file.") {
			out[key] = s
		}
	}
	b, err := json.Marshal(out)
	if err != nil {
		panic(err) // texts by text
	}
	return b
}
