package words

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"
)

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
func (s sentence) form(c *catalogue, args []any) string {
	if len(s) > 1 {
		if n, ok := lookup(args, "n"); ok {
			if i, err := strconv.Atoi(fmt.Sprint(n)); err == nil {
				if text, ok := s[c.plural(i)]; ok {
					return text
				}
			}
		}
	}
	return s["other"]
}

var forms = map[plural.Form]string{plural.Other: "other", plural.Zero: "zero", plural.One: "one",
	plural.Two: "two", plural.Few: "few", plural.Many: "many"}

// plural names the form of a number by the rules of the Unicode CLDR, which heed no sign.
func (c *catalogue) plural(n int) string {
	return forms[plural.Cardinal.MatchPlural(c.tag(), max(n, -n, 0), 0, 0, 0, 0)]
}

// findLanguages lists the languages of a folder by tag, English first.
func findLanguages(dir fs.FS) (list []*catalogue) {
	names, _ := fs.Glob(dir, "*.json")
	for _, name := range names {
		code := strings.TrimSuffix(path.Base(name), ".json")
		list = append(list, newCatalogue(dir, name, code))
	}
	slices.SortFunc(list, func(a, b *catalogue) int {
		switch {
		case a.code == "en":
			return -1
		case b.code == "en":
			return 1
		}
		return strings.Compare(a.code, b.code)
	})
	return list
}

// Toolkit returns, as JSON, the sentences that the toolkit says itself: those whose
// keys are its own English, and the headings of its lists of files.
func (l Lang) Toolkit() []byte {
	out := map[string]sentence{}
	for key := range languages[l].entries() {
		if strings.ToLower(key[:1]) != key[:1] || strings.HasPrefix(key, "file.") {
			out[key], _ = l.sentence(key)
		}
	}
	b, err := json.Marshal(out)
	if err != nil {
		panic(err) // texts by text
	}
	return b
}
