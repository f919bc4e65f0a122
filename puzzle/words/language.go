package words

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"
)

// A catalogue is a language's file. It is read when its first sentence is asked for:
// most runs on the command line need one language or none.
type catalogue struct {
	code string // the language's tag
	read func() map[string]sentence
	tag  func() language.Tag
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
		list = append(list, &catalogue{code: code,
			read: sync.OnceValue(func() map[string]sentence { return read(dir, name) }),
			tag:  sync.OnceValue(func() language.Tag { return language.Make(code) })})
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

func read(dir fs.FS, name string) (says map[string]sentence) {
	b, err := fs.ReadFile(dir, name)
	if err == nil {
		err = json.Unmarshal(b, &says)
	}
	if err != nil {
		panic(fmt.Errorf("%s: %w", name, err)) // the catalogue is part of the program
	}
	return says
}

// Toolkit returns, as JSON, the sentences that the toolkit says itself: those whose
// keys are its own English, and the headings of its lists of files.
func (l Lang) Toolkit() []byte {
	out := map[string]sentence{}
	for key, s := range l.sentences() {
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
